export const id = 483;
export const ids = [483];
export const modules = {

/***/ 35123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ createSkillRanker)
/* harmony export */ });
/* harmony import */ var _router_rank_router_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57166);
/* harmony import */ var _router_rank_scorer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54459);
/* harmony import */ var _router_words_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68978);
/* harmony import */ var _router_words_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76831);
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
/** Skills are compared as objects, since two may have one id. */
function createSkillRanker(skills, embedder) {
    const tools = skills.map((skill) => (0,_router_words_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .makeTool */ .Z)(skill.id, skill.description ?? ''));
    const owners = new Map(tools.map((tool, index) => [tool, skills[index]]));
    const router = (0,_router_rank_router_js__WEBPACK_IMPORTED_MODULE_0__/* .createRouter */ .a)(tools, embedder);
    const scorer = (0,_router_rank_scorer_js__WEBPACK_IMPORTED_MODULE_1__/* .createScorer */ .f)(tools, embedder, null);
    // A prompt is drafted from an occasion, in which its words stand: what the skill says without them is asked too.
    // Of what says nothing else, the occasion is all there is.
    const topics = skills.map(({ id, description }) => {
        const [whole, left] = [description ?? '', (description ?? '').replace(OCCASION, '')];
        return (0,_router_words_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .makeTool */ .Z)(id, /\p{L}/u.test(left) ? left : whole);
    });
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
                .filter(({ skill }) => !without || !(0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameSkill */ .pc)(skill, without))
                .sort((one, other) => other.score - one.score);
            const [best] = rows;
            if (!best || rows.every(({ index }) => whole.found.scores[index] === 0))
                return null;
            const next = rows.find(({ skill }) => !(0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameSkill */ .pc)(skill, best.skill));
            if (!next)
                return { skill: best.skill, clear: true, next: null };
            const by = best.score - next.score;
            const name = nameWords(best.skill.id);
            const said = whole.words.flatMap(({ stem }) => (name.includes(stem) ? [stem] : []));
            // Words of a name that no other name has say which skill is meant.
            const isNamed = said.length > 0 && names.filter((words) => said.every((one) => words.includes(one))).length === 1;
            // `find plugins` is not yet `laravel-plugin-discovery`.
            const isVague = whole.words.length < FEWEST && said.length > 0 && said.length * 3 <= name.length;
            if (!without && isVague)
                return { skill: best.skill, clear: false, next: next.skill };
            const inFamily = names.filter((words) => words.at(-1) === name.at(-1)).length >= FAMILY;
            return {
                skill: best.skill,
                next: next.skill,
                clear: isNamed ? by >= CLEAR.named : !inFamily && by >= CLEAR[without ? 'without' : 'unnamed'],
            };
        },
    };
}


/***/ }),

/***/ 4605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ findListedWorse)
/* harmony export */ });
const findListedWorse = (alone, beside) => alone.flatMap(({ id, path, offer, kept_chars }, at) => {
    const now = beside[at];
    if (!now || now.path !== path)
        return [];
    const worse = RANKS[now.offer] > RANKS[offer] || now.kept_chars < kept_chars;
    return worse ? [{ id, path, alone: offer, beside: now.offer, lost_chars: kept_chars - now.kept_chars }] : [];
});
const RANKS = { full: 0, cut: 1, name_only: 2, absent: 3 };


/***/ }),

/***/ 20274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zF: () => (/* binding */ CORPUS),
  PA: () => (/* binding */ draftAll),
  _r: () => (/* binding */ renderCases)
});

