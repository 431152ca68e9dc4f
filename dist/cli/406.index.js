export const id = 406;
export const ids = [406];
export const modules = {

/***/ 4545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ RULES)
/* harmony export */ });
/** Every rule with what it looks for: the table of docs/lint.md. */
const RULES = {
    'skill-front-matter': 'a SKILL.md whose front matter is missing, not closed or not YAML',
    'skill-file': 'a skill whose file no agent will find: misnamed, or behind a link that leads nowhere',
    'skill-offer': 'a skill that an agent will not list in full, for a reason of its own',
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
    'case-required-file': 'a required file that neither the source nor the workspace holds',
    'case-own-id-token': 'an evidence token that is part of the expected skill’s own id',
    'case-words-not-judged': 'required words that only mode live can judge',
    'case-vacuous': 'a disallowed skill or token that can never be hit',
    'case-names-skill': 'a prompt that names the skill it expects',
    'case-ambiguous': 'a bare id that two skills answer to',
    'plugin-manifest': 'a plugin.json that is no JSON object, so that no agent can install the plugin',
    'hook-shape': 'a hooks file of the wrong shape, which agents ignore without a word',
    'hook-missing': 'a hook whose command is not there or cannot be run',
    'hook-fails-open': 'a hook that ends in exit 1, which lets the call through',
    'version-not-bumped': 'a plugin whose skills changed since the ref while its version did not',
    'baseline-orphan': 'a baseline entry whose case is gone or no longer runs on that agent',
};


/***/ }),

/***/ 5846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FD: () => (/* binding */ findMistakes),
  _K: () => (/* binding */ parseDisabled),
  XR: () => (/* binding */ readCorpus)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
// EXTERNAL MODULE: ./build/lib/input/suggest.js
var suggest = __webpack_require__(4685);
// EXTERNAL MODULE: ./build/lib/lint/finding.js
var finding = __webpack_require__(4545);
// EXTERNAL MODULE: ./build/lib/lint/group.js
var group = __webpack_require__(3571);
// EXTERNAL MODULE: ./build/lib/skill/find-skill.js
var find_skill = __webpack_require__(6023);
// EXTERNAL MODULE: ./build/lib/lint/offer-rules.js + 1 modules
var offer_rules = __webpack_require__(4825);
;// CONCATENATED MODULE: ./build/lib/lint/look-alike-rule.js


