export const id = 779;
export const ids = [779];
export const modules = {

/***/ 1521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EC: () => (/* binding */ withoutFront),
/* harmony export */   _e: () => (/* binding */ restoreMasked),
/* harmony export */   jq: () => (/* binding */ isForeign),
/* harmony export */   qL: () => (/* binding */ isFilledIn),
/* harmony export */   vC: () => (/* binding */ measureKept)
/* harmony export */ });
/** `12\u2192`, `12: `, `12. `, `  12 | `, `12<tab>`: line numbers of the agents' own readers. */
const NUMBER = /^\s*\d+(?:\u2192|\t|[:.|] ?| \| ?)/;
/** A shorter piece of a line that an agent cut proves nothing. */
const PIECE = 24;
function measureKept(written, block) {
    const plain = keptIn(written, block, false);
    return plain === written.chars ? plain : Math.max(plain, keptIn(written, block, true));
}
/** The block with the author's own words where the agent wrote `mask` in the place of a secret. */
function restoreMasked({ lines }, block, mask) {
    const given = block.split('\n');
    const whole = new Set(given.map((line) => line.trim()));
    const missing = new Set(lines.map(({ text }) => text).filter((text) => !whole.has(text)));
    const restored = given.map((line) => {
        if (!line.includes(mask))
            return line;
        const parts = line.trim().split(mask);
        const own = [...missing].find((text) => isGapOf(parts, text));
        if (own !== undefined)
            missing.delete(own);
        return own ?? line;
    });
    return restored.join('\n');
}
function isGapOf(parts, text) {
    const [first = '', last = ''] = [parts[0], parts.at(-1)];
    return text.startsWith(first) && text.endsWith(last) && hasInOrder(text, parts);
}
function keptIn({ lines }, block, numbered) {
    const left = countLines(block, numbered);
    const found = lines.map((line) => takeLine(line, left, block));
    const proving = lines.flatMap((line, at) => (isProof(line) ? [found[at]] : []));
    const ends = found.includes(false) ? keptOfEnds(lines, found, block) : 0;
    if (proving.length > 0 && !proving.includes(true) && ends === 0)
        return 0;
    const whole = lines.reduce((sum, line, at) => sum + (found[at] ? line.chars : 0), 0);
    return whole + ends;
}
/** Any text may have a heading, a fence, or the few words around a place that an agent fills in. */
const isProof = ({ text, fragments }) => fragments === null
    ? /[\p{L}\p{N}]/u.test(text) && !/^(?:#+ |```|~~~)/.test(text)
    : fragments.join('').length >= PIECE;
/** All that it says is filled in by the agent: what came of it cannot be told from another text. */
const isFilledIn = ({ lines }) => lines.some(({ fragments }) => fragments !== null) && !lines.some(isProof);
/** Less than half of the text, in a block that is less than half of it: such lines are in any text of its kind. */
const isForeign = (kept_chars, written, whole, block) => kept_chars < written.chars / 2 && Math.max(kept_chars, measureKept(whole, block)) < block.trim().length / 2;
/** The block without front matter, whose description may repeat a line of the body. */
function withoutFront(block, front) {
    const lines = block.split(/\r\n?|\n/);
    const bare = lines.map((line) => [line.trim(), line.replace(NUMBER, '').trim()]);
    const from = bare.findIndex((_, at) => front.every(({ text }, next) => bare[at + next]?.includes(text)));
    return front.length === 0 || from < 0 ? block : lines.toSpliced(from, front.length).join('\n');
}
function countLines(block, numbered) {
    const left = new Map();
    for (const raw of block.split(/\r\n?|\n/)) {
        const line = (numbered ? raw.replace(NUMBER, '') : raw).trim();
        if (line !== '')
            left.set(line, (left.get(line) ?? 0) + 1);
    }
    return left;
}
/** Each line of the block stands for one line of the text. */
function takeLine({ text, fragments }, left, block) {
    const times = left.get(text) ?? 0;
    if (times > 0)
        left.set(text, times - 1);
    if (times > 0 || fragments === null)
        return times > 0;
    return hasInOrder(block, fragments);
}
function hasInOrder(text, parts) {
    let from = 0;
    return parts.every((part) => {
        const at = text.indexOf(part, from);
        from = at + part.length;
        return at >= 0;
    });
}
/** Agents cut in the middle of a line too: the missing lines next to those that came may be there in part. */
function keptOfEnds(lines, found, block) {
    let kept = 0;
    for (const [at, { text }] of lines.entries()) {
        if (found[at] || text.length <= PIECE)
            continue;
        const begins = at === 0 || found[at - 1] ? commonPrefix(text, block) : 0;
        const ends = at === lines.length - 1 || found[at + 1] ? commonSuffix(text, block) : 0;
        kept += Math.min(begins + ends, text.length - 1, block.length);
    }
    return kept;
}
function commonPrefix(text, block) {
    const at = block.indexOf(text.slice(0, PIECE));
    if (at < 0)
        return 0;
    let length = PIECE;
    while (length < text.length && text[length] === block[at + length])
        length += 1;
    return length;
}
function commonSuffix(text, block) {
    const at = block.lastIndexOf(text.slice(-PIECE));
    if (at < 0)
        return 0;
    let length = PIECE;
    while (length < text.length && at + PIECE - length > 0 && text.at(-length - 1) === block[at + PIECE - length - 1])
        length += 1;
    return length;
}


/***/ }),

/***/ 91467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QZ: () => (/* binding */ explainCut),
/* harmony export */   RQ: () => (/* binding */ explainEmpty),
/* harmony export */   cx: () => (/* binding */ explainForeign),
/* harmony export */   sM: () => (/* binding */ foreseeCut),
/* harmony export */   wE: () => (/* binding */ explainNone),
/* harmony export */   ww: () => (/* binding */ explainOther)
/* harmony export */ });
/* harmony import */ var _contract_delivery_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34615);

/** What an agent's limits will leave of it. */
const foreseeCut = (size, limit) => `gives the model ${size.kept_chars === 0 ? 'nothing of it' : (0,_contract_delivery_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSize */ .jt)(size)}${limit ? `: it ${limit.rule}` : ''}`;
const SHORTEN = 'shorten the body, or move parts of it to files that it names';
const explainCut = (size, { title, limit }) => `${title} gave the model ${(0,_contract_delivery_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSize */ .jt)(size)}${limit ? `: it ${limit.rule}` : ''}; ${SHORTEN}`;
const explainEmpty = (is_skill) => is_skill ? 'its SKILL.md has no text below the front matter' : 'the file has no text';
const explainOther = (name, is_same_name) => `the model was given the text of ${is_same_name ? `another skill named '${name}'` : `'${name}'`} in its place`;
const explainForeign = (kept_chars) => `the model was given another text than its file's: ${kept_chars} characters are alike`;
/** said: what came instead. */
function explainNone(said, { title, limit }) {
    if (limit?.marks.test(said))
        return `${title} gave the model nothing of its text: it ${limit.rule}; break its long lines, or ${SHORTEN}`;
    const [line = ''] = said.split('\n').filter((each) => each.trim() !== '');
    return `nothing of its text came${line === '' ? '' : `, only: ${line.trim().slice(0, 160)}`}`;
}


/***/ }),

/***/ 29016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ bodyOf),
/* harmony export */   I: () => (/* binding */ readWritten)
/* harmony export */ });
/* harmony import */ var _text_said_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3141);
/** A file as its author wrote it \u2192 its lines, as they are looked for in what a model was given. */

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;
/** What a SKILL.md says below its front matter. */
function bodyOf(skill_md) {
    const body = skill_md.replace(FRONT_MATTER, '').trim();
    // A second block of front matter, and nothing else, says nothing.
    return (0,_text_said_js__WEBPACK_IMPORTED_MODULE_0__/* .saidIn */ .$g)(body.replace(FRONT_MATTER, '')) === '' ? '' : body;
}
/** `$ARGUMENTS`, `$1`, `${CLAUDE_SKILL_DIR}` and a shell command, in whose place Claude Code 2.1.330 puts other words. */
const FILLED = /\$ARGUMENTS(?:\[\d+\])?|\$\d+|\$\{\w+\}|!`[^`]*`/;
const SHELL_FENCE = /^```!/;
function readWritten(text) {
    const lines = [];
    if ((0,_text_said_js__WEBPACK_IMPORTED_MODULE_0__/* .saidIn */ .$g)(text) === '')
        return { lines, chars: 0 };
    let in_shell = false;
    for (const raw of text.trim().split(/\r\n?|\n/)) {
        const line = raw.trim();
        const last = lines.at(-1);
        if (line === '') {
            if (last)
                last.chars += raw.length + 1;
            continue;
        }
        const opens = !in_shell && SHELL_FENCE.test(line);
        const fragments = in_shell || opens ? [] : FILLED.test(line) ? line.split(FILLED).map((part) => part.trim()) : null;
        if (opens)
            in_shell = true;
        else if (in_shell && line.startsWith('```'))
            in_shell = false;
        lines.push({ text: line, chars: raw.length + 1, fragments: fragments?.filter((part) => part !== '') ?? null });
    }
    const last = lines.at(-1);
    if (last)
        last.chars -= 1;
    return { lines, chars: lines.reduce((sum, { chars }) => sum + chars, 0) };
}


/***/ }),

/***/ 55270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BQ: () => (/* binding */ findOutside),
  O6: () => (/* binding */ lintNamedFiles),
  AX: () => (/* binding */ rewriteLinks)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/agents/project/reach.js
var reach = __webpack_require__(39602);
// EXTERNAL MODULE: ./build/lib/input/suggest.js
var suggest = __webpack_require__(34685);
// EXTERNAL MODULE: ./build/lib/skill/body.js
var skill_body = __webpack_require__(37540);
// EXTERNAL MODULE: ./build/lib/skill/front-matter/problem.js
var problem = __webpack_require__(11775);
// EXTERNAL MODULE: ./build/lib/skill/places.js
var places = __webpack_require__(51476);
// EXTERNAL MODULE: ./build/lib/text/quote-shell.js
var quote_shell = __webpack_require__(7993);
// EXTERNAL MODULE: ./build/lib/lint/finding.js
var finding = __webpack_require__(44545);
// EXTERNAL MODULE: ./build/lib/lint/skill-location.js
var skill_location = __webpack_require__(88701);
;// CONCATENATED MODULE: ./build/lib/lint/files/named-files.js
/** The body of a skill \u2192 the files that it links to, names, and has agents run, each with its line. */
const FENCED = /^([ \t]*)(```+|~~~+)[\s\S]*?^[ \t]*\2|`[^`\n]*`|<!--[\s\S]*?-->/gm;
/** Neither an address nor a place to fill in. */
const LINK = /\]\((?:\.\/)?((?:\.\.\/)*\.?[\w-][\w./\\ -]*\.\w+)(?:#[^)\s]*)?(?: "[^"\n]*")?\)/g;
const blank = (code) => code.replace(/[^\n]/g, ' ');
/** What the specification calls the folders of a skill; not beside a word by which it is an example, or written first. */
const NAMED = /(?<=^|[`\s("'])(?:@?(\$\{?(?:CLAUDE_)?PLUGIN_ROOT\}?)["']?(\/[\w./-]*\w\.\w+)|(?:\.\/)?((?:(?:\.\.\/)+|(?:scripts|references|assets)\/)[\w./-]*\w\.\w+))(?=$|[`\s)"',;:!?]|\.(?:\s|$))/g;
/** From the folder of the plugin, not of the skill. */
const OF_PLUGIN = /^\$\{?(?:CLAUDE_)?PLUGIN_ROOT\}?\//;
const EXAMPLE = /e\.g\.|\b(?:examples?|existing|such as|like|optional|if (?:it |they )?exist|your|project)/i;
const WRITTEN = /\b(?:creat|add|sav|writ|generat|output|produc|past(?:e|ing)\b)/i;
/** Such a word behind the path, or before it with nothing between them by which the file is only a means or a source. */
const MADE_BEHIND = /\b(?:created|added|saved|written|generated|produced|outputs?|would be)\b/i;
const SOURCE = /\b(?:with|us(?:e|ing)|from|see|read|load|open|consult|per|by|via|follow\w*|runs?|execut\w*|calls?|invok\w*|accord\w*|refer\w*|(?:describ|document|explain|defin|list|show)\w*|before|after|when)\b/i;
const IMPORTED = /\b(?:import|mock|require)(?:s|ed|ing)?\b[^.;]*$/i;
/** A block of shell, and in it a script of the skill that is a command or what an interpreter runs. */
const SHELL = /^[ \t]*(?:```+|~~~+)[ \t]*(?:(?:ba|z)?sh|shell|console|terminal)?[ \t]*\n/;
const CALLED = /(?:^|&&|[;|])\s*(?:\$ )?(?:\w+=\S* )*((?:bash|sh|zsh|node|python3?|ruby|bun|tsx|deno run|uv run(?: python3?)?) (?:-\w+ )*)?["']?(?:\.\/)?(?:(\$\{?(?:CLAUDE_)?(?:PLUGIN_ROOT|SKILL_DIR)\}?)["']?\/((?:[\w.-]+\/)*[\w-][\w.-]*\.\w+)|(scripts\/[\w./-]+\.\w+))["']?(?=[\s;|&]|$)/g;
/** The folder is that of another repository, or of the user's project. */
const ELSEWHERE = /(?:^|[\s;&])(?:cd|pushd) |(?:^|[\s=])(?:\.\/)?(?:src|tests?|k8s|charts)\//m;
const CLONED = /\b(?:git|repo) clone\b|\bgit\+https?:/;
const STANDS_FOR = /[/_-](?:your|my|an?|some|example|sample|foo|bar|script|name)(?=[/_.-])/i;
const MADE = /(?:>|\b(?:tee|cp|mv|curl|wget|touch)\b|\s-o)[^|;&]*$/;
const STARTS = /\b(?:run|execute|call|invoke|with)s? `$/i;
const INTERPRETED = /(?<![.\w])(?:bash|sh|zsh|node|python3?|chmod|source)\b/;
/** What is quoted or shown as code is an example. */
function listLinked(body) {
    const text = body.replace(FENCED, blank);
    return [...text.matchAll(LINK)].map(({ 1: path = '', index }) => ({ path, index: lineAt(text, index) }));
}
/** What stands between fences, or is a comment, is an example. */
const withoutBlocks = (body) => body.replace(FENCED, (code) => (/^`[^`]/.test(code) ? code : blank(code)));
/** Links aside. */
function listNamed(body) {
    const text = withoutBlocks(body);
    const found = new Map(listCalled(body).map((one) => [one.path, one]));
    for (const [index, whole_line] of text.split('\n').entries()) {
        const line = EXAMPLE.test(whole_line) ? '' : whole_line.replace(LINK, '');
        for (const { 0: whole, 1: root, 2: below, 3: own, index: start } of line.matchAll(NAMED)) {
            const path = own ?? `${root}${below}`;
            const [before, behind] = [line.slice(0, start), line.slice(start + whole.length)];
            if (STANDS_FOR.test(path) || isToWrite(before, behind) || (root && isMade(path, body)))
                continue;
            if (path.startsWith('../') && isSample(before, behind))
                continue;
            // To a script of a language that is known by its ending an agent gives the interpreter itself.
            const isRun = before.endsWith('`') && (whole.startsWith('./s') || (path.endsWith('sh') && STARTS.test(before)));
            const called_at = isRun && !INTERPRETED.test(line) ? index : undefined;
            const known = found.get(path);
            found.set(path, { path, index, ...known, called_at: known?.called_at ?? called_at });
        }
    }
    return [...found.values()];
}
const lineAt = (text, index) => text.slice(0, index).split('\n').length - 1;
/** In a skill's text code of the user's own names paths that are relative to the user's file. */
function isSample(before, behind) {
    if (IMPORTED.test(before))
        return true;
    if (/`(?:\.\/)?$/.test(before))
        return !behind.startsWith('`');
    const isInCode = (before.match(/`/g) ?? []).length % 2 === 1;
    return isInCode || !/(?:^|\s)\(?$/.test(before) || !SOURCE.test(before);
}
function isToWrite(before, behind) {
    const [sentence = ''] = /(?:(?![.;:!?] ).)*$/.exec(before) ?? [];
    const made = sentence.split(WRITTEN);
    return made.length > 1 ? !SOURCE.test(made.at(-1) ?? '') : MADE_BEHIND.test(behind);
}
/** By any of its lines, which may name it without the variable; or the settings that it shows are of a plugin that is yet to be written. */
function isMade(path, body) {
    const bare = path.replace(OF_PLUGIN, '');
    const blocks = [...body.matchAll(FENCED)].flatMap(([code]) => (/^\s*[`~]{3}/.test(code) ? [code] : []));
    if (bare !== path && blocks.some((block) => !SHELL.test(block) && block.includes(bare)))
        return true;
    return body.split('\n').some((line) => {
        const [before = '', behind] = line.split(bare);
        return behind !== undefined && (EXAMPLE.test(line) || isToWrite(before, behind) || MADE.test(before));
    });
}
/** The scripts that a block of shell runs, with their lines, and whether without an interpreter before them; not of an example, of another folder, or one that the text has somebody write. */
function listCalled(body) {
    if (CLONED.test(body))
        return [];
    return [...body.matchAll(FENCED)].flatMap(({ 0: block, index }) => {
        const above = body.slice(0, index).trimEnd().split('\n');
        const heading = above.findLast((line) => line.startsWith('#')) ?? '';
        const isExample = [above.at(-1) ?? '', heading, ...block.split('\n')].some((line) => EXAMPLE.test(line));
        if (!SHELL.test(block) || isExample || ELSEWHERE.test(block))
            return [];
        const first = lineAt(body, index);
        return block.split('\n').flatMap((line, at) => [...line.trim().matchAll(CALLED)].flatMap(([, by, root = '', rooted, own = rooted ?? '']) => {
            const path = OF_PLUGIN.test(`${root}/`) ? `${root}/${own}` : own;
            const called_at = by === undefined && !/chmod/.test(body) ? first + at : undefined;
            return STANDS_FOR.test(path) || isMade(path, body) ? [] : [{ path, index: first + at, called_at }];
        }));
    });
}

;// CONCATENATED MODULE: ./build/lib/lint/files/own-paths.js

const ABSOLUTE = /(?:~|\$HOME|\$\{HOME\}|\/(?:Users|home)\/[\w.-]+|\b[A-Za-z]:[\\/]Users[\\/][\w.-]+)[\\/][\w.\\/-]*\w/g;
/** Of a container, a placeholder or an example everybody may have the folder. */
const OF_ONE = /^(?!~|\$)(?!.*?[\\/](?:Users|home)[\\/](?:(?:user|your?|my|me\b|name|some|any|example|foo)[\w.-]*|alice|bob|john|jane|shared|public|runner|ubuntu|vscode|node|agents?|claude|coder|dev|app|root|work|jovyan|linuxbrew|git|admin|ec2-user|\.+)[\\/])/i;
const ASIDE = new RegExp(`${EXAMPLE.source}|\\b(?:not|never|avoid|instead of|don['\u2019]t|wrong|bad)\\b`, 'i');
const BACKSLASHED = /(?<![\w:~\\/.$])(?:\.\\)?[\w-][\w.-]*(?:\\[\w.-]+)+(?<=\.\w+)/g;
/** The first of each kind: the others want the same. */
function listOwnPaths(body, { files = [], dir }) {
    // How to install it, and settings that a user is to write, need such paths.
    const isMeant = (line, file) => file !== 'SKILL.md' && !/^\s*"[\w-]+":|\bsettings\b/.test(line);
    const plain = withoutBlocks(body).split('\n');
    const all = body.split('\n').flatMap((line, index) => [
        ...[...line.matchAll(ABSOLUTE)].flatMap(([path]) => {
            const parts = path.split(/[\\/]/);
            // A file's bare name may be that of a file of the user's own.
            const ends = parts.flatMap((_, at) => at > 0 && (parts[at - 1] === dir || at < parts.length - 1) ? [parts.slice(at).join('/')] : []);
            const found = ends.find((end) => files.includes(end));
            const file = found ?? parts.slice(parts.includes(dir) ? parts.lastIndexOf(dir) + 1 : -1).join('/');
            const isSomeones = OF_ONE.test(path) && plain[index]?.includes(path) && !ASIDE.test(line.replace(path, ''));
            const isSaid = file !== '' && isMeant(line, file) && (found !== undefined || isSomeones);
            return isSaid ? [{ path, file, index, is_there: found !== undefined, is_absolute: true }] : [];
        }),
        ...[...line.matchAll(BACKSLASHED)].flatMap(([path]) => {
            const file = path.replace(/^\.\\/, '').replaceAll('\\', '/');
            return files.includes(file) ? [{ path, file, index, is_there: true, is_absolute: false }] : [];
        }),
    ]);
    return all.filter((one, at) => all.findIndex(({ is_absolute }) => is_absolute === one.is_absolute) === at);
}

// EXTERNAL MODULE: ./build/lib/skill/plugin-part.js
var plugin_part = __webpack_require__(67561);
;// CONCATENATED MODULE: ./build/lib/lint/files/rooted-files.js
/** Paths in a text that begin with the variable for a plugin's folder \u2192 what is wrong with those that lead to no file. */





const isIn = (file, folder) => folder === '' ? !file.startsWith('../') : file.startsWith(`${folder}/`);
/** The plugins that ship it, the innermost first. */
const ownersOf = ({ path }, { plugins, kind }) => plugins
    .filter(({ folder }) => (folder !== '' || kind === 'plugin') && isIn(path, folder))
    .sort((a, b) => b.folder.length - a.folder.length);
/** Each folder may have one of its own. */
const ANYWHERE = /(?:^|\/)(?:changelog|index|license|readme|skill)\.\w+$/i;
/** file: from the source's root. Null: it has no such variable. Of what no plugin ships, nothing stands in its place. */
function findRooted(path, of, source, stateOf) {
    const [root] = OF_PLUGIN.exec(path) ?? [];
    if (root === undefined)
        return null;
    const below = path.replace(OF_PLUGIN, '');
    const folders = of.unshipped ? [] : ownersOf(of, source).map(({ folder }) => folder);
    const [folder] = folders;
    const files = folders.map((one) => external_node_path_.posix.join(one, below));
    const file = files.find((one) => stateOf(one) !== 'absent');
    if (file !== undefined)
        return { file };
    if (folder === undefined || plugin_part/* BUILT */.BT.test(below) || files.some((one) => one.startsWith('../')))
        return {};
    const shipped = source.skills
        .flatMap(({ path: at, files = [] }) => files.map((one) => external_node_path_.posix.join(external_node_path_.posix.dirname(at), one)))
        .flatMap((one) => (isIn(one, folder) ? [external_node_path_.posix.relative(folder, one)] : []));
    const near = ANYWHERE.test(below) ? null : (0,suggest/* suggestFile */.ZH)(below, shipped);
    const fix = near ? `change it to \`${root}${near}\`.` : 'add the file, or correct the path.';
    return { said: [`it names \`${path}\`, and its plugin has no such file`, fix] };
}
/** What custom agents and commands of plugins name so. */
function lintPartFiles(parts, { source, prefix }, stateOf) {
    return parts.flatMap((part) => {
        if (part.plugin === null || (part.kind !== 'subagent' && part.kind !== 'command'))
            return [];
        const file = `${prefix}${part.path}`;
        return listNamed(part.text).flatMap(({ path, index }) => {
            const { said } = findRooted(path, part, source, stateOf) ?? {};
            return said ? [(0,finding/* asWarning */.PQ)('plugin-part', { file, line: index + 1, subject: file }, ...said)] : [];
        });
    });
}

;// CONCATENATED MODULE: ./build/lib/lint/files/named-file-rule.js
/** Files that a skill's text links to, names or has agents run \u2192 findings about those that are not there, that its users do not get, or that cannot be run. */













const INTERPRETERS = { py: 'python3', js: 'node', mjs: 'node', rb: 'ruby' };
/** What a skill runs may also lie above its folder, or be another skill's. */
function lintNamedFiles(facts, stateOf) {
    const found = facts.source.skills.flatMap((skill) => {
        const body = (0,skill_body/* bodyOf */.E)(skill);
        const warn = ({ index }, [message, fix]) => (0,finding/* asWarning */.PQ)('skill-file', (0,skill_location.at)(skill, facts, skill.front_matter.body_line + index), message, fix);
        const links = listLinked(body).flatMap((link) => {
            const { said, only } = judgeLink(link.path, skill, facts, stateOf) ?? {};
            if (!said)
                return [];
            const [message, fix] = said;
            return [{ path: link.path, finding: warn(link, [message, only ? (0,problem/* doneByFix */.TU)(fix) : fix]) }];
        });
        const named = listNamed(body).flatMap((file) => {
            const judged = links.some(({ path }) => path === file.path) ? null : judgeNamed(file, skill, facts, stateOf);
            return judged ? [warn(file, judged)] : [];
        });
        const paths = listOwnPaths(body, skill).filter((one) => !links.some(({ path }) => path === one.path));
        const own = paths.map(({ path, file, index, is_there, is_absolute }) => warn({ path, index }, [
            `it names \`${path}\`, ${is_absolute ? `where the file lies on one machine${is_there ? ', or for one way to install it' : ' alone'}` : 'whose backslash is a path on Windows only'}`,
            is_there
                ? `change it to \`${file}\`, as it lies in the skill's folder.`
                : `put the file into the skill's folder and write \`${file}\`, or say in words where each user has it.`,
        ]));
        return [...links.map(({ finding }) => finding), ...named, ...own, ...lintFolderWord(body, skill, facts)];
    });
    return [...found, ...lintPartFiles(facts.parts ?? [], facts, stateOf)];
}
/** The text of a skill, in which each link that can only mean one file of its folder leads there. */
function rewriteLinks(text, skill, source, stateOf) {
    const lines = text.split('\n');
    const head = lines.splice(0, skill.front_matter.body_line - 1);
    for (const { path, index } of listLinked(lines.join('\n'))) {
        const only = judgeLink(path, skill, { source, prefix: '' }, stateOf)?.only;
        for (const start of only ? ['](', '](./'] : [])
            lines[index] = (lines[index] ?? '').replaceAll(`${start}${path}`, `](${only}`);
    }
    return [...head, ...lines].join('\n');
}
const WORDS = Object.values(agents/* AGENTS */.jw).flatMap(({ folder_words }) => folder_words ?? []);
/** What one agent fills in, another takes as it is. */
function lintFolderWord(body, skill, facts) {
    return WORDS.flatMap((word) => {
        const index = body.split('\n').findIndex((line) => line.includes(word));
        const deaf = facts.agents.filter((one) => !one.agent.folder_words?.includes(word) &&
            !one.unaddressed?.has(skill.path) &&
            !(0,reach/* isUnread */.KJ)(one.agent, skill, { source: facts.source, install: one.install }));
        if (index < 0 || deaf.length === 0)
            return [];
        const kept = deaf.map(({ key, agent: { title } }) => [key, `${title} puts nothing in its place`]);
        const where = (0,skill_location.at)(skill, facts, skill.front_matter.body_line + index);
        const message = `it names files by \`${word}\`, which not every agent fills in`;
        const put = OF_PLUGIN.test(`${word}/`) ? 'put what it names into the folder of this skill, and ' : '';
        const fix = `${put}say it in words, as \`scripts/x.sh\` in the folder of this skill: each agent is told where that is.`;
        return [(0,finding/* asWarning */.PQ)('skill-file', where, message, fix, Object.fromEntries(kept))];
    });
}
/** only: the one file that can be meant. */
function judgeLink(link, skill, facts, stateOf) {
    const { files } = skill;
    const path = external_node_path_.posix.normalize(link);
    if (!files || files.includes(path))
        return null;
    const outside = path.startsWith('../') ? findOutside(path, skill, facts, stateOf) : NOT_HERE;
    if (!outside)
        return null;
    const meant = path.replaceAll('\\', '/').replace(/^(?:\.\.\/)+/, '');
    const near = outside === NOT_HERE ? (0,suggest/* suggestFile */.ZH)(meant, files) : files.find((file) => isAlike(file, meant));
    const isNamed = (file) => isAlike(external_node_path_.posix.basename(file), external_node_path_.posix.basename(meant));
    return {
        said: [`it links to \`${link}\`, ${outside[0]}`, near ? `change it to \`${near}\`.` : outside[1]],
        only: near && isNamed(near) && !ANYWHERE.test(meant) && files.filter(isNamed).length === 1 ? near : null,
    };
}
function judgeNamed({ path, called_at }, skill, facts, stateOf) {
    if (path.startsWith('../')) {
        const outside = findOutside(path, skill, facts, stateOf);
        return outside && [`it names \`${path}\`, ${outside[0]}`, outside[1]];
    }
    const rooted = findRooted(path, skill, facts.source, stateOf);
    if (rooted && !rooted.file)
        return rooted.said ?? null;
    const near = (0,suggest/* suggestFile */.ZH)(path, skill.files ?? []);
    const file = rooted?.file ?? findAbove(path, external_node_path_.posix.dirname(skill.path), stateOf);
    if (file === null)
        return facts.source.skills.some(({ files }) => files?.includes(path))
            ? null
            : [
                `it names \`${path}\`, and no such file is in its folder or in one above`,
                near ? `change it to \`${near}\`.` : 'add the file, or correct the path.',
            ];
    if (called_at === undefined)
        return null;
    // Git keeps the bit of each copy for itself.
    const copies = (0,places/* copiesOf */.lS)(skill).map((copy) => external_node_path_.posix.join(external_node_path_.posix.dirname(copy.path), path));
    const stuck = [...new Set([file, ...copies])].filter((one) => stateOf(one) === 'there');
    if (stuck.length === 0)
        return null;
    const by = INTERPRETERS[path.split('.').at(-1) ?? ''] ?? 'bash';
    return [
        `it has agents run \`${path}\`, and ${stuck.includes(file) ? 'that file' : stuck.join(', ')} is not executable`,
        `run \`${(0,quote_shell/* chmodCommand */.vg)(...stuck.map((one) => facts.prefix + one))}\`, or have agents run \`${by} ${path}\`.`,
    ];
}
function findAbove(path, folder, stateOf) {
    const file = external_node_path_.posix.join(folder, path);
    return stateOf(file) !== 'absent' ? file : folder === '.' ? null : findAbove(path, external_node_path_.posix.dirname(folder), stateOf);
}
const isAlike = (file, other) => file.toLowerCase() === other.toLowerCase();
const NOT_HERE = ['and its folder has no such file', 'add the file, or correct the link.'];
/** Of a path that leads out of the skill's folder, what is wrong and the fix; null: the file is there for whoever has the skill. */
function findOutside(path, skill, { source, prefix }, stateOf) {
    // Of a link to the folder, `..` is also what lies above the real one.
    const places = [skill.path, ...(skill.real_path && !skill.linked ? [skill.real_path] : [])];
    const found = places
        .map((place) => external_node_path_.posix.join(external_node_path_.posix.dirname(place), path))
        .find((file) => stateOf(file) !== 'absent');
    if (found === undefined)
        return ['and there is no such file', 'add the file, or correct the path.'];
    if (source.as === 'project')
        return null;
    const own = ownersOf(skill, source);
    // Copied with the skills beside it, at best.
    const shipped = own.length > 0 ? own.map(({ folder }) => folder) : [external_node_path_.posix.join(skill.path, '../..').replace(/^\.$/, '')];
    if ((own.length === 0 && skill.unshipped) || shipped.some((folder) => isIn(found, folder)))
        return null;
    const [what, whoever] = own.length > 0 ? ['its plugin', 'installs the plugin'] : ['its folder', 'copies the skill'];
    const into = own.length > 0 ? `${prefix}${own[0]?.folder}` || '.' : `${prefix}${external_node_path_.posix.dirname(skill.path)}`;
    return [
        `which lies outside ${what}, so whoever ${whoever} does not get it`,
        `move the file into ${into}, and correct the path.`,
    ];
}


/***/ }),

/***/ 41391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mj: () => (/* binding */ isPutRight),
/* harmony export */   XW: () => (/* binding */ fixName),
/* harmony export */   Xc: () => (/* binding */ fixText),
/* harmony export */   a4: () => (/* binding */ cureByFix)
/* harmony export */ });
/* harmony import */ var _agents_claude_front_matter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32967);
/* harmony import */ var _agents_codex_front_matter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17912);
/* harmony import */ var _agents_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18685);
/* harmony import */ var _agents_interface_part_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85633);
/* harmony import */ var _skill_front_matter_block_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89847);
/* harmony import */ var _skill_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11775);
/* harmony import */ var _skill_front_matter_yaml_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26707);
/* harmony import */ var _skill_front_matter_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9523);
/** The text of a SKILL.md, a custom agent or a command \u2192 the same text with what is mechanically wrong put right, so that every agent reads of it what some agent read before. */