// EXTERNAL MODULE: ./build/lib/baseline/index.js + 1 modules
var baseline = __webpack_require__(51399);
// EXTERNAL MODULE: ./build/lib/case/corpus-json.js
var corpus_json = __webpack_require__(92776);
// EXTERNAL MODULE: ./build/lib/case/select.js
var case_select = __webpack_require__(39409);
// EXTERNAL MODULE: ./build/lib/contract/offer.js
var offer = __webpack_require__(86193);
// EXTERNAL MODULE: ./build/lib/contract/schema-address.js
var schema_address = __webpack_require__(74357);
// EXTERNAL MODULE: ./build/lib/draft/draft-cases.js + 9 modules
var draft_cases = __webpack_require__(75737);
// EXTERNAL MODULE: ./build/lib/draft/rank-skills.js
var rank_skills = __webpack_require__(35123);
// EXTERNAL MODULE: ./build/lib/input/json-strings.js
var json_strings = __webpack_require__(27234);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
// EXTERNAL MODULE: ./build/lib/setup/corpus/corpus.js
var corpus_corpus = __webpack_require__(56223);
// EXTERNAL MODULE: ./build/lib/setup/routing/vectors.js + 4 modules
var vectors = __webpack_require__(49694);
// EXTERNAL MODULE: ./build/lib/setup/source/declared-hooks.js
var declared_hooks = __webpack_require__(40515);
// EXTERNAL MODULE: ./build/lib/setup/source/subagents.js
var subagents = __webpack_require__(93050);
// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(56424);
// EXTERNAL MODULE: ./build/src/run/ports.js
var run_ports = __webpack_require__(21907);
// EXTERNAL MODULE: ./build/src/run/tool-version.js
var tool_version = __webpack_require__(1488);
;// CONCATENATED MODULE: ./build/src/init/baseline.js
/** First cases and the agents' offers \u2192 the baseline, or the rows that one lacks: which can pass, and what each agent is offered. */



const PASS = { expected_status: 'pass', allow_timeout: false };
function renderBaseline(cases, skills, source, agents, { today, old }) {
    const rows = cases.map(({ case_id }) => {
        const skill = skills.get(case_id);
        const entries = agents.map(({ name, refuse }) => [name, entryOf(skill ? refuse(skill) : null)]);
        return [case_id, new Map(entries)];
    });
    const drafted = {
        $schema: (0,schema_address/* schemaAddress */.Q)('provider-baseline'),
        $meta: describeOffers(agents, source, today),
        $offers: Object.fromEntries(agents.map(({ name, offers, measured }) => [name, listLesserOffers(offers, measured)])),
        cases: new Map(rows),
    };
    // Read back as any baseline, so that what is written is what will be read.
    const text = (0,baseline/* serializeBaseline */.ky)(old === null ? drafted : addTo((0,baseline/* parseBaseline */.nk)(old, baseline/* BASELINE_FILE */.tu), drafted));
    return (0,baseline/* serializeBaseline */.ky)((0,baseline/* parseBaseline */.nk)(text, baseline/* BASELINE_FILE */.tu));
}
/** What is there stays; of an agent that it has no row of, nothing is expected. */
function addTo(current, drafted) {
    const agents = new Set([...current.cases.values()].flatMap((row) => [...row.keys()]));
    const isKnown = ([agent]) => agents.size === 0 || agents.has(agent);
    const { skills } = current.$meta;
    const offers = Object.entries(drafted.$offers)
        .filter(isKnown)
        .map(([agent, rows]) => {
        const fresh = Object.entries(rows).filter(([skill]) => !Object.hasOwn(skills ?? {}, skill));
        return [agent, { ...Object.fromEntries(fresh), ...current.$offers[agent] }];
    });
    return {
        ...current,
        $meta: { ...current.$meta, ...(skills ? { skills: { ...drafted.$meta.skills, ...skills } } : {}) },
        $offers: { ...current.$offers, ...Object.fromEntries(offers) },
        cases: new Map([
            ...[...drafted.cases].map(([id, row]) => [id, new Map([...row].filter(isKnown))]),
            ...current.cases,
        ]),
    };
}
const entryOf = (reason) => reason === null ? PASS : { expected_status: 'fail', allow_timeout: false, reason };
/** As `baseline update` writes it: a known skill that is not among the lesser offers was offered in full. */
function describeOffers(agents, source, today) {
    const lengths = Object.assign({}, ...agents.map(({ offers }) => offers));
    return {
        schema: 1,
        drafted: true,
        oracle: {
            tool_version: (0,tool_version/* toolVersion */.f)(),
            skills_hash: source.hash,
            date: today.toISOString().slice(0, 10),
            trials: 1,
            agents: Object.fromEntries(agents.map(({ name, version }) => [name, { version, vendor_model: null }])),
        },
        skills: Object.fromEntries(Object.entries(lengths).map(([id, { of_chars }]) => [id, of_chars])),
    };
}
function listLesserOffers(offers, measured) {
    const lesser = Object.entries(offers).filter(([, { offer }]) => offer !== 'full');
    const reason = `${measured ? 'measured' : 'predicted'} by init`;
    return Object.fromEntries(lesser.map(([id, { offer, kept_chars, of_chars }]) => [id, { offer, kept_chars, of_chars, reason }]));
}

// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/agents/listing/explain-loss.js
var explain_loss = __webpack_require__(26975);
// EXTERNAL MODULE: ./build/lib/agents/listing/shadow.js
var shadow = __webpack_require__(68734);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/offer/compare.js
var compare = __webpack_require__(66970);
// EXTERNAL MODULE: ./build/lib/setup/install/install.js + 5 modules
var install = __webpack_require__(47531);
// EXTERNAL MODULE: ./build/lib/skill/find-skill.js
var find_skill = __webpack_require__(96023);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(39138);
// EXTERNAL MODULE: ./build/src/run/execute/measure-offers.js
var measure_offers = __webpack_require__(87851);
;// CONCATENATED MODULE: ./build/src/init/offers.js
/** A source \u2192 what each agent lists of it: asked of the agents themselves, or predicted from the facts of their pinned versions. */









/** What each agent makes of the source when it is installed as `run` does; nothing is listed to the one in the process. */
function predictAgents(source, keys) {
    return keys.flatMap((key) => {
        const agent = (0,agents/* findAgent */.dp)(key.name);
        if (!agent)
            return [];
        const context = contextOf(agent, key, source);
        const predicted = agent.predictOffers(context).map(({ skill, offer, kept_chars, of_chars }) => {
            return { id: (0,find_skill/* nameSkill */.xj)(skill, source), path: skill.path, offer, kept_chars, of_chars, reason: null };
        });
        return [describe(agent, key, source, predicted, { version: agent.pinned, measured: false })];
    });
}
/** Starts each agent once on the embedded model. Where one cannot be asked, its listing is predicted, and log says why. */
async function measureAgents(source, keys, ports) {
    const found = await askAgents(source, keys, ports);
    return predictAgents(source, keys).map((predicted) => {
        const asked = found[predicted.name];
        const key = keys.find((one) => one.key === predicted.name);
        const agent = key && (0,agents/* findAgent */.dp)(key.name);
        if (agent && asked && 'skills' in asked && asked.skills)
            return describe(agent, key, source, asked.skills, { version: asked.version, measured: true });
        ports.log(`${predicted.name} could not be asked what it lists, so that is predicted: ${asked?.error ?? 'it was not started'}`);
        return predicted;
    });
}
async function askAgents(source, keys, ports) {
    const options = run_options/* RunOptionsSchema */.Rl.parse({ agent_versions: 'pinned' });
    try {
        (0,install/* currentPlatform */.jN)();
        const { agents } = await (0,measure_offers/* measureOffers */.m)(source, keys, options, ports);
        return agents;
    }
    catch (error) {
        if (!(error instanceof config_error/* ConfigError */.x))
            throw error;
        return Object.fromEntries(keys.map(({ key }) => [key, { error: error.message }]));
    }
}
const contextOf = (agent, { install, vendor_model }, source) => ({
    source,
    install: install ?? agent.defaultInstall(source),
    vendor_model,
});
function describe(agent, key, source, rows, how) {
    const context = contextOf(agent, key, source);
    const byPath = new Map(rows.map((row) => [row.path, row]));
    return {
        name: key.key,
        ...how,
        offers: (0,compare/* offersById */.a$)(rows),
        refuse(skill) {
            const copies = source.skills.filter((other) => (0,find_skill/* isSameSkill */.pc)(other, skill));
            if (copies.every((copy) => byPath.get(copy.path)?.offer === 'absent'))
                return (byPath.get(skill.path)?.reason ??
                    (0,explain_loss/* explainLoss */.TU)(agent, skill, context, 'absent')?.reason ??
                    `${agent.title} does not list it.`);
            return (0,shadow/* findShadow */.w)(agent, skill, context)?.why.reason ?? null;
        },
    };
}

// EXTERNAL MODULE: ./build/src/init/words.js
var words = __webpack_require__(95429);
;// CONCATENATED MODULE: ./build/src/init/corpus.js
/** A source's skills, or imported cases \u2192 the text of its cases.json: a new one, or the user's own with the cases that it lacks. */


















