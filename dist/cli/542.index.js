export const id = 542;
export const ids = [542];
export const modules = {

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

/***/ 37542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  improve: () => (/* binding */ improve)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var lib_agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/lint/finding.js
var lint_finding = __webpack_require__(44545);
;// CONCATENATED MODULE: ./build/lib/improve/advice.js
/** Findings about a skill \u2192 what to change first, by weight, where no model is to be had. */

/** line: of the description, for findings about the file as a whole. The heaviest first: what an agent does not show, prompts that go to another skill, then what may mislead. */
function weighFindings(findings, { files, id, line: own }) {
    return findings
        .filter(({ file, subject, subjects = [] }) => files.includes(file) || [subject, ...subjects].includes(id))
        .map((finding) => ({ ...finding, line: finding.line > 1 ? finding.line : own, weight: weigh(finding) }))
        .sort((one, other) => other.weight - one.weight || one.line - other.line);
}
/** Agents that are concerned count more than how sure a rule is; an error counts as much as three of them. */
function weigh(finding) {
    const { severity, rule, consequences } = finding;
    if ((0,lint_finding/* isMeant */.EZ)(finding))
        return 0;
    const agents = Object.keys(consequences).length;
    const base = severity === 'error'
        ? 30
        : rule === 'skill-offer' || rule === 'listing-budget'
            ? 20
            : rule === 'skill-look-alike'
                ? 15
                : 0;
    return base + 10 * agents;
}

// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/text/align.js
var align = __webpack_require__(73475);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/lib/text/sentence.js
var sentence = __webpack_require__(92121);
;// CONCATENATED MODULE: ./build/lib/report/terminal/improvement.js
/** improvement.json \u2192 what `improve` prints, and the same as Markdown for a summary or a file. */




const MOST_CHARS = 1_600;
function renderImprovement(improvement) {
    const { skill, description, candidates, holdout, diff, written, artifact_dir, outcome } = improvement;
    const lines = [
        headline(improvement),
        '',
        ...(holdout
            ? [
                ...(0,align/* alignRows */.P)([
                    ['On held-out cases', 'before', 'after'],
                    ...listPairs(improvement).map(([name, { before, after }]) => [`  ${name}`, share(before), share(after)]),
                ]),
                ...holdout.losses.map((loss) => `  ${(0,text_escape/* oneLine */.TN)(loss, 300)}`),
                '',
            ]
            : []),
        ...(candidates.length > 0
            ? [`Candidates of ${skill}, on tuning cases (the original: ${share(improvement.tuning)})`]
            : []),
        ...candidates.flatMap((one) => [
            `  round ${one.round}  ${one.state}${one.tuning ? `  ${share(one.tuning)}` : ''}${one.why ? `: ${(0,text_escape/* oneLine */.TN)(one.why, 300)}` : ''}`,
            `    ${(0,text_escape/* oneLine */.TN)(one.description, MOST_CHARS)}`,
        ]),
        ...(description.after === null
            ? []
            : [
                '',
                `before  ${(0,text_escape/* oneLine */.TN)(description.before, MOST_CHARS)}`,
                `after   ${(0,text_escape/* oneLine */.TN)(description.after, MOST_CHARS)}`,
            ]),
        '',
        describePrice(improvement),
        ...(outcome === 'stopped' ? [`Continue with the same command and --resume ${artifact_dir}`] : []),
        ...(diff === null
            ? []
            : ['', written ? 'Written:' : 'Not written; apply it with `git apply`, or let --write do so:', diff.trimEnd()]),
    ];
    return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}
function renderImprovementPage(improvement) {
    const { candidates, holdout, diff, tuning } = improvement;
    const cell = (text) => (0,text_escape/* oneLine */.TN)(text, MOST_CHARS).replace(/[|<>`\\]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    const lines = [
        `## ${headline(improvement).replace(/[<>]/g, '')}`,
        '',
        ...(holdout
            ? [
                (0,text_escape/* tableMarkdown */.oS)(['held-out cases', 'before', 'after'], listPairs(improvement).map(([name, { before, after }]) => [cell(name), share(before), share(after)])),
                '',
                ...holdout.losses.map((loss) => `- ${cell(loss)}`),
                '',
            ]
            : []),
        ...(candidates.length > 0
            ? [
                (0,text_escape/* tableMarkdown */.oS)([`candidate (the original on tuning cases: ${share(tuning)})`, 'round', 'tuning cases', ''], candidates.map((one) => [
                    ...[cell(one.description), `${one.round}`, share(one.tuning)],
                    `${one.state}${one.why ? `: ${cell(one.why)}` : ''}`,
                ])),
                '',
            ]
            : []),
        describePrice(improvement),
        ...(diff === null ? [] : ['', (0,text_escape/* fenceMarkdown */.hl)(diff, 'diff')]),
    ];
    return `${lines.join('\n')}\n`;
}
function headline({ outcome, skill, reason }) {
    switch (outcome) {
        case 'better':
            return `A better description of ${skill} was found: ${(0,sentence/* endSentence */.H_)((0,text_escape/* oneLine */.TN)(reason, 300))}`;
        case 'none':
            return `No better one found for ${skill}: ${(0,sentence/* endSentence */.H_)((0,text_escape/* oneLine */.TN)(reason, 400))} Nothing was changed.`;
        case 'stopped':
            return `Stopped before an answer for ${skill}: ${(0,sentence/* endSentence */.H_)((0,text_escape/* oneLine */.TN)(reason, 400))} Nothing was changed.`;
    }
}
function listPairs({ holdout, skill }) {
    if (!holdout)
        return [];
    const named = (id) => (id === '' ? 'no skill expected' : id === skill ? `${id} (this skill)` : id);
    return [
        ['all', holdout.total],
        ...Object.entries(holdout.agents),
        ...Object.entries(holdout.skills).map(([id, pair]) => [`· ${named(id)}`, pair]),
    ];
}
function share(found) {
    if (found === null || found.judged === 0)
        return '\u2013';
    const percent = (value) => Math.round(value * 100);
    const [low, high] = found.interval;
    return `${found.passed}/${found.judged} (${percent(low)}\u2013${percent(high)} %)`;
}
function describePrice({ price, cases, mode, agents, proposer, model }) {
    const part = ({ positive, negative, sibling }) => `${positive} that expect it, ${negative} that expect none, ${sibling} of siblings`;
    const asked = mode === 'live' ? '' : `, ${(0,count/* count */.U9)(price.requests, 'request')} in all`;
    return `${(0,count/* count */.U9)(price.sessions, 'trial')} on ${Object.keys(agents).join(', ')} in mode ${mode}${model ? ` (${model})` : ''}, ${(0,count/* count */.U9)(price.proposals, 'proposal')} of ${proposer}${asked}, ${price.tokens.toLocaleString('en')} tokens. Tuning cases: ${part(cases.tuning)}; held-out: ${part(cases.holdout)}.`;
}

// EXTERNAL MODULE: ./build/lib/setup/source/source.js + 2 modules
var source_source = __webpack_require__(42901);
// EXTERNAL MODULE: ./build/src/check/find-mistakes.js + 2 modules
var find_mistakes = __webpack_require__(31885);
// EXTERNAL MODULE: ./build/src/check/lint-source.js + 34 modules
var lint_source = __webpack_require__(68339);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/lib/skill/front-matter.js
var front_matter = __webpack_require__(9523);
// EXTERNAL MODULE: ./build/lib/text/wrap.js
var text_wrap = __webpack_require__(10420);
;// CONCATENATED MODULE: ./build/lib/improve/description.js
/** A SKILL.md and a description \u2192 the file with that value in place of its own, in the YAML style that it had, and nothing else changed. */



/** Null where it cannot be done without a change of anything else. description: one line, as `plainDescription` makes it. */
function setDescription(text, description) {
    const before = (0,front_matter/* parseFrontMatter */.e)(text);
    if (!before.present)
        return null;
    const start = text.indexOf('\n') + 1;
    const lines = text.split('\n');
    const end = lines.slice(0, before.body_line - 2).join('\n').length + 1;
    const block = text.slice(start, end);
    const document = (0,dist/* parseDocument */.Tp)(block, { logLevel: 'silent' });
    if (document.errors.length > 0)
        return quoteLine(text, start, block, before.fields, description);
    if (!(0,dist/* isMap */.jh)(document.contents))
        return null;
    const entry = document.contents.items.find(({ key }) => (0,dist/* isScalar */.jn)(key) && key.value === 'description');
    if (!entry || !(0,dist/* isScalar */.jn)(entry.value) || !entry.value.range || entry.value.anchor)
        return null;
    const [from, to] = entry.value.range;
    for (const value of listForms(entry.value, block.slice(from, to), description)) {
        const after = `${text.slice(0, start + from)}${value}${text.slice(start + to)}`;
        if (readsAs(after, before.fields, description))
            return after;
    }
    return null;
}
/** Most agents read a plain value with `: ` in it, which is no YAML: the new one is put in quotes. */
function quoteLine(text, start, block, fields, description) {
    const [, key = '', value = ''] = /^(description:[ \t]+)([^\s"'|>&*[{].*?)[ \t]*\r?$(?!\r?\n[ \t])/m.exec(block) ?? [];
    if (value === '')
        return null;
    const from = start + block.indexOf(`${key}${value}`) + key.length;
    const quoted = `'${description.replaceAll("'", "''")}'`;
    const after = `${text.slice(0, from)}${quoted}${text.slice(from + value.length)}`;
    return readsAs(after, fields, description) ? after : null;
}
/** A proposal as one line, without the key and the quotes around it. */
function plainDescription(text) {
    const line = text
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^description:\s*/i, '');
    const [, , inner] = /^(["'`])(.*)\1$/.exec(line) ?? [];
    return (inner ?? line).trim();
}
function readsAs(text, fields, description) {
    const now = (0,front_matter/* parseFrontMatter */.e)(text);
    const value = now.fields['description'];
    const rest = (all) => JSON.stringify({ ...all, description: null });
    return (now.problems.length === 0 &&
        typeof value === 'string' &&
        value.trim() === description &&
        rest(now.fields) === rest(fields));
}
/** The value's own style first, then those that hold any text. source: the value as it stands. */
function listForms(value, source, description) {
    const eol = source.includes('\r\n') || source.endsWith('\r') ? '\r\n' : '\n';
    const lines = source.split(/\r?\n/);
    const blank = source === '' ? ' ' : '';
    const indent = /^[ \t]+/.exec(lines.find((line, index) => index > 0 && line.trim() !== '') ?? '')?.[0] ?? '  ';
    const body = lines.length > 1 ? lines.slice(1) : [];
    const width = Math.max(60, ...body.map((line) => line.length));
    const double = JSON.stringify(description);
    const single = `'${description.replaceAll("'", "''")}'`;
    const quoted = description.includes("'") ? [double, single] : [single, double];
    /** A value of several lines stays one of several lines. */
    const wrap = (text) => body.some((line) => line.trim() !== '')
        ? [(0,text_wrap/* wrapWords */.E)(text, width, indent.length).replaceAll('\n', eol), text]
        : [text];
    const written = () => {
        switch (value.type) {
            case 'BLOCK_FOLDED':
            case 'BLOCK_LITERAL': {
                const [head = '>-'] = lines;
                const folded = value.type === 'BLOCK_FOLDED' ? (0,text_wrap/* wrapWords */.E)(description, width, indent.length) : description;
                return [`${head.trimEnd()}${eol}${indent}${folded.replaceAll('\n', eol)}${eol}`];
            }
            case 'QUOTE_DOUBLE':
                return wrap(double);
            case 'QUOTE_SINGLE':
                return wrap(single);
            default:
                return wrap(description);
        }
    };
    return [...written(), ...quoted].map((form) => `${blank}${form}`);
}

// EXTERNAL MODULE: ./build/lib/delta/offers.js
var offers = __webpack_require__(21674);
// EXTERNAL MODULE: ./build/lib/skill/find-skill.js
var find_skill = __webpack_require__(96023);
;// CONCATENATED MODULE: ./build/lib/improve/limits.js


function findPredictedLoss(agents, before, after) {
    for (const { title, predict } of agents) {
        const then = offersOf(predict(before), before);
        const loss = findOfferLoss(title, then, offersOf(predict(after), after));
        if (loss)
            return loss;
    }
    return null;
}
function findOfferLoss(agent, before, after) {
    for (const [skill, then] of Object.entries(before)) {
        const now = after[skill];
        if (now && (0,offers/* isWorseOffer */.XK)(then, now))
            return `OFFER_LOSS on ${agent}: ${skill} ${(0,offers/* describeOffer */.qN)(then)}, then ${(0,offers/* describeOffer */.qN)(now)}`;
    }
    return null;
}
const offersOf = (rows, source) => Object.fromEntries(rows.map((row) => [(0,find_skill/* nameSkill */.xj)(row.skill, source), row]));

// EXTERNAL MODULE: ./build/lib/input/suggest.js
var suggest = __webpack_require__(34685);
// EXTERNAL MODULE: ./build/lib/lint/look-alike-rule.js
var look_alike_rule = __webpack_require__(16667);
// EXTERNAL MODULE: ./build/lib/mutate/edits.js
var mutate_edits = __webpack_require__(42734);
// EXTERNAL MODULE: ./build/lib/router/learn/confusables.js
var confusables = __webpack_require__(48154);
// EXTERNAL MODULE: ./build/lib/setup/routing/route-index.js + 1 modules
var route_index = __webpack_require__(92143);
// EXTERNAL MODULE: ./build/lib/setup/routing/vectors.js + 4 modules
var vectors = __webpack_require__(49694);
// EXTERNAL MODULE: ./build/lib/skill/places.js
var skill_places = __webpack_require__(51476);
;// CONCATENATED MODULE: ./build/src/improve/candidate.js
/** A skill and a description \u2192 the edits that put it into every copy of the skill, and why it may not be used. */















function findImproved(id, source) {
    const [skill, other] = (0,find_skill/* findDistinctSkills */.mO)(source, id);
    const ids = source.skills.map((one) => one.id);
    if (!skill) {
        const meant = (0,suggest/* suggest */.ZA)(id, ids);
        throw new config_error/* ConfigError */.x(`The source has no skill '${id}'.`, {
            fix: meant
                ? `Did you mean ${meant}?`
                : `name one of ${ids.slice(0, 12).join(', ') || 'another folder with --source'}.`,
        });
    }
    if (other)
        throw new config_error/* ConfigError */.x(`'${id}' names more than one skill: ${skill.path} and ${other.path}.`, {
            fix: 'write plugin:skill.',
        });
    const { description: original, path: file, text } = skill;
    if (original === null || skill.broken_bytes || setDescription(text, 'One line.') === null)
        throw new config_error/* ConfigError */.x(original === null
            ? 'This skill has no description that could be improved.'
            : 'The description of this file cannot be replaced.', {
            file,
            fix: original === null ? 'write a first one.' : 'see what `agent-routing check` says of its front matter.',
        });
    const places = source.skills.filter((one) => (0,find_skill/* isSameSkill */.pc)(one, skill)).flatMap(skill_places/* copiesOf */.lS);
    const copies = places.filter((one, at) => places.findIndex((other) => fileOf(other) === fileOf(one)) === at);
    return { skill, copies, original };
}
const fileOf = ({ path, real_path }) => real_path ?? path;
/** staged: the copy that agents get, in which nothing starts a process; it may differ from the file in that. */
async function editStaged({ copies }, description, staged) {
    return Promise.all(copies.map(async (copy) => {
        const path = fileOf(copy);
        const text = await (0,promises_.readFile)((0,external_node_path_.join)(staged, path), 'utf8').catch(() => copy.text);
        const edited = setDescription(text, description) ?? setDescription(copy.text, description) ?? copy.text;
        return { do: 'replace', path, text: edited };
    }));
}
/** Chosen agents as they are installed here, the others as they would be: who ships a skill does not know who installs it. */
function listListing({ agents, source }) {
    const chosen = new Set(agents.map(({ agent }) => agent.name));
    return [
        ...agents.map(({ agent, install, key }) => ({ agent, install, vendor_model: key.vendor_model })),
        ...Object.values(lib_agents/* AGENTS */.jw)
            .filter(({ name }) => !chosen.has(name))
            .flatMap(({ name }) => (0,lib_agents/* findAgent */.dp)(name) ?? [])
            .map((agent) => ({ agent, install: agent.defaultInstall(source), vendor_model: null })),
    ].map(({ agent, ...setup }) => ({
        title: agent.title,
        predict: (changed) => agent.predictOffers({ source: changed, ...setup }),
    }));
}
/** Answers with why a description may not be used; null: it may. */
async function createRefusal(run, { copies, skill, original }, cwd) {
    const { source } = run;
    const agents = listListing(run);
    const { tools } = source.skills.length > 1 ? await (0,route_index/* loadRouteIndex */.W)([source.root], source.root) : { tools: [] };
    const keys = run.agents.map(({ key }) => key);
    const facts = { source, agents: (0,lint_source/* listLinted */.rh)({ source, keys, corpus: null }), prefix: '' };
    const lint = async (changed, description) => {
        const found = await (0,lint_source/* lintSource */.nr)({ cwd, source: changed, corpus: null, keys, baseline: null });
        const now = tools.map((tool) => (tool.id === skill.id ? { ...tool, description } : tool));
        const alike = (0,confusables/* findConfusables */.V)(now, [], (0,vectors/* loadVectors */.t$)()).filter(({ victim, thief }) => [victim, thief].includes(skill.id));
        return [...found, ...(0,look_alike_rule/* describeConfusables */.jK)(alike, facts)];
    };
    const before = new Set((await lint(source, original)).map(identify));
    return async (description) => {
        if (/<[a-z/!][^>]*>/i.test(description))
            return 'it holds markup';
        const edits = copies.flatMap((copy) => {
            const text = setDescription(copy.text, description);
            return text === null ? [] : [{ do: 'replace', path: fileOf(copy), text }];
        });
        if (edits.length < copies.length)
            return 'the front matter cannot hold it as one line of text';
        const changed = (0,mutate_edits/* editSource */.s)(source, edits);
        const loss = findPredictedLoss(agents, source, changed);
        if (loss)
            return loss;
        const fresh = (await lint(changed, description)).find((finding) => !before.has(identify(finding)));
        return fresh ? `lint: ${fresh.rule}: ${fresh.message}` : null;
    };
}
const identify = ({ rule, file, subject }) => JSON.stringify([rule, file, subject]);

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/lib/improve/patch.js
/** Files before and after, each changed in one place \u2192 a diff that `git apply` takes. */
const CONTEXT = 3;
const renderPatch = (files) => files.map(renderFile).join('');
function renderFile({ path, before, after }) {
    const [old, now] = [linesOf(before), linesOf(after)];
    let start = 0;
    while (start < old.length && start < now.length && old[start] === now[start])
        start++;
    let end = 0;
    while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end))
        end++;
    const first = Math.max(0, start - CONTEXT);
    const last = Math.max(0, end - CONTEXT);
    const head = old.slice(first, start);
    const tail = old.slice(old.length - end, old.length - last);
    const removed = old.slice(start, old.length - end);
    const added = now.slice(start, now.length - end);
    const range = (changed) => `${first + 1},${head.length + changed + tail.length}`;
    const show = (sign) => (line) => line.endsWith('\n') ? `${sign}${line}` : `${sign}${line}\n\\ No newline at end of file\n`;
    return [
        `diff --git ${quote(`a/${path}`)} ${quote(`b/${path}`)}\n`,
        `--- ${nameOf(`a/${path}`)}\n`,
        `+++ ${nameOf(`b/${path}`)}\n`,
        `@@ -${range(removed.length)} +${range(added.length)} @@\n`,
        ...head.map(show(' ')),
        ...removed.map(show('-')),
        ...added.map(show('+')),
        ...tail.map(show(' ')),
    ].join('');
}
/** With their line ends. */
const linesOf = (text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
/** git reads a name up to a tab, because it may hold blanks. */
const nameOf = (path) => (path.includes(' ') ? `${quote(path)}\t` : quote(path));
const quote = (path) => (/["\\\n\t]/.test(path) ? JSON.stringify(path) : path);

// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
// EXTERNAL MODULE: ./build/lib/verdict/statistics.js
var statistics = __webpack_require__(72363);
;// CONCATENATED MODULE: ./build/lib/improve/chance.js

const SIGNIFICANCE = 0.05;
/** A loss is believed sooner than a gain: to keep the description costs nothing. */
const LOSS_SIGNIFICANCE = 0.1;
const chance_count = (rows) => {
    const passed = rows.reduce((sum, row) => sum + row.passed, 0);
    const judged = rows.reduce((sum, row) => sum + row.judged, 0);
    return { passed, judged, interval: (0,statistics/* wilson */.rF)(passed, judged) };
};
const rateOf = ({ passed, judged }) => judged === 0 ? 0 : passed / judged;
const pair = (before, after) => ({
    before: chance_count(before),
    after: chance_count(after),
});
/** The larger of two one-sided probabilities: trials are many but alike within a case, cases are few but independent. */
function chanceOf(before, after) {
    const total = pair(before, after);
    const trials = (0,statistics/* fisherDrop */.NW)(total.after.passed, total.after.judged, total.before.passed, total.before.judged);
    return Math.max(trials, flipSigns(listGains(before, after)));
}
/** A case's gain over all agents, as a share of its trials. */
function listGains(before, after) {
    const ids = [...new Set(after.map(({ case_id }) => case_id))];
    const rate = (rows, id) => rateOf(chance_count(rows.filter(({ case_id }) => case_id === id)));
    return ids.map((id) => rate(after, id) - rate(before, id));
}
/** Gains are compared as whole numbers of this size. */
const STEPS = 1000;
/** If the descriptions were alike, each case's gain could as well be a loss: the share of all signs that give so large a sum. */
function flipSigns(gains) {
    const whole = gains.map((gain) => Math.round(gain * STEPS)).filter(Boolean);
    const observed = whole.reduce((sum, gain) => sum + gain, 0);
    let sums = new Map([[0, 1]]);
    for (const gain of whole) {
        const next = new Map();
        for (const [sum, share] of sums)
            for (const one of [sum + gain, sum - gain])
                next.set(one, (next.get(one) ?? 0) + share / 2);
        sums = next;
    }
    let chance = 0;
    for (const [sum, share] of sums)
        if (sum >= observed)
            chance += share;
    return Math.min(1, chance);
}
/** Agents and siblings that got worse, in words; cases that expect nothing count as one sibling. */
function findLosses(before, after, skill) {
    const groups = [...new Set(after.map(({ group }) => group))].filter((group) => group !== skill).sort();
    const agents = [...new Set(after.map(({ agent }) => agent))].sort();
    const lost = groups.flatMap((group) => {
        const [then, now] = [before, after].map((rows) => rows.filter((row) => row.group === group));
        const flipped = findFlipped(then, now);
        if (!isWorse(pair(then, now)) && flipped.length === 0)
            return [];
        const where = flipped.length > 0 ? ` (${flipped.slice(0, 3).join(', ')})` : '';
        const what = group === '' ? 'the cases that expect no skill' : `the cases of ${group}`;
        return [`${what} got worse: ${describePair(pair(then, now))}${where}`];
    });
    return [
        ...lost,
        ...agents.flatMap((agent) => {
            const one = pair(...[before, after].map((rows) => rows.filter((row) => row.agent === agent)));
            return isWorse(one) ? [`${agent} got worse: ${describePair(one)}`] : [];
        }),
    ];
}
const isWorse = ({ before, after }) => rateOf(after) < rateOf(before) &&
    (0,statistics/* fisherDrop */.NW)(before.passed, before.judged, after.passed, after.judged) < LOSS_SIGNIFICANCE;
/** Cases that passed every trial on an agent and now pass none there. */
function findFlipped(before, after) {
    return after.flatMap((now) => {
        const then = before.find(({ case_id, agent }) => case_id === now.case_id && agent === now.agent);
        const flipped = then && then.judged > 0 && then.passed === then.judged && now.judged > 0 && now.passed === 0;
        const instead = now.instead.find((name) => name !== '');
        return flipped ? [`${now.case_id} on ${now.agent}${instead ? ` now goes to ${instead}` : ''}`] : [];
    });
}
const describePair = ({ before, after }) => `${before.passed} of ${before.judged} before, ${after.passed} of ${after.judged} after`;

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/lib/improve/split.js
/** The skill cases of a corpus \u2192 those about one skill, split once, by a seed, into tuning cases and held-out ones. */



/** With fewer held-out cases that expect it, no gain could be told from chance: five of five improved is 1 in 32. */
const FEWEST_HELD_OUT = 5;
/** A proposer sees at least so many of each. */
const FEWEST_TUNING = 3;
const FEWEST_NEGATIVE = 4;
function splitCases(cases, { skill, source, seed, holdout }) {
    const id = (0,find_skill/* nameSkill */.xj)(skill, source);
    const rows = cases.map((testCase) => ({ testCase, group: groupOf(testCase, id, skill, source) }));
    const of = (wanted) => rows.filter(({ group }) => wanted(group));
    const positive = of((group) => group === id);
    const others = of((group) => group !== id);
    requireEnough(id, countPrompts(positive), countPrompts(others));
    const siblings = [...new Set(others.map(({ group }) => group))].filter(Boolean).sort();
    const held = new Map();
    // One prompt is on one side, whatever the cases are called that have it.
    const divide = (stratum, most) => {
        const prompts = [...new Set(stratum.map(promptOf))].filter((prompt) => !held.has(prompt));
        const drawn = prompts.sort((a, b) => (draw(seed, a) < draw(seed, b) ? -1 : 1));
        const count = most(drawn.length);
        for (const [index, prompt] of drawn.entries())
            held.set(prompt, index < count);
    };
    divide(positive, (count) => Math.min(count - FEWEST_TUNING, Math.max(FEWEST_HELD_OUT, Math.round(count * holdout))));
    divide(of((group) => group === ''), (count) => Math.ceil(count * holdout));
    // A sibling's only case is held out: there it guards the sibling.
    for (const sibling of siblings)
        divide(of((group) => group === sibling), (count) => Math.ceil(count * holdout));
    return {
        skill: id,
        tuning: rows.filter((row) => !held.get(promptOf(row))),
        holdout: rows.filter((row) => held.get(promptOf(row))),
    };
}
const countPart = (rows, skill) => {
    const positive = rows.filter(({ group }) => group === skill).length;
    const negative = rows.filter(({ group }) => group === '').length;
    return { positive, negative, sibling: rows.length - positive - negative };
};
function groupOf(testCase, id, skill, source) {
    const expected = [testCase.expected_skill, ...testCase.required_skills].filter(Boolean);
    const found = expected.flatMap((name) => (0,find_skill/* findSkills */.Iz)(source, name));
    if (found.some((one) => (0,find_skill/* isSameSkill */.pc)(one, skill)))
        return id;
    const [sibling] = found;
    return sibling ? (0,find_skill/* nameSkill */.xj)(sibling, source) : (expected[0] ?? '');
}
/** Two spellings of one question are one question. */
const promptOf = ({ testCase }) => plainPrompt(testCase.prompt);
const plainPrompt = (prompt) => prompt.trim().toLowerCase().replace(/\s+/g, ' ');
const countPrompts = (rows) => new Set(rows.map(promptOf)).size;
const draw = (seed, prompt) => (0,external_node_crypto_.createHash)('sha256').update(`${seed}\n${prompt}`).digest('hex');
function requireEnough(id, positive, negative) {
    const wanted = FEWEST_HELD_OUT + FEWEST_TUNING;
    if (positive >= wanted && negative >= FEWEST_NEGATIVE)
        return;
    throw new config_error/* ConfigError */.x(`${id} has ${positive} prompts that expect it and ${negative} that do not: too few to distinguish a better description from chance.`, {
        fix: `have at least ${wanted} and ${FEWEST_NEGATIVE}, better 20 and 20: \`agent-routing init\` drafts cases from the skills, \`agent-routing usage --cases\` from your sessions, and \`--from\` reads another tool's.`,
    });
}

;// CONCATENATED MODULE: ./build/lib/improve/proposal.js




const MAX_ANSWER_TOKENS = 8192;
const BODY_CHARS = 6000;
const OTHER_CHARS = 300;
const MOST_OTHERS = 60;
/** tried: the best first. best: the description that the outcomes are of. */
function buildProposal(facts, { tuning, best, rows, tried, }, { model, seed }) {
    const outcomes = tuning.map(({ testCase, group }) => {
        const own = rows.filter(({ case_id }) => case_id === testCase.case_id);
        return JSON.stringify({
            prompt: testCase.prompt,
            expected: group || null,
            right: Object.fromEntries(own.map(({ agent, passed, judged }) => [agent, `${passed} of ${judged} trials`])),
            chosen_instead: [...new Set(own.flatMap(({ instead }) => instead.map((name) => name || 'nothing')))],
        });
    });
    const earlier = tried.map(({ description, tuning: found, why }) => JSON.stringify({ description, ...(found ? { right: `${found.passed} of ${found.judged} trials` } : {}), why }));
    const others = facts.others
        .slice(0, MOST_OTHERS)
        .map(({ id, description }) => JSON.stringify({ id, description: description.slice(0, OTHER_CHARS) }));
    return {
        model,
        messages: [
            { role: 'system', content: rulesFor(facts) },
            {
                role: 'user',
                content: [
                    `Skill: ${facts.skill}`,
                    `Its description now:\n${best}`,
                    `What the skill does, from its own text:\n${facts.body.slice(0, BODY_CHARS)}`,
                    ...(others.length ? [`Skills that are listed beside it:\n${others.join('\n')}`] : []),
                    `How agents chose with this description:\n${outcomes.join('\n')}`,
                    ...(earlier.length ? [`Descriptions that were tried before:\n${earlier.join('\n')}`] : []),
                ].join('\n\n'),
            },
        ],
        temperature: 0.8,
        seed,
        max_tokens: MAX_ANSWER_TOKENS,
        stream: false,
    };
}
const rulesFor = ({ candidates, limit }) => `A coding agent lists the description of each of its skills, and from that line alone its model decides which skill to use. Write ${candidates} new descriptions of one skill, which differ from each other, so that it is used for every prompt that expects it and for no other.
Say first what the skill does, a verb and an object within 80 characters; then when to use it, in the words of the people who ask. Say what kind of request is meant; do not copy prompts, which are only a sample. Do not name other skills, do not ask to be used for everything, and do not promise what the skill does not do. No markup, one line, at most ${limit} characters.
Answer with a JSON array of ${candidates} strings and nothing else.`;
/** A line of the body that has a held-out prompt in it would show the prompt to the proposer. */
function withoutPrompts(body, { holdout }) {
    const prompts = holdout.map(({ testCase }) => plainPrompt(testCase.prompt));
    if (!prompts.some((prompt) => plainPrompt(body).includes(prompt)))
        return body;
    const kept = body.split('\n').filter((line) => !prompts.some((prompt) => plainPrompt(line).includes(prompt)));
    // A prompt that is broken over lines is in no line of its own.
    return prompts.some((prompt) => plainPrompt(kept.join('\n')).includes(prompt)) ? '' : kept.join('\n');
}
function readProposal(answer, most) {
    const { choices, usage } = (0,json_value/* asFields */.qI)(answer);
    const { prompt_tokens, completion_tokens } = (0,json_value/* asFields */.qI)(usage);
    const tokens = [prompt_tokens, completion_tokens].reduce((sum, part) => sum + (typeof part === 'number' && part > 0 ? part : 0), 0);
    const [first] = (0,json_value/* list */.p_)(choices).map(json_value/* asFields */.qI);
    const text = (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(first?.['message'])['content']).replace(/<think>[\s\S]*?<\/think>/g, '');
    const descriptions = [...new Set(listTexts(text).map(plainDescription).filter(Boolean))];
    return { descriptions: descriptions.slice(0, most), tokens };
}
/** An array of texts, bare or fenced, or of objects that have one; else each line of a list. */
function listTexts(text) {
    const [array] = /\[[\s\S]*\]/.exec(text) ?? [];
    const found = (0,json_value/* list */.p_)((0,json_value/* parseValue */.$x)(array ?? '')).map((one) => (0,json_value/* string */.Yj)(one) || (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(one)['description']));
    if (found.some(Boolean))
        return found;
    return [...text.matchAll(/^\s*(?:[-*]|\d+[.)])\s+(.+)$/gm)].map(([, line = '']) => line);
}
const compareTried = (one, other) => rateOf(other.tuning ?? NONE) - rateOf(one.tuning ?? NONE);
const NONE = { passed: 0, judged: 0 };

;// CONCATENATED MODULE: ./build/lib/improve/search.js


/** What ended it before it was done, in words. */
class SearchStopped extends Error {
}
async function searchDescription(about, ports) {
    const found = { outcome: 'none', reason: '', description: null, tuning: null, candidates: [], holdout: null };
    try {
        await search(about, ports, found);
    }
    catch (error) {
        if (!(error instanceof SearchStopped))
            throw error;
        Object.assign(found, { outcome: 'stopped', reason: error.message, description: null });
    }
    return found;
}
async function search({ original, skill, rounds }, ports, found) {
    const before = await ports.measure(original, 'tuning');
    found.tuning = chance_count(before);
    if (isPerfect(before)) {
        found.reason = 'every tuning case passes already';
        return;
    }
    const finalists = await findFinalists({ original, skill, rounds }, before, ports, found);
    const [best] = finalists;
    if (!best) {
        const measured = found.candidates.some(({ tuning }) => tuning !== null);
        found.reason = measured
            ? 'no candidate did better on the tuning cases without a loss elsewhere'
            : 'no candidate was proposed that could be used';
        return;
    }
    const { description } = best.candidate;
    const [then, now] = [await ports.measure(original, 'holdout'), await ports.measure(description, 'holdout')];
    const holdout = compareHeld(then, now, skill);
    found.holdout = holdout;
    const lost = holdout.losses[0] ?? (await ports.findOfferLoss(description));
    const { before: old, after } = holdout.total;
    const figures = `${old.passed} of ${old.judged} before, ${after.passed} of ${after.judged} after, probability by chance ${search_share(holdout.chance)}`;
    for (const { candidate } of finalists.slice(1))
        candidate.why = 'another one did better on the tuning cases';
    if (lost)
        best.candidate.why = lost;
    else if (holdout.chance >= SIGNIFICANCE)
        best.candidate.why = `on held-out trials the gain may be chance: ${figures}`;
    else {
        Object.assign(best.candidate, { state: 'chosen', why: null });
        Object.assign(found, { outcome: 'better', description, reason: `better on held-out trials: ${figures}` });
        return;
    }
    found.reason = best.candidate.why;
}
const search_share = (chance) => `${(chance * 100).toFixed(chance < 0.01 ? 2 : 1)} %`;
/** Those that did better than the original on tuning cases and took nothing from anybody, the best first; of equals the shorter. */
async function findFinalists({ original, skill, rounds }, before, ports, found) {
    const known = new Set([original]);
    const finalists = [];
    const order = (one, other) => compareTried(one.candidate, other.candidate) ||
        one.candidate.description.length - other.candidate.description.length;
    for (let round = 1; round <= rounds; round++) {
        const [leader] = finalists;
        const best = leader
            ? { description: leader.candidate.description, rows: leader.rows }
            : { description: original, rows: before };
        const proposed = await ports.propose(round, best, [...found.candidates].sort(compareTried));
        for (const description of proposed) {
            if (known.has(description))
                continue;
            known.add(description);
            const candidate = {
                round,
                description,
                state: 'refused',
                why: await ports.refuse(description),
                tuning: null,
            };
            found.candidates.push(candidate);
            if (candidate.why !== null)
                continue;
            const rows = await ports.measure(description, 'tuning');
            const losses = findLosses(before, rows, skill);
            Object.assign(candidate, { state: 'lost', tuning: chance_count(rows) });
            const gained = rateOf(chance_count(rows)) > rateOf(chance_count(before));
            if (losses.length > 0)
                candidate.why = losses.join('; ');
            else if (!gained)
                candidate.why = 'not better than the original on the tuning cases';
            else
                finalists.push({ candidate, rows });
            finalists.sort(order);
            const [best] = finalists;
            // An agent that shows names alone would be asked to the last round, for nothing.
            const shown = best?.rows.filter(({ agent }) => ports.isShown(best.candidate.description, agent));
            if (shown && isPerfect(shown))
                return finalists;
        }
    }
    return finalists;
}
const isPerfect = (rows) => rows.every(({ passed, judged }) => passed === judged);
function compareHeld(before, after, skill) {
    const by = (key) => Object.fromEntries([...new Set(after.map((row) => row[key]))].sort().map((name) => {
        const of = (rows) => rows.filter((row) => row[key] === name);
        return [name, pair(of(before), of(after))];
    }));
    return {
        chance: chanceOf(before, after),
        total: pair(before, after),
        agents: by('agent'),
        skills: by('group'),
        losses: findLosses(before, after, skill),
    };
}

// EXTERNAL MODULE: ./build/lib/io/files/throwaway.js + 1 modules
var throwaway = __webpack_require__(56723);
// EXTERNAL MODULE: ./build/lib/setup/corpus/decision-files.js
var decision_files = __webpack_require__(55463);
// EXTERNAL MODULE: ./build/lib/skill/body.js
var body = __webpack_require__(37540);
// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(56424);
// EXTERNAL MODULE: ./build/src/run/execute/open-model.js
var open_model = __webpack_require__(61167);
// EXTERNAL MODULE: ./build/src/run/execute/ranking.js
var ranking = __webpack_require__(65153);
// EXTERNAL MODULE: ./build/src/run/execute/surroundings.js + 1 modules
var surroundings = __webpack_require__(26158);
// EXTERNAL MODULE: ./build/src/run/tool-version.js
var tool_version = __webpack_require__(1488);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/lib/batch/plan.js
var batch_plan = __webpack_require__(49624);
// EXTERNAL MODULE: ./build/lib/input/record-lines.js
var record_lines = __webpack_require__(33312);
// EXTERNAL MODULE: ./build/lib/io/files/files.js
var files = __webpack_require__(77406);
;// CONCATENATED MODULE: ./build/src/improve/answers.js
/** A file in a search's folder \u2192 what models have answered in it, so that a search that was killed asks nothing twice. */






const AnsweredSchema = schemas/* object */.Ikc({ request: schemas/* string */.YjP(), body: schemas/* unknown */.L5J() });
async function openAnswers(file) {
    await dropHalfLine(file);
    const about = { file, what: 'a kept answer', fix: 'remove the line: it is asked for again.' };
    const lines = (0,record_lines/* parseRecordLines */.u)((await (0,files/* readTextIfAny */.$)(file)) ?? '', AnsweredSchema, about);
    const known = new Map(lines.map(({ request, body }) => [request, body]));
    return (ask) => async (request, mayRequest) => {
        const key = (0,batch_plan/* hash */.tW)(request);
        if (known.has(key))
            return { ok: true, body: known.get(key) };
        const answer = await ask(request, mayRequest);
        if (!answer.ok)
            return answer;
        known.set(key, answer.body);
        (0,external_node_fs_.appendFileSync)(file, `${JSON.stringify({ request: key, body: answer.body })}\n`);
        return answer;
    };
}
/** A killed process may have written half of its last line. */
async function dropHalfLine(file) {
    const text = (await (0,files/* readTextIfAny */.$)(file)) ?? '';
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (text !== whole)
        await (0,promises_.truncate)(file, Buffer.byteLength(whole));
}

// EXTERNAL MODULE: ./build/src/run/own-repository.js
var own_repository = __webpack_require__(26988);
;// CONCATENATED MODULE: ./build/src/improve/changed-skills.js
/** A better description \u2192 the files of the skill with it, and the same files on disk. */






function changeFiles({ copies }, description, root) {
    const repository = (0,own_repository/* findRepository */.W1)(root);
    return copies.map((copy) => {
        const file = (0,external_node_path_.join)(root, fileOf(copy));
        const after = setDescription(copy.text, description) ?? copy.text;
        return { file, path: (0,external_node_path_.relative)(repository, file).replaceAll('\\', '/'), before: copy.text, after };
    });
}
async function writeChanges(changed) {
    for (const { file, before } of changed)
        if ((await (0,promises_.readFile)(file, 'utf8')) !== before)
            throw new config_error/* ConfigError */.x('This file was changed while its description was improved, so nothing was written.', {
                file,
                fix: 'apply the diff of the search by hand.',
            });
    for (const { file, after } of changed)
        await (0,promises_.writeFile)(file, after);
}

// EXTERNAL MODULE: ./build/lib/batch/run-batch.js + 39 modules
var run_batch = __webpack_require__(99639);
// EXTERNAL MODULE: ./build/lib/setup/batch-folder.js
var batch_folder = __webpack_require__(30935);
// EXTERNAL MODULE: ./build/lib/setup/stage/mutant.js
var mutant = __webpack_require__(26560);
// EXTERNAL MODULE: ./build/src/run/execute/execute.js + 2 modules
var execute = __webpack_require__(46985);
;// CONCATENATED MODULE: ./build/src/improve/measure.js
/** A description in place of the skill's own and a side of the split \u2192 what became of its cases on each agent: one batch on a changed copy of the source. */










function openMeasures(measuring) {
    const { run, split, folder } = measuring;
    const offers = new Map();
    const spent = { sessions: 0, tokens: 0 };
    return {
        spent,
        offersWith: (description) => offers.get(description) ?? {},
        async measure(description, side) {
            const cases = new Map(split[side].map(({ testCase, group }) => [testCase.case_id, group]));
            const units = run.plan.units.filter(({ case_id }) => cases.has(case_id));
            const name = `${side}-${(0,batch_plan/* hash */.tW)(description).slice(0, 12)}`;
            const plan = { ...run.plan, units: units.map((unit) => ({ ...unit, unit_run_id: (0,external_node_crypto_.randomUUID)() })), left_out: [] };
            const results = await runMeasure(measuring, description, await openMeasure((0,external_node_path_.join)(folder, 'measured'), name, plan));
            offers.set(description, { ...offers.get(description), ...results.offers });
            for (const { trials, usage } of results.results) {
                spent.sessions += trials.ran;
                spent.tokens += (usage.input_tokens ?? 0) + (usage.output_tokens ?? 0);
            }
            requireJudged(results, measuring);
            return results.results.map((row) => rowOf(row, cases.get(row.case_id) ?? ''));
        },
    };
}
/** What could not be judged before is run again; the rest of an interrupted batch stays. */
async function openMeasure(root, name, fresh) {
    const path = (0,external_node_path_.join)(root, name);
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, 'plan.json')))
        return { folder: await (0,batch_folder/* createBatchFolder */.zY)(root, fresh, name), plan: fresh };
    const before = await (0,batch_folder/* reopenBatchFolder */.Sq)(path);
    const folder = before.open();
    for (const { unit_run_id } of before.plan.units) {
        const result = await folder.readResult(unit_run_id);
        if (result && !isJudged(result))
            await folder.clearUnit(unit_run_id);
    }
    return { folder, plan: before.plan };
}
async function runMeasure({ run, around, shared, improvement_id, editsFor, tokensLeft, runPorts }, description, { folder, plan }) {
    const edits = await editsFor(description);
    const copy = edits.length
        ? await (0,mutant/* shareMutant */.Z)(shared, edits, 'mutated', improvement_id, around.ports)
        : { shared, close: async () => { } };
    try {
        const live = run.options.mode === 'live';
        const taken = live ? await (0,execute/* takeOffers */.RG)(around.ready, copy.shared, around.ports, runPorts) : null;
        const input = {
            ...(0,execute/* batchInput */.l4)({ ...run, plan }, improvement_id, around),
            fail_fast: false,
            max_tokens: tokensLeft(),
        };
        await (0,run_batch/* runBatch */.a)(input, {
            ...(await around.contextFor(copy.shared, null)),
            ...(0,ranking/* openRanking */.B)(copy.shared.staged, around.ranking.embedder),
            every_trial: true,
            ...(live ? { record_decision: null } : {}),
        }, {
            folder,
            now: around.ports.now,
            onState: (unit, state, result) => runPorts.onState(improvement_id, unit, state, result),
        }, taken?.offers ?? {});
    }
    finally {
        await copy.close();
    }
    return (0,execute/* readResults */.x8)(folder.path);
}
const isJudged = ({ trials, status }) => status !== 'skipped' &&
    trials.verdicts.length >= trials.requested &&
    trials.verdicts.every((one) => one.status === 'pass' || one.status === 'fail');
/** A description that was judged in fewer trials than another would be compared with chance. */
function requireJudged({ complete, results }, { runPorts }) {
    if (runPorts.signal.aborted)
        throw new SearchStopped('it was interrupted');
    const open = results.filter((row) => !isJudged(row));
    const [first] = open;
    if (first) {
        const why = first.error ?? first.trials.verdicts.flatMap(({ failures }) => failures)[0] ?? 'no reason is known';
        throw new SearchStopped(`${open.length} of ${results.length} rows could not be judged: ${why}`);
    }
    if (!complete)
        throw new SearchStopped('not every case was run');
}
function rowOf({ case_id, agent, trials, choices = [] }, group) {
    const failed = new Set(trials.verdicts.filter(({ status }) => status === 'fail').map(({ trial }) => trial));
    return {
        case_id,
        agent,
        group,
        passed: trials.passed,
        judged: trials.verdicts.length,
        instead: choices.filter(({ trial }) => failed.has(trial)).map(({ choice }) => choice ?? ''),
    };
}

// EXTERNAL MODULE: ./build/lib/setup/model/endpoint.js + 3 modules
var endpoint = __webpack_require__(57817);
// EXTERNAL MODULE: ./build/src/run/prepare/deciding.js
var deciding = __webpack_require__(68512);
;// CONCATENATED MODULE: ./build/src/improve/proposer.js
/** `--proposer` \u2192 a port that asks a chat model for descriptions. */





function findProposer({ proposer, model }, ports) {
    const named = proposer ?? model;
    if (named === undefined)
        throw new config_error/* ConfigError */.x('improve needs a chat model that proposes descriptions.', {
            fix: 'name it with --proposer MODEL and set AGENT_ROUTING_MODEL_URL, or write --proposer MODEL@URL; without any model: --offline.',
        });
    const [, id = named, url] = /^(.+?)@(https?:\/\/.+)$/.exec(named) ?? [];
    const own = ports.env['AGENT_ROUTING_PROPOSER_KEY']?.trim() || null;
    if (url === undefined) {
        const endpoint = (0,deciding/* findEndpoint */.vS)({ model: id }, ports);
        return own ? { ...endpoint, key: own } : endpoint;
    }
    (0,endpoint/* addressOf */.c)(url);
    // The key of the model that is measured goes to no other host.
    const { AGENT_ROUTING_MODEL_URL: measured, AGENT_ROUTING_MODEL_KEY: key } = ports.env;
    const same = measured && URL.canParse(measured) && new URL(measured).origin === new URL(url).origin;
    return { url, key: own ?? (same ? key?.trim() || null : null), model: id };
}
/** overBudget: in words, why nothing may be asked. */
function openProposer({ model, ask }, { candidates, overBudget }, ports) {
    const spent = { requests: 0, tokens: 0 };
    return {
        spent,
        async ask(request) {
            const before = spent.requests;
            const answer = await ask(request, () => {
                const reason = overBudget();
                if (reason === null)
                    spent.requests++;
                return reason;
            });
            if (!answer.ok) {
                if (answer.fatal)
                    throw answer.fatal;
                throw new SearchStopped(`the proposer did not answer: ${answer.reason}`);
            }
            const { descriptions, tokens } = readProposal(answer.body, candidates);
            // What was answered before the search was interrupted was paid for then.
            if (spent.requests > before)
                spent.tokens += tokens;
            if (descriptions.length === 0)
                ports.log(`${model} answered without a description`);
            return descriptions;
        },
    };
}

// EXTERNAL MODULE: ./build/lib/io/files/make-folder.js
var make_folder = __webpack_require__(50128);
;// CONCATENATED MODULE: ./build/src/improve/search-folder.js
/** `--artifacts-root` or `--resume` \u2192 the folder of a search: a new one, or that of the same search, which was interrupted. */







async function openSearchFolder({ options, hash, improved }, { cwd }) {
    const folder = (0,external_node_path_.resolve)(cwd, options.resume ?? (0,external_node_path_.join)(options.artifacts_root, (0,external_node_crypto_.randomUUID)()));
    const file = (0,external_node_path_.join)(folder, 'search.json');
    if (options.resume === undefined) {
        if (await (0,make_folder/* makeFolder */.f)((0,external_node_path_.resolve)(cwd, options.artifacts_root)))
            await (0,promises_.writeFile)((0,external_node_path_.join)((0,external_node_path_.resolve)(cwd, options.artifacts_root), '.gitignore'), '*\n');
        await (0,make_folder/* makeFolder */.f)(folder);
        await (0,promises_.writeFile)(file, `${JSON.stringify({ hash, skill: improved.skill.id })}\n`);
        return folder;
    }
    const before = (0,external_node_fs_.existsSync)(file) ? (0,json_value/* parseValue */.$x)(await (0,promises_.readFile)(file, 'utf8')) : null;
    if (before === null)
        throw new config_error/* ConfigError */.x('This is not the folder of a search.', {
            file: options.resume,
            fix: 'name the folder that improve printed as ARTIFACT_DIR=.',
        });
    if (before.hash !== hash)
        throw new config_error/* ConfigError */.x('This is not the interrupted search: its skill, cases, agents or settings were others.', {
            file: options.resume,
            fix: 'repeat the same command with --resume, or start a new search without it.',
        });
    return folder;
}

;// CONCATENATED MODULE: ./build/src/improve/execute.js
/** A prepared search \u2192 the search, run to its end, its records in a folder, and the better description written where it was asked for. */

























/** What every agent lists in full where the listing has room: the shortest of their limits. */
const LONGEST = 1_024;
async function executeSearch(prepared, runPorts) {
    const { run } = prepared;
    const granted = await (0,surroundings/* grantCredentials */.Xx)(run, runPorts);
    const folder = await openSearchFolder(prepared, runPorts);
    runPorts.protocol(`ARTIFACT_DIR=${folder}`);
    await (0,throwaway/* sweepTrialFolders */.Gh)();
    const journal = (0,external_node_path_.join)(folder, 'decisions.jsonl');
    await dropHalfLine(journal);
    run.deciding.decisions = [...run.deciding.decisions, ...((await (0,decision_files/* readDecisions */.uY)(journal)) ?? [])];
    run.deciding.journal = (decision) => (0,external_node_fs_.appendFileSync)(journal, `${JSON.stringify(decision)}\n`);
    const keep = await openAnswers((0,external_node_path_.join)(folder, 'answers.jsonl'));
    run.deciding.keep = keep;
    // What a baseline expects plays no part here.
    run.baselines = { ...run.baselines, current: null, ref: null };
    const around = await (0,surroundings/* openSurroundings */.Ew)(run, granted, (0,ranking/* openRanking */.B)(run.source.root), (0,external_node_path_.basename)(folder), runPorts);
    const { proposer } = prepared;
    const model = (0,open_model/* openModel */.G)(proposer, await (0,open_model/* grantModel */.y)(proposer, runPorts), runPorts);
    try {
        return await searchIn(folder, prepared, { around, ask: keep(model.ask) }, runPorts);
    }
    finally {
        await model.close();
        await around.close();
    }
}
async function searchIn(folder, prepared, { around, ask }, runPorts) {
    const { run, improved, split, options } = prepared;
    const { original } = improved;
    const shared = await around.share(false);
    const spentTokens = () => measures.spent.tokens + asker.spent.tokens;
    const measures = openMeasures({
        ...{ run, around, shared, split, folder, runPorts, improvement_id: (0,external_node_path_.basename)(folder) },
        editsFor: async (description) => (description === original ? [] : editStaged(improved, description, shared.staged)),
        // In mode model the limit is on what is asked of it.
        tokensLeft: () => options.mode === 'live' && options.max_tokens ? Math.max(0, options.max_tokens - spentTokens()) : null,
    });
    const asker = openProposer({ model: prepared.proposer.model, ask }, { candidates: options.candidates, overBudget: () => overBudget(prepared, around, spentTokens(), asker) }, runPorts);
    const facts = {
        ...{ skill: split.skill, candidates: options.candidates, limit: LONGEST },
        body: withoutPrompts((0,body/* bodyOf */.E)(improved.skill), split),
        others: [run.source, ...run.neighbours].flatMap((source) => source.skills
            .filter((one) => one.text !== improved.skill.text)
            .map((one) => ({ id: (0,find_skill/* nameSkill */.xj)(one, source), description: one.description ?? '' }))),
    };
    const found = await searchDescription({ original, skill: split.skill, rounds: options.rounds }, {
        measure: measures.measure,
        refuse: await createRefusal(run, improved, runPorts.cwd),
        propose(round, best, tried) {
            const asked = { tuning: split.tuning, best: best.description, rows: best.rows, tried };
            return asker.ask(buildProposal(facts, asked, { model: prepared.proposer.model, seed: options.seed * 1000 + round }));
        },
        isShown: (description, agent) => measures.offersWith(description)[agent]?.[split.skill]?.offer !== 'name_only',
        async findOfferLoss(description) {
            const [before, after] = [measures.offersWith(original), measures.offersWith(description)];
            const losses = Object.keys(after).map((agent) => findOfferLoss(agent, before[agent] ?? {}, after[agent] ?? {}));
            return losses.find((loss) => loss !== null) ?? null;
        },
    });
    return concludeSearch(folder, prepared, found, { around, measures, asker });
}
function overBudget({ options: { mode, max_requests, max_tokens } }, { deciding }, tokens, { spent }) {
    const { requests = 0, input_tokens = 0, output_tokens = 0 } = deciding.facts?.() ?? {};
    const used = mode === 'live' ? tokens : input_tokens + output_tokens + spent.tokens;
    if (max_requests !== undefined && requests + spent.requests >= max_requests)
        return `the budget of ${(0,count/* count */.U9)(max_requests, 'request')} is used up (--max-requests)`;
    if (max_tokens !== undefined && used >= max_tokens)
        return `the budget of ${(0,count/* count */.U9)(max_tokens, 'token')} is used up (--max-tokens)`;
    return null;
}
async function concludeSearch(folder, { run, improved, split, options, proposer }, { description, ...found }, { around, measures, asker }) {
    const changed = description === null ? [] : changeFiles(improved, description, run.source.root);
    const facts = around.deciding.facts?.();
    const improvement = {
        schema: 'agent-routing.improvement.v1',
        improvement_id: (0,external_node_path_.basename)(folder),
        generated_at_utc: new Date().toISOString(),
        tool_version: (0,tool_version/* toolVersion */.f)(),
        mode: options.mode,
        model: options.model ?? null,
        proposer: proposer.model,
        seed: options.seed,
        skill: split.skill,
        files: improved.copies.map(fileOf),
        agents: run.plan.agents,
        cases: { tuning: countPart(split.tuning, split.skill), holdout: countPart(split.holdout, split.skill) },
        ...found,
        description: { before: improved.original, after: description },
        price: {
            requests: (facts?.requests ?? 0) + asker.spent.requests,
            proposals: asker.spent.requests,
            sessions: measures.spent.sessions,
            tokens: asker.spent.tokens + (facts ? facts.input_tokens + facts.output_tokens : measures.spent.tokens),
        },
        diff: changed.length > 0 ? renderPatch(changed) : null,
        written: options.write && changed.length > 0,
        artifact_dir: folder,
    };
    if (improvement.diff !== null)
        await (0,promises_.writeFile)((0,external_node_path_.join)(folder, `${(0,bare_id/* bareId */.yW)(split.skill)}.diff`), improvement.diff);
    if (improvement.written)
        await writeChanges(changed);
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'improvement.json'), `${JSON.stringify(improvement, null, 1)}\n`);
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'improvement.md'), renderImprovementPage(improvement));
    return improvement;
}

// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/src/options/inputs.js + 1 modules
var inputs = __webpack_require__(59540);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(39138);
// EXTERNAL MODULE: ./build/src/options/values.js
var values = __webpack_require__(70348);
;// CONCATENATED MODULE: ./build/src/improve/options.js
/** The options of `improve`: those of `run` that say on what and how it is measured, and those of the search. */





/** Every description is asked about in so many trials. */
const TRIALS = 5;
/** One trial that the machine spoiled is no reason to stop. */
const INFRA_RETRIES = 2;
const ImproveOptionsSchema = run_options/* RunOptionsSchema */.Rl.pick({
    cases: true,
    agents: true,
    category: true,
    case_id: true,
    model: true,
    ask: true,
    turns: true,
    max_requests: true,
    max_tokens: true,
    source: true,
    as: true,
    neighbours: true,
    agent_versions: true,
    timeout_seconds: true,
    agent_timeout: true,
    max_parallel: true,
    sandbox: true,
    artifacts_root: true,
    progress: true,
    no_progress: true,
    json: true,
}).extend({
    mode: (0,values/* blank */.hQ)(schemas/* enum */.k5n(['model', 'live']).default('model')).describe('Who decides inside the agent: model (the chat model that --model names) or live (the vendors\u2019)'),
    trials: (0,values/* blank */.hQ)((0,values/* whole */.WQ)(1, 10).default(TRIALS)).describe('Trials of each case on each agent, 1 to 10'),
    infra_retries: (0,values/* blank */.hQ)((0,values/* whole */.WQ)(0, 5).default(INFRA_RETRIES)).describe('Run a trial again, up to this many times, when it could not be judged for a passing cause'),
    ...inputs/* IMPROVE_ONLY */.Sj,
    write: values/* flag */.Jt.prefault(false).describe('Write the better description into SKILL.md; default: leave a diff'),
    resume: (0,values/* blank */.hQ)(schemas/* string */.YjP().optional()).describe('Folder of an interrupted search: ask only for what is not known yet'),
    dry_run: values/* flag */.Jt.prefault(false).describe('Print what would be asked and what it costs, without asking'),
    offline: values/* flag */.Jt
        .prefault(false)
        .describe('Propose nothing: list what the rules, the offline router and the agents\u2019 limits would change'),
});
/** What `run` needs beside them is its default. requests: what is left of --max-requests for measuring. */
function runOptionsOf(options, cases, requests) {
    const shared = (0,get_own/* omit */.c)(options, 'proposer', 'rounds', 'candidates', 'holdout', 'seed', 'from', 'write', 'resume', 'offline');
    return {
        ...run_options/* RunOptionsSchema */.Rl.parse({}),
        ...shared,
        cases,
        kind: ['skill'],
        max_requests: requests,
        // The process ends where the verdict cannot change; every trial is run.
        early_stop: options.mode === 'live',
    };
}

