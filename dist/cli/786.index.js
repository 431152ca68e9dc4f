export const id = 786;
export const ids = [786];
export const modules = {

/***/ 27287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pG: () => (/* binding */ readBranch),
  pc: () => (/* binding */ readBranchAfter)
});

// UNUSED EXPORTS: unreadBranch

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 218 modules
var lib_agents = __webpack_require__(99220);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/delta/parts/changes.js
var parts_changes = __webpack_require__(87225);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/setup/corpus/corpus.js
var corpus_corpus = __webpack_require__(56223);
// EXTERNAL MODULE: ./build/lib/setup/source/list-parts.js
var list_parts = __webpack_require__(2299);
// EXTERNAL MODULE: ./build/lib/setup/source/source.js + 2 modules
var source_source = __webpack_require__(42901);
// EXTERNAL MODULE: ./build/lib/skill/had-as.js
var had_as = __webpack_require__(12752);
// EXTERNAL MODULE: ./build/src/run/own-repository.js
var own_repository = __webpack_require__(26988);
// EXTERNAL MODULE: ./build/src/run/prepare/source-at-ref.js + 1 modules
var source_at_ref = __webpack_require__(9638);
// EXTERNAL MODULE: ./build/src/check/branch-offers.js
var branch_offers = __webpack_require__(79162);
// EXTERNAL MODULE: ./build/lib/contract/part.js
var contract_part = __webpack_require__(83878);
// EXTERNAL MODULE: ./build/lib/lint/finding.js
var finding = __webpack_require__(44545);
// EXTERNAL MODULE: ./build/lib/skill/front-matter-problem.js
var front_matter_problem = __webpack_require__(61389);
// EXTERNAL MODULE: ./build/lib/text/sentence.js
var sentence = __webpack_require__(92121);
;// CONCATENATED MODULE: ./build/src/check/describe-error.js
/** An error of lint that a branch brings \u2192 what a report says of it: whom it concerns, why, what to do, and which of two skills of one name is to change. */






/** An agent that lists one skill of a name may leave out the one that was there before: the other is what to change. */
function laterTwin({ rule, subject }, skills, later) {
    const named = rule === 'skill-offer' ? skills.filter(({ id }) => id === subject) : [];
    const [twin, ...more] = named.filter(({ path }) => later.has(path));
    return twin && more.length === 0 && named.length > 1 ? twin : null;
}
function describeError({ rule, subject, part, file, line, message, consequences, fix }, { results: { offers }, source: { skills }, agents: asked }) {
    // A file of hooks that only some read is no matter to the others.
    const readers = rule.startsWith('hook-') ? asked.filter(({ agent }) => !agent.foreign_hooks.test(file)) : asked;
    const named = Object.keys(consequences);
    const agents = named.length > 0 || readers.length === asked.length ? named : readers.map(({ key }) => key);
    const kind = part ?? (rule.startsWith('skill-') ? 'skill' : rule.startsWith('hook-') ? 'hook' : null);
    // In a manifest, the field.
    const is_field = kind === null && (0,contract_part/* wordsOf */.Z9)({ kind, rule })[0] === 'file' && subject !== file;
    const name = part ? external_node_path_.posix.basename(subject, '.md') : is_field ? file : subject;
    // The reasons of an offer end in their fixes.
    const fixesOf = (agent) => (0,get_own/* getOwn */.N)(offers[agent], subject)?.fixes ?? [];
    // Each agent says it in its own way.
    const [problem] = skills.find(({ path }) => file.endsWith(path))?.front_matter.problems ?? [];
    const same = problem
        ? (0,front_matter_problem/* fixProblem */.xX)(problem.kind, false).replace(/\.$/, '')
        : agents.length === 1
            ? fixesOf(agents[0] ?? '').join(', or ')
            : '';
    const own = rule === 'skill-offer' ? same || null : fix.replace(/\s*If this is intended, pass --disable \S+\.$/, '');
    const why = (0,finding/* listConsequences */.zE)({ consequences }).map(([agent, words]) => {
        // An offer's reason ends in its fix.
        const bare = rule !== 'skill-offer' || own === null ? words : (0,sentence/* endSentence */.H_)(words.replace(/; [^;]+$/, ''));
        return named.length > 1 ? `${agent}: ${bare}` : bare;
    });
    return {
        ...{ delta: 'BROKEN', kind, name, rule, file, line, agents },
        message: is_field ? `\`${subject}\`: ${message}` : message,
        ...{ why: why.map(sentence/* openSentence */.ii).join('; ') || null, fix: own },
    };
}

