export const id = 406;
export const ids = [406];
export const modules = {

/***/ 86963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isRead),
/* harmony export */   t: () => (/* binding */ holdsParts)
/* harmony export */ });
/* harmony import */ var _skill_marketplace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74917);
/* harmony import */ var _hook_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74297);
/* harmony import */ var _list_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2299);
/* harmony import */ var _unread_skills_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88163);
/** A source \u2192 whether there is anything in it that an agent reads, or that looks as if one should. */




/** There is something in it that an agent can be asked about. */
const isRead = async (source) => source.skills.length > 0 ||
    (source.instructions ?? []).length > 0 ||
    (await (0,_list_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .listParts */ .Z)(source, [])).some(({ kind }) => kind !== 'plugin');
async function holdsParts(source) {
    if (await isRead(source))
        return true;
    // A repository may be a list of plugins that lie in others.
    if ((0,_skill_marketplace_js__WEBPACK_IMPORTED_MODULE_0__/* .namesElsewhere */ .pG)(source).length > 0)
        return true;
    // A file of hooks that cannot be read declares none.
    if ((await (0,_hook_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readHookFiles */ .J)(source, '')).some(({ unread }) => !unread))
        return true;
    return (await (0,_unread_skills_js__WEBPACK_IMPORTED_MODULE_3__/* .findOrphans */ .t)(source)).length > 0;
}


/***/ }),

/***/ 18390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ folderNamed),
  s: () => (/* binding */ locateTarget)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/suggest.js
var suggest = __webpack_require__(34685);
// EXTERNAL MODULE: ./build/lib/io/git-run.js
var git_run = __webpack_require__(29385);
;// CONCATENATED MODULE: ./build/lib/io/clone.js
/** The address of a repository \u2192 its newest commit in a folder: no history, no submodules, nothing of it is run. */

/** Large files stay pointers: no filter of the repository runs. */
const PLAIN = ['-c', 'filter.lfs.smudge=', '-c', 'filter.lfs.process=', '-c', 'filter.lfs.required=false'];
async function cloneRepository(url, to, branch) {
    const at = branch === null ? [] : [`--branch=${branch}`];
    const flags = ['--quiet', '--depth=1', '--no-tags', '--no-recurse-submodules', ...at];
    const { code, stderr } = await (0,git_run/* git */.$Y)('/', [...PLAIN, 'clone', ...flags, '--', url, to], { timeout: git_run/* FETCH_TIMEOUT_MS */.MT });
    if (code !== 0)
        throw (0,git_run/* failure */.V2)(`${url} could not be cloned`, stderr);
}

// EXTERNAL MODULE: ./build/lib/io/files/throwaway.js + 1 modules
var throwaway = __webpack_require__(56723);
// EXTERNAL MODULE: ./build/lib/io/git.js + 1 modules
var git = __webpack_require__(88970);
// EXTERNAL MODULE: ./build/lib/text/quote-shell.js
var quote_shell = __webpack_require__(7993);
;// CONCATENATED MODULE: ./build/src/check/locate-target.js
/** What a user names to be checked (a folder, owner/name on GitHub, or an address) \u2192 a folder on this machine. */









