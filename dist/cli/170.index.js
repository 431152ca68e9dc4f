export const id = 170;
export const ids = [170];
export const modules = {

/***/ 5451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fitIndex: () => (/* binding */ fitIndex)
});

// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
;// CONCATENATED MODULE: ./build/lib/router/learn/chosen.js
/** {case_id: the skill that was chosen; null: none}. A case without a clear majority teaches nothing, and is left out. */
function readChosen(results) {
    const votes = new Map();
    for (const { case_id, choices = [] } of results)
        for (const { choice, unknown } of choices) {
            // A name that no agent listed is no skill, and not a refusal either.
            if (choice === null && unknown?.length)
                continue;
            const own = votes.get(case_id) ?? new Map();
            own.set(choice, (own.get(choice) ?? 0) + 1);
            votes.set(case_id, own);
        }
    const chosen = new Map();
    for (const [case_id, own] of votes) {
        const all = [...own.values()].reduce((sum, count) => sum + count, 0);
        const winner = [...own].find(([, count]) => 2 * count > all);
        if (winner)
            chosen.set(case_id, winner[0]);
    }
    return chosen;
}

// EXTERNAL MODULE: ./build/lib/router/rank/background.js
var background = __webpack_require__(9971);
// EXTERNAL MODULE: ./build/lib/router/rank/calibration.js
var rank_calibration = __webpack_require__(3379);
// EXTERNAL MODULE: ./build/lib/router/rank/weights.js
var weights = __webpack_require__(8346);
// EXTERNAL MODULE: ./build/lib/router/rank/best.js
var best = __webpack_require__(2505);
// EXTERNAL MODULE: ./build/lib/router/rank/scorer.js + 9 modules
var scorer = __webpack_require__(4459);
;// CONCATENATED MODULE: ./build/lib/router/learn/leave-one-out.js



/** Larger sets are sampled evenly: every query is ranked once per pair of weights, and its scores for all tools are kept in memory. */
const MAX_QUERIES = 4000;
const MAX_SCORES = 8e6;
const NOTHING = { words: 0, vectors: 0 };
const openScorer = (tools, told, embedder) => (0,scorer/* createScorer */.f)(tools, embedder, { examples: told, weight: 0, vector_weight: 0 });
/** Each query is scored without its own example. */
function judgeQueries(scorer, tools, queries, most = MAX_QUERIES) {
    const positions = new Map(tools.map((tool, i) => [tool.id, i]));
    const step = Math.max(1, queries.length / Math.min(most, MAX_SCORES / tools.length));
    const judged = [];
    for (let at = 0; at < queries.length; at += step) {
        const { id, query, expected } = queries[Math.floor(at)];
        const right = expected.flatMap((name) => positions.get(name) ?? []);
        if (right.length === 0 && expected.length > 0)
            continue;
        judged.push({ scores: scorer.score(query, id), right });
    }
    return judged;
}
function addExamples({ fused, byExampleWords, byExampleVectors }, weights) {
    return fused.map((value, i) => value + weights.words * byExampleWords[i] + weights.vectors * (byExampleVectors?.[i] ?? 0));
}
/** Of the best right row; Infinity where no row is right. */
function rankOf(row, weights) {
    const fused = addExamples(row.scores, weights);
    const own = Math.max(...row.right.map((position) => fused[position]));
    if (own <= 0)
        return Number.POSITIVE_INFINITY;
    let rank = 1;
    for (const value of fused)
        if (value > own)
            rank++;
    return rank;
}
/** taken: rows that are thought away. */
function firstOf({ scores, right }, weights, taken = []) {
    const fused = addExamples(scores, weights);
    for (const tool of taken)
        fused[tool] = 0;
    const [first] = (0,best/* best */.b)(fused, 1);
    const noise = scores.noise + weights.words * (scores.byExampleWords.at(-1) ?? 0);
    return {
        shape: first === undefined ? null : (0,rank_calibration/* describeShapes */.KV)({ ...scores, fused, noise })(first),
        right: first !== undefined && right.includes(first),
        answerable: right.length > 0,
    };
}