// EXTERNAL MODULE: ./build/src/check/errors-since.js
var errors_since = __webpack_require__(5432);
// EXTERNAL MODULE: ./build/src/check/lint-source.js + 22 modules
var lint_source = __webpack_require__(13359);
// EXTERNAL MODULE: ./build/src/check/lost-parts.js
var lost_parts = __webpack_require__(95685);
// EXTERNAL MODULE: ./build/src/check/part-readers.js
var part_readers = __webpack_require__(3532);
// EXTERNAL MODULE: ./build/src/check/pushed-out.js
var pushed_out = __webpack_require__(94852);
// EXTERNAL MODULE: ./build/src/check/text-changes.js
var text_changes = __webpack_require__(57599);
;// CONCATENATED MODULE: ./build/src/check/read-branch.js
/** A run, its results and the files of its ref \u2192 what the branch did to parts that no case may name, and the errors that it brings. */




















/** Null where the ref has nothing of this source: then there is nothing to compare with. */
async function readBranch(run, results, where) {
    const { cwd } = where;
    const { tree: tip } = run.baselines;
    if (!tip)
        return null;
    // What came to the ref since is not what the branch did.
    const tree = (await tip.began?.().catch(() => null)) ?? tip;
    const { source, options } = run;
    const at = { cwd, root: source.root, as: options.as, source };
    const before = await (0,source_at_ref/* openSourceAtRef */._)(tree, at).catch(unreadBranch);
    if (before === null || 'unread' in before)
        return before;
    try {
        const then = await (0,list_parts/* listParts */.Z)(before.source);
        const now = before.source === source ? then : await (0,list_parts/* listParts */.Z)(source);
        return then.length === 0 ? null : await compare(run, results, { ...where, before, then, now });
    }
    finally {
        await before.close();
    }
}
/** A report without it is still one, but says so. */
const unreadBranch = (error) => ({
    ...{ changes: [], known_errors: 0 },
    unread: error instanceof config_error/* ConfigError */.x ? error.problem : error instanceof Error ? error.message : String(error),
});
/** The same after the run; null where the source here is not the one that was measured. */
async function readBranchAfter(results, baselines, { cases, cwd }) {
    const { source: folder, as } = results.options;
    if (!baselines.tree || typeof folder !== 'string')
        return null;
    try {
        const options = { as: had_as/* SOURCE_AS */.Ld.find((way) => way === as), cases: [...cases] };
        const source = await (0,source_source/* readSource */.o)((0,external_node_path_.resolve)(cwd, folder), options.as);
        if (source.hash !== results.environment.skills_hash)
            return null;
        const corpus = await (0,corpus_corpus/* loadCorpus */.xe)(options.cases, { cwd, strict: false });
        const names = Object.keys(results.environment.agents);
        const agents = (0,agent_key/* parseAgentKeys */.F8)(names, lib_agents/* AGENT_NAMES */.RO).map((key) => ({ key }));
        return await readBranch({ options, source, corpus, agents, baselines }, results, { cwd });
    }
    catch (error) {
        if (error instanceof config_error/* ConfigError */.x)
            return null;
        throw error;
    }
}
async function compare(run, results, { cwd, before, then, now, ...at }) {
    const { source } = run;
    const prefix = (0,lint_source/* prefixOf */.MT)(source.root, cwd);
    const folder = at.folder ?? (0,own_repository/* folderInRepository */.Q0)(cwd);
    const toRoot = (file) => external_node_path_.posix.join(folder, file);
    const parts = await (0,part_readers/* compareWith */.G_)(source.root, then, now);
    const { fresh, gone } = parts;
    const fileOf = ({ path }) => toRoot(`${prefix}${path}`);
    const ref = run.baselines.ref?.name ?? 'the ref';
    const measured = (0,branch_offers/* measuredOf */.ED)(results, source, new Set(fresh.map(({ path }) => path)));
    const keys = run.agents.map(({ key }) => key);
    const had = (0,lint_source/* listLinted */.rh)({ source: before.source, corpus: null, keys, measured });
    const sources = { before: before.source, now: source, fileOf };
    const removed = gone.map(async (part) => {
        const { kind, name } = part;
        const { message, fix } = await (0,lost_parts/* describeGone */.R)(part, sources);
        const agents = (0,part_readers/* readersOf */.cU)(part, before.source, had);
        const why = (0,branch_offers/* explainTaken */.lv)(part, { agents, had, cases: run.corpus.cases, results });
        return { ...branch_offers/* PLAIN */.tZ, delta: 'REMOVED', kind, name, file: fileOf(part), agents, message, why, fix };
    });
    const changes = [
        ...(await Promise.all(removed)),
        ...(0,branch_offers/* describeRenames */.xx)(parts, { ...sources, agents: had }),
        ...fresh.map((part) => {
            const { kind, name } = part;
            const message = (0,branch_offers/* describeNew */.oU)(part, { source, results, now, file: fileOf(part), agents: had });
            return { ...branch_offers/* PLAIN */.tZ, delta: 'NEW', kind, name, file: fileOf(part), agents: [], message };
        }),
    ];
    const texts = { ...sources, cases: run.corpus.cases, ref };
    changes.push(...(await (0,text_changes/* findTextChanges */.m)(parts, texts)));
    const listings = { ...sources, agents: had, results, ref };
    const former = (0,parts_changes/* formerFiles */.lP)(parts, prefix);
    const later = (0,parts_changes/* freshSkills */.RE)(parts);
    // What a run measures, its rows say.
    const taken = [...(0,errors_since/* findFormerFolders */.ov)(parts, { before: before.source, now: source }, had)];
    const installed = new Map(taken.filter(([path]) => (0,errors_since/* isInstalled */.j$)({ path }, source)));
    const lint = { cwd, before, former, measured, fresh: later, had: installed };
    const { errors, warnings, known } = await (0,errors_since/* findErrors */.j1)(run, lint);
    const emptied = new Set(changes.flatMap(({ delta, file }) => (delta === 'BROKEN' ? [file] : [])));
    for (const error of errors) {
        const file = toRoot(error.file);
        if (error.rule === 'skill-body' && emptied.has(file))
            continue;
        const twin = laterTwin(error, source.skills, later);
        const clash = twin && {
            file: toRoot(`${prefix}${twin.path}`),
            fix: `rename the skill in \`${toRoot(`${prefix}${twin.path}`)}\`: another one had its name before`,
        };
        changes.push({ ...describeError(error, { results, source, agents: had }), file, ...clash });
    }
    const unlistedOn = (agent) => (0,pushed_out/* listUnlisted */.V$)((0,get_own/* getOwn */.N)(results.parts, agent) ?? []);
    const unreached = await (0,part_readers/* findUnreached */.HP)(parts, { ...sources, agents: had, unlistedOn });
    const worse = [
        ...unreached.map(({ to: { kind, name }, lost, path, line, message, fix }) => ({
            ...{ ...branch_offers/* PLAIN */.tZ, delta: 'REMOVED', kind, name, file: fileOf({ path }), line, agents: lost, message, fix },
        })),
        ...(0,pushed_out/* findPushedOut */.Bs)({ ...listings, baseline: run.baselines.ref?.baseline ?? null }),
    ];
    // What has an error is said once.
    const isSaid = ({ kind, name, file }) => changes.some((one) => one.delta === 'BROKEN' && one.kind === kind && one.name === name && one.file === file);
    changes.push(...worse.filter((one) => !isSaid(one)));
    const broken = new Set(changes.flatMap(({ delta, file }) => (delta === 'BROKEN' ? [file] : [])));
    for (const warning of warnings) {
        const file = toRoot(warning.file);
        const said = { ...describeError(warning, { results, source, agents: had }), file };
        if (!broken.has(file))
            changes.push({ ...said, delta: 'WARNED', agents: [], why: null, fix: null });
    }
    const asBefore = known.map((error) => ({ ...describeError(error, { results, source, agents: had }), file: toRoot(error.file) }));
    return { changes, known_errors: known.length, known: asBefore, renamed: (0,parts_changes/* listRenamings */.dW)(parts) };
}