/** A problem of that kind is gone from a skill's file, once `check --fix` has been there. */
function isPutRight({ text, dir }, kind) {
    const { text: fixed, done } = fixText(text, dir);
    return done.length > 0 && !(0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_7__/* .parseFrontMatter */ .e)(fixed).problems.some((one) => one.kind === kind);
}
/** cure: without its full stop. fixed: the file as `check --fix` leaves it. */
const cureByFix = (cure, fixed) => fixed.split(/\r?\n/).some((line) => cure === `write \`${line}\``) ? (0,_skill_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .doneByFix */ .TU)(cure) : `${cure}.`;
/** of: the name of the skill's folder, or a custom agent or a command, which has none. */
function fixText(text, of) {
    const done = [];
    let fixed = text;
    const apply = (next, what) => {
        if (next === null || next === fixed)
            return;
        fixed = next;
        done.push(what);
    };
    apply(text.startsWith('\uFEFF') ? text.slice(1) : null, 'removed the byte order mark');
    apply((0,_skill_front_matter_block_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFences */ .oG)(fixed), 'wrote the three dashes anew');
    apply(writeKeys(fixed), 'wrote a key as it is meant');
    apply(quoteValues(fixed) ?? quoteHash(fixed), 'put quotes around a value');
    apply(writeLine(fixed, (0,_agents_interface_part_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeHint */ .v3)((0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_7__/* .parseFrontMatter */ .e)(fixed).fields) ?? ''), 'put quotes around a value');
    if (typeof of === 'string')
        apply(fixName(fixed, of), 'wrote the name as the folder has it');
    else
        apply(fixTypes(fixed, of), 'wrote a value as its agent takes it');
    return { text: fixed, done };
}
const KEY_LINE = /^([A-Za-z_][\w-]*):[ \t]+(\S.*?)[ \t]*(\r?)$/;
/** At the start of their lines, in small letters, and with an ordinary space after the colon. */
function writeKeys(text) {
    const { present, body_line, fields } = (0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_7__/* .parseFrontMatter */ .e)(text);
    const lines = text.split('\n');
    const end = present ? body_line - 2 : 0;
    const inSmall = (key) => (key.toLowerCase() in fields ? key : key.toLowerCase());
    const head = (0,_skill_front_matter_yaml_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .readMeant */ .y0)(lines.slice(0, end)).lines.map((line) => line.replace(/^(?:name|description)(?=:)/i, inSmall));
    return [...head, ...lines.slice(end)].join('\n');
}
/** Lines that a colon, or a character which YAML keeps for itself, makes unreadable. Null: nothing to do, or the agents read the block in different ways, so that no text fits all. */
function quoteValues(text) {
    const before = (0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_7__/* .parseFrontMatter */ .e)(text);
    const found = before.problems.filter(({ kind }) => _skill_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .QUOTED */ .jB.has(kind)).map(({ line }) => line);
    if (!before.present || found.length === 0)
        return null;
    const lines = text.split('\n');
    const end = before.body_line - 2;
    const quoted = lines.map((line, index) => {
        if (index === 0 || index >= end || /^[ \t]/.test(lines[index + 1] ?? ''))
            return line;
        const [, key, value, cr] = KEY_LINE.exec(line) ?? [];
        if (key === undefined || value === undefined)
            return line;
        // What begins with a quote or a bracket is a sentence all the same, where it is to describe; a hint is `[file] [other]`.
        const isSentence = /^(?:description|argument-hint)$/.test(key) && found.includes(index + 1) && !/^[|>&*!%#]/.test(value);
        const isPlain = /: |:$|^[@`]/.test(value) && !/^['"|>[{&*!%#]/.test(value);
        return isSentence || isPlain ? quoteLine(key, value, cr) : line;
    });
    const after = quoted.join('\n');
    return (0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_7__/* .parseFrontMatter */ .e)(after).problems.length === 0 && readsTheSame(text, after) ? after : null;
}
/** Of each agent that refuses the type of a value, where the line that it takes costs no other agent the file. */
function fixTypes(text, part) {
    const agents = Object.values(_agents_index_js__WEBPACK_IMPORTED_MODULE_2__/* .AGENTS */ .jw);
    const faultsOf = (one) => agents.map(({ parts }) => parts.faultOf?.({ ...part, text: one }) ?? null);
    return agents.reduce((before, _, at) => {
        let after = before;
        for (let line = faultsOf(after)[at]?.write; line !== undefined; line = faultsOf(after)[at]?.write) {
            const next = writeLine(after, line);
            if (next === after)
                return before;
            after = next;
        }
        const [had, has] = [faultsOf(before), faultsOf(after)];
        return has[at] === null && has.every((fault, one) => !fault || fault.why === had[one]?.why) ? after : before;
    }, text);
}
/** In place of the one with that field, unless it holds more than the value. */
function writeLine(text, line) {
    const { fields, body_line } = (0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_7__/* .parseFrontMatter */ .e)(text);
    const lines = text.split('\n').map((old, index) => {
        const [, key = '', value = '', cr = ''] = (index < body_line - 2 && KEY_LINE.exec(old)) || [];
        const words = (0,_agents_interface_part_file_js__WEBPACK_IMPORTED_MODULE_3__/* .wordsOf */ .Z9)(fields[key]);
        const isWhole = [words, `'${words}'`, `"${words}"`].includes(value);
        return isWhole && line.startsWith(`${key}: `) ? `${line}${cr}` : old;
    });
    return lines.join('\n');
}
const quoteLine = (key, value, cr = '') => `${key}: '${value.replaceAll("'", "''")}'${cr}`;
/** A description that begins with `#1` or the like is a comment to YAML, which leaves nothing of it. */
function quoteHash(text) {
    const { present, problems, fields, body_line } = (0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_7__/* .parseFrontMatter */ .e)(text);
    if (!present || problems.length > 0 || fields['description'] !== null)
        return null;
    const lines = text.split('\n').map((line, index) => {
        const [, key, value, cr] = (index < body_line - 2 && KEY_LINE.exec(line)) || [];
        return key === 'description' && value !== undefined && /^#\S/.test(value) ? quoteLine(key, value, cr) : line;
    });
    return lines.join('\n');
}
/** What differs from the folder in capitals, blanks and underscores only: another name may be meant. */
function fixName(text, dir) {
    const { present, problems, fields } = (0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_7__/* .parseFrontMatter */ .e)(text);
    const { name } = fields;
    if (!present || problems.length > 0 || typeof name !== 'string' || name === dir)
        return null;
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(dir) || plain(name) !== dir)
        return null;
    const lines = text.split('\n');
    const at = lines.findIndex((line) => /^name:[ \t]/.test(line));
    const [, , value, cr = ''] = KEY_LINE.exec(lines[at] ?? '') ?? [];
    if (value === undefined || ![name, `'${name}'`, `"${name}"`].includes(value))
        return null;
    const after = lines.with(at, `name: ${dir}${cr}`).join('\n');
    return (0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_7__/* .parseFrontMatter */ .e)(after).fields['name'] === dir ? after : null;
}
const plain = (name) => name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
/** By each agent that could read it before, and by our own lenient reader. Copilot reads only what is YAML, so it had nothing. */
function readsTheSame(before, after) {
    const claude = (0,_agents_claude_front_matter_js__WEBPACK_IMPORTED_MODULE_0__/* .readFields */ .qU)({ text: before }).fields;
    const codex = (0,_agents_codex_front_matter_js__WEBPACK_IMPORTED_MODULE_1__/* .readFields */ .q)({ text: before });
    const lenient = (0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_7__/* .parseFrontMatter */ .e)(before).fields;
    const now = (0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_7__/* .parseFrontMatter */ .e)(after).fields;
    return (
    // Claude Code ends the block at the first three dashes, even within a value.
    isSame((0,_agents_claude_front_matter_js__WEBPACK_IMPORTED_MODULE_0__/* .readFields */ .qU)({ text: after }).fields, Object.keys(claude).length === 0 ? now : claude) &&
        (codex.error !== null || isSame(codex, (0,_agents_codex_front_matter_js__WEBPACK_IMPORTED_MODULE_1__/* .readFields */ .q)({ text: after }))) &&
        isSame(Object.keys(lenient), Object.keys(now)) &&
        isSame(lenient['description'], now['description']) &&
        isSame(lenient['name'], now['name']));
}
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);


/***/ }),

/***/ 93571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ groupFindings)
/* harmony export */ });
/* harmony import */ var _input_group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99960);
/* harmony import */ var _skill_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11775);
/* harmony import */ var _text_count_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14065);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44545);
/** Findings that say the same of many subjects \u2192 one with a count and the first names; what says something of its own stays. */




/** Fewer are read faster one by one, each at its place. */
const FEWEST = 4;
/** Of what one command puts right nobody goes from place to place. */
const FEWEST_BY_FIX = 3;
/** So many of a rule are one finding even where each has words of its own. */
const MANY = 10;
const NAMED = 5;
function groupFindings(findings) {
    const all = [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
    const distinct = all.filter((finding) => !isCause(finding, all));
    const ofAgents = distinct.filter((finding) => !(0,_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isAdvice */ .nb)(finding));
    const many = mergeSimilar(ofAgents, MANY, (finding) => {
        const names = [finding.subject, finding.file.split('/').at(-2)];
        const isName = (word) => names.includes(word) || /[\d/_-]|:\S/.test(word);
        return likenessOf({ ...finding, message: '' }, isName);
    });
    return [
        ...mergeSimilar(many, FEWEST, (finding) => {
            // Each such text has to be changed at its own line.
            if (finding.rule === 'part-text-lost')
                return finding;
            return finding.subjects ?? likenessOf(finding, () => false);
        }),
        ...[...(0,_input_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(distinct.filter(_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isAdvice */ .nb), ({ rule, fix }) => `${rule} ${fix}`).values()].flatMap(foldAdvice),
    ];
}
/** The skill that is left out for it is an error with the same cure, and a script without its executable bit is named at its line. */
function isCause({ rule, file, fix }, all) {
    const [chmod] = /\bchmod \+x [^\s`]*[^\s`.]/.exec(fix) ?? [];
    return all.some((one) => one.file === file &&
        ((rule === 'skill-front-matter' &&
            one.rule === 'skill-offer' &&
            one.severity === 'error' &&
            one.fix.startsWith(fix)) ||
            (rule === 'part-text-lost' && chmod !== undefined && one.rule === 'skill-file' && one.fix.includes(chmod))));
}
/** All of a rule as one: each fault with the skills that have it, the most frequent first. */
function foldAdvice(findings) {
    const [first, ...more] = findings;
    if (!first || more.length === 0)
        return [...findings];
    const faults = [...(0,_input_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(findings, ({ message }) => message)].sort(([, a], [, b]) => b.length - a.length);
    const message = faults
        .map(([fault, of]) => `${fault} (${(0,_text_count_js__WEBPACK_IMPORTED_MODULE_3__/* .listFew */ .lE)(of.map(({ subject }) => subject), NAMED)})`)
        .join('; ');
    return [{ ...first, subjects: [...new Set(findings.map(({ subject }) => subject))], message }];
}
/** What is said, without the words that only say of whom: its paths, and what suppresses it. */
function likenessOf(finding, isOther) {
    const { rule, severity, file, subject, message, consequences, fix } = finding;
    const isOwn = (word) => word === `${rule}:${subject}` || (word.includes('/') && (file === word || file.endsWith(`/${word}`)));
    // Nobody types the lines that `--fix` writes.
    const plain = (text) => (0,_skill_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .isByFix */ .F9)(finding) ? text.replace(/(?:; |^)(?:write|change it to) `[^`]+`/, '') : text;
    const consequencesOf = Object.entries(consequences).map(([agent, words]) => [
        agent,
        without(plain(words), (word) => isOwn(word) || isOther(word)),
    ]);
    return [rule, severity, without(message, isOwn), without(plain(fix), isOwn), consequencesOf];
}
const without = (text, isLeftOut) => text.replace(/[^\s,;()'"`]+/g, (word) => (isLeftOut(word.replace(/[.:]$/, '')) ? '\u2026' : word));
function mergeSimilar(findings, fewest, likeness) {
    const groups = (0,_input_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(findings, (finding) => JSON.stringify(likeness(finding)));
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        const subjects = [...new Set(group.map(({ subject }) => subject))];
        if (!first || subjects.length < ((0,_skill_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .isByFix */ .F9)(first) ? FEWEST_BY_FIX : fewest))
            return group;
        const isShared = (part) => group.every((one) => JSON.stringify(part(one)) === JSON.stringify(part(first)));
        const message = isShared((one) => one.message)
            ? `${first.message}: ${(0,_text_count_js__WEBPACK_IMPORTED_MODULE_3__/* .listFew */ .lE)(subjects, NAMED)}`
            : `${(0,_text_count_js__WEBPACK_IMPORTED_MODULE_3__/* .listFew */ .lE)(subjects, NAMED)}; the first: ${first.message}`;
        const generic = first.fix.replaceAll(`${first.rule}:${first.subject}`, `${first.rule}:<name>`);
        const fix = (0,_skill_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .isByFix */ .F9)(first) && !isShared((one) => one.fix) ? `the first: ${generic}` : generic;
        const consequences = isShared((one) => one.consequences)
            ? first.consequences
            : Object.fromEntries(Object.entries(first.consequences).map(([agent, words]) => [agent, `the first: ${words}`]));
        return [{ ...first, subjects, message, fix, consequences }];
    });
}


/***/ }),

/***/ 6550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ whenOf),
/* harmony export */   T: () => (/* binding */ lintLostCondition)
/* harmony export */ });
/* harmony import */ var _skill_offer_match_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73080);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67127);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44545);
/* harmony import */ var _skill_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88701);
/* harmony import */ var _unbudgeted_offer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66341);





/** When to use a skill, and when not. */
const CONDITION = /\b(?:(?:do not|don['\u2019]t|never|must not|not to be|only|skip|avoid|stop)\s+(?:ever\s+)?(?:us(?:e|ed|ing)|trigger\w*|call\w*|load\w*|invok\w*|apply|appl\w+|this|it)\b|(?:only|not|never|except|unless)\s+(?:when|if|for|in|after|before|with|on)\b|not\s+(?:intended|meant|suited|suitable)\b|unless\b|use\s+\S+\s+instead\b|instead\s+of\b)/i;
/** What a description says of when to use it at all. */
const WHEN = /\b(?:use\s+(?:(?:this|it|the)\s+(?:skill\s+)?)?(?:when(?:ever)?|if|for|to)\b|(?:when(?:ever)?|if)\s+(?:the\s+|a\s+)?users?\b|triggers?\s+(?:on|when|for)\b)/i;
/** The sentence of a description that says when to use its skill. */
const whenOf = (description) => (description ?? '').split(/(?<=[.!?])\s+/).find((sentence) => WHEN.test(sentence) || CONDITION.test(sentence));
const isAboutWhen = (sentence) => WHEN.test(sentence) && !CONDITION.test(sentence);
/** What it quotes, a user says. */
const findCondition = (lost, description) => {
    const own = description.replace(/["\u201c][^"\u201c\u201d]*["\u201d]/g, (quoted) => ' '.repeat(quoted.length));
    const found = CONDITION.exec(own.slice(Math.max(0, description.indexOf(lost))));
    return found ? lost.slice(found.index) : undefined;
};
function lintLostCondition(skill, facts) {
    const consequences = {};
    let isLimit = true;
    for (const linted of facts.agents) {
        const offer = offerOf(skill, linted, facts);
        if (!offer)
            continue;
        const lost = (0,_skill_offer_match_js__WEBPACK_IMPORTED_MODULE_0__/* .lostText */ .kF)(skill, offer);
        const { description } = skill;
        const kept = (description ?? '').slice(0, offer.kept_chars);
        const isSaid = WHEN.test(kept) || CONDITION.test(kept) || !isCutAlone(skill, linted, facts);
        const when = isSaid ? undefined : lost.split(/(?<=[.!?])\s+/).find(isAboutWhen);
        const words = when ?? findCondition(lost, (0,_skill_offer_match_js__WEBPACK_IMPORTED_MODULE_0__/* .joinLines */ .cT)(description ?? ''));
        if (words)
            consequences[linted.key] = `its model no longer reads '${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(words, 160)}'`;
        if (when)
            isLimit = false;
    }
    const agents = Object.keys(consequences);
    if (agents.length === 0)
        return [];
    const line = skill.text.split('\n').findIndex((text) => text.startsWith('description:'));
    const [what, first] = isLimit
        ? ['a condition on its use', 'write when not to use it in the first sentence']
        : ['the sentence that says when to use it', 'put that sentence first'];
    const message = `${what} is in the part of its description that ${agents.join(', ')} cut${agents.length === 1 ? 's' : ''} off`;
    const fix = `${first}, or shorten the description.`;
    return [(0,_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .asWarning */ .PQ)('skill-condition-cut', (0,_skill_location_js__WEBPACK_IMPORTED_MODULE_2__.at)(skill, facts, Math.max(0, line) + 1), message, fix, consequences)];
}
/** For want of room in a listing that many share, no description is the cause. */
const isCutAlone = (skill, { agent, install, vendor_model }, { source }) => (0,_unbudgeted_offer_js__WEBPACK_IMPORTED_MODULE_3__/* .predictAlone */ .D)(agent, skill, { source, install, vendor_model }).offer?.offer === 'cut';
const offerOf = (skill, { agent, install, vendor_model, measured }, { source }) => measured?.get(skill.path) ?? (0,_unbudgeted_offer_js__WEBPACK_IMPORTED_MODULE_3__/* .predictWhole */ .r)({ agent, context: { source, install, vendor_model } }).get(skill) ?? null;


/***/ }),

/***/ 63097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LJ: () => (/* binding */ isUndescribed),
/* harmony export */   Of: () => (/* binding */ NO_CURE),
/* harmony export */   Zk: () => (/* binding */ findOwnLoss),
/* harmony export */   cE: () => (/* binding */ lintOffer),
/* harmony export */   gv: () => (/* binding */ RECORD),
/* harmony export */   pS: () => (/* binding */ lintBudget),
/* harmony export */   yL: () => (/* binding */ judgeLost),
/* harmony export */   yy: () => (/* binding */ isListed)
/* harmony export */ });
/* harmony import */ var _agents_listing_explain_loss_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26975);
/* harmony import */ var _agents_project_reach_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39602);
/* harmony import */ var _contract_offer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86193);
/* harmony import */ var _skill_find_skill_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96023);
/* harmony import */ var _skill_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11775);
/* harmony import */ var _text_count_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14065);
/* harmony import */ var _text_quote_shell_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7993);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44545);
/* harmony import */ var _fix_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41391);
/* harmony import */ var _skill_location_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88701);
/* harmony import */ var _unbudgeted_offer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(66341);
/** Predicts how each agent will list a skill: findings about losses with a cause in the skill itself, and about losses for lack of room. */











/** Each reason has its own. */
const NO_CURE = 'see the reason given for each agent';
/** How `run` takes what a branch means to lose. */
const RECORD = 'If it is meant, record it: `agent-routing run`, then `agent-routing baseline update --reason "\u2026"`; a reviewer then decides.';
const UNDESCRIBED = 'it has no description, by which an agent chooses it; add one after `description:` in the front matter, as one line of text that says what the skill does, and when to use it.';
/** Without a description, for that reason alone. */
const isUndescribed = ({ consequences }) => Object.values(consequences).includes(UNDESCRIBED);
/** A skill that is not listed in full even among its namesakes alone has a cause of its own; what its author hid is a finding apart. */
function lintOffer(skill, facts) {
    const losses = facts.agents.flatMap((linted) => findLosses(skill, linted, facts));
    const parts = [false, true].map((meant) => losses.filter(({ reason }) => (0,_contract_offer_js__WEBPACK_IMPORTED_MODULE_2__/* .isKept */ .t8)(reason) === meant));
    return parts.flatMap((some) => (some.length > 0 ? [describeLosses(some, skill, facts)] : []));
}
function findLosses(skill, linted, facts) {
    const { key, agent, install } = linted;
    // One finding says so of the whole folder.
    if ((0,_agents_project_reach_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnread */ .KJ)(agent, skill, { source: facts.source, install }))
        return [];
    const off = agent.findSetOff?.(skill, { source: facts.source, install });
    const refused = off?.offer === 'full' ? [{ key, reason: off.why.reason, is_error: false, state: null }] : [];
    const offer = findOwnLoss(skill, linted, facts);
    if (!offer || offer.offer === 'full' || (offer.offer === 'name_only' && agent.lists_names_alone))
        return refused;
    if (offer.offer === 'absent' && hasCopy(skill, linted, facts))
        return refused;
    const reason = offer.reason ?? '';
    if (facts.isDropped?.(skill.path, key, reason))
        return refused;
    // What its author hid is as the author wants it, and a user's own settings are no fault of the source's.
    const is_error = offer.offer === 'absent' && !off && !(0,_contract_offer_js__WEBPACK_IMPORTED_MODULE_2__/* .isKept */ .t8)(reason);
    const own = { key, reason: reason || `offered: ${offer.offer}`, is_error };
    return [...refused, { ...own, state: offer.instead ? 'instead' : offer.offer }];
}
function describeLosses(losses, skill, facts) {
    const consequences = Object.fromEntries(losses.map(({ key, reason }) => [key, reason]));
    const { present, fields, problems } = skill.front_matter;
    const isBlank = present && `${fields['description'] ?? ''}`.trim() === '';
    const isCaused = (why) => problems.some(({ message }) => why.includes(message));
    // Each agent has a reason of its own, and the cure is one.
    if (isBlank && Object.values(consequences).every((why) => /description/.test(why) && !isCaused(why)))
        for (const key of Object.keys(consequences))
            consequences[key] = UNDESCRIBED;
    const parts = [..._contract_offer_js__WEBPACK_IMPORTED_MODULE_2__/* .OFFER_WORDS */ .xJ.map(([state, words]) => [state, `${words} on `, '']), REFUSED].flatMap(([state, before, after]) => {
        const keys = losses.filter((one) => one.state === state).map(({ key }) => key);
        return keys.length > 0 ? [`${before}${keys.join(', ')}${after}`] : [];
    });
    const reasons = Object.values(consequences);
    const [choice, pass] = reasons.every(_contract_offer_js__WEBPACK_IMPORTED_MODULE_2__/* .isKept */ .t8)
        ? [", by its author's choice", 'leave it so; this warning goes with']
        : ['', 'pass'];
    const fix = `${cureOf(reasons, skill)} If this is intended, ${pass} --disable ${(0,_text_quote_shell_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteShell */ .LA)(`skill-offer:${skill.id}`)}.`;
    const as = losses.some(({ is_error }) => is_error) ? _finding_js__WEBPACK_IMPORTED_MODULE_6__/* .asError */ .zR : _finding_js__WEBPACK_IMPORTED_MODULE_6__/* .asWarning */ .PQ;
    const where = (0,_skill_location_js__WEBPACK_IMPORTED_MODULE_8__.at)(skill, facts, findLine(skill, reasons));
    return as('skill-offer', where, `${parts.join('; ')}${choice}`, fix, consequences);
}
const REFUSED = [null, 'listed on ', ', where its calls are refused'];
/** Of a skill that the ref lists and a case expects, less is what `run` fails for, unless the baseline gives it up. */
function judgeLost(finding, path, agents) {
    const concerned = agents.filter(({ key, asked }) => Object.hasOwn(finding.consequences, key) && asked?.has(path));
    if (finding.rule !== 'skill-offer' || concerned.length === 0)
        return finding;
    const lost = concerned.filter(({ key }) => !(0,_contract_offer_js__WEBPACK_IMPORTED_MODULE_2__/* .isKept */ .t8)(finding.consequences[key]));
    const isMeant = lost.every(({ given_up }) => given_up?.has(path));
    const severity = lost.length === 0 ? finding.severity : isMeant ? 'warning' : 'error';
    return { ...finding, severity, fix: finding.fix.replace(/If this is intended, .*$/, RECORD) };
}
/** One that all have in common stands at the end of each reason. */
function cureOf(reasons, skill) {
    const { problems } = skill.front_matter;
    const problem = problems.find((one) => reasons.every((why) => why.endsWith(`; ${(0,_skill_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .cureProblem */ .vG)(one)}.`)));
    if (problem)
        return (0,_skill_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .fixProblem */ .xX)(problem, (0,_fix_text_js__WEBPACK_IMPORTED_MODULE_7__/* .isPutRight */ .Mj)(skill, problem.kind));
    const [reason = '', ...others] = reasons;
    const cure = /; ((?:write|begin|remove|save|put|move|add) .*)\.$/.exec(reason)?.[1];
    return cure && others.every((one) => one === reason)
        ? (0,_fix_text_js__WEBPACK_IMPORTED_MODULE_7__/* .cureByFix */ .a4)(cure, (0,_fix_text_js__WEBPACK_IMPORTED_MODULE_7__/* .fixText */ .Xc)(skill.text, skill.dir).text)
        : `${NO_CURE}; \`agent-routing discover\` measures it.`;
}
/** The line of the front matter's first problem, else of the field that the reasons name. */
function findLine({ text, front_matter: { problems, fields } }, reasons) {
    const [problem] = problems;
    if (problem)
        return problem.line;
    // What it tells to write may have other words of the block.
    const placeOf = (key) => Math.min(...reasons.map((reason) => reason.indexOf(key) >>> 0));
    const [named] = Object.keys(fields)
        .filter((key) => reasons.some((reason) => reason.includes(key)))
        .sort((one, other) => placeOf(one) - placeOf(other));
    return named === undefined
        ? 1
        : Math.max(0, text.split('\n').findIndex((line) => line.startsWith(`${named}:`))) + 1;
}
/** The measured offer counts, or else the predicted one; null where the skill is listed in full, or only lacks room. */
function findOwnLoss(skill, linted, { source }) {
    const { agent, install, vendor_model, measured, exhausted } = linted;
    const context = { source, install, vendor_model };
    const seen = measured?.get(skill.path);
    if (seen?.offer === 'full')
        return null;
    const { alone, offer } = (0,_unbudgeted_offer_js__WEBPACK_IMPORTED_MODULE_9__/* .predictAlone */ .D)(agent, skill, context);
    if (seen) {
        const isPredicted = () => (0,_unbudgeted_offer_js__WEBPACK_IMPORTED_MODULE_9__/* .predictWhole */ .r)({ agent, context }).get(skill)?.offer !== 'full';
        if (offer?.offer === 'full' && (exhausted || isPredicted()))
            return null;
        // Lack of room comes on top of it, and is not a fault of this skill's.
        return { ...seen, ...((offer?.offer === seen.offer && (0,_agents_listing_explain_loss_js__WEBPACK_IMPORTED_MODULE_0__/* .explainLoss */ .TU)(agent, skill, alone, seen.offer)) || {}) };
    }
    if (!offer || offer.offer === 'full')
        return null;
    return { ...offer, reason: null, ...(0,_agents_listing_explain_loss_js__WEBPACK_IMPORTED_MODULE_0__/* .explainLoss */ .TU)(agent, skill, alone, offer.offer) };
}
/** The agent lists a copy of it from another of its folders; that the two are no longer equal is another finding. */
const hasCopy = (skill, linted, facts) => facts.source.skills.some((one) => one !== skill && ((0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_3__/* .isCopyOf */ .h8)(one, skill) || (0,_skill_location_js__WEBPACK_IMPORTED_MODULE_8__/* .wereEqual */ .iE)(one, skill, facts)) && isListed(one, linted, facts.source));
/** True if the model sees the skill at all. */
function isListed(skill, { agent, install, vendor_model, measured }, source) {
    const seen = measured?.get(skill.path) ?? (0,_unbudgeted_offer_js__WEBPACK_IMPORTED_MODULE_9__/* .predictAlone */ .D)(agent, skill, { source, install, vendor_model }).offer;
    return seen?.offer !== 'absent';
}
function lintBudget(linted, facts) {
    const { key, agent, install, vendor_model, measured } = linted;
    const context = { source: facts.source, install, vendor_model };
    const rows = [...(0,_unbudgeted_offer_js__WEBPACK_IMPORTED_MODULE_9__/* .predictWhole */ .r)({ agent, context }).values()].map((row) => ({
        ...row,
        ...measured?.get(row.skill.path),
    }));
    const lost = rows.filter((row) => row.offer !== 'full' &&
        (0,_unbudgeted_offer_js__WEBPACK_IMPORTED_MODULE_9__/* .predictAlone */ .D)(agent, row.skill, context).offer?.offer === 'full' &&
        !(row.offer === 'absent' && hasCopy(row.skill, linted, facts)));
    const [worst] = [...lost].sort((a, b) => a.kept_chars - b.kept_chars);
    if (!worst)
        return [];
    const countOf = (state) => lost.filter((offer) => offer.offer === state).length;
    const states = [
        ['absent', 'not listed'],
        ['name_only', 'listed by name only'],
        ['cut', 'cut'],
    ].flatMap(([state, words]) => (countOf(state ?? '') ? [`${countOf(state ?? '')} ${words}`] : []));
    const reason = measured?.get(worst.skill.path)?.reason ??
        (0,_agents_listing_explain_loss_js__WEBPACK_IMPORTED_MODULE_0__/* .explainLoss */ .TU)(agent, worst.skill, context, worst.offer)?.reason ??
        'over the listing budget';
    const where = { file: `${facts.prefix}${facts.source.manifest || worst.skill.path}`, line: 1, subject: key };
    const message = `${measured ? 'measured on' : 'predicted for'} ${key} ${linted.version ?? agent.pinned}${nameHolders(facts.source)}: of ${(0,_text_count_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(facts.source.skills.length, 'skill')}, ${states.join(', ')}`;
    const fix = `shorten descriptions or ship fewer skills${measured ? '' : '; `agent-routing discover` measures the room left'}.`;
    return [(0,_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .asWarning */ .PQ)('listing-budget', where, message, fix, { [key]: reason })];
}
/** A user who installs fewer of them has more room. */
function nameHolders({ plugins, skills }) {
    const folders = new Set(plugins.filter(({ entry }) => entry !== null).map(({ folder }) => folder));
    const holding = [...folders].filter((folder) => folder && skills.some(({ path }) => path.startsWith(`${folder}/`)));
    return holding.length > 1 ? `, all ${holding.length} plugins with skills installed` : '';
}


/***/ }),

/***/ 66341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ predictAlone),
/* harmony export */   r: () => (/* binding */ predictWhole)
/* harmony export */ });
/* harmony import */ var _input_memoize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95739);
/** A skill of a source \u2192 whether an agent would list it in full if there were room for all: what is lost then has a cause of its own. */

/** By what skills compete. */
const placeOf = (0,_input_memoize_js__WEBPACK_IMPORTED_MODULE_0__/* .memoize */ .B)(({ id, dir, path, real_path = path }) => ({
    names: [id, dir].map((word) => word.toLowerCase()),
    file: real_path,
    folder: path.replace(/SKILL\.md$/, ''),
}));
/** The source reduced to this skill and those that compete for its name or path, so that lack of room cannot be the cause of a loss. */
const withNamesakes = (0,_input_memoize_js__WEBPACK_IMPORTED_MODULE_0__/* .memoize */ .B)((source, skill) => {
    const own = placeOf(skill);
    const namesakes = source.skills.filter((other) => {
        const { names, file, folder } = placeOf(other);
        return names.some((word) => own.names.includes(word)) || file === own.file || skill.path.startsWith(folder);
    });
    return { ...source, skills: namesakes };
}, (source) => source, (_, { path }) => path);
/** {skill: its offer in the listing of the whole source}; asked for every skill of a source. */
const predictWhole = (0,_input_memoize_js__WEBPACK_IMPORTED_MODULE_0__/* .memoize */ .B)(({ agent, context }) => new Map(agent.predictOffers(context).map((row) => [row.skill, row])), ({ context }) => context.source, ({ agent, context }) => `${agent.name} ${context.install} ${context.vendor_model ?? ''}`);
/** What is whole among all is whole alone, which costs a listing for each skill to find. */
function predictAlone(agent, skill, context) {
    const whole = predictWhole({ agent, context }).get(skill);
    if (whole?.offer === 'full')
        return { alone: context, offer: whole };
    const alone = { ...context, source: withNamesakes(context.source, skill) };
    return { alone, offer: predictWhole({ agent, context: alone }).get(skill) ?? null };
}


/***/ }),

/***/ 88701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ readAddresses),
/* harmony export */   DU: () => (/* binding */ isOfPlugin),
/* harmony export */   Kd: () => (/* binding */ holderOf),
/* harmony export */   LF: () => (/* binding */ readDropped),
/* harmony export */   at: () => (/* binding */ at),
/* harmony export */   cu: () => (/* binding */ lineOfField),
/* harmony export */   iE: () => (/* binding */ wereEqual),
/* harmony export */   iv: () => (/* binding */ isAddressed)
/* harmony export */ });
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56022);
/* harmony import */ var _input_group_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99960);
/* harmony import */ var _skill_find_skill_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96023);



/** That an agent takes nothing of the plugin is no fault of one of its files. */
const isOfPlugin = (why) => / drops the (?:whole )?plugin\b/.test(why);
/** The folder of the innermost plugin around a path. */
const holderOf = (path, { plugins }) => plugins.reduce((held, { folder }) => (path.startsWith(`${folder}/`) && folder.length > held.length ? folder : held), '');
/** found: at the files of plugins. */
function readDropped(found, { source, prefix }) {
    const lost = new Set(found
        .filter(({ severity }) => severity === 'error')
        .flatMap(({ file, consequences }) => Object.entries(consequences).flatMap(([key, why]) => isOfPlugin(why) ? [`${key}\0${holderOf(file.slice(prefix.length), source)}`] : [])));
    return (path, agent, why) => isOfPlugin(why) && lost.has(`${agent}\0${holderOf(path, source)}`);
}
const at = (skill, { prefix }, line = 1) => ({
    file: `${prefix}${skill.path}`,
    line,
    subject: skill.id,
});
/** 0 where the text has none. */
const lineOfField = (text, field) => text.split('\n').findIndex((line) => new RegExp(`^${field}[ \\t]*:`).test(line)) + 1;
/** With which skills the repository addresses an agent: by `agents` of their cases, or of all where a skill has none; and by what the baseline expects of them. */
function readAddresses(source, cases, baseline) {
    const asking = new Map();
    for (const [id, rows] of (0,_input_group_by_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(cases, (row) => (row.kind === 'skill' && row.expected_skill) || ''))
        for (const { path } of id === '' ? [] : (0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_0__/* .findSkills */ .Iz)(source, id))
            asking.set(path, [...(asking.get(path) ?? []), ...rows]);
    const pathsWhere = (isIt) => new Set(source.skills.flatMap(({ path }) => (isIt(asking.get(path)) ? [path] : [])));
    return (key) => {
        const listed = baseline?.$offers[key.key] ?? {};
        const worse = source.skills.filter((skill) => (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_2__/* .getOwn */ .N)(listed, (0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_0__/* .nameSkill */ .xj)(skill, source))?.reason !== undefined);
        const isGivenUp = ({ case_id }) => {
            const entry = baseline?.cases.get(case_id)?.get(key.key);
            return entry?.expected_status === 'fail' && entry.reason !== undefined;
        };
        return {
            unaddressed: pathsWhere((own = cases) => !isAddressed(key, own)),
            asked: pathsWhere((own) => own !== undefined),
            given_up: new Set([
                ...pathsWhere((own) => own?.every(isGivenUp) === true),
                ...worse.flatMap(({ path }) => (asking.has(path) ? [path] : [])),
            ]),
        };
    };
}
/** `agents` of the cases, or of their corpus, may say for whom the repository is. */
const isAddressed = ({ key, name }, cases) => cases.length === 0 || cases.some(({ agents }) => !agents || agents.includes(key) || agents.includes(name));
/** The ref has them as copies that differ now. */
const wereEqual = (one, other, { copied }) => one.hash !== other.hash &&
    copied?.has(one.path) === true &&
    copied.get(one.path)?.hash === copied.get(other.path)?.hash;


/***/ }),

/***/ 76492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ lintSpec),
/* harmony export */   f: () => (/* binding */ lintMisspelt)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53916);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92857);
/* harmony import */ var _agents_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18685);
/* harmony import */ var _input_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34685);
/* harmony import */ var _skill_front_matter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9523);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44545);
/* harmony import */ var _fix_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41391);
/* harmony import */ var _skill_location_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88701);
/** Front matter against the Agent Skills specification and claude.ai's upload form \u2192 what either refuses, although agents may read it. */