;// CONCATENATED MODULE: ./build/lib/router/learn/logistic.js
/** Logistic regression by Newton's method, with an L2 penalty towards the starting coefficients, so that few rows change them little. */
const MAX_ITERATIONS = 25;
/** Minimises the log loss plus an L2 penalty of `strength` towards `start`; each Newton step is halved until the loss decreases. */
function fitLogistic(rows, start, strength) {
    const loss = (at) => rows.reduce((sum, row) => sum + logLoss(row, at), 0) +
        (strength / 2) * at.reduce((sum, value, i) => sum + (value - start[i]) ** 2, 0);
    let at = [...start];
    let now = loss(at);
    for (let turn = 0; turn < MAX_ITERATIONS; turn++) {
        const step = newtonStep(rows, at, start, strength);
        let share = 1;
        let next = at;
        let then = now;
        for (; share > 1e-6; share /= 2) {
            next = at.map((value, i) => value - share * step[i]);
            then = loss(next);
            if (then < now)
                break;
        }
        if (then >= now - 1e-9)
            break;
        at = next;
        now = then;
    }
    return at;
}
function logitOf({ features }, at) {
    return features.reduce((sum, value, i) => sum + value * at[i], 0);
}
function logLoss(row, at) {
    const logit = row.right ? -logitOf(row, at) : logitOf(row, at);
    return logit > 30 ? logit : Math.log1p(Math.exp(logit));
}
function newtonStep(rows, at, start, strength) {
    const gradient = at.map((value, i) => strength * (value - start[i]));
    const hessian = at.map((_, i) => at.map((_, j) => (i === j ? strength : 0)));
    for (const row of rows) {
        const probability = 1 / (1 + Math.exp(-logitOf(row, at)));
        const variance = probability * (1 - probability);
        for (let i = 0; i < at.length; i++) {
            const value = row.features[i];
            gradient[i] += (probability - (row.right ? 1 : 0)) * value;
            for (let j = 0; j < at.length; j++)
                hessian[i][j] += variance * value * row.features[j];
        }
    }
    return solve(hessian, gradient);
}
/** Gauss–Jordan elimination; needs no pivoting, because the matrix is positive definite. */
function solve(matrix, right) {
    const rows = matrix.map((row, i) => [...row, right[i]]);
    const size = rows.length;
    for (let column = 0; column < size; column++) {
        const pivot = rows[column];
        const scale = pivot[column];
        for (let j = column; j <= size; j++)
            pivot[j] /= scale;
        for (let i = 0; i < size; i++) {
            if (i === column)
                continue;
            const factor = rows[i][column];
            for (let j = column; j <= size; j++)
                rows[i][j] -= factor * pivot[j];
        }
    }
    return rows.map((row) => row[size]);
}

;// CONCATENATED MODULE: ./build/lib/router/learn/choose-fit.js
/** The ranks and shapes of labelled queries → the weights of their examples, and a calibration for this index. */




const VECTOR_WEIGHTS = [0, 0.05, 0.1, 0.2, 0.4];
/** The first is to learn nothing. */
const WEIGHTS = [
    NOTHING,
    ...[1, 2.5, 5, 10, 20, 40].flatMap((words) => VECTOR_WEIGHTS.map((vectors) => ({ words, vectors }))),
    ...VECTOR_WEIGHTS.slice(1).map((vectors) => ({ words: 0, vectors })),
];
/** Less than one query at rank 1 instead of 2 is no reason to learn. */
const MIN_GAIN = 0.5;
/** Strength of the penalty towards the shipped calibration. */
const STRENGTH = 20;
/** A request that no tool answers is rarer among the examples than in life, and costs more when it is answered. */
const NEGATIVES = 3;
/**
 * ranks: of the queries that a tool answers, for each of WEIGHTS. The best ones win; those that put fewer right rows first
 * than no fit does are out, however well they do below.
 */
function chooseWeights(ranks) {
    const firsts = (own) => own.filter((rank) => rank === 1).length;
    const gain = (own) => own.reduce((sum, rank) => sum + 1 / rank, 0);
    const [nothing = []] = ranks;
    let chosen = { weights: NOTHING, gain: gain(nothing) + MIN_GAIN };
    ranks.forEach((own, i) => {
        if (gain(own) > chosen.gain && firsts(own) >= firsts(nothing))
            chosen = { weights: WEIGHTS[i], gain: gain(own) };
    });
    return chosen.weights;
}
function fitCalibration(firsts) {
    const rows = firsts.flatMap(({ shape, right, answerable }) => {
        if (!shape)
            return [];
        const row = { features: [...rank_calibration/* SHAPE_KEYS */.ZX.map((key) => shape[key]), 1], right };
        return Array(answerable ? 1 : NEGATIVES).fill(row);
    });
    const found = fitLogistic(rows, [...rank_calibration/* SHAPE_KEYS */.ZX.map((key) => weights/* CALIBRATION */.jY[key]), weights/* CALIBRATION */.jY.bias], STRENGTH);
    const calibration = { ...weights/* CALIBRATION */.jY, bias: found.at(-1) };
    rank_calibration/* SHAPE_KEYS */.ZX.forEach((key, i) => {
        calibration[key] = found[i];
    });
    return calibration;
}
const chanceOfFirst = ({ shape }, calibration) => shape ? (0,rank_calibration/* chanceOf */.En)(shape, calibration) : 0;

// EXTERNAL MODULE: ./build/lib/router/learn/fitted.js
var fitted = __webpack_require__(9005);
;// CONCATENATED MODULE: ./build/lib/router/learn/held-out.js
/** Leave-one-out scores → what a fit is worth on queries that had no say in it, and how much of it is kept: no fit is worse than none. */



const FOLDS = 5;
/** What the bias is lowered by, until "high" is right as often and no more is called for no tool than without a fit. */
const CAUTION = [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 3];
/** Queries whose right rows are taken away, one in so many: a sibling then answers for what no row does. As in the shipped calibration. */
const ORPHANS_LEARNT = 16;
/** What "high" promises. */
const HIGH_IS_RIGHT = 0.94;
/**
 * Each fold is judged by what the others teach. Weights and calibration are kept where that is ahead in rank and no worse in
 * how often "high" is right and in what is called for no tool; else the calibration alone, if it is no worse; else nothing.
 * `ordinary`: requests that belong to no tool; few labelled sets have such.
 */