/***/ }),

/***/ 26639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  St: () => (/* binding */ readChanges),
  b$: () => (/* binding */ readCheckout),
  H8: () => (/* binding */ refOf)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(73382);
;// CONCATENATED MODULE: ./build/lib/text/compare-lines.js
/** A text before and after \u2192 the lines between which they differ and, where that is one line, the piece of it that does. */
/** Null where both texts are the same; line endings do not count. */
function compareLines(before, after) {
    const [then, now] = [linesOf(before), linesOf(after)];
    const start = sharedStart(then, now);
    if (start === then.length && start === now.length)
        return null;
    const end = sharedEnd(then, now, start);
    const first = Math.min(start + 1, Math.max(1, now.length));
    const last = Math.max(first, now.length - end);
    const [removed, added] = [then.length - end - start, now.length - end - start];
    const one = removed === 1 && added === 1;
    return {
        lines: { first, last },
        removed: added === 0 ? { first: start + 1, last: start + removed } : null,
        added: removed === 0,
        piece: one ? comparePiece(then[start] ?? '', now[start] ?? '') : null,
        now: one || added === 0
            ? null
            : cut(now
                .slice(start, start + added)
                .map((line) => line.trim())
                .filter(Boolean)
                .join(' ')),
    };
}
/** What says nothing has none. */
const linesOf = (text) => text.trim() === '' ? [] : text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
function sharedStart(a, b) {
    let at = 0;
    while (at < a.length && at < b.length && a[at] === b[at])
        at++;
    return at;
}
function sharedEnd(a, b, start) {
    let at = 0;
    while (at < Math.min(a.length, b.length) - start && a[a.length - 1 - at] === b[b.length - 1 - at])
        at++;
    return at;
}
/** So much of what both lines share is shown on each side, and so much of what differs. */
const AROUND = 24;
const MOST = 80;
const cut = (text) => (text.length > MOST ? `${text.slice(0, MOST)}\u2026` : text);
/** Whole words: a word of which one letter changed is shown whole. */
function comparePiece(before, after) {
    const start = sharedStart(before, after);
    const end = sharedEnd(before, after, start);
    const left = before.slice(0, start);
    const right = end === 0 ? '' : before.slice(-end);
    const head = /\S*$/.exec(left)?.[0].slice(-AROUND) ?? '';
    const tail = /^\S*/.exec(right)?.[0].slice(0, AROUND) ?? '';
    const show = (line) => {
        const middle = line.slice(start, line.length - end);
        const piece = `${head}${cut(middle)}${tail}`;
        return `${head.length < left.trimStart().length ? '\u2026' : ''}${piece.trim()}${tail.length < right.trimEnd().length ? '\u2026' : ''}`;
    };
    return { before: show(before), after: show(after) };
}

