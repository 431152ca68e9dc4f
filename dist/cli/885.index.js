export const id = 885;
export const ids = [885];
export const modules = {

/***/ 16667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a2: () => (/* binding */ describeRefusal),
/* harmony export */   jK: () => (/* binding */ describeConfusables),
/* harmony export */   jl: () => (/* binding */ promptsOf)
/* harmony export */ });
/* harmony import */ var _skill_find_skill_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96023);
/* harmony import */ var _text_count_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14065);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67127);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44545);
/* harmony import */ var _offer_offer_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63097);
/** Turns confusable pairs, as the offline ranker sees them, into findings that name the other skill and the prompts it wins. */





function promptsOf(cases, source) {
    // The index uses a skill's id; a case may also write `plugin:skill`, or the folder's name.
    const idsOf = (names) => names.flatMap((name) => {
        const found = (0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_0__/* .findSkills */ .Iz)(source, name);
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
    const place = { file: `${prefix}${file}`, line: where.line ?? 1, subject: file.split('/').at(-2) ?? file };
    const message = `the offline ranker could not compare any skills: ${problem.replace(/\.$/, '')}`;
    return (0,_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .asWarning */ .PQ)('skill-look-alike', place, message, where.fix ?? 'fix this file.');
}
/** Pairs in which one skill wins the other's prompts, or whose descriptions overlap. A ranker is not a model, so this is never an error. */
function describeConfusables(pairs, facts) {
    const { source, prefix, fresh, renamed = new Map() } = facts;
    const former = new Set(renamed.values());
    const isNew = (name) => !former.has(name) && source.skills.some(({ id, path }) => id === name && fresh?.has(path));
    // A new skill moves the others' ranks, too.
    const countNew = ({ victim, thief }) => Number(isNew(victim) || isNew(thief));
    return pairs
        .filter((pair) => meetSomewhere(pair, facts) && ![pair.victim, pair.thief].some((name) => renamed.has(name)))
        .sort((one, other) => countNew(other) - countNew(one) || compareHarm(one, other))
        .slice(0, MOST_PAIRS)
        .map(({ victim, thief, queries, overlap, shared }) => {
        const skill = source.skills.find(({ id }) => id === victim);
        const lost = queries.map(({ id }) => id);
        const named = (0,_text_count_js__WEBPACK_IMPORTED_MODULE_3__/* .listFew */ .lE)(lost);
        const [first] = queries;
        const { decisive = [], query = '' } = first ?? {};
        const quoted = `'${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(query, 80)}'`;
        const words = decisive.length > 0
            ? `: of ${quoted}, ${decisive.length > 1 ? 'the words' : 'the word'} ${(0,_text_count_js__WEBPACK_IMPORTED_MODULE_3__/* .listFew */ .lE)(decisive.map((word) => `'${word}'`))} ${decisive.length > 1 ? 'are' : 'is'} only in the description of '${thief}'`
            : '';
        // What two skills have nothing in common with, neither takes from the other.
        const isStrange = lost.length > 0 && overlap < ALIKE && decisive.length === 0;
        const other = `'${thief}'${isNew(thief) ? ' (new)' : ''}`;
        const where = { file: `${prefix}${skill?.path ?? 'SKILL.md'}`, line: 1, subject: victim };
        const message = isStrange
            ? `its description has little of what ${named} ${lost.length > 1 ? 'ask' : 'asks'} for: the offline ranker ranks ${other} above it`
            : lost.length
                ? `the offline ranker ranks ${other} above it for ${named}`
                : `its description fits ${other} too: the offline ranker scores that skill at ${Math.round(overlap * 100)} % of this one`;
        const fix = isStrange
            ? `say in its description what ${quoted} asks for, or put that in words that are there.`
            : `describe what distinguishes the two${words}${shared.length ? `; both use ${shared.join(', ')}` : ''}.`;
        return (0,_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .asWarning */ .PQ)('skill-look-alike', where, message, fix);
    });
}
/** A skill that no agent lists takes no prompt from another. */
function meetSomewhere({ victim, thief }, { agents, source }) {
    const [one, other] = [victim, thief].map((id) => source.skills.filter((skill) => skill.id === id));
    if (!one?.length || !other?.length || agents.length === 0)
        return true;
    return agents.some((agent) => [one, other].every((skills) => skills.some((skill) => (0,_offer_offer_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .isListed */ .yy)(skill, agent, source))));
}
/** From here on, two descriptions have something in common. */
const ALIKE = 0.5;
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
/* harmony import */ var _words_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76831);
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
        const decisive = overlaps.decisive(query, { victim, thief });
        pairOf(victim, thief).queries.push({ id, query, rank: position === null ? null : position + 1, decisive });
    }
    for (const { id: one } of tools)
        for (const { id: other } of tools) {
            if (one >= other || pairs.has(JSON.stringify([one, other])) || pairs.has(JSON.stringify([other, one])))
                continue;
            // The victim is the one whose description suits the other better.
            const [victim, thief] = overlaps.of(one, other) >= overlaps.of(other, one) ? [one, other] : [other, one];
            if (overlaps.of(victim, thief) >= CONFUSABLE && !overlaps.toldApart(victim, thief))
                pairOf(victim, thief);
        }
    return [...pairs.values()].sort((a, b) => b.queries.length - a.queries.length ||
        b.overlap - a.overlap ||
        (JSON.stringify([a.victim, a.thief]) < JSON.stringify([b.victim, b.thief]) ? -1 : 1));
}
const WORD = /\p{L}+/gu;
/** Names within a sentence that are part of the skill's own: `Go` of golang-patterns, `.NET` of dotnet-patterns. */
function listOwnNames({ id, description }) {
    const own = id.toLowerCase().replace(/\P{L}+/gu, '');
    const within = [...description.matchAll(/(?<=[\p{L}\p{N},;:(/] ?)(?<!\p{L})\.?(\p{Lu}\p{L}+)/gu)];
    return within.map(([, name = '']) => name.toLowerCase()).filter((name) => own.includes(name));
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
    const names = tools.map((tool) => listOwnNames(tool));
    return {
        /** Each names what it is for, and the other does not. */
        toldApart(one, other) {
            const [a, b] = [positions.get(one), positions.get(other)];
            const lacks = (at) => {
                const words = new Set(tools[at].description.toLowerCase().match(WORD));
                return (name) => !words.has(name);
            };
            return names[a].some(lacks(b)) && names[b].some(lacks(a));
        },
        of(victim, thief) {
            const own = positions.get(victim);
            const scores = scoresOf[own];
            return scores[own] > 0 ? Math.min(1, scores[positions.get(thief)] / scores[own]) : 0;
        },
        /** Words of a query that the thief's description has and the victim's lacks, the rarest first. */
        decisive(query, { victim, thief }) {
            const own = stems[positions.get(victim)];
            const other = stems[positions.get(thief)];
            const words = new Map((0,_words_words_js__WEBPACK_IMPORTED_MODULE_3__/* .splitWords */ .y)(query).map(({ stem, text }) => [stem, text]));
            return [...words.keys()]
                .filter((stem) => other.has(stem) && !own.has(stem))
                .sort((a, b) => spread.get(a) - spread.get(b))
                .slice(0, SHARED_WORDS)
                .map((stem) => words.get(stem));
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

/***/ 31885:
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
// EXTERNAL MODULE: ./build/lib/draft/draft-cases.js + 9 modules
var draft_cases = __webpack_require__(75737);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/input/suggest.js
var suggest = __webpack_require__(34685);
// EXTERNAL MODULE: ./build/lib/io/files/files.js
var files = __webpack_require__(77406);
// EXTERNAL MODULE: ./build/lib/io/git.js + 1 modules
var git = __webpack_require__(88970);
// EXTERNAL MODULE: ./build/lib/lint/finding.js
var finding = __webpack_require__(44545);
// EXTERNAL MODULE: ./build/lib/lint/group.js
var group = __webpack_require__(93571);
// EXTERNAL MODULE: ./build/lib/lint/look-alike-rule.js
var look_alike_rule = __webpack_require__(16667);
// EXTERNAL MODULE: ./build/lib/lint/offer/offer-rules.js
var offer_rules = __webpack_require__(63097);
// EXTERNAL MODULE: ./build/lib/lint/skill-location.js
var skill_location = __webpack_require__(88701);
// EXTERNAL MODULE: ./build/lib/lint/spec-rule.js
var spec_rule = __webpack_require__(76492);
// EXTERNAL MODULE: ./build/lib/router/learn/confusables.js
var confusables = __webpack_require__(48154);
// EXTERNAL MODULE: ./build/lib/setup/corpus/corpus.js
var corpus = __webpack_require__(56223);
// EXTERNAL MODULE: ./build/lib/setup/routing/route-index.js + 1 modules
var route_index = __webpack_require__(92143);
// EXTERNAL MODULE: ./build/lib/setup/routing/vectors.js + 4 modules
var vectors = __webpack_require__(49694);
// EXTERNAL MODULE: ./build/lib/setup/source/manifest.js
var manifest = __webpack_require__(46685);
// EXTERNAL MODULE: ./build/lib/skill/places.js
var places = __webpack_require__(51476);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(39138);
// EXTERNAL MODULE: ./build/src/run/prepare/source-at-ref.js + 1 modules
var source_at_ref = __webpack_require__(9638);
// EXTERNAL MODULE: ./build/src/check/errors-since.js
var errors_since = __webpack_require__(5432);
// EXTERNAL MODULE: ./build/src/check/less-demanded.js
var less_demanded = __webpack_require__(73404);
// EXTERNAL MODULE: ./build/src/check/lint-source.js + 34 modules
var lint_source = __webpack_require__(68339);
// EXTERNAL MODULE: ./build/src/check/lost-parts.js + 1 modules
var lost_parts = __webpack_require__(49882);
// EXTERNAL MODULE: ./build/src/check/part-readers.js + 3 modules
var part_readers = __webpack_require__(11297);
// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(56424);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
;// CONCATENATED MODULE: ./build/lib/lint/version-rule.js
/** What a plugin's users get now and at a ref, with its versions \u2192 findings about plugins whose users would keep the old copy. */



/** ref: as the reader knows the commit that is compared with. */
function lintVersions(now, before, { ref, prefix }) {
    return now.shipped.flatMap((own) => {
        const old = before.shipped.find(({ plugin }) => plugin.folder === own.plugin.folder);
        if (!old)
            return [];
        const stated = listVersions(own.plugin, now.source);
        const [first] = stated;
        const had = listVersions(old.plugin, before.source);
        const isSame = (one) => had.some(({ path, version }) => path === one.path && version === one.version);
        // A raised version in any of them reaches the agents that read it, so the finding needs all of them unchanged.
        if (!first || !stated.every(isSame))
            return [];
        // Who has installed it keeps those that are gone, too.
        const gone = [...old.skills.keys()].filter((id) => !own.skills.has(id)).map((id) => `${(0,bare_id/* bareId */.yW)(id)} (gone)`);
        const names = [
            ...listChanged(own.skills, old.skills).map(bare_id/* bareId */.yW),
            ...gone,
            ...new Set([...listChanged(own.files, old.files), ...listChanged(old.files, own.files)]),
        ];
        if (names.length === 0)
            return [];
        const where = { file: `${prefix}${first.path}`, line: 1, subject: own.plugin.folder || now.source.name };
        const message = `${(0,count/* listFew */.lE)(names, 5)} changed since ${ref}, and version ${first.version} did not`;
        return [(0,finding/* asWarning */.PQ)('version-not-bumped', where, message, RAISE)];
    });
}
const RAISE = 'raise the version once, before the release or the merge from which users are to get this: whoever has installed this version gets no change without a new one.';
const listChanged = (now, before) => [...now].flatMap(([name, content]) => (before.get(name) === content ? [] : [name]));
function listVersions({ folder, manifests, entry }, { marketplace }) {
    const own = Object.entries(manifests).flatMap(([path, fields]) => {
        const version = fields?.['version'];
        return typeof version === 'string' ? [{ path: folder ? `${folder}/${path}` : path, version }] : [];
    });
    const version = entry?.['version'];
    return typeof version === 'string' && marketplace !== null ? [...own, { path: marketplace, version }] : own;
}

// EXTERNAL MODULE: ./build/lib/setup/source/shipped.js
var source_shipped = __webpack_require__(91769);
;// CONCATENATED MODULE: ./build/src/check/version-bumps.js
/** A source and a ref \u2192 the plugins whose content changed since, and whose version did not. */






/** Compares with the named ref, or else with the commit at which the branch left its upstream. Outside a repository there are no findings. opened: what is open already, which may be of that commit. */
async function lintBumps(source, given, cwd, opened) {
    const base = await (0,git/* findBase */.lN)(source.root, given ?? null);
    const isStated = source.plugins.some((plugin) => listVersions(plugin, source).length > 0);
    if (base === null || !isStated || (await (0,git/* changedSince */.$A)(source.root, base)).length === 0)
        return [];
    const is_open = opened?.sha === base.sha;
    const before = is_open ? opened : await openBase(source, base.sha);
    if (!before)
        return [];
    try {
        const then = before.source;
        const modes = await (0,git/* listModeChanges */.tD)(source.root, base);
        const [ships, shipped] = await Promise.all([(0,source_shipped/* readShipped */.yg)(source, modes), (0,source_shipped/* readShipped */.yg)(then)]);
        return lintVersions({ source, shipped: await (0,source_shipped/* withNamed */.uR)(ships, shipped, source) }, { source: then, shipped: await (0,source_shipped/* withNamed */.uR)(shipped, ships, then) }, { ref: base.name, prefix: (0,lint_source/* prefixOf */.MT)(source.root, cwd) });
    }
    finally {
        if (!is_open)
            await before.close();
    }
}
/** Of a commit so far away that it is not read, a new version is the least. */
async function openBase(source, sha) {
    const tree = await (0,git/* openAtRef */.p6)(source.root, sha);
    const at = { cwd: source.root, root: source.root, as: source.as, source };
    return (0,source_at_ref/* openSourceAtRef */._)(tree, at).catch((error) => {
        if (error instanceof config_error/* ConfigError */.x)
            return null;
        throw error;
    });
}

;// CONCATENATED MODULE: ./build/src/check/find-mistakes.js
/** Source, corpus and baseline as read \u2192 all that lint prints of them, grouped, without what the user suppressed. */





























/** By git, where the branch left the ref. */
const sinceByGit = (folder, name) => ({
    ...{ name, folder },
    async open() {
        const tip = await (0,git/* openAtRef */.p6)(folder, name);
        return (await tip.began?.()) ?? tip;
    },
});
async function findMistakes(linted, disabled) {
    const { source, cwd, keys, baseline_ref, since } = linted;
    const tree = await since?.open();
    const before = since && tree && (await (0,source_at_ref/* openSourceAtRef */._)(tree, { cwd: since.folder, root: source.root, as: source.as, source }));
    try {
        const parts = before
            ? await (0,part_readers/* compareWith */.G_)(source, await (0,lint_source/* partsOf */.CI)(before.source, keys), await (0,lint_source/* partsOf */.CI)(source, keys))
            : null;
        const own = before && parts ? { ...linted, ...sinceThen(linted, { before: before.source, now: source }, parts) } : linted;
        const lost = before && parts ? await (0,lost_parts/* findLostParts */.c)(own, { before, parts, ref: since?.name ?? '' }) : [];
        const less = since && tree && before && parts ? await (0,less_demanded/* findLessDemanded */.Re)(own, { tree, since, before, parts }) : [];
        const gone = since && tree ? await (0,less_demanded/* lintGonePackages */.Iq)(tree, since, linted) : [];
        const own_all = await lintAll({ ...own, less });
        // For an emptied body or description there is a rule, where an agent lists the skill.
        const isSaid = ({ rule, file, message }) => rule === 'part-text-lost' &&
            own_all.some((one) => one.file === file && (one.rule === 'skill-body' || ((0,offer_rules/* isUndescribed */.LJ)(one) && /^its desc/.test(message))));
        const found = lost.filter((one) => !isSaid(one));
        const bumps = await lintBumps(source, baseline_ref, cwd, before);
        const brought = new Set([...found, ...less, ...gone, ...bumps]);
        // Its entry is to stay, with a reason.
        const weakened = new Set(less.map(({ subject }) => subject));
        const own_findings = own_all.filter((one) => (one.rule !== 'baseline-orphan' || !weakened.has(one.subject)) && !(0,errors_since/* isStale */.QO)(one, found));
        const all = [...own_findings, ...brought];
        const kept = all.filter(({ rule, subject }) => !disabled.has(rule) && !disabled.has(`${rule}:${subject}`));
        const suppressed = all.length - kept.length;
        if (since === undefined)
            return { findings: (0,group/* groupFindings */.k)(kept), suppressed };
        const [branch, here] = [kept.filter((one) => brought.has(one)), kept.filter((one) => !brought.has(one))];
        const { fresh, known } = before && parts ? await splitSince(here, own, { before, parts }) : { fresh: here, known: [] };
        const stayed = [...(parts?.kept ?? []), ...(parts?.renamed ?? [])].map(({ to }) => to.path);
        const [agents, prefix] = [(0,lint_source/* listLinted */.rh)(own), (0,lint_source/* prefixOf */.MT)(source.root, cwd)];
        const pathOf = ({ file }) => file.slice(prefix.length);
        const judged = fresh.map((one) => (stayed.includes(pathOf(one)) ? (0,offer_rules/* judgeLost */.yL)(one, pathOf(one), agents) : one));
        return { findings: (0,group/* groupFindings */.k)([...judged, ...branch]), suppressed, also_at_ref: (0,group/* groupFindings */.k)(known) };
    }
    finally {
        await before?.close();
    }
}
function sinceThen({ keys, corpus }, sources, parts) {
    const had = (0,errors_since/* findFormerFolders */.ov)(parts, sources, (0,lint_source/* listLinted */.rh)({ source: sources.before, keys, corpus }));
    return { fresh: (0,changes/* freshSkills */.RE)(parts), renamed: (0,changes/* renamedSkills */.RZ)(parts), had, copied: (0,places/* listCopied */.jJ)(sources.before) };
}
const lintAll = async (linted) => {
    const { source, corpus, cwd, fresh, renamed, had, less = [] } = linted;
    const facts = { source, agents: (0,lint_source/* listLinted */.rh)(linted), prefix: (0,lint_source/* prefixOf */.MT)(source.root, cwd), fresh, renamed, had };
    const found = await (0,lint_source/* lintSource */.nr)(linted);
    const isOther = (id) => less.some((one) => one.subject === id && /expected_skill /.test(one.message));
    const cases = corpus?.cases.filter(({ case_id }) => !isOther(case_id)) ?? [];
    return [...found, ...(await lintConfusables(cases, facts)), ...(0,spec_rule/* lintSpec */.F)(facts, found)];
};
/** At the ref no agent is asked, so what only asking shows of a skill that did not change is no fault of the branch's. */
async function splitSince(found, linted, { before, parts }) {
    const { source, cwd, measured } = linted;
    const at = before.source.root;
    const corpus = linted.corpus && (await readCorpus([run_options/* DEFAULT_CASES */.WQ], at).catch(() => null));
    const prefix = (0,lint_source/* prefixOf */.MT)(source.root, cwd);
    const left_out = ['measured', 'fresh', 'renamed', 'had', 'copied'];
    const old = { ...(0,get_own/* omit */.c)(linted, ...left_out), source: before.source, cwd: at, corpus };
    const then = (await lintAll(old)).map((finding) => ({
        ...finding,
        file: `${prefix}${finding.file}`,
        subject: finding.subject === finding.file ? `${prefix}${finding.file}` : finding.subject,
    }));
    const split = (0,errors_since/* splitFindings */.nb)(found, then, (0,changes/* formerFiles */.lP)(parts, prefix), linted.renamed);
    const fresh = (0,errors_since/* withoutShifts */.KL)(split.fresh, { now: linted.corpus?.cases ?? [], before: corpus?.cases ?? [] }, parts);
    const { known } = split;
    if (!measured)
        return { fresh, known };
    const asked = (0,errors_since/* splitFindings */.nb)(fresh, await lintAll((0,get_own/* omit */.c)(linted, 'measured'))).fresh;
    const texts = (file) => Promise.all([(0,external_node_path_.join)(cwd, file), (0,external_node_path_.join)(at, file.slice(prefix.length))].map((path) => (0,files/* readTextIfAny */.$)(path)));
    const innocent = new Set();
    for (const one of asked) {
        const [now, then] = await texts(one.file);
        const [is, was] = [source, before.source].map((each) => listDeclaring(each, one.file.slice(prefix.length)));
        const isTaken = Object.values(one.consequences).some(skill_location/* isOfPlugin */.DU) && is !== was;
        if (now !== null && now === then && !isTaken)
            innocent.add(one);
    }
    return { fresh: fresh.filter((one) => !innocent.has(one)), known: [...known, ...innocent] };
}
const listDeclaring = (source, path) => JSON.stringify((0,manifest/* pluginsAround */.Qe)(source, path).map(({ manifests, entry }) => Object.entries({ ...manifests, entry }).map(([file, fields]) => [file, fields && (0,get_own/* omit */.c)(fields, 'version')])));
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
        const written = cases.filter((one) => !('prompt' in one && one.prompt === draft_cases/* TO_WRITE */.U.prompt));
        return (0,look_alike_rule/* describeConfusables */.jK)((0,confusables/* findConfusables */.V)(tools, (0,look_alike_rule/* promptsOf */.jl)(written, source), (0,vectors/* loadVectors */.t$)()), facts);
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
        const meant = (0,suggest/* suggest */.ZA)(rule, Object.keys(finding/* RULES */.y0));
        throw new config_error/* ConfigError */.x(`--disable ${word}: unknown rule '${rule}'.`, {
            fix: meant ? `Did you mean '${meant}'?` : `the rules are ${Object.keys(finding/* RULES */.y0).join(', ')}.`,
        });
    }
    return new Set(words);
}


/***/ })

};
