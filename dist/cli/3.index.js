export const id = 3;
export const ids = [3];
export const modules = {

/***/ 42003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fitIndex: () => (/* binding */ fitIndex)
});

// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/router/rank/background.js
var background = __webpack_require__(39971);
// EXTERNAL MODULE: ./build/lib/router/rank/calibration.js
var rank_calibration = __webpack_require__(33379);
// EXTERNAL MODULE: ./build/lib/router/rank/weights.js
var weights = __webpack_require__(8346);
// EXTERNAL MODULE: ./build/lib/router/rank/best.js
var best = __webpack_require__(52505);
// EXTERNAL MODULE: ./build/lib/router/rank/scorer.js + 9 modules
var scorer = __webpack_require__(54459);
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
/** The rank of the best right row; Infinity where no row is right. */
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
/** Gauss\u2013Jordan elimination; needs no pivoting, because the matrix is positive definite. */
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
/** The ranks and shapes of labelled queries \u2192 the weights of their examples, and a calibration for this index. */




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
var fitted = __webpack_require__(29005);
;// CONCATENATED MODULE: ./build/lib/router/learn/held-out.js
/** Leave-one-out scores \u2192 what a fit is worth on queries that had no say in it, and how much of it is kept: no fit is worse than none. */



const FOLDS = 5;
/** What the bias is lowered by, until "high" is right as often and no more is called for no tool than without a fit. */
const CAUTION = [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 3];
/** Queries whose right rows are taken away, one in so many: a sibling then answers for what no row does. As in the shipped calibration. */
const ORPHANS_LEARNT = 16;
/** The share of right answers that "high" promises. */
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
            if (choose !== ahead && !isBetter(fitted, unfitted))
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
        kind,
        from,
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
/** The difference must be more than one standard error, because with few queries one more right answer is a coincidence. */
function isAhead(before, after) {
    const won = after.filter(({ right }, i) => right && !before[i].right).length;
    const lost = before.filter(({ right }, i) => right && !after[i].right).length;
    return won - lost > Math.sqrt(won + lost);
}
/** A calibration alone has to find more that is right, or call less that is wrong. */
const isBetter = (fitted, unfitted) => fitted.high_right > unfitted.high_right || (fitted.high_right === unfitted.high_right && fitted.high < unfitted.high);
/** Its ranks are ahead, or the same. */
function isNoWorse(fitted, unfitted) {
    const wanted = Math.max(HIGH_IS_RIGHT, unfitted.high ? unfitted.high_right / unfitted.high : 0);
    return ((fitted.high === 0 || fitted.high_right / fitted.high >= wanted) &&
        fitted.called <= unfitted.called &&
        fitted.called_ordinary <= unfitted.called_ordinary);
}

// EXTERNAL MODULE: ./build/lib/router/learn/measure.js
var measure = __webpack_require__(78045);
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
var query_set = __webpack_require__(72544);
// EXTERNAL MODULE: ./build/lib/setup/corpus/corpus.js
var corpus = __webpack_require__(56223);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/src/commands/named-file.js
var named_file = __webpack_require__(70492);
;// CONCATENATED MODULE: ./build/src/commands/route/fit.js
/** `route fit`: labelled queries or a corpus \u2192 a fitted index in a file. */







async function fitIndex(options, index, embedder, shell) {
    if (options.output === undefined)
        throw new config_error/* ConfigError */.x('route fit needs --output.', {
            fix: 'name the file to write with --output FILE, and what to learn from with --queries FILE or --cases FILE.',
        });
    const known = new Set(index.tools.map((tool) => tool.id));
    const examples = await readExamples(options, known, shell);
    for (const warning of [...(0,query_set/* warnOfUnknown */.AK)(examples, known), ...(0,query_set/* warnOfDuplicates */.sE)(examples)])
        shell.stderr(`agent-routing: warning: ${(0,text_escape/* oneLine */.TN)(warning, 500)}\n`);
    if (!examples.some(({ expected }) => expected.some((id) => known.has(id))))
        throw new config_error/* ConfigError */.x('None of the expected ids is in the index.', {
            fix: 'check --index and the ids in "expected".',
        });
    const fitted = fitRouter(index.tools, examples, embedder);
    await (0,named_file/* writeNamed */.R)(options.output, `${JSON.stringify(fitted)}\n`, shell);
    const { queries, recall_at_1, recall_at_5, calibration_error, unfitted, learning_curve } = fitted.leave_one_out;
    shell.stdout(options.json
        ? `${JSON.stringify({ output: options.output, weight: fitted.weight, vector_weight: fitted.vector_weight, leave_one_out: fitted.leave_one_out, held_out: fitted.held_out })}\n`
        : `Fitted ${index.tools.length} rows to ${examples.length} queries (weights: words ${fitted.weight}, vectors ${fitted.vector_weight}): ${(0,text_escape/* oneLine */.TN)(options.output, 200)}\n` +
            `Leave-one-out over ${queries} queries: R@1 ${percent(recall_at_1)}, R@5 ${percent(recall_at_5)}, calibration error ${calibration_error.toFixed(3)}\n` +
            `Without the fit: R@1 ${percent(unfitted.recall_at_1)}, R@5 ${percent(unfitted.recall_at_5)}${fitted.weight + (fitted.vector_weight ?? 0) === 0 ? '; these queries teach nothing that ranks better, so their weight is 0' : ''}\n` +
            (fitted.held_out ? describeHeldOut(fitted.held_out) : '') +
            `Learning curve: ${learning_curve.map((point) => `${(0,count/* count */.U9)(point.examples, 'query')} ${percent(point.recall_at_1)}`).join(', ')}\n`);
    return 0;
}
/** What the fit is worth where it knew neither the query nor its weights; no line of it may be worse. */
function describeHeldOut({ queries, no_tool, unfitted, fitted }) {
    const rightOf = ({ high, high_right }) => high ? `${percent(high_right / high)} of ${high}` : 'none rated so';
    const parts = [
        `R@1 ${percent(unfitted.first / queries)} \u2192 ${percent(fitted.first / queries)}`,
        `"high" right ${rightOf(unfitted)} \u2192 ${rightOf(fitted)}`,
        ...(no_tool
            ? [`called for no tool ${unfitted.called} \u2192 ${fitted.called} of ${(0,count/* count */.U9)(no_tool, 'query', 'queries')}`]
            : []),
    ];
    return `In five folds, each judged by the others, without the fit \u2192 with it: ${parts.join('; ')}\n`;
}
const percent = (share) => `${(100 * share).toFixed(1)} %`;
async function readExamples(options, known, shell) {
    const examples = options.queries === undefined ? [] : (0,query_set/* parseQueries */.S0)(await (0,named_file/* readNamed */.M)(options.queries, shell), options.queries);
    if (options.cases !== undefined) {
        const { cases } = await (0,corpus/* loadCorpus */.xe)([options.cases], { cwd: shell.cwd, strict: false });
        examples.push(...cases.flatMap((row) => exampleOf(row, known)));
    }
    if (examples.length === 0)
        throw new config_error/* ConfigError */.x('There are no queries to learn from.', { fix: 'pass --queries FILE or --cases FILE.' });
    return examples;
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


/***/ })

};