function promptsOf(cases, source) {
    // The index uses a skill's id; a case may also write `plugin:skill`, or the folder's name.
    const idsOf = (names) => names.flatMap((name) => {
        const found = (0,find_skill/* findSkills */.Iz)(source, name);
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
    return agents.some((agent) => [one, other].every((skills) => skills.some((skill) => (0,offer_rules/* isListed */.yy)(skill, agent, source))));
}
/** More than this is a list that goes unread. */
const MOST_PAIRS = 10;
/** Prompts that go to the wrong skill are harm done; like descriptions are only a risk of it. */
function compareHarm(one, other) {
    return other.queries.length - one.queries.length || other.overlap - one.overlap;
}

// EXTERNAL MODULE: ./build/lib/router/rank/router.js
var rank_router = __webpack_require__(7166);
// EXTERNAL MODULE: ./build/lib/router/rank/scorer.js + 9 modules
var rank_scorer = __webpack_require__(4459);
// EXTERNAL MODULE: ./build/lib/router/words/pointers.js
var pointers = __webpack_require__(8654);
// EXTERNAL MODULE: ./build/lib/router/words/words.js + 1 modules
var words = __webpack_require__(7264);
;// CONCATENATED MODULE: ./build/lib/router/learn/confusables.js
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
    const overlaps = describeOverlaps((0,pointers/* withoutPointers */.h)(tools), embedder);
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
    const router = (0,rank_router/* createRouter */.a)(tools, embedder);
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
    const scorer = (0,rank_scorer/* createScorer */.f)(tools, embedder, null);
    const positions = new Map(tools.map((tool, i) => [tool.id, i]));
    // Only the scores are kept: all results of a query, for each tool, would take too much memory for a large source.
    const scoresOf = tools.map((tool) => scorer.score(tool.description).found.scores);
    const spread = new Map();
    const stems = tools.map((tool) => new Map((0,words/* splitWords */.y)(`${tool.id} . ${tool.description}`).map((word) => [word.stem, word.text])));
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

// EXTERNAL MODULE: ./build/lib/setup/corpus/corpus.js + 1 modules
var corpus = __webpack_require__(95);
// EXTERNAL MODULE: ./build/lib/setup/routing/route-index.js + 1 modules
var route_index = __webpack_require__(2143);
// EXTERNAL MODULE: ./build/lib/setup/routing/vectors.js + 4 modules
var vectors = __webpack_require__(9694);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(9138);
// EXTERNAL MODULE: ./build/src/check/lint-source.js + 14 modules
var lint_source = __webpack_require__(3601);
;// CONCATENATED MODULE: ./build/src/check/find-mistakes.js
/** Source, corpus and baseline as read → all that lint prints of them, grouped, without what the user suppressed. */













async function findMistakes(linted, disabled) {
    const { source, corpus, cwd, baseline_ref } = linted;
    const all = [
        ...(await (0,lint_source/* lintSource */.nr)(linted)),
        ...(await lintConfusables(corpus?.cases ?? [], {
            ...{ source, agents: (0,lint_source/* listLinted */.rh)(linted), prefix: (0,lint_source/* prefixOf */.MT)(source.root, cwd) },
        })),
        ...(await (0,lint_source/* lintBumps */.$n)(source, baseline_ref, cwd)),
    ];
    const kept = all.filter(({ rule, subject }) => !disabled.has(rule) && !disabled.has(`${rule}:${subject}`));
    return { findings: (0,group/* groupFindings */.k)(kept), suppressed: all.length - kept.length };
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
        return describeConfusables(findConfusables(tools, promptsOf(cases, source), (0,vectors/* loadVectors */.t$)()), facts);
    }
    catch (error) {
        if (error instanceof config_error/* ConfigError */.x)
            return [describeRefusal(error, prefix)];
        throw error;
    }
}
function parseDisabled(words) {
    for (const word of words) {
        const rule = word.split(':')[0] ?? '';
        if (Object.hasOwn(finding/* RULES */.y, rule))
            continue;
        const meant = (0,suggest/* suggest */.Z)(rule, Object.keys(finding/* RULES */.y));
        throw new config_error/* ConfigError */.x(`--disable ${word}: unknown rule '${rule}'.`, {
            fix: meant ? `Did you mean '${meant}'?` : `the rules are ${Object.keys(finding/* RULES */.y).join(', ')}.`,
        });
    }
    return new Set(words);
}


/***/ }),

/***/ 1406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lint: () => (/* binding */ lint)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 234 modules
var agents = __webpack_require__(5261);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(1864);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(6446);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(7127);
// EXTERNAL MODULE: ./build/lib/text/wrap.js
var text_wrap = __webpack_require__(420);
;// CONCATENATED MODULE: ./build/lib/report/terminal/lint.js
/** Renders lint findings as lines for the terminal, grouped by file. */



/** columns: the terminal's width; null leaves lines unwrapped. */
function renderFindings(findings, suppressed, columns = null) {
    const wrap = (text, indent) => columns === null ? text : (0,text_wrap/* wrapWords */.E)(text, Math.max(40, columns), indent);
    const lines = [];
    let file = '';
    for (const finding of [...findings].sort(byLocation)) {
        if (finding.file !== file) {
            if (file)
                lines.push('');
            file = finding.file;
            lines.push((0,text_escape/* oneLine */.TN)(file));
        }
        const { subjects } = finding;
        const subject = subjects ? `(${subjects.length} of them)` : (0,text_escape/* oneLine */.TN)(finding.subject);
        const what = `${finding.rule} ${subject}: ${(0,text_escape/* oneLine */.TN)(finding.message)}`;
        lines.push(wrap(`  ${finding.line}: ${finding.severity} ${what}`, 6));
        for (const [agent, words] of Object.entries(finding.consequences))
            lines.push(wrap(`      ${agent}: ${(0,text_escape/* oneLine */.TN)(words, 500)}`, 8));
        lines.push(wrap(`      Fix: ${(0,text_escape/* oneLine */.TN)(finding.fix)}`, 8));
    }
    const ofSeverity = (severity) => (0,count/* count */.U)(findings.filter((finding) => finding.severity === severity).length, severity);
    if (lines.length)
        lines.push('');
    lines.push(`${ofSeverity('error')}, ${ofSeverity('warning')}${suppressed ? `, ${suppressed} suppressed` : ''}`);
    return `${lines.join('\n')}\n`;
}
function byLocation(a, b) {
    return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line;
}