const REPOSITORY = /^[A-Za-z0-9][\w.-]*\/[\w.-]+$/;
const ADDRESS = /^(?:https?|ssh|file):\/\/|^[\w.-]+@[\w.-]+:/;
/** The page of a folder on GitHub. */
const PAGE = /^(https?:\/\/[^/]+\/[^/]+\/[^/]+)\/tree\/([^/]+)(?:\/(.+))?$/;
/** since: where it may be, if it is not here. */
async function locateTarget(named, shell, since = 'HEAD') {
    const folder = folderNamed(named, shell);
    if ((0,external_node_fs_.existsSync)(folder))
        return { folder, cloned: false, close: async () => { } };
    const address = addressOf(named, shell.env);
    const isPath = address === null || REPOSITORY.test(named);
    const known = isPath ? await findRefWith(named, shell.cwd, since) : null;
    if (known !== null)
        throw new config_error/* ConfigError */.x(`It is not here; ${known} has it.`, {
            file: named,
            fix: `\`git checkout ${(0,quote_shell/* quoteShell */.LA)(known)} -- ${(0,quote_shell/* quoteShell */.LA)(named)}\` brings it back; \`agent-routing check --since ${(0,quote_shell/* quoteShell */.LA)(known)}\` names what the branch took away.`,
        });
    // No owner of a repository on GitHub where the first part is a folder here.
    const above = (0,external_node_fs_.existsSync)((0,external_node_path_.dirname)(folder)) ? (0,external_node_path_.dirname)(folder) : null;
    if (address === null || (isPath && above !== null)) {
        const near = (0,suggest/* suggest */.ZA)((0,external_node_path_.basename)(folder), above === null ? [] : (0,external_node_fs_.readdirSync)(above));
        throw new config_error/* ConfigError */.x('There is no such folder.', {
            file: named,
            fix: agents/* AGENT_NAMES */.RO.includes(named)
                ? `several agents are one value with commas: --agents claude,${named}.`
                : near
                    ? `Did you mean ${(0,external_node_path_.join)((0,external_node_path_.dirname)(named), near)}?`
                    : 'name a folder, a repository on GitHub as owner/name, or an address such as https://github.com/owner/name.',
        });
    }
    return clone(address);
}
async function findRefWith(named, cwd, since) {
    for (const ref of new Set([since, 'HEAD'])) {
        const tree = await (0,git/* openAtRef */.p6)(cwd, ref).catch(() => null);
        const files = (await tree?.list().catch(() => [])) ?? [];
        if (files.some((file) => `${file}/`.startsWith((0,external_node_path_.join)(named, '/'))))
            return ref;
    }
    return null;
}
/** A file stands for what it belongs to: a SKILL.md for its skill, a manifest for its plugin. */
function folderNamed(named, { cwd }) {
    if (named.trim() === '')
        throw new config_error/* ConfigError */.x('The folder to check is an empty text.', {
            fix: 'name a folder, `.` for this one, or leave the argument out.',
        });
    const path = (0,external_node_path_.resolve)(cwd, named);
    if (!(0,external_node_fs_.existsSync)(path) || !(0,external_node_fs_.statSync)(path).isFile())
        return path;
    const folder = (0,external_node_path_.dirname)(path);
    if (/^skill\.md$/i.test((0,external_node_path_.basename)(path)))
        return folder;
    if (/\.json$/.test(path))
        return /^(?:\.[\w-]+|hooks)$/.test((0,external_node_path_.basename)(folder)) ? (0,external_node_path_.dirname)(folder) : folder;
    throw new config_error/* ConfigError */.x('This is neither a skill nor a manifest.', {
        file: named,
        fix: 'name its folder, or a SKILL.md, or the plugin.json of a plugin.',
    });
}
function addressOf(named, env) {
    const [, url, branch, below = ''] = PAGE.exec(named.replace(/\/$/, '')) ?? [];
    if (url !== undefined && branch !== undefined)
        return { url, branch, below };
    if (ADDRESS.test(named))
        return { url: named, branch: null, below: '' };
    const server = env['GITHUB_SERVER_URL'] ?? 'https://github.com';
    return REPOSITORY.test(named) ? { url: `${server}/${named}`, branch: null, below: '' } : null;
}
/** Below the folder of a trial, which is removed even when this process is ended. */
async function clone({ url, branch, below }) {
    const folders = await (0,throwaway/* openTrialFolders */.OW)();
    try {
        const name = url
            .replace(/\/$/, '')
            .replace(/\.git$/, '')
            .split(/[/:]/)
            .at(-1) || 'repository';
        const folder = (0,external_node_path_.join)(folders.workspace, name);
        await cloneRepository(url, folder, branch);
        if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, below)))
            throw new config_error/* ConfigError */.x(`${url} has no folder ${below}.`, { fix: 'correct the path after the branch.' });
        return { folder: (0,external_node_path_.join)(folder, below), cloned: true, close: folders.close };
    }
    catch (error) {
        await folders.close();
        throw error;
    }
}


/***/ }),

/***/ 11406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lint: () => (/* binding */ lint)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/lint/finding.js
var lint_finding = __webpack_require__(44545);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/lib/text/wrap.js
var text_wrap = __webpack_require__(10420);
;// CONCATENATED MODULE: ./build/lib/report/terminal/lint.js
/** Renders lint findings as lines for the terminal, grouped by file. */