const CORPUS = 'cases.json';
function renderCases({ cases, lost, left_out }) {
    const $meta = {
        schema: 1,
        ...(Object.keys(lost).length > 0 ? { not_carried_over: lost } : {}),
        ...(left_out.length > 0
            ? { not_taken_over: Object.fromEntries(left_out.map(({ name, reason }) => [name, reason])) }
            : {}),
    };
    return `${JSON.stringify({ $schema: (0,schema_address/* schemaAddress */.Q)('cases'), $meta, cases }, null, 2)}\n`;
}
function readKnown(text) {
    const cases = (0,corpus_json/* parseCasesJson */.J)(text, CORPUS);
    return {
        ids: cases.map(({ case_id }) => case_id),
        prompts: new Map(cases.flatMap((row) => (row.kind === 'skill' ? [[row.prompt, row]] : []))),
        skills: cases.flatMap(case_select/* skillsOf */.sg),
        subagents: cases.flatMap((row) => (row.kind === 'skill' && row.subagent) || []),
        has_calls: cases.some(({ kind }) => kind === 'tool_route'),
    };
}
/** Custom agents that neither a suite nor a case asks; those of one name with their files. */
async function listUnasked(source, known, cwd) {
    if ((await (0,corpus_corpus/* listCorpusFiles */.Kg)(['tests/agents/*.tests.json'], cwd)).length > 0)
        return [];
    const asked = known?.subagents.map(bare_id/* bareId */.yW) ?? [];
    const all = (await (0,subagents/* readSubagents */.x)(source)).filter(({ name }) => !asked.includes(name));
    const isShared = (name) => all.filter((one) => one.name === name).length > 1;
    return all.map(({ name, path }) => (isShared(name) ? `${name} (${path})` : name));
}
/** Behind the last case, written as that one is, and behind the last skill that a known case disallows. */
function addCases(before, { cases, disallowed = new Map() }) {
    const value = JSON.parse(before);
    const at = Array.isArray(value) ? [] : ['cases'];
    const rows = Array.isArray(value) ? value : (value.cases ?? []);
    const text = rows.reduceRight((text, { case_id }, index) => {
        const list = [...at, index, 'disallowed_skills'].join();
        const last = [...(0,json_strings/* listJsonParts */.l)(text)].findLast(({ path }) => path.slice(0, -1).join() === list);
        const ids = disallowed.get(case_id ?? '') ?? [];
        if (!last || ids.length === 0)
            return text;
        const space = /\s*$/.exec(text.slice(0, last.from))?.[0] || ' ';
        return `${text.slice(0, last.to)}${ids.map((id) => `,${space}${JSON.stringify(id)}`).join('')}${text.slice(last.to)}`;
    }, before);
    if (cases.length === 0)
        return text;
    const last = [...(0,json_strings/* listJsonParts */.l)(text)].findLast(({ kind, path }) => kind === 'item' && path.slice(0, -1).join() === at.join());
    if (!last)
        return `${JSON.stringify({ ...(Array.isArray(value) ? {} : value), cases }, null, 2)}\n`;
    let end = text.indexOf('}', last.from) + 1;
    while (!(0,json_value/* parseObject */.lj)(text.slice(last.from, end)))
        end = text.indexOf('}', end) + 1;
    const indent = /[ \t]*$/.exec(text.slice(0, last.from))?.[0] ?? '';
    const spaces = text.slice(last.from, end).includes('\n') ? 2 : 0;
    const added = cases.map((row) => `,\n${JSON.stringify(row, null, spaces).replace(/^/gm, indent)}`);
    return `${text.slice(0, end)}${added.join('')}${text.slice(end)}`;
}
/** The cases that are drafted or imported, and the baseline of them: what to write where, and what to say. */
async function draftAll(options, keys, imported, old, source, shell) {
    const known = old.cases === null ? undefined : readKnown(old.cases);
    const ports = (0,run_ports/* terminalPorts */.P)(shell);
    const agents = options.offline || source.skills.length === 0
        ? predictAgents(source, keys)
        : await measureAgents(source, keys, ports);
    const corpus = imported ??
        (0,draft_cases/* draftCases */.J)(source, (0,rank_skills/* createSkillRanker */.J)(source.skills, (0,vectors/* loadVectors */.t$)()), (skill) => explainUnlisted(skill, agents), known);
    const subagents = await listUnasked(source, known, shell.cwd);
    const asked = known?.has_calls || (await (0,corpus_corpus/* findRouteFiles */.Ue)(source.root)).length > 0;
    const hooks = asked ? 0 : (await (0,declared_hooks/* readDeclaredHooks */.Xz)(source)).length;
    const listed = old.baseline === null ? new Map() : (0,baseline/* parseBaseline */.nk)(old.baseline, baseline/* BASELINE_FILE */.tu).cases;
    const unlisted = known?.ids.filter((id) => !listed.has(id)) ?? [];
    const said = {
        words: (0,words/* describeCorpus */.Q$)(corpus, source, agents, { known, unlisted, subagents }),
        hooks,
        drafted: imported === null && corpus.cases.some(({ category }) => category === 'first'),
        unlisted: unlisted.length,
    };
    if (old.cases !== null && corpus.cases.length === 0)
        return { targets: {}, ...said };
    const at = { today: new Date(), old: old.baseline };
    const targets = {
        [CORPUS]: old.cases === null ? renderCases(corpus) : addCases(old.cases, corpus),
        [baseline/* BASELINE_FILE */.tu]: renderBaseline(corpus.cases, corpus.skills, source, agents, at),
    };
    return { targets, ...said };
}
/** A case that no agent can pass would only be a row to accept, and one of a skill for people would ask for what its author refuses. */
function explainUnlisted(skill, agents) {
    const reasons = agents.map(({ refuse }) => refuse(skill));
    const kept = reasons.find(offer/* isKept */.t8);
    if (kept)
        return `its author keeps it from models (${(0,offer/* keptBy */.mA)(kept)}), so it needs no case: nothing is to do.`;
    return reasons.every((reason) => reason !== null) ? `no agent lists it: ${reasons[0]}` : null;
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
// EXTERNAL MODULE: ./build/lib/draft/first-corpus.js
var first_corpus = __webpack_require__(52999);
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
    const { case_id } = idFor({ id: (0,first_corpus/* slug */.y)(name) || 'hook' }, name);
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
            const about = (0,first_corpus/* slug */.y)(meant.expected?.id ?? String(meant.fields['disallowed_skills']?.[0] ?? 'skill').replace(/^.*:/, ''));
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
    const near = (0,suggest/* suggest */.ZA)(name.replace(/^.*[:/]/, ''), source.skills.map(({ id }) => id));
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
    const next = (0,first_corpus/* createIds */.T)();
    return (row, name) => {
        const own = row.id === null ? null : /^[A-Za-z0-9][A-Za-z0-9._/:@-]{0,190}$/.test(row.id) ? row.id : (0,first_corpus/* slug */.y)(row.id);
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
        const meant = (0,suggest/* suggest */.ZA)(options.from, lib_import/* IMPORT_KINDS */.uu);
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
        const meant = (0,suggest/* suggest */.ZA)(id, ids);
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


/***/ }),

