export const id = 963;
export const ids = [963];
export const modules = {

/***/ 63963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   baseline: () => (/* binding */ baseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(92857);
/* harmony import */ var _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51399);
/* harmony import */ var _lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83776);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32022);
/* harmony import */ var _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77406);
/* harmony import */ var _lib_setup_corpus_corpus_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56223);
/* harmony import */ var _lib_text_count_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(14065);
/* harmony import */ var _lib_text_escape_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(67127);
/* harmony import */ var _options_command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95441);
/* harmony import */ var _options_run_options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39138);
/* harmony import */ var _run_conclude_batches_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24303);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(90931);
/** `baseline update`: updates the baseline from a batch, with a reason, and prints what changed. */













const baseline = (0,_options_command_js__WEBPACK_IMPORTED_MODULE_6__/* .defineCommand */ .NB)({
    summary: 'Updates the baseline from a batch (`baseline update`), records the reason and prints the difference',
    positionals: 'update',
    options: zod__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({
        results: _compare_js__WEBPACK_IMPORTED_MODULE_9__.ComparedSchema.shape.results,
        reason: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP()
            .optional()
            .describe('Why, in one sentence; stored with every row that is expected to do less than pass'),
        baseline: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP().optional().describe(`File to write; default ${_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_FILE */ .tu}`),
        dry_run: zod__WEBPACK_IMPORTED_MODULE_10__/* .boolean */ .zMY().default(false).describe('Print the difference without writing it'),
    }),
    async run(options, positionals, shell) {
        if (positionals.length !== 1 || positionals[0] !== 'update') {
            throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x('The only subcommand of baseline is update.', {
                fix: 'run `agent-routing baseline update --reason "\u2026"`.',
            });
        }
        const reason = options.reason?.trim();
        if (!reason) {
            throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x('baseline update needs a reason.', {
                fix: 'add --reason "\u2026", which says why the expectation changes; reviewers will read it.',
            });
        }
        const file = options.baseline ?? _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_FILE */ .tu;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(shell.cwd, file);
        const { results, plan, folders } = await (0,_run_conclude_batches_js__WEBPACK_IMPORTED_MODULE_8__/* .readBatches */ .Pu)(options.results, shell);
        const text = await (0,_lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextIfAny */ .$)(path);
        const current = text === null ? null : (0,_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(text, file);
        // A difference that chance may explain does not change the expectation.
        const { deltas } = (0,_lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareBaselines */ .Sc)({ results, current, ref: null, plan });
        const asked = await listAsked(results, { results: folders, baseline: text === null ? undefined : file }, shell);
        const isThere = await readCaseIds(results, shell.cwd);
        const removed = deltas.filter(({ delta, case_id }) => delta === 'REMOVED' && !isThere(case_id ?? ''));
        const [undecided, kept, gone] = [deltas.filter(({ delta }) => delta === 'INCONCLUSIVE'), asked, removed].map((rows) => new Set(rows.map(({ case_id, agent }) => keyOf(case_id, agent))));
        const updated = (0,_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .updateBaseline */ .Rz)({
            ...{ results, current, asked },
            reason: (0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_11__/* .oneLine */ .TN)(reason, 500),
            undecided: (...row) => undecided?.has(keyOf(...row)) === true,
            gone: (...row) => gone?.has(keyOf(...row)) === true && !kept?.has(keyOf(...row)),
        });
        const after = (0,_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .serializeBaseline */ .ky)(updated.baseline);
        // As they are written: what is empty is left out.
        const partOf = (json, part) => JSON.stringify(JSON.parse(json ?? '{}')[part]);
        const parts = ['$meta', '$offers', '$deliveries'].flatMap((part) => partOf(after, part) === partOf(text, part) ? [] : `${part}${sayEmpty(part, updated.baseline)}`);
        shell.stdout(describeChanges(updated.changes, updated.kept, file, parts));
        const failing = updated.changes.filter(({ after }) => /"expected_status": ?"fail"/.test(after ?? '')).length;
        if (failing > 0)
            shell.stderr(`${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_12__/* .count */ .U9)(failing, 'row')} ${failing === 1 ? 'is' : 'are'} expected to FAIL from now on: where that is not meant, fix it and run again.\n`);
        const deleted = asked.filter(({ less }) => less === 'deleted');
        if (deleted.length > 0)
            shell.stdout(`${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_12__/* .count */ .U9)(deleted.length, 'entry', 'entries')} with your reason for cases that are gone here, and that ${(0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_11__/* .oneLine */ .TN)(String(results.options['baseline_ref']))} still has: the next \`baseline update\` after the merge removes them.\n`);
        if (!options.dry_run && after !== text)
            await _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_4__/* .files */ .a.write(path, after);
        const open = results.results.filter(({ status, case_id, agent }) => status === 'infra_error' && !updated.baseline.cases.get(case_id)?.has(agent));
        const [first] = open;
        if (!first)
            return 0;
        shell.stderr(`${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_12__/* .count */ .U9)(open.length, 'row')} could not run, so no entry is written for ${open.length === 1 ? 'it' : 'them'} (${(0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_11__/* .oneLine */ .TN)(first.case_id)} on ${first.agent}: ${(0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_11__/* .oneLine */ .TN)(first.error ?? '', 400)}). Fix: remove the cause, run again, and then record the result.\n`);
        return updated.changes.length === 0 ? 1 : 0;
    },
});
/** An agent with nothing below it looks like one that was not measured. */
function sayEmpty(part, { $offers, $deliveries = {} }) {
    const [agents, words] = part === '$offers' ? [$offers, 'every description in full'] : [$deliveries, 'nothing was cut'];
    const isEmpty = part !== '$meta' && Object.values(agents).every((skills) => Object.keys(skills).length === 0);
    return isEmpty ? `: ${words}` : '';
}
const keyOf = (case_id, agent) => JSON.stringify([case_id, agent]);
/** What the ref that the batch was compared with still asks, and this branch no longer: of a case that is gone, its entry is the only place for a reason. Of the others, those with a reason, which may be in their entry. */
async function listAsked({ options }, named, shell) {
    const { baseline_ref } = options;
    if (typeof baseline_ref !== 'string')
        return [];
    const compared = _compare_js__WEBPACK_IMPORTED_MODULE_9__.ComparedSchema.parse({ ...named, baseline_ref });
    const { comparison } = await (0,_compare_js__WEBPACK_IMPORTED_MODULE_9__.compareResults)(compared, shell);
    return comparison.deltas.flatMap(({ case_id, agent, less, delta, expected_status, fails }) => case_id && delta === 'WEAKENED' && expected_status && (less === 'deleted' || !fails)
        ? [{ case_id, agent, expected_status, less, explained: !fails }]
        : []);
}
/** Those of the corpus as it is now; where another one was run, also those of the usual one. */
async function readCaseIds(results, cwd) {
    const patterns = [(0,_compare_js__WEBPACK_IMPORTED_MODULE_9__.patternsOf)(undefined, results), [_options_run_options_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_CASES */ .WQ]];
    const [own, usual] = await Promise.all(patterns.map((files) => (0,_lib_setup_corpus_corpus_js__WEBPACK_IMPORTED_MODULE_5__/* .loadCorpus */ .xe)(files, { cwd, strict: false }).catch((error) => {
        if (error instanceof _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x)
            return null;
        throw error;
    })));
    // Where it cannot be read, nothing is known to be gone.
    return (id) => !own || [...own.cases, ...(usual?.cases ?? [])].some(({ case_id }) => case_id === id);
}
/** parts: those that say what was measured, where they are not as they were. */
function describeChanges(changes, kept, file, parts) {
    const gone = changes.filter(({ case_id, after }) => case_id !== null && after === null).length;
    const lines = changes.flatMap(({ case_id, agent, skill, before, after }) => {
        const what = (0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_11__/* .oneLine */ .TN)(`${case_id ?? `offer of ${skill}`} ${agent}`, 200);
        return [
            ...(before === null ? [] : [`- ${what}: ${(0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_11__/* .oneLine */ .TN)(before, 600)}`]),
            ...(after !== null
                ? [`+ ${what}: ${(0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_11__/* .oneLine */ .TN)(after, 600)}`]
                : case_id === null
                    ? [`  ${what}: now offered in full`]
                    : []),
        ];
    });
    const left = kept ? `; ${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_12__/* .count */ .U9)(kept, 'row')} left unchanged (not judged, or inconclusive)` : '';
    const measured = parts.length > 0 ? `; it now records what was measured (${parts.join(', ')})` : '';
    const others = changes.length - gone;
    const changed = measured && others === 0 ? 'no entry changed' : (0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_12__/* .count */ .U9)(others, 'change');
    const removed = gone > 0
        ? `${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_12__/* .count */ .U9)(gone, 'entry', 'entries')} removed: ${gone === 1 ? 'its case is' : 'their cases are'} gone`
        : '';
    lines.push(`${(0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_11__/* .oneLine */ .TN)(file)}: ${[...(others > 0 || !removed ? [changed] : []), removed].filter(Boolean).join('; ')}${measured}${left}`);
    return `${lines.join('\n')}\n`;
}


/***/ })

};
