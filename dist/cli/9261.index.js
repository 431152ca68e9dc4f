export const id = 9261;
export const ids = [9261];
export const modules = {

/***/ 87225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ findPartChanges),
/* harmony export */   l: () => (/* binding */ formerFiles)
/* harmony export */ });
function findPartChanges(before, now) {
    const changes = { fresh: [], gone: [], renamed: [], kept: [] };
    const left = [...now];
    const take = (from, isSame) => {
        const at = left.findIndex((to) => to.kind === from.kind && isSame(to));
        return at < 0 ? null : left.splice(at, 1)[0];
    };
    const open = before.filter((from) => {
        const to = take(from, ({ name, path }) => name === from.name && path === from.path);
        if (to)
            changes.kept.push({ from, to });
        return !to;
    });
    const unnamed = open.filter((from) => {
        const to = take(from, ({ name }) => name === from.name);
        if (to)
            changes.kept.push({ from, to });
        return !to;
    });
    for (const from of unnamed) {
        const to = take(from, ({ path, name }) => path === from.path && eventOf(name) === eventOf(from.name)) ??
            take(from, ({ text }) => isLike(from.text, text));
        if (to)
            changes.renamed.push({ from, to });
        else
            changes.gone.push(from);
    }
    changes.fresh = left;
    return changes;
}
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

/***/ 44545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ subjectWord),
/* harmony export */   y: () => (/* binding */ RULES)
/* harmony export */ });
/** Every rule with what it looks for: the table of docs/lint.md. */
const RULES = {
    'skill-front-matter': 'a SKILL.md whose front matter is missing, not closed or not YAML',
    'skill-file': 'a skill whose file no agent will find: misnamed, or behind a link that leads nowhere',
    'skill-offer': 'a skill that an agent will not list in full, for a reason of its own',
    'skill-condition-cut': 'a condition on using a skill (“do not use when …”) in the part of its description that an agent cuts off',
    'skill-body': 'a body that says nothing (blank, commented out, `TODO`), or longer than an agent gives its model',
    'project-folder': 'a folder of skills in a project that an agent does not read',
    'skill-duplicate': 'two skills with one id',
    'skill-name': 'a front-matter name that differs from the folder',
    'skill-shadowed': 'a skill whose name an agent’s bundled skill has too',
    'skill-field-ignored': 'a front-matter field that an agent ignores',
    'skill-shell': 'a skill that runs shell when it is loaded',
    'skill-uncovered': 'a skill that no case expects',
    'skill-without-negative': 'a skill that no case disallows',
    'skill-look-alike': 'two skills that an offline ranker cannot tell apart',
    'skill-pointer': 'a description that points to a skill which is not there, or says more of others than of its own',
    'listing-budget': 'descriptions that fall because all skills together are over an agent’s listing budget (predicted)',
    'case-unknown-skill': 'a case that names a skill the source does not have',
    'case-unknown-subagent': 'a suite case that asks an agent the source does not have',
    'case-unknown-route': 'a tool_route case whose route no file has, or whose tool no route is about',
    'pattern-slow': 'a pattern of a route or suite that a short text keeps busy for ever',
    'skill-case': 'a case that writes a skill’s id in other letter case than the skill itself',
    'case-required-file': 'a required file that neither the source nor the workspace holds, or that is empty',
    'case-own-id-token': 'an evidence token that is part of the expected skill’s own id',
    'case-words-not-judged': 'required words that only mode live can judge',
    'case-vacuous': 'a disallowed skill or token that can never be hit',
    'case-names-skill': 'a prompt that names the skill it expects',
    'case-ambiguous': 'a bare id that two skills answer to',
    'plugin-manifest': 'the manifest of a plugin or an extension that is no JSON object, so that no agent can install it',
    'plugin-marketplace': 'a marketplace.json, or an entry of it, from which an agent cannot install',
    'plugin-path': 'a path in a manifest at which there is nothing',
    'plugin-part': 'a file of a custom agent or a command that an agent leaves out',
    'plugin-servers': 'a file of MCP servers from which an agent starts none, or not all',
    'agent-plugin': 'what the standard Agent Plugins 1.0 rejects, leaves out or ignores of a package that names its schema',
    'hook-event': 'hooks under an event that no agent has',
    'hook-matcher': 'a matcher that finds no tool, or keeps an agent from reading the file',
    'hook-shape': 'a hooks file, or an entry of it, of a shape that an agent does not run',
    'hook-variable': 'a hook that uses a variable which an agent does not set',
    'hook-missing': 'a hook whose command is not there or cannot be run',
    'hook-fails-open': 'a hook that ends in exit 1, which lets the call through',
    'version-not-bumped': 'a plugin whose skills changed since the ref while its version did not',
    'baseline-orphan': 'a baseline entry whose case is gone or no longer runs on that agent',
};
/** What the subjects of a finding are. */
const subjectWord = (rule) => /^(?:skill|listing)-/.test(rule) ? 'skill' : rule.startsWith('case-') ? 'case' : 'file';