/***/ 95429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ listNextSteps),
/* harmony export */   GL: () => (/* binding */ sayLater),
/* harmony export */   Jo: () => (/* binding */ listRunSteps),
/* harmony export */   Q$: () => (/* binding */ describeCorpus),
/* harmony export */   cJ: () => (/* binding */ COMMIT),
/* harmony export */   gP: () => (/* binding */ nameStep),
/* harmony export */   yV: () => (/* binding */ updateStep)
/* harmony export */ });
/* harmony import */ var _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51399);
/* harmony import */ var _lib_contract_schema_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74357);
/* harmony import */ var _lib_draft_draft_cases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75737);
/* harmony import */ var _lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14065);
/* harmony import */ var _lib_text_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67127);
/* harmony import */ var _run_own_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26988);
/** A first corpus \u2192 what `init` says of it: what was written, what was left out, what is expected to fail, what comes next. */






const MOST_NAMED = 12;
/** known: the cases that a corpus had before. unlisted: those without a row of the baseline. subagents: those without a case. */
function describeCorpus(corpus, source, agents, { known, unlisted, subagents, }) {
    const { cases, skills, left_out, lost } = corpus;
    const had = known?.ids.length ?? 0;
    const isFilled = (id) => (corpus.disallowed?.get(id) ?? []).length > 0;
    const general = [...(corpus.disallowed?.keys() ?? [])];
    const [filled, asked] = [general.filter(isFilled), general.filter((id) => !isFilled(id))];
    const [stay, as_before] = had === 1 ? ['stays', ' as it is'] : ['stay', ' as they are'];
    const adds_none = had > 0 && cases.length === 0;
    const refused = new Map();
    for (const { case_id } of cases)
        for (const { name, refuse } of agents) {
            const skill = skills.get(case_id);
            const reason = skill ? refuse(skill) : null;
            const key = `on ${name}: ${reason}`;
            if (reason !== null)
                refused.set(key, [...(refused.get(key) ?? []), case_id]);
        }
    const failing = [...refused.values()].flat().length;
    const covered = new Set(cases.flatMap(({ case_id }) => skills.get(case_id) ?? [])).size;
    const calls = cases.filter(({ kind }) => kind === 'tool_route').length;
    const negative = cases.filter(({ expected_skill }) => !expected_skill).length - calls;
    const isFirst = cases.some(({ category }) => category === 'first');
    const open = cases.filter(({ prompt }) => prompt === _lib_draft_draft_cases_js__WEBPACK_IMPORTED_MODULE_2__/* .TO_WRITE */ .U.prompt).map(({ case_id }) => case_id);
    const lesser = agents.map(({ name, offers }) => {
        const cut = Object.values(offers).filter(({ offer }) => offer !== 'full').length;
        return `${name} ${cut === 0 ? 'all' : `${Object.keys(offers).length - cut} of ${Object.keys(offers).length}`}`;
    });
    const how = agents.every(({ measured }) => measured) ? 'shows' : 'is predicted to show';
    const imported = left_out.length > 0 && left_out.every(({ name }) => !source.skills.some(({ path }) => path === name));
    return [
        ...(adds_none && left_out.length === 0 && source.skills.length > 0
            ? ['Every skill has a case: nothing was added to cases.json.']
            : []),
        ...(had === 0 || adds_none
            ? []
            : [`${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(had, 'case')} that cases.json has ${stay}${filled.length > 0 ? '' : as_before}.`]),
        ...(calls === 0 ? [] : [`${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(calls, 'call')} that hooks are asked about, tried on each agent.`]),
        ...(source.skills.length === 0 || adds_none
            ? []
            : [
                `${had > 0 ? 'Added: ' : ''}${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(cases.length - calls, 'case')} for ${covered} of ${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(source.skills.length, 'skill')}${negative === 0
                    ? ''
                    : `; ${negative} of these cases ${negative > 1 ? 'expect no skill, and run' : 'expects no skill, and runs'} only in the modes router, model, replay and live`}.`,
                `Descriptions that each agent ${how} in full: ${lesser.join(', ')}. What gets worse is reported from the first run on.`,
            ]),
        ...listSome(`${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(open.length, 'case needs', 'cases need')} a prompt that you write. Until then such a case only proves that its skill loads. With the prompt, change the category \`${_lib_draft_draft_cases_js__WEBPACK_IMPORTED_MODULE_2__/* .TO_WRITE */ .U.category}\` to ${isFirst ? '`first`, which the other drafts have, or to any word of yours' : 'a word of yours, such as `first`'}.`, open.map((id) => `${id}: ${corpus.gaps?.get(id)}`)),
        ...(filled.length > 0
            ? [`\nThe new ones are named under \`disallowed_skills\` of ${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .listFew */ .lE)(filled, MOST_NAMED)}, too.`]
            : []),
        ...(asked.length > 0
            ? [
                `\nIf a new one must not be used for the prompt of ${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .listFew */ .lE)(asked, MOST_NAMED)} either, name it there under \`disallowed_skills\`.`,
            ]
            : []),
        ...(unlisted.length > 0
            ? [
                `\n${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(unlisted.length, 'case has', 'cases have')} no entry in ${_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_0__/* .BASELINE_FILE */ .tu} yet: ${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .listFew */ .lE)(unlisted, MOST_NAMED)}.`,
            ]
            : []),
        ...(subagents.length > 0
            ? [
                '',
                `${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(subagents.length, 'custom agent has', 'custom agents have')} no case, so nothing here asks one: ${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .listFew */ .lE)(subagents, MOST_NAMED)}. A suite does (${(0,_lib_contract_schema_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pageAddress */ .qx)('suites')}; a vendor\u2019s model has to answer it once), or a case with \`"subagent"\` for a skill that it loads itself; a skill that its file lists under \`skills\` is there from the start, and needs none.`,
            ]
            : []),
        ...listSome(imported
            ? `${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(left_out.length, 'entry', 'entries')} not taken over:`
            : `${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(left_out.length, 'skill')} left without a case:`, left_out.map(({ name, reason }) => `${name}: ${reason}`)),
        ...listSome(`Not carried over, as noted in \`$meta\` of cases.json (${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(Object.keys(lost).length, 'place')}):`, Object.entries(lost).map(([place, parts]) => `${place}: ${parts.join('; ')}`)),
        ...listSome(`${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(failing, 'row')} expected to fail until you fix what \`check\` names, with the reason in ${_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_0__/* .BASELINE_FILE */ .tu}:`, [...refused].map(([reason, [first = '', ...more]]) => {
            return `${first}${more.length ? ` and ${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(more.length, 'other case')}` : ''} ${reason}`;
        })),
    ]
        .map((line) => `${line}\n`)
        .join('');
}
function listSome(title, rows) {
    if (rows.length === 0)
        return [];
    const more = rows.length - MOST_NAMED;
    return [
        '',
        title,
        ...rows.slice(0, MOST_NAMED).map((row) => `  ${(0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(row, 400)}`),
        ...(more > 0 ? [`  and ${more} more`] : []),
    ];
}
const COMMIT = 'commit the files above, and what you or `check --fix` changed: a pull request is compared with the branch into which it is merged';
/** unnamed: files in which the action's repository is to be named before they are committed. */
const nameStep = (command, source, unnamed) => unnamed.length === 0
    ? []
    : [
        `${command} init --action OWNER/agent-routing${source === '.' ? '' : ` --source ${source}`}    # with the repository of this action, as in \`npx github:OWNER/agent-routing\`: writes it for \`${_run_own_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .PLACEHOLDER */ .Kx}\` in ${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .listFew */ .lE)(unnamed, MOST_NAMED)}`,
    ];