;// CONCATENATED MODULE: ./build/lib/delta/file-changes.js
/** Files at the ref and as judged \u2192 how each of them differs, and what changed of the files that a script among them names. */


const PLAIN = { from: null, lines: null, piece: null, removed: null, added: false };
const TO_SKILLS = /(?:^|\/)(?:\.[\w-]+|skills)(?:\/|$)/;
const SCRIPT = /\.(?:[cm]?[jt]s|py|sh|bash|rb|pl|php|lua)$/;
/** A script may name many; each costs a request. */
const MOST_NAMED = 20;
async function findChanges(files, trees) {
    const found = new Map();
    for (const file of files) {
        const change = await findChange(file, trees);
        if (change)
            found.set(file, change);
    }
    const named_by = new Map();
    for (const [file, { state }] of found) {
        const isSkill = file.endsWith('/SKILL.md');
        if (state !== 'same' && !isSkill)
            continue;
        // Through a link an agent may have had the skill, whatever else became of it.
        const changed = isSkill ? await listLost(trees) : [];
        for (const named of SCRIPT.test(file) ? await listNamed(file, trees) : []) {
            const change = found.get(named) ?? (await findChange(named, trees));
            if (change && change.state !== 'same')
                changed.push(change);
        }
        if (changed.length > 0)
            named_by.set(file, changed);
    }
    return { ref: trees.ref, files: found, named_by };
}
const listLost = async ({ listLinks }) => ((await listLinks?.()) ?? []).filter(({ file }) => TO_SKILLS.test(file)).map((link) => ({ ...PLAIN, ...link }));
/** Null where it is in neither. */
async function findChange(file, trees) {
    const [before, after] = [await trees.base.read(file), await trees.head.read(file)];
    const plain = { ...PLAIN, file };
    if (before === null && after === null)
        return null;
    if (after === null) {
        const link = await trees.findLink?.(file);
        if (link)
            return { ...plain, state: 'gone', link };
        const now = (await trees.head.list?.()) ?? [];
        const to = (await findNamesake(file, now, trees.base)) ?? (await findRenamed(file, before, now, trees));
        return { ...plain, state: 'gone', to };
    }
    if (before === null) {
        const from = await findNamesake(file, await trees.base.list(), trees.head);
        return from === null ? { ...plain, state: 'new' } : { ...plain, state: 'moved', from };
    }
    const difference = compareLines(before, after);
    if (difference)
        return { ...plain, state: 'changed', ...difference };
    return { ...plain, state: (await trees.isSealed?.(file)) ? 'sealed' : 'same' };
}
/** A file of the same name in a folder of the same name, of which the other tree has none there. */
async function findNamesake(file, paths, other) {
    const own = lastTwo(file);
    const candidates = paths.filter((path) => path !== file && lastTwo(path) === own);
    for (const path of candidates.slice(0, MOST_NAMED))
        if ((await other.read(path)) === null)
            return path;
    return null;
}
/** A file beside it, which the ref does not have there, with the same text. */
async function findRenamed(file, text, paths, { base, head }) {
    const beside = paths.filter((path) => external_node_path_.posix.dirname(path) === external_node_path_.posix.dirname(file));
    if (beside.length === 0)
        return null;
    const known = new Set(await base.list());
    const fresh = beside.filter((path) => !known.has(path)).slice(0, MOST_NAMED);
    for (const path of fresh)
        if ((await head.read(path)) === text)
            return path;
    return null;
}
const lastTwo = (file) => file.split('/').slice(-2).join('/');
/** Files beside it or further up in its plugin whose names, without the extension, stand in the script. */
async function listNamed(script, { base, head }) {
    const text = (await head.read(script)) ?? '';
    const words = new Set(text.match(/[\w-]{3,}/g));
    const plugin = external_node_path_.posix.dirname(external_node_path_.posix.dirname(script));
    const root = plugin === '.' ? '' : `${plugin}/`;
    const isNamed = (file) => words.has(external_node_path_.posix.basename(file).replace(/\..*$/, ''));
    const isPart = (file) => SCRIPT.test(file) || /\.(?:json|ya?ml|toml|txt)$/.test(file);
    const files = (await base.list()).filter((file) => file !== script && file.startsWith(root));
    return files.filter((file) => isPart(file) && isNamed(file)).slice(0, MOST_NAMED);
}