// EXTERNAL MODULE: ./build/src/run/prepare/prepare.js + 6 modules
var prepare = __webpack_require__(22692);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/lib/setup/corpus/corpus.js
var corpus = __webpack_require__(56223);
// EXTERNAL MODULE: ./build/src/init/corpus.js + 2 modules
var init_corpus = __webpack_require__(20274);
// EXTERNAL MODULE: ./build/src/init/import.js + 6 modules
var init_import = __webpack_require__(60816);
;// CONCATENATED MODULE: ./build/src/improve/cases.js
/** `--from` \u2192 a corpus file of another tool's cases, in a folder that is removed when its cases have been read. */







async function openCases({ from, skill, cases, source: named }, positionals, source, { cwd, log }) {
    if (from === undefined)
        return { patterns: cases, close: async () => { } };
    const files = await (0,corpus/* listCorpusFiles */.Kg)(cases, cwd);
    const known = files.length > 0 ? (await (0,corpus/* loadCorpus */.xe)(files, { cwd, strict: false })).cases : [];
    const taken = new Set(known.map(({ case_id }) => case_id));
    const asked = { source: named, from, skill, beside: true };
    const imported = await (0,init_import/* importCorpus */.m)(asked, positionals, source, { cwd });
    for (const one of imported.cases)
        while (taken.has(one.case_id))
            one.case_id = `from-${one.case_id}`;
    if (imported.left_out.length > 0)
        log(`${imported.left_out.length} entries of ${from} are no cases of a skill here`);
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'agent-routing-'));
    const close = async () => {
        if ((0,external_node_fs_.existsSync)(folder))
            await (0,promises_.rm)(folder, { recursive: true });
    };
    const file = (0,external_node_path_.join)(folder, init_corpus/* CORPUS */.zF);
    await (0,promises_.writeFile)(file, (0,init_corpus/* renderCases */._r)(imported));
    return { patterns: [file, ...files], close };
}