/***/ }),

/***/ 16667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a2: () => (/* binding */ describeRefusal),
/* harmony export */   jK: () => (/* binding */ describeConfusables),
/* harmony export */   jl: () => (/* binding */ promptsOf)
/* harmony export */ });
/* harmony import */ var _skill_find_skill_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96023);
/* harmony import */ var _offer_offer_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63097);


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
        const named = lost.length > 3 ? `${lost.slice(0, 3).join(', ')} and ${lost.length - 3} more` : lost.join(', ');
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
/** A skill's files that one of the texts, or a case, names; required: those of the case. */
async function readNamedFiles({ root }, { path }, texts, required) {
    const folder = dirname(path);
    const files = (await (0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .listTree */ .nT)(root, folder)).filter((file) => basename(file) !== 'SKILL.md');
    const named = files
        .map((file) => relative(folder, file))
        .filter((file) => texts.some((text) => text.includes(file)) || required.some((one) => isSame(one, file)));
    const found = new Map();
    for (const file of named)
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(join(root, folder, file))).isFile())
            found.set(file, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(join(root, folder, file), 'utf8'));
    return { files: found, required: named.filter((file) => required.some((one) => isSame(one, file))) };
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

/***/ 9261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FD: () => (/* binding */ findMistakes),
/* harmony export */   XR: () => (/* binding */ readCorpus),
/* harmony export */   _K: () => (/* binding */ parseDisabled),
/* harmony export */   sp: () => (/* binding */ sinceByGit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _lib_delta_parts_changes_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(87225);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32022);
/* harmony import */ var _lib_input_omit_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(86678);
/* harmony import */ var _lib_input_suggest_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(34685);
/* harmony import */ var _lib_io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88970);
/* harmony import */ var _lib_lint_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44545);
/* harmony import */ var _lib_lint_group_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(93571);
/* harmony import */ var _lib_lint_look_alike_rule_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16667);
/* harmony import */ var _lib_router_learn_confusables_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48154);
/* harmony import */ var _lib_setup_corpus_corpus_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20095);
/* harmony import */ var _lib_setup_routing_route_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92143);
/* harmony import */ var _lib_setup_routing_vectors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49694);
/* harmony import */ var _lib_setup_source_list_parts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2299);
/* harmony import */ var _options_run_options_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(39138);
/* harmony import */ var _run_prepare_source_at_ref_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9638);
/* harmony import */ var _errors_since_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(5432);
/* harmony import */ var _lint_source_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(55760);
/** Source, corpus and baseline as read → all that lint prints of them, grouped, without what the user suppressed. */



