/** found: by the other rules; what they report of a field is not reported again. */
function lintSpec(facts, found) {
    return facts.source.skills.flatMap((written) => {
        const skill = asFixed(written);
        if (skill === null)
            return [];
        const { file } = (0,_skill_location_js__WEBPACK_IMPORTED_MODULE_6__.at)(skill, facts);
        const known = found
            .filter((one) => one.file === file && OVERLAPPING.has(one.rule))
            .map(({ message, consequences }) => [message, ...Object.values(consequences)].join(' '))
            .join(' ')
            .replaceAll('by name only', '')
            .split(/[^\w-]+/);
        const findings = (rule, faults, fix) => faults.map(({ field, message, fix: own = fix }) => {
            const line = 1 + skill.text.split('\n').findIndex((text) => text.startsWith(`${field}:`));
            return (0,_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .asWarning */ .PQ)(rule, (0,_skill_location_js__WEBPACK_IMPORTED_MODULE_6__.at)(skill, facts, line || 1), message, own);
        });
        // What others say of a value that `check --fix` writes anew is gone with it.
        const isAsWritten = (field) => JSON.stringify(skill.front_matter.fields[field]) === JSON.stringify(written.front_matter.fields[field]);
        const spec = findSpecFaults(skill, facts).filter(({ field }) => !known.includes(field) || !isAsWritten(field));
        return [
            ...findings('skill-spec', spec, SPEC_FIX),
            ...findings('skill-upload', findUploadFaults(skill, facts), UPLOAD_FIX),
        ];
    });
}
/** As `check --fix` leaves it; null: no strict reader takes that either, so that nobody can tell what its fields are. */
function asFixed(skill) {
    // No fix adds or removes a line.
    const { text } = (0,_fix_text_js__WEBPACK_IMPORTED_MODULE_5__/* .fixText */ .Xc)(skill.text, skill.dir);
    const front_matter = (0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_3__/* .parseFrontMatter */ .e)(text);
    const isRead = front_matter.present && front_matter.problems.every(({ kind }) => kind === 'key_twice');
    return isRead ? { ...skill, text, front_matter } : null;
}
/** A field of which one letter is wrong, so that every agent passes over it. */
function lintMisspelt(skill, facts) {
    const { fields } = skill.front_matter;
    return Object.keys(fields).flatMap((field) => {
        if (KNOWN.has(field))
            return [];
        const right = [...KNOWN].find((one) => !(one in fields) && !READ.has(one) && isMisspelt(field, one));
        if (right === undefined)
            return [];
        const where = (0,_skill_location_js__WEBPACK_IMPORTED_MODULE_6__.at)(skill, facts, (0,_skill_location_js__WEBPACK_IMPORTED_MODULE_6__/* .lineOfField */ .cu)(skill.text, field) || 1);
        return [(0,_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .asWarning */ .PQ)('skill-front-matter', where, `no agent reads \`${field}\``, `write \`${right}:\` in its place.`)];
    });
}
/** Of a short one, a letter more or less makes another word: `mode` is not `model`. */
const isMisspelt = (field, right) => (0,_input_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .isSlip */ .BX)(field, right) && (right.length > 6 || field.length === right.length);
const OVERLAPPING = new Set([
    'skill-offer',
    'skill-name',
    'skill-field-ignored',
    'skill-front-matter',
]);
const SPEC_FIX = 'if the skill is to go to claude.ai or through `skills-ref validate`, correct it; a field of another name goes below `metadata:`, indented, its value in quotes (`  version: "1.0"`). The agents here need no change.';
/** Which some agent acts on. */
const OF_AGENTS = new Set([
    ...Object.values(_agents_index_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENTS */ .jw).flatMap(({ ignored_fields }) => ignored_fields),
    ...['argument-hint', 'model', 'effort'],
]);
const LEAVE = 'nothing, unless you validate with `skills-ref` or upload to claude.ai: only these refuse it.';
const UPLOAD_FIX = 'change it, if the skill is to be uploaded to claude.ai.';
const textOf = (most) => zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().refine((text) => text.trim() !== '' && [...text].length <= most);
/** Letters of any script, as skills-ref has it. */
const isPlain = (name) => {
    const normal = name.trim().normalize('NFKC');
    return /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u.test(normal) && normal === normal.toLowerCase();
};
/**
 * https://agentskills.io/specification and its reference validator, skills-ref; claude.ai names the same fields.
 * That the name is the folder's is a rule too, and skill-name reports it. Versions differ on whether tools may be a list.
 */
const FIELDS = {
    name: [textOf(64).refine(isPlain), 'a name that is not 1 to 64 lower-case letters, digits and single hyphens'],
    description: [textOf(1024), 'a description that is not 1 to 1024 characters'],
    license: [zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().optional(), 'a license that is not text'],
    compatibility: [textOf(500).optional(), 'compatibility that is not 1 to 500 characters'],
    metadata: [zod__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()).optional(), 'metadata with a value that is not a text in quotes'],
    'allowed-tools': [zod__WEBPACK_IMPORTED_MODULE_7__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP())]).optional(), 'allowed-tools that are not text'],
};
const KNOWN = new Set([...Object.keys(FIELDS), ...OF_AGENTS]);
/** Of these the front matter's own problems tell. */
const READ = new Set(['name', 'description']);
function findSpecFaults({ front_matter: { fields } }, { agents }) {
    const broken = Object.entries(FIELDS).filter(([field, [schema]]) => !schema.safeParse(fields[field]).success);
    const unknown = Object.keys(fields).filter((field) => !Object.hasOwn(FIELDS, field));
    const meant = new Map(unknown.map((field) => [field, (0,_input_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggest */ .ZA)(field, Object.keys(FIELDS))]));
    // What is only misspelt is one fault.
    const lacking = broken.filter(([field]) => field in fields || ![...meant.values()].includes(field));
    return [
        ...lacking.map(([field, [, message]]) => ({
            field,
            message: field in fields ? message : `no ${field} in the front matter`,
        })),
        ...unknown.map((field) => {
            const near = meant.get(field) ?? null;
            const is_misspelt = near !== null && !(near in fields);
            const deaf = agents.filter(({ agent }) => agent.ignored_fields.includes(near ?? '')).map(({ key }) => key);
            const where = deaf.length > 0 ? ` It has no effect on ${deaf.join(', ')}.` : '';
            const word = is_misspelt ? ` (did you mean ${near}?${where})` : '';
            const fix = is_misspelt
                ? `write \`${near}:\` in its place, if that is meant.`
                : OF_AGENTS.has(field)
                    ? LEAVE
                    : null;
            return { field, message: `an unknown field: ${field}${word}`, ...(fix === null ? {} : { fix }) };
        }),
    ];
}
/**
 * What the form refuses beyond the specification. Names and tags: platform.claude.com, Agent Skills, "Field requirements";
 * its packager, quick_validate.py of anthropics/skills, takes any `<` or `>` for a tag. A second SKILL.md: the form's own
 * message "Zip must contain exactly one SKILL.md file" (github.com/obra/superpowers/issues/1135).
 */
function findUploadFaults({ path, front_matter: { fields } }, { source }) {
    const [name, description] = [fields['name'], fields['description']].map((value) => `${value ?? ''}`);
    const reserved = ['anthropic', 'claude'].filter((word) => name?.toLowerCase().includes(word));
    const folder = (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
    const isInside = (other) => folder === '.' || other.startsWith(`${folder}/`);
    return [
        ...reserved.map((word) => ({ field: 'name', message: `the reserved word '${word}' in the name` })),
        ...(/[<>]/.test(description ?? '') ? [{ field: 'description', message: '`<` or `>` in the description' }] : []),
        ...(source.skills.some((other) => other.path !== path && isInside(other.path))
            ? [{ field: '', message: 'a second SKILL.md in its folder' }]
            : []),
    ];
}


/***/ }),

/***/ 14533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ readCorpusAtRef)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./build/lib/case/loaders.js + 1 modules
var loaders = __webpack_require__(86073);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/input/json-text.js
var json_text = __webpack_require__(22713);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
// EXTERNAL MODULE: ./build/lib/input/yaml-text.js
var yaml_text = __webpack_require__(12750);
// EXTERNAL MODULE: ./build/lib/case/schema.js
var schema = __webpack_require__(94162);
// EXTERNAL MODULE: ./build/lib/case/tool-routes.js
var tool_routes = __webpack_require__(18214);
;// CONCATENATED MODULE: ./build/lib/case/tolerant.js
/** The text of an older corpus file \u2192 the cases in it that this version can read, and how many it could read only in part or not at all. */








/** Strictly first: only a file that fails is taken apart. Throws a ConfigError for one that is not even JSON or YAML. */
function readOlderCases(text, file) {
    const loader = loaders/* LOADERS */.H.find((row) => row.supports(file.slice(file.lastIndexOf('/') + 1)));
    if (!loader)
        return { cases: [], unread: 0 };
    try {
        return { cases: loader.parse(text, file), unread: 0 };
    }
    catch (error) {
        if (!(error instanceof config_error/* ConfigError */.x))
            throw error;
        return loader.name === 'tool-routes.yaml' ? readRoutes(text, file) : readRows(text, file);
    }
}
function readRows(text, file) {
    const { value } = (0,json_text/* readJson */.Vh)(text, file);
    const rows = Array.isArray(value) ? value : (0,json_value/* isJson */.Fh)(value) ? (listOf(value['cases']) ?? listTests(value)) : [];
    const read = rows.map((row) => withoutFaults((0,json_value/* isJson */.Fh)(row) ? { kind: 'skill', ...row } : row));
    const cases = read.flatMap((row) => (row === null ? [] : [row.testCase]));
    return { cases, unread: read.filter((row) => row === null || row.changed).length };
}
const listOf = (value) => (Array.isArray(value) ? value : null);
/** A suite file: its tests as rows of kind suite. */
function listTests({ agent, test_suites }) {
    const suites = (0,json_value/* isJson */.Fh)(test_suites) ? Object.entries(test_suites) : [];
    return suites.flatMap(([category, suite]) => (((0,json_value/* isJson */.Fh)(suite) && listOf(suite['tests'])) || []).map((test) => {
        if (!(0,json_value/* isJson */.Fh)(test))
            return test;
        const { id, ...rest } = (0,get_own/* omit */.c)(test, 'name', 'description', 'priority', 'tags', 'setup', 'cleanup');
        return { ...rest, kind: 'suite', case_id: id, category, subagent: agent };
    }));
}
/** Drops what the schema objects to, until nothing is left to object to or nothing more can go. */
function withoutFaults(row) {
    const value = structuredClone(row);
    for (let changed = false;; changed = true) {
        const parsed = schema/* CaseSchema */.MW.safeParse(value);
        if (parsed.success)
            return { testCase: parsed.data, changed };
        const dropped = parsed.error.issues.map((issue) => issue.code === 'unrecognized_keys'
            ? issue.keys.map((key) => dropAt(value, [...issue.path, key])).some(Boolean)
            : dropAt(value, issue.path));
        if (!dropped.some(Boolean))
            return null;
    }
}
function dropAt(value, path) {
    const key = path.at(-1);
    if (key === undefined)
        return false;
    let holder = value;
    for (const step of path.slice(0, -1))
        holder = holder?.[step];
    if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, key))
        return false;
    return Array.isArray(holder) ? holder.splice(Number(key), 1).length > 0 : delete holder[key];
}
/** Each route is read alone, so that one that cannot be read loses only its own examples. */
function readRoutes(text, file) {
    const { value } = (0,yaml_text/* readYaml */.g)(text, file);
    const routes = (0,json_value/* isJson */.Fh)(value) && (0,json_value/* isJson */.Fh)(value['routes']) ? Object.entries(value['routes']) : [];
    const cases = [];
    let unread = 0;
    for (const [name, route] of routes) {
        try {
            // Every JSON text is YAML.
            cases.push(...(0,tool_routes/* listRouteCases */.jQ)((0,tool_routes/* parseToolRoutes */.U9)(JSON.stringify({ routes: { [name]: route } }), file)));
        }
        catch (error) {
            if (!(error instanceof config_error/* ConfigError */.x))
                throw error;
            unread++;
        }
    }
    return { cases, unread };
}

// EXTERNAL MODULE: ./build/lib/setup/corpus/corpus.js
var corpus = __webpack_require__(56223);
;// CONCATENATED MODULE: ./build/lib/setup/corpus/at-ref.js
/** The files of a commit \u2192 the cases that the same --cases would have found there, and what could not be read of them. */






/** patterns as in loadCorpus; the tree's paths are relative to cwd. */
async function readCorpusAtRef(patterns, tree, { cwd, name, files: now = [] }) {
    const listed = await tree.list();
    const find = (wanted) => {
        const named = matchFiles((0,corpus/* expandPatterns */.qL)(wanted), listed, cwd);
        return named.length === 0 && (0,corpus/* isDefault */.uP)(wanted) ? matchFiles(corpus/* ROUTE_FILES */.AM, listed, cwd) : named;
    };
    const named = find(patterns);
    const moved = await listMoved(tree, now.filter((file) => !named.includes(file)));
    const still = now.map((file) => (0,external_node_path_.relative)(cwd, (0,external_node_path_.resolve)(cwd, file))).filter((file) => listed.includes(file));
    const own = [...new Set([...named, ...still, ...moved])];
    // A corpus under a new name does not take what was expected of the old one out of sight.
    const files = own.length > 0 ? own : find(corpus/* DEFAULT_PATTERNS */.sz);
    const cases = new Map();
    const problems = [];
    for (const file of files) {
        const { cases: read, unread } = await readFile(tree, file).catch((error) => {
            if (!(error instanceof config_error/* ConfigError */.x))
                throw error;
            problems.push(`${file} at ${name} cannot be read (${error.problem.replace(/\.$/, '')})`);
            return { cases: [], unread: 0 };
        });
        if (unread > 0)
            problems.push(`${unread} of the cases in ${file} at ${name} could not be read in full`);
        for (const testCase of read)
            if (!cases.has(testCase.case_id))
                cases.set(testCase.case_id, testCase);
    }
    if (files.length === 0)
        problems.push(`${name} has no ${patterns.join(', ')}`);
    return { cases: [...cases.values()], problems };
}
async function listMoved(tree, files) {
    const names = [];
    for (const file of files) {
        const former = await tree.former?.(file);
        if (former)
            names.push(former);
    }
    return names;
}
async function readFile(tree, file) {
    return readOlderCases((await tree.read(file)) ?? '', file);
}
const isIgnored = picomatch([...corpus/* IGNORED */.$h], { dot: true });
const isLoaded = picomatch(loaders/* LOADERS */.H.flatMap((row) => row.globs));
/** As the file system is searched: a file, a folder, or a glob. */
function matchFiles(patterns, listed, cwd) {
    const isKnown = (file) => loaders/* LOADERS */.H.some((row) => row.supports(external_node_path_.posix.basename(file)));
    const found = new Set();
    for (const pattern of patterns) {
        const path = (0,external_node_path_.relative)(cwd, (0,external_node_path_.resolve)(cwd, pattern)).replaceAll('\\', '/');
        const below = path === '' ? '' : `${path}/`;
        if (listed.includes(path) && isKnown(path))
            found.add(path);
        else {
            const inside = listed.filter((file) => isBelow(file, below));
            const [own, prefix] = inside.length > 0 ? [inside, below] : [listed, ''];
            const matches = inside.length > 0 ? isLoaded : picomatch(pattern.replace(/^\.\//, ''));
            for (const file of own)
                if (matches(file.slice(prefix.length)) && isKnown(file) && !isIgnored(file))
                    found.add(file);
        }
    }
    return [...found].sort();
}
const isBelow = (file, folder) => (folder === '' ? !file.startsWith('../') : file.startsWith(folder));


/***/ }),

/***/ 24871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ findSubagent),
/* harmony export */   K: () => (/* binding */ listTaught)
/* harmony export */ });
/* harmony import */ var _front_matter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9523);