const listNextSteps = (steps, first, last = COMMIT) => `\nNext:\n${[...first, ...steps, last]
    .filter(Boolean)
    .map((step, index) => `  ${index + 1}. ${step}\n`)
    .join('')}`;
/** A case without an entry fails until it has one. */
const updateStep = (command, cases) => `${command} baseline update --reason "\u2026"    # once the run shows what you mean: writes what is expected of ${cases} from now on`;
/** No step: who changes nothing needs no other baseline. */
const sayLater = (command) => `\nLater, when you have added cases or mean what a run shows as worse: \`${command} run\`, then \`${command} baseline update --reason "\u2026"\`.\n`;
const listRunSteps = (source, drafted, command, agents, unlisted, hooks) => [
    ...(hooks > 0
        ? [
            `write cases of kind \`tool_route\` for ${hooks === 1 ? 'the hook, which' : 'each hook, which'} nothing here calls: ${(0,_lib_contract_schema_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pageAddress */ .qx)('getting-started')}#4-a-hook-or-a-subagent has some`,
        ]
        : []),
    ...(drafted ? ['read the prompts in cases.json: they are drafted, and you know better how users ask'] : []),
    `${command} run${source === '.' ? '' : ` --source ${source}`}${agents}`,
    ...(unlisted > 0 || hooks > 0
        ? [updateStep(command, unlisted > 0 ? (0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(unlisted, 'case') : 'the cases that you have added')]
        : []),
];


/***/ }),