function learn(judged, ordinary) {
    const ranks = WEIGHTS.map((weights) => judged.map((row) => (row.right.length ? rankOf(row, weights) : null)));
    const ahead = (isTold) => chooseWeights(ranks.map((own) => own.filter((rank, i) => rank !== null && isTold(i))));
    const rows = [
        ...judged.map((row, i) => openRow(row.right.length ? 'asked' : 'called', i, row)),
        ...ordinary.map((row, i) => openRow('called_ordinary', i, row)),
    ];
    const orphans = judged.flatMap((row, i) => row.right.length && i % ORPHANS_LEARNT === 0 ? [openRow('called', i, { ...row, right: [] }, row.right)] : []);
    const before = rate(rows.map((row) => row.by(NOTHING)), weights/* CALIBRATION */.jY);
    const unfitted = weigh(rows, before);
    const about = {
        queries: rows.filter(({ kind }) => kind === 'asked').length,
        no_tool: rows.filter(({ kind }) => kind === 'called').length,
        unfitted,
    };
    for (const choose of [ahead, () => NOTHING]) {
        const teach = (isTold) => {
            const weights = choose(isTold);
            const told = [...rows, ...orphans].filter(({ from }) => isTold(from));
            return { weights, calibration: fitCalibration(told.map((row) => row.by(weights))) };
        };
        const folds = Array.from({ length: FOLDS }, (_, fold) => teach((i) => i % FOLDS !== fold));
        const firsts = rows.map((row) => row.by(folds[row.from % FOLDS].weights));
        if (choose === ahead && !isAhead(before, firsts))
            continue;
        for (const caution of CAUTION) {
            const after = firsts.map((first, i) => ({
                ...first,
                chance: chanceOfFirst(first, lower(folds[rows[i].from % FOLDS].calibration, caution)),
            }));
            const fitted = weigh(rows, after);
            if (!isNoWorse(fitted, unfitted))
                continue;
            if (choose !== ahead && !tellsMore(fitted, unfitted))
                break;
            const { weights, calibration } = teach(() => true);
            return { weights, calibration: lower(calibration, caution), held_out: { ...about, fitted } };
        }
    }
    return { weights: NOTHING, calibration: weights/* CALIBRATION */.jY, held_out: { ...about, fitted: unfitted } };
}
function openRow(kind, from, row, taken = []) {
    const seen = new Map();
    return {
        ...{ kind, from },
        by(weights) {
            const found = seen.get(weights) ?? firstOf(row, weights, taken);
            seen.set(weights, found);
            return found;
        },
    };
}
const rate = (firsts, calibration) => firsts.map((first) => ({ ...first, chance: chanceOfFirst(first, calibration) }));
const lower = (calibration, by) => ({ ...calibration, bias: calibration.bias - by });
function weigh(rows, rated) {
    const worth = { first: 0, high: 0, high_right: 0, called: 0, called_ordinary: 0 };
    rated.forEach(({ right, chance }, i) => {
        const { kind } = rows[i];
        if (kind !== 'asked') {
            if (chance >= weights/* CALIBRATED_BOUNDS */.i9.medium)
                worth[kind]++;
            return;
        }
        if (right)
            worth.first++;
        if (chance < weights/* CALIBRATED_BOUNDS */.i9.high)
            return;
        worth.high++;
        if (right)
            worth.high_right++;
    });
    return worth;
}
/** By more than one standard error: of few queries, one more right is a coincidence. */
function isAhead(before, after) {
    const won = after.filter(({ right }, i) => right && !before[i].right).length;
    const lost = before.filter(({ right }, i) => right && !after[i].right).length;
    return won - lost > Math.sqrt(won + lost);
}
/** A calibration alone has to find more that is right, or call less that is wrong. */
const tellsMore = (fitted, unfitted) => fitted.high_right > unfitted.high_right || (fitted.high_right === unfitted.high_right && fitted.high < unfitted.high);
/** Its ranks are ahead, or the same. */
function isNoWorse(fitted, unfitted) {
    const wanted = Math.max(HIGH_IS_RIGHT, unfitted.high ? unfitted.high_right / unfitted.high : 0);
    return ((fitted.high === 0 || fitted.high_right / fitted.high >= wanted) &&
        fitted.called <= unfitted.called &&
        fitted.called_ordinary <= unfitted.called_ordinary);
}

// EXTERNAL MODULE: ./build/lib/router/learn/measure.js
var measure = __webpack_require__(8045);
;// CONCATENATED MODULE: ./build/lib/router/learn/fit.js
/** Fits an index to labelled queries: chooses the weights of the examples and a calibration by leave-one-out evaluation. */