/** The skills whose texts it is given from the start, each with its line. */
function listTaught(text) {
    const { skills } = (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFrontMatter */ .e)(text).fields;
    const names = Array.isArray(skills) ? skills.map(String) : typeof skills === 'string' ? skills.split(',') : [];
    const lines = text.split('\n');
    const first = lines.findIndex((line) => /^skills\s*:/.test(line));
    const words = lines.map((line, at) => (at < first ? [] : line.replace(/^skills\s*:/, '').split(/[\s,'"[\]]+/)));
    return names.map((one) => {
        const name = one.trim();
        return {
            name,
            line: Math.max(first, words.findIndex((of) => of.includes(name))) + 1,
        };
    });
}
/** `plugin:name`, or the bare name. */
function findSubagent(subagents, wanted) {
    const qualified = subagents.find(({ plugin, name }) => plugin !== null && `${plugin}:${name}` === wanted);
    if (qualified)
        return qualified;
    const at = wanted.lastIndexOf(':');
    const prefix = at < 0 ? null : wanted.slice(0, at);
    const named = subagents.filter(({ name }) => name === wanted.slice(at + 1));
    // A project's agent has no prefix, even if a suite shared with a plugin writes one.
    return named.find(({ plugin }) => plugin === null || prefix === null) ?? null;
}


/***/ }),

/***/ 68339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nr: () => (/* binding */ lintSource),
  rh: () => (/* binding */ listLinted),
  CI: () => (/* binding */ partsOf),
  MT: () => (/* binding */ prefixOf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var lib_agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/agents/launch/full-install.js
var full_install = __webpack_require__(97360);
// EXTERNAL MODULE: ./build/lib/agents/settings/with-settings.js
var with_settings = __webpack_require__(55675);
// EXTERNAL MODULE: ./build/lib/case/aliases.js
var case_aliases = __webpack_require__(95173);
// EXTERNAL MODULE: ./build/lib/io/files/presence.js
var presence = __webpack_require__(84076);
// EXTERNAL MODULE: ./build/lib/case/schema.js
var schema = __webpack_require__(94162);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/contract/offer.js
var offer = __webpack_require__(86193);
// EXTERNAL MODULE: ./build/lib/contract/plan.js
var plan = __webpack_require__(11744);
// EXTERNAL MODULE: ./build/lib/input/suggest.js
var suggest = __webpack_require__(34685);
// EXTERNAL MODULE: ./build/lib/skill/find-skill.js
var find_skill = __webpack_require__(96023);
// EXTERNAL MODULE: ./build/lib/skill/marketplace.js
var skill_marketplace = __webpack_require__(74917);
// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(56424);
// EXTERNAL MODULE: ./build/lib/lint/finding.js
var lint_finding = __webpack_require__(44545);
// EXTERNAL MODULE: ./build/lib/skill/subagent.js
var subagent = __webpack_require__(24871);
;// CONCATENATED MODULE: ./build/lib/lint/kind-rules.js
/** Checks cases of kind `suite`, `tool_route` and `route` against the existing agents, routes and skills: findings about cases that can never pass. */




function lintKinds(cases, { skills, subagents, routes }) {
    return cases.flatMap((testCase) => {
        const { origin = { file: 'cases.json', line: 1 } } = testCase;
        const { file } = origin;
        const at = (field) => ({ file, line: (0,schema/* lineOf */.cA)(origin, field), subject: testCase.case_id });
        const place = { file, whole: 'the case' };
        const asked = testCase.kind === 'suite' || testCase.kind === 'skill' ? testCase.subagent : undefined;
        if (asked !== undefined && !(0,subagent/* findSubagent */.J)(subagents, asked)) {
            const names = subagents.map(({ plugin, name }) => (plugin === null ? name : `${plugin}:${name}`));
            const message = `it asks the agent '${asked}', which the source does not have`;
            const none = 'add it as agents/<name>.md of the plugin, or .claude/agents/<name>.md.';
            const known = [...names, ...subagents.map(({ name }) => name)];
            const fix = suggestName(asked, known, known.length > 0 ? `the source has ${names.join(', ')}.` : none, place);
            return [(0,lint_finding/* asError */.zR)('case-unknown-subagent', at('subagent'), message, fix)];
        }
        if (testCase.kind === 'route') {
            const { expected } = testCase;
            const known = skills.some((id) => expected.some((name) => name === id || name.endsWith(`:${id}`)));
            if (expected.length === 0 || known)
                return [];
            const message = `it expects ${expected.map((name) => `'${name}'`).join(' or ')}, which is not in the index of the source`;
            const fix = suggestName(expected[0], skills, 'the index has the name in each SKILL.md.', place);
            return [(0,lint_finding/* asError */.zR)('case-unknown-skill', at('expected'), message, fix)];
        }
        if (testCase.kind !== 'tool_route' || routes.length === 0)
            return [];
        const { route, tool, expect } = testCase;
        const names = routes.map(({ name }) => name);
        if (route !== undefined && !names.includes(route)) {
            const message = `no tool-routes.yaml of the corpus has the route '${route}'`;
            const fix = suggestName(route, names, `the routes are ${names.join(', ')}.`, place);
            return [(0,lint_finding/* asError */.zR)('case-unknown-route', at('route'), message, fix)];
        }
        if (expect !== 'block' || routes.some((one) => one.tool === tool))
            return [];
        const tools = [...new Set(routes.map((one) => one.tool))];
        const message = `it expects a block, but no route covers the tool '${tool}'`;
        const fix = suggestName(tool, tools, `the routes cover ${tools.join(', ')}.`, place);
        return [(0,lint_finding/* asError */.zR)('case-unknown-route', at('tool'), message, fix)];
    });
}
/** A case names what there is not. all: said where nothing is near. whole: what may go instead. */
function suggestName(word, known, all, { file, whole }) {
    const near = (0,suggest/* suggest */.ZA)(word, known);
    const act = near ? 'Write that' : known.length > 0 ? 'If it was renamed, write its new name' : 'Else correct it';
    return `${near ? `did you mean '${near}'?` : all} ${act} in ${file}; if it is gone for good, remove ${whole}.`;
}

// EXTERNAL MODULE: ./build/lib/lint/offer/offer-rules.js
var offer_rules = __webpack_require__(63097);
// EXTERNAL MODULE: ./build/lib/lint/requirement-rules.js
var requirement_rules = __webpack_require__(18673);
;// CONCATENATED MODULE: ./build/lib/lint/case-rules.js
/** Checks corpus and baseline against the source: findings about cases that cannot work as written, and about skills without cases. */














function lintCases(facts) {
    const known = [...facts.source.skills.flatMap((skill) => (0,find_skill/* listIds */.Z6)(skill, facts.source)), ...facts.commands];
    return [
        ...facts.cases.flatMap((testCase) => lintCase(testCase, facts, known)),
        ...lintCoverage(facts),
        ...lintOrphans(facts),
    ];
}
/** known: every id that means a skill or a command of the source. */
function lintCase(testCase, facts, known) {
    const { source } = facts;
    if (testCase.kind !== 'skill')
        return [];
    const { origin = { file: 'cases.json', line: 1 } } = testCase;
    const location = (...fields) => ({
        ...{ file: origin.file, line: (0,schema/* lineOf */.cA)(origin, ...fields), subject: testCase.case_id },
    });
    const at = (id) => location(fieldOf(id));
    const unknown = (id) => {
        const names = [id, ...Object.values(testCase.provider_aliases).flatMap((aliases) => (0,case_aliases/* namesOf */.eZ)(id, aliases))];
        return !names.some((name) => known.includes(name));
    };
    const names = source.skills.slice(0, 8).map(({ id }) => id);
    const all = names.length > 0 ? `the source has ${names.join(', ')}.` : 'the source has no skill: is it the right folder?';
    const fields = ['expected_skill', 'required_skills', 'disallowed_skills', 'optional_skills'];
    const fieldOf = (id) => fields.find((key) => [testCase[key]].flat().includes(id)) ?? 'expected_skill';
    const suggestSkill = (id, whole) => {
        const unlisted = (0,skill_marketplace/* findInUnlisted */.R3)(source, id);
        if (unlisted)
            return `${unlisted.fix}; if it is gone for good, remove ${whole}.`;
        const now = facts.renamed?.get((0,bare_id/* bareId */.yW)(id));
        return now === undefined
            ? suggestName((0,bare_id/* bareId */.yW)(id)
                .replace(/\/SKILL\.md$/i, '')
                .replace(/^.*\//, ''), known, all, { file: origin.file, whole })
            : `it was renamed to '${now}': write that in \`${fieldOf(id)}\` of this case.`;
    };
    const whyNot = (id) => [(0,skill_marketplace/* findInUnlisted */.R3)(source, id)].map((one) => (one ? `: ${one.why}` : '')).join('');
    const required = [testCase.expected_skill, ...testCase.required_skills].filter(Boolean);
    const findings = [];
    const inOtherCase = (id) => known.find((name) => name.toLowerCase() === id.toLowerCase());
    for (const id of required.filter(unknown)) {
        const meant = inOtherCase(id);
        if (meant !== undefined) {
            const message = `it writes '${id}', and the skill's id is '${meant}'`;
            findings.push((0,lint_finding/* asError */.zR)('skill-case', at(id), message, `write '${meant}'.`));
            continue;
        }
        const message = `it expects '${id}', which the source does not have${whyNot(id)}`;
        findings.push((0,lint_finding/* asError */.zR)('case-unknown-skill', at(id), message, suggestSkill(id, 'the case')));
    }
    for (const id of [...testCase.disallowed_skills, ...testCase.optional_skills].filter(unknown)) {
        const message = `'${id}' is not a skill of the source, so it can never match${whyNot(id)}`;
        findings.push((0,lint_finding/* asWarning */.PQ)('case-vacuous', at(id), message, suggestSkill(id, 'the name')));
    }
    for (const id of required) {
        const skills = (0,find_skill/* findDistinctSkills */.mO)(source, id);
        if (skills.length < 2 || facts.linted?.every((one) => (0,find_skill/* findDistinctSkills */.mO)(source, id, one).length < 2))
            continue;
        // That a copy is out of date is a finding of its own.
        if (skills.every(({ path }) => facts.copied?.has(path)))
            continue;
        const paths = skills.map(({ path }) => `${path}${facts.fresh?.has(path) ? ' (new)' : ''}`).join(', ');
        const message = `'${id}' names ${skills.length} different skills: ${paths}`;
        findings.push((0,lint_finding/* asError */.zR)('case-ambiguous', at(id), message, 'rename one, or write `plugin:skill`.'));
    }
    for (const id of required.filter((name) => (0,bare_id/* namesId */.w)(testCase.prompt, (0,bare_id/* bareId */.yW)(name)))) {
        const message = `the prompt names '${(0,bare_id/* bareId */.yW)(id)}': in mode live this tests obedience, not routing`;
        findings.push((0,lint_finding/* asWarning */.PQ)('case-names-skill', location('prompt'), message, 'phrase the request in a user\u2019s own words.'));
    }
    // Where a file of a skill that is not there would lie, is not known.
    const required_files = testCase.expected_skill && unknown(testCase.expected_skill) ? [] : testCase.required_files;
    return [...findings, ...(0,requirement_rules/* lintRequirements */.y)({ ...testCase, required_files }, location, facts)];
}
function lintCoverage({ source, cases, commands, prefix, apart, renamed, linted = [] }) {
    const names = source.skills.map(({ id }) => id);
    // Of a name that is no more, another finding says what the case means.
    const now = (id) => renamed?.get((0,bare_id/* bareId */.yW)(id)) ?? (0,suggest/* suggest */.ZA)((0,bare_id/* bareId */.yW)(id), names) ?? id;
    const isThere = (id) => commands.includes(id) || (0,find_skill/* findSkills */.Iz)(source, id).length > 0;
    const find = (id) => (0,find_skill/* findSkills */.Iz)(source, isThere(id) ? id : now(id));
    const meant = (ids) => new Set(ids.filter(Boolean).flatMap(find));
    const expected = meant(cases.flatMap((row) => row.kind === 'skill' ? [row.expected_skill, ...row.required_skills] : row.kind === 'route' ? row.expected : []));
    const open = cases.find((row) => row.kind === 'skill' && row.expected_skill === '');
    const disallowed = meant(cases.flatMap((row) => (row.kind === 'skill' ? row.disallowed_skills : [])));
    return source.skills.flatMap((skill) => {
        // A copy that kept the old name is to be renamed too.
        if (apart?.has(skill.path) || renamed?.has(skill.id))
            return [];
        // What its author keeps from a model is not to be asked of one.
        if (linted.some((one) => (0,offer/* isKept */.t8)((0,offer_rules/* findOwnLoss */.Zk)(skill, one, { source })?.reason)))
            return [];
        const where = { file: `${prefix}${skill.path}`, line: 1, subject: skill.id };
        if (!expected.has(skill))
            return [
                (0,lint_finding/* asWarning */.PQ)('skill-uncovered', where, 'no case expects it', 'add a case with a prompt that needs it; `agent-routing init` drafts one.'),
            ];
        const fix = `${open ? `name it under disallowed_skills of ${open.case_id}, or ` : ''}add a case whose prompt must not trigger it, with the skill under disallowed_skills.`;
        const message = 'no case says when it must not be used';
        return disallowed.has(skill) ? [] : [(0,lint_finding/* asWarning */.PQ)('skill-without-negative', where, message, fix)];
    });
}
/** A reason is what a reviewer of the deletion is asked to agree to. */
const orphanFix = (entries) => 
// Of what failed before, the reason is of that.
entries.some(({ expected_status, reason }) => reason && expected_status === 'pass')
    ? 'remove the entry once the change that its `reason` explains is merged.'
    : 'remove the entry.';
function lintOrphans({ cases, baseline }) {
    if (!baseline)
        return [];
    const known = new Map(cases.map((testCase) => [testCase.case_id, testCase]));
    const findings = [];
    for (const [case_id, agents] of baseline.baseline.cases) {
        const at = (...path) => ({
            file: baseline.file,
            line: baseline.baseline.line?.(path) ?? 1,
            subject: case_id,
        });
        const testCase = known.get(case_id);
        if (!testCase) {
            const near = (0,suggest/* suggest */.ZA)(case_id, [...known.keys()].filter((id) => !baseline.baseline.cases.has(id)));
            const fix = near ? `remove it, or rename it to '${near}'.` : orphanFix([...agents.values()]);
            findings.push((0,lint_finding/* asWarning */.PQ)('baseline-orphan', at(case_id), `case '${case_id}' is not in the corpus`, fix));
            continue;
        }
        for (const [agent, entry] of agents) {
            const name = (0,agent_key/* agentName */.Lp)(agent);
            if (![...lib_agents/* AGENT_NAMES */.RO, plan/* OFFLINE */.G].includes(name)) {
                const near = (0,suggest/* suggest */.ZA)(name, lib_agents/* AGENT_NAMES */.RO);
                const fix = near ? `write '${near}'.` : 'remove it; `agent-routing run --help` names the agents.';
                findings.push((0,lint_finding/* asWarning */.PQ)('baseline-orphan', at(case_id, agent), `its entry names '${agent}', which is no agent`, fix));
                continue;
            }
            if (!testCase.agents || [agent, name].some((one) => testCase.agents?.includes(one)))
                continue;
            const message = `its case no longer runs on ${agent}`;
            findings.push((0,lint_finding/* asWarning */.PQ)('baseline-orphan', at(case_id, agent), message, orphanFix([entry])));
        }
    }
    return findings;
}

// EXTERNAL MODULE: ./build/lib/agents/project/instructions.js
var project_instructions = __webpack_require__(41396);
// EXTERNAL MODULE: ./build/lib/skill/instructions.js
var instructions = __webpack_require__(56685);
;// CONCATENATED MODULE: ./build/lib/lint/files/instruction-rule.js
/** The instruction files of a project \u2192 findings about those that no agent finds by their name, and about files that they import and that are not there. */






/** names: what lies where agents look for such files. */
function lintInstructions(facts, has, names) {
    const { source, agents, prefix } = facts;
    const { instructions: files = [], as } = source;
    const readers = agents.filter(({ install }) => install === 'project' || as === 'both');
    const misnamed = names.flatMap((name) => lintName(name, names, { ...facts, agents: readers }));
    const unfound = files
        .flatMap((file) => {
        const importers = readers.filter((one) => expands(one, file, files));
        const missing = (0,instructions/* importsIn */.Kz)(file).filter((path) => isMeant(path, has) && !has(path));
        return missing.map((path) => {
            const named = external_node_path_.posix.relative(external_node_path_.posix.dirname(file.path), path);
            const index = file.text.split('\n').findIndex((line) => line.includes(named));
            const where = { file: prefix + file.path, line: index + 1, subject: prefix + file.path };
            const costs = importers.map(({ key, agent }) => [key, `${agent.title} gives its model nothing for it`]);
            const message = `it imports \`@${named}\`, and no such file is there`;
            const near = names.find((name) => name.toLowerCase() === path.toLowerCase());
            const fix = near ? `write \`@${near}\`.` : `add ${path}, or correct the path; in backticks it is no import.`;
            return (0,lint_finding/* asWarning */.PQ)('instruction-file', where, message, fix, Object.fromEntries(costs));
        });
    })
        .filter(({ consequences }) => Object.keys(consequences).length > 0);
    return [...misnamed, ...unfound];
}
/** Where letter case counts, none takes another (Claude Code 2.1.330, Codex 0.169.0, Copilot CLI 1.0.102, Gemini CLI 0.61.0, Qwen Code 0.24.4, Cline 3.0.65, Pi 1.5.2). */
function lintName(name, names, { source, agents, prefix }) {
    const all = (0,lib_agents/* instructionFiles */.g6)();
    const spelled = all.find((one) => one.toLowerCase() === name.toLowerCase());
    const right = spelled ?? all.find((one) => isNearly(name, one));
    if (right === undefined || names.includes(right))
        return [];
    const costs = agents.flatMap(({ key, agent }) => {
        const given = (0,project_instructions/* instructionsOf */.Jk)(agent, source.instructions ?? []).map(({ path }) => path);
        const reads = agent.parts.instructions.flat().includes(right) && !given.includes(name);
        return reads ? [[key, `${agent.title} reads ${right}`]] : [];
    });
    if (costs.length === 0)
        return [];
    const where = { file: prefix + name, line: 1, subject: prefix + name };
    const message = spelled
        ? 'no agent finds it by this name where letter case counts, as on Linux'
        : 'no agent that this tool knows reads a file of this name';
    const fix = `run \`git mv ${prefix}${name} ${prefix}${right}\`.`;
    return [(0,lint_finding/* asWarning */.PQ)('instruction-file', where, message, fix, Object.fromEntries(costs))];
}
/** CONTENT.md and OPEN.md have names of their own. */
function isNearly(name, right) {
    const [own, known] = [name, right].map((path) => external_node_path_.posix.parse(path.replace(/[-_ ]/g, '')));
    if (right === 'CONTEXT.md' || own?.dir !== known?.dir || own?.ext !== known?.ext)
        return false;
    return (0,suggest/* isSlip */.BX)(own?.name ?? '', known?.name ?? '');
}
/** What is imported is expanded in its turn. */
function expands({ agent }, file, all) {
    const { instructions, imports = [] } = agent.parts;
    const isOwn = instructions.flat().includes(file.path);
    return (isOwn ? imports.includes(file.path) : true) && (0,project_instructions/* instructionsOf */.Jk)(agent, all).includes(file);
}
/** A package (`@scope/name`), a user and a decorator (`@app.route`) begin so, too. */
const TEXT = /\.(?:md|mdc|markdown|txt|rst|adoc)$/i;
/** A person's own, which is in no repository. */
const OWN = /\.local\./;
const isMeant = (path, has) => !OWN.test(path) && (TEXT.test(path) || (/\/.*\.\w+$/.test(path) && has(external_node_path_.posix.dirname(path))));

// EXTERNAL MODULE: ./build/lib/lint/files/named-file-rule.js + 3 modules
var named_file_rule = __webpack_require__(55270);
// EXTERNAL MODULE: ./build/lib/skill/front-matter/problem.js
var front_matter_problem = __webpack_require__(11775);
// EXTERNAL MODULE: ./build/lib/skill/places.js
var places = __webpack_require__(51476);
;// CONCATENATED MODULE: ./build/lib/lint/files/orphan-rule.js
/** Turns files that look like skills but are not into findings, because no agent reports them. */



const WORDS = {
    misnamed: ['no agent finds it: the file must be named exactly SKILL.md', 'rename it to SKILL.md.'],
    folder: ['SKILL.md is a folder here, but agents look for a file', 'make it a file, or remove it.'],
    empty: [
        'this folder has no SKILL.md, so no agent sees a skill in it',
        'name the file that describes the skill SKILL.md, or move the folder elsewhere.',
    ],
    flat: [
        'agents do not list it: a skill is a folder with a SKILL.md in it',
        'move it to a folder of its own, as <name>/SKILL.md.',
    ],
    unread: ['no agent that this tool knows reads this folder of a project', 'move what it holds to {near}.'],
    near: ['no agent looks in a folder of this name; its name is {near}', 'rename it to {near}.'],
    form: ['no agent reads it: {near}', '{write} {name}{ending}.'],
    elsewhere: ['no agent reads it here: they look for {near}', 'move what it holds to {near}.'],
    manifest: [
        'no agent reads it: no manifest of a plugin or a marketplace has this name and place',
        'rename it to {near}.',
    ],
    inside: [
        'no agent reads this folder: beside the manifest of a plugin stands nothing else',
        'move it up, beside .claude-plugin.',
    ],
    broken: [
        'this link is dangling: it leads to {near}, and nothing is there, so nobody gets {what} from here',
        'put the {kind} itself in the place of the link, or remove the link.',
    ],
    outside: [
        'it is a symbolic link to outside the source, so no agent gets its content',
        'replace the link with the files themselves, or link to a path inside the source.',
    ],
};
const WARNED = ['empty', 'flat', 'unread', 'near', 'form', 'elsewhere', 'manifest'];
/** Of what lies elsewhere than there. */
const ruleOf = (near) => (near.endsWith('mcp.json') ? 'plugin-servers' : 'hook-unread');
function orphan_rule_lintOrphans(orphans, { prefix, skills }) {
    const links = skills.flatMap(places/* placesOf */.ek).filter(({ real_folder }) => real_folder !== undefined);
    // Seen through a link to the folder it would be one mistake told twice.
    const isTwice = (path) => links.some(({ folder, real_folder }) => orphans.some((one) => path.startsWith(`${folder}/`) && path.replace(`${folder}`, `${real_folder}`) === one.path));
    const own = orphans.filter(({ path }) => !isTwice(path));
    const isMeant = (why, near) => ['empty', 'flat', 'unread'].includes(why) || (why === 'near' && near === 'skills');
    const unread = own.filter(({ why, near = '' }) => isMeant(why, near)).map(({ path }) => `${path}/`);
    const isOnly = skills.every(({ path }) => unread.some((folder) => path.startsWith(folder)));
    const isFree = (path) => !skills.some((one) => one.path === external_node_path_.posix.join(external_node_path_.posix.dirname(path), 'SKILL.md'));
    return own.map(({ path, why, near = '', described = false }) => ({
        rule: why === 'elsewhere' ? ruleOf(near) : why === 'manifest' ? 'plugin-manifest' : 'skill-file',
        // Such a folder may hold what skills share, unless there is no other skill, or its file says what only a skill's does.
        severity: WARNED.includes(why) && !(isMeant(why, near) && (isOnly || described)) ? 'warning' : 'error',
        file: `${prefix}${path}`,
        line: 1,
        subject: path
            .replace(/\/skills?(?:\.\w+)+$|\.md$/i, '')
            .split('/')
            .at(-1) ?? path,
        message: WORDS[why][0].replace('{near}', () => near).replace('{what}', () => nameLost(path)),
        consequences: {},
        fix: (why === 'misnamed' && isFree(path) ? front_matter_problem/* doneByFix */.TU : String)(WORDS[why][1])
            .replace('{near}', near)
            .replace('{kind}', /\.\w+$/.test(path) ? 'file' : 'folder')
            // What is no text with front matter is not only misnamed.
            .replace('{write}', /\.ya?ml$/.test(path) || near.endsWith('.toml') ? 'write it as' : 'rename it to')
            .replace('{ending}', external_node_path_.posix.extname(near))
            .replace('{name}', external_node_path_.posix.basename(path).replace(/\.\w+$/, '')),
    }));
}
/** Of a link to a skill, or to a file of one. */
function nameLost(path) {
    const [, skill, file] = /(?:^|\/)skills\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
    if (skill === undefined)
        return 'its content';
    return file === undefined || file === 'SKILL.md' ? `the skill '${skill}'` : `this file of the skill '${skill}'`;
}

// EXTERNAL MODULE: ./build/lib/pattern/character-test.js
var character_test = __webpack_require__(10671);
// EXTERNAL MODULE: ./build/lib/pattern/compile-pattern.js + 3 modules
var compile_pattern = __webpack_require__(33034);
// EXTERNAL MODULE: ./build/lib/pattern/parse.js + 5 modules
var parse = __webpack_require__(6834);
// EXTERNAL MODULE: ./build/lib/pattern/read-flags.js
var read_flags = __webpack_require__(34319);
// EXTERNAL MODULE: ./build/lib/pattern/tokens.js
var tokens = __webpack_require__(20655);
;// CONCATENATED MODULE: ./build/lib/pattern/slow-text.js
/** A pattern \u2192 a text on which a search for it takes too long, where one repetition inside another makes that easy to find. */





/** Each round more doubles the ways to match them: enough to pass the limit below, and short enough to be shown. */
const ROUNDS = 30;
/** Steps that no innocent pattern needs for so short a text. */
const MOST_STEPS = 500_000;
const MOST_TRIED = 50;
const LONGEST = 200;
/** What nearly no pattern goes on with. */
const MISMATCH = '\0';
function findSlowText(source, flags = {}) {
    const compiled = (0,compile_pattern/* compilePattern */.Eb)(source, { flags });
    if ('problem' in compiled)
        return null;
    const isSlow = (text) => {
        try {
            compiled.matches(text, { left: MOST_STEPS });
            return false;
        }
        catch (error) {
            if (error instanceof compile_pattern/* TookTooLong */.SF)
                return true;
            throw error;
        }
    };
    let tried = 0;
    for (const text of listPumped(parseAgain(source, flags), '')) {
        if (isSlow(text))
            return text;
        if (++tried >= MOST_TRIED)
            break;
    }
    return null;
}
function parseAgain(source, flags) {
    try {
        return (0,parse/* parsePattern */.E)(source, { ...read_flags/* NO_FLAGS */.KL, ...flags }).root;
    }
    catch (error) {
        if (error instanceof tokens/* PatternError */.J)
            return { type: 'sequence', items: [] };
        throw error;
    }
}
/** For each repetition without an end: what leads to it, its rounds, and then a mismatch. */
function* listPumped(node, before) {
    if (before.length > LONGEST)
        return;
    switch (node.type) {
        case 'sequence': {
            let led = before;
            for (const item of node.items) {
                yield* listPumped(item, led);
                led += sample(item);
                if (led.length > LONGEST)
                    return;
            }
            return;
        }
        case 'branch':
            for (const option of node.options)
                yield* listPumped(option, before);
            return;
        case 'repeat': {
            const round = sample(node.body);
            if (node.max === Number.POSITIVE_INFINITY && round !== '')
                yield before + round.repeat(ROUNDS) + MISMATCH;
            yield* listPumped(node.body, before);
            return;
        }
        case 'group':
        case 'atomic':
        case 'look':
            yield* listPumped(node.body, before);
    }
}
const CHARACTERS = [...'a0 -_/.x"\'=,;:b1AZ\n\té', '\u65e5'].map((character) => character.codePointAt(0));
/** A short text that the part matches, as far as that is known without a search. */
function sample(node) {
    switch (node.type) {
        case 'set': {
            const test = (0,character_test/* testSet */.f)(node);
            const starts = node.items.flatMap((item) => ('category' in item ? [] : [item.from]));
            const code = [...starts, ...CHARACTERS].find(test);
            return code === undefined ? '' : String.fromCodePoint(code);
        }
        case 'any':
            return 'a';
        case 'sequence':
            return sampleAll(node.items);
        case 'branch':
            return sample(node.options[0]);
        case 'repeat':
            return sample(node.body)
                .repeat(Math.min(Math.max(node.min, 1), 3))
                .slice(0, LONGEST);
        case 'group':
        case 'atomic':
            return sample(node.body);
        default:
            return '';
    }
}
function sampleAll(items) {
    let text = '';
    for (const item of items) {
        text += sample(item);
        if (text.length > LONGEST)
            break;
    }
    return text;
}

;// CONCATENATED MODULE: ./build/lib/lint/pattern-rule.js
/** Patterns of routes and suites \u2192 a finding for each on which a short text keeps a search busy for ever. */



function lintPatterns(cases, routes) {
    return [
        ...routes.flatMap(({ name, pattern, origin }) => {
            return describeSlow(pattern, findSlowText(pattern, { ignore_case: true }), origin, name, 'a hook hangs or gives up');
        }),
        ...cases.flatMap((testCase) => {
            if (testCase.kind !== 'suite')
                return [];
            const { case_id, origin = { file: 'cases.json', line: 1 }, expect, multi_step } = testCase;
            return listPatterns([expect, multi_step]).flatMap((pattern) => describeSlow(pattern, findSlowText(pattern), { ...origin, line: (0,schema/* lineOf */.cA)(origin, 'expect', 'multi_step') }, case_id, 'the case could not be judged'));
        }),
    ];
}
function describeSlow(pattern, text, { file, line }, subject, consequence) {
    if (text === null)
        return [];
    const message = `the pattern ${pattern} can match a text in so many ways that ${consequence}, for one on ${JSON.stringify(text)}`;
    const fix = 'write it so that a text fits it in one way only, without a repetition inside a repetition such as (a+)+.';
    return [(0,lint_finding/* asError */.zR)('pattern-slow', { file, line, subject }, message, fix)];
}
/** What assertions call `regex` or `pattern`, at any depth. */
function listPatterns(value) {
    if (typeof value !== 'object' || value === null)
        return [];
    const found = Object.entries(value).flatMap(([key, part]) => (key === 'regex' || key === 'pattern') && typeof part === 'string' ? [part] : listPatterns(part));
    return [...new Set(found)];
}

// EXTERNAL MODULE: ./build/lib/agents/interface/servers.js
var servers = __webpack_require__(83023);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/json-text.js
var json_text = __webpack_require__(22713);
;// CONCATENATED MODULE: ./build/lib/input/json-problem.js
/** The text of a file that should be a JSON object and is none \u2192 what is wrong with it, where, and what to do. */


function findProblem(text) {
    try {
        (0,json_text/* readJson */.Vh)(text, '');
        return { line: 1, message: 'it is not a JSON object', fix: 'write one object, `{\u2026}`.' };
    }
    catch (error) {
        if (!(error instanceof config_error/* ConfigError */.x))
            throw error;
        return { line: error.where.line ?? 1, message: error.problem.replace(/\.$/, ''), fix: error.where.fix ?? '' };
    }
}

// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
// EXTERNAL MODULE: ./build/lib/text/quote-shell.js
var quote_shell = __webpack_require__(7993);
// EXTERNAL MODULE: ./build/lib/input/field-fault.js
var field_fault = __webpack_require__(76694);
// EXTERNAL MODULE: ./build/lib/text/split-command.js
var split_command = __webpack_require__(72706);
;// CONCATENATED MODULE: ./build/lib/lint/plugin/server-shape.js
/** An MCP server that some agent refuses, with the place of what it refuses \u2192 what is wrong there, and what to write with the values that are there. */




const TYPES = ['stdio', 'http', 'sse'];
/** What other programs call the two fields. */
const COMMANDS = ['command', 'cmd', 'exec', 'executable', 'program', 'run', 'bin'];
const ADDRESSES = ['url', 'uri', 'endpoint', 'address', 'serverUrl', 'httpUrl', 'baseUrl'];
function describeServers(servers) {
    const named = (0,json_value/* list */.p_)(servers).map((server, at) => {
        const { name = `server${at + 1}`, ...fields } = (0,json_value/* isJson */.Fh)(server) ? server : {};
        return [String(name), fields];
    });
    const fix = named.length > 0 ? (0,field_fault/* showValue */.vp)(Object.fromEntries(named)) : '{"NAME": {"command": "\u2026", "args": ["\u2026"]}}';
    const is = Array.isArray(servers) ? 'a list' : JSON.stringify(servers);
    return { path: [], message: `it is ${is}, and not an object with a key for each server`, fix: `write ${fix}.` };
}
function describeServer(name, server, refused) {
    if (!(0,json_value/* isJson */.Fh)(server)) {
        const words = typeof server === 'string' ? wordsOf(server) : (0,json_value/* list */.p_)(server).map(String);
        const write = /^https?:/.test(words[0] ?? '')
            ? { type: 'http', url: words[0] }
            : { command: words[0] ?? '\u2026', args: words.slice(1) };
        return { path: [name], message: 'a server is an object', fix: `write ${(0,field_fault/* showValue */.vp)(write)}.` };
    }
    const said = describeFields(server, refused.map(String));
    return { ...said, path: [name, ...said.path] };
}
function describeFields(server, refused) {
    const { command, args, type, url } = server;
    const at = (path, message, fix) => ({ path, message, fix: `${fix}.` });
    const hasAddress = typeof url === 'string';
    if (typeof command === 'string' && /^[\w.-]+\s+\S/.test(command))
        return at(['command'], 'a command has no blanks; write the words behind it as `args`', `write ${showCall([...wordsOf(command), ...textsOf(args)])}`);
    if (Array.isArray(command))
        return at(['command'], '`command` is a list, and must be text', `write ${showCall([...textsOf(command), ...textsOf(args)])}`);
    if (args !== undefined && !isTexts(args) && !hasAddress)
        return at(['args'], '`args` must be a list of texts', `write ${(0,field_fault/* showFields */.P7)({ args: textsOf(args) })}`);
    if (type !== undefined && !TYPES.includes(String(type)))
        return at(['type'], `${JSON.stringify(type)} is no type of a server that every agent takes`, `write ${(0,field_fault/* showFields */.P7)({ type: hasAddress ? typeOf(url) : 'stdio' })}`);
    if (hasAddress && type === undefined)
        return at([], 'a server with a `url` needs a `type`', `add ${(0,field_fault/* showFields */.P7)({ type: typeOf(url) })}`);
    const wanted = type === 'http' || type === 'sse' ? 'url' : 'command';
    if (typeof server[wanted] !== 'string')
        return { ...describeMissing(server, wanted) };
    const value = refused.reduce((inner, key) => ((0,json_value/* isJson */.Fh)(inner) ? inner[key] : undefined), server);
    const last = refused.at(-1) ?? '';
    return typeof value === 'number' || typeof value === 'boolean'
        ? at([...refused], `\`${last}\` must be text`, `write ${(0,field_fault/* showFields */.P7)({ [last]: String(value) })}`)
        : at([...refused], last ? `\`${last}\` has a value of the wrong type` : 'it has another shape than a server', `write it as in ${EXAMPLES}`);
}
const EXAMPLES = '{"command": "\u2026", "args": ["\u2026"], "env": {"NAME": "\u2026"}} or {"type": "http", "url": "\u2026"}';
function describeMissing(server, wanted) {
    if (server[wanted] !== undefined) {
        const write = wanted === 'command' && typeof server[wanted] !== 'object' ? String(server[wanted]) : '\u2026';
        return { path: [wanted], message: `\`${wanted}\` must be text`, fix: `write ${(0,field_fault/* showFields */.P7)({ [wanted]: write })}.` };
    }
    const others = Object.keys(server).filter((key) => !['args', 'env', 'type', 'cwd', 'headers'].includes(key));
    const find = (names) => others.find((key) => names.includes(key)) ?? others.find((key) => (0,suggest/* suggest */.ZA)(key, [names[0] ?? '']) !== null);
    const own = find(wanted === 'url' ? ADDRESSES : COMMANDS);
    if (own !== undefined)
        return {
            path: [own],
            message: `it has no \`${wanted}\`, but a field \`${own}\``,
            fix: `write \`${wanted}\` for \`${own}\`.`,
        };
    const address = wanted === 'command' && server['type'] === undefined ? find(ADDRESSES) : undefined;
    return address === undefined
        ? {
            path: [wanted],
            message: `it has no \`${wanted}\``,
            fix: wanted === 'url' ? 'add its address, "url": "https://\u2026".' : `write it as in ${EXAMPLES}.`,
        }
        : {
            path: [address],
            message: `it has no \`url\`, but a field \`${address}\``,
            fix: `write ${(0,field_fault/* showFields */.P7)({ type: typeOf(server[address]), url: server[address] })}.`,
        };
}
const typeOf = (url) => (/\/sse\/?$/.test((0,json_value/* string */.Yj)(url)) ? 'sse' : 'http');
const isTexts = (value) => Array.isArray(value) && value.every((one) => typeof one === 'string');
const textsOf = (value) => typeof value === 'string'
    ? wordsOf(value)
    : (0,json_value/* list */.p_)(value).map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one)));
/** As a person typed them; with a quotation mark that is not closed, as they are. */
const wordsOf = (line) => (0,split_command/* splitWords */.y)(line) ?? line.split(/\s+/);
const showCall = ([command = '\u2026', ...args]) => (0,field_fault/* showFields */.P7)({ command, ...(args.length > 0 ? { args } : {}) });

;// CONCATENATED MODULE: ./build/lib/lint/plugin/declared-files-rule.js
/** The files that a plugin declares \u2192 findings about those that are not there, and MCP servers that no agent starts. */











function lintDeclaredFiles({ manifests, servers, programs, missing }, facts) {
    return [
        ...manifests.map(({ path, text }) => {
            const { line, message, fix } = findProblem(text.replace(/^\uFEFF/, ''));
            const lost = `the manifest of the extension cannot be read, so no agent installs it: ${message}`;
            return (0,lint_finding/* asError */.zR)('plugin-manifest', { file: `${facts.prefix}${path}`, line, subject: path }, lost, fix);
        }),
        ...missing.map(({ file, path, named, to }) => {
            const [field = ''] = path;
            const message = `${field} names ${named}, which does not exist, so nothing of it is loaded`;
            const fix = `correct the path, add the file, or take ${path.length > 1 ? `it out of \`${field}\` in` : `\`${field}\` out of`} ${external_node_path_.posix.basename(file)}.`;
            return (0,lint_finding/* asError */.zR)('plugin-path', { file: `${facts.prefix}${file}`, line: 1, subject: to }, message, fix);
        }),
        ...servers.flatMap((one) => lintServers(one, facts)),
        ...programs.flatMap((one) => lintProgram(one, facts)),
    ];
}
const END = 'correct it, or bring back what it names: a server that ends at once gives the model no tools.';
function lintProgram({ server, line, message, fix, sealed }, { agents, prefix }) {
    // Of an agent that usually gets copies of the skills alone, the table of parts says what to write.
    const readers = agents.flatMap(({ key, agent, install }) => {
        const { places } = agent.parts;
        return message === null && !(0,agent_key/* isBare */.JE)(install) && places && (0,servers/* readsServer */.lo)(places, server)
            ? [{ key, places, title: agent.title, why: (0,servers/* explainUnfound */.v1)(places, server) }]
            : [];
    });
    const lost = readers.flatMap(({ key, title, why }) => (why ? [[key, `${title} does not start it: ${why}`]] : []));
    const shut = message === null && lost.length === 0 && sealed;
    if (message === null && lost.length === 0 && !shut)
        return [];
    const all = agents.flatMap(({ key, agent: { parts } }) => parts.places && (0,servers/* readsServer */.lo)(parts.places, server) ? [{ key, places: parts.places }] : []);
    const [form, whole] = [readers, all].map((those) => (0,servers/* rewriteServer */.E1)(server, those.map(({ places }) => places)));
    // Who gets the plugin some other time needs it then.
    const others = all.filter(({ key }) => !readers.some((one) => one.key === key)).map(({ key }) => key);
    const write = form === whole ? `write ${form}.` : `write ${form}; or, for ${others.join(' and ')} too, ${whole}.`;
    const unfound = shut
        ? `its script ${sealed} is not executable`
        : 'it names its program in a way that not every agent follows';
    return [
        {
            ...{ rule: 'plugin-servers', severity: 'error', part: 'mcp_server', file: `${prefix}${server.path}`, line },
            ...{ subject: server.name, message: message ?? unfound },
            consequences: Object.fromEntries(lost),
            fix: shut ? (0,front_matter_problem/* doneByFix */.TU)(`run \`${(0,quote_shell/* chmodCommand */.vg)(prefix + sealed)}\``) : (fix ?? (message === null ? write : END)),
        },
    ];
}
const COSTS = { server: 'does not start this server', file: 'starts none of the servers in this file' };
function lintServers({ path, text }, { agents, prefix }) {
    const file = `${prefix}${path}`;
    const bare = text.replace(/^\uFEFF/, '');
    const fields = (0,json_value/* parseObject */.lj)(bare);
    const refuse = (line, message, fix, lost = {}) => (0,lint_finding/* asError */.zR)('plugin-servers', { file, line, subject: file }, message, fix, lost);
    if (fields === null) {
        const { line, message, fix } = findProblem(bare);
        return [refuse(line, `no agent starts a server from it: ${message}`, fix)];
    }
    // A file may hold the servers themselves, without the field around them.
    const wrapped = 'mcpServers' in fields;
    const [only = '', ...others] = Object.keys(fields);
    if (!wrapped && others.length === 0 && (0,suggest/* suggest */.ZA)(only, ['mcpServers', 'servers']) !== null && !isServer(fields[only]))
        return [
            refuse((0,json_text/* lineIn */.Wg)(bare)([only]), `no agent starts a server from it: '${only}' is taken for the name of a server`, "write 'mcpServers'."),
        ];
    const servers = wrapped ? fields['mcpServers'] : fields;
    const below = wrapped ? ['mcpServers'] : [];
    const places = new Map();
    for (const { key, agent } of agents)
        for (const { path: [name = '', ...refused], lone, } of faultsOf(agent, servers)) {
            const own = String(name);
            const said = (0,json_value/* isJson */.Fh)(servers) ? describeServer(own, servers[own], refused) : describeServers(servers);
            const id = [...said.path, said.message].join('.');
            const place = places.get(id) ?? { ...said, path: [...below, ...said.path], lost: {} };
            place.lost[key] ??= `${agent.title} ${COSTS[lone ? 'server' : (agent.servers?.costs ?? 'server')]}`;
            places.set(id, place);
        }
    const line = (0,json_text/* lineIn */.Wg)(bare);
    return [...places.values()].map(({ path: at, message, lost, fix }) => refuse(line(at), `${at.join('.')}: ${message}`, fix, lost));
}
const isServer = (value) => (0,json_value/* isJson */.Fh)(value) && ('command' in value || 'url' in value);
const faultsOf = ({ servers }, value) => (0,json_value/* isJson */.Fh)(value) ? (servers?.findFaults(value) ?? []) : servers ? [{ path: [] }] : [];

// EXTERNAL MODULE: ./build/lib/agents/interface/hook-facts.js
var interface_hook_facts = __webpack_require__(64526);
// EXTERNAL MODULE: ./build/lib/skill/hooks.js
var hooks = __webpack_require__(52802);
// EXTERNAL MODULE: ./build/lib/lint/plugin/hook-groups.js
var hook_groups = __webpack_require__(38724);
// EXTERNAL MODULE: ./build/lib/skill/hook-answer.js
var hook_answer = __webpack_require__(90378);
// EXTERNAL MODULE: ./build/lib/skill/program-names.js
var program_names = __webpack_require__(34267);
// EXTERNAL MODULE: ./build/lib/skill/script-names.js
var script_names = __webpack_require__(12214);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
;// CONCATENATED MODULE: ./build/lib/lint/plugin/hook-shape.js
/** A hooks file, or a group of one, that agents refuse \u2192 where it has another shape than theirs, and what to write there. */






/** What is no JSON has no shape to speak of. */
function describeBroken(text) {
    const event = (0,hook_groups/* findBareEvent */._D)((0,json_value/* parseObject */.lj)(text) ?? {});
    if (event !== undefined) {
        const line = text.split('\n').findIndex((each) => each.includes(`"${event}"`)) + 1;
        const message = `${event} stands at the top of the file, and not below \`hooks\`, so no agent will run these hooks`;
        return { line, message, fix: `write {"hooks": {"${event}": \u2026}} around what is there.` };
    }
    const json = (0,hook_groups/* readHookJson */.Mj)(text);
    const wrong = json && (0,hooks/* readCommands */.P4)(json.fields);
    if (json && wrong && !Array.isArray(wrong))
        return { line: json.line(wrong.path), ...describeShape(wrong) };
    const { line, message, fix } = findProblem(text);
    return { line, message: `the hooks file cannot be read: ${message}`, fix };
}
const HOOK = '{"type": "command", "command": "\u2026"}';
const ENTRY = `{"matcher": "Bash", "hooks": [${HOOK}]}`;
function describeShape({ path, value, must_be }) {
    const name = path.join('.').replace(/\.(\d+)/g, '[$1]');
    const lost = 'so no agent will run these hooks';
    if (value === undefined)
        return { message: `it has no \`${name}\`, ${lost}`, fix: `write {"hooks": {"PreToolUse": [${ENTRY}]}}.` };
    const is = Array.isArray(value) ? 'a list' : (0,json_value/* isJson */.Fh)(value) ? 'an object' : JSON.stringify(value);
    const be = must_be === 'object' ? 'an object' : must_be === 'list' ? 'a list' : 'one text';
    const words = Array.isArray(value) ? value.join(' ') : '\u2026';
    const fix = must_be === 'text'
        ? `write ${JSON.stringify(words)}.`
        : must_be === 'list' && (0,json_value/* isJson */.Fh)(value)
            ? 'put [ ] around it.'
            : `write ${path.length === 1 ? `{"PreToolUse": [${ENTRY}]}` : must_be === 'list' ? `[${path.length === 2 ? ENTRY : HOOK}]` : path.length === 3 ? ENTRY : HOOK}.`;
    return { message: `${name} is ${is}, and must be ${be}, ${lost}`, fix };
}
/** All of Claude Code 2.1.330; the others have some of them. */
const hook_shape_TYPES = ['command', 'prompt', 'agent', 'http', 'mcp_tool'];
function lintShape(group) {
    const { fields, name, readers } = group;
    const { matcher } = fields;
    if (!('hooks' in fields))
        return refuse(group, {
            message: `${name} has no list \`hooks\``,
            fix: 'write {"matcher": "\u2026", "hooks": [{"type": "command", "command": "\u2026"}]} in its place.',
        });
    if (Array.isArray(matcher)) {
        const fix = `write "${matcher.join('|')}": it is one text.`;
        return refuse(group, { path: ['matcher'], message: `the matcher of ${name} is a list`, fix });
    }
    const found = (0,json_value/* objects */.JD)(fields['hooks']).flatMap((entry, index) => {
        const [own, path] = [`${name}.hooks[${index}]`, ['hooks', String(index)]];
        if (!('type' in entry))
            return refuse(group, { path, message: `${own} has no \`type\``, fix: 'add "type": "command" to it.' });
        const type = String(entry['type']);
        if (hook_shape_TYPES.includes(type))
            return [];
        const message = `${own} has the type '${type}', which no agent knows`;
        return refuse(group, { path: [...path, 'type'], message, fix: 'write "type": "command".', is_error: true });
    });
    const [fault] = found.length > 0 ? [] : readers.flatMap(({ agent }) => agent.hook_facts.faultOf?.(fields) ?? []);
    if (!fault)
        return found;
    const { path, expected } = fault;
    const value = path.reduce((one, key) => one?.[key], fields);
    const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
    const is = value === undefined ? 'is missing' : `is ${(0,text_escape/* oneLine */.TN)(JSON.stringify(value), 60)}`;
    const must = expected === null ? '' : `, and must be ${/^[aeio]/.test(expected) ? 'an' : 'a'} ${expected}`;
    return refuse(group, {
        path: path.map(String),
        message: `${name}${place} ${is}${must}`,
        fix: fixValue(value, expected, String(path.at(-1))),
        refuses: ({ faultOf }) => Boolean(faultOf?.(fields)),
    });
}
/** Nothing where all agents that read it run it all the same. */
function refuse({ readers, event, at, fields, shipped }, refusal) {
    const { path = [], message, fix, is_error, refuses = ({ incomplete }) => incomplete === true } = refusal;
    const costOf = ({ guards, faultOf }) => {
        if (guards?.includes(event))
            return shipped ? 'drops the whole plugin for it' : 'runs no hook of that file for it';
        return Array.isArray(fields['matcher']) && !faultOf ? 'runs no hook of that event for it' : 'does not run it';
    };
    const consequences = (0,hook_groups/* consequencesOf */.DO)(readers, (reader) => {
        const { hook_facts } = reader.agent;
        return (0,hook_groups/* takesEvent */.vd)(reader, event) && refuses(hook_facts) && costOf(hook_facts);
    });
    if (consequences === null && !is_error)
        return [];
    return [(0,lint_finding/* asError */.zR)('hook-shape', at(...path), message, fix, consequences ?? {})];
}
function fixValue(value, expected, field) {
    if (value === undefined)
        return `add "${field}".`;
    if (expected === 'number' && Number.isFinite(Number(value)))
        return `write ${Number(value)}, without quotes.`;
    if (expected === 'string' && typeof value !== 'object')
        return `write "${value}", in quotes.`;
    // Without it the hook is run for every tool.
    if (field === 'matcher')
        return 'write the names of tools as one text, such as "Bash|Write".';
    return expected === 'array' && (0,json_value/* isJson */.Fh)(value) ? 'put [ ] around it.' : `correct "${field}", or take it out.`;
}

;// CONCATENATED MODULE: ./build/lib/lint/plugin/hook-rules.js
/** Checks the hook declarations of a source and the scripts they name: findings about hooks that silently do nothing or allow every call. */










function lintHooks(files, agents = []) {
    return files.flatMap((hook) => {
        const location = { file: hook.file, line: 1, subject: hook.file, consequences: {} };
        const commands = (0,hooks/* commandsOf */.Kf)(hook.text);
        if (!commands) {
            const { line, message, fix } = describeBroken(hook.text);
            return [(0,lint_finding/* asError */.zR)('hook-shape', { ...location, line }, message, fix)];
        }
        const at = (words) => {
            const line = hook.text.split('\n').findIndex((text) => text.includes(words)) + 1;
            return { ...location, line: Math.max(line, 1) };
        };
        return commands.flatMap((one) => [
            ...hook_rules_lintProgram(one, at(JSON.stringify(one.command))),
            ...(0,hooks/* scriptsOf */.Sf)(one.command).flatMap((path) => lintScript(path, one, hook, at(path), agents)),
            ...lintAnswers(null, one.command, one.event, at(JSON.stringify(one.command)), agents),
        ]);
    });
}
const OPEN = 'a hook that cannot start decides nothing: an agent makes the call all the same, or refuses every one.';
function hook_rules_lintProgram({ command }, where) {
    return (0,script_names/* programsIn */.T)(command).flatMap((name) => {
        const near = (0,program_names/* nearProgram */.f)(name);
        if (near === null)
            return [];
        return [
            (0,lint_finding/* asError */.zR)('hook-missing', where, `its command starts \`${name}\`, and there is no such program`, `write ${near}; ${OPEN}`),
        ];
    });
}
function lintScript(path, { command, event }, hook, location, agents) {
    if (!Object.hasOwn(hook.scripts, path))
        return [];
    const script = hook.scripts[path] ?? null;
    const stuck = (0,hooks/* explainStuck */.QX)(path, command, script);
    const missing = { rule: 'hook-missing', severity: 'error', ...location, message: stuck ?? '' };
    const meant = hook.meant?.[path];
    if (!script)
        return [
            {
                ...missing,
                fix: `${meant ? `write ${meant}` : `bring the file back, correct the path, or remove the hook's entry`}; ${OPEN}`,
            },
        ];
    if (script.broken) {
        const { line, cure = 'correct that line' } = script.broken;
        return [{ ...missing, file: `${hook.folder}${path}`, line, fix: `${cure}; ${OPEN}` }];
    }
    const lost = hook.shipped && !hook.unread && !ROOTED.test(command) ? listLost(command, path, agents) : [];
    if (lost.length > 0)
        return [
            (0,lint_finding/* asError */.zR)('hook-missing', location, `its command names ${path} in the user's project, and the file is in the plugin`, `name it from the plugin's folder: "\${CLAUDE_PLUGIN_ROOT}/${path}" (of Gemini CLI \${extensionPath}).`, Object.fromEntries(lost)),
        ];
    const findings = stuck === null ? [] : [{ ...missing, fix: (0,front_matter_problem/* doneByFix */.TU)(`run \`${(0,quote_shell/* chmodCommand */.vg)(hook.folder + path)}\``) }];
    const exits = script.text.split('\n').findIndex((text) => /\bexit\s*\(?\s*1\b/.test(text));
    if (hooks/* BEFORE_A_CALL */.vA.test(event) && exits >= 0 && !DECIDES.test(script.text) && !HANDS_ON.test(script.text)) {
        const message = `${path}:${exits + 1} exits with 1, and the script never denies the call`;
        findings.push((0,lint_finding/* asWarning */.PQ)('hook-fails-open', location, message, REFUSE, EXIT_1));
    }
    const mute = hooks/* BEFORE_A_CALL */.vA.test(event) && !SAYS_WHY.test(script.text) ? MUTE.exec(script.text) : null;
    const lets = agents.filter(({ agent: { hook_facts } }) => hook_facts.needs_reason && hook_facts.events.includes(event));
    if (mute && lets.length > 0) {
        const message = `${path}:${script.text.slice(0, mute.index).split('\n').length} exits with 2, and its reason is not on stderr`;
        const costs = Object.fromEntries(lets.map((one) => [one.key, `${(0,hook_groups/* nameReader */.n1)(one)} lets the call through`]));
        findings.push((0,lint_finding/* asWarning */.PQ)('hook-fails-open', location, message, 'write the reason to stderr (`>&2`).', costs));
    }
    findings.push(...lintAnswers(path, script.text, event, location, agents));
    return findings;
}
/** What a script that refuses by its answer alone prints, where agents do not read it. */
function lintAnswers(path, text, event, location, agents) {
    // A hook for a permission answers in a form of its own.
    if (!hooks/* BEFORE_A_CALL */.vA.test(event) || !(0,interface_hook_facts/* isAboutTools */.NQ)(event) || EXITS_2.test(text) || HANDS_ON.test(text))
        return [];
    const loose = (0,hook_answer/* findLooseRefusal */.Ss)(text);
    if (loose !== null) {
        const from = path === null ? 'its command' : `${path}:${loose.line}`;
        const message = `${from} refuses the call with ${loose.words}, and ends with 0: no agent takes that for a refusal`;
        return [(0,lint_finding/* asWarning */.PQ)('hook-fails-open', location, message, REFUSE)];
    }
    const refusals = ((0,hook_answer/* readAnswers */.Mr)(text) ?? []).flatMap(hook_answer/* refusalsIn */.z0);
    const lost = agents.filter((one) => (0,hook_groups/* takesEvent */.vd)(one, event) && (0,interface_hook_facts/* explainUnread */.H8)(refusals, one.agent) !== null);
    const form = lost[0]?.agent.hook_facts.denies?.[0];
    if (form === undefined)
        return [];
    const words = [...new Set(refusals.map((one) => one.words))].join(' and ');
    const place = path === null ? 'its command' : `${path}:${text.slice(0, text.search(/[dD]ecision\b/)).split('\n').length}`;
    const message = `${place} refuses the call with ${words} alone`;
    const why = 'does not read that, and lets the call through';
    const costs = Object.fromEntries(lost.map((one) => [one.key, `${(0,hook_groups/* nameReader */.n1)(one)} ${why}`]));
    return [(0,lint_finding/* asWarning */.PQ)('hook-fails-open', location, message, `print ${hook_answer/* DENY_ANSWERS */.HC[form]}.`, costs)];
}
const REFUSE = 'exit with 2 and the reason on stderr, or print a deny decision as JSON.';
const EXIT_1 = {
    claude: 'exit 1 does not block the call',
    codex: 'exit 1 does not block the call',
    copilot: 'exit 1 blocks the call, but without the reason',
};
/** Words, and then the end: what a program in between prints is not known. */
const MUTE = /\b(?:echo|printf|print|console\.log)\b[^\n;]*[;\n]\s*(?:(?:sys|process)\.)?exit\s*\(?\s*2\b/;
const SAYS_WHY = />&\s*2|stderr|console\.(?:error|warn)|permissionDecision|"decision"/;
/** Where the plugin is, in the words of any agent; a command may change into it first. */
const ROOTED = /PLUGIN_ROOT|PLUGIN_DIR|extensionPath/;
const OF_PROJECT = /\$\{?\w*PROJECT_DIR/;
function listLost(command, path, agents) {
    const named = OF_PROJECT.test(command);
    return agents.flatMap(({ key, agent: { title, hook_facts } }) => {
        if (hook_facts.events.length === 0)
            return [];
        if (named)
            return [[key, `there is no ${path} in the project`]];
        return hook_facts.starts_in === 'project'
            ? [[key, `${title} starts hooks in the project, where there is no ${path}`]]
            : [];
    });
}
/** Words by which a script refuses a call. */
const EXITS_2 = /\bexit\s*\(?\s*2\b/;
const DECIDES = /\bexit\s*\(?\s*2\b|permissionDecision|"decision"/;
/** What another program decides is not in this file. */
const HANDS_ON = /^\s*(?:exec|source|\.)\s|"\$@"|\brequire\(\s*['"]\.|\bfrom\s+['"]\.|\bimport\(|^from\s+\S+\s+import\s|\bsubprocess\b|\bspawn|\bexecFile/m;

;// CONCATENATED MODULE: ./build/lib/lint/plugin/hook-entry-rule.js
/** The entries of a hooks file \u2192 findings about those that lack what an agent needs to run them, and that use variables which it does not set. */









const lintHookEntries = (files, facts) => files.flatMap((hook) => (0,hook_groups/* readGroups */.b5)(hook, facts).flatMap((group) => [
    // What the file as a whole is not is said of it already.
    ...((0,hooks/* commandsOf */.Kf)(hook.text) ? lintShape(group) : []),
    ...((0,hook_groups/* isNobodys */.d7)(hook, facts) ? [] : lintVariables(group, hook)),
    ...lintWait(group, hook),
]));
/** Milliseconds are round; so few of them end a hook that has hardly started. */
const isInMilliseconds = (timeout) => timeout >= 1000 && timeout % 500 === 0;
const FEW = 300;
function explainTimeout(timeout, { timeout: unit }) {
    if (typeof timeout !== 'number')
        return null;
    if (unit === 's' && isInMilliseconds(timeout))
        return `counts seconds, so a hook that hangs holds it up for ${Math.round(timeout / 60)} minutes`;
    return unit === 'ms' && timeout <= FEW ? `counts milliseconds, and stops the hook after ${timeout / 1000} s` : null;
}
function lintWait({ fields, readers, event, name, at }, hook) {
    const takers = readers.filter((reader) => (0,hook_groups/* takesEvent */.vd)(reader, event));
    const units = new Set(takers.flatMap(({ agent: { hook_facts } }) => hook_facts.timeout ?? []));
    return (0,json_value/* objects */.JD)(fields['hooks']).flatMap((entry, index) => {
        const find = (field, fix, explain) => {
            const consequences = (0,hook_groups/* consequencesOf */.DO)(takers, ({ agent }) => explain(agent.hook_facts));
            const message = `${name}.hooks[${index}] has \`${field}\`: ${entry[field]}`;
            const where = at('hooks', String(index), field);
            return consequences ? [(0,lint_finding/* asWarning */.PQ)('hook-wait', where, message, fix, consequences)] : [];
        };
        const { timeout, command } = entry;
        const scripts = (0,hooks/* scriptsOf */.Sf)(String(command)).map((path) => hook.scripts[path]?.text ?? '');
        const decides = hooks/* BEFORE_A_CALL */.vA.test(event) && [String(command), ...scripts].some((text) => DECIDES.test(text));
        const cure = Number(timeout) > FEW ? Number(timeout) / 1000 : Number(timeout) * 1000;
        const meant = units.size > 1 ? 'leave `timeout` out: no number is right for both.' : `write ${cure}.`;
        return [
            ...find('timeout', meant, (facts) => explainTimeout(timeout, facts)),
            ...(entry['async'] === true && decides
                ? find('async', 'leave `async` out, so that the call waits for the answer.', ({ async_hook }) => async_hook)
                : []),
        ];
    });
}
const EVERY_VARIABLE = [
    ...new Set(Object.values(lib_agents/* AGENTS */.jw).flatMap(({ hook_facts: { sets } }) => [...sets.plugin, ...sets.project])),
];
/** What a path begins with. */
const FOLDERS = EVERY_VARIABLE.filter((name) => /ROOT|DIR$/.test(name));
/** Only those that some agent sets: others are the user's own. */
function lintVariables({ fields, readers, event, name, at }, hook) {
    const shipped = hook.shipped === true;
    return (0,json_value/* objects */.JD)(fields['hooks']).flatMap((entry, index) => {
        const command = entry['command'];
        if (typeof command !== 'string')
            return [];
        const place = at('hooks', String(index), 'command');
        const unknown = [...command.matchAll(/\$\{?(\w*(?:PLUGIN|PROJECT)_\w+)(?!\w|:[-=])/g)].flatMap(([, word = '']) => {
            const near = EVERY_VARIABLE.includes(word) ? null : (0,suggest/* suggest */.ZA)(word, FOLDERS);
            const message = `${name}.hooks[${index}] uses $${word}, which no agent sets`;
            return near ? [(0,lint_finding/* asError */.zR)('hook-variable', place, message, `write \${${near}}.`)] : [];
        });
        const fixed = listFixed(command).map((path) => {
            const fix = shipped
                ? `name it from the plugin's folder: "\${CLAUDE_PLUGIN_ROOT}/\u2026".`
                : 'name it from the root of the project, where its hooks start.';
            const message = `${name}.hooks[${index}] names ${path}, a path that is on one machine alone`;
            return (0,lint_finding/* asWarning */.PQ)('hook-missing', place, message, fix);
        });
        const message = `${name}.hooks[${index}] has \\ in a path, which the shell of Linux and macOS takes away`;
        const slashes = /[\w}"]\\[\w-]+(?:\\[\w.-]+)*\.\w{2,3}\b/.test(command)
            ? [(0,lint_finding/* asError */.zR)('hook-missing', place, message, 'write / in place of each \\.')]
            : [];
        const known = EVERY_VARIABLE.flatMap((variable) => {
            // One with a default beside it is one that its author knows to be unset somewhere.
            const plain = new RegExp(`\\$(?:${variable}\\b|\\{${variable}\\})`).test(command);
            const isRead = (0,hooks/* scriptsOf */.Sf)(command).some((path) => hook.scripts[path]?.text.includes(variable));
            const explain = (reader) => {
                const { hook_facts } = reader.agent;
                const { replaces, script_lacks } = hook_facts;
                if (plain && !setsOf(reader, shipped).includes(variable))
                    return [`sets no ${variable} for ${kindOf(shipped)}`];
                if (!shipped || !replaces?.includes(variable))
                    return null;
                if ((0,interface_hook_facts/* findUnreplaced */.Tn)(command, hook_facts) === variable)
                    return [`knows it as \${${variable}} alone`, `write \${${variable}}.`];
                const given = `${variable}="\${${variable}}"`;
                return isRead && script_lacks && !command.includes(`${variable}=`)
                    ? [script_lacks, `begin the command with ${given}.`]
                    : null;
            };
            const consequences = (0,hook_groups/* consequencesOf */.DO)(readers, (reader) => (0,hook_groups/* takesEvent */.vd)(reader, event) && explain(reader)?.[0]);
            if (consequences === null)
                return [];
            const lost = readers.filter(({ key }) => key in consequences);
            const cures = new Set(lost.map((reader) => explain(reader)?.[1] ?? fixOf(lost, shipped)));
            const [fix = ''] = cures.size === 1 ? cures : [fixOf(lost, shipped)];
            const message = `${name}.hooks[${index}] uses $${variable}`;
            return [(0,lint_finding/* asWarning */.PQ)('hook-variable', place, message, fix, consequences)];
        });
        return [...unknown, ...slashes, ...fixed, ...known];
    });
}
/** Words that are paths from the root: below a user's home, or of a script. What a system has of its own is everywhere. */
const listFixed = (command) => [...command.matchAll(/(?<=^|[\s;|&(=])["']?(\/[\w./@+-]+)/g)]
    .map(([, path = '']) => path)
    .filter((path) => /^\/(?:home|Users|root)\//.test(path) || /\.(?:sh|py|[cm]?[jt]s|rb)$/.test(path));
const setsOf = ({ agent: { hook_facts } }, shipped) => shipped ? hook_facts.sets.plugin : hook_facts.sets.project;
const kindOf = (shipped) => (shipped ? 'the hooks of a plugin' : 'the hooks of a project');
function fixOf(lost, shipped) {
    const known = lost.map((reader) => {
        const sets = setsOf(reader, shipped);
        return sets.length > 0 ? `${reader.agent.title}: ${sets.join(', ')}` : null;
    });
    const named = [...new Set(known.filter((one) => one !== null))].join('; ');
    const where = shipped ? '' : ' Hooks of a project start in its root, where a relative path will do.';
    return `${named ? `use what it sets (${named}).` : 'use no variable there.'}${where}`;
}

;// CONCATENATED MODULE: ./build/lib/lint/plugin/hook-input-rule.js
/** The commands and scripts of hooks \u2192 findings about variables in which their authors look for the call, and which no agent sets. */




/** Of a shell, of Node or of Python. One with a default that the shell puts in its place is known to be unset somewhere. */
const READ = /(?:\$\{?|\benv(?:iron)?\b\W{1,3}(?:get\W{1,3})?|\bgetenv\W{1,3})((?:CLAUDE|CODEX|COPILOT|GEMINI|QWEN)_(?:TOOL_\w+|FILE_PATHS?|HOOK_INPUT\w*))(?!\w|:[-=])/g;
/** What reads stdin has the call; the variable is what it falls back on. */
const READS_STDIN = /stdin|\bcat\s*(?:-\s*)?(?:[)|>`]|$)|readFileSync\(\s*0|\bread\s+-?\w|\binput\(\)/m;
/** Hooks of Claude Code 2.1.330, Codex 0.169.0, Copilot CLI 1.0.102, Gemini CLI 0.61.0 and Qwen Code 0.24.4 listed their environment: no name of it has such words. */
const lintHookInputs = (files, facts) => files.flatMap((hook) => (0,hook_groups/* readGroups */.b5)(hook, facts).flatMap(({ fields, name, at }) => (0,json_value/* objects */.JD)(fields['hooks']).flatMap(({ command }, index) => {
    if (typeof command !== 'string')
        return [];
    const scripts = (0,hooks/* scriptsOf */.Sf)(command).map((path) => [path, hook.scripts[path]?.text ?? '']);
    return [['', command], ...scripts].flatMap(([path, text]) => {
        const [found] = [...text.matchAll(READ)].filter(([, word = '']) => !text.includes(`${word}=`));
        if (found === undefined || READS_STDIN.test(text))
            return [];
        const line = text.slice(0, found.index).split('\n').length;
        const place = path === '' ? `${name}.hooks[${index}]` : `${path}:${line}`;
        const field = /FILE/.test(text) ? 'file_path' : 'command';
        return [
            (0,lint_finding/* asWarning */.PQ)('hook-variable', at('hooks', String(index), 'command'), `${place} reads $${found[1]}, which no agent sets, so it never sees the call`, `read the call from stdin, where it is JSON: in a shell, \`jq -r .tool_input.${field}\`.`),
        ];
    });
})));

// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/lib/text/name-call.js
var name_call = __webpack_require__(24376);
;// CONCATENATED MODULE: ./build/lib/lint/plugin/hook-word-rule.js
/** The place of a hooks file and the words that agents compare, its events and matchers \u2192 findings about hooks that wait for nothing. */








function lintHookWords(files, facts) {
    return files.flatMap((hook) => {
        const groups = (0,hook_groups/* readGroups */.b5)(hook, facts);
        const unknown = new Set();
        const all = (0,lib_agents/* hookReaders */.yD)(hook.file.slice(facts.prefix.length));
        const words = groups.flatMap(({ event, fields, readers, at }) => {
            if (!all.some((agent) => (0,hook_groups/* takesEvent */.vd)({ agent }, event))) {
                if (unknown.has(event))
                    return [];
                unknown.add(event);
                return [describeEvent(event, readers.length > 0 ? readers.map(({ agent }) => agent) : all, at(-1))];
            }
            // Copilot CLI's own form has no list `hooks`.
            const isKnown = Array.isArray(fields['hooks']) && !unknown.has(event);
            const others = isKnown ? describeSpelling(event, readers, at(-1)) : [];
            if (others.length > 0)
                unknown.add(event);
            const { matcher } = fields;
            const takers = readers.filter((reader) => (0,interface_hook_facts/* isAboutTools */.NQ)(event) && (0,hook_groups/* takesEvent */.vd)(reader, event));
            return [...others, ...(typeof matcher === 'string' ? describeMatcher(matcher, takers, at('matcher')) : [])];
        });
        return [...lintPlace(hook, files, facts), ...words];
    });
}
function lintPlace(hook, files, facts) {
    const { agents, prefix } = facts;
    const { file, named, unread } = hook;
    const path = file.slice(prefix.length);
    const where = { file, line: 1, subject: file };
    // Beside one that is read it is another program's.
    const isAlone = files.every((one) => one.folder !== hook.folder || one.unread || hook_groups/* OF_PROJECT */.W$.test(one.file));
    const isMeant = (0,suggest/* suggest */.ZA)(file.split('/').at(-1) ?? '', ['hooks.json']) !== null;
    if (unread && isAlone && isMeant && (0,hooks/* commandsOf */.Kf)(hook.text)?.length)
        return [(0,lint_finding/* asError */.zR)('hook-unread', where, MISNAMED, 'rename it to hooks.json.')];
    if (named || unread || hook_groups/* OF_PROJECT */.W$.test(path))
        return [];
    if ((0,hook_groups/* isNobodys */.d7)(hook, facts))
        return [(0,lint_finding/* asWarning */.PQ)('hook-unread', where, 'no agent reads it: nothing makes a plugin of this folder', DECLARE)];
    const isRoot = !path.endsWith('hooks/hooks.json');
    const lost = agents.filter(({ agent: { hook_facts } }) => hook_facts.events.length > 0 && !hook_facts.takes_root);
    if (!isRoot || lost.length === 0)
        return [];
    const message = 'not every agent looks for the hooks of a plugin there';
    const costs = Object.fromEntries(lost.map((one) => [one.key, `${(0,hook_groups/* nameReader */.n1)(one)} does not read it`]));
    return [(0,lint_finding/* asWarning */.PQ)('hook-unread', where, message, 'move it to hooks/hooks.json of the plugin.', costs)];
}
const MISNAMED = 'no agent reads a hooks file of this name, unless a manifest names it';
const DECLARE = 'add .claude-plugin/plugin.json ({"name": "\u2026"}), or declare the hooks of a project in .claude/settings.json, .codex/hooks.json or .github/hooks/.';
function describeEvent(event, readers, where) {
    const known = readers.map(({ hook_facts }) => hook_facts.events);
    const meant = listMeant(event, known).slice(0, 2).join(' or ');
    const isOthers = hook_groups/* ALL_EVENTS */.CQ.includes(event);
    const who = isOthers ? 'no agent that reads this file' : 'no agent';
    const message = `${who} has a hook event '${event}', so these hooks never run`;
    const lacking = isOthers ? readers.map(({ title }) => title).join(' or ') : 'the agent';
    const [first = [], ...others] = known;
    const shared = first.filter((name) => others.every((events) => events.includes(name)));
    const such = shared.length > 0 ? ` (${(0,count/* listFew */.lE)(shared, 8)})` : '';
    const fix = meant ? `write ${meant}.` : `name an event that ${lacking} has${such}; letter case counts.`;
    return (0,lint_finding/* asError */.zR)('hook-event', where, message, fix);
}
/** What is nearest to it for most agents, or else what begins so, as most of them spell that. */
function listMeant(event, known) {
    const other = event.replace(/^before/i, 'Pre').replace(/^after/i, 'Post');
    const isSame = (one, name) => one.toLowerCase() === name.toLowerCase();
    const back = event.replace(/^Pre/, 'Before').replace(/^Post/, 'After');
    // The right name of another agent's event is no misspelling.
    const words = [other, event, back].filter((word) => word !== event || !hook_groups/* ALL_EVENTS */.CQ.includes(event));
    const near = known.flatMap((events) => words.flatMap((word) => (0,suggest/* suggest */.ZA)(word, events) ?? []).slice(0, 1));
    const isBegun = (name) => event.length > 3 && isSame(other, name.slice(0, other.length));
    const found = near.length > 0 ? near : known.flat().filter(isBegun);
    const votes = (name) => found.filter((one) => isSame(one, name)).length;
    const takers = (name) => known.filter((events) => events.includes(name)).length;
    const sorted = found.toSorted((a, b) => votes(b) - votes(a) || takers(b) - takers(a));
    const unlike = sorted.filter((name, at) => sorted.findIndex((one) => isSame(one, name)) === at);
    return near.length > 0 ? unlike.slice(0, 1) : unlike;
}
/** Of an event that some agent has in these letters, and another only in other ones. */
function describeSpelling(event, readers, where) {
    const own = readers.flatMap((reader) => {
        const name = (0,hook_groups/* takesEvent */.vd)(reader, event) ? undefined : (0,interface_hook_facts/* findEvent */.MY)(event, reader.agent.hook_facts);
        return name === undefined ? [] : [{ reader, name }];
    });
    const [first] = own;
    if (first === undefined)
        return [];
    const as = readers.some((reader) => (0,hook_groups/* takesEvent */.vd)(reader, event)) ? lint_finding/* asWarning */.PQ : lint_finding/* asError */.zR;
    const costs = own.map(({ reader, name }) => [
        reader.key,
        `${(0,hook_groups/* nameReader */.n1)(reader)} calls it ${name}, so these hooks never run`,
    ]);
    const message = `not every agent spells the event as '${event}'`;
    return [as('hook-event', where, message, `write ${first.name}.`, Object.fromEntries(costs))];
}
function describeMatcher(matcher, readers, where) {
    const unfound = readers.flatMap((reader) => {
        const found = (0,interface_hook_facts/* explainUnfound */.v1)(matcher, reader.agent.hook_facts);
        return found ? [{ ...found, reader }] : [];
    });
    if (unfound.length === 0)
        return describeMisspelt(matcher, readers, where);
    const names = new Set(unfound.flatMap(({ names: own }) => own));
    const lost = unfound.map(({ reader, why }) => [
        reader.key,
        `${(0,hook_groups/* nameReader */.n1)(reader)}${matcher === '' ? ' ' : ': '}${why}`,
    ]);
    const costs = Object.fromEntries(lost);
    if (matcher === '') {
        const fix = 'leave `matcher` out where the hook is for every tool.';
        return [(0,lint_finding/* asWarning */.PQ)('hook-matcher', where, 'a matcher is empty', fix, costs)];
    }
    // A hook that no agent runs is as good as none.
    const as = unfound.length === readers.length ? lint_finding/* asError */.zR : lint_finding/* asWarning */.PQ;
    const message = `the matcher '${matcher}' does not match the tool that it names`;
    return [as('hook-matcher', where, message, hook_word_rule_fixOf(matcher, [...names]), costs)];
}
const ALL_FACTS = Object.values(lib_agents/* AGENTS */.jw).map(({ hook_facts }) => hook_facts);
const isShell = (name) => (0,name_call/* isSameTool */.N8)(name, 'Bash');
/** A name alone, of no tool of any agent; one in small letters may be of a server. A pattern may be meant for any. */
function describeMisspelt(matcher, readers, where) {
    const words = matcher.split(/[|,]/).map((word) => word.trim());
    const isKnown = (word) => ALL_FACTS.some((facts) => (0,interface_hook_facts/* findsTool */.p)(word, (0,interface_hook_facts/* toolNames */.$p)(facts), facts));
    const unknown = words.filter((word) => /^\w{4,}$/.test(word) && !isKnown(word));
    const shells = [...new Set(readers.flatMap(({ agent: { hook_facts } }) => hook_facts.tools.filter(isShell)))];
    return unknown.flatMap((word) => {
        const near = readers.flatMap((reader) => {
            const name = (0,suggest/* suggest */.ZA)(word, reader.agent.hook_facts.tools);
            return name === null || Math.abs(name.length - word.length) > 2 ? [] : [{ reader, name }];
        });
        const [first] = near;
        if (readers.length === 0 || (first === undefined && !/^[A-Z]/.test(word)))
            return [];
        const costs = near.map(({ reader, name }) => [reader.key, `${(0,hook_groups/* nameReader */.n1)(reader)} calls the nearest ${name}`]);
        const message = `the matcher '${matcher}' has a word that is no tool: ${word}`;
        const fix = first
            ? `write "${words.map((each) => (each === word ? first.name : each)).join('|')}".`
            : `no tool of an agent here has this name: write its own (a shell is ${shells.join(' or ')}), or leave \`matcher\` out.`;
        const as = unknown.length === words.length ? lint_finding/* asError */.zR : lint_finding/* asWarning */.PQ;
        return [as('hook-matcher', where, message, fix, Object.fromEntries(costs))];
    });
}
/** `Bash(npm *)` is a rule of permissions; what a call says is for the hook to look at. */
const hook_word_rule_fixOf = (matcher, names) => {
    const name = names.join('|');
    if (/^[\w, ]+$/.test(matcher) && matcher.includes(','))
        return `write "${matcher.split(/[, ]+/).join('|')}": a | stands between names.`;
    return /\(.*[ *:]/.test(matcher)
        ? `write "${name}": a matcher is the tool's name, and the hook itself looks at the call.`
        : `write "${name}" for it.`;
};

// EXTERNAL MODULE: ./build/lib/input/group-by.js
var group_by = __webpack_require__(99960);
// EXTERNAL MODULE: ./build/lib/skill/package/manifest.js
var manifest = __webpack_require__(89924);
// EXTERNAL MODULE: ./build/lib/skill/plugin-part.js
var plugin_part = __webpack_require__(67561);
;// CONCATENATED MODULE: ./build/lib/lint/plugin/manifest-rule.js
/** The plugin.json of each plugin \u2192 findings about those that an agent refuses, whole or in a field, and about fields that none reads. */












/** texts: of the manifests. */
function lintManifests(texts, { source, agents, prefix }) {
    const folders = [...(0,group_by/* groupBy */.$)(source.plugins, ({ folder }) => folder).values()];
    return folders.flatMap((same) => {
        const readers = agents.filter(({ install }) => !(0,agent_key/* isBare */.JE)(install) && same.some(({ entry }) => (install === 'marketplace') === (entry !== null)));
        const [plugin] = same;
        return Object.keys(plugin.manifests).flatMap((path) => {
            const file = external_node_path_.posix.join(plugin.folder, path);
            const text = texts.find((one) => one.path === file)?.text ?? '';
            return lintManifest({ plugin, path, text, file: `${prefix}${file}`, source_name: source.name }, readers);
        });
    });
}
function lintManifest({ plugin, path, text, file, source_name }, readers) {
    const fields = plugin.manifests[path] ?? null;
    const faults = readers.flatMap(({ key, agent }) => (agent.findManifestFaults?.(plugin) ?? [])
        .filter((fault) => fault.file === path)
        .map((fault) => ({ key, agent, fault })));
    const costsOf = (all) => Object.fromEntries(all.map(({ key, agent, fault: { costs } }) => [key, `${agent.title} ${manifest_rule_COSTS[costs]}`]));
    if (fields === null) {
        const { line, message, fix } = findProblem(text);
        const name = (external_node_path_.posix.basename(plugin.folder) || source_name).replace(/\s+/g, '-');
        const write = text.trim() === '' ? `write {"name": "${name}"}.` : fix;
        const where = { file, line, subject: file };
        return [
            (0,lint_finding/* asError */.zR)('plugin-manifest', where, `the plugin manifest cannot be read: ${message}`, write, costsOf(faults)),
        ];
    }
    const line = (0,json_text/* lineIn */.Wg)(text);
    const refused = [...(0,group_by/* groupBy */.$)(faults, ({ fault }) => fault.path.join('.')).values()].map((all) => {
        const { fault } = all[0];
        const as = all.some((one) => one.fault.costs === 'plugin') ? lint_finding/* asError */.zR : lint_finding/* asWarning */.PQ;
        const [field, name, ...refused] = fault.path;
        const servers = (0,json_value/* asFields */.qI)(fields['mcpServers']);
        const said = field === 'mcpServers' && typeof name === 'string' && describeServer(name, servers[name], refused);
        const path = said ? ['mcpServers', ...said.path] : fault.path;
        const where = { file, line: line(path), subject: path.join('.') };
        const [message, fix] = said ? [said.message, said.fix] : [(0,field_fault/* sayFault */.iM)(fault), `${fault.fix ?? 'correct it'}.`];
        return as('plugin-manifest', where, message, fix, costsOf(all));
    });
    return [
        ...refused,
        ...((0,manifest/* packageOf */.wg)(plugin)
            ? []
            : Object.keys(fields).flatMap((field) => lintField(field, { file, line: line([field]), subject: field }))),
    ];
}
const manifest_rule_COSTS = {
    plugin: 'drops the whole plugin, with its skills',
    field: 'leaves the field out, and versions up to 2.1.197 drop the whole plugin for it',
};
function lintField(field, where) {
    const near = plugin_part/* PATH_FIELDS */.eZ.includes(field) ? null : (0,suggest/* suggest */.ZA)(field, plugin_part/* PATH_FIELDS */.eZ);
    // Agents have fields of their own (`tools`, `apps`), which begin otherwise.
    if (near?.[0] !== field[0]?.toLowerCase())
        return [];
    const message = `no agent reads the field \`${field}\`, so that a part of the plugin is missing`;
    return [(0,lint_finding/* asWarning */.PQ)('plugin-manifest', where, message, `change it to \`${near}\`.`)];
}

;// CONCATENATED MODULE: ./build/lib/lint/plugin/marketplace-rule.js
/** A marketplace.json and the agents that install from it \u2192 what each of them refuses of it, one finding per place in the file. */










/** cases: what a skill of an unnamed plugin fails has an error of its own. */
function lintMarketplace({ source, agents, prefix }, cases) {
    const { marketplace, market } = source;
    const file = (0,skill_marketplace/* marketplaceOf */.Ln)(source);
    if (!file || !market || marketplace === null)
        return [];
    const readers = agents.filter(({ agent }) => agent.marketplace?.paths.includes(marketplace));
    if (readers.length === 0)
        return [];
    const path = `${prefix}${marketplace}`;
    const text = market.text.replace(/^\uFEFF/, '');
    if (file.fields === null) {
        const { line, message, fix } = findProblem(text);
        const lost = `the marketplace cannot be read, so nothing can be installed from it: ${message}`;
        return [(0,lint_finding/* asError */.zR)('plugin-marketplace', { file: path, line, subject: source.name }, lost, fix)];
    }
    const lineOf = (0,json_text/* lineIn */.Wg)(text);
    const refused = readers.flatMap(({ key, agent, install }) => (agent.marketplace?.findFaults(file) ?? []).map((fault) => ({
        ...{ key, fault },
        own: install === 'marketplace' || agent.marketplace?.paths[0] === marketplace,
    })));
    const lost = agents.filter(({ agent }) => agent.marketplace && !readers.some((one) => one.agent === agent));
    const missed = Object.fromEntries(lost.map((one) => [one.key, `${(0,hook_groups/* nameReader */.n1)(one)} does not read it`]));
    const where = { file: path, line: 1, subject: source.marketplace_name ?? source.name };
    const message = 'not every agent looks for a marketplace there';
    // In a folder of its own it is meant for the agent whose folder that is.
    const elsewhere = lost.length > 0 && marketplace === 'marketplace.json'
        ? [(0,lint_finding/* asWarning */.PQ)('plugin-marketplace', where, message, 'move it to .claude-plugin/marketplace.json.', missed)]
        : [];
    const name = source.marketplace_name ?? '';
    const keeping = readers.flatMap(({ key, agent: { marketplace: { reserved } = {} } }) => reserved?.names.includes(name.toLowerCase()) ? [[key, reserved.words]] : []);
    const named = { file: path, line: lineOf(['name']), subject: name };
    const fix = `choose another name; where this is such a repository, pass --disable plugin-marketplace:${name}.`;
    const taken = keeping.length > 0
        ? [(0,lint_finding/* asWarning */.PQ)('plugin-marketplace', named, `the name '${name}' is reserved`, fix, Object.fromEntries(keeping))]
        : [];
    const { moved = [] } = market;
    // The entry that leads to where it was is the finding.
    const unnamed = market.unlisted.filter(({ folder }) => !moved.some(({ to }) => to === folder));
    // Of a case that expects one of its skills, the error says why and what to add.
    const missed_ids = cases.flatMap((row) => row.kind === 'skill' ? [row.expected_skill, ...row.required_skills].filter((id) => !(0,find_skill/* findSkills */.Iz)(source, id)[0]) : []);
    const unlisted = unnamed
        .filter(({ skills }) => !missed_ids.some((id) => skills.includes((0,bare_id/* bareId */.yW)(id))))
        .map(({ folder }) => {
        const message = `no entry names the plugin in ${folder}, so nobody can install it from here`;
        const fix = `add ${(0,skill_marketplace/* entryOf */.Ms)(folder)} to \`plugins\`, or leave it out on purpose with --disable plugin-marketplace:${folder}.`;
        return (0,lint_finding/* asWarning */.PQ)('plugin-marketplace', { file: path, line: lineOf(['plugins']), subject: folder }, message, fix);
    });
    const places = (0,group_by/* groupBy */.$)(refused, ({ fault }) => fault.path.join('.'));
    const faults = [...places].map(([at, all]) => {
        const [worst = all[0]] = all.filter(({ fault }) => fault.costs === 'marketplace');
        const [, index, field] = worst.fault.path;
        const entry = field === 'source' ? (0,json_value/* objects */.JD)(file.fields?.['plugins'])[Number(index)] : undefined;
        const folder = entry ? folderOfEntry(source, entry) : null;
        const bare = /^\w[^:]*$/.test((0,json_value/* string */.Yj)(entry?.['source'])) ? (0,json_value/* string */.Yj)(entry?.['source']) : null;
        const to = moved.find(({ from }) => from === folder)?.to;
        const as = all.some(({ own }) => own) ? lint_finding/* asError */.zR : lint_finding/* asWarning */.PQ;
        const place = {
            file: path,
            line: lineOf(worst.fault.path),
            subject: at || (source.marketplace_name ?? source.name),
        };
        const fix = to
            ? `its plugin is in ${to} now: change it to \`"source": "./${to}"\`.`
            : bare
                ? `write \`"source": "./${bare}"\`.`
                : worst.fault.fix
                    ? `${worst.fault.fix}.`
                    : 'correct it there; `plugin marketplace add` of each CLI that you have installed says the same.';
        const costs = all.map(({ key, fault }) => [key, consequenceOf(fault, worst.fault)]);
        return as('plugin-marketplace', place, (0,field_fault/* sayFault */.iM)(worst.fault), fix, Object.fromEntries(costs));
    });
    return [...elsewhere, ...taken, ...faults, ...unlisted];
}
const folderOfEntry = ({ plugins }, wanted) => plugins.find(({ entry }) => entry !== null && JSON.stringify(entry) === JSON.stringify(wanted))?.folder;
const marketplace_rule_COSTS = {
    marketplace: 'the marketplace cannot be added, with none of its plugins',
    plugin: 'this plugin cannot be installed',
};
const consequenceOf = ({ costs, message }, worst) => message === worst.message ? marketplace_rule_COSTS[costs] : `${marketplace_rule_COSTS[costs]}: ${message}`;

;// CONCATENATED MODULE: ./build/lib/skill/package/servers.js
/** The mcp.json of a package \u2192 what the standard Agent Plugins 1.0.0 says against it: servers that are skipped alone, or all of them (section 7.2). */


const MCP_SCHEMA = 'https://agent-plugins.org/schemas/1.0.0/mcp.schema.json';
/** Null: it is no JSON object. */
function findServerFaults(text) {
    const fields = (0,json_value/* parseObject */.lj)(text.replace(/^\uFEFF/, ''));
    if (fields === null)
        return null;
    const { $schema, mcpServers } = fields;
    const whole = (key, message) => [{ path: [key], message, costs: 'file' }];
    const odd = Object.keys(fields).find((key) => key !== '$schema' && key !== 'mcpServers');
    if (odd !== undefined)
        return whole(odd, 'it is no field of the standard');
    if ($schema !== MCP_SCHEMA)
        return whole('$schema', `it is not '${MCP_SCHEMA}'`);
    if (!(0,json_value/* isJson */.Fh)(mcpServers))
        return whole('mcpServers', 'it is not an object');
    return Object.entries(mcpServers).flatMap(([name, server]) => {
        const fault = (0,json_value/* isJson */.Fh)(server) ? findFault(server) : ['', 'it is not an object'];
        return fault
            ? [{ path: ['mcpServers', name, ...(fault[0] ? [fault[0]] : [])], message: fault[1], costs: 'server' }]
            : [];
    });
}
const servers_isTexts = (value) => (0,json_value/* isJson */.Fh)(value) && Object.values(value).every((one) => typeof one === 'string');
function findFault(server) {
    const isLocal = server['type'] === 'stdio';
    if (!isLocal && server['type'] !== 'streamable-http' && server['type'] !== 'sse')
        return [
            'type',
            `it is ${JSON.stringify(server['type']) ?? 'missing'}, and stdio, streamable-http or sse is wanted`,
        ];
    const fields = isLocal ? ['type', 'command', 'args', 'env', 'cwd'] : ['type', 'url', 'headers'];
    const odd = Object.keys(server).find((key) => !fields.includes(key));
    if (odd !== undefined)
        return [odd, `it is no field of a server of type ${server['type']}`];
    return isLocal ? findLocalFault(server) : findRemoteFault(server);
}
function findLocalFault({ command, args = [], env = {}, cwd }) {
    if (typeof command !== 'string' || command === '')
        return ['command', 'it is missing, or no text'];
    if (!command.startsWith('./') && /[\s/\\]|\$\{/.test(command))
        return ['command', `'${command}' is neither one bare word nor a path that begins with ./`];
    if (leaves(command))
        return ['command', `'${command}' leads out of the package`];
    if (!Array.isArray(args) || args.some((one) => typeof one !== 'string'))
        return ['args', 'they are not a list of texts'];
    if (!servers_isTexts(env))
        return ['env', 'it is not an object of texts'];
    const reserved = ['PLUGIN_ROOT', 'PLUGIN_DATA'].find((key) => key in env);
    if (reserved)
        return ['env', `${reserved} is set by the client`];
    if (cwd === undefined)
        return null;
    const below = typeof cwd === 'string' ? /^(?:\.|\$\{PLUGIN_(?:ROOT|DATA)\})(\/.*)?$/.exec(cwd) : null;
    if (!below || cwd === '.')
        return ['cwd', `${JSON.stringify(cwd)} begins with neither ./ nor a placeholder`];
    return leaves(`.${below[1] ?? ''}`) ? ['cwd', `'${cwd}' leads out of the package`] : null;
}
const leaves = (path) => external_node_path_.posix.normalize(path).startsWith('..');
function findRemoteFault({ url, headers = {} }) {
    if (typeof url !== 'string' || !URL.canParse(url))
        return ['url', 'it is no address'];
    const { protocol, hostname, username, password, hash } = new URL(url);
    if (!/^https?:$/.test(protocol) || username || password || hash)
        return ['url', 'it is not a plain http or https address, without user or fragment'];
    if (protocol === 'http:' && !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname))
        return ['url', 'beyond this machine it has to be https'];
    if (!servers_isTexts(headers))
        return ['headers', 'they are not an object of texts'];
    const names = Object.keys(headers).map((name) => name.toLowerCase());
    return new Set(names).size < names.length ? ['headers', 'one is there twice'] : null;
}

// EXTERNAL MODULE: ./build/lib/lint/skill-location.js
var skill_location = __webpack_require__(88701);
;// CONCATENATED MODULE: ./build/lib/lint/plugin/package-rule.js
/** Packages of Agent Plugins in a source \u2192 what the standard says against them, with what each client makes of it. */







const STANDARD = 'the standard Agent Plugins 1.0';
function lintPackages(files, facts) {
    const clients = facts.agents.filter(({ agent }) => agent.packages);
    const folders = [...new Map(facts.source.plugins.map((plugin) => [plugin.folder, plugin])).values()];
    return folders.flatMap((plugin) => {
        if ((0,manifest/* packageOf */.wg)(plugin) === null)
            return [];
        return lintPackage(plugin, files, { ...facts, agents: clients });
    });
}
function lintPackage(plugin, files, facts) {
    const fields = (0,manifest/* packageOf */.wg)(plugin) ?? {};
    const path = external_node_path_.posix.join(plugin.folder, 'plugin.json');
    const textOf = (name) => files.find((one) => one.path === external_node_path_.posix.join(plugin.folder, name))?.text;
    const lineOf = (0,json_text/* lineIn */.Wg)(textOf('plugin.json') ?? '');
    const file = `${facts.prefix}${path}`;
    const placeOf = (fault) => ({ file, line: lineOf(fault.path), subject: fault.path.join('.') });
    const fatal = (0,manifest/* findFatal */.a6)(fields);
    if (fatal)
        return [
            (0,lint_finding/* asError */.zR)('agent-plugin', placeOf(fatal), `${STANDARD} rejects the whole package: ${fatal.message}`, `correct ${fatal.path.join('.')}.`, perClient(facts, ({ agent }) => (0,manifest/* findFatal */.a6)(fields, agent.packages?.schemas) ? 'loads nothing of it' : 'takes it all the same')),
        ];
    const leave = 'leave it out; what is for one client alone belongs under extensions, in an object under its reversed domain.';
    const ignored = (0,manifest/* findIgnored */.SQ)(fields).map((fault) => (0,lint_finding/* asWarning */.PQ)('agent-plugin', placeOf(fault), fault.message, leave));
    const servers = textOf('mcp.json');
    return [
        ...ignored,
        ...facts.source.skills.flatMap((skill) => lintSkill(skill, plugin, facts)),
        ...(servers === undefined
            ? []
            : package_rule_lintServers(`${facts.prefix}${external_node_path_.posix.join(plugin.folder, 'mcp.json')}`, servers, facts)),
    ];
}
/** Only what a client that keeps to the standard leaves out. */
function lintSkill(skill, { folder }, facts) {
    const below = external_node_path_.posix.relative(folder, skill.path);
    if (below.startsWith('..') || skill.unshipped)
        return [];
    const isHere = (0,manifest/* isPackageSkill */.m6)(below);
    const why = isHere ? (0,manifest/* findBadSkill */.gw)(skill, false) : 'it is not in skills/<name>/SKILL.md';
    if (why === null)
        return [];
    const fix = isHere ? 'correct its front matter.' : 'move its folder into skills/.';
    const costs = perClient(facts, ({ agent: { packages } }) => (isHere ? packages?.rejectSkill?.(skill) : !packages?.nested || !below.startsWith('skills/'))
        ? 'leaves it out'
        : 'does not leave it out for that');
    return [(0,lint_finding/* asWarning */.PQ)('agent-plugin', (0,skill_location.at)(skill, facts), `${STANDARD} leaves this skill out: ${why}`, fix, costs)];
}
function package_rule_lintServers(file, text, facts) {
    const faults = findServerFaults(text);
    if (faults === null) {
        const { line, message, fix } = findProblem(text);
        const lost = `no client starts a server from it: ${message}`;
        return [(0,lint_finding/* asError */.zR)('agent-plugin', { file, line, subject: file }, lost, fix)];
    }
    const lineOf = (0,json_text/* lineIn */.Wg)(text);
    return faults.map(({ path, message, costs }) => {
        const what = costs === 'file' ? 'no server of this file' : 'this server not';
        return (0,lint_finding/* asError */.zR)('agent-plugin', { file, line: lineOf(path), subject: path.join('.') }, `${STANDARD} starts ${what}: ${path.join('.')}: ${message}`, 'write {"type": "stdio", "command": "./bin/server"}, or a type streamable-http with a url.', perClient(facts, ({ agent: { packages } }) => costs === 'server' && packages?.starts_all?.includes(path[2] ?? '')
            ? 'starts it all the same'
            : 'does not start it'));
    });
}
const perClient = ({ agents }, say) => Object.fromEntries(agents.map((one) => [one.key, `${one.agent.title} ${one.agent.pinned} ${say(one)}`]));

// EXTERNAL MODULE: ./build/lib/agents/interface/part-file.js
var part_file = __webpack_require__(85633);
// EXTERNAL MODULE: ./build/lib/agents/interface/parts.js
var parts = __webpack_require__(64173);
// EXTERNAL MODULE: ./build/lib/router/words/pointers.js
var pointers = __webpack_require__(38654);
// EXTERNAL MODULE: ./build/lib/skill/body.js
var skill_body = __webpack_require__(37540);
// EXTERNAL MODULE: ./build/lib/skill/front-matter.js
var front_matter = __webpack_require__(9523);
// EXTERNAL MODULE: ./build/lib/text/said.js
var text_said = __webpack_require__(3141);
// EXTERNAL MODULE: ./build/lib/text/sentence.js
var sentence = __webpack_require__(92121);
// EXTERNAL MODULE: ./build/lib/lint/fix-text.js
var fix_text = __webpack_require__(41391);
;// CONCATENATED MODULE: ./build/lib/lint/plugin/part-tools.js
/** The tools and the model that front matter names \u2192 findings about names that an agent does not know. */






const ALL_TOOLS = Object.values(lib_agents/* AGENTS */.jw).flatMap(({ hook_facts }) => hook_facts.tools);
/** given: the agents that have the file. */
function lintTools(text, where, given) {
    const words = listTools(text, 'tools');
    const costs = given.flatMap(({ key, agent }) => {
        const lost = findLost(words, agent, isLost);
        return lost
            ? [
                [
                    key,
                    {
                        ...lost,
                        cost: `${agent.title} gives it ${lost.names.length === words.length ? 'no tool' : `none for ${lost.names.join(', ')}`}`,
                    },
                ],
            ]
            : [];
    });
    return describe('plugin-part', 'tools', text, where, costs);
}
/** A model's name of one word that is almost one that the agent knows. */
function lintModel(text, where, given) {
    const { model } = (0,front_matter/* parseFrontMatter */.e)(text).fields;
    if (typeof model !== 'string' || !/^[a-z]+$/i.test(model))
        return [];
    const lost = given.flatMap(({ key, agent: { title, parts: { model_aliases = [] }, }, }) => {
        const isKnown = model_aliases.some((name) => name === model.toLowerCase());
        const near = isKnown ? undefined : model_aliases.find((name) => (0,suggest/* isSlip */.BX)(model, name));
        return near === undefined ? [] : [{ key, near, cost: `${title} asks its vendor for a model of this name` }];
    });
    const [first] = lost;
    if (first === undefined)
        return [];
    const at = { ...where, line: (0,skill_location/* lineOfField */.cu)(text, 'model') || 1 };
    const costs = Object.fromEntries(lost.map(({ key, cost }) => [key, cost]));
    return [(0,lint_finding/* asWarning */.PQ)('plugin-part', at, `\`model: ${model}\` names no model`, `write \`model: ${first.near}\`.`, costs)];
}
/** What a skill or a command may use without a question, where an agent acts on that. */
function lintAllowed(rule, text, where, given) {
    const words = listTools(text, ALLOWED);
    const costs = given.flatMap(({ key, agent }) => {
        const isAsked = agent.parts.drops_tools !== undefined && !agent.ignored_fields.includes(ALLOWED);
        const lost = isAsked ? findLost(words, agent, isNobodys) : null;
        return lost ? [[key, { ...lost, cost: `${agent.title} has no tool of that name to allow` }]] : [];
    });
    return describe(rule, ALLOWED, text, where, costs);
}
const ALLOWED = 'allowed-tools';
/** Beside a misspelt name one that is like none is no tool of a later version. */
function findLost(words, agent, isOne) {
    const near = new Map(words.filter((word) => isOne(word, agent)).map((word) => [word, findNear(word, agent.hook_facts.tools)]));
    const names = [...near].flatMap(([word, meant]) => (meant !== null || isNobodys(word) ? word : []));
    return [...near.values()].some((meant) => meant !== null) ? { names, near } : null;
}
function describe(rule, field, text, where, lost) {
    const names = [...new Set(lost.flatMap(([, one]) => one.names))];
    if (names.length === 0)
        return [];
    const fixes = names.map((word) => {
        const near = lost.map(([, one]) => one.near.get(word)).find(Boolean);
        return near ? `write \`${near}\` for \`${word}\`` : `correct \`${word}\`, or take it out`;
    });
    const message = `\`${field}\` in its front matter has names for which an agent has no tool: ${names.join(', ')}`;
    const at = { ...where, line: (0,skill_location/* lineOfField */.cu)(text, field) || 1 };
    const costs = Object.fromEntries(lost.map(([key, { cost }]) => [key, cost]));
    return [(0,lint_finding/* asWarning */.PQ)(rule, at, message, `${fixes.join('; ')}.`, costs)];
}
/** Of `Skill` the text that asks for one tells more. */
const IS_NAME = /^(?!skill$)[A-Za-z]+$/i;
const isNobodys = (word) => IS_NAME.test(word) && !ALL_TOOLS.some((name) => (0,name_call/* isSameTool */.N8)(name, word));
const isLost = (word, { hook_facts, parts: { drops_tools } }) => drops_tools === 'exact'
    ? IS_NAME.test(word) && !hook_facts.tools.includes(word)
    : drops_tools === 'loose' && isNobodys(word);
/** A tool of another agent's is no misspelling. */
function findNear(word, tools) {
    const isSame = (name) => name.toLowerCase() === word.toLowerCase();
    const same = tools.find(isSame) ?? tools.find((name) => (0,name_call/* isSameTool */.N8)(name, word));
    if (same !== undefined || word.length < 4 || ALL_TOOLS.some((name) => (0,name_call/* isSameTool */.N8)(name, word)))
        return same ?? null;
    const near = (0,suggest/* suggest */.ZA)(word, tools);
    // A tool of a version that is not known here (`TeamCreate`) may be like one that is.
    return near !== null && (0,suggest/* isSlip */.BX)(word, near) ? near : null;
}
/** What stands in brackets says what a tool may do. */
function listTools(text, field) {
    const tools = (0,front_matter/* parseFrontMatter */.e)(text).fields[field];
    const names = Array.isArray(tools) ? tools.join(',') : typeof tools === 'string' ? tools : '';
    return names
        .replace(/\([^)]*\)/g, '')
        .split(/[\s,]+/)
        .filter(Boolean);
}

;// CONCATENATED MODULE: ./build/lib/lint/plugin/part-rule.js
/** The files of custom agents and commands \u2192 findings about those that an agent leaves out. */
















function lintParts(parts, facts) {
    return [...lintFiles(parts, facts), ...lintNamesakes(parts, facts)];
}
/** Two of one plugin with one name, of which an agent that goes by it lists one. */
function lintNamesakes(parts, { agents, prefix }) {
    const files = parts.filter((part) => part.kind === 'subagent');
    return files.flatMap((part, index) => {
        const first = files.slice(0, index).find(({ name, plugin }) => name === part.name && plugin === part.plugin);
        if (!first)
            return [];
        const isKept = (one) => one.agent.parts.keeps_one_name && isGiven(part, one) && isGiven(first, one);
        const keepers = agents.filter(isKept);
        if (keepers.length === 0)
            return [];
        // The one that is not called as its file is.
        const [odd, other] = stemOf(part) === part.name ? [first, part] : [part, first];
        const where = { file: `${prefix}${odd.path}`, line: (0,skill_location/* lineOfField */.cu)(odd.text, 'name') || 1, subject: odd.path };
        const message = `the custom agent of ${other.path} is called '${part.name}' too`;
        const lost = keepers.map(({ key, agent }) => [key, `${agent.title} lists one of the two`]);
        const fix = `rename one of the two: \`${isToml(odd) ? `name = "${stemOf(odd)}"` : `name: ${stemOf(odd)}`}\` here.`;
        return [(0,lint_finding/* asWarning */.PQ)('plugin-part', where, message, fix, Object.fromEntries(lost))];
    });
}
const stemOf = ({ file }) => external_node_path_.posix.parse(file).name;
const isToml = ({ file }) => file.endsWith('.toml');
function lintFiles(parts, { source, agents, prefix, isDropped }) {
    return parts.flatMap((part) => {
        if (part.kind !== 'subagent' && part.kind !== 'command')
            return [];
        const near = new Map(listUnknown(part, source.skills).map((one) => [one.name, one.near]));
        // The names that a line to write repeats are to be those of skills.
        const correct = (why) => why.replace(/(?<=; write `skills: \[)[^\]]+/, (names) => names.replace(/[\w-]+/g, (name) => near.get(name) ?? name));
        const lost = agents.flatMap((one) => {
            const why = isGiven(part, one) ? findLoss(part, one, source) : null;
            return why === null || isDropped?.(part.path, one.key, why) ? [] : [[one.key, correct(why)]];
        });
        const file = `${prefix}${part.path}`;
        const where = { file, line: 1, subject: file };
        const given = part.kind === 'subagent' ? agents.filter((one) => isGiven(part, one)) : [];
        const isTaught = given.some(({ key, agent }) => agent.parts.lacksSkills && !lost.some(([one]) => one === key));
        const unknown = [
            ...(isTaught ? lintTaught(part, where, source.skills) : []),
            ...lintTools(part.text, where, given),
            ...lintModel(part.text, where, given),
            ...(part.kind === 'command'
                ? lintAllowed('plugin-part', part.text, where, agents.filter((one) => isGiven(part, one)))
                : []),
        ];
        if (lost.length === 0) {
            const body = (0,skill_body/* belowFrontMatter */.q)(part.text);
            const isEmpty = (0,text_said/* saidIn */.$g)(body) === '';
            if (given.length > 0 && isEmpty)
                return [(0,lint_finding/* asWarning */.PQ)('plugin-part', where, part_rule_MUTE, TELL), ...unknown];
            if (part.kind === 'command' && isEmpty && agents.some((one) => isGiven(part, one)))
                return [(0,lint_finding/* asWarning */.PQ)('plugin-part', where, BLANK, 'write what the command is to do.')];
            const bare = given.filter(({ agent }) => agent.parts.lacksSkills?.(part));
            const isSkill = (name) => source.skills.some(({ id, dir }) => [id, dir].includes(name.toLowerCase()));
            const found = bare.length > 0 ? (0,pointers/* findPointers */.S)(body, isSkill).found : [];
            const [told] = found;
            if (!told)
                return unknown;
            const asked = [...new Set(found.map(({ target }) => target))].map((name) => `'${name}'`);
            const skills = asked.length > 1 ? 'skills' : 'skill';
            const line = part.text
                .slice(0, part.text.indexOf(body) + told.end)
                .trimEnd()
                .split('\n').length;
            const message = `its text asks for the ${skills} ${asked.join(', ')}, and its list of tools has no Skill`;
            const give = `add \`Skill\` to \`tools\` in its front matter, or write \`skills: [${[...new Set(found.map(({ target }) => target))].join(', ')}]\` there.`;
            const seen = Object.fromEntries(bare.map(({ key, agent }) => [key, `${agent.title} shows it no skills.`]));
            return [(0,lint_finding/* asWarning */.PQ)('plugin-part', { ...where, line }, message, give, seen), ...unknown];
        }
        const fix = part_rule_fixOf(part, lost.map(([, why]) => why));
        return [
            ...unknown,
            {
                ...{ rule: 'plugin-part', severity: 'error', part: part.kind, file, subject: file },
                message: `the ${part.kind === 'subagent' ? 'custom agent' : 'command'} of this file is left out, whole or in part`,
                consequences: Object.fromEntries(lost),
                fix,
                line: lineOf(part.text, fix),
            },
        ];
    });
}
/** What one agent finds of all that it refuses may say where the file is to go, or what to write; not every text is meant as a part. */
function part_rule_fixOf({ kind, file, text, plugin }, whys) {
    const fixed = (0,fix_text/* fixText */.Xc)(text, { kind, file, plugin }).text;
    const moves = whys.map((why) => /; ((?:move |remove |rename |write `)[^;]+?)\.?$/.exec(why)?.[1]);
    if (moves[0] !== undefined && moves.every((one) => one === moves[0]))
        return (0,fix_text/* cureByFix */.a4)(moves[0], fixed);
    if (whys.every(skill_location/* isOfPlugin */.DU))
        return 'correct what the plugin is dropped for; until then nothing of it loads.';
    if (isToml({ file }))
        return 'correct in the file what the agent names.';
    const what = kind === 'subagent' ? 'custom agent' : 'command';
    if (/^(?:.*\/)?readme\.md$/i.test(file))
        return `move it out of this folder, where each .md is taken for a ${what}.`;
    if (!/^[\uFEFF\u200b\s]*[-\u2013\u2014]{2}/.test(text))
        return `begin it with front matter that has \`name\` and \`description\`, or, if it is no ${what}, move it out of this folder.`;
    const { problems, fields } = (0,front_matter/* parseFrontMatter */.e)(text);
    const [problem] = problems;
    if (problem)
        return (0,front_matter_problem/* fixProblem */.xX)(problem, fixed !== text);
    const missing = Object.entries({ name: external_node_path_.posix.parse(file).name, description: '\u2026' }).filter(([key]) => !(key in fields) && whys.some((why) => why.includes(key)));
    if (missing.length > 0)
        return `write ${missing.map(([key, value]) => `\`${key}: ${value}\``).join(' and ')} in its front matter.`;
    return 'correct its front matter; `name` and `description` are text, in quotes where they hold a colon.';
}
/** Of the field that the fix names, or of what is wrong with the front matter. */
function lineOf(text, fix) {
    const field = /^write `([\w-]+):/.exec(fix)?.[1];
    const { fields, problems } = (0,front_matter/* parseFrontMatter */.e)(text);
    const [first] = ['name', 'description'].filter((key) => key in fields && typeof fields[key] !== 'string');
    const named = field ?? first;
    return (named && (0,skill_location/* lineOfField */.cu)(text, named)) || (problems[0]?.line ?? 1);
}
function lintTaught(part, where, skills) {
    return listUnknown(part, skills).map(({ name, line, near }) => {
        const message = `\`skills\` in its front matter names '${name}', and no skill of the source is called that`;
        return (0,lint_finding/* asWarning */.PQ)('plugin-part', { ...where, line }, message, near ? `write ${near}.` : 'correct the name, or take it out.');
    });
}
/** The skills whose texts it is given from the start; one of another plugin has that plugin's name before it. */
function listUnknown({ kind, text }, skills) {
    const known = skills.flatMap(({ id, dir }) => [id, dir]);
    const isKnown = (name) => known.some((one) => one.toLowerCase() === name.toLowerCase());
    return (kind === 'subagent' ? (0,subagent/* listTaught */.K)(text) : [])
        .filter(({ name }) => /^[\w-]+$/.test(name) && !isKnown(name))
        .map(({ name, line }) => ({ name, line, near: (0,suggest/* suggest */.ZA)(name, known) }));
}
const part_rule_MUTE = 'its text below the front matter is empty, so that the custom agent starts without instructions';
const BLANK = 'its text is empty, so that the command asks the model for nothing';
const TELL = 'write what the custom agent is to do.';
/** Whether this way of installing brings the agent the file at all. */
function isGiven({ kind, plugin, path }, { agent, install, parts_install = install }) {
    if (kind === 'command' ? agent.parts.commandName === null : !(0,parts/* takesSubagents */.BW)(plugin, agent.parts))
        return false;
    if (plugin !== null)
        return !(0,agent_key/* isBare */.JE)(parts_install);
    return install === 'project' && (0,parts/* isProjectsOwn */.X$)(kind, path, agent);
}
function findLoss(part, { agent, unlisted }, source) {
    const fault = agent.parts.faultOf?.(part, source) ?? null;
    if (fault?.for_people)
        return null;
    if (fault?.toolless)
        return (0,part_file/* explainFault */.Oy)(agent.title, fault);
    const seen = unlisted?.get(part.path);
    if (unlisted) {
        const said = seen === undefined ? null : (0,sentence/* openSentence */.ii)(seen);
        // What an agent itself says of it names no cure.
        return said && fault?.write && !said.includes('; write ')
            ? `${said.replace(/\.$/, '')}; write \`${fault.write}\`.`
            : said;
    }
    return fault && (0,part_file/* explainFault */.Oy)(agent.title, fault);
}

// EXTERNAL MODULE: ./build/lib/skill/declaration/hook-toml.js
var hook_toml = __webpack_require__(51783);
;// CONCATENATED MODULE: ./build/lib/lint/plugin/project-servers-rule.js
/** The files in which agents look for a project's own MCP servers \u2192 findings about those from which they start none, and about variables that nothing explains. */







function lintProjectServers({ files, unset }, { agents, prefix }) {
    const tables = files.flatMap((one) => agents.flatMap(({ key, agent: { title, parts } }) => {
        const place = parts.places?.project;
        if (place?.file !== one.path)
            return [];
        const file = `${prefix}${one.path}`;
        const found = project_servers_rule_findFault(one, place.table);
        const lost = { [key]: `${title} ${found?.is_unread ? place.costs : 'starts no server from it'}` };
        return found
            ? [(0,lint_finding/* asError */.zR)('plugin-servers', { file, line: found.line, subject: file }, found.message, found.fix, lost)]
            : [];
    }));
    const alike = (0,group_by/* groupBy */.$)(tables, ({ file, message }) => `${file} ${message}`);
    return [
        ...[...alike.values()].map((all) => ({
            ...all[0],
            consequences: Object.assign({}, ...all.map(({ consequences }) => consequences)),
        })),
        ...unset.map(({ server: { name, path }, names, line }) => {
            const [are, they, it] = names.length > 1 ? ['are', 'they have', 'them'] : ['is', 'it has', 'it'];
            const own = (0,count/* listFew */.lE)(names.map((one) => `\`\${${one}}\``));
            const message = `${own} ${are} without a default, and no file here says that ${they} to be set`;
            const fix = `say in the README what to set, or give ${it} a default: \`\${${names[0]}:-\u2026}\`.`;
            return (0,lint_finding/* asWarning */.PQ)('plugin-servers', { file: `${prefix}${path}`, line, subject: name }, message, fix);
        }),
    ];
}
function project_servers_rule_findFault({ path, text }, table) {
    if (!path.endsWith('.toml'))
        return findBare(text.replace(/^\uFEFF/, ''), table);
    const { fields, problem } = (0,hook_toml/* readToml */.D7)(text);
    if (problem) {
        const { line, message } = problem;
        const [, key, word] = /^\s*([\w-]+)\s*=\s*([A-Za-z./][^\s"'#]*)\s*$/.exec(text.split('\n')[line - 1] ?? '') ?? [];
        const fix = key ? `put quotes around the value: \`${key} = "${word}"\`.` : 'correct that line.';
        return { line, message: `it is no TOML: ${message}`, fix, is_unread: true };
    }
    if (table in fields)
        return null;
    const odd = Object.keys(fields).find((key) => (0,json_value/* isJson */.Fh)(fields[key]) && (0,suggest/* suggest */.ZA)(plain(key), [plain(table), 'servers']));
    const [name = 'NAME'] = Object.keys((odd !== undefined && fields[odd]) || {});
    const lines = text.split('\n');
    return odd === undefined
        ? null
        : {
            line: lines.findIndex((one) => one.includes(odd)) + 1,
            message: `\`${odd}\` is no table that is read: servers belong in \`${table}\``,
            fix: `write \`[${table}.${name}]\`.`,
        };
}
const plain = (key) => key.toLowerCase().replace(/[_-]/g, '');
/** The servers themselves, without the field around them. */
function findBare(text, table) {
    const fields = (0,json_value/* parseObject */.lj)(text) ?? {};
    const names = Object.keys(fields);
    const isServer = (value) => (0,json_value/* isJson */.Fh)(value) && ('command' in value || 'url' in value);
    if (table in fields || names.length === 0 || !names.every((name) => isServer(fields[name])))
        return null;
    return {
        line: (0,json_text/* lineIn */.Wg)(text)([names[0] ?? '']),
        message: `the servers of a project belong below \`${table}\`, and here they are at the top`,
        fix: `write {"${table}": \u2026} around what the file has.`,
    };
}

// EXTERNAL MODULE: ./build/lib/agents/project/reach.js
var reach = __webpack_require__(39602);
// EXTERNAL MODULE: ./build/lib/skill/skill-file.js
var skill_file = __webpack_require__(13350);
// EXTERNAL MODULE: ./build/lib/agents/listing/shadow.js
var listing_shadow = __webpack_require__(68734);
// EXTERNAL MODULE: ./build/lib/skill/had-as.js
var had_as = __webpack_require__(12752);
;// CONCATENATED MODULE: ./build/lib/lint/name-rules.js
/** Skills against what agents bring along and read \u2192 findings about names that are taken, fields without effect and copies that are out of date. */













const { dirname, relative } = external_node_path_.posix;
function lintShadow(skill, facts) {
    const found = facts.agents.flatMap((linted) => {
        const { key, agent, install } = linted;
        const shadow = (0,listing_shadow/* findShadow */.w)(agent, skill, { source: facts.source, install });
        return shadow && (0,offer_rules/* isListed */.yy)(skill, linted, facts.source) ? [{ key, agent, shadow }] : [];
    });
    const [first] = found;
    if (!first)
        return [];
    const message = `${first.agent.title} ships a skill named '${first.shadow.name}', which shadows this one`;
    const consequences = Object.fromEntries(found.map(({ key, agent }) => [key, `its own skill comes first under that name (${agent.pinned})`]));
    const fix = 'rename it, or leave it out if it is the same skill.';
    return [(0,lint_finding/* asError */.zR)('skill-shadowed', (0,skill_location.at)(skill, facts), message, fix, consequences)];
}
function lintFields(skill, facts) {
    const fields = Object.keys(skill.front_matter.fields);
    const ignored = facts.agents.flatMap((linted) => {
        const { key, agent } = linted;
        const names = fields.filter((field) => agent.ignored_fields.includes(field));
        // What it does not list has nothing to obey.
        return names.length > 0 && (0,offer_rules/* isListed */.yy)(skill, linted, facts.source) ? [{ key, agent, names }] : [];
    });
    const listing = facts.agents.filter((linted) => (0,offer_rules/* isListed */.yy)(skill, linted, facts.source));
    const misspelt = lintAllowed('skill-field-ignored', skill.text, (0,skill_location.at)(skill, facts), listing);
    if (ignored.length === 0)
        return misspelt;
    const names = [...new Set(ignored.flatMap((one) => one.names))];
    const where = (0,skill_location.at)(skill, facts, (0,skill_location/* lineOfField */.cu)(skill.text, names[0] ?? ''));
    const message = `${names.join(', ')} has no effect on ${ignored.map(({ key }) => key).join(', ')}`;
    const fix = names.map((name) => FIXES[name]).find(Boolean) ?? FIX;
    const consequences = Object.fromEntries(ignored.map(({ key, agent, names: own }) => [key, `${agent.title} ${agent.pinned} ignores ${own.join(', ')}`]));
    return [(0,lint_finding/* asWarning */.PQ)('skill-field-ignored', where, message, fix, consequences), ...misspelt];
}
const FIX = 'do not rely on it there; say in the description or the body what must hold on every agent.';
const FIXES = {
    hooks: 'declare hooks that must hold on every agent in the plugin (hooks/hooks.json).',
    'disable-model-invocation': 'for Codex, write `policy: {allow_implicit_invocation: false}` into agents/openai.yaml beside the SKILL.md; elsewhere, do not rely on it.',
};
/** Two of one name in the folders of several agents that are no longer equal, or no more than alike. */
function describeOutdated(pair, facts) {
    const { agents, copied, prefix } = facts;
    const isOld = ({ path, hash }) => copied?.get(path)?.hash === hash;
    const [old, now] = isOld(pair[1]) ? [pair[1], pair[0]] : pair;
    const were = (0,skill_location/* wereEqual */.iE)(...pair, facts);
    const isKnown = were && isOld(old) && !isOld(now);
    const reads = agents.map(({ key, agent }) => ({
        key,
        read: pair.filter((one) => (0,reach/* listRead */.bZ)(agent, (0,places/* placesOf */.ek)(one)).length > 0),
    }));
    const [from, to] = [now, old].map(({ path }) => `${prefix}${dirname(path)}`);
    const { again, link } = copyCommands(from, to);
    const missed = reads.filter(({ read }) => isKnown && read[0] === old && read.length === 1);
    return {
        ...{ rule: 'skill-copy', ...(0,skill_location.at)(old, facts) },
        severity: were || reads.some(({ read }) => read.length > 1) ? 'error' : 'warning',
        message: isKnown
            ? `this branch changed ${dirname(now.path)}, and not this copy of it`
            : `it ${were ? `was a copy of ${dirname(now.path)} at the ref, and this branch changed both` : `is a copy of ${dirname(now.path)} that differs from it`}`,
        consequences: Object.fromEntries(missed.map(({ key }) => [key, old.text === now.text ? 'still the old files' : 'still the old text'])),
        fix: isKnown
            ? `copy it again: ${again}; or make it a link, which needs no copying: ${link}; or undo the change of ${dirname(now.path)}.`
            : `copy the one that is right over the other: ${again}, or ${copyCommands(to, from).again}. A link needs no copying. If each agent is to have its own, give them two names.`,
    };
}
function copyCommands(from, old, to = old) {
    const replace = (command) => `\`rm -r ${(0,quote_shell/* quoteShell */.LA)(old)} && ${command}\``;
    return {
        again: replace(`cp -R ${(0,quote_shell/* quoteShell */.LA)(from)} ${(0,quote_shell/* quoteShell */.LA)(to)}`),
        link: replace((0,quote_shell/* linkCommand */.E2)(relative(dirname(to), from), to)),
    };
}
/** A copy at the ref of which the branch renamed the other one alone, or took it from what is shipped. */
function lintLeftCopy(skill, facts) {
    const { source, copied = new Map(), fresh, prefix } = facts;
    const hash = copied.get(skill.path)?.hash;
    if (hash === undefined)
        return [];
    const there = new Set(source.skills.flatMap(places/* allPlacesOf */.V4).map(({ path }) => path));
    const lost = [...copied.values()].find((other) => other.hash === hash && !there.has(other.path));
    if (lost === undefined)
        return [];
    const gone = dirname(lost.path);
    const now = source.skills.find((one) => fresh?.has(one.path) && (0,text_said/* isLike */.ON)(one.text, skill.text));
    const old = `${prefix}${dirname(skill.path)}`;
    if (now) {
        const from = `${prefix}${dirname(now.path)}`;
        const { again, link } = copyCommands(from, old, external_node_path_.posix.join(dirname(old), external_node_path_.posix.basename(from)));
        const message = `this branch renamed ${gone} to ${dirname(now.path)}, and not this copy of it`;
        const fix = `copy it under its new name: ${again}; or link it: ${link}.`;
        return [(0,lint_finding/* asError */.zR)('skill-copy', (0,skill_location.at)(skill, facts), message, fix)];
    }
    if (lost.unshipped || !skill.unshipped || source.as === 'project')
        return [];
    const message = `this branch deleted ${gone}, so who installs the plugin has it no longer, and not this copy of it`;
    const fix = `restore ${prefix}${gone}; or, if it is gone for good, delete the copy as well: \`rm -r ${(0,quote_shell/* quoteShell */.LA)(old)}\`.`;
    return [(0,lint_finding/* asError */.zR)('skill-copy', (0,skill_location.at)(skill, facts), message, fix)];
}
/** The usual way to have a collection, whatever agents make of a copy: said once, where the loss stands. */
function tellLeftOut(found, skill, facts) {
    const field = (0,had_as/* hadAs */.ww)(facts.source) === 'skills' ? (0,skill_file/* leftOutByNpx */.Zw)(skill) : null;
    if (field === null)
        return found;
    const told = found.find(({ rule }) => rule === 'skill-offer') ?? (field === '---' ? found[0] : undefined);
    const words = '`npx skills add` leaves it out for every agent';
    if (told)
        return found.map((one) => (one === told ? { ...one, message: `${one.message}; ${words}` } : one));
    const where = (0,skill_location.at)(skill, facts, (0,skill_location/* lineOfField */.cu)(skill.text, field) || 1);
    const fix = field === 'name' ? `write \`name: "${skill.dir}"\` there` : (0,front_matter_problem/* cureUntext */.io)(skill.front_matter.fields[field] || null);
    const message = `the front matter has no ${field} that is text, so that ${words}`;
    return [...found, (0,lint_finding/* asWarning */.PQ)('skill-front-matter', where, message, `${fix}.`)];
}

;// CONCATENATED MODULE: ./build/lib/lint/folder-rule.js
/** The folders of a project and the agents that are started in it \u2192 a finding per folder that some of them do not read. */












/** Its users have the skill neither from this folder nor from a copy in another. */
function isMissed(skill, linted, facts) {
    const { source } = facts;
    const { agent, install, unaddressed } = linted;
    if (unaddressed?.has(skill.path))
        return false;
    const context = { source, install };
    const isInCheckout = (one) => (0,reach/* listRead */.bZ)(agent, (0,places/* allPlacesOf */.V4)(one)).length > 0;
    // Of what is installed, only what the branch took from the checkout counts.
    const is_installed = !(0,reach/* isUnread */.KJ)(agent, skill, context);
    if (is_installed && !facts.had?.get(skill.path)?.has(linted.key))
        return false;
    return ![...source.skills, ...(source.outdated ?? [])].some((other) => ((0,find_skill/* isSameSkill */.pc)(other, skill) || (0,places/* isPlacedAsCopy */.JQ)(other, skill) || (0,skill_location/* wereEqual */.iE)(other, skill, facts)) &&
        (is_installed ? isInCheckout(other) : !(0,reach/* isUnread */.KJ)(agent, other, context)));
}
/** The repository may well not address an agent: that is a warning, and one for all the skills there. What a branch takes from one is an error. */
function lintFolders(facts) {
    return [...(0,group_by/* groupBy */.$)(facts.source.skills, reach/* folderOf */.yS)].flatMap(([folder, skills]) => {
        // Where no agent at all looks, `skill-file` says where to move it.
        const isRead = (0,lib_agents/* skillFolders */.Xk)().some((one) => folder === one || folder.endsWith(`/${one}`));
        if (!isRead && skills.every((skill) => skill.folder !== undefined))
            return [];
        const missing = facts.agents.map((linted) => ({
            linted,
            unread: skills.filter((skill) => isMissed(skill, linted, facts) && lintLeftCopy(skill, facts).length === 0),
        }));
        return [true, false].flatMap((is_lost) => {
            const isIt = ({ path }, { key, given_up }) => (facts.had?.get(path)?.has(key) === true && !given_up?.has(path)) === is_lost;
            const all = missing.flatMap(({ linted, unread }) => {
                const own = unread.filter((skill) => isIt(skill, linted));
                return own[0] ? [{ linted, first: own[0], unread: own }] : [];
            });
            const isShipped = ({ unshipped }) => facts.source.as !== 'project' && !unshipped;
            return is_lost && skills.every(isShipped)
                ? describeTaken(all, facts)
                : folder_rule_describeMissing(folder, all, is_lost, facts);
        });
    });
}
function folder_rule_describeMissing(folder, missing, is_lost, facts) {
    const { source, prefix } = facts;
    const [worst] = [...missing].sort((one, other) => other.unread.length - one.unread.length);
    if (!worst)
        return [];
    const { unread, first } = worst;
    const home = (0,reach/* packageOf */.wg)(first);
    const ways = missing.flatMap(({ linted, unread }) => unread.flatMap((skill) => (0,reach/* linkTo */.uM)(linted.agent, skill, source) ?? []));
    const verbs = [...new Set(ways.map((way) => way.do))];
    const mend = home === '.'
        ? ways.length > 0
            ? `${verbs.join(' or ')} what an agent needs, with ${nameCommands(ways)}`
            : 'rename the folder, whose name another skill has where an agent looks'
        : `run \`agent-routing check ${prefix}${home}\`, which shows what people have who start their agent in that folder`;
    const names = missing.map(({ linted }) => linted.key).join(', ');
    const lost = missing.flatMap(({ linted, unread }) => unread.map((skill) => [linted, skill, facts.had?.get(skill.path)?.get(linted.key) ?? '']));
    const before = [...new Set(lost.map(([, , former]) => former))];
    // What led to the skill by its old name leads nowhere.
    const isRenamed = ([{ agent }, { dir }, former]) => home === '.' && !agent.project_skills.folders.includes(former) && external_node_path_.posix.basename(former) !== dir;
    const again = lost.filter(isRenamed).map(([, { dir, path }, former]) => {
        const link = external_node_path_.posix.join(external_node_path_.posix.dirname(former), dir);
        return { path: link, target: external_node_path_.posix.relative(external_node_path_.posix.dirname(link), external_node_path_.posix.dirname(path)) };
    });
    const kept = [...new Set(lost.filter((one) => !isRenamed(one)).map(([, , former]) => former))];
    const restore = [
        ...(kept.length > 0 ? [`restore ${kept.join(' and ')}`] : []),
        ...(again.length > 0
            ? [`link ${again.length > 1 ? 'them by their new names' : 'it by its new name'}: ${nameCommands(again)}`]
            : []),
    ].join(', and ');
    const others = facts.agents.filter(({ key }) => !missing.some(({ linted }) => linted.key === key));
    const keys = others.map(({ key }) => key);
    // Without cases there is no file yet in which it could stand.
    const hasCases = facts.agents.some(({ asked }) => asked && asked.size > 0);
    const for_all = `\`"agents": ${JSON.stringify(keys).replaceAll(',', ', ')}\` beside \`cases\` at the top of cases.json, with a \`reason\` in each case that was there before, or `;
    const given_up = `leave ${missing.length > 1 ? 'these agents' : 'this agent'} out: ${hasCases ? for_all : ''}\`--agents ${keys.join(',')}\` here.`;
    const message = `${(0,count/* count */.U9)(unread.length, 'skill')} in ${folder} ${unread.length === 1 ? 'is' : 'are'} ${is_lost ? 'no longer' : 'not'} read by ${names}${is_lost ? `, which had ${unread.length === 1 ? 'it' : 'them'} from ${before.join(' and ')} before this branch` : ''}`;
    const consequences = missing.map(({ linted, first }) => [
        linted.key,
        (0,reach/* explainUnread */.H8)(linted.agent, first, source).reason,
    ]);
    const fix = is_lost
        ? `${restore}. ${offer_rules/* RECORD */.gv}`
        : `${mend}${keys.length > 0 ? `, or ${given_up}` : '.'} If this is intended, pass --disable project-folder:${folder}.`;
    const where = { file: `${prefix}${first.path}`, line: 1, subject: folder };
    const as = is_lost ? lint_finding/* asError */.zR : lint_finding/* asWarning */.PQ;
    return [as('project-folder', where, message, fix, Object.fromEntries(consequences))];
}
/** What a plugin ships, and a branch took from a folder of the checkout. */
function describeTaken(missing, { had, prefix, source }) {
    const there = new Set(source.skills.flatMap(places/* allPlacesOf */.V4).map(({ path }) => external_node_path_.posix.dirname(path)));
    const taken = missing
        .flatMap(({ linted: { key }, unread }) => unread.map((skill) => ({ key, skill, former: had?.get(skill.path)?.get(key) ?? '' })))
        .filter(({ former }) => !there.has(former));
    return [...(0,group_by/* groupBy */.$)(taken, ({ former }) => former)].map(([former, all]) => {
        const skills = [...new Set(all.map(({ skill }) => skill))];
        const [first] = skills;
        const { dirname, relative } = external_node_path_.posix;
        const isWhole = skills.length > 1 || external_node_path_.posix.basename(former) !== external_node_path_.posix.basename(dirname(first.path));
        const to = isWhole ? dirname(dirname(first.path)) : dirname(first.path);
        const names = skills.map(({ id }) => id).join(', ');
        const keys = [...new Set(all.map(({ key }) => key))].join(', ');
        const where = { file: `${prefix}${first.path}`, line: 1, subject: names };
        const message = `this branch took away ${former}, from which ${keys} had ${skills.length > 1 ? 'them' : 'it'} in a checkout: ${skills.length > 1 ? 'they come' : 'it comes'} with the plugin alone now`;
        const fix = `restore it, or link it: ${nameCommands([{ path: former, target: relative(dirname(former), to) }])}. If it is meant, there is nothing to do: it fails nothing.`;
        return (0,lint_finding/* asWarning */.PQ)('skill-copy', where, message, fix);
    });
}
const nameCommands = (ways) => (0,quote_shell/* linkCommands */.tN)(ways)
    .map((command) => `\`${command}\``)
    .join(' and ');

// EXTERNAL MODULE: ./build/lib/delivery/measure.js
var measure = __webpack_require__(1521);
// EXTERNAL MODULE: ./build/lib/delivery/why.js
var why = __webpack_require__(91467);
// EXTERNAL MODULE: ./build/lib/delivery/written-text.js
var written_text = __webpack_require__(29016);
;// CONCATENATED MODULE: ./build/lib/delivery/predict.js



/** name: by which the agent lists it; text: the whole SKILL.md. */
function predictDelivery({ body_limit: limit = null }, { name, text }) {
    const body = (0,written_text/* bodyOf */.E)(text);
    const written = (0,written_text/* readWritten */.I)(body);
    const of_chars = written.chars;
    if (of_chars === 0)
        return { state: 'empty', kept_chars: 0, of_chars, why: (0,why/* explainEmpty */.RQ)(true) };
    const kept_chars = limit ? (0,measure/* measureKept */.vC)(written, limit.give({ name, text, body })) : of_chars;
    if (kept_chars === of_chars)
        return { state: 'full', kept_chars, of_chars, why: null };
    const size = { kept_chars, of_chars };
    return { state: kept_chars === 0 ? 'none' : 'cut', ...size, why: (0,why/* foreseeCut */.sM)(size, limit) };
}

;// CONCATENATED MODULE: ./build/lib/lint/offer/body-rule.js
/** A skill's body \u2192 findings where it is empty, has the marks of a merge, or is longer than an agent gives its model. */





function lintBody(skill, facts) {
    const { body_line } = skill.front_matter;
    const { text, id } = skill;
    // A text that ends there has no such line.
    const where = (0,skill_location.at)(skill, facts, Math.min(body_line, text.trimEnd().split('\n').length));
    const rows = facts.agents
        .filter((linted) => (0,offer_rules/* isListed */.yy)(skill, linted, facts.source))
        .map(({ key, agent, install }) => {
        const [name = id] = agent.listedAs(skill, { source: facts.source, install });
        return [key, predictDelivery(agent, { name, text })];
    });
    if (rows.some(([, { state }]) => state === 'empty'))
        return [(0,lint_finding/* asError */.zR)('skill-body', where, (0,skill_body/* bodyOf */.E)(skill).trim() === '' ? EMPTY : body_rule_MUTE, 'write what the agent is to do.')];
    const marks = text.split('\n').findIndex((line) => /^<{7} \S/.test(line));
    const is_merged = marks < 0 || !/^={7}$[\s\S]*^>{7} \S/m.test(text);
    if (!is_merged)
        return [(0,lint_finding/* asError */.zR)('skill-body', { ...where, line: marks + 1 }, MARKED, KEEP)];
    const cut = rows.filter(([, { state }]) => state !== 'full');
    if (cut.length === 0)
        return [];
    const message = `its body is longer than ${cut.map(([key]) => key).join(', ')} ${cut.length === 1 ? 'gives its' : 'give their'} model`;
    return [
        (0,lint_finding/* asWarning */.PQ)('skill-body', where, message, LONG, Object.fromEntries(cut.map(([key, { why }]) => [key, why ?? '']))),
    ];
}
const EMPTY = 'it has no text below the front matter, so that an agent that loads it learns nothing';
const body_rule_MUTE = 'its text says nothing yet, so that an agent that loads it learns nothing';
const MARKED = 'it still has the marks of a merge conflict, which an agent reads as its text';
const KEEP = 'keep what is right of both sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.';
const LONG = 'keep SKILL.md short: move parts of it to files that it names, which an agent reads when it needs them.';

// EXTERNAL MODULE: ./build/lib/lint/offer/lost-condition-rule.js
var lost_condition_rule = __webpack_require__(6550);
// EXTERNAL MODULE: ./build/lib/input/memoize.js
var memoize = __webpack_require__(95739);
;// CONCATENATED MODULE: ./build/lib/lint/pointer-rule.js
/** Descriptions \u2192 findings about those that say nothing, and about what they say of other skills ("for X use Y"): a skill that is not there, or more of it than of the skill itself. */






/** Above this share a description is more about others than about its own skill. */
const MOST = 0.5;
/** `Helper`, `A skill`, `Changelog stuff`, `Logs things`; not `Redacts documents`. Scripts without spaces have no such words. */
const FEWEST = 3;
const SAYS = /^\S*(?:s|ing) (?!(?:stuff|(?:any|every|some)?things?|it|them|this|that)$)\S+$/i;
/** Words that any description may have: alone, or beside the skill's own name, they say nothing of what it does. */
const FILLER = /^(?:an?|the|this|that|my|our|your|is|it|to|for|of|with|and|you|users?|helps?|helping|helpful|helper|useful|handy|simple|great|good|nice|cool|awesome|powerful|general|generic|various|new|custom|skills?|tools?|utility|assistant|agents?|plugins?|things?|stuff|tasks?)$/i;
const WORD = /[\p{Script=Latin}\p{N}'\u2019]+/gu;
function lintPointers(skill, facts) {
    const text = skill.description ?? '';
    const isMute = text.trim() !== '' && (0,text_said/* saidIn */.$g)(text) === '';
    const words = text.match(WORD) ?? [];
    const name = skill.id.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    const isShort = words.length > 0 &&
        (words.length < FEWEST
            ? !SAYS.test(words.join(' '))
            : words.every((word) => FILLER.test(word) || name.includes(word.toLowerCase())) && isLatin(text));
    const where = (0,skill_location.at)(skill, facts, (0,skill_location/* lineOfField */.cu)(skill.text, 'description') || 1);
    const said = `the description says ${isMute ? 'nothing yet' : 'too little for an agent to know when to use it'}: ${(0,text_escape/* oneLine */.TN)(text, 60)}`;
    if (isMute || isShort)
        return [(0,lint_finding/* asWarning */.PQ)('skill-description', where, said, 'write what the skill does, and when to use it.')];
    const { ids, families } = listNames(facts.source);
    const own = [skill.id.toLowerCase(), skill.dir.toLowerCase()];
    const isOther = (name) => ids.has(name.toLowerCase()) && !own.includes(name.toLowerCase());
    const { rest } = (0,pointers/* findPointers */.S)(text, isOther);
    const bundled = new Set(facts.agents.flatMap(({ agent }) => agent.bundled_skills));
    const missing = (0,pointers/* findPointers */.S)(text, (id) => !ids.has(id.toLowerCase()) && !bundled.has(id))
        .found.filter(({ target, sure, named }) => (sure && families.has(familyOf(target.toLowerCase()))) || named)
        .map(({ target }) => target);
    const finding = (message, fix) => (0,lint_finding/* asWarning */.PQ)('skill-pointer', where, message, fix);
    const share = 1 - rest.trim().length / text.length;
    return [
        ...[...new Set(missing)].map((name) => finding(`the description sends the agent to '${name}', and the source has no such skill`, 'name a skill that is there, or leave the reference out.')),
        ...(text && share > MOST
            ? [
                finding(`${Math.round(100 * share)} % of the description is about when to use other skills`, 'say first and foremost what this skill is for; each of the others describes itself.'),
            ]
            : []),
    ];
}
/** Whole, because a word in another script says something. */
const isLatin = (text) => !/(?!\p{Script=Latin})\p{L}/u.test(text);
const listNames = (0,memoize/* memoize */.B)(({ skills }) => {
    const ids = new Set(skills.flatMap(({ id, dir }) => [id.toLowerCase(), dir.toLowerCase()]));
    return { ids, families: new Set([...ids].flatMap((id) => familyOf(id) ?? [])) };
});
/** `uipath` of `uipath-rpa`: only a name of the same family is surely meant to be a skill. */
function familyOf(id) {
    const dash = id.indexOf('-');
    return dash > 1 ? id.slice(0, dash) : null;
}

;// CONCATENATED MODULE: ./build/lib/lint/settings-rule.js
/** The file beside a SKILL.md in which one agent reads settings of its own \u2192 findings about one that lies elsewhere, and about fields that it does not have. */





function lintSettings(skill, facts) {
    return facts.agents.flatMap(({ key, agent: { title, skill_settings } }) => {
        if (skill_settings === undefined)
            return [];
        const { file, fields } = skill_settings;
        const folder = `${facts.prefix}${external_node_path_.posix.dirname(skill.path)}`;
        const warn = (path, message, fix, cost) => (0,lint_finding/* asWarning */.PQ)('skill-settings', { ...(0,skill_location.at)(skill, facts, 1), file: `${folder}/${path}` }, message, fix, {
            [key]: `${title} ${cost}`,
        });
        const { openai_yaml: given, files = [] } = skill;
        if (given === undefined)
            return files
                .filter((path) => settings_rule_isMeant(path, file))
                .map((path) => warn(path, 'no agent reads this file here', `move it to ${folder}/${file}.`, `reads ${file} beside the SKILL.md`));
        const wrong = listWrong(given, fields);
        if (wrong.length === 0)
            return [];
        const names = wrong.map(([name]) => `\`${name}\``).join(', ');
        const fix = `${wrong.map(([, what]) => what).join(', and ')}.`;
        return [
            warn(file, `${wrong.length > 1 ? 'no fields' : 'no field'} of this file: ${names}`, fix, 'passes over what it does not know'),
        ];
    });
}
/** `openai.yaml` beside SKILL.md, `agent/openai.yaml`, `agents/openai.yml`. */
function settings_rule_isMeant(path, file) {
    const [own, right] = [external_node_path_.posix.parse(path), external_node_path_.posix.parse(file)];
    const isThere = own.dir === '' || own.dir === right.dir || (0,suggest/* isSlip */.BX)(own.dir, right.dir);
    return isThere && /^\.ya?ml$/.test(own.ext) && (own.name === right.name || (0,suggest/* isSlip */.BX)(own.name, right.name));
}
/** Names that are almost those of fields, or stand where they do not belong, each with what to do. */
function listWrong(given, fields) {
    if (!(0,json_value/* isJson */.Fh)(given))
        return [];
    const groups = Object.keys(fields);
    return Object.entries(given).flatMap(([group, values]) => {
        const inside = fields[group];
        if (inside !== undefined)
            return Object.keys((0,json_value/* isJson */.Fh)(values) ? values : {}).flatMap((name) => {
                const near = inside.includes(name) ? null : settings_rule_findNear(name, inside);
                return near === null ? [] : [[`${group}.${name}`, `write \`${near}\` for \`${name}\``]];
            });
        const near = settings_rule_findNear(group, groups);
        if (near !== null)
            return [[group, `write \`${near}\` for \`${group}\``]];
        return groups.flatMap((home) => {
            const field = settings_rule_findNear(group, fields[home] ?? []);
            return field === null ? [] : [[group, `write \`${home}: {${field}: \u2026}\` for \`${group}\``]];
        });
    });
}
function settings_rule_findNear(name, known) {
    const snake = name
        .replace(/-/g, '_')
        .replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`)
        .toLowerCase();
    return known.find((one) => one === snake) ?? known.find((one) => (0,suggest/* isSlip */.BX)(snake, one)) ?? null;
}

// EXTERNAL MODULE: ./build/lib/lint/spec-rule.js
var spec_rule = __webpack_require__(76492);
;// CONCATENATED MODULE: ./build/lib/lint/skill-rules.js
/** Checks the skills of a source: findings about each file and about the listing they form together. */



















function lintSkills(facts) {
    const { source } = facts;
    return [
        ...source.skills.flatMap((skill) => [
            ...lintHead(skill, facts),
            ...lintComment(skill, facts),
            ...skill_rules_lintName(skill, facts),
            ...lintShell(skill, facts),
            ...lintShadow(skill, facts),
            ...lintFields(skill, facts),
            ...(0,spec_rule/* lintMisspelt */.f)(skill, facts),
            ...lintSettings(skill, facts),
            ...(0,lost_condition_rule/* lintLostCondition */.T)(skill, facts),
            ...lintBody(skill, facts),
            ...lintPointers(skill, facts),
        ]),
        ...lintFolders(facts),
        ...lintDuplicates(facts),
        ...source.skills.flatMap((skill) => lintLeftCopy(skill, facts)),
        ...facts.agents.flatMap((agent) => (0,offer_rules/* lintBudget */.pS)(agent, facts)),
    ];
}
/** For a front matter that no agent finds, the loss names the cause and the cure. */
function lintHead(skill, facts) {
    const problems = lintFrontMatter(skill, facts);
    const offers = (0,offer_rules/* lintOffer */.cE)(skill, facts);
    const isSaid = ({ message }) => offers.some(({ consequences }) => Object.values(consequences).every((why) => why.startsWith(message)));
    const found = [...problems.filter((one) => skill.front_matter.present || !isSaid(one)), ...offers];
    return tellLeftOut(found, skill, facts);
}
function lintFrontMatter(skill, facts) {
    const { present, problems } = skill.front_matter;
    return problems.map((problem) => (present ? lint_finding/* asWarning */.PQ : lint_finding/* asError */.zR)('skill-front-matter', (0,skill_location.at)(skill, facts, problem.line), problem.message, (0,front_matter_problem/* fixProblem */.xX)(problem, (0,fix_text/* isPutRight */.Mj)(skill, problem.kind))));
}
/** `#` after a blank begins a comment, and `&notes` names a value, which an author of a sentence does not mean. */
function lintComment(skill, facts) {
    const { present, body_line } = skill.front_matter;
    if (!present)
        return [];
    const block = skill.text.split('\n').slice(0, body_line - 2);
    return block.flatMap((text, index) => {
        const lost = /^(?:description|when_to_use):(?:(?:[ \t]+[^\s'"|>#].*?)??[ \t]+(?=#)|[ \t]+(?=&\S+[ \t]+\S))(#(?! ?(?:TODO|FIXME|yamllint)\b).*|&\S+)/.exec(text.trimEnd())?.[1];
        if (lost === undefined)
            return [];
        const message = `\`${lost[0]}\` begins a ${lost[0] === '#' ? 'comment' : 'name for the value'}, so that no agent that reads YAML sees '${(0,text_escape/* oneLine */.TN)(lost, 60)}'`;
        const fix = /^[\w-]+:[ \t]*#/.test(text)
            ? (0,front_matter_problem/* doneByFix */.TU)('put quotes around the value.')
            : 'put quotes around the value; a comment that is meant gets a line of its own.';
        return [(0,lint_finding/* asWarning */.PQ)('skill-front-matter', (0,skill_location.at)(skill, facts, index + 1), message, fix)];
    });
}
function skill_rules_lintName(skill, facts) {
    if (skill.id === skill.dir)
        return [];
    const listing = facts.agents.filter((linted) => (0,offer_rules/* isListed */.yy)(skill, linted, facts.source));
    if (facts.agents.length > 0 && listing.length === 0)
        return [];
    // As every agent and every store takes it.
    const plain = skill.id
        .toLowerCase()
        .replace(/[^a-z\d]+/g, '-')
        .replace(/^-|-$/g, '');
    const message = `the name in the front matter is '${skill.id}', but the folder is '${skill.dir}'${(0,skill_file/* leftOutByNpx */.Zw)(skill) === null ? ` (\`npx skills add\` installs it as \`${(0,skill_file/* folderByNpx */.Es)(skill.id)}\`)` : ''}`;
    const consequences = listing.map(({ key, agent, install }) => {
        const [name = skill.id] = agent.listedAs(skill, { source: facts.source, install });
        return [key, `it is listed as ${name}`];
    });
    const fix = fixNames(skill, plain, facts);
    return [
        (0,lint_finding/* asWarning */.PQ)('skill-name', (0,skill_location.at)(skill, facts, (0,skill_location/* lineOfField */.cu)(skill.text, 'name') || 1), message, fix, Object.fromEntries(consequences)),
    ];
}
/** plain: its name, as every agent and every store takes it. */
function fixNames({ id, dir, path, text }, plain, { source, renamed }) {
    if (dir === 'skills' || path === 'SKILL.md')
        return `a skill is a folder in skills/: move this file to ${dir === 'skills' ? path.replace(/SKILL\.md$/, '') : 'skills/'}${id}/SKILL.md.`;
    const rename = `${id === plain ? '' : `write \`name: ${plain}\` and `}rename the folder to \`${plain}\``;
    if (renamed?.get(dir) === id)
        return `write \`${dir}\` again, as it was.${plain === dir ? '' : ` If it is to have another name, ${rename} too.`}`;
    if ((0,fix_text/* fixName */.XW)(text, dir) !== null)
        return (0,front_matter_problem/* doneByFix */.TU)(`write \`name: ${dir}\` here, as the folder is called`);
    if (id !== plain)
        return `give both the same name${plain === '' ? '' : `, such as \`${plain}\``}.`;
    const write = (here) => `write \`name: ${dir}\` ${here}, and \`${dir}\` in the cases and texts that name it`;
    const isTaken = source.skills.some((one) => one.path === external_node_path_.posix.join(path, '../..', plain, 'SKILL.md'));
    if (isTaken)
        return `${write('here')}: another skill has the folder \`${plain}\`.`;
    // A folder's name may be none that a skill can have.
    const instead = manifest/* SKILL_NAME */.eQ.test(dir) ? ` Only if people know it as \`${dir}\`, ${write('here instead')}.` : '';
    return `${rename}, as \`npx skills add\` does, and the links that lead there: the cases and texts that say \`${plain}\` stay true.${instead}`;
}
/** To agents that run no shell of their own accord it is text. */
function lintShell(skill, facts) {
    const before = skill.text.split('\n').slice(0, skill.front_matter.body_line - 1);
    const body = skill.text.split('\n').slice(before.length).join('\n');
    const runs = facts.agents.flatMap(({ key, agent }) => {
        const found = agent.findShell?.(body);
        return found ? [{ key, ...found }] : [];
    });
    const [first] = runs;
    if (!first)
        return [];
    const above = body.slice(0, first.at).split('\n');
    const isShown = above.filter((line) => FENCE.test(line)).length % 2 === 1;
    const where = (0,skill_location.at)(skill, facts, before.length + above.length);
    const message = `it runs '${(0,text_escape/* oneLine */.TN)(first.command, 60)}' when it is loaded${isShown ? ', although that stands in a code block' : ''}`;
    const fix = isShown
        ? 'if it is an example, put a space between the exclamation mark and the backtick; else tell the agent to run the command.'
        : 'tell the agent to run the command, or ship its output.';
    return [
        (0,lint_finding/* asWarning */.PQ)('skill-shell', where, message, fix, Object.fromEntries(runs.map(({ key, costs }) => [key, costs]))),
    ];
}
const FENCE = /^\s*(?:```|~~~)/;
/** The names of both would have that plugin's in front. */
const isOfOne = (source, ...skills) => skills.every(({ path }) => !path.startsWith('.')) &&
    new Set(skills.map(({ path }) => (0,skill_location/* holderOf */.Kd)(path, source))).size === 1;
function lintDuplicates(facts) {
    const { agents, source, fresh } = facts;
    const first = new Map();
    // Of two the one that was there first may keep its name, or else the one that is shipped.
    const isFresh = ({ path }) => fresh?.has(path) === true;
    const rankOf = (skill) => (isFresh(skill) ? 2 : 0) + (skill.unshipped ? 1 : 0);
    const inOrder = [...source.skills, ...(source.outdated ?? [])].sort((a, b) => rankOf(a) - rankOf(b));
    return inOrder.flatMap((skill) => {
        const other = first.get(skill.id);
        if (!other)
            first.set(skill.id, skill);
        // One file reached by two paths is one skill.
        if (!other || (other.real_path ?? other.path) === (skill.real_path ?? skill.path))
            return [];
        if ((0,skill_location/* wereEqual */.iE)(skill, other, facts) || ((0,places/* isPlacedAsCopy */.JQ)(skill, other) && (0,text_said/* isLike */.ON)(skill.text, other.text)))
            return [describeOutdated([skill, other], facts)];
        const same = agents.filter(({ agent, install }) => {
            if ([skill, other].some((one) => (0,reach/* isUnread */.KJ)(agent, one, { source, install })))
                return false;
            const [name, otherName] = [skill, other].map((one) => agent.listedAs(one, { source, install })[0]);
            return name === otherName;
        });
        // Where each has the name of its plugin in front, they are two.
        if (agents.length > 0 && same.length === 0)
            return [];
        const is_copy = skill.text === other.text;
        const everywhere = same.length === agents.length && !is_copy;
        const isLater = isFresh(skill) && !isFresh(other);
        const rename = isLater ? 'rename this one: the other was there before it' : 'rename one of them';
        const message = `the id '${skill.id}' is also used by ${other.path}${isLater ? ', and this one is new' : ''}`;
        const fix = is_copy
            ? 'they are equal: delete one, or make it a link to the other, so that they stay so.'
            : everywhere || isOfOne(source, skill, other)
                ? `${rename}.`
                : `${rename}, or have both installed as plugins, so that their plugins' names stand in front.`;
        if (everywhere)
            return [(0,lint_finding/* asError */.zR)('skill-duplicate', (0,skill_location.at)(skill, facts), message, fix)];
        const names = same.map(({ key, install }) => [
            key,
            `has the name '${skill.id}' for both (installed as ${install})`,
        ]);
        return [(0,lint_finding/* asWarning */.PQ)('skill-duplicate', (0,skill_location.at)(skill, facts), message, fix, Object.fromEntries(names))];
    });
}

// EXTERNAL MODULE: ./build/lib/setup/source/declared-files.js
var declared_files = __webpack_require__(11404);
// EXTERNAL MODULE: ./build/lib/setup/source/hook-files.js + 1 modules
var source_hook_files = __webpack_require__(74297);
// EXTERNAL MODULE: ./build/lib/setup/source/instructions.js
var source_instructions = __webpack_require__(78373);
// EXTERNAL MODULE: ./build/lib/setup/source/list-parts.js
var list_parts = __webpack_require__(2299);
// EXTERNAL MODULE: ./build/lib/setup/source/manifest.js
var source_manifest = __webpack_require__(46685);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
// EXTERNAL MODULE: ./build/lib/io/files/files.js
var files_files = __webpack_require__(77406);
;// CONCATENATED MODULE: ./build/lib/setup/source/package-files.js
/** A source \u2192 the plugin.json of its plugins, and mcp.json of packages of Agent Plugins, as they are written. */



async function readPackageFiles({ root, plugins }) {
    const paths = plugins.flatMap((plugin) => [...Object.keys(plugin.manifests), ...((0,manifest/* packageOf */.wg)(plugin) ? ['mcp.json'] : [])].map((name) => (0,posix_.join)(plugin.folder, name)));
    const files = [...new Set(paths)];
    const texts = await Promise.all(files.map((path) => (0,files_files/* readTextIfAny */.$)((0,posix_.join)(root, path)).catch(() => null)));
    return files.flatMap((path, at) => (texts[at] == null ? [] : [{ path, text: texts[at] }]));
}

// EXTERNAL MODULE: ./build/lib/setup/source/plugin-parts.js
var plugin_parts = __webpack_require__(8788);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/lib/setup/source/servers/project-servers.js
/** A source \u2192 the files in which agents look for its own MCP servers, and the variables in servers that no file of it speaks of. */







const { join } = external_node_path_.posix;
/** For those who work in the source; what has a README tells its users what to set. */
async function readProjectServers(source) {
    const read = async (path) => ({ path, text: await (0,files_files/* readTextIfAny */.$)(join(source.root, path)).catch(() => null) });
    // What is installed as a plugin may have its servers without the field around them.
    const is_plugin = (0,source_manifest/* installedPlugins */.fC)(source).some(({ folder }) => folder === '');
    const named = (0,lib_agents/* serverFiles */.F4)().filter((path) => !is_plugin || path !== '.mcp.json');
    const files = (await Promise.all(named.map(read))).flatMap(({ path, text }) => text === null ? [] : [{ path, text }]);
    const servers = (0,plugin_part/* serversIn */.AX)(await (0,plugin_parts/* readPluginParts */._)({ ...source, kind: 'plugin' }));
    const folders = ['', ...new Set(servers.map(({ folder }) => folder))];
    const listed = await Promise.all(folders.map(async (folder) => (await (0,promises_.readdir)(join(source.root, folder)).catch(() => []))
        .filter((name) => project_servers_SAYS.test(name))
        .map((name) => join(folder, name))));
    const said = await Promise.all(['.claude/settings.json', ...listed.flat()].map(read));
    const unset = servers.map(async ({ server, ...part }) => {
        const open = [...JSON.stringify(server).matchAll(VARIABLE)].map(([, name = '']) => name);
        const names = [...new Set(open)].filter((name) => !GIVEN.test(name) && !said.some(({ text }) => text?.includes(name)));
        const lines = names.length > 0 ? ((await read(part.path)).text ?? '').split('\n') : [];
        return { server: { ...part, server }, names, line: lines.findIndex((one) => one.includes(names[0] ?? '')) + 1 };
    });
    return { files, unset: (await Promise.all(unset)).filter(({ names }) => names.length > 0) };
}
/** Without a default in the braces. */
const VARIABLE = /\$\{([A-Z][A-Z0-9_]*)\}/g;
/** By an agent, or on every machine. */
const GIVEN = /^(?:(?:CLAUDE|COPILOT|CODEX|PLUGIN)_\w+|HOME|PATH|USER|PWD|SHELL|TMPDIR|LANG)$/;
/** Files that tell people, or agents, what to set. */
const project_servers_SAYS = /\.md$|env/i;

// EXTERNAL MODULE: ./build/lib/setup/source/subagents.js
var subagents = __webpack_require__(93050);
// EXTERNAL MODULE: ./build/lib/setup/source/unread-skills.js + 1 modules
var unread_skills = __webpack_require__(88163);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(39138);
// EXTERNAL MODULE: ./build/src/run/prepare/user-settings.js + 1 modules
var user_settings = __webpack_require__(21646);
// EXTERNAL MODULE: ./build/src/run/prepare/workspace.js
var prepare_workspace = __webpack_require__(86342);
// EXTERNAL MODULE: ./build/lib/io/git-ignored.js
var git_ignored = __webpack_require__(86978);
;// CONCATENATED MODULE: ./build/lib/lint/files/ignored-rule.js
/** What git leaves out of a source \u2192 findings at the patterns for which no one else gets it. */



/** is_shipped: users install what git has; what is published in another way may be built. */
const lintIgnored = (ignored, is_shipped) => [...(0,group_by/* groupBy */.$)(ignored, ({ file, line }) => `${file}:${line}`).values()].flatMap((all) => {
    const [first] = all;
    if (!first)
        return [];
    const { file, line, pattern } = first;
    const as = all.some(({ path }) => is_shipped(path)) ? lint_finding/* asError */.zR : lint_finding/* asWarning */.PQ;
    const paths = [...new Set(all.map(({ path }) => path))];
    const [it, stays] = paths.length > 1 ? ['them', 'they stay'] : ['it', 'it stays'];
    const lost = as === lint_finding/* asError */.zR ? `no one who clones or installs this gets ${it}` : `${stays} on this machine`;
    const message = `git ignores ${(0,count/* listFew */.lE)(paths)}, so ${lost}`;
    const fix = `take \`${pattern}\` out here, then add what is to be shared (\`git add\`). If this is intended, pass --disable git-ignored:${pattern}.`;
    return [as('git-ignored', { file, line, subject: pattern }, message, fix)];
});

;// CONCATENATED MODULE: ./build/src/check/find-ignored.js
/** Skills, parts and manifests of a source \u2192 findings about those that git does not track because it ignores them. */




/** What lies in an agent's folder of a plugin's repository is for its author. */
async function findIgnored(source, parts, cwd) {
    const { root, skills, manifest, marketplace } = source;
    const own = skills.map(({ path, real_path }) => real_path ?? path);
    const paths = [...own, ...parts.map(({ path }) => path), ...[manifest, marketplace].filter((path) => path !== null)];
    const meant = paths.filter((path) => source.as === 'project' || isPlugins(path));
    const ignored = await (0,git_ignored/* explainIgnored */.Q)(root, [...new Set(meant)]);
    // A package of npm may hold what is built, and a project's own may be for its author alone.
    const is_published = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, 'package.json'));
    const isShipped = (path) => isPlugins(path) && !is_published;
    return lintIgnored(ignored.map((one) => ({ ...one, file: (0,external_node_path_.relative)(cwd, one.file) })), isShipped);
}
const isPlugins = (path) => !/^\.(?!claude-plugin\/)/.test(path);

// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(73382);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/lib/skill/front-matter/yaml-problem.js
var yaml_problem = __webpack_require__(26707);
// EXTERNAL MODULE: ./build/src/options/inputs.js + 1 modules
var inputs = __webpack_require__(59540);
// EXTERNAL MODULE: ./build/src/run/own-repository.js
var own_repository = __webpack_require__(26988);
;// CONCATENATED MODULE: ./build/src/check/workflow/workflow-names.js

/** Not the repository of somebody whose name ends in it. */
const STANDS_FOR = new RegExp(`(?<![\\w.-])${own_repository/* PLACEHOLDER */.Kx}@`);
/** `uses: owner/name`, for which GitHub refuses the whole workflow; a folder or an image has no version. */
const BARE = /^\s*-?\s*uses:\s*['"]?([\w-][\w.-]*\/[\w.-]+(?:\/[\w./-]+)?)['"]?\s*(?:#.*)?$/;
/** `uses: name@version`, for which it does so too. */
const SHORT = /^\s*-?\s*uses:\s*['"]?([\w-][\w.-]*@[\w.-]+)['"]?\s*(?:#.*)?$/;
/** GitHub's own. */
const GITHUBS = /^(?:cache|checkout|github-script|(?:down|up)load-artifact|setup-(?:node|python|go|java|dotnet))@/;
/** An action without its owner or its version, and what `init` could not fill in. */
function lintNames(text, at) {
    const lines = text.split('\n');
    const bare = lines.flatMap((words, index) => {
        const action = BARE.exec(words)?.[1];
        const message = `it uses ${action} without a version, and GitHub then runs none of its jobs`;
        return action
            ? [at('workflow-version', index + 1, message, `write the version behind it: \`uses: ${action}@v1\`.`)]
            : [];
    });
    const short = lines.flatMap((words, index) => {
        const action = SHORT.exec(words)?.[1];
        if (!action)
            return [];
        const owner = GITHUBS.test(action) ? 'actions' : '<owner>';
        const message = `\`uses: ${action}\` does not say whose repository that is, and none of its jobs is run`;
        const fix = `write the owner before it: \`uses: ${owner}/${action}\`.`;
        return [{ ...at('workflow-refused', index + 1, message, fix), severity: 'error' }];
    });
    const line = lines.findIndex((words) => own_repository/* USES */.tk.test(words) && STANDS_FOR.test(words)) + 1;
    const message = `it uses ${own_repository/* PLACEHOLDER */.Kx}, which only stands for the repository of this action, so its job fails before it starts`;
    const fix = 'write the repository that has it, as in `npx github:OWNER/agent-routing`: `init --action OWNER/agent-routing` does so.';
    return [...bare, ...short, ...(line > 0 ? [at('workflow-placeholder', line, message, fix)] : [])];
}

;// CONCATENATED MODULE: ./build/src/check/workflow/workflow-rule.js
/** The workflows of a repository \u2192 what GitHub does not run of them, and of those that use this action what it or the action refuses. */












const FOLDER = external_node_path_.posix.dirname(own_repository/* WORKFLOW */.Ep);
/** Where GitHub reads workflows, and where people put them by mistake. */
const PLACES = ['.github/**/*.y{,a}ml{,.txt}', `${FOLDER}/*`, '{,workflow/,workflows/,github/workflows/}*.y{,a}ml'];
async function lintWorkflows(root, prefix) {
    const paths = (await (0,dist/* glob */.TI)(PLACES, { cwd: root, dot: true, expandDirectories: false })).sort();
    const texts = await Promise.all(paths.map((path) => (0,promises_.readFile)((0,external_node_path_.join)(root, path), 'utf8').catch(() => '')));
    // Results that another workflow of this action posts as the comment need no right to post here.
    const is_posted = texts.some((text) => own_repository/* USES */.tk.test(text) && /^\s*command:\s*['"]?comment\b/m.test(text));
    const isThere = (folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, folder));
    const findings = paths.flatMap((path, index) => {
        const text = texts[index] ?? '';
        const at = (rule, line, message, fix) => (0,lint_finding/* asWarning */.PQ)(rule, { file: `${prefix}${path}`, line, subject: external_node_path_.posix.basename(path) }, message, fix);
        if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)) {
            const fix = placeWorkflow(path, text);
            const message = `GitHub runs only the workflows in ${FOLDER} whose names end in .yml or .yaml`;
            return fix === null ? [] : [at('workflow-folder', 1, message, fix)];
        }
        return [...lintNames(text, at), ...(own_repository/* USES */.tk.test(text) ? lintOwn(text, { is_posted, isThere }, at) : [])];
    });
    // A folder is renamed once.
    const isAgain = ({ fix }) => fix.startsWith('rename the folder');
    return findings.filter((one, index) => !isAgain(one) || findings.findIndex(isAgain) === index);
}
/** Null where it is no workflow, or, away from the folder .github, not one of this action. */
function placeWorkflow(path, text) {
    const folder = external_node_path_.posix.dirname(path);
    const isOne = /^on:(?=[\s\S]*^jobs:)/m.test(text);
    if (folder === FOLDER)
        return (isOne && own_repository/* USES */.tk.test(text)) || /\.ya?ml\.txt$/.test(path)
            ? `rename it to ${path.replace(/(\.ya?ml)?(\.\w+)?$/, (_, ending = '.yml') => ending)}.`
            : null;
    if (/^\.github\/workflows?$/i.test(folder))
        return `rename the folder to ${FOLDER}.`;
    return isOne && (folder === '.github' || own_repository/* USES */.tk.test(text)) ? `move it to ${FOLDER}.` : null;
}
const INPUTS = Object.keys(inputs/* InputsSchema */.xd.shape);
const COMMON = 'name if env continue-on-error timeout-minutes';
const JOB = 'permissions needs runs-on environment concurrency outputs defaults steps strategy container services uses with secrets snapshot';
const EVENTS = 'pull_request pull_request_target pull_request_review pull_request_review_comment push schedule workflow_dispatch workflow_run workflow_call merge_group issue_comment issues release repository_dispatch branch_protection_rule check_run check_suite create delete deployment deployment_status discussion discussion_comment fork gollum image_version label milestone page_build public registry_package status watch';
const PERMISSIONS = 'pull-requests contents actions artifact-metadata attestations checks copilot-requests deployments discussions id-token issues models packages pages repository-projects security-events statuses';
/** What GitHub knows, by where it stands. New words come, so of others only what resembles one of these is named. */
const workflow_rule_WORDS = {
    key: 'name run-name on permissions env defaults concurrency jobs'.split(' '),
    'job key': `${COMMON} ${JOB}`.split(' '),
    'step key': `${COMMON} id uses with`.split(' '),
    event: EVENTS.split(' '),
    permission: PERMISSIONS.split(' '),
};
const INDENT = 'indent with spaces: `with:` in the column of `uses:`, each `input: value` below it two spaces further in.';
const pairsOf = (node) => (0,yaml_dist/* isMap */.jh)(node) ? node.items.map(({ key, value }) => ({ key: String(key), node: key, value })) : [];
const isInput = (key) => INPUTS.includes(key.replaceAll('-', '_'));
const entriesOf = (node) => ((0,yaml_dist/* isSeq */.oP)(node) ? node.items : []);
const textOf = (node) => ((0,yaml_dist/* isScalar */.jn)(node) ? String(node.value ?? '') : '');
const childOf = (node, key) => pairsOf(node).find((pair) => pair.key === key)?.value;
function lintOwn(text, { is_posted, isThere }, at) {
    const lineCounter = new yaml_dist/* LineCounter */.HN();
    const { contents, errors } = (0,yaml_dist/* parseDocument */.Tp)(text, { lineCounter });
    const [broken] = errors;
    if (broken) {
        const problem = (0,yaml_problem/* problemOfYaml */.iN)(broken.linePos?.[0].line ?? 1, broken.message);
        const { line, kind, message } = problem;
        const fix = ['yaml', 'uneven', 'no_pair'].includes(kind) ? INDENT : (0,front_matter_problem/* fixProblem */.xX)(problem);
        const finding = at('workflow-refused', line, `it is not YAML, and GitHub runs none of its jobs: ${message}`, fix);
        return [{ ...finding, severity: 'error' }];
    }
    const found = [];
    const say = (rule, node, message, fix, severity) => {
        const finding = at(rule, lineCounter.linePos(node?.range?.[0] ?? 0).line, message, fix);
        found.push(severity ? { ...finding, severity } : finding);
    };
    const refuse = (node, message, fix) => say('workflow-refused', node, `${message}, and none of its jobs is run`, fix, 'error');
    const spell = (keys, what) => {
        for (const { key, node, value } of keys.filter((one) => !workflow_rule_WORDS[what].includes(one.key.toLowerCase()))) {
            const near = pairsOf(value).some((one) => isInput(one.key)) ? 'with' : (0,suggest/* suggest */.ZA)(key, workflow_rule_WORDS[what]);
            if (near && !isInput(key))
                refuse(node, `GitHub has no ${what} \`${key}\``, `write \`${near}\`.`);
        }
    };
    // What is only misspelt is not missing.
    const need = (map, key) => found.length > 0 || childOf(map, key) !== undefined || refuse(map, `\`${key}:\` is missing`, `add \`${key}:\`.`);
    const [permissions, jobs] = [childOf(contents, 'permissions'), childOf(contents, 'jobs')];
    const triggers = childOf(contents, 'on');
    const named = [triggers, ...entriesOf(triggers)].filter(yaml_dist/* isScalar */.jn);
    const events = [...pairsOf(triggers), ...named.map((node) => ({ key: textOf(node), node }))];
    spell(pairsOf(contents), 'key');
    spell(pairsOf(permissions), 'permission');
    spell(events, 'event');
    for (const key of ['on', 'jobs'])
        need(contents, key);
    const lintRights = (job, step) => {
        const is = (key, pattern) => pattern.test(textOf(childOf(childOf(step, 'with'), key)));
        const own = childOf(job, 'permissions') ?? permissions;
        const mayWrite = textOf(own) === 'write-all' || textOf(childOf(own, 'pull-requests')) === 'write';
        const isSilent = is('comment', /never|\$/) || is('command', /mutate|improve|\$/) || is('leg', /true|\$/);
        const isOther = is('shard', /./) || is('github_token', /./);
        const isSometimes = [job, step].some((one) => /event/.test(textOf(childOf(one, 'if'))));
        const isAsked = found.length === 0 && !is_posted && events.some(({ key }) => key === 'pull_request');
        if (!isAsked || mayWrite || isSilent || isOther || isSometimes)
            return;
        const because = own ? 'by these permissions' : 'without `permissions:`, by the settings of most repositories,';
        const message = `${because} the action may not write its comment on a pull request`;
        const fix = 'give the job `permissions:` of `contents: read` and `pull-requests: write`, or set `comment: never`.';
        say('workflow-needs', own ?? step, message, fix);
    };
    const lintFolder = (job, step, before) => {
        const node = childOf(childOf(step, 'with'), 'working_directory');
        const row = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/.exec(textOf(node))?.[1];
        const named = row ? entriesOf(childOf(childOf(childOf(job, 'strategy'), 'matrix'), row)) : [node];
        for (const [one, folder] of named.map((one) => [one, textOf(one)])) {
            const isMade = (step) => pairsOf(childOf(step, 'with')).some(({ key }) => /^(?:path|repository)$/.test(key)) ||
                textOf(childOf(step, 'run')).includes(external_node_path_.posix.basename(folder));
            if (folder.includes('${{') || isThere(folder) || before.some(isMade))
                continue;
            const fix = `correct the path, which starts at the root of the repository, or remove this ${row ? 'entry' : 'step'}.`;
            say('workflow-input', one, `there is no folder ${folder}, so its step ends with exit code 2`, fix, 'error');
        }
    };
    const lintStep = (step, before) => {
        const given = childOf(step, 'with');
        spell(pairsOf(step), 'step key');
        for (const { key, node } of pairsOf(step))
            if (isInput(key))
                refuse(node, `\`${key}\` is an input and does not stand below \`with:\``, INDENT);
        if (textOf(given) || (0,yaml_dist/* isSeq */.oP)(given))
            refuse(given, '`with:` holds no `input: value`', INDENT);
        for (const { key, node, value } of pairsOf(given)) {
            const [message, fix, severity] = (0,inputs/* refuseInput */.bG)(key, textOf(value)) ?? [];
            if (message && fix)
                say('workflow-input', node, message, fix, severity);
            else if ((0,yaml_dist/* isMap */.jh)(value) || (0,yaml_dist/* isSeq */.oP)(value))
                refuse(node, `\`${key}:\` is not text`, 'write text, with commas between the entries of a list.');
        }
        const isBrought = (one) => /checkout|download/i.test(textOf(childOf(one, 'uses'))) || /\b(?:git|gh)\b/.test(textOf(childOf(one, 'run')));
        if (before.some(isBrought) || /comment|\$/.test(textOf(childOf(given, 'command'))))
            return;
        const message = 'no step before this one checks the repository out, so the action finds nothing there';
        say('workflow-needs', step, message, 'write `- uses: actions/checkout@v5` as a step before it.');
    };
    for (const { node, value: job } of pairsOf(jobs)) {
        const [uses, steps] = [childOf(job, 'uses'), childOf(job, 'steps')];
        spell(pairsOf(job), 'job key');
        spell(pairsOf(childOf(job, 'permissions')), 'permission');
        if (own_repository/* USES */.tk.test(`uses: ${textOf(uses)}`))
            lintRights(job, job);
        if (uses)
            continue;
        need(job, 'runs-on');
        if ((0,yaml_dist/* isMap */.jh)(steps))
            refuse(steps, '`steps:` is not a list', 'begin each step with `- `.');
        if (childOf(job, 'with'))
            refuse(node, '`with:` stands in the job and not in a step', INDENT);
        for (const [index, step] of entriesOf(steps).entries()) {
            if ((0,yaml_dist/* isMap */.jh)(step) && !childOf(step, 'uses') && !childOf(step, 'run')) {
                const fix = childOf(step, 'with') ? `remove its dash; ${INDENT}` : 'add one, or remove the dash.';
                refuse(step, 'a step has neither `uses:` nor `run:`', fix);
            }
            if (!/^[\w.-]+\/agent-routing@/.test(textOf(childOf(step, 'uses'))))
                continue;
            const before = entriesOf(steps).slice(0, index);
            lintStep(step, before);
            lintFolder(job, step, before);
            lintRights(job, step);
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./build/src/check/lint-source.js
/** Source, corpus and baseline as read \u2192 what lint's rules find in them. `lint` prints all of it, `run` names the errors. */










































/** Path of the source as findings show it. */
const prefixOf = (root, cwd) => ((0,external_node_path_.relative)(cwd, root) ? `${(0,external_node_path_.relative)(cwd, root)}/` : '');
function listLinted({ source, keys, corpus, baseline = null, measured = {}, settings = {}, }) {
    const all = (0,user_settings/* withProjectSettings */.rM)(source, keys, settings);
    const addressedBy = (0,skill_location/* readAddresses */.B1)(source, corpus?.cases ?? [], baseline?.baseline ?? null);
    const folders = (0,source_manifest/* installedPlugins */.fC)(source).map(({ folder }) => folder);
    return keys.flatMap((key) => {
        const plain = (0,lib_agents/* findAgent */.dp)(key.name);
        if (!plain)
            return [];
        const own = all[key.name];
        const agent = own ? (0,with_settings/* withSettings */.G)(plain, own) : plain;
        const { key: name, vendor_model } = key;
        const seen = measured[name];
        const install = seen?.install ?? key.install ?? agent.defaultInstall(source);
        return [
            {
                key: name,
                agent,
                install,
                parts_install: key.install ?? (0,full_install/* installForParts */.H8)({ agent, install }, source, folders),
                vendor_model,
                ...addressedBy(key),
                ...(seen
                    ? {
                        measured: seen.offers,
                        ...(seen.unlisted ? { unlisted: seen.unlisted } : {}),
                        exhausted: seen.exhausted,
                        version: seen.version,
                    }
                    : {}),
            },
        ];
    });
}
/** Its parts of every kind; of instruction files those that these agents are given. */
const partsOf = (source, keys) => (0,list_parts/* listParts */.Z)(source, listLinted({ source, corpus: null, keys }));
async function lintSource(linted) {
    const { cwd, source, corpus, baseline, fresh, renamed, had, copied } = linted;
    const prefix = prefixOf(source.root, cwd);
    const agents = listLinted(linted);
    const facts = { source, agents, prefix };
    const parts = await (0,plugin_parts/* readPluginParts */._)(source);
    const texts = await readPackageFiles(source);
    const hook_files = await (0,source_hook_files/* readHookFiles */.J)(source, prefix);
    const hooks = [
        ...lintHooks(hook_files, agents),
        ...lintHookInputs(hook_files, facts),
        ...lintHookEntries(hook_files, facts),
        ...lintHookWords(hook_files, facts),
    ];
    const manifests = lintManifests(texts, facts);
    const isDropped = (0,skill_location/* readDropped */.LF)([...manifests, ...hooks], { source, prefix });
    const skills = [
        ...manifests,
        ...lintMarketplace(facts, corpus?.cases ?? []),
        ...lintDeclaredFiles(await (0,declared_files/* readDeclaredFiles */.A)(source), facts),
        ...lintProjectServers(await readProjectServers(source), facts),
        ...lintPackages(texts, facts),
        ...lintParts(parts, { ...facts, isDropped }),
        ...lintSkills({ ...facts, fresh, renamed, had, copied, isDropped }),
        ...orphan_rule_lintOrphans(await (0,unread_skills/* findOrphans */.t)(source), { prefix, skills: source.skills }),
        ...(await findIgnored(source, parts, cwd)),
        ...(await lintWorkflows(source.root, prefix)),
        ...lintInstructions(facts, (path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(source.root, path)), await (0,source_instructions/* listBeside */.R)(source.root)),
        ...(0,named_file_rule/* lintNamedFiles */.O6)({ ...facts, parts }, (path) => (0,presence/* stateOfFile */.H$)((0,external_node_path_.join)(source.root, path))),
    ];
    if (!corpus)
        return [...skills, ...hooks];
    return [
        ...skills,
        ...lintCases({
            source,
            cases: corpus.cases,
            commands: (0,plugin_part/* commandsIn */.GO)(parts).flatMap(plugin_part/* commandIds */.G6),
            agents: agents.map(({ key }) => key),
            // Without any, what is wrong for one is named.
            ...(agents.length > 0 ? { linted: agents } : {}),
            baseline,
            prefix,
            ...{ fresh, renamed, copied, apart: listApart(source) },
            stateOf: (testCase, file) => stateOf(testCase, file, source, cwd),
        }),
        ...lintKinds(corpus.cases, {
            skills: source.skills.map(({ id }) => id),
            subagents: await (0,subagents/* readSubagents */.x)(source),
            routes: corpus.routes,
        }),
        ...lintPatterns(corpus.cases, corpus.routes),
        ...hooks,
    ];
}
/** What a package tries by a corpus of its own. */
function listApart({ root, skills }) {
    const has = (folder) => folder !== '.' && ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, folder, run_options/* DEFAULT_CASES */.WQ)) || has((0,external_node_path_.dirname)(folder)));
    return new Set(skills.flatMap(({ path }) => (has((0,external_node_path_.dirname)((0,external_node_path_.dirname)(path))) ? [path] : [])));
}
/** Where any agent's names of the expected skill lead to it. */
function stateOf(testCase, file, source, cwd) {
    const agents = ['', ...Object.keys(testCase.provider_aliases)];
    const workspace = (0,prepare_workspace/* workspaceOf */.B)(testCase, cwd);
    const paths = agents.flatMap((agent) => {
        const names = (0,case_aliases/* namesOf */.eZ)(testCase.expected_skill, (0,case_aliases/* aliasesFor */.yX)(agent, testCase.provider_aliases));
        const found = (0,skill_file/* locateSkillFile */.GX)(file, names, source);
        return found === null ? [] : [(0,external_node_path_.join)(source.root, (0,skill_file/* pathOf */.XM)(found))];
    });
    const there = [...(workspace === null ? [] : [(0,external_node_path_.join)(workspace, file)]), ...paths].filter((path) => (0,external_node_fs_.existsSync)(path));
    if (there.length === 0)
        return 'absent';
    return there.every(presence/* isBlank */.z3) ? 'empty' : 'there';
}


/***/ }),

/***/ 59540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Sj: () => (/* binding */ IMPROVE_ONLY),
  xd: () => (/* binding */ InputsSchema),
  ah: () => (/* binding */ MUTATE_ONLY),
  bG: () => (/* binding */ refuseInput)
});

// UNUSED EXPORTS: readInputs

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(49567);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var lib_agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/contract/schema-address.js
var schema_address = __webpack_require__(74357);
// EXTERNAL MODULE: ./build/lib/import/index.js + 15 modules
var lib_import = __webpack_require__(98730);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/suggest.js
var suggest = __webpack_require__(34685);
// EXTERNAL MODULE: ./build/src/options/explain-value.js
var explain_value = __webpack_require__(19403);
;// CONCATENATED MODULE: ./build/src/options/presets.js
/** `preset` \u2192 the inputs that it sets, as strings of a workflow; what the user writes goes before it. */
/** gate: what a pull request waits for, without a key. nightly-live: what a vendor's model does, with several trials and few at once. */
const PRESETS = {
    gate: { mode: 'oracle', infra_retries: '1', cache: 'true' },
    'nightly-live': {
        mode: 'live',
        trials: '5',
        pass_threshold: 'majority',
        infra_retries: '2',
        max_parallel: '2',
        cache: 'true',
    },
};
const PRESET_NAMES = Object.keys(PRESETS);
function withPreset(raw) {
    const preset = Object.hasOwn(PRESETS, raw['preset'] ?? '') ? PRESETS[raw['preset']] : {};
    return { ...preset, ...raw };
}

// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(39138);
// EXTERNAL MODULE: ./build/src/options/values.js
var values = __webpack_require__(70348);
;// CONCATENATED MODULE: ./build/src/options/inputs.js
/** Reads the action's inputs: strings from the runner become one typed object. */











/** Of `mutate`, by the same names. */
const MUTATE_ONLY = {
    min_score: (0,values/* blank */.hQ)(values/* share */.uM.default(1)).describe('For mutate: the share of mutants that must be killed, 0 to 1'),
};
/** Of `improve`, by the same names. */
const IMPROVE_ONLY = {
    proposer: (0,values/* blank */.hQ)(schemas/* string */.YjP().optional()).describe('For improve: the chat model that proposes descriptions, as MODEL or MODEL@URL; default that of model'),
    rounds: (0,values/* blank */.hQ)((0,values/* whole */.WQ)(1, 20).default(4)).describe('For improve: ask for candidates at most this many times'),
    candidates: (0,values/* blank */.hQ)((0,values/* whole */.WQ)(1, 10).default(3)).describe('For improve: descriptions to propose in each round'),
    holdout: (0,values/* blank */.hQ)(values/* share */.uM.default(0.5)).describe('For improve: the share of the cases that the proposer never sees and that decide, 0 to 1'),
    seed: (0,values/* blank */.hQ)((0,values/* whole */.WQ)(0).default(1)).describe('For improve: a number that decides how the cases are split'),
    from: (0,values/* blank */.hQ)(schemas/* string */.YjP().optional()).describe(`For improve: cases of another tool beside the corpus, as a file or folder, or a format (${lib_import/* IMPORT_KINDS */.uu.join(', ')}) that the source is searched for`),
};
const flag = schemas/* union */.KCZ([schemas/* boolean */.zMY(), schemas/* enum */.k5n(['true', 'false']).transform((text) => text === 'true')]);
/** The options of `run`, and the inputs that only the action has. Defaults are repeated in action.yml (a test compares them). */
const InputsSchema = run_options/* RunOptionsSchema */.Rl.extend({
    /** Absent: run where there is a corpus, else check. */
    command: schemas/* enum */.k5n(['run', 'check', 'summarize', 'comment', 'mutate', 'improve']).optional(),
    leg: flag.prefault('false'),
    github_token: schemas/* string */.YjP().optional(),
    comment: schemas/* enum */.k5n(['auto', 'always', 'never']).default('auto'),
    annotations: schemas/* enum */.k5n(['workflow', 'code-scanning', 'none']).default('workflow'),
    comment_key: schemas/* string */.YjP()
        .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]{0,99}$/, 'must be up to 100 letters, digits and . _ / -')
        .optional(),
    artifact_name: schemas/* string */.YjP()
        .regex(/^[^":<>|*?\\/\r\n]{1,200}$/, 'must not contain any of " : < > | * ? \\ /')
        .optional(),
    artifact_retention_days: coerce/* number */.ai().int().min(0).max(400).default(0),
    require_artifact: flag.prefault('false'),
    results_path: schemas/* string */.YjP().optional(),
    pr_number: coerce/* number */.ai().int().positive().optional(),
    run_id: coerce/* number */.ai().int().positive().optional(),
    working_directory: schemas/* string */.YjP().default('.'),
    preset: schemas/* enum */.k5n(PRESET_NAMES).optional(),
    packages: values/* list */.p_.prefault([]),
    cache: flag.prefault('false'),
    warn_only: flag.prefault('false'),
    disable: values/* list */.p_.prefault([]),
    ...MUTATE_ONLY,
    ...IMPROVE_ONLY,
});
/**
 * A blank input means the default: on `schedule` every `${{ inputs.x }}` of a dispatch is blank.
 * YAML's spellings of a boolean are accepted, as @actions/core does.
 */
function readInputs(getInput, given = []) {
    refuseMisspelt(given);
    const raw = {};
    for (const name of Object.keys(InputsSchema.shape)) {
        const text = getInput(name).trim();
        if (text !== '')
            raw[name] = /^(true|false)$/i.test(text) ? text.toLowerCase() : text;
    }
    const parsed = InputsSchema.safeParse(withPreset(raw));
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? '');
    const { what, fix } = (0,explain_value/* explainValue */.H)(issue, raw[name] ?? '');
    throw new config_error/* ConfigError */.x(`Input \`${name}\`: '${raw[name] ?? ''}' ${what}.`, {
        fix: fix ?? `correct \`${name}:\` below \`with:\` in the workflow; ${(0,schema_address/* pageAddress */.qx)('action')} lists its values.`,
    });
}
/**
 * The runner hands over inputs that the action does not have, and only warns of them, so that a gate could be looser than it reads.
 * What resembles no input may be a variable of the job that happens to begin with INPUT_.
 */
function refuseMisspelt(given) {
    const known = Object.keys(InputsSchema.shape);
    for (const name of given.map((one) => one.toLowerCase()).filter((one) => !known.includes(one))) {
        const meant = nearest(name);
        if (meant === null)
            continue;
        throw new config_error/* ConfigError */.x(`Input \`${name}\` is none of this action.`, { fix: `write \`${meant}:\` below \`with:\`.` });
    }
}
const nearest = (name) => (0,suggest/* suggest */.ZA)(name.replaceAll(/[- ]/g, '_'), Object.keys(InputsSchema.shape));
/** As `check` says it of a workflow, with the cure. GitHub takes inputs in any letter case; an expression has its value only when the job runs. */
function refuseInput(key, text) {
    const name = key.toLowerCase();
    const near = nearest(name);
    const unknown = `the action has no input \`${key}\``;
    // What resembles one of its inputs stops the action; what does not, it never reads.
    if (!Object.hasOwn(InputsSchema.shape, name))
        return near
            ? [`${unknown}, so its step ends there with exit code 2`, `write \`${near}:\`.`, 'error']
            : [
                `${unknown}, so its step runs as if that were not there`,
                `remove it; ${(0,schema_address/* pageAddress */.qx)('action')} lists the inputs.`,
                'warning',
            ];
    if (text.includes('${{'))
        return null;
    try {
        const { agents = [] } = readInputs((one) => (one === name ? text : ''));
        (0,agent_key/* parseAgentKeys */.F8)(agents, lib_agents/* AGENT_NAMES */.RO);
        return null;
    }
    catch (error) {
        if (!(error instanceof config_error/* ConfigError */.x))
            throw error;
        const problem = `the action refuses this with exit code 2: ${error.problem.replace(/\.$/, '')}`;
        return [problem, error.where.fix ?? 'correct it.', 'error'];
    }
}


/***/ }),

/***/ 65983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GO: () => (/* binding */ commandsIn),
/* harmony export */   Rd: () => (/* binding */ countLeftOut),
/* harmony export */   SY: () => (/* binding */ findGonePackages),
/* harmony export */   tB: () => (/* binding */ findChangedPackages),
/* harmony export */   vW: () => (/* binding */ namePackagesSince)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73382);
/* harmony import */ var _lib_io_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88970);
/* harmony import */ var _lib_setup_corpus_at_ref_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14533);
/* harmony import */ var _lib_setup_corpus_corpus_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56223);
/* harmony import */ var _lib_setup_source_find_places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90872);
/* harmony import */ var _lib_text_count_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14065);
/* harmony import */ var _lib_text_quote_shell_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7993);
/* harmony import */ var _options_run_options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39138);
/* harmony import */ var _own_repository_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26988);
/** What a run leaves out, in words: units of its plan, and packages that have cases of their own. */