/** columns: the terminal's width; null leaves lines unwrapped. */
function renderFindings(findings, suppressed, columns = null) {
    const wrap = (text, indent) => columns === null ? text : (0,text_wrap/* wrapWords */.E)(text, Math.max(40, columns), indent);
    const lines = [];
    let file = '';
    const broken = new Set(findings.flatMap((one) => (one.severity === 'error' ? one.file : [])));
    for (const finding of [...findings].sort((a, b) => byLocation(a, b, broken))) {
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
        for (const [agent, words] of (0,lint_finding/* listConsequences */.zE)(finding))
            lines.push(wrap(`      ${agent}: ${(0,text_escape/* oneLine */.TN)(words, 500)}`, 8));
        lines.push(wrap(`      Fix: ${(0,text_escape/* oneLine */.TN)(finding.fix)}`, 8));
    }
    const ofSeverity = (severity) => (0,count/* count */.U9)(findings.filter((finding) => finding.severity === severity).length, severity);
    if (lines.length)
        lines.push('');
    lines.push(`${ofSeverity('error')}, ${ofSeverity('warning')}${suppressed ? `, ${suppressed} suppressed` : ''}`);
    return `${lines.join('\n')}\n`;
}
/** Files with an error come first. */
function byLocation(a, b, broken) {
    const late = Number((0,lint_finding/* isAdvice */.nb)(a)) - Number((0,lint_finding/* isAdvice */.nb)(b)) || Number(broken.has(b.file)) - Number(broken.has(a.file));
    return late !== 0 ? late : a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line;
}

// EXTERNAL MODULE: ./build/lib/setup/source/holds-parts.js
var holds_parts = __webpack_require__(86963);
// EXTERNAL MODULE: ./build/lib/setup/source/source.js + 2 modules
var source = __webpack_require__(42901);
// EXTERNAL MODULE: ./build/src/check/find-mistakes.js + 2 modules
var find_mistakes = __webpack_require__(31885);
// EXTERNAL MODULE: ./build/src/check/locate-target.js + 1 modules
var locate_target = __webpack_require__(18390);
// EXTERNAL MODULE: ./build/src/options/command.js
var command = __webpack_require__(95441);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(39138);
// EXTERNAL MODULE: ./build/src/run/ports.js
var run_ports = __webpack_require__(21907);
// EXTERNAL MODULE: ./build/src/run/prepare/baselines.js
var baselines = __webpack_require__(57267);
;// CONCATENATED MODULE: ./build/src/commands/lint.js
/** `lint`: finds mistakes in corpus, baseline, skills and hooks without starting an agent. */















const { cases, source: lint_source, baseline, strict, json } = run_options/* RunOptionsSchema */.Rl.shape;
const lint = (0,command/* defineCommand */.NB)({
    summary: 'The half of check that starts no agent: mistakes in skills, hooks and plugins, and in cases and baseline',
    positionals: '[folder]',
    options: schemas/* object */.Ikc({
        cases,
        agents: run_options/* CHECKED_AGENTS */.nb,
        source: lint_source,
        as: run_options/* RunOptionsSchema */.Rl.shape.as,
        baseline,
        baseline_ref: run_options/* RunOptionsSchema */.Rl.shape.baseline_ref.describe('Git ref since which a changed skill needs a new version; default where the branch left its upstream'),
        disable: run_options/* RunOptionsSchema */.Rl.shape.kind.describe('Rules to disable, as rule or rule:subject'),
        strict: strict.describe('Exit 1 on warnings too'),
        json: json.describe('Print the findings as JSON'),
    }),
    async run(given, [named], shell) {
        const options = { ...given, source: named === undefined ? given.source : (0,locate_target/* folderNamed */.A)(named, shell) };
        const disabled = (0,find_mistakes/* parseDisabled */._K)(options.disable);
        const found = await (0,source/* readSource */.o)((0,external_node_path_.resolve)(shell.cwd, options.source), options.as);
        const keys = (0,agent_key/* parseAgentKeys */.F8)(options.agents ?? agents/* DEFAULT_AGENTS */.h_, agents/* AGENT_NAMES */.RO, agents/* ALL_AGENTS */.dT);
        const corpus = await (0,find_mistakes/* readCorpus */.XR)(options.cases, shell.cwd);
        if (!corpus && !(await (0,holds_parts/* holdsParts */.t)(found)))
            throw new config_error/* ConfigError */.x('There is nothing to lint: no skill, no hook and no corpus.', {
                file: options.source,
                fix: 'run this in the folder of a plugin or of skills/<name>/SKILL.md, or name it with --source.',
            });
        const ports = (0,run_ports/* terminalPorts */.P)(shell);
        const { current, file } = await (0,baselines/* readBaselines */.bm)({ baseline: options.baseline }, shell.cwd, ports.openRef);
        const baseline = current ? { file, baseline: current } : null;
        const { findings, suppressed } = await (0,find_mistakes/* findMistakes */.FD)({ cwd: shell.cwd, source: found, corpus, keys, baseline, baseline_ref: options.baseline_ref }, disabled);
        if (!corpus)
            shell.stderr('There is no cases.json: the rules about cases were left out (`agent-routing init` writes one).\n');
        shell.stdout(options.json
            ? `${JSON.stringify(findings, null, 2)}\n`
            : renderFindings(findings, suppressed, shell.wrap ? shell.columns : null));
        return findings.some((finding) => (0,lint_finding/* failsCheck */.k2)(finding, options.strict)) ? 1 : 0;
    },
});