;// CONCATENATED MODULE: ./build/src/improve/prepare.js
/** Options and a skill's id \u2192 a search that is ready to run: the run behind it, the split of its cases, the proposer, and what it may cost. */












async function prepareSearch(options, [id, ...positionals], ports) {
    if (id === undefined)
        throw new config_error/* ConfigError */.x('improve needs the id of a skill.', { fix: 'write agent-routing improve <skill>.' });
    const source = await (0,source_source/* readSource */.o)((0,external_node_path_.resolve)(ports.cwd, options.source), options.as);
    const improved = findImproved(id, source);
    const proposer = findProposer(options, ports);
    const { rounds, max_requests, holdout, seed } = options;
    if (max_requests !== undefined && max_requests <= rounds)
        throw new config_error/* ConfigError */.x(`--max-requests ${max_requests} leaves nothing for the ${(0,count/* count */.U9)(rounds, 'round')}.`, {
            fix: 'allow more requests, or fewer --rounds; --dry-run shows how many there would be.',
        });
    const cases = await openCases({ ...options, from: options.from, skill: id }, positionals, source, ports);
    try {
        const run = await (0,prepare/* prepareRun */.Z)(runOptionsOf(options, cases.patterns, max_requests && max_requests - rounds), ports, external_node_crypto_.randomUUID);
        const planned = new Set(run.plan.units.map(({ case_id }) => case_id));
        const about = run.corpus.cases.filter((one) => one.kind === 'skill' && planned.has(one.case_id));
        const split = splitCases(about, { skill: improved.skill, source: run.source, seed, holdout });
        const { trials, candidates } = options;
        return {
            options,
            run,
            improved,
            split,
            proposer,
            hash: (0,batch_plan/* hash */.tW)([run.plan.hash, improved.original, proposer.model, { seed, holdout, rounds, candidates, trials }]),
        };
    }
    finally {
        await cases.close();
    }
}
function priceOf({ run, split, options }) {
    const trialsOf = (side) => {
        const ids = new Set(split[side].map(({ testCase }) => testCase.case_id));
        return run.plan.units.reduce((sum, unit) => sum + (ids.has(unit.case_id) ? unit.trials : 0), 0);
    };
    const descriptions = 1 + options.rounds * options.candidates;
    return { trials: descriptions * trialsOf('tuning') + 2 * trialsOf('holdout'), proposals: options.rounds };
}
/** For --dry-run. */
function describeSearch(prepared) {
    const { split, run, options, proposer } = prepared;
    const { trials, proposals } = priceOf(prepared);
    const agents = Object.keys(run.plan.agents).join(', ');
    const most = Math.min(trials * (options.ask === 'listing' ? 1 : options.turns) + proposals, options.max_requests ?? Number.POSITIVE_INFINITY);
    const cost = options.mode === 'live'
        ? `at most ${(0,count/* count */.U9)(trials, 'session')} with the vendors' models, billed to your accounts, and ${(0,count/* count */.U9)(proposals, 'request')} to ${proposer.model}`
        : `at most ${(0,count/* count */.U9)(most, 'request')} to ${[...new Set([options.model, proposer.model])].join(' and ')} (equal ones are sent once), and ${(0,count/* count */.U9)(trials, 'session')} of about one CPU second each`;
    return `${split.skill} on ${agents}, mode ${options.mode}: ${split.tuning.length} tuning cases, ${split.holdout.length} held-out cases, ${options.rounds} rounds of ${(0,count/* count */.U9)(options.candidates, 'candidate')}.\nCost: ${cost}.\n`;
}