function countLeftOut({ left_out }) {
    const reasons = new Map();
    for (const { why, reason } of left_out) {
        const words = why === 'shard' ? 'in another shard' : why === 'filter' ? 'left out by a filter' : reason;
        reasons.set(words, (reasons.get(words) ?? 0) + 1);
    }
    return [...reasons].map(([words, n]) => `${n} not run: ${words}`);
}
/** The packages that differ from where the branch left the ref, or its upstream where none is named. */
async function findChangedPackages(cwd, ref, packages) {
    const base = await (0,_lib_io_git_js__WEBPACK_IMPORTED_MODULE_2__/* .findBase */ .lN)(cwd, ref).catch(() => null);
    const files = base && packages.length > 0 ? await (0,_lib_io_git_js__WEBPACK_IMPORTED_MODULE_2__/* .changedSince */ .$A)(cwd, base).catch(() => []) : [];
    return { base, folders: packages.filter((folder) => files.some((file) => file.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, folder, '/')))) };
}
const commandsIn = (folders, command) => folders.map((folder) => `\`(cd ${(0,_lib_text_quote_shell_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteShell */ .LA)(folder)} && ${command})\``).join(', ');
async function findGonePackages(tree, cwd, name) {
    const files = await tree.list();
    const lost = files.filter((file) => /^[^.].*\/cases\.json$/.test(file) && (0,_lib_setup_source_find_places_js__WEBPACK_IMPORTED_MODULE_5__/* .mayBePackage */ .rF)(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(file)) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, file)));
    if (lost.length === 0 || (await (0,_lib_setup_source_find_places_js__WEBPACK_IMPORTED_MODULE_5__/* .isInstalledWhole */ ._w)(cwd)))
        return [];
    const fresh = (await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_9__/* .glob */ .TI)(`**/${_options_run_options_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_CASES */ .WQ}`, { cwd, ignore: [..._lib_setup_corpus_corpus_js__WEBPACK_IMPORTED_MODULE_4__/* .IGNORED */ .$h] })).filter((one) => !files.includes(one));
    const moved = await Promise.all(fresh.map((file) => tree.former?.(file)));
    const found = lost.filter((file) => !moved.includes(file)).map((file) => nameGone(file, { tree, files, cwd, name }));
    return Promise.all(found);
}
async function nameGone(file, { tree, files, cwd, name }) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(file);
    const own = files.filter((one) => one.startsWith(`${folder}/`));
    const stays = own.some((one) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, one)));
    const { cases } = await (0,_lib_setup_corpus_at_ref_js__WEBPACK_IMPORTED_MODULE_3__/* .readCorpusAtRef */ .$)([file], tree, { cwd, name });
    const skills = own.filter((one) => one.endsWith('/SKILL.md')).length;
    const root = (0,_own_repository_js__WEBPACK_IMPORTED_MODULE_8__/* .findRepository */ .W1)(cwd);
    const step = await (0,_own_repository_js__WEBPACK_IMPORTED_MODULE_8__/* .findStep */ .MR)(root, node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, cwd).replaceAll('\\', '/'), folder));
    const back = `\`git checkout ${(0,_lib_text_quote_shell_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteShell */ .LA)(name)} -- ${(0,_lib_text_quote_shell_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteShell */ .LA)(stays ? file : folder)}\``;
    const drop = step && `remove from ${step.file} the whole of ${step.words}, line ${step.line}, which fails without it`;
    const fix = drop
        ? `if that is meant, ${drop}; if not, ${back}.`
        : `if that is meant, nothing is left to do, and this is no longer said once it is merged; if not, ${back}.`;
    return { folder, stays, step, fix, had: `${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(skills, 'skill')}, ${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(cases.length, 'case')}` };
}
/** Packages with cases of their own that the branch changed or took away: cases at the root try none of them. */
async function namePackagesSince({ cases, baseline_ref }, { cwd, env }) {
    if (!(0,_lib_setup_corpus_corpus_js__WEBPACK_IMPORTED_MODULE_4__/* .isDefault */ .uP)(cases))
        return [];
    const tested = (await (0,_lib_setup_source_find_places_js__WEBPACK_IMPORTED_MODULE_5__/* .findPackages */ .tP)(cwd)).filter((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, folder, _options_run_options_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_CASES */ .WQ)));
    const { base, folders } = await findChangedPackages(cwd, baseline_ref ?? null, tested);
    if (!base)
        return [];
    const tree = await (0,_lib_io_git_js__WEBPACK_IMPORTED_MODULE_2__/* .openAtRef */ .p6)(cwd, base.sha).catch(() => null);
    const gone = tree ? await findGonePackages(tree, cwd, base.name).catch(() => []) : [];
    const lost = gone.map(({ folder, stays, had, fix }) => `${stays ? `${folder}/${_options_run_options_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_CASES */ .WQ}` : folder} is gone (${base.name} has ${had}), and nothing tests ${folder} any more: ${fix}`);
    if (folders.length === 0)
        return lost;
    const command = `${(0,_own_repository_js__WEBPACK_IMPORTED_MODULE_8__/* .toolCommand */ .WQ)(env, await (0,_own_repository_js__WEBPACK_IMPORTED_MODULE_8__/* .ownRepository */ .d5)(env))} run${baseline_ref ? ` --baseline-ref ${(0,_lib_text_quote_shell_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteShell */ .LA)(baseline_ref)}` : ''}`;
    const [has, their] = folders.length > 1 ? ['have', 'their'] : ['has', 'its'];
    return [
        `${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_10__/* .listFew */ .lE)(folders)} ${has} changed since ${base.name} and ${has} ${their} own ${_options_run_options_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_CASES */ .WQ}, which this run leaves out: ${commandsIn(folders, command)}.`,
        ...lost,
    ];
}