/***/ 87851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ measureOffers),
/* harmony export */   x: () => (/* binding */ createPartLister)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18685);
/* harmony import */ var _lib_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71864);
/* harmony import */ var _lib_input_memoize_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(95739);
/* harmony import */ var _lib_offer_discover_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69693);
/* harmony import */ var _lib_offer_listed_worse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4605);
/* harmony import */ var _lib_setup_ready_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18353);
/* harmony import */ var _lib_setup_source_declared_hooks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40515);
/* harmony import */ var _lib_setup_source_plugin_parts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8788);
/* harmony import */ var _prepare_baselines_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57267);
/* harmony import */ var _prepare_plan_agents_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(36547);
/* harmony import */ var _prepare_read_neighbours_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(67148);
/* harmony import */ var _open_ports_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(99768);
/* harmony import */ var _ready_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(16849);
/** A source and the planned agents \u2192 what each of them offers, from one session each on the embedded model. */















async function measureOffers(source, keys, options, runPorts) {
    const { current } = await (0,_prepare_baselines_js__WEBPACK_IMPORTED_MODULE_9__/* .readBaselines */ .bm)({ baseline: options.baseline }, runPorts.cwd, runPorts.openRef);
    const planned = await (0,_prepare_plan_agents_js__WEBPACK_IMPORTED_MODULE_10__/* .planAgents */ ._)(keys, source, current, options, runPorts);
    const { ready, unavailable } = await (0,_ready_js__WEBPACK_IMPORTED_MODULE_13__/* .readyAgents */ ._)(planned, source, options, runPorts);
    const found = Object.fromEntries(Object.entries(unavailable).map(([agent, { message, fix }]) => [
        agent,
        { error: `${message}${fix ? ` Fix: ${fix}` : ''}` },
    ]));
    const ports = await (0,_open_ports_js__WEBPACK_IMPORTED_MODULE_12__/* .openRunPorts */ .u)({ options, sources: [source.root], agents: Object.values(ready) }, runPorts);
    const open = [() => ports.modelServer.close()];
    try {
        const [parts, hooks] = await Promise.all([(0,_lib_setup_source_plugin_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .readPluginParts */ ._)(source), (0,_lib_setup_source_declared_hooks_js__WEBPACK_IMPORTED_MODULE_7__/* .readDeclaredHooks */ .Xz)(source)]);
        const { allow_source_processes: allow_processes, mode } = options;
        const { shared, close } = await (0,_lib_setup_ready_js__WEBPACK_IMPORTED_MODULE_6__/* .shareSource */ .Nq)(source, ports, {
            log: runPorts.log,
            allow_processes,
            path: runPorts.env['PATH'] ?? null,
        });
        open.push(close);
        const neighbours = await (0,_prepare_read_neighbours_js__WEBPACK_IMPORTED_MODULE_11__/* .readNeighbours */ .b)(options.neighbours, source, runPorts.cwd);
        const beside = neighbours.length === 0 ? null : await (0,_lib_setup_ready_js__WEBPACK_IMPORTED_MODULE_6__/* .shareSource */ .Nq)(source, ports, { log: () => { }, allow_processes, neighbours });
        if (beside)
            open.push(beside.close);
        const scratch = await ports.openTrialFolders();
        open.push(scratch.close);
        await Promise.all(Object.values(ready).map(async (agent) => {
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch.workspace, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)());
            await ports.files.makeFolder(folder);
            const probe = { mode, folder, signal: runPorts.signal, parts, hooks };
            const alone = await (0,_lib_offer_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .discoverOffers */ .b)(agent, shared, probe, ports);
            found[agent.key.key] = beside ? await measureWithNeighbours(agent, alone, beside.shared, probe, ports) : alone;
        }));
    }
    finally {
        for (const close of open)
            await close();
    }
    const agents = Object.fromEntries(planned.map(({ key }) => [key.key, found[key.key] ?? { error: 'not started' }]));
    return { planned, agents };
}
/** Where processes of a source may start. */
function createPartLister(options, ports) {
    const list = async (source, agent) => {
        const keys = (0,_lib_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_3__/* .parseAgentKeys */ .F8)([agent], _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_2__/* .AGENT_NAMES */ .RO);
        // What is to be said of agents and sandbox was said before.
        const { agents } = await measureOffers(source, keys, options, { ...ports, log: () => { } });
        const found = agents[agent];
        return found && 'parts' in found ? found.parts : null;
    };
    // The report is to come, whatever this source is like.
    const quiet = (...asked) => list(...asked).catch(() => null);
    return options.allow_source_processes
        ? (0,_lib_input_memoize_js__WEBPACK_IMPORTED_MODULE_14__/* .memoize */ .B)(quiet, (source) => source, (_, agent) => agent)
        : undefined;
}
/** What its users see, and what of it the neighbours cost. */
async function measureWithNeighbours(agent, alone, shared, probe, ports) {
    const folder = `${probe.folder}-beside`;
    await ports.files.makeFolder(folder);
    const beside = await (0,_lib_offer_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .discoverOffers */ .b)(agent, shared, { ...probe, folder }, ports);
    return { ...beside, fallen: (0,_lib_offer_listed_worse_js__WEBPACK_IMPORTED_MODULE_5__/* .findListedWorse */ .v)(alone.skills ?? [], beside.skills ?? []) };
}


/***/ })

};
