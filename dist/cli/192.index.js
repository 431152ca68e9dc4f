export const id = 192;
export const ids = [192];
export const modules = {

/***/ 9879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   BO: () => (/* binding */ explainWrong),
/* harmony export */   _b: () => (/* binding */ wordPath),
/* harmony export */   wo: () => (/* binding */ demand)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6062);


/** Where it stands: an unknown key has a line of its own. */
const placeOf = ({ path, unknown }) => (unknown === null ? path : [...path, unknown]);
/** The value as its schema has it, or throws what is made of the first thing that is wrong with it. */
function demand(schema, value, explain) {
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success)
        return parsed.data;
    const issue = findNearest(findTelling(parsed.error.issues));
    throw explain({
        path: issue.path,
        words: issue.code === 'unrecognized_keys' ? `Unknown key '${issue.keys[0]}'` : wordIssue(issue),
        unknown: issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : null,
        more: parsed.error.issues.length - 1,
    });
}
/** known: the keys that may stand there; help: what to do about anything but a key. */
function explainWrong(wrong, place, known, help) {
    const { unknown, words } = wrong;
    const meant = unknown === null ? null : (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(unknown, known);
    const fix = unknown === null
        ? help
        : meant
            ? `write '${meant}'.`
            : `remove it${known.length ? `; the keys are ${known.join(', ')}` : ''}.`;
    const { path, ...rest } = place;
    return new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${words}.`, { ...rest, ...(path ? { path } : {}), fix });
}
/** `cases[0].trials` */
function wordPath(path) {
    return path.reduce((all, key) => (typeof key === 'number' ? `${all}[${key}]` : all ? `${all}.${String(key)}` : String(key)), '');
}
/** A key that is missing beside one that nobody knows is most likely that one, mistyped. */
function findTelling(issues) {
    const [first] = issues;
    if (inputOf(first) !== undefined)
        return first;
    const owner = JSON.stringify(first.path.slice(0, -1));
    return issues.find(({ code, path }) => code === 'unrecognized_keys' && JSON.stringify(path) === owner) ?? first;
}
/** Of several forms none fits: the one that fits best, which is the one whose fault lies deepest, says what is wrong. */
function findNearest(issue) {
    if (issue.code !== 'invalid_union')
        return issue;
    const inner = issue.errors
        .flatMap(([first]) => (first ? [findNearest(first)] : []))
        .filter(({ path, code }) => path.length > 0 || code === 'unrecognized_keys');
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
            const [most, bound] = issue.code === 'too_big' ? [true, issue.maximum] : [false, issue.minimum];
            if (issue.origin === 'number' || issue.origin === 'int')
                return `must be ${most ? 'at most' : issue.inclusive ? 'at least' : 'more than'} ${bound}, not ${show(input)}`;
            const unit = issue.origin === 'string' ? ' characters' : '';
            return most ? `must have at most ${bound}${unit}` : 'must not be empty';
        }
        default:
            return issue.message;
    }
}
/** What stood there; of a union that is chosen by a key, what stood under that key. */
function inputOf(issue) {
    const { discriminator } = issue;
    return discriminator === undefined ? issue.input : issue.input?.[discriminator];
}
/** What would be right, where it is a matter of type or of a few values. */
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

/***/ 7744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ bareId)
/* harmony export */ });
/** `plugin:skill` → `skill`; an id without a prefix stays. */
const bareId = (id) => id.slice(id.lastIndexOf(':') + 1);


/***/ }),

/***/ 3569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fitIndex: () => (/* binding */ fitIndex)
});

// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/io/corpus.js + 3 modules
var io_corpus = __webpack_require__(3073);
// EXTERNAL MODULE: ./build/lib/router/best.js
var best = __webpack_require__(852);
// EXTERNAL MODULE: ./build/lib/router/calibration.js
var router_calibration = __webpack_require__(7932);
// EXTERNAL MODULE: ./build/lib/router/fitted.js
var fitted = __webpack_require__(7146);
;// CONCATENATED MODULE: ./build/lib/router/logistic.js
/** Rows and outcomes → the coefficients of a logistic, held near those it starts from: few rows move it little. */
const TURNS = 25;
/** Newton's method, each step halved until it helps, on the log loss with a pull of `strength` towards `start`. */
function fitLogistic(rows, start, strength) {
    const loss = (at) => rows.reduce((sum, row) => sum + logLoss(row, at), 0) +
        (strength / 2) * at.reduce((sum, value, i) => sum + (value - start[i]) ** 2, 0);
    let at = [...start];
    let now = loss(at);
    for (let turn = 0; turn < TURNS; turn++) {
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
    const curve = at.map((_, i) => at.map((_, j) => (i === j ? strength : 0)));
    for (const row of rows) {
        const chance = 1 / (1 + Math.exp(-logitOf(row, at)));
        const bend = chance * (1 - chance);
        for (let i = 0; i < at.length; i++) {
            const value = row.features[i];
            gradient[i] += (chance - (row.right ? 1 : 0)) * value;
            for (let j = 0; j < at.length; j++)
                curve[i][j] += bend * value * row.features[j];
        }
    }
    return solve(curve, gradient);
}
/** Gauss-Jordan; the matrix is positive definite. */
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

// EXTERNAL MODULE: ./build/lib/router/measure.js
var measure = __webpack_require__(2436);
// EXTERNAL MODULE: ./build/lib/router/scorer.js + 8 modules
var router_scorer = __webpack_require__(2648);
// EXTERNAL MODULE: ./build/lib/router/weights.js
var router_weights = __webpack_require__(8049);
;// CONCATENATED MODULE: ./build/lib/router/fit.js
/** An index and labelled queries → a fitted index: the weights of the examples and a calibration, each query judged by an index that never held it. */







/**
 * Weights that are tried, of the examples' words and of their vectors. Never none of the words: with one query a tool
 * nothing can be seen by leaving it out, and yet what is asked again in the very words must find its tool.
 */
const WEIGHTS = [2.5, 5, 10, 20, 40].flatMap((words) => [0, 0.05, 0.1, 0.2, 0.4].map((vectors) => ({ words, vectors })));
/** How firmly the shipped calibration is held: as many queries as this count as much. */
const STRENGTH = 5;
/** More are sampled, evenly: each is ranked once per weights, and its scores for every tool are kept for that. */
const MOST_JUDGED = 4000;
const MOST_SCORES = 8e6;
function fitRouter(tools, examples, embedder) {
    const scorer = (0,router_scorer/* createScorer */.f)(tools, embedder, { examples, weight: 0, vector_weight: 0 });
    const places = new Map(tools.map((tool, i) => [tool.id, i]));
    const step = Math.max(1, examples.length / Math.min(MOST_JUDGED, MOST_SCORES / tools.length));
    const judged = [];
    for (let at = 0; at < examples.length; at += step) {
        const { id, query, expected } = examples[Math.floor(at)];
        const right = expected.flatMap((name) => places.get(name) ?? []);
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
function addExamples({ fused, told, likely }, weights) {
    return fused.map((value, i) => value + weights.words * told[i] + weights.vectors * (likely?.[i] ?? 0));
}
function rankOf(row, weights) {
    const fused = addExamples(row.scores, weights);
    const own = Math.max(...row.right.map((place) => fused[place]));
    if (own <= 0)
        return Number.POSITIVE_INFINITY;
    let rank = 1;
    for (const value of fused)
        if (value > own)
            rank++;
    return rank;
}
/** Right at the first place, with a little credit for standing near it. */
function countRight(judged, weights) {
    return judged.reduce((sum, row) => sum + (row.right.length ? 1 / rankOf(row, weights) : 0), 0);
}
function fitCalibration(judged, weights) {
    const shapes = judged.map((row) => {
        const fused = addExamples(row.scores, weights);
        const [first] = (0,best/* best */.b)(fused, 1);
        const shape = first === undefined ? null : (0,router_calibration/* describeShapes */.KV)({ fused, similar: row.scores.similar })(first);
        return { shape, right: first !== undefined && row.right.includes(first) };
    });
    const rows = shapes.flatMap(({ shape, right }) => shape ? [{ features: [...router_calibration/* SHAPE_KEYS */.ZX.map((key) => shape[key]), 1], right }] : []);
    const start = [...router_calibration/* SHAPE_KEYS */.ZX.map((key) => router_weights/* CALIBRATION */.jY[key]), router_weights/* CALIBRATION */.jY.bias];
    const found = fitLogistic(rows, start, STRENGTH);
    const calibration = { ...router_weights/* CALIBRATION */.jY, bias: found.at(-1) };
    router_calibration/* SHAPE_KEYS */.ZX.forEach((key, i) => {
        calibration[key] = found[i];
    });
    return { calibration, chances: shapes.map(({ shape }) => (shape ? (0,router_calibration/* chanceOf */.En)(shape, calibration) : 0)) };
}

// EXTERNAL MODULE: ./build/lib/router/query-set.js
var query_set = __webpack_require__(2365);
// EXTERNAL MODULE: ./build/lib/router/text.js
var router_text = __webpack_require__(7313);
// EXTERNAL MODULE: ./build/src/commands/named-file.js
var named_file = __webpack_require__(492);
;// CONCATENATED MODULE: ./build/src/commands/route-fit.js






async function fitIndex(options, index, embedder, shell) {
    if (options.output === undefined)
        throw new config_error/* ConfigError */.x('route fit writes a file.', { fix: 'name it with --output FILE.' });
    const known = new Set(index.tools.map((tool) => tool.id));
    const examples = await readExamples(options, known, shell);
    for (const warning of [...(0,query_set/* warnOfStrangers */.JZ)(examples, known), ...(0,query_set/* warnOfTwins */.nS)(examples)])
        shell.stderr(`agent-routing: warning: ${(0,router_text/* showText */.h$)(warning, 500)}\n`);
    if (!examples.some(({ expected }) => expected.some((id) => known.has(id))))
        throw new config_error/* ConfigError */.x('No query expects anything that the index holds.', {
            fix: 'check --index and the ids in expected.',
        });
    const fitted = fitRouter(index.tools, examples, embedder);
    await (0,named_file/* writeNamed */.R)(options.output, `${JSON.stringify(fitted)}\n`, shell);
    const { queries, recall_at_1, recall_at_5, calibration_error } = fitted.leave_one_out;
    shell.stdout(options.json
        ? `${JSON.stringify({ output: options.output, weight: fitted.weight, vector_weight: fitted.vector_weight, leave_one_out: fitted.leave_one_out })}\n`
        : `Fitted ${index.tools.length} rows to ${examples.length} queries (weights: words ${fitted.weight}, vectors ${fitted.vector_weight}): ${(0,router_text/* showText */.h$)(options.output)}\n` +
            `Left out one by one, ${queries} queries: R@1 ${(100 * recall_at_1).toFixed(1)} %, R@5 ${(100 * recall_at_5).toFixed(1)} %, calibration error ${calibration_error.toFixed(3)}\n`);
    return 0;
}
async function readExamples(options, known, shell) {
    const examples = options.queries === undefined ? [] : (0,query_set/* parseQueries */.S0)(await (0,named_file/* readNamed */.M)(options.queries, shell), options.queries);
    if (options.cases !== undefined) {
        const corpus = await (0,io_corpus/* loadCorpus */.x)([options.cases], { cwd: shell.cwd, strict: false });
        examples.push(...corpus.cases.flatMap((row) => exampleOf(row, known)));
    }
    if (examples.length === 0)
        throw new config_error/* ConfigError */.x('There is nothing to learn from.', { fix: 'name --queries FILE or --cases FILE.' });
    return examples;
}
/** A case that says which skill a prompt is for; the other kinds say nothing of routing. */
function exampleOf(row, known) {
    // A skill that is written with its plugin stands in the index by its own name.
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