/** By git, where the branch left the ref. */
const sinceByGit = (folder, name) => ({
    ...{ name, folder },
    async open() {
        const base = await (0,_lib_io_git_js__WEBPACK_IMPORTED_MODULE_3__/* .findBase */ .lN)(folder, name);
        return base && (0,_lib_io_git_js__WEBPACK_IMPORTED_MODULE_3__/* .openAtRef */ .p6)(folder, base.sha);
    },
});
async function findMistakes(linted, disabled) {
    const { source, cwd, baseline_ref, since } = linted;
    const all = [...(await lintAll(linted)), ...(await (0,_lint_source_js__WEBPACK_IMPORTED_MODULE_13__/* .lintBumps */ .$n)(source, baseline_ref, cwd))];
    const kept = all.filter(({ rule, subject }) => !disabled.has(rule) && !disabled.has(`${rule}:${subject}`));
    const suppressed = all.length - kept.length;
    if (since === undefined)
        return { findings: (0,_lib_lint_group_js__WEBPACK_IMPORTED_MODULE_14__/* .groupFindings */ .k)(kept), suppressed };
    const { fresh, known } = await splitSince(kept, linted, since);
    return { findings: (0,_lib_lint_group_js__WEBPACK_IMPORTED_MODULE_14__/* .groupFindings */ .k)(fresh), suppressed, also_at_ref: (0,_lib_lint_group_js__WEBPACK_IMPORTED_MODULE_14__/* .groupFindings */ .k)(known) };
}
const lintAll = async (linted) => {
    const { source, corpus, cwd } = linted;
    const facts = { source, agents: (0,_lint_source_js__WEBPACK_IMPORTED_MODULE_13__/* .listLinted */ .rh)(linted), prefix: (0,_lint_source_js__WEBPACK_IMPORTED_MODULE_13__/* .prefixOf */ .MT)(source.root, cwd) };
    return [...(await (0,_lint_source_js__WEBPACK_IMPORTED_MODULE_13__/* .lintSource */ .nr)(linted)), ...(await lintConfusables(corpus?.cases ?? [], facts))];
};
/** At the ref no agent is asked, so what only asking shows of a skill that did not change is no fault of the branch's. */
async function splitSince(found, linted, since) {
    const { source, cwd, measured } = linted;
    const { root } = source;
    const tree = await since.open();
    const before = tree && (await (0,_run_prepare_source_at_ref_js__WEBPACK_IMPORTED_MODULE_12__/* .openSourceAtRef */ ._)(tree, { cwd: since.folder, root, as: source.as }));
    if (!before)
        return { fresh: [...found], known: [] };
    try {
        const at = before.source.root;
        const corpus = linted.corpus && (await readCorpus([_options_run_options_js__WEBPACK_IMPORTED_MODULE_11__/* .DEFAULT_CASES */ .WQ], at).catch(() => null));
        const prefix = (0,_lint_source_js__WEBPACK_IMPORTED_MODULE_13__/* .prefixOf */ .MT)(root, cwd);
        const then = (await lintAll({ ...(0,_lib_input_omit_js__WEBPACK_IMPORTED_MODULE_15__/* .omit */ .c)(linted, 'measured'), source: before.source, cwd: at, corpus })).map((finding) => ({
            ...finding,
            file: `${prefix}${finding.file}`,
            subject: finding.subject === finding.file ? `${prefix}${finding.file}` : finding.subject,
        }));
        const parts = (0,_lib_delta_parts_changes_js__WEBPACK_IMPORTED_MODULE_16__/* .findPartChanges */ .c)(await (0,_lib_setup_source_list_parts_js__WEBPACK_IMPORTED_MODULE_10__/* .listParts */ .Z)(before.source), await (0,_lib_setup_source_list_parts_js__WEBPACK_IMPORTED_MODULE_10__/* .listParts */ .Z)(source));
        const { fresh, known } = (0,_errors_since_js__WEBPACK_IMPORTED_MODULE_17__/* .splitFindings */ .n)(found, then, (0,_lib_delta_parts_changes_js__WEBPACK_IMPORTED_MODULE_16__/* .formerFiles */ .l)(parts, prefix));
        if (!measured)
            return { fresh, known };
        const hashes = new Map(before.source.skills.map(({ path, hash }) => [`${prefix}${path}`, hash]));
        const kept = new Set(source.skills.map(({ path, hash }) => hashes.get(`${prefix}${path}`) === hash && `${prefix}${path}`));
        const asked = (0,_errors_since_js__WEBPACK_IMPORTED_MODULE_17__/* .splitFindings */ .n)(fresh, await lintAll((0,_lib_input_omit_js__WEBPACK_IMPORTED_MODULE_15__/* .omit */ .c)(linted, 'measured'))).fresh;
        const innocent = new Set(asked.filter(({ file }) => kept.has(file)));
        return { fresh: fresh.filter((one) => !innocent.has(one)), known: [...known, ...innocent] };
    }
    finally {
        await before.close();
    }
}
/** Without `--cases` there may be none: most rules need no corpus. */
async function readCorpus(patterns, cwd) {
    const [only, ...more] = patterns;
    const isDefault = only === _options_run_options_js__WEBPACK_IMPORTED_MODULE_11__/* .DEFAULT_CASES */ .WQ && more.length === 0;
    if (isDefault && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, only)) && (await (0,_lib_setup_corpus_corpus_js__WEBPACK_IMPORTED_MODULE_7__/* .listCorpusFiles */ .Kg)(patterns, cwd)).length === 0)
        return null;
    return (0,_lib_setup_corpus_corpus_js__WEBPACK_IMPORTED_MODULE_7__/* .loadCorpus */ .xe)(patterns, { cwd, strict: true });
}
async function lintConfusables(cases, facts) {
    const { source, prefix } = facts;
    if (source.skills.length < 2)
        return [];
    try {
        const { tools } = await (0,_lib_setup_routing_route_index_js__WEBPACK_IMPORTED_MODULE_8__/* .loadRouteIndex */ .W)([source.root], source.root);
        return (0,_lib_lint_look_alike_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .describeConfusables */ .jK)((0,_lib_router_learn_confusables_js__WEBPACK_IMPORTED_MODULE_6__/* .findConfusables */ .V)(tools, (0,_lib_lint_look_alike_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .promptsOf */ .jl)(cases, source), (0,_lib_setup_routing_vectors_js__WEBPACK_IMPORTED_MODULE_9__/* .loadVectors */ .t$)()), facts);
    }
    catch (error) {
        if (error instanceof _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x)
            return [(0,_lib_lint_look_alike_rule_js__WEBPACK_IMPORTED_MODULE_5__/* .describeRefusal */ .a2)(error, prefix)];
        throw error;
    }
}
function parseDisabled(words) {
    for (const word of words) {
        const rule = word.split(':')[0] ?? '';
        if (Object.hasOwn(_lib_lint_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .RULES */ .y, rule))
            continue;
        const meant = (0,_lib_input_suggest_js__WEBPACK_IMPORTED_MODULE_18__/* .suggest */ .Z)(rule, Object.keys(_lib_lint_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .RULES */ .y));
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x(`--disable ${word}: unknown rule '${rule}'.`, {
            fix: meant ? `Did you mean '${meant}'?` : `the rules are ${Object.keys(_lib_lint_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .RULES */ .y).join(', ')}.`,
        });
    }
    return new Set(words);
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
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
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
    for (const { path, mode } of files) {
        const text = isRead(path) ? await tree.read(path) : '';
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
    return new Map(paths.map((path) => [hashBlob((0,external_node_fs_.readFileSync)(path), 'sha1'), path]));
}
/** True where the checkout has the very same. Synchronous, because a turn of the thread pool costs more than a small file. */
function takeOver({ hash, mode }, from, to) {
    const facts = (0,external_node_fs_.lstatSync)(from, { throwIfNoEntry: false });
    const isLink = facts?.isSymbolicLink() === true;
    if (!facts || isLink !== (mode === '120000') || !(isLink || facts.isFile()))
        return false;
    const bytes = isLink ? Buffer.from((0,external_node_fs_.readlinkSync)(from)) : (0,external_node_fs_.readFileSync)(from);
    if (hashBlob(bytes, hash.length === 64 ? 'sha256' : 'sha1') !== hash)
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
const hashBlob = (bytes, algorithm) => (0,external_node_crypto_.createHash)(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

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