/** The parts of the examples in the learning curve, and how many queries each is measured on. */
const CURVE = [0, 0.25, 0.5];
const CURVE_QUERIES = 600;
const ORDINARY = background/* BACKGROUND */.h.map((query, i) => ({ id: `background ${i}`, query, expected: [] }));
function fitRouter(tools, examples, embedder) {
    const scorer = openScorer(tools, examples, embedder);
    const judged = judgeQueries(scorer, tools, examples);
    const { weights, calibration, held_out } = learn(judged, judgeQueries(scorer, tools, ORDINARY));
    const asked = judged.filter((row) => row.right.length);
    const said = asked.map((row) => {
        const first = firstOf(row, weights);
        return { said: chanceOfFirst(first, calibration), right: first.right };
    });
    return {
        schema: fitted/* FITTED_SCHEMA */.PT,
        leave_one_out: {
            queries: asked.length,
            ...recallOf(asked, weights),
            calibration_error: (0,measure/* calibrationError */.fW)(said),
            unfitted: recallOf(asked, NOTHING),
            learning_curve: drawCurve(tools, examples, embedder, { examples: examples.length, ...recallOf(asked, weights) }),
        },
        held_out,
        weight: weights.words,
        vector_weight: weights.vectors,
        calibration,
        tools: [...tools],
        examples: examples.map(({ id, query, expected }) => ({ id, query, expected })),
    };
}
function recallOf(asked, weights) {
    const share = (within) => asked.length ? asked.filter((row) => rankOf(row, weights) <= within).length / asked.length : 0;
    return { recall_at_1: share(1), recall_at_5: share(5) };
}
/** What a part of the examples would have taught: whether more of them are worth collecting. */
function drawCurve(tools, examples, embedder, whole) {
    const parts = CURVE.map((share) => {
        const told = examples.filter((_, i) => Math.floor((i + 1) * share) > Math.floor(i * share));
        const scorer = openScorer(tools, told, embedder);
        const asked = judgeQueries(scorer, tools, examples, CURVE_QUERIES).filter((row) => row.right.length);
        const weights = chooseWeights(WEIGHTS.map((some) => asked.map((row) => rankOf(row, some))));
        return { examples: told.length, ...recallOf(asked, weights) };
    });
    return [...parts, whole];
}

// EXTERNAL MODULE: ./build/lib/router/read/query-set.js
var query_set = __webpack_require__(2544);
// EXTERNAL MODULE: ./build/lib/router/text.js
var router_text = __webpack_require__(7313);
// EXTERNAL MODULE: ./build/lib/setup/corpus.js + 1 modules
var corpus = __webpack_require__(5011);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(4065);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(9138);
// EXTERNAL MODULE: ./build/src/run/batches.js + 1 modules
var batches = __webpack_require__(4493);
// EXTERNAL MODULE: ./build/src/commands/named-file.js
var named_file = __webpack_require__(492);
;// CONCATENATED MODULE: ./build/src/commands/route-fit.js