// EXTERNAL MODULE: ./build/src/options/command.js
var command = __webpack_require__(95441);
// EXTERNAL MODULE: ./build/src/run/ports.js
var run_ports = __webpack_require__(21907);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var terminal_progress = __webpack_require__(82327);
;// CONCATENATED MODULE: ./build/src/commands/improve.js
/** `improve`: proposes descriptions for a skill, measures them, and keeps one that is better on cases which nobody saw. */

















const improve = (0,command/* defineCommand */.NB)({
    summary: 'Finds a better description for a skill, and keeps it only if held-out cases prove it',
    positionals: '<skill> [file or folder]',
    options: ImproveOptionsSchema,
    async run(options, positionals, shell) {
        if (options.offline)
            return advise(options, positionals[0], shell);
        const progress = (0,terminal_progress/* createProgress */.m)(options.no_progress ? 'none' : options.progress, shell);
        const ports = (0,run_ports/* terminalPorts */.P)(shell, progress);
        const prepared = await prepareSearch(options, positionals, ports);
        if (options.dry_run) {
            shell.stdout(describeSearch(prepared));
            return 0;
        }
        const improvement = await executeSearch(prepared, ports).finally(progress.close);
        if (options.json)
            shell.stdout(`${JSON.stringify(improvement, null, 1)}\n`);
        shell[options.json ? 'stderr' : 'stdout'](renderImprovement(improvement));
        return improvement.outcome === 'better' ? 0 : 1;
    },
});
async function advise(options, id, shell) {
    if (id === undefined)
        throw new config_error/* ConfigError */.x('improve needs the id of a skill.', {
            fix: 'write agent-routing improve <skill> --offline.',
        });
    const source = await (0,source_source/* readSource */.o)((0,external_node_path_.resolve)(shell.cwd, options.source), options.as);
    const { skill, copies } = findImproved(id, source);
    const corpus = await (0,find_mistakes/* readCorpus */.XR)(options.cases, shell.cwd);
    const keys = (0,agent_key/* parseAgentKeys */.F8)(options.agents ?? lib_agents/* DEFAULT_AGENTS */.h_, lib_agents/* AGENT_NAMES */.RO, lib_agents/* ALL_AGENTS */.dT);
    const linted = { cwd: shell.cwd, source, corpus, keys, baseline: null, baseline_ref: undefined };
    const { findings } = await (0,find_mistakes/* findMistakes */.FD)(linted, new Set());
    const files = copies.map(({ path }) => `${(0,lint_source/* prefixOf */.MT)(source.root, shell.cwd)}${path}`);
    const line = 1 +
        Math.max(0, skill.text.split('\n').findIndex((one) => /^description:/.test(one)));
    const advice = weighFindings(findings, { files, id: skill.id, line });
    if (options.json)
        shell.stdout(`${JSON.stringify(advice, null, 1)}\n`);
    else if (advice.length === 0)
        shell.stdout(`Rules, router and limits would change nothing of ${skill.id}.\n`);
    else
        for (const { weight, file, line, rule, message, consequences, fix } of advice) {
            const where = Object.entries(consequences).map(([agent, what]) => `    ${agent}: ${(0,text_escape/* oneLine */.TN)(what, 300)}\n`);
            shell.stdout(`${String(weight).padStart(3)}  ${file}:${line}  ${rule}: ${(0,text_escape/* oneLine */.TN)(message, 400)}\n${where.join('')}    fix: ${(0,text_escape/* oneLine */.TN)(fix, 400)}\n`);
        }
    return 0;
}


/***/ })

};
