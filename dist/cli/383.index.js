export const id = 383;
export const ids = [383];
export const modules = {

/***/ 802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ explainWrong),
/* harmony export */   _b: () => (/* binding */ wordPath),
/* harmony export */   hD: () => (/* binding */ locationOf),
/* harmony export */   zS: () => (/* binding */ parseOrThrow)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2022);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4685);


/** The path whose line to show: an unknown key has a line of its own. */
const locationOf = ({ path, unknown }) => (unknown === null ? path : [...path, unknown]);
/** The parsed value; throws the error that `explain` makes of the first issue. */
function parseOrThrow(schema, value, explain) {
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success)
        return parsed.data;
    const issue = findDeepest(findMistyped(parsed.error.issues));
    throw explain({
        path: issue.path,
        words: issue.code === 'unrecognized_keys' ? `Unknown key '${issue.keys[0]}'` : wordIssue(issue),
        unknown: issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : null,
        more: parsed.error.issues.length - 1,
    });
}
/** known: the keys that are allowed there; help: the fix for any issue other than an unknown key. */
function explainWrong(wrong, location, known, help) {
    const { unknown, words } = wrong;
    const meant = unknown === null ? null : (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .Z)(unknown, known);
    const fix = unknown === null
        ? help
        : meant
            ? `write '${meant}'.`
            : `remove it${known.length ? `; the keys are ${known.join(', ')}` : ''}.`;
    const { path, ...rest } = location;
    return new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${words}.`, { ...rest, ...(path ? { path } : {}), fix });
}
/** `cases[0].trials` */
function wordPath(path) {
    return path.reduce((all, key) => (typeof key === 'number' ? `${all}[${key}]` : all ? `${all}.${String(key)}` : String(key)), '');
}
/** When a key is missing next to an unknown one, the unknown one is most likely the missing key mistyped. */
function findMistyped(issues) {
    const [first] = issues;
    if (inputOf(first) !== undefined)
        return first;
    const owner = JSON.stringify(first.path.slice(0, -1));
    return issues.find(({ code, path }) => code === 'unrecognized_keys' && JSON.stringify(path) === owner) ?? first;
}
/** When no member of a union fits, the member whose issue lies deepest fits best and explains what is wrong. */
function findDeepest(issue) {
    if (issue.code !== 'invalid_union')
        return issue;
    const inner = issue.errors
        .flatMap(([first]) => (first ? [findDeepest(first)] : []))
        .filter(({ path, code }) => path.length > 0 || code === 'unrecognized_keys' || code === 'custom');
    const best = inner.sort((a, b) => b.path.length - a.path.length)[0];
    return best ? { ...best, path: [...issue.path, ...best.path] } : issue;
}
const KINDS = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
};
function wordIssue(issue) {
    const input = inputOf(issue);
    const wanted = listWanted(issue);
    if (wanted.length > 0)
        return input === undefined ? 'is missing' : `must be ${joinOr(wanted)}, not ${show(input)}`;
    switch (issue.code) {
        case 'too_big':
        case 'too_small': {
            const [isMax, bound] = issue.code === 'too_big' ? [true, issue.maximum] : [false, issue.minimum];
            if (issue.origin === 'number' || issue.origin === 'int')
                return `must be ${isMax ? 'at most' : issue.inclusive ? 'at least' : 'more than'} ${bound}, not ${show(input)}`;
            const unit = issue.origin === 'string' ? ' characters' : '';
            return isMax ? `must have at most ${bound}${unit}` : 'must not be empty';
        }
        default:
            return issue.message;
    }
}
/** The rejected value; for a discriminated union, the value of its discriminator. */
function inputOf(issue) {
    const { discriminator } = issue;
    return discriminator === undefined ? issue.input : issue.input?.[discriminator];
}
/** The allowed types or values, where there are only a few. */
function listWanted(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return [KINDS[issue.expected] ?? issue.expected];
        case 'invalid_value':
            return issue.values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
        case 'invalid_union': {
            const { options } = issue;
            return options ? options.map(String) : [...new Set(issue.errors.flat().flatMap(listWanted))];
        }
        default:
            return [];
    }
}
const joinOr = (words) => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
const show = (value) => value !== null && typeof value === 'object'
    ? Array.isArray(value)
        ? 'a list'
        : 'an object'
    : (JSON.stringify(value)?.slice(0, 60) ?? String(value));


/***/ }),

/***/ 7446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fitIndex: () => (/* binding */ fitIndex)
});

// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
// EXTERNAL MODULE: ./build/lib/router/rank/best.js
var best = __webpack_require__(2505);
// EXTERNAL MODULE: ./build/lib/router/rank/calibration.js
var rank_calibration = __webpack_require__(3379);
// EXTERNAL MODULE: ./build/lib/router/rank/scorer.js + 8 modules
var rank_scorer = __webpack_require__(4251);
// EXTERNAL MODULE: ./build/lib/router/rank/weights.js
var rank_weights = __webpack_require__(8346);
// EXTERNAL MODULE: ./build/lib/router/learn/fitted.js
var fitted = __webpack_require__(9005);
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

// EXTERNAL MODULE: ./build/lib/router/learn/measure.js
var measure = __webpack_require__(8045);
;// CONCATENATED MODULE: ./build/lib/router/learn/fit.js
/** Fits an index to labelled queries: chooses the weights of the examples and a calibration by leave-one-out evaluation. */







/**
 * The grid of weights for the examples' words and vectors. The weight of words is never 0: with one query per tool,
 * leave-one-out shows no benefit, yet a query with the same words as an example must find its tool.
 */
const WEIGHTS = [2.5, 5, 10, 20, 40].flatMap((words) => [0, 0.05, 0.1, 0.2, 0.4].map((vectors) => ({ words, vectors })));
/** Strength of the penalty towards the shipped calibration. */
const STRENGTH = 5;
/** Larger sets are sampled evenly: every query is ranked once per pair of weights, and its scores for all tools are kept in memory. */
const MAX_QUERIES = 4000;
const MAX_SCORES = 8e6;
function fitRouter(tools, examples, embedder) {
    const scorer = (0,rank_scorer/* createScorer */.f)(tools, embedder, { examples, weight: 0, vector_weight: 0 });
    const positions = new Map(tools.map((tool, i) => [tool.id, i]));
    const step = Math.max(1, examples.length / Math.min(MAX_QUERIES, MAX_SCORES / tools.length));
    const judged = [];
    for (let at = 0; at < examples.length; at += step) {
        const { id, query, expected } = examples[Math.floor(at)];
        const right = expected.flatMap((name) => positions.get(name) ?? []);
        if (right.length === 0 && expected.length > 0)
            continue;
        judged.push({ scores: scorer.score(query, id), right });
    }
    const weights = WEIGHTS.map((tried) => ({ tried, right: countRight(judged, tried) })).reduce((a, b) => b.right > a.right ? b : a).tried;
    const { calibration, chances } = fitCalibration(judged, weights);
    const asked = judged.flatMap((row, i) => (row.right.length ? [{ ...row, chance: chances[i] }] : []));
    const ranks = asked.map((row) => rankOf(row, weights));
    const share = (within) => (asked.length ? ranks.filter((rank) => rank <= within).length / asked.length : 0);
    return {
        schema: fitted/* FITTED_SCHEMA */.PT,
        leave_one_out: {
            queries: asked.length,
            recall_at_1: share(1),
            recall_at_5: share(5),
            calibration_error: (0,measure/* calibrationError */.fW)(asked.map(({ chance }, i) => ({ said: chance, right: ranks[i] === 1 }))),
        },
        weight: weights.words,
        vector_weight: weights.vectors,
        calibration,
        tools: [...tools],
        examples: examples.map(({ id, query, expected }) => ({ id, query, expected })),
    };
}
function addExamples({ fused, byExampleWords, byExampleVectors }, weights) {
    return fused.map((value, i) => value + weights.words * byExampleWords[i] + weights.vectors * (byExampleVectors?.[i] ?? 0));
}
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
/** Sum of reciprocal ranks: full credit for rank 1, less for lower ranks. */
function countRight(judged, weights) {
    return judged.reduce((sum, row) => sum + (row.right.length ? 1 / rankOf(row, weights) : 0), 0);
}
function fitCalibration(judged, weights) {
    const shapes = judged.map((row) => {
        const fused = addExamples(row.scores, weights);
        const [first] = (0,best/* best */.b)(fused, 1);
        const shape = first === undefined ? null : (0,rank_calibration/* describeShapes */.KV)({ fused, similar: row.scores.similar })(first);
        return { shape, right: first !== undefined && row.right.includes(first) };
    });
    const rows = shapes.flatMap(({ shape, right }) => shape ? [{ features: [...rank_calibration/* SHAPE_KEYS */.ZX.map((key) => shape[key]), 1], right }] : []);
    const start = [...rank_calibration/* SHAPE_KEYS */.ZX.map((key) => rank_weights/* CALIBRATION */.jY[key]), rank_weights/* CALIBRATION */.jY.bias];
    const found = fitLogistic(rows, start, STRENGTH);
    const calibration = { ...rank_weights/* CALIBRATION */.jY, bias: found.at(-1) };
    rank_calibration/* SHAPE_KEYS */.ZX.forEach((key, i) => {
        calibration[key] = found[i];
    });
    return { calibration, chances: shapes.map(({ shape }) => (shape ? (0,rank_calibration/* chanceOf */.En)(shape, calibration) : 0)) };
}

// EXTERNAL MODULE: ./build/lib/router/read/query-set.js
var query_set = __webpack_require__(2544);
// EXTERNAL MODULE: ./build/lib/router/text.js
var router_text = __webpack_require__(7313);
// EXTERNAL MODULE: ./build/lib/setup/corpus.js + 1 modules
var setup_corpus = __webpack_require__(5011);
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
    const { queries, recall_at_1, recall_at_5, calibration_error } = fitted.leave_one_out;
    shell.stdout(options.json
        ? `${JSON.stringify({ output: options.output, weight: fitted.weight, vector_weight: fitted.vector_weight, leave_one_out: fitted.leave_one_out })}\n`
        : `Fitted ${index.tools.length} rows to ${examples.length} queries (weights: words ${fitted.weight}, vectors ${fitted.vector_weight}): ${(0,router_text/* showText */.h$)(options.output)}\n` +
            `Leave-one-out over ${queries} queries: R@1 ${(100 * recall_at_1).toFixed(1)} %, R@5 ${(100 * recall_at_5).toFixed(1)} %, calibration error ${calibration_error.toFixed(3)}\n`);
    return 0;
}
async function readExamples(options, known, shell) {
    const examples = options.queries === undefined ? [] : (0,query_set/* parseQueries */.S0)(await (0,named_file/* readNamed */.M)(options.queries, shell), options.queries);
    if (options.cases !== undefined) {
        const corpus = await (0,setup_corpus/* loadCorpus */.xe)([options.cases], { cwd: shell.cwd, strict: false });
        examples.push(...corpus.cases.flatMap((row) => exampleOf(row, known)));
    }
    if (examples.length === 0)
        throw new config_error/* ConfigError */.x('There are no queries to learn from.', { fix: 'pass --queries FILE or --cases FILE.' });
    return examples;
}
/** Only cases of kind skill and route say which skill a prompt is for. */
function exampleOf(row, known) {
    // The index lists a skill by its bare name, without the plugin prefix.
    const bare = (id) => (known.has(id) ? id : id.replace(/^.*:/, ''));
    const { case_id: id } = row;
    if (row.kind === 'skill')
        return [{ id, query: row.prompt, expected: row.expected_skill ? [bare(row.expected_skill)] : [] }];
    if (row.kind === 'route')
        return [{ id, query: row.query, expected: row.none ? [] : row.expected.map(bare) }];
    return [];
}


/***/ })

};