async function fitIndex(options, index, embedder, shell) {
    if (options.output === undefined)
        throw new config_error/* ConfigError */.x('route fit needs --output.', { fix: 'name the file to write with --output FILE.' });
    const known = new Set(index.tools.map((tool) => tool.id));
    const examples = await readExamples(options, known, shell);
    for (const warning of [...(0,query_set/* warnOfUnknown */.AK)(examples, known), ...(0,query_set/* warnOfDuplicates */.sE)(examples)])
        shell.stderr(`agent-routing: warning: ${(0,router_text/* showText */.h$)(warning, 500)}\n`);
    if (!examples.some(({ expected }) => expected.some((id) => known.has(id))))
        throw new config_error/* ConfigError */.x('None of the expected ids is in the index.', {
            fix: 'check --index and the ids in "expected".',
        });
    const fitted = fitRouter(index.tools, examples, embedder);
    await (0,named_file/* writeNamed */.R)(options.output, `${JSON.stringify(fitted)}\n`, shell);
    const { queries, recall_at_1, recall_at_5, calibration_error, unfitted, learning_curve } = fitted.leave_one_out;
    shell.stdout(options.json
        ? `${JSON.stringify({ output: options.output, weight: fitted.weight, vector_weight: fitted.vector_weight, leave_one_out: fitted.leave_one_out, held_out: fitted.held_out })}\n`
        : `Fitted ${index.tools.length} rows to ${examples.length} queries (weights: words ${fitted.weight}, vectors ${fitted.vector_weight}): ${(0,router_text/* showText */.h$)(options.output)}\n` +
            `Leave-one-out over ${queries} queries: R@1 ${percent(recall_at_1)}, R@5 ${percent(recall_at_5)}, calibration error ${calibration_error.toFixed(3)}\n` +
            `Without the fit: R@1 ${percent(unfitted.recall_at_1)}, R@5 ${percent(unfitted.recall_at_5)}${fitted.weight + (fitted.vector_weight ?? 0) === 0 ? '; these queries teach nothing that ranks better, so their weight is 0' : ''}\n` +
            (fitted.held_out ? tellHeldOut(fitted.held_out) : '') +
            `Learning curve: ${learning_curve.map((point) => `${(0,count/* count */.U)(point.examples, 'query')} ${percent(point.recall_at_1)}`).join(', ')}\n`);
    return 0;
}
/** What the fit is worth where it knew neither the query nor its weights; no line of it may be worse. */
function tellHeldOut({ queries, no_tool, unfitted, fitted }) {
    const rightOf = ({ high, high_right }) => high ? `${percent(high_right / high)} of ${high}` : 'none rated so';
    const parts = [
        `R@1 ${percent(unfitted.first / queries)} → ${percent(fitted.first / queries)}`,
        `"high" right ${rightOf(unfitted)} → ${rightOf(fitted)}`,
        ...(no_tool
            ? [`called for no tool ${unfitted.called} → ${fitted.called} of ${(0,count/* count */.U)(no_tool, 'query', 'queries')}`]
            : []),
    ];
    return `In five folds, each judged by the others, without the fit → with it: ${parts.join('; ')}\n`;
}
/** In the others nothing chooses that one could learn from. */
const MODES_OF_MODELS = new Set(['live', 'model', 'replay']);
const percent = (share) => `${(100 * share).toFixed(1)} %`;
async function readExamples(options, known, shell) {
    const examples = options.queries === undefined ? [] : (0,query_set/* parseQueries */.S0)(await (0,named_file/* readNamed */.M)(options.queries, shell), options.queries);
    const chosen = options.from_batch === undefined ? null : await readBatchChoices(options.from_batch, shell);
    if (chosen || options.cases !== undefined) {
        const { cases } = await (0,corpus/* loadCorpus */.xe)([options.cases ?? run_options/* DEFAULT_CASES */.WQ], { cwd: shell.cwd, strict: false });
        examples.push(...cases.flatMap((row) => (chosen ? choiceOf(row, chosen, known) : exampleOf(row, known))));
    }
    if (examples.length === 0)
        throw new config_error/* ConfigError */.x('There are no queries to learn from.', {
            fix: chosen
                ? 'name with --cases the corpus that the batch ran.'
                : 'pass --queries FILE, --cases FILE or --from-batch FOLDER.',
        });
    return examples;
}
async function readBatchChoices(folder, shell) {
    const { results } = await (0,batches/* readBatches */.P)([folder], shell);
    const chosen = MODES_OF_MODELS.has(results.mode) ? readChosen(results.results) : new Map();
    if (chosen.size === 0)
        throw new config_error/* ConfigError */.x(MODES_OF_MODELS.has(results.mode)
            ? 'No model chose anything in this batch.'
            : `In mode ${results.mode} no model chooses, so there is nothing to learn.`, { file: folder, fix: 'name a batch of mode live, model or replay.' });
    return chosen;
}
/** The prompt with what models chose for it, whatever the case expects. */
function choiceOf(row, chosen, known) {
    const choice = chosen.get(row.case_id);
    if (row.kind !== 'skill' || choice === undefined)
        return [];
    const name = choice === null ? null : bareId(choice, known);
    // A skill of the agent's own is none of this index: as far as the index goes, nothing answers.
    return [{ id: row.case_id, query: row.prompt, expected: name !== null && known.has(name) ? [name] : [] }];
}
/** The index lists a skill by its bare name, without the plugin prefix. */
const bareId = (id, known) => (known.has(id) ? id : id.replace(/^.*:/, ''));
/** Only cases of kind skill and route say which skill a prompt is for. */
function exampleOf(row, known) {
    const { case_id: id } = row;
    if (row.kind === 'skill')
        return [{ id, query: row.prompt, expected: row.expected_skill ? [bareId(row.expected_skill, known)] : [] }];
    if (row.kind === 'route')
        return [{ id, query: row.query, expected: row.none ? [] : row.expected.map((name) => bareId(name, known)) }];
    return [];
}


/***/ }),

/***/ 4493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ readBatches)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
;// CONCATENATED MODULE: ./build/lib/batch/merge-batches.js
/** Several batches of one corpus (agents or shards of a matrix) → one batch, as if they had been run together. */

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
        ...sumDeciders(all.map(({ decider }) => decider)),
        results: rows,
    };
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
var contract_plan = __webpack_require__(1744);
// EXTERNAL MODULE: ./build/lib/contract/result.js + 4 modules
var result = __webpack_require__(3473);
// EXTERNAL MODULE: ./build/lib/input/json-text.js
var json_text = __webpack_require__(2713);
// EXTERNAL MODULE: ./build/lib/input/schema-issue.js
var schema_issue = __webpack_require__(802);
// EXTERNAL MODULE: ./build/lib/io/files/files.js + 1 modules
var files = __webpack_require__(5815);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(9138);
;// CONCATENATED MODULE: ./build/src/run/batches.js
/** `--results F…` → batches: each file (or the folder that holds it) with the plan beside it. */