// EXTERNAL MODULE: ./build/lib/setup/source/source.js + 3 modules
var source = __webpack_require__(5363);
// EXTERNAL MODULE: ./build/lib/setup/source/unread-skills.js
var unread_skills = __webpack_require__(7314);
// EXTERNAL MODULE: ./build/src/check/find-mistakes.js + 2 modules
var find_mistakes = __webpack_require__(5846);
// EXTERNAL MODULE: ./build/src/options/command.js + 1 modules
var command = __webpack_require__(3616);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(9138);
// EXTERNAL MODULE: ./build/src/run/ports.js
var run_ports = __webpack_require__(1907);
// EXTERNAL MODULE: ./build/src/run/prepare/baselines.js
var baselines = __webpack_require__(7267);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var progress = __webpack_require__(2327);
;// CONCATENATED MODULE: ./build/src/commands/lint.js
/** `lint`: finds mistakes in corpus, baseline, skills and hooks without starting an agent. */














const { cases, agents: lint_agents, source: lint_source, baseline, strict, json } = run_options/* RunOptionsSchema */.Rl.shape;
const lint = (0,command/* defineCommand */.NB)({
    summary: 'Finds mistakes in cases, baseline, skills and hooks without starting an agent',
    positionals: '',
    options: schemas/* object */.Ikc({
        cases,
        agents: lint_agents.describe(`Agents, as name[@vendor-model][+install], or all; default ${agents/* DEFAULT_AGENTS */.h_.join(',')}`),
        source: lint_source,
        as: run_options/* RunOptionsSchema */.Rl.shape.as,
        baseline,
        baseline_ref: run_options/* RunOptionsSchema */.Rl.shape.baseline_ref.describe('Git ref since which a changed skill needs a new version; default where the branch left its upstream'),
        disable: run_options/* RunOptionsSchema */.Rl.shape.kind.describe('Rules to disable, as rule or rule:subject'),
        strict: strict.describe('Exit 1 on warnings too'),
        json: json.describe('Print the findings as JSON'),
    }),
    async run(options, _, shell) {
        const disabled = (0,find_mistakes/* parseDisabled */._K)(options.disable);
        const found = await (0,source/* readSource */.o)((0,external_node_path_.resolve)(shell.cwd, options.source), options.as);
        const keys = (0,agent_key/* parseAgentKeys */.F8)(options.agents ?? agents/* DEFAULT_AGENTS */.h_, agents/* AGENT_NAMES */.RO, agents/* ALL_AGENTS */.dT);
        const corpus = await (0,find_mistakes/* readCorpus */.XR)(options.cases, shell.cwd);
        if (!corpus && found.skills.length === 0 && (await (0,unread_skills/* findOrphans */.t)(found)).length === 0)
            throw new config_error/* ConfigError */.x('There is nothing to lint: no skill and no corpus.', {
                file: options.source,
                fix: 'run this in the folder of a plugin or of skills/<name>/SKILL.md, or name it with --source.',
            });
        const ports = (0,run_ports/* terminalPorts */.P)(shell, (0,progress/* createProgress */.m)('none', shell, () => new Date()));
        const { current, file } = await (0,baselines/* readBaselines */.b)({ baseline: options.baseline }, shell.cwd, ports.openRef);
        const baseline = current ? { file, baseline: current } : null;
        const { findings, suppressed } = await (0,find_mistakes/* findMistakes */.FD)({ cwd: shell.cwd, source: found, corpus, keys, baseline, baseline_ref: options.baseline_ref }, disabled);
        if (!corpus)
            shell.stderr('There is no cases.json: the rules about cases were left out (`agent-routing init` writes one).\n');
        shell.stdout(options.json
            ? `${JSON.stringify(findings, null, 2)}\n`
            : renderFindings(findings, suppressed, shell.wrap ? shell.columns : null));
        return findings.some(({ severity }) => severity === 'error' || options.strict) ? 1 : 0;
    },
});


/***/ })

};