/***/ }),

/***/ 86342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ workspaceOf),
/* harmony export */   T: () => (/* binding */ checkWorkspaces)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32022);
/* harmony import */ var _lib_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43721);
/** A case's `workspace` as written \u2192 the folder that is copied for its units. */




function workspaceOf(testCase, cwd) {
    return testCase.workspace ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(testCase.origin?.file ?? '.'), testCase.workspace) : null;
}
/** A corpus may be untrusted: its cases can use only folders inside the project or beside the corpus file. */
async function checkWorkspaces(cases, cwd) {
    const known = new Set();
    for (const testCase of cases) {
        const folder = workspaceOf(testCase, cwd);
        const corpus = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(testCase.origin?.file ?? '.'));
        if (folder === null || known.has(`${corpus}\0${folder}`))
            continue;
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder).catch(() => null);
        const roots = await Promise.all([cwd, corpus].map((root) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(root)));
        const problem = real === null || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(real)).isDirectory()
            ? 'Workspace folder not found'
            : roots.some((root) => (0,_lib_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(root, real))
                ? null
                : 'The workspace is outside the project and the corpus';
        if (problem)
            throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x(`${problem}: ${testCase.workspace}.`, {
                ...(testCase.origin ? { file: testCase.origin.file, line: testCase.origin.line } : {}),
                case_id: testCase.case_id,
                fix: "use a folder below the corpus file's folder, relative to it.",
            });
        known.add(`${corpus}\0${folder}`);
    }
}


/***/ })

};