/** Without a name: the newest batch in ARTIFACTS_ROOT; which one that is goes to stderr. */
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
    const newest = dated.sort((one, other) => other.at - one.at)[0]?.file;
    if (newest)
        return (0,external_node_path_.join)(run_options/* ARTIFACTS_ROOT */.h4, (0,external_node_path_.dirname)(newest));
    throw new config_error/* ConfigError */.x(`--results is missing, and there are no results of a run in ${run_options/* ARTIFACTS_ROOT */.h4}.`, {
        fix: 'name a results.json, or the folder that `run` printed as ARTIFACT_DIR=.',
    });
}
async function readBatch(name, cwd) {
    const path = (0,external_node_path_.resolve)(cwd, name);
    const folder = await (0,promises_.stat)(path).then((found) => found.isDirectory(), () => false);
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
        words: `This is not a results.json of this version: ${(0,schema_issue/* wordPath */._b)(wrong.path) || 'the file'} ${wrong.words}`,
    }, { file: shown }, [], 'name the results.json that `agent-routing run` wrote.'));
    const at = (0,external_node_path_.dirname)(file);
    return { name: shown, results, plan: await readPlan((0,external_node_path_.join)(at, 'plan.json'), results), folder: at };
}
/** The plan beside the results shows which results are missing; a plan of another batch is ignored. */
async function readPlan(file, results) {
    const text = await (0,files/* readTextIfAny */.$)(file);
    if (text === null)
        return null;
    const plan = contract_plan/* PlanSchema */.fB.safeParse((0,json_text/* parseJson */.qF)(text, file));
    return plan.success && plan.data.hash === results.environment.plan_hash ? plan.data : null;
}


/***/ }),

/***/ 4668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ stringWidth)
});

;// CONCATENATED MODULE: ./node_modules/ansi-regex/index.js
// Valid string terminator sequences are ESC\ and 0x9c; OSC also accepts BEL.
const ST = String.raw`(?:\u001B\u005C|\u009C)`;

// OSC sequences only: ESC ] ... BEL/ST (or the C1 introducer 0x9d ... BEL/ST).
// Payloads stop at terminators, cancellations, and C1 controls. An unterminated string cannot swallow the next sequence or repeatedly scan its payload from later introducers. Terminals likewise abort a control string on an unexpected ESC.
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;

// DCS, SOS, PM, APC, and screen window titles have opaque payloads terminated by ST. Nested ESC payloads, such as tmux passthrough, require a parser.
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;

// Linux console palette controls have fixed lengths and no string terminator; iTerm2 terminates its palette assignments. Consume an immediately adjacent OSC terminator, but match these controls before OSC so a later BEL cannot consume visible text.
const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;

// CSI: ESC [ or C1 CSI, parameter bytes (0x30–0x3f), intermediate bytes (0x20–0x2f), then a final byte (0x40–0x7e).
// `= < >` are final bytes in two-byte VT52 escapes (`ESC >`) but parameter bytes in a CSI (`ESC [ > 0 ; 276 ; 0 c`, the device attributes reply). Match CSI first to consume the whole sequence, where its introducer makes the two unambiguous.
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;

// Related escapes: ESC, intermediate bytes (0x20–0x2f), then a final byte (0x30–0x7e), or a supported two-byte escape.
// The two-byte final class stays narrow so that ESC followed by an arbitrary character is not read as a sequence. CSI parameters belong only to the CSI form, preventing partial matches and avoiding a second scan with nested repetition.
// Escapes whose final byte is a digit include `ESC 7` and `ESC 8` (save and restore cursor), `ESC ( 0` (line drawing character set), and `ESC # 8` (screen alignment).
// A digit is never a CSI final byte. These escapes end immediately at their final byte, so `ESC 7 l` is read as the escape followed by text rather than a sequence with parameter 7 and final byte `l`.
const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;

const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;

function ansiRegex({onlyFirst = false} = {}) {
	return new RegExp(pattern, onlyFirst ? undefined : 'g');
}

;// CONCATENATED MODULE: ./node_modules/strip-ansi/index.js


const regex = ansiRegex();

function stripAnsi(string) {
	if (typeof string !== 'string') {
		throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	}

	// Fast path: ANSI codes require ESC (7-bit) or CSI (8-bit) introducer
	if (!string.includes('\u001B') && !string.includes('\u009B')) {
		return string;
	}

	// Even though the regex is global, we don't need to reset the `.lastIndex`
	// because unlike `.exec()` and `.test()`, `.replace()` does it automatically
	// and doing it manually has a performance penalty.
	return string.replace(regex, '');
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup-data.js
// Generated by scripts/build.js

const ambiguousMinimalCodePoint = 161;
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];

const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];

const lookup_data_halfwidthMinimalCodePoint = 8361;
const lookup_data_halfwidthMaximumCodePoint = 65518;
const lookup_data_halfwidthRanges = (/* unused pure expression or super */ null && ([8361, 8361, 65377, 65470, 65474, 65479, 65482, 65487, 65490, 65495, 65498, 65500, 65512, 65518]));

const lookup_data_narrowMinimalCodePoint = 32;
const lookup_data_narrowMaximumCodePoint = 10630;
const lookup_data_narrowRanges = (/* unused pure expression or super */ null && ([32, 126, 162, 163, 165, 166, 172, 172, 175, 175, 10214, 10221, 10629, 10630]));

const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const utilities_isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) {
			high = mid - 1;
		} else if (codePoint > ranges[i + 1]) {
			low = mid + 1;
		} else {
			return true;
		}
	}

	return false;
};

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup.js