/***/ }),

/***/ 21907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ terminalPorts)
/* harmony export */ });
/* harmony import */ var _lib_io_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88970);
/* harmony import */ var _terminal_progress_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82327);
/** What the command line and the action do differently while they run the same batch. */


function terminalPorts(shell, progress = (0,_terminal_progress_js__WEBPACK_IMPORTED_MODULE_1__/* .createProgress */ .m)('none', shell)) {
    return {
        cwd: shell.cwd,
        env: shell.env,
        log: progress.log,
        protocol: (line) => shell.stderr(`${line}\n`),
        onState: progress.onState,
        openRef: (ref) => (0,_lib_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .openAtRef */ .p6)(shell.cwd, ref),
        signal: shell.signal,
    };
}


/***/ }),

/***/ 82327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ createProgress)
/* harmony export */ });
/** Lifecycle states of units \u2192 one status line on a terminal, elsewhere a line now and then, or on request one protocol line per state. */
function createProgress(how, shell, now = () => new Date()) {
    const log = (line) => shell.stderr(`${line}\n`);
    const stamp = () => `[agent-routing] ${now().toISOString().slice(11, 19)}`;
    if (how === 'none')
        return { onState() { }, log, close() { } };
    if (how === 'lines') {
        return {
            onState: (batch, unit, state) => log(`${stamp()} [batch:${batch}] [unit:${unit.unit_run_id}] ${nameOf(unit)} -> ${state}`),
            log,
            close() { },
        };
    }
    return shell.terminal ? createStatusLine(shell) : createFewLines(log, stamp, now);
}
const nameOf = ({ agent, case_id }) => `${agent}:${case_id}`;
function createTally() {
    const counts = { queued: 0, running: 0, completed: 0, failed: 0, timeout: 0 };
    const running = new Set();
    return {
        running,
        add(unit, state) {
            counts[state]++;
            if (state === 'running')
                running.add(nameOf(unit));
            else
                running.delete(nameOf(unit));
            const bad = counts.failed + counts.timeout;
            return { done: counts.completed + bad, of: counts.queued, not_passed: bad ? `, ${bad} not passed` : '' };
        },
    };
}
const EVERY = 10;
const SECONDS = 60;
/** In a log that is kept: the first, each tenth and the last that ended, each that did not pass, and after a minute of silence what is at work. */
function createFewLines(log, stamp, now) {
    const tally = createTally();
    let said = null;
    return {
        onState(_, unit, state) {
            const { done, of, not_passed } = tally.add(unit, state);
            if (state === 'queued')
                return;
            // Of the baseline it knows nothing.
            const bad = state === 'failed'
                ? 'did not pass (the report says whether that is expected)'
                : state === 'timeout'
                    ? 'ran out of time'
                    : null;
            const is_due = state !== 'running' && (done % EVERY === 0 || done === of);
            const at = now().getTime();
            if (said !== null && !bad && !is_due && at - said < SECONDS * 1000)
                return;
            said = at;
            const what = bad
                ? `${nameOf(unit)} ${bad}`
                : tally.running.size > 0
                    ? `running ${[...tally.running].join(', ')}`
                    : '';
            log(`${stamp()} ${done} of ${of} done${not_passed}${what && `; ${what}`}`);
        },
        log,
        close() { },
    };
}
const WIPE = '\r\u001b[2K';
function createStatusLine(shell) {
    const tally = createTally();
    return {
        onState(_, unit, state) {
            const { done, of, not_passed } = tally.add(unit, state);
            const text = `${done}/${of} units${not_passed} · ${[...tally.running].join(' · ')}`;
            if (state !== 'queued')
                shell.stderr(`${WIPE}${text.slice(0, Math.max(20, shell.columns - 1))}`);
        },
        log: (line) => shell.stderr(`${WIPE}${line}\n`),
        close: () => shell.stderr(WIPE),
    };
}


/***/ })

};