// EXTERNAL MODULE: ./build/lib/io/git-objects.js
var git_objects = __webpack_require__(25564);
// EXTERNAL MODULE: ./build/lib/report/findings/group-deltas.js
var group_deltas = __webpack_require__(71773);
// EXTERNAL MODULE: ./build/lib/setup/corpus/corpus.js
var corpus = __webpack_require__(56223);
// EXTERNAL MODULE: ./build/src/run/own-repository.js
var own_repository = __webpack_require__(26988);
;// CONCATENATED MODULE: ./build/src/run/conclude/changes.js
/** What was judged and the files at its ref \u2192 how the files that its findings rest on differ. */








const refOf = ({ baselines: { ref, tree } }) => ({ ref, base: tree });
/** undefined where nothing is to be explained, or the files at the ref cannot be read. A report without it is still one. */
async function readChanges(judged, { ref, base, head, folder }) {
    if (!ref || !base)
        return undefined;
    const files = (0,group_deltas/* listSubjectFiles */.UK)(judged);
    if (files.length === 0)
        return undefined;
    const inside = (file) => external_node_path_.posix.relative(folder, file);
    let listed = null;
    let entries;
    const listMode = async (wanted) => {
        entries ??= base.entries?.() ?? Promise.resolve([]);
        return (await entries).filter(({ mode }) => mode === wanted);
    };
    const list = () => {
        listed ??= listFrom(folder, base);
        return listed;
    };
    const known = async (file) => ((await list()).includes(file) ? base.read(inside(file)) : null);
    try {
        return await findChanges(files, {
            ref: ref.name,
            base: { read: known, list },
            head: { read: (file) => head.read(inside(file)), ...(head.list ? { list: () => listFrom(folder, head) } : {}) },
            isSealed: async (file) => {
                if (!(await listMode('100755')).some(({ path }) => path === inside(file)))
                    return false;
                return (await head.isExecutable?.(inside(file))) === false;
            },
            findLink: async (file) => {
                for (let at = inside(file); at !== '.' && !at.startsWith('..'); at = external_node_path_.posix.dirname(at))
                    if (typeof (await head.readLink?.(at)) === 'string')
                        return external_node_path_.posix.join(folder, at);
                return null;
            },
            listLinks: async () => {
                const states = (await listMode('120000')).map(async (link) => {
                    const state = await stateOfLink(link, head);
                    const unlinked = state === 'gone' && (await head.read(link.path)) !== null;
                    const change = { file: external_node_path_.posix.join(folder, link.path), ...(unlinked ? { unlinked } : {}) };
                    return state === 'same' ? [] : [{ ...change, state }];
                });
                return (await Promise.all(states)).flat();
            },
        });
    }
    catch {
        return undefined;
    }
}
async function stateOfLink({ path, hash }, head) {
    const target = await head.readLink?.(path);
    const now = typeof target === 'string'
        ? (0,git_objects/* hashBlob */.Qm)(Buffer.from(target), hash)
        : (await head.entries?.())?.find((one) => one.path === path)?.hash;
    if (now === hash || (!head.readLink && !head.entries))
        return 'same';
    return now === undefined ? 'gone' : 'changed';
}
const listFrom = async (folder, tree) => ((await tree.list?.()) ?? []).map((path) => external_node_path_.posix.join(folder, path));
const MOST_BYTES = 1_000_000;
/** The checkout, by paths from the working folder; of links, which may lead anywhere, nothing is read. */
function readCheckout(cwd) {
    const root = (0,own_repository/* findRepository */.W1)(cwd);
    return {
        folder: (0,external_node_path_.relative)(root, cwd).replaceAll('\\', '/'),
        head: {
            async read(file) {
                const path = (0,external_node_path_.join)(cwd, file);
                const inside = (0,external_node_path_.relative)(root, path);
                if (inside.startsWith('..') || inside.split('/').includes('.git'))
                    return null;
                try {
                    const real = await (0,promises_.realpath)(path);
                    const facts = await (0,promises_.stat)(real);
                    if (real !== (0,external_node_path_.join)(await (0,promises_.realpath)(root), inside) || !facts.isFile() || facts.size > MOST_BYTES)
                        return null;
                    return await (0,promises_.readFile)(real, 'utf8');
                }
                catch {
                    return null;
                }
            },
            // A checkout may be no clone of git.
            list: () => (0,dist/* glob */.TI)(['**/*'], { cwd, dot: true, followSymbolicLinks: false, ignore: [...corpus/* IGNORED */.$h] }),
            readLink: (file) => (0,promises_.readlink)((0,external_node_path_.join)(cwd, file)).catch(() => null),
            isExecutable: async (file) => ((await (0,promises_.stat)((0,external_node_path_.join)(cwd, file))).mode & 0o100) !== 0,
        },
    };
}


/***/ }),

/***/ 2762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gateOptions),
/* harmony export */   X: () => (/* binding */ compareRun)
/* harmony export */ });
/* harmony import */ var _lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83776);
/** A prepared run and its results \u2192 the comparison with its baselines. */

function compareRun({ options, baselines, compared, plan }, results, branch, more = {}) {
    const { current, ref } = baselines;
    return (0,_lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareBaselines */ .Sc)({
        results,
        current,
        ref,
        plan,
        ...compared,
        branch,
        options: { ...gateOptions(options), accept: options.accept, ...more },
    });
}
function gateOptions(options) {
    const fail_on = [...options.fail_on, ...(options.fail_on_infra ? ['infra'] : [])];
    return { fail_on, infra_tolerant: options.infra_tolerant };
}


/***/ })

};