const commonCjkCodePoint = 0x4E_00;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);

// Use a hot-path range so common `isWide` calls can skip binary search.
// The range containing U+4E00 covers common CJK ideographs;
// fallback to the largest range for resilience to Unicode table changes.
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];

	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];

		if (
			commonCjkCodePoint >= start
			&& commonCjkCodePoint <= end
		) {
			return [start, end];
		}

		if ((end - start) > (fastPathEnd - fastPathStart)) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}

	return [fastPathStart, fastPathEnd];
}

const isAmbiguous = codePoint => {
	if (
		codePoint < ambiguousMinimalCodePoint
		|| codePoint > ambiguousMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(ambiguousRanges, codePoint);
};

const isFullwidth = codePoint => {
	if (
		codePoint < fullwidthMinimalCodePoint
		|| codePoint > fullwidthMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(fullwidthRanges, codePoint);
};

const isHalfwidth = codePoint => {
	if (
		codePoint < halfwidthMinimalCodePoint
		|| codePoint > halfwidthMaximumCodePoint
	) {
		return false;
	}

	return isInRange(halfwidthRanges, codePoint);
};

const isNarrow = codePoint => {
	if (
		codePoint < narrowMinimalCodePoint
		|| codePoint > narrowMaximumCodePoint
	) {
		return false;
	}

	return isInRange(narrowRanges, codePoint);
};

const isWide = codePoint => {
	if (
		codePoint >= wideFastPathStart
		&& codePoint <= wideFastPathEnd
	) {
		return true;
	}

	if (
		codePoint < wideMinimalCodePoint
		|| codePoint > wideMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(wideRanges, codePoint);
};

function lookup_getCategory(codePoint) {
	if (isAmbiguous(codePoint)) {
		return 'ambiguous';
	}

	if (isFullwidth(codePoint)) {
		return 'fullwidth';
	}

	if (isHalfwidth(codePoint)) {
		return 'halfwidth';
	}

	if (isNarrow(codePoint)) {
		return 'narrow';
	}

	if (isWide(codePoint)) {
		return 'wide';
	}

	return 'neutral';
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/index.js


function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) {
		throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
	}
}

function eastAsianWidthType(codePoint) {
	validate(codePoint);

	return getCategory(codePoint);
}

function eastAsianWidth(codePoint, {ambiguousAsWide = false} = {}) {
	validate(codePoint);

	if (
		isFullwidth(codePoint)
		|| isWide(codePoint)
		|| (ambiguousAsWide && isAmbiguous(codePoint))
	) {
		return 2;
	}

	return 1;
}

// Private exports for https://github.com/sindresorhus/is-fullwidth-code-point


;// CONCATENATED MODULE: ./node_modules/string-width/index.js



/**
Logic:
- Segment graphemes to match how terminals render clusters.
- Width rules:
	1. Skip non-printing clusters (Default_Ignorable, Control, pure nonspacing/enclosing Mark, lone Surrogates). Tabs are ignored by design.
	2. RGI emoji clusters (\p{RGI_Emoji}) are double-width.
	3. Minimally-qualified/unqualified emoji clusters (ZWJ sequences with 2+ Extended_Pictographic, or keycap sequences) are double-width.
	4. Hangul jamo collapse each standard modern Hangul L+V or L+V+T syllable piece to width 2.
	   Unmatched repeated leading/vowel/trailing jamo stay additive because that matches how the terminals we target render them.
	5. Otherwise use East Asian Width of the cluster's first visible code point, and add widths for trailing spacing marks and Halfwidth/Fullwidth Forms within the same cluster (e.g., dakuten/handakuten/prolonged sound mark).
*/

const segmenter = new Intl.Segmenter();

// Matches a visible (printing) character. Used to find the base scalar of a cluster (skipping leading Prepend/Format/Marks) and to detect whole-cluster zero-width.
// Intentionally a single negated class without a quantifier: a repeated pattern like `^(?:…|…)+$` backtracks exponentially on overlapping properties, and even `^[…]+$` overflows V8's backtrack stack (RangeError) on clusters with millions of marks.
const visibleCharacterRegex = /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]/v;
const spacingMarkRegex = /\p{Spacing_Mark}/v;

// RGI emoji sequences
const rgiEmojiRegex = /^\p{RGI_Emoji}$/v;

// Detect minimally-qualified/unqualified emoji sequences (missing VS16 but still render as double-width)
const unqualifiedKeycapRegex = /^[\d#*]\u20E3$/;
const extendedPictographicRegex = /\p{Extended_Pictographic}/gu;

function isDoubleWidthNonRgiEmojiSequence(segment) {
	// Real emoji clusters are < 30 chars; guard against pathological input
	if (segment.length > 50) {
		return false;
	}

	if (unqualifiedKeycapRegex.test(segment)) {
		return true;
	}

	// ZWJ sequences with 2+ Extended_Pictographic
	if (segment.includes('\u200D')) {
		const pictographics = segment.match(extendedPictographicRegex);
		return pictographics !== null && pictographics.length >= 2;
	}

	return false;
}

// Returns the cluster starting at its first visible character, or `undefined` if the whole cluster is zero-width.
function baseVisible(segment) {
	const index = segment.search(visibleCharacterRegex);
	return index === -1 ? undefined : segment.slice(index);
}

function isHangulLeadingJamo(codePoint) {
	return (codePoint >= 0x11_00 && codePoint <= 0x11_5F)
		|| (codePoint >= 0xA9_60 && codePoint <= 0xA9_7C);
}

function isHangulVowelJamo(codePoint) {
	return (codePoint >= 0x11_60 && codePoint <= 0x11_A7)
		|| (codePoint >= 0xD7_B0 && codePoint <= 0xD7_C6);
}

function isHangulTrailingJamo(codePoint) {
	return (codePoint >= 0x11_A8 && codePoint <= 0x11_FF)
		|| (codePoint >= 0xD7_CB && codePoint <= 0xD7_FB);
}

function isHangulJamo(codePoint) {
	return isHangulLeadingJamo(codePoint)
		|| isHangulVowelJamo(codePoint)
		|| isHangulTrailingJamo(codePoint);
}

function hangulClusterWidth(visibleSegment, eastAsianWidthOptions) {
	const codePoints = [];

	for (const character of visibleSegment) {
		if (!visibleCharacterRegex.test(character)) {
			continue;
		}

		codePoints.push(character.codePointAt(0));
	}

	if (codePoints.length === 0) {
		return undefined;
	}

	let width = 0;

	for (let index = 0; index < codePoints.length; index++) {
		const codePoint = codePoints[index];
		if (!isHangulJamo(codePoint)) {
			if (width === 0) {
				return undefined;
			}

			// Mixed cluster (e.g., L + precomposed syllable): use EAW for non-jamo remainder
			for (let remaining = index; remaining < codePoints.length; remaining++) {
				width += eastAsianWidth(codePoints[remaining], eastAsianWidthOptions);
			}

			return width;
		}

		// Modern Hangul L+V(+T) shapes as one syllable block. Unmatched jamo stay additive:
		// U+1100 U+1100 U+1161 => U+1100 + (U+1100 U+1161) => 2 + 2.
		if (
			isHangulLeadingJamo(codePoint)
			&& isHangulVowelJamo(codePoints[index + 1])
		) {
			width += 2;
			index += isHangulTrailingJamo(codePoints[index + 2]) ? 2 : 1;
			continue;
		}

		width += eastAsianWidth(codePoint, eastAsianWidthOptions);
	}

	return width;
}

function trailingWidth(visibleSegment, eastAsianWidthOptions) {
	let extra = 0;
	let first = true;

	for (const character of visibleSegment) {
		if (first) {
			first = false;
			continue;
		}

		if (
			spacingMarkRegex.test(character)
			|| (character >= '\uFF00' && character <= '\uFFEF')
		) {
			extra += eastAsianWidth(character.codePointAt(0), eastAsianWidthOptions);
		}
	}

	return extra;
}

function stringWidth(input, options = {}) {
	if (typeof input !== 'string' || input.length === 0) {
		return 0;
	}

	const {
		ambiguousIsNarrow = true,
		countAnsiEscapeCodes = false,
	} = options;

	let string = input;

	// Avoid calling stripAnsi when there are no ANSI escape sequences (ESC = 0x1B, CSI = 0x9B)
	if (!countAnsiEscapeCodes && (string.includes('\u001B') || string.includes('\u009B'))) {
		string = stripAnsi(string);
	}

	if (string.length === 0) {
		return 0;
	}

	// Fast path: printable ASCII (0x20–0x7E) needs no segmenter, regex, or EAW lookup — width equals length.
	if (/^[\u0020-\u007E]*$/.test(string)) {
		return string.length;
	}

	let width = 0;
	const eastAsianWidthOptions = {ambiguousAsWide: !ambiguousIsNarrow};

	for (const {segment} of segmenter.segment(string)) {
		// Zero-width / non-printing clusters
		const visibleSegment = baseVisible(segment);
		if (visibleSegment === undefined) {
			continue;
		}

		// Emoji width logic
		if (rgiEmojiRegex.test(segment) || isDoubleWidthNonRgiEmojiSequence(segment)) {
			width += 2;
			continue;
		}

		const hangulWidth = hangulClusterWidth(visibleSegment, eastAsianWidthOptions);
		if (hangulWidth !== undefined) {
			width += hangulWidth;
			continue;
		}

		// Everything else: EAW of the cluster’s first visible scalar
		const codePoint = visibleSegment.codePointAt(0);
		width += eastAsianWidth(codePoint, eastAsianWidthOptions);

		// Add width for trailing spacing marks and Halfwidth/Fullwidth Forms (e.g., ﾞ, ﾟ, ｰ)
		width += trailingWidth(visibleSegment, eastAsianWidthOptions);
	}

	return width;
}


/***/ }),

/***/ 9567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* binding */ number)
/* harmony export */ });
/* unused harmony exports string, boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt, params);
}
function boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
