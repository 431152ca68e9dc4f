export const id = 2683;
export const ids = [2683];
export const modules = {

/***/ 6823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ firstLines)
/* harmony export */ });
/** The first lines of a text that are within a limit of bytes and of lines; no line is shown in part. */
function firstLines(text, most) {
    const lines = text.split('\n').slice(0, most.lines);
    let bytes = 0;
    const kept = lines.findIndex((line) => {
        bytes += Buffer.byteLength(line) + 1;
        return bytes > most.bytes + 1;
    });
    return (kept < 0 ? lines : lines.slice(0, kept)).join('\n');
}


/***/ }),

/***/ 62123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ commandsIn),
  J: () => (/* binding */ findFilesRead)
});

// EXTERNAL MODULE: ./node_modules/unbash/dist/parser.js + 16 modules
var parser = __webpack_require__(88989);
// EXTERNAL MODULE: ./build/lib/bash/shell/parse.js
var parse = __webpack_require__(23641);
// EXTERNAL MODULE: ./build/lib/bash/shell/state.js
var state = __webpack_require__(75251);
// EXTERNAL MODULE: ./build/lib/bash/walk/walk.js + 13 modules
var walk = __webpack_require__(78062);
// EXTERNAL MODULE: ./build/lib/bash/windows.js
var windows = __webpack_require__(41370);
;// CONCATENATED MODULE: ./build/lib/bash/only-reads.js
/** A shell command \u2192 the files that it reads, where all it does is read; null where it may do more. */





/** Whatever else they are given, they change nothing. */
// biome-ignore format: a table
const READERS = new Set([
    'cat', 'less', 'more', 'tac', 'bat', 'nl', 'head', 'tail', 'cut', 'tr', 'paste', 'column', 'wc', 'ls', 'stat',
    'file', 'du', 'realpath', 'readlink', 'basename', 'dirname', 'pwd', 'echo', 'printf', 'true', 'false', 'test', '[', '[[',
    ':', 'cd', 'grep', 'egrep', 'fgrep', 'jq', 'diff', 'cmp', 'comm', 'date', 'which', 'type', 'whoami', 'id', 'uname',
    'strings', 'od', 'hexdump', 'md5sum', 'sha1sum', 'sha256sum', 'rev', 'fold', 'fmt',
]);
/** They read unless one of their arguments is such a one. */
const UNLESS = {
    sed: /^(?:-[a-zA-Z]*[if]|--in-place|--file)|(?:^|[;{}\s\d$/!])[wWe](?:\s|$)|\/[gpimIM\d]*[ew](?:\s|$)/,
    sort: /^(?:-[a-zA-Z]*o|--output|--compress-program)/,
    find: /^-(?:exec|execdir|ok|okdir|delete|fprint|fprint0|fprintf|fls)$/,
    fd: /^(?:-[a-zA-Z]*[xX]|--exec)/,
    rg: /^--(?:pre|hostname-bin)/,
    tree: /^(?:-[a-zA-Z]*[oR]|--output)/,
    awk: /[>|]|\bsystem\s*\(|^(?:-f|--file|-i|-l)|@load|@include/,
};
const GIT = /^(?:status|log|diff|show|ls-files|ls-tree|rev-parse|blame|grep|describe|cat-file)$/;
const GIT_WRITES = /^(?:--output|-O|--open-files-in-pager|--ext-diff|--textconv)/;
function findReads(command) {
    const posix = (0,windows/* posixCommand */.LD)(command);
    const script = (0,parse/* parseScript */.t)(posix);
    if (script.commands.length === 0 || !script.commands.every(readsAlone))
        return null;
    const flow = (0,walk/* runScript */.j)(script, (0,state/* openShell */.n7)(null, ''));
    return { files: [...new Set(flow.flatMap((source) => (source.kind === 'file' ? [source.path] : [])))] };
}
function readsAlone(node) {
    if (node.type === 'Function' || node.type === 'Coproc')
        return false;
    if (node.type === 'Statement' && node.background)
        return false;
    if (node.type === 'Command' && !isReader(node))
        return false;
    if (node.type === 'Redirect' && !writesNothing(node))
        return false;
    let reads = true;
    (0,parser/* forEachChild */.dK)(node, (child) => {
        reads &&= readsAlone(child);
    });
    return reads;
}
/** A variable that is set for a program may be one that makes it start another (`GIT_PAGER`). */
function isReader({ name, args, prefix }) {
    if (name === undefined || prefix.some(({ type }) => type === 'Assignment'))
        return false;
    const given = args.map((word) => (word.type === 'Word' ? word.value : word.text));
    const program = name.value;
    if (READERS.has(program))
        return true;
    // A second operand is the file that it writes.
    if (program === 'uniq')
        return given.filter((word) => !word.startsWith('-')).length < 2;
    if (program === 'git')
        return readsOfGit(given);
    const writes = Object.hasOwn(UNLESS, program) ? UNLESS[program] : undefined;
    return writes !== undefined && !given.some((word) => writes.test(word));
}
function readsOfGit(given) {
    const [first, ...rest] = given[0] === '--no-pager' ? given.slice(1) : given;
    return first !== undefined && GIT.test(first) && !rest.some((word) => GIT_WRITES.test(word));
}
const writesNothing = ({ operator, target }) => operator.startsWith('<') || (operator === '>&' && /^[12]$/.test(target?.text ?? '')) || target?.text === '/dev/null';

;// CONCATENATED MODULE: ./build/lib/agents/calls/only-reads.js
/** A call that a model asks for \u2192 the files that it reads, where the agent's tool only reads; null where it may do more. */

function findFilesRead({ commandsOf }, { name, input }) {
    const found = commandsOf(name, input)?.map(findReads);
    return !found || found.includes(null) ? null : found.flatMap((each) => each?.files ?? []);
}
/** explained: as the agent's own table explains the call. notes: its tools that change nothing but a list of the agent's own. */
const commandsIn = (tool, explained, notes) => notes.has(tool) ? [] : typeof explained === 'string' ? null : [explained.command];


/***/ }),

/***/ 6787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ formats)
/* harmony export */ });
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70509);
/** A record \u2192 whether it is Claude Code's, of a stream or of a session file, and whether its type is one we know. */

/** Types that are read. */
const READ = new Set(['assistant', 'user', 'system', 'result', 'progress']);
/** Types that say nothing of calls: of the stream (2.1.197 to 2.1.330), then of session files (2.0.64 to 2.1.330). */
// biome-ignore format: a table
const SILENT = new Set([
    'stream_event', 'rate_limit_event', 'tool_progress', 'tool_use_summary', 'auth_status', 'prompt_suggestion',
    'control_request', 'control_response', 'control_cancel_request', 'keep_alive', 'vcs_state_changed',
    'streamlined_text', 'streamlined_tool_use_summary', 'session_notice', 'code_change_published',
    'summary', 'file-history-snapshot', 'file-history-delta', 'queue-operation', 'attachment', 'pr-link', 'tag',
    'custom-title', 'ai-title', 'agent-name', 'agent-color', 'agent-setting', 'last-prompt', 'mode', 'permission-mode',
    'worktree-state', 'content-replacement', 'attribution-snapshot', 'saved_hook_context', 'speculation-accept',
    'atis-latch', 'api-request', 'api-request-blob', 'api-request-shape', 'api-request-resumed', 'tools-used',
    'cost-state', 'bridge-session', 'resume-head-vouch', 'hybrid-organization', 'host-row', 'frame-link',
    'remove-by-uuid', 'replace-by-uuid', 'insert-after-uuid', 'ended-by-model', 'continued-in',
    'artifact-autoreact-ledger',
    'fork-context-ref', 'observer-ref', 'session-owner', 'repl-mode', 'memory-mode', 'history-suppression',
]);
const STREAM = 'claude stream-json';
const FILE = 'claude session file';
const isKnown = (record) => {
    const type = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['type']);
    return READ.has(type) || SILENT.has(type);
};
function recognise(record) {
    const type = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['type']);
    const version = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['version']) || (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['claude_code_version']) || null;
    if (type === 'assistant' || type === 'user') {
        if (!(0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(record['message']))
            return null;
        return { format: 'session_id' in record || !('sessionId' in record) ? STREAM : FILE, cli_version: version };
    }
    if (type === 'system' || type === 'result')
        return typeof record['subtype'] === 'string'
            ? { format: 'sessionId' in record ? FILE : STREAM, cli_version: version }
            : null;
    if (type === 'stream_event')
        return { format: STREAM, cli_version: version };
    if (!SILENT.has(type) && !(type === 'progress' && (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(record['data'])))
        return null;
    return 'session_id' in record ? { format: STREAM, cli_version: version } : { format: FILE, cli_version: version };
}
const formats = {
    recognise,
    isKnown,
    typeOf: (record) => (record['type'] === 'system' ? `system/${(0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['subtype'])}` : (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['type'])),
    // Partial messages are most of a transcript and repeat what whole ones say.
    skips: (line) => line.startsWith('{"type":"stream_event"') && line.endsWith('}'),
    asksForJson: (argv) => /--output-format[= ](stream-)?json/.test(argv.join(' ')),
};


/***/ }),

/***/ 32967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jz: () => (/* binding */ isConditional),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   XF: () => (/* binding */ readDescription),
/* harmony export */   qU: () => (/* binding */ readFields),
/* harmony export */   vM: () => (/* binding */ isSet)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70509);
/* harmony import */ var _input_memoize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95739);
/** A SKILL.md or command \u2192 the front matter fields that Claude Code 2.1.330 reads from it. Its parser is more lenient than YAML. */



/** The first three dashes after the opening line end the block, even inside a line. */
const BLOCK = /^---\s*\n([\s\S]*?)---\s*\n?/;
const readFields = (0,_input_memoize_js__WEBPACK_IMPORTED_MODULE_1__/* .memoize */ .B)((file) => parseFields(file.text));
function parseFields(text) {
    const plain = text.replace(/^\uFEFF/, '');
    const [match, block = ''] = BLOCK.exec(plain) ?? [];
    if (match === undefined)
        return { fields: {}, body: text, missing: true };
    const value = parseYaml(block) ?? parseYaml(quoteValues(block).replace(/^\t+/gm, (tabs) => '  '.repeat(tabs.length)));
    return {
        fields: (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh)(value) ? value : {},
        body: plain.slice(match.length),
        missing: false,
    };
}
/** undefined where it is not YAML. Of duplicate keys the last counts, and `<<` merges. */
function parseYaml(text) {
    if (text.includes('\0'))
        return undefined;
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { uniqueKeys: false, merge: true, logLevel: 'silent' });
    if (document.errors.length > 0)
        return undefined;
    try {
        return document.toJS() ?? null;
    }
    catch {
        return undefined;
    }
}
/** Its second attempt: quotes values that contain special characters of YAML. */
function quoteValues(block) {
    const lines = block.split('\n').map((line) => {
        const [, key, value] = /^([a-zA-Z_-]+):\s+(\S.*)$/.exec(line) ?? [];
        if (key === undefined || value === undefined)
            return line;
        if (/^".*"$|^'.*'$|^["']$/.test(value))
            return line;
        if (/^\[.*\]$/.test(value) && Array.isArray(parseYaml(value)))
            return line;
        if (!/[{}[\]*&#!|>%@`]|: /.test(value))
            return line;
        return `${key}: "${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
    });
    return lines.join('\n');
}
/** The description, if it has a type that Claude Code accepts. */
function readDescription({ description }) {
    if (typeof description === 'string')
        return description.trim() || null;
    return typeof description === 'number' || typeof description === 'boolean' ? String(description) : null;
}
/** The replacement for a missing description: the first heading or line, at most 100 characters. */
function firstLine(body, otherwise) {
    const line = body.split('\n').find((text) => text.trim() !== '');
    if (line === undefined)
        return otherwise;
    const words = /^#+\s+(\S.*)$/.exec(line.trim())?.[1] ?? line.trim();
    return words.length > 100 ? `${words.slice(0, 97)}...` : words;
}
function isSet(value) {
    if (typeof value === 'boolean')
        return value;
    return (typeof value === 'string' || typeof value === 'number') && /^\s*(?:1|true|yes|on)\s*$/i.test(String(value));
}
/** `paths` that do not match all files hide a project's skill until a matching file is touched. */
function isConditional(paths) {
    const listed = (Array.isArray(paths) ? paths : [paths]).flatMap((path) => typeof path === 'string' ? path.split(',') : []);
    const narrow = listed.map((path) => path.trim().replace(/\/\*\*$/, '')).filter((path) => path !== '');
    return narrow.some((path) => path !== '**');
}


/***/ }),

/***/ 98912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fx: () => (/* binding */ formats),
/* harmony export */   V_: () => (/* binding */ isLog),
/* harmony export */   cr: () => (/* binding */ messagesOf),
/* harmony export */   lV: () => (/* binding */ isSession)
/* harmony export */ });
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70509);
/** A record \u2192 whether it is Cline's, of `cline --json` or a whole session file, and whether its type is one we know (3.0.65). */

// biome-ignore format: a table
const TYPES = new Set([
    'hook_event', 'agent_event', 'team_event', 'run_result', 'run_aborted', 'error', 'run_start', 'warning',
]);
// biome-ignore format: a table
const EVENTS = new Set([
    'iteration_start', 'iteration_end', 'usage', 'content_start', 'content_update', 'content_end', 'done', 'error',
    'notice', 'status', 'recovery', 'retry',
]);
/** Each has the time at which it was written, in this spelling. */
const isOwn = (record) => TYPES.has((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['type'])) && typeof record['ts'] === 'string';
const innerType = (record) => (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .asFields */ .qI)(record['event'])['type']);
/** The types of line in its log, which alone is not a transcript. */
const isLog = (record) => record['name'] === 'cline.cli' && typeof record['level'] === 'number';
/** `<id>.messages.json`: one record is the session. */
const isSession = (record) => Array.isArray(record['messages']) && typeof record['sessionId'] === 'string' && (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(record['origin']);
const messagesOf = (record) => (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(record['messages']).map(_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .asFields */ .qI);
const PARTS = new Set(['text', 'tool_use', 'tool_result', 'thinking', 'image', 'document', 'file']);
const holdsWords = (content) => typeof content === 'string' || (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(content).some((part) => PARTS.has((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .asFields */ .qI)(part)['type'])));
function isKnown(record) {
    if (isSession(record) || isLog(record))
        return true;
    if (!isOwn(record))
        return false;
    return record['type'] !== 'agent_event' || ((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(record['event']) && EVENTS.has(innerType(record)));
}
function recognise(record) {
    if (isSession(record))
        return { format: 'cline session file', cli_version: (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .asFields */ .qI)(record['origin'])['version']) || null };
    return isOwn(record) ? { format: 'cline --json', cli_version: null } : null;
}
const formats = {
    recognise,
    isKnown,
    isBare: (record) => isSession(record) && !messagesOf(record).some(({ role, content }) => role !== undefined && holdsWords(content)),
    typeOf: (record) => (record['type'] === 'agent_event' ? `agent_event/${innerType(record)}` : (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['type'])),
    skips: () => false,
    asksForJson: (argv) => argv.includes('--json'),
};


/***/ }),

/***/ 14412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ formats),
/* harmony export */   k: () => (/* binding */ isRollout)
/* harmony export */ });
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70509);
/** A record \u2192 whether it is Codex's, of `exec --json` or of a rollout, and whether its type is one we know. */

// biome-ignore format: a table
const EVENTS = new Set([
    'thread.started', 'turn.started', 'turn.completed', 'turn.failed', 'error',
    'item.started', 'item.updated', 'item.completed',
]);
// biome-ignore format: a table
const ITEMS = new Set([
    'agent_message', 'command_execution', 'file_change', 'mcp_tool_call', 'collab_tool_call', 'web_search',
    'reasoning', 'todo_list', 'error',
]);
/** Lines of a rollout, 0.140.0 to 0.169.0. What an event_msg says, but for an item, response items say as well. */
// biome-ignore format: a table
const LINES = new Set([
    'session_meta', 'turn_context', 'compacted', 'event_msg', 'response_item', 'world_state', 'token_usage_record',
    'security_risk_score', 'inter_agent_communication', 'dynamic_tools_updated', 'thread_rolled_back',
]);
// biome-ignore format: a table
const RESPONSES = new Set([
    'message', 'agent_message', 'reasoning', 'function_call', 'function_call_output', 'custom_tool_call',
    'custom_tool_call_output', 'local_shell_call', 'local_shell_call_output', 'web_search_call', 'tool_search_call',
    'tool_search_output', 'image_generation_call', 'ghost_snapshot', 'compaction', 'compaction_summary', 'other',
    'additional_tools', 'context_compaction',
]);
/** Of event_msg, those that a rollout's reader looks at. */
const EVENTS_READ = ['item_completed', 'user_message', 'token_count', 'turn_aborted', 'task_complete'];
/** Other events repeat what items say, outputs of commands included (0.140.0 to 0.169.0). */
const REPEATED = new RegExp(String.raw `^\{"timestamp":"[^"]{1,40}",(?:"ordinal":\d+,)?"type":"event_msg","payload":\{"type":"(?!(?:${EVENTS_READ.join('|')})")\w+"`);
const isRollout = (record) => (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(record['payload']) && typeof record['type'] === 'string';
/** The type with what it is of: `response_item/message`. */
function typeOf(record) {
    const type = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['type']);
    const inner = isRollout(record) ? record['payload'] : type.startsWith('item.') ? record['item'] : null;
    const name = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(inner) ? (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(inner['type']) : '';
    return name ? `${type}/${name}` : type;
}
function isKnown(record) {
    const type = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['type']);
    if (isRollout(record))
        return LINES.has(type) && (type !== 'response_item' || RESPONSES.has((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['payload']['type'])));
    if (type.startsWith('item.'))
        return EVENTS.has(type) && (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(record['item']) && ITEMS.has((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['item']['type']));
    return EVENTS.has(type);
}
function recognise(record) {
    const type = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['type']);
    if (isRollout(record)) {
        if (!LINES.has(type))
            return null;
        const version = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['payload']['cli_version']) || null;
        return { format: 'codex rollout', cli_version: version };
    }
    const own = EVENTS.has(type) && (type !== 'error' || (typeof record['message'] === 'string' && !('data' in record)));
    return own ? { format: 'codex exec --json', cli_version: null } : null;
}
const formats = {
    recognise,
    isKnown,
    typeOf,
    skips: (line) => REPEATED.test(line) && line.endsWith('}}'),
    asksForJson: (argv) => /(?:^|\s)--(?:experimental-)?json\b/.test(argv.join(' ')),
};


/***/ }),

/***/ 17912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ readFields)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _input_memoize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95739);
/* harmony import */ var _skill_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61389);
/** A SKILL.md \u2192 the front matter fields that Codex 0.169.0 reads from it: strict YAML, with one more attempt for unquoted prose. */



const NONE = { name: null, description: null };
const readFields = (0,_input_memoize_js__WEBPACK_IMPORTED_MODULE_2__/* .memoize */ .B)((file) => parseFields(file.text));
function parseFields(text) {
    const lines = text.split(/\r?\n/);
    const close = lines.findIndex((line, index) => index > 0 && isFence(line));
    if (!isFence(lines[0]) || close < 2)
        return { ...NONE, error: 'missing YAML frontmatter delimited by ---' };
    const block = lines.slice(1, close);
    const first = parseBlock(block);
    if (first.error === null)
        return first;
    const repaired = quoteProse(block);
    if (repaired === null)
        return first;
    const second = parseBlock(repaired);
    return second.error === null ? second : first;
}
const isFence = (line) => line !== undefined && !line.startsWith('\uFEFF') && line.trim() === '---';
/** libyaml rejects them. */
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;
/** Only known keys must be unique; unknown ones may contain any YAML. */
function parseBlock(block) {
    const fail = (line, message) => ({ ...NONE, error: `line ${line}: ${message}` });
    const control = block.findIndex((line) => CONTROL.test(line));
    if (control >= 0)
        return fail(control + 2, 'control characters are not allowed');
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(block.join('\n'), { uniqueKeys: false, logLevel: 'silent' });
    const [broken] = document.errors;
    if (broken) {
        const { line, message } = (0,_skill_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOfYaml */ .iN)((broken.linePos?.[0].line ?? 1) + 1, broken.message);
        return fail(line, message);
    }
    const { contents } = document;
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(contents))
        return fail(2, 'the front matter is not a list of `key: value`');
    for (const key of ['name', 'description', 'metadata']) {
        const count = contents.items.filter((pair) => String(pair.key) === key).length;
        if (count > 1)
            return fail(2, `duplicate field \`${key}\``);
    }
    let fields;
    try {
        fields = document.toJS();
    }
    catch {
        return fail(2, 'unknown anchor');
    }
    for (const key of ['name', 'description'])
        if (typeof (fields[key] ?? '') === 'object')
            return fail(2 + block.findIndex((line) => line.startsWith(`${key}:`)), `${key} is not a string`);
    const { metadata } = fields;
    if ((metadata ?? null) !== null && (typeof metadata !== 'object' || Array.isArray(metadata)))
        return fail(2, 'metadata is not a list of `key: value`');
    const short = metadata?.['short-description'];
    if (typeof (short ?? '') === 'object')
        return fail(2, 'metadata.short-description is not a string');
    const textOf = (key) => asLine(sourceOf(contents.get(key, true)) ?? fields[key]);
    return { name: textOf('name'), description: textOf('description'), error: null };
}
/** A number or a date stays as it is written: `1.0` is no `1`. */
const sourceOf = (node) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && typeof node.value !== 'string' && node.value !== null ? (node.source ?? null) : null;
const asLine = (value) => value === undefined || value === null ? null : String(value).replace(/\s+/g, ' ').trim() || null;
/** Quotes values that contain a colon and a space, or that begin like a list but are none; null where there is no such value. */
function quoteProse(block) {
    let changed = false;
    let inside = null;
    const lines = block.map((line) => {
        const indent = line.length - line.trimStart().length;
        if (inside !== null && (line.trim() === '' || indent > inside))
            return line;
        inside = null;
        const [, key = '', blank, value] = /^([^:]*):(\s+)(\S.*)$/.exec(line) ?? [];
        if (key.trim() === '' || value === undefined)
            return line;
        const comment = /(?:^|\s)#.*$/.exec(value)?.[0] ?? '';
        const scalar = value.slice(0, value.length - comment.length).trimEnd();
        if (/^[|>]/.test(scalar))
            inside = indent;
        if (scalar === '' || /^[|>'"]/.test(scalar))
            return line;
        if (!/:\s/.test(scalar) && !(/^[[{@`]/.test(scalar) && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(scalar, { logLevel: 'silent' }).errors.length))
            return line;
        changed = true;
        return `${key}:${blank}'${scalar.replaceAll("'", "''")}'${comment}`;
    });
    return changed ? lines : null;
}


/***/ }),

/***/ 79455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kl: () => (/* binding */ faultOf),
/* harmony export */   Zm: () => (/* binding */ faultOfText),
/* harmony export */   qR: () => (/* binding */ startUpFault)
/* harmony export */ });
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56022);
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70509);
/* harmony import */ var _faults_status_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11158);



/** The first match decides; a status code takes precedence over the message. */
const WORDS = [
    [
        'quota',
        /insufficient_quota|exceeded your (?:current|monthly) quota|quota (?:has been )?exceeded|out of (?:premium requests|AI credits)|payment required|billing/i,
    ],
    ['rate_limit', /rate.?limit|too many requests/i],
    [
        'auth',
        /No authentication information found|Classic Personal Access Tokens|Authentication (?:failed|token found)|unauthori[sz]ed|access denied by policy|not authorized|Bad credentials/i,
    ],
    ['server_timeout', /timed? ?out|ETIMEDOUT|deadline/i],
    [
        'unreachable',
        /Could not connect|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|connection (?:refused|reset)|dns error|error sending request|fetch failed|stream (?:ended|closed|error)|incomplete message|unexpected end|body error|error (?:decoding|reading a body)/i,
    ],
    ['server', /overloaded|internal server error|bad gateway|service unavailable/i],
];
/** Of 403, 1.0.102 prints a list of what may be the cause, and of a job's token nothing. */
const PERMISSION = "in a job, give it `permissions: copilot-requests: write` (a fork's pull request cannot have it: use mode replay) and let the organisation's policy allow Copilot CLI billed to it; elsewhere, give a token of somebody with a Copilot seat. A credit limit that is reached looks the same";
/** Lines on stderr that end a run before its first event (1.0.102). */
const START_UP = [
    [
        'bad_config',
        /^(?:error: )?(?:Offline mode requires a local model provider|BYOK providers require an explicit model|No such agent:|(?:error: )?Invalid command format)/,
    ],
    ['bad_config', /^error: (?:unknown option|unexpected argument|invalid value|option )/i],
    ['bad_config', /^Error: Model ".*" (?:from|is not) /],
    [
        'auth',
        /^Error: (?:Access denied by policy settings|No authentication information found|Classic Personal Access Tokens|Authentication token found)/,
    ],
    ['cli_missing', /: (?:command not found|No such file or directory|Permission denied|cannot execute)/],
];
const TYPES = {
    authentication: 'auth',
    authorization: 'auth',
    quota: 'quota',
    rate_limit: 'rate_limit',
};
/** status and type as the event gives them; words: the message. */
function faultOf(error) {
    const { status, type, words } = error;
    const byStatus = typeof status === 'number' ? (0,_faults_status_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOfStatus */ .o3)(status, WORDS[0][1].test(words)) : null;
    const byWords = WORDS.find(([, pattern]) => pattern.test(words))?.[0];
    return makeFault(byStatus ?? (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .N)(TYPES, (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj)(type)) ?? byWords ?? 'server', words);
}
/** In plain text the error is on stderr, with its status in the message: `(HTTP 401)`, `Last error: 429 \u2026`, `400 \u2026`. */
function faultOfText(words) {
    const status = /\(HTTP (\d{3})\)|Last error: (\d{3})\b|^(\d{3}) /.exec(words)?.slice(1).find(Boolean);
    const fault = faultOf({ status: status === undefined ? null : Number(status), type: null, words });
    return status !== undefined || WORDS.some(([, pattern]) => pattern.test(words)) ? fault : null;
}
function startUpFault(line) {
    const kind = START_UP.find(([, pattern]) => pattern.test(line.trim()))?.[0];
    return kind ? makeFault(kind, line) : null;
}
const makeFault = (kind, words) => ({
    kind,
    message: (0,_faults_status_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(words),
    ...(kind === 'auth' ? { fix: PERMISSION } : {}),
});


/***/ }),

/***/ 50937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ formats)
/* harmony export */ });
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70509);
/** A record \u2192 whether it is Copilot CLI's, of its output or of a session's events.jsonl, and whether its type is one we know. */

/** Types that are read. */
// biome-ignore format: a table
const READ = new Set([
    'session.skills_loaded', 'session.start', 'tool.execution_start', 'tool.execution_complete', 'assistant.message',
    'session.error', 'model.call_failure', 'model.call_final_result', 'session.usage_record', 'skill.invoked',
]);
/** Types that say nothing of calls, or repeat in parts what another type says as a whole: 0.0.420 to 1.0.102. */
// biome-ignore format: a table
const SILENT = new Set([
    'abort', 'agent.interrupted', 'assistant.idle', 'assistant.intent', 'assistant.message_delta',
    'assistant.message_start', 'assistant.reasoning', 'assistant.reasoning_delta', 'assistant.streaming_delta',
    'assistant.tool_call_delta', 'assistant.turn_start', 'assistant.turn_end', 'assistant.turn_retry',
    'assistant.usage', 'command.completed', 'command.execute', 'command.queued', 'commands.changed',
    'elicitation.completed', 'elicitation.requested', 'exit_plan_mode.completed', 'exit_plan_mode.requested',
    'external_tool.completed', 'external_tool.requested', 'hook.start', 'hook.end', 'mcp.oauth_completed',
    'mcp.oauth_required', 'model.call_start', 'model.call_finished', 'pending_messages.modified',
    'permission.completed', 'permission.requested', 'sampling.completed', 'sampling.requested',
    'session.background_tasks_changed', 'session.compaction_complete', 'session.compaction_start',
    'session.context_changed', 'session.custom_agents_updated', 'session.extensions_loaded', 'session.handoff',
    'session.idle', 'session.info', 'session.mcp_server_status_changed', 'session.mcp_servers_loaded',
    'session.mode_changed', 'session.model_change', 'session.permissions_changed', 'session.plan_changed',
    'session.remote_steerable_changed', 'session.resume', 'session.shutdown', 'session.snapshot_rewind',
    'session.task_complete', 'session.title_changed', 'session.tools_updated', 'session.truncation',
    'session.usage_info', 'session.warning', 'skill.context_delivered_ref', 'session.workspace_file_changed', 'subagent.completed',
    'subagent.configured', 'subagent.deselected', 'subagent.failed', 'subagent.selected', 'subagent.started',
    'system.message', 'system.notification', 'tool.execution_partial_result', 'tool.execution_progress',
    'tool.shell_output', 'tool.user_requested', 'user.message', 'user_input.completed', 'user_input.requested',
]);
/** The beginning of a record whose type needs no parsing, in the layout in which Copilot itself prints it. */
const BEGINNING = /^\{"type":"([a-z_.]+)","data":/;
const isSilent = (line) => SILENT.has(BEGINNING.exec(line)?.[1] ?? '');
function isKnown(record) {
    const type = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['type']);
    return type === 'result' ? 'exitCode' in record : READ.has(type) || SILENT.has(type);
}
function recognise(record) {
    const type = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['type']);
    if (type === 'result')
        return 'exitCode' in record ? { format: 'copilot --output-format json', cli_version: null } : null;
    if (!(0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(record['data']) || !(type.includes('.') || type === 'abort'))
        return null;
    const version = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['data']['copilotVersion']) || null;
    return {
        format: type === 'session.start' ? 'copilot events.jsonl' : 'copilot --output-format json',
        cli_version: version,
    };
}
const formats = {
    recognise,
    isKnown,
    skips: (line) => isSilent(line) && line.endsWith('}'),
    asksForJson: (argv) => /--output-format[= ]json/.test(argv.join(' ')),
};


/***/ }),

/***/ 42117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   buildEnv: () => (/* binding */ buildEnv),
/* harmony export */   credentials: () => (/* binding */ credentials),
/* harmony export */   launch: () => (/* binding */ launch),
/* harmony export */   warm: () => (/* binding */ warm)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _launch_unit_env_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80919);
/** A unit's set-up \u2192 the command line and whole environment of one Copilot CLI run, in an embedded mode or with the user's own credentials. */


const credentials = {
    /** With any of these Copilot 1.0.102 can reach a model; a local provider needs no key. */
    any_of: ['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN', 'COPILOT_PROVIDER_BASE_URL'],
    secrets: ['COPILOT_PROVIDER_API_KEY', 'COPILOT_PROVIDER_BEARER_TOKEN', 'COPILOT_PROVIDER_HEADERS'],
    settings: [
        'COPILOT_PROVIDER_TYPE',
        'COPILOT_PROVIDER_WIRE_API',
        'COPILOT_PROVIDER_TRANSPORT',
        'COPILOT_PROVIDER_AZURE_API_VERSION',
        'COPILOT_PROVIDER_MODEL_ID',
        'COPILOT_PROVIDER_WIRE_MODEL',
        'COPILOT_PROVIDER_MAX_PROMPT_TOKENS',
        'COPILOT_PROVIDER_MAX_OUTPUT_TOKENS',
        'COPILOT_MODEL',
        'COPILOT_API_URL',
        'COPILOT_DEBUG_GITHUB_API_URL',
        'COPILOT_OFFLINE',
        'COPILOT_NATIVE_HTTP_TIMEOUT_MS',
        'COPILOT_GH_HOST',
        'GH_HOST',
    ],
    homes: ['COPILOT_HOME'],
    /** 1.0.102 takes it without a look at a user; versions before 1.0.69 do not. */
    job_token: { variable: 'GITHUB_TOKEN', permission: 'copilot-requests: write' },
};
const SECRETS = [...credentials.any_of, ...credentials.secrets].filter((name) => !name.endsWith('_URL'));
/** A custom provider needs a model name. An unknown name gets the tools and limits of the vendor's own models other than `gpt-*`. */
const EMBEDDED_MODEL = 'embedded';
/**
 * How long a model may take to its first byte. Copilot tries six times with a second in between, so a server that hangs is
 * reported after 77 s instead of never. No setting of 1.0.102 ends an answer that begins and then stalls; the unit's own
 * timeout does. In live mode the user's own value takes precedence.
 */
const PATIENCE_MS = '12000';
/** In the order in which it looks at them. */
const TOKENS = ['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN'];
/** A token goes by its own name only: whatever --secret-env-vars says, tools of 1.0.102 get GH_TOKEN and GITHUB_TOKEN. */
function hideToken(env) {
    const token = TOKENS.map((name) => env[name]).find(Boolean);
    const rest = Object.fromEntries(Object.entries(env).filter(([name]) => !TOKENS.includes(name)));
    return token ? { ...rest, COPILOT_GITHUB_TOKEN: token } : rest;
}
function buildEnv(setup, vendor_model) {
    const { home, user_env, shared_cache } = setup;
    const below = (name) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(home, name);
    const model = vendor_model === null ? {} : { COPILOT_MODEL: vendor_model };
    return (0,_launch_unit_env_js__WEBPACK_IMPORTED_MODULE_1__/* .unitEnv */ .mJ)({ ...setup, user_env: { ...hideToken(user_env), ...model } }, {
        always: {
            /*
             * Units share only the 235 MB runtime that the binary unpacks once per version; caches, logs, sessions and device id
             * stay in the home. The agent's file tools may not access that folder (it is neither workspace nor temporary folder),
             * but a shell command could still write there, because it runs as the same user. Preventing that takes a sandbox or
             * one cache per unit.
             */
            COPILOT_PKG_CACHE_HOME: shared_cache,
            COPILOT_AUTO_UPDATE: 'false',
            COPILOT_NATIVE_HTTP_TIMEOUT_MS: PATIENCE_MS,
        },
        // Copilot lets its tools access the temporary folder, where other units may have theirs, so each unit has its own.
        isolated: {
            COPILOT_HOME: below('.copilot'),
            XDG_CACHE_HOME: below('.cache'),
            XDG_CONFIG_HOME: below('.config'),
            XDG_STATE_HOME: below('.state'),
            XDG_DATA_HOME: below('.data'),
        },
        // With a local provider and no login, requests to GitHub would only fail (and name resolution takes seconds).
        live: isLocalAlone(user_env) ? { COPILOT_OFFLINE: 'true' } : {},
        embedded: (model_url) => ({
            COPILOT_OFFLINE: 'true',
            // In mode model the answer may have to wait for a model's own limits, which is not an outage.
            ...(setup.mode === 'model' ? { COPILOT_NATIVE_HTTP_TIMEOUT_MS: '600000' } : {}),
            COPILOT_PROVIDER_BASE_URL: `${model_url}/v1`,
            COPILOT_PROVIDER_TYPE: 'openai',
            // No key, because Copilot replaces each occurrence of the key in its output by ******.
            COPILOT_MODEL: vendor_model ?? EMBEDDED_MODEL,
        }),
    });
}
const isLocalAlone = (env) => /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|\/|$)/.test(env['COPILOT_PROVIDER_BASE_URL'] ?? '') &&
    !TOKENS.some((name) => env[name]);
function launch(setup) {
    const env = buildEnv(setup, setup.vendor_model);
    const secrets = setup.model_url === null ? SECRETS.filter((name) => name in env) : [];
    return {
        file: setup.binary,
        args: [
            // With `=` a prompt may begin with a dash.
            `--prompt=${setup.prompt}`,
            '--allow-all-tools',
            '--output-format=json',
            '--no-color',
            `--session-id=${setup.session_id}`,
            ...(setup.install === 'plugin' && !setup.own_home ? [`--plugin-dir=${setup.source_copy}`] : []),
            ...(setup.neighbours ?? [])
                .filter(({ install }) => install === 'plugin')
                .map(({ source_copy }) => `--plugin-dir=${source_copy}`),
            ...(setup.subagent === null ? [] : [`--agent=${setup.subagent}`]),
            // Tool shells inherit these unless they are named here.
            ...(secrets.length ? [`--secret-env-vars=${secrets.join(',')}`] : []),
        ],
        env,
        cwd: setup.workspace,
    };
}
/** `--version` unpacks the runtime; without it, units that start together would each unpack it. */
function warm({ binary, shared_cache, home }) {
    const env = buildEnv({ home, shared_cache, user_env: {}, model_url: null, mode: 'live' }, null);
    return { file: binary, args: ['--version'], env, cwd: home };
}


/***/ }),

/***/ 11158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ vendorFault),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   jR: () => (/* binding */ statusFault),
/* harmony export */   o3: () => (/* binding */ kindOfStatus)
/* harmony export */ });
const QUOTA = /insufficient[_ ]quota|exceeded your (?:current|monthly) quota|quota (?:has been )?exceeded|payment required|credit balance|billing/i;
/** The first match decides. */
const WORDS = [
    ['quota', QUOTA],
    ['rate_limit', /rate.?limit|too many requests|slow.?down/i],
    ['auth', /unauthori[sz]ed|invalid (?:x-)?api.?key|no api.?key|authentication|not authori[sz]ed|forbidden/i],
    ['server_timeout', /timed? ?out|ETIMEDOUT|deadline/i],
    [
        'unreachable',
        /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|connection (?:error|refused|reset|closed)|socket (?:connection was closed|hang up)|unable to connect|cannot connect|fetch failed|typo in the url|^terminated$|premature|unexpected end|other side closed/i,
    ],
    ['server', /overloaded|internal server error|bad gateway|service unavailable|server error/i],
];
const oneLine = (text) => text.replace(/\s+/g, ' ').trim().slice(0, 500);
/** spent: the words say that a quota is used up. */
function kindOfStatus(status, spent) {
    if (status === 402)
        return 'quota';
    if (status === 401 || status === 403)
        return spent ? 'quota' : 'auth';
    if (status === 429)
        return spent ? 'quota' : 'rate_limit';
    if (status === 408 || status === 504)
        return 'server_timeout';
    if (status >= 500)
        return 'server';
    return status >= 400 ? 'bad_config' : null;
}
/** A server's where neither the status nor the words say what it was. */
const vendorFault = (status, words) => statusFault(status, words) ?? { kind: 'server', message: oneLine(words) };
/** Null where neither the status nor the words say what it was. */
function statusFault(status, words) {
    const kind = (status === null ? null : kindOfStatus(status, QUOTA.test(words))) ??
        WORDS.find(([, pattern]) => pattern.test(words))?.[0];
    return kind ? { kind, message: oneLine(words) } : null;
}


/***/ }),

/***/ 41476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ formats)
/* harmony export */ });
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56022);
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70509);
/** A record \u2192 whether it is Gemini CLI's, of its stream or of a session's file, and whether its type is one we know. */


/** The types of record that `--output-format stream-json` prints (0.61.0). */
const STREAM = new Set(['init', 'message', 'tool_use', 'tool_result', 'error', 'result']);
/** Messages of a session's file; all but the first two say nothing of calls. */
const MESSAGES = new Set(['user', 'gemini', 'info', 'error', 'warning']);
const isStream = (record) => STREAM.has((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['type'])) &&
    typeof record['timestamp'] === 'string' &&
    ('session_id' in record || 'role' in record || 'tool_id' in record || 'severity' in record || 'status' in record);
/** `{id, timestamp, type, \u2026}`; the others set or take back what was said before. */
const isMessage = (record) => typeof record['id'] === 'string' && typeof record['timestamp'] === 'string' && MESSAGES.has((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['type']));
const isHead = (record) => 'sessionId' in record && 'projectHash' in record;
/** Until March 2026 a session was one record in a `.json` file. */
const unfold = (record) => isHead(record) && Array.isArray(record['messages'])
    ? [(0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_1__/* .omit */ .c)(record, 'messages'), ...(0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .objects */ .JD)(record['messages'])]
    : null;
/** A head or a change without messages. */
const isBare = (record) => (isHead(record) || isChange(record)) && (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .objects */ .JD)((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .asFields */ .qI)(record['$set'])['messages']).length === 0;
const isChange = (record) => (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(record['$set']) || '$rewindTo' in record;
function recognise(record) {
    if (isStream(record))
        return { format: 'gemini stream-json', cli_version: null };
    if (isHead(record) || isChange(record))
        return { format: 'gemini session file', cli_version: null };
    return isMessage(record) && record['type'] === 'gemini' ? { format: 'gemini session file', cli_version: null } : null;
}
const formats = {
    recognise,
    isKnown: (record) => isStream(record) || isMessage(record) || isHead(record) || isChange(record),
    unfold,
    isBare,
    skips: () => false,
    asksForJson: (argv) => /(?:--output-format|-o)[= ](stream-)?json/.test(argv.join(' ')),
};


/***/ }),

/***/ 99220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jw: () => (/* binding */ AGENTS),
  RO: () => (/* binding */ AGENT_NAMES),
  dT: () => (/* binding */ ALL_AGENTS),
  h_: () => (/* binding */ DEFAULT_AGENTS),
  pj: () => (/* binding */ addressedTo),
  dp: () => (/* binding */ findAgent),
  g6: () => (/* binding */ instructionFiles),
  Qu: () => (/* binding */ projectHomes),
  NP: () => (/* binding */ subagentFolders)
});

// NAMESPACE OBJECT: ./build/lib/agents/claude/calls.js
var calls_namespaceObject = {};
__webpack_require__.r(calls_namespaceObject);
__webpack_require__.d(calls_namespaceObject, {
  callSkill: () => (callSkill),
  callSubagent: () => (callSubagent),
  callTool: () => (callTool),
  commandsOf: () => (commandsOf),
  readFile: () => (readFile)
});

// NAMESPACE OBJECT: ./build/lib/agents/claude/facts.js
var facts_namespaceObject = {};
__webpack_require__.r(facts_namespaceObject);
__webpack_require__.d(facts_namespaceObject, {
  LISTING_FACTS: () => (LISTING_FACTS),
  RESERVED_MARKETPLACES: () => (RESERVED_MARKETPLACES),
  build: () => (build),
  denials: () => (denials),
  hook_facts: () => (hook_facts),
  listingBudget: () => (listingBudget),
  pinned: () => (pinned),
  project_skills: () => (project_skills),
  registry_package: () => (registry_package)
});

// NAMESPACE OBJECT: ./build/lib/agents/claude/source.js
var source_namespaceObject = {};
__webpack_require__.r(source_namespaceObject);
__webpack_require__.d(source_namespaceObject, {
  configFolder: () => (configFolder),
  defaultInstall: () => (defaultInstall),
  fullInstall: () => (fullInstall),
  installs: () => (installs),
  pluginFolder: () => (pluginFolder),
  setUp: () => (setUp),
  skillPath: () => (skillPath)
});

// NAMESPACE OBJECT: ./build/lib/agents/claude/launch.js
var launch_namespaceObject = {};
__webpack_require__.r(launch_namespaceObject);
__webpack_require__.d(launch_namespaceObject, {
  credentials: () => (credentials),
  launch: () => (launch),
  refusals: () => (refusals)
});

// NAMESPACE OBJECT: ./build/lib/agents/claude/listing/listing.js
var listing_namespaceObject = {};
__webpack_require__.r(listing_namespaceObject);
__webpack_require__.d(listing_namespaceObject, {
  explainOffer: () => (explainOffer),
  findExcess: () => (findExcess),
  headroom: () => (headroom),
  predictListing: () => (predictListing),
  predictOffers: () => (predictOffers),
  sizeOf: () => (sizeOf)
});

// NAMESPACE OBJECT: ./build/lib/agents/claude/offer.js
var offer_namespaceObject = {};
__webpack_require__.r(offer_namespaceObject);
__webpack_require__.d(offer_namespaceObject, {
  classifyRequest: () => (classifyRequest),
  listedAs: () => (listedAs),
  readListing: () => (readListing),
  readOffer: () => (readOffer),
  signs: () => (signs)
});

// NAMESPACE OBJECT: ./build/lib/agents/claude/session-line.js
var session_line_namespaceObject = {};
__webpack_require__.r(session_line_namespaceObject);
__webpack_require__.d(session_line_namespaceObject, {
  listedIn: () => (listedIn),
  promptOf: () => (promptOf)
});

// NAMESPACE OBJECT: ./build/lib/agents/cline/calls.js
var cline_calls_namespaceObject = {};
__webpack_require__.r(cline_calls_namespaceObject);
__webpack_require__.d(cline_calls_namespaceObject, {
  callSkill: () => (calls_callSkill),
  callSubagent: () => (calls_callSubagent),
  callTool: () => (calls_callTool),
  commandsOf: () => (tool_events_commandsOf),
  lacksTool: () => (lacksTool),
  readFile: () => (calls_readFile)
});

// NAMESPACE OBJECT: ./build/lib/agents/cline/facts.js
var cline_facts_namespaceObject = {};
__webpack_require__.r(cline_facts_namespaceObject);
__webpack_require__.d(cline_facts_namespaceObject, {
  PROVIDERS: () => (PROVIDERS),
  body_limit: () => (body_limit),
  build: () => (facts_build),
  credentials: () => (facts_credentials),
  denials: () => (facts_denials),
  packages: () => (facts_packages),
  pinned: () => (facts_pinned),
  project_skills: () => (facts_project_skills)
});

// NAMESPACE OBJECT: ./build/lib/agents/cline/offer.js
var cline_offer_namespaceObject = {};
__webpack_require__.r(cline_offer_namespaceObject);
__webpack_require__.d(cline_offer_namespaceObject, {
  classifyRequest: () => (offer_classifyRequest),
  explainOffer: () => (offer_explainOffer),
  listedAs: () => (offer_listedAs),
  predictOffers: () => (offer_predictOffers),
  readListing: () => (offer_readListing),
  readOffer: () => (offer_readOffer),
  signs: () => (offer_signs)
});

// NAMESPACE OBJECT: ./build/lib/agents/cline/source.js
var cline_source_namespaceObject = {};
__webpack_require__.r(cline_source_namespaceObject);
__webpack_require__.d(cline_source_namespaceObject, {
  installs: () => (source_installs),
  setUp: () => (source_setUp),
  skillPath: () => (source_skillPath)
});

// NAMESPACE OBJECT: ./build/lib/agents/codex/calls.js
var codex_calls_namespaceObject = {};
__webpack_require__.r(codex_calls_namespaceObject);
__webpack_require__.d(codex_calls_namespaceObject, {
  callSkill: () => (codex_calls_callSkill),
  callTool: () => (codex_calls_callTool),
  commandsOf: () => (calls_commandsOf),
  lacksTool: () => (calls_lacksTool),
  patchOf: () => (patchOf),
  readFile: () => (codex_calls_readFile)
});

// NAMESPACE OBJECT: ./build/lib/agents/codex/facts.js
var codex_facts_namespaceObject = {};
__webpack_require__.r(codex_facts_namespaceObject);
__webpack_require__.d(codex_facts_namespaceObject, {
  LIMITS: () => (LIMITS),
  ROOTS_FREE_BYTES: () => (ROOTS_FREE_BYTES),
  SYSTEM_SKILLS: () => (SYSTEM_SKILLS),
  body_limit: () => (facts_body_limit),
  bundled_skills: () => (bundled_skills),
  credentials: () => (codex_facts_credentials),
  denials: () => (codex_facts_denials),
  hook_facts: () => (facts_hook_facts),
  listingTokens: () => (listingTokens),
  packages: () => (codex_facts_packages),
  pinned: () => (codex_facts_pinned),
  project_skills: () => (codex_facts_project_skills)
});

// NAMESPACE OBJECT: ./build/lib/agents/codex/launch.js
var codex_launch_namespaceObject = {};
__webpack_require__.r(codex_launch_namespaceObject);
__webpack_require__.d(codex_launch_namespaceObject, {
  build: () => (launch_build),
  launch: () => (codex_launch_launch)
});

// NAMESPACE OBJECT: ./build/lib/agents/codex/source.js
var codex_source_namespaceObject = {};
__webpack_require__.r(codex_source_namespaceObject);
__webpack_require__.d(codex_source_namespaceObject, {
  fullInstall: () => (source_fullInstall),
  installs: () => (codex_source_installs),
  listedAs: () => (source_listedAs),
  setUp: () => (codex_source_setUp),
  skillPath: () => (codex_source_skillPath)
});

// NAMESPACE OBJECT: ./build/lib/agents/codex/listing/listing.js
var listing_listing_namespaceObject = {};
__webpack_require__.r(listing_listing_namespaceObject);
__webpack_require__.d(listing_listing_namespaceObject, {
  headroom: () => (listing_headroom),
  predictListing: () => (listing_predictListing),
  predictOffers: () => (listing_predictOffers),
  sizeOf: () => (listing_sizeOf)
});

// NAMESPACE OBJECT: ./build/lib/agents/codex/listing/explain-offer.js
var explain_offer_namespaceObject = {};
__webpack_require__.r(explain_offer_namespaceObject);
__webpack_require__.d(explain_offer_namespaceObject, {
  explainOffer: () => (explain_offer_explainOffer),
  findExcess: () => (explain_offer_findExcess)
});

// NAMESPACE OBJECT: ./build/lib/agents/codex/offer.js
var codex_offer_namespaceObject = {};
__webpack_require__.r(codex_offer_namespaceObject);
__webpack_require__.d(codex_offer_namespaceObject, {
  classifyRequest: () => (codex_offer_classifyRequest),
  readListed: () => (offer_readListed),
  readListing: () => (codex_offer_readListing),
  readOffer: () => (codex_offer_readOffer),
  signs: () => (codex_offer_signs)
});

// NAMESPACE OBJECT: ./build/lib/agents/codex/session-line.js
var codex_session_line_namespaceObject = {};
__webpack_require__.r(codex_session_line_namespaceObject);
__webpack_require__.d(codex_session_line_namespaceObject, {
  listedIn: () => (session_line_listedIn),
  promptOf: () => (session_line_promptOf)
});

// NAMESPACE OBJECT: ./build/lib/agents/copilot/calls.js
var copilot_calls_namespaceObject = {};
__webpack_require__.r(copilot_calls_namespaceObject);
__webpack_require__.d(copilot_calls_namespaceObject, {
  callSkill: () => (copilot_calls_callSkill),
  callSubagent: () => (copilot_calls_callSubagent),
  callTool: () => (copilot_calls_callTool),
  commandsOf: () => (copilot_calls_commandsOf),
  lacksTool: () => (copilot_calls_lacksTool),
  readFile: () => (copilot_calls_readFile)
});

// NAMESPACE OBJECT: ./build/lib/agents/copilot/facts.js
var copilot_facts_namespaceObject = {};
__webpack_require__.r(copilot_facts_namespaceObject);
__webpack_require__.d(copilot_facts_namespaceObject, {
  LISTING_FACTS: () => (facts_LISTING_FACTS),
  hook_facts: () => (copilot_facts_hook_facts),
  mask: () => (mask),
  packages: () => (copilot_facts_packages),
  project_skills: () => (copilot_facts_project_skills)
});

// NAMESPACE OBJECT: ./build/lib/agents/copilot/source.js
var copilot_source_namespaceObject = {};
__webpack_require__.r(copilot_source_namespaceObject);
__webpack_require__.d(copilot_source_namespaceObject, {
  defaultInstall: () => (source_defaultInstall),
  fullInstall: () => (copilot_source_fullInstall),
  personalFolder: () => (personalFolder),
  setUp: () => (copilot_source_setUp),
  skillPath: () => (copilot_source_skillPath)
});

// NAMESPACE OBJECT: ./build/lib/agents/copilot/listing/listing.js
var copilot_listing_listing_namespaceObject = {};
__webpack_require__.r(copilot_listing_listing_namespaceObject);
__webpack_require__.d(copilot_listing_listing_namespaceObject, {
  explainOffer: () => (listing_explainOffer),
  findExcess: () => (listing_findExcess),
  headroom: () => (listing_listing_headroom),
  listedName: () => (listing_listedName),
  predictListing: () => (listing_listing_predictListing),
  predictOffers: () => (listing_listing_predictOffers),
  sizeOf: () => (listing_listing_sizeOf)
});

// NAMESPACE OBJECT: ./build/lib/agents/copilot/offer.js
var copilot_offer_namespaceObject = {};
__webpack_require__.r(copilot_offer_namespaceObject);
__webpack_require__.d(copilot_offer_namespaceObject, {
  classifyRequest: () => (copilot_offer_classifyRequest),
  listedAs: () => (copilot_offer_listedAs),
  readListed: () => (copilot_offer_readListed),
  readListing: () => (copilot_offer_readListing),
  readOffer: () => (copilot_offer_readOffer),
  signs: () => (copilot_offer_signs)
});

// NAMESPACE OBJECT: ./build/lib/agents/copilot/session-line.js
var copilot_session_line_namespaceObject = {};
__webpack_require__.r(copilot_session_line_namespaceObject);
__webpack_require__.d(copilot_session_line_namespaceObject, {
  listedIn: () => (copilot_session_line_listedIn),
  promptOf: () => (copilot_session_line_promptOf)
});

// NAMESPACE OBJECT: ./build/lib/agents/gemini/facts.js
var gemini_facts_namespaceObject = {};
__webpack_require__.r(gemini_facts_namespaceObject);
__webpack_require__.d(gemini_facts_namespaceObject, {
  AGENT_TOOL: () => (AGENT_TOOL),
  EMBEDDED_MODEL: () => (facts_EMBEDDED_MODEL),
  EXTENSION: () => (EXTENSION),
  MANIFEST: () => (facts_MANIFEST),
  NO_FILE: () => (facts_NO_FILE),
  SKILL_TOOL: () => (SKILL_TOOL),
  denials: () => (gemini_facts_denials),
  hook_facts: () => (gemini_facts_hook_facts),
  pinned: () => (gemini_facts_pinned),
  project_skills: () => (gemini_facts_project_skills),
  registry_package: () => (facts_registry_package)
});

// NAMESPACE OBJECT: ./build/lib/agents/gemini/calls.js
var gemini_calls_namespaceObject = {};
__webpack_require__.r(gemini_calls_namespaceObject);
__webpack_require__.d(gemini_calls_namespaceObject, {
  callSkill: () => (gemini_calls_callSkill),
  callSubagent: () => (gemini_calls_callSubagent),
  callTool: () => (gemini_calls_callTool),
  commandsOf: () => (gemini_calls_commandsOf),
  lacksTool: () => (gemini_calls_lacksTool)
});

// NAMESPACE OBJECT: ./build/lib/agents/gemini/launch.js
var gemini_launch_namespaceObject = {};
__webpack_require__.r(gemini_launch_namespaceObject);
__webpack_require__.d(gemini_launch_namespaceObject, {
  AUTH_VARIABLE: () => (AUTH_VARIABLE),
  build: () => (gemini_launch_build),
  credentials: () => (launch_credentials),
  launch: () => (gemini_launch_launch)
});

// NAMESPACE OBJECT: ./build/lib/agents/gemini/listing.js
var gemini_listing_namespaceObject = {};
__webpack_require__.r(gemini_listing_namespaceObject);
__webpack_require__.d(gemini_listing_namespaceObject, {
  explainOffer: () => (gemini_listing_explainOffer),
  listedAs: () => (listing_listedAs),
  predictOffers: () => (gemini_listing_predictOffers),
  readDescription: () => (readDescription)
});

// NAMESPACE OBJECT: ./build/lib/agents/gemini/offer.js
var gemini_offer_namespaceObject = {};
__webpack_require__.r(gemini_offer_namespaceObject);
__webpack_require__.d(gemini_offer_namespaceObject, {
  classifyRequest: () => (gemini_offer_classifyRequest),
  readListing: () => (gemini_offer_readListing),
  readOffer: () => (gemini_offer_readOffer),
  signs: () => (gemini_offer_signs)
});

// NAMESPACE OBJECT: ./build/lib/agents/pi/calls.js
var pi_calls_namespaceObject = {};
__webpack_require__.r(pi_calls_namespaceObject);
__webpack_require__.d(pi_calls_namespaceObject, {
  callSkill: () => (pi_calls_callSkill),
  callTool: () => (pi_calls_callTool),
  commandsOf: () => (pi_calls_commandsOf),
  lacksTool: () => (pi_calls_lacksTool),
  readFile: () => (pi_calls_readFile)
});

// NAMESPACE OBJECT: ./build/lib/agents/pi/source.js
var pi_source_namespaceObject = {};
__webpack_require__.r(pi_source_namespaceObject);
__webpack_require__.d(pi_source_namespaceObject, {
  defaultInstall: () => (pi_source_defaultInstall),
  fullInstall: () => (pi_source_fullInstall),
  installs: () => (pi_source_installs),
  piHome: () => (piHome),
  setUp: () => (pi_source_setUp),
  skillPath: () => (pi_source_skillPath)
});

// NAMESPACE OBJECT: ./build/lib/agents/pi/offer.js
var pi_offer_namespaceObject = {};
__webpack_require__.r(pi_offer_namespaceObject);
__webpack_require__.d(pi_offer_namespaceObject, {
  classifyRequest: () => (pi_offer_classifyRequest),
  explainOffer: () => (pi_offer_explainOffer),
  listedAs: () => (pi_offer_listedAs),
  predictOffers: () => (pi_offer_predictOffers),
  readListed: () => (pi_offer_readListed),
  readListing: () => (pi_offer_readListing),
  readOffer: () => (pi_offer_readOffer),
  signs: () => (pi_offer_signs)
});

// NAMESPACE OBJECT: ./build/lib/agents/pi/session-line.js
var pi_session_line_namespaceObject = {};
__webpack_require__.r(pi_session_line_namespaceObject);
__webpack_require__.d(pi_session_line_namespaceObject, {
  listedIn: () => (pi_session_line_listedIn),
  promptOf: () => (pi_session_line_promptOf)
});

// NAMESPACE OBJECT: ./build/lib/agents/qwen/facts.js
var qwen_facts_namespaceObject = {};
__webpack_require__.r(qwen_facts_namespaceObject);
__webpack_require__.d(qwen_facts_namespaceObject, {
  AGENT_TOOL: () => (facts_AGENT_TOOL),
  EXTENSION: () => (facts_EXTENSION),
  LISTING_FACTS: () => (qwen_facts_LISTING_FACTS),
  MANIFEST: () => (qwen_facts_MANIFEST),
  NO_FILE: () => (qwen_facts_NO_FILE),
  SKILL_TOOL: () => (facts_SKILL_TOOL),
  body_limit: () => (qwen_facts_body_limit),
  denials: () => (qwen_facts_denials),
  hook_facts: () => (qwen_facts_hook_facts),
  most_answer_chars: () => (most_answer_chars),
  packages: () => (qwen_facts_packages),
  pinned: () => (qwen_facts_pinned),
  project_skills: () => (qwen_facts_project_skills),
  registry_package: () => (qwen_facts_registry_package)
});

// NAMESPACE OBJECT: ./build/lib/agents/qwen/calls.js
var qwen_calls_namespaceObject = {};
__webpack_require__.r(qwen_calls_namespaceObject);
__webpack_require__.d(qwen_calls_namespaceObject, {
  callSkill: () => (qwen_calls_callSkill),
  callSubagent: () => (qwen_calls_callSubagent),
  callTool: () => (qwen_calls_callTool),
  commandsOf: () => (qwen_calls_commandsOf),
  lacksTool: () => (qwen_calls_lacksTool)
});

// NAMESPACE OBJECT: ./build/lib/agents/qwen/launch.js
var qwen_launch_namespaceObject = {};
__webpack_require__.r(qwen_launch_namespaceObject);
__webpack_require__.d(qwen_launch_namespaceObject, {
  build: () => (qwen_launch_build),
  credentials: () => (qwen_launch_credentials),
  launch: () => (qwen_launch_launch)
});

// NAMESPACE OBJECT: ./build/lib/agents/qwen/listing.js
var qwen_listing_namespaceObject = {};
__webpack_require__.r(qwen_listing_namespaceObject);
__webpack_require__.d(qwen_listing_namespaceObject, {
  explainOffer: () => (qwen_listing_explainOffer),
  findExcess: () => (qwen_listing_findExcess),
  headroom: () => (qwen_listing_headroom),
  listedAs: () => (qwen_listing_listedAs),
  predictOffers: () => (qwen_listing_predictOffers),
  readDescription: () => (listing_readDescription),
  sizeOf: () => (qwen_listing_sizeOf)
});

// NAMESPACE OBJECT: ./build/lib/agents/qwen/offer.js
var qwen_offer_namespaceObject = {};
__webpack_require__.r(qwen_offer_namespaceObject);
__webpack_require__.d(qwen_offer_namespaceObject, {
  classifyRequest: () => (qwen_offer_classifyRequest),
  readListing: () => (qwen_offer_readListing),
  readOffer: () => (qwen_offer_readOffer),
  signs: () => (qwen_offer_signs)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
// EXTERNAL MODULE: ./build/lib/model/reply.js
var reply = __webpack_require__(69966);
;// CONCATENATED MODULE: ./build/lib/model/wire.js
/**
 * Requests and turns of the embedded model, independent of any vendor's wire format. A codec turns a vendor's request
 * into a ModelRequest and a ModelTurn into a vendor's reply; a policy decides the turn; the agent's folder knows what an
 * offer and a skill call look like.
 */
/** Tokens of a request. Small, because CLIs compute costs and the use of their window from them; else nearly a million, the widest window. */
const tokensRead = ({ fills_window }, small) => (fills_window ? 990_000 : small);

;// CONCATENATED MODULE: ./build/lib/model/anthropic.js
/** Codec of the Anthropic Messages API: a request body \u2192 a ModelRequest, a ModelTurn \u2192 an SSE stream or a JSON message. */



/** A content field is a string or an array of blocks; both become blocks. */
function blocksOf(content) {
    return typeof content === 'string' ? [{ type: 'text', text: content }] : (0,json_value/* objects */.JD)(content);
}
function textOf(content) {
    return blocksOf(content)
        .map((block) => (0,json_value/* string */.Yj)(block['text']))
        .join('\n');
}
/** The API takes this block for a header, and no model sees it; it is another one for each prompt (2.1.330). */
const BILLING = /^x-anthropic-billing-header:/;
function parseRequest(body, headers) {
    const root = (0,json_value/* isJson */.Fh)(body) ? body : {};
    const parts = blocksOf(root['system']).flatMap((block) => {
        const text = (0,json_value/* string */.Yj)(block['text']);
        return BILLING.test(text) ? [] : [{ type: 'text', role: 'system', text }];
    });
    let step = 0;
    for (const message of (0,json_value/* objects */.JD)(root['messages'])) {
        const role = (0,reply/* roleOf */.kp)(message);
        if (role === 'assistant')
            step += 1;
        for (const block of blocksOf(message['content'])) {
            if (block['type'] === 'text')
                parts.push({ type: 'text', role, text: (0,json_value/* string */.Yj)(block['text']) });
            else if (block['type'] === 'tool_use')
                parts.push({
                    type: 'call',
                    call_id: (0,json_value/* string */.Yj)(block['id']),
                    name: (0,json_value/* string */.Yj)(block['name']),
                    input: block['input'],
                });
            else if (block['type'] === 'tool_result')
                parts.push({
                    type: 'result',
                    call_id: (0,json_value/* string */.Yj)(block['tool_use_id']),
                    text: textOf(block['content']),
                    is_error: block['is_error'] === true,
                });
        }
    }
    return {
        model: (0,json_value/* string */.Yj)(root['model']),
        stream: root['stream'] === true,
        headers,
        ...(0,reply/* sortParts */.hQ)(parts),
        tools: (0,json_value/* objects */.JD)(root['tools']).map((tool) => ({
            name: (0,json_value/* string */.Yj)(tool['name']),
            description: (0,json_value/* string */.Yj)(tool['description']),
            freeform: false,
            input_schema: tool['input_schema'] ?? null,
        })),
        step,
    };
}
const usageOf = (turn) => ({ input_tokens: tokensRead(turn, 10), output_tokens: 5 });
function contentOf(turn, id) {
    const text = turn.text === '' ? [] : [{ type: 'text', text: turn.text }];
    const calls = turn.calls.map((call, index) => ({
        type: 'tool_use',
        id: `toolu_${id}_${index}`,
        name: call.name,
        input: (0,json_value/* isJson */.Fh)(call.input) ? call.input : {},
    }));
    const content = [...text, ...calls];
    // A message without any content makes Claude Code 2.1.330 retry as if the stream had broken.
    return content.length ? content : [{ type: 'text', text: ' ' }];
}
function renderReply(turn, request, id) {
    const content = contentOf(turn, id);
    const usage = usageOf(turn);
    const stop_reason = turn.calls.length ? 'tool_use' : 'end_turn';
    const message = { id: `msg_${id}`, type: 'message', role: 'assistant', model: request.model, stop_sequence: null };
    if (!request.stream)
        return (0,reply/* jsonReply */.DB)({ ...message, content, stop_reason, usage });
    const events = [
        {
            type: 'message_start',
            message: { ...message, content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } },
        },
    ];
    content.forEach((block, index) => {
        const [start, delta] = block['type'] === 'tool_use'
            ? [
                { ...block, input: {} },
                { type: 'input_json_delta', partial_json: JSON.stringify(block['input']) },
            ]
            : [
                { ...block, text: '' },
                { type: 'text_delta', text: block['text'] },
            ];
        events.push({ type: 'content_block_start', index, content_block: start }, { type: 'content_block_delta', index, delta }, { type: 'content_block_stop', index });
    });
    events.push({
        type: 'message_delta',
        delta: { stop_reason, stop_sequence: null },
        usage: { output_tokens: usage.output_tokens },
    }, { type: 'message_stop' });
    return (0,reply/* namedEvents */.B9)(events);
}
const anthropic = {
    matches: (method, path) => method === 'POST' && /\/v1\/messages\/?$/.test(path),
    parseRequest,
    renderReply,
    renderError: (status, kind, message) => (0,reply/* jsonReply */.DB)({ type: 'error', error: { type: kind, message } }, status),
};

// EXTERNAL MODULE: ./build/lib/agents/calls/only-reads.js + 1 modules
var only_reads = __webpack_require__(62123);
;// CONCATENATED MODULE: ./build/lib/agents/calls/tool-calls.js
/** A call that a case describes with Claude's tool names \u2192 an agent's own call. */

const hasTool = ({ tools }, name) => tools.some((tool) => tool.name === name);
/** Null where the request does not list the tool. */
const listedCall = (request, call) => hasTool(request, call.name) ? call : null;
/** A tool that is not translated keeps its name. */
const translateCall = (translations, tool, input) => translations[tool.toLowerCase()]?.((0,json_value/* asFields */.qI)(input)) ?? { name: tool, input };
/** title: the agent's; tools: Claude's names, in lower case, of those for which it has none. */
const lacking = (title, tools) => (tool) => tools.includes(tool.toLowerCase()) ? `unavailable: ${title} has no equivalent of ${tool}` : null;
const MCP = /^mcp__(.+?)__(.+)$/;
/** Null where the request does not list the tool. mcpName: what the agent makes of Claude's `mcp__server__tool`. */
const callerOf = (translations, mcpName = () => null) => (request, tool, input) => {
    const [, server = '', own = ''] = MCP.exec(tool) ?? [];
    const name = server === '' ? null : mcpName(server, own);
    return listedCall(request, name === null ? translateCall(translations, tool, input) : { name, input });
};

// EXTERNAL MODULE: ./build/lib/bash/windows.js
var windows = __webpack_require__(41370);
// EXTERNAL MODULE: ./build/lib/text/quote-shell.js
var quote_shell = __webpack_require__(7993);
;// CONCATENATED MODULE: ./build/lib/agents/calls/file-commands.js
/** A call of a shell or of a tool for files \u2192 the shell command that does the same, so that one module can judge every kind of read. */


/** Selected lines correspond to sed, a whole file to cat; lines count from 1, and what would come before it is the first too. */
function readLines(path, offset, limit) {
    const first = firstLine(offset);
    const count = (0,json_value/* number */.ai)(limit);
    const last = count === null ? '$' : String(first + count - 1);
    const file = (0,quote_shell/* quoteShell */.L)(path);
    return first === 1 && last === '$' ? `cat -- ${file}` : `sed -n '${first},${last}p' -- ${file}`;
}
const firstLine = (offset) => Math.max(1, (0,json_value/* number */.ai)(offset) ?? 1);
const writeFile = (path) => `true > ${(0,quote_shell/* quoteShell */.L)(path)}`;
const searchFolder = (pattern, folder) => `grep -rn -e ${(0,quote_shell/* quoteShell */.L)(pattern)} -- ${(0,quote_shell/* quoteShell */.L)(folder || '.')}`;
/** By the names that OpenCode and pi have for them; null: another tool. */
function commandOf(tool, { command, path, offset, limit, pattern }) {
    switch (tool) {
        case 'bash':
            return (0,json_value/* string */.Yj)(command);
        case 'read':
            return readLines((0,json_value/* string */.Yj)(path), offset, limit);
        case 'write':
            return writeFile((0,json_value/* string */.Yj)(path));
        case 'edit':
            return `true >> ${(0,quote_shell/* quoteShell */.L)((0,json_value/* string */.Yj)(path))}`;
        case 'grep':
            return searchFolder((0,json_value/* string */.Yj)(pattern), (0,json_value/* string */.Yj)(path));
        case 'glob':
            return `find ${(0,quote_shell/* quoteShell */.L)((0,json_value/* string */.Yj)(path) || '.')} -path ${(0,quote_shell/* quoteShell */.L)((0,json_value/* string */.Yj)(pattern))}`;
        default:
            return null;
    }
}

// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(56424);
// EXTERNAL MODULE: ./build/lib/input/memoize.js
var memoize = __webpack_require__(95739);
// EXTERNAL MODULE: ./build/lib/bash/output/skill-text.js
var skill_text = __webpack_require__(66754);
;// CONCATENATED MODULE: ./build/lib/bash/output/known-text.js
/** The installed skills, where their texts are known \u2192 the lines of each body, and those by which it is told from all others. */


const readKnown = (skills, bodyOf) => skills === null || bodyOf === null ? new Map() : knownOf(skills, bodyOf);
const knownOf = (0,memoize/* memoize */.B)((skills, bodyOf) => {
    const files = new Map(skills.flatMap(({ path }) => [[path, bodyOf(path)]]));
    const times = new Map();
    const linesOf = new Map([...files].map(([path, text]) => [path, fileLines(text ?? '')]));
    for (const lines of linesOf.values())
        for (const line of lines)
            times.set(line, (times.get(line) ?? 0) + 1);
    const found = new Map();
    for (const [path, text] of files) {
        if (text === null)
            continue;
        const all = (0,skill_text/* bodyLines */.wD)(text);
        const lines = (0,skill_text/* withoutHeadings */.mK)(all);
        found.set(path, {
            lines: lines.length > 0 ? lines : all,
            only: all.filter((line) => times.get(line) === 1),
            all: new Set(all),
            file: linesOf.get(path) ?? new Set(),
        });
    }
    return found;
});
const fileLines = (text) => new Set(text.split(/\r?\n/).map((line) => line.trim()));
/** None of the lines that only this skill has came back, and some that only another has did: it is that one's text. */
const isSiblings = ({ only }, others, printed) => only.length > 0 &&
    (0,skill_text/* countShown */.B4)(only, printed) === 0 &&
    [...others].some((other) => (0,skill_text/* countShown */.B4)(other.only, printed) > 0);
/** Another skill has all of these lines in its file, and came back itself: they are quoted there. */
const isQuoted = ({ lines }, others, printed) => [...others].some(({ all, only }) => lines.every((line) => all.has(line)) && (0,skill_text/* countShown */.B4)(only, printed) > 0);

;// CONCATENATED MODULE: ./build/lib/bash/output/sections.js
/** Lines of an output \u2192 sections by file, where a header, a prefix or a patch names it; and which lines hold text of substance. */

/** `path:12:text` and `path-12-text` of grep, `path:text` of grep -H. */
const PREFIXED = /^([^\s:]{0,300}?SKILL\.md)(?:[:-]\d+[:-]|[:-])(.*)$/i;
/** `==> path <==` of head and tail, `== path`, `### path` of loops. */
const HEADER = /^[^\w./~]{0,8}(?:File: )?([^\s:]{0,300}SKILL\.md)[^\w./]{0,8}$/i;
const PATCH = /^diff --(?:git|cc|combined) .{0,600}?(?:b\/)?([^\s]{1,300})$/;
const OTHER_HEADER = /^==> .{1,300} <==$/;
/** Lines longer than this are not headers. */
const MAX_LINE = 2_000;
function listSections(lines) {
    const sections = [];
    const by_prefix = new Map();
    let open = null;
    for (const line of lines) {
        const short = line.slice(0, MAX_LINE);
        const prefixed = PREFIXED.exec(short);
        if (prefixed) {
            const path = prefixed[1] ?? '';
            const section = by_prefix.get(path) ?? { path, kind: 'prefix', lines: [] };
            if (!by_prefix.has(path))
                sections.push(section);
            by_prefix.set(path, section);
            section.lines.push(line.slice(line.length - (prefixed[2]?.length ?? 0) - (line.length - short.length)));
            continue;
        }
        // `--- a/path` and `+++ b/path` below the head of a patch.
        if (open?.kind === 'patch' && /^(?:---|\+\+\+) \S/.test(short))
            continue;
        const patch = PATCH.exec(short);
        const header = patch ?? HEADER.exec(short);
        if (header) {
            open = { path: header[1] ?? '', kind: patch ? 'patch' : 'header', lines: [] };
            if (/SKILL\.md$/i.test(open.path))
                sections.push(open);
        }
        else if (OTHER_HEADER.test(short))
            open = null;
        else
            open?.lines.push(line);
    }
    return sections.filter((section) => section.lines.some((line) => line.trim() !== ''));
}
/** So many lines of a body are more than a hit or two of a search. */
const FEW = 3;
/** Keys of a front matter, as a search prints them, one by one. */
const KEY = /^(?:name|description|license|metadata|version|model|context|author|tags|title|compatibility|argument-hint|allowed-tools|when_to_use|user-invocable|disable-model-invocation|paths)\s*:/;
const LISTED = /^(?:[-dlbcps][rwxsStT-]{9}\S?\s|total \d+$)/;
/** What git says around a patch. */
const PATCHED = /^(?:diff --git |index [0-9a-f]+\.\.|@@ |(?:---|\+\+\+) |(?:new|deleted) file mode|similarity |rename |commit [0-9a-f]{7,}|(?:Author|Date|Merge|Commit\w*|AuthorDate): )/;
/** A path, a number or a size. */
const NO_WORD = /^(?:\S*[/.]\S*|[\d.,:]+[kKMGT]?i?B?|[-\u2013=>|*\u2022#]+)$/;
/** What is left of lines when front matter, names of files and marks of tools are taken away. */
function substantiveLines(lines) {
    const kept = [];
    let in_front = false;
    let continues = false;
    lines.forEach((line, index) => {
        const text = clean(line);
        if (/^-{3}\s*\$?$/.test(text)) {
            const next = clean(lines[index + 1] ?? '');
            in_front = !in_front && KEY.test(next);
            continues = false;
            return;
        }
        if (KEY.test(text)) {
            continues = /:\s*[>|][+-]?$/.test(text) || in_front;
            return;
        }
        if (in_front && continues && /^\s{2,}\S|^\t/.test(line))
            return;
        if (/^[\w-]+:(\s|$)/.test(text) && in_front)
            return;
        in_front = false;
        if (isSubstantive(text))
            kept.push(text);
    });
    return kept;
}
/** Without a byte order mark and what tools put before a line. */
function clean(line) {
    const text = line.replace(/^\ufeff/, '').trim();
    return /^-{3}\s*\$?$/.test(text) || KEY.test(text) ? text : (0,skill_text/* stripPrefix */.tk)(line).trim();
}
function isSubstantive(text) {
    if (!/[A-Za-z\u0080-\uFFFF]{2}/.test(text) || LISTED.test(text))
        return false;
    if (/^==> .* <==/.test(text) || PATCHED.test(text))
        return false;
    if (/[\u0080-\uFFFF]/.test(text))
        return true;
    // One word is a field or a name, and an instruction has at least two. Paths and sizes do not count as words.
    return /\s/.test(text) && !text.split(/\s+/, 12).every((word) => NO_WORD.test(word));
}

// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/lib/bash/shell/flow.js
var shell_flow = __webpack_require__(62836);
;// CONCATENATED MODULE: ./build/lib/bash/classify/locate.js
/** A path in a command, which may be a pattern or relative to an unknown folder \u2192 the installed skills it means. */



const LAST_WILD = new RegExp(`${shell_flow/* HAS_PATTERN */.Sr.source}+$`);
function patternOf(path) {
    const source = (0,text_escape/* escapePattern */.MP)(path)
        .replaceAll(shell_flow/* ANY_NAME */.dA, '[^/]*')
        .replaceAll(shell_flow/* ANY_CHAR */.GT, '[^/]')
        .replaceAll(new RegExp(`(?:${shell_flow/* ANYTHING */.n0})+`, 'g'), '.*');
    return new RegExp(`^${source}$`);
}
/** The part of a path that does not depend on where it starts. */
function tailOf(path, cwd) {
    let tail = path;
    if (cwd !== null && path.startsWith(`${cwd}/`))
        tail = path.slice(cwd.length + 1);
    else if (path.startsWith('~/'))
        tail = path.slice(2);
    else if (path.startsWith(shell_flow/* ANYTHING */.n0))
        tail = path.replace(new RegExp(`^(?:${shell_flow/* ANYTHING */.n0})+/?`), '');
    else if (path.startsWith('/'))
        return cwd === null ? null : siblingOf(path, cwd);
    tail = tail.replace(/^(\.\.?\/)+/, '').replace(/\/+$/, '');
    return tail === '' || tail === '.' ? null : tail;
}
/** `../other/SKILL.md`: where the command started in another folder than we think, what lies beside that folder. */
function siblingOf(path, cwd) {
    const tail = path.split('/').slice(-2).join('/');
    return cwd.startsWith(path.slice(0, -tail.length)) && path.length > tail.length + 1 ? tail : null;
}
/** Skills whose place a path names; exact places first, then by the tail, since a tool may have started elsewhere than we think. */
function locate(path, cwd, skills) {
    const patterned = shell_flow/* HAS_PATTERN */.Sr.test(path);
    const exact = patterned
        ? locatePattern(path, skills)
        : skills.flatMap((skill) => roleOf(path.replace(/\/+$/, ''), skill));
    if (exact.length > 0)
        return exact;
    const tail = tailOf(path, cwd);
    // A bare file name does not say which skill it belongs to; the output has to.
    if (tail === null || !tail.includes('/') || tail === shell_flow/* ANYTHING */.n0)
        return [];
    const found = [];
    const pattern = patterned ? patternOf(`${shell_flow/* ANYTHING */.n0}/${tail}`) : null;
    for (const skill of skills) {
        if (pattern ? pattern.test(skill.path) : skill.path.endsWith(`/${tail}`))
            found.push({ skill, role: 'own' });
        else if (!pattern && isBelowTail(skill, tail))
            found.push({ skill, role: 'other' });
        else if (!pattern && skill.path.includes(`/${tail}/`))
            found.push({ skill, role: 'below' });
    }
    return found;
}
function roleOf(path, skill) {
    const folder = external_node_path_.posix.dirname(skill.path);
    // A disk that ignores case has the file under either name.
    if (path.toLowerCase() === skill.path.toLowerCase())
        return [{ skill, role: 'own' }];
    if (path.startsWith(`${folder}/`))
        return [{ skill, role: 'other' }];
    return skill.path.startsWith(path === '/' ? '/' : `${path}/`) ? [{ skill, role: 'below' }] : [];
}
function locatePattern(path, skills) {
    if (path.replaceAll(shell_flow/* ANYTHING */.n0, '') === '')
        return [];
    const pattern = patternOf(path);
    return skills.flatMap((skill) => (pattern.test(skill.path) ? [{ skill, role: 'own' }] : []));
}
/** `skills/alpha/references/x.md` below a skill at `\u2026/skills/alpha/SKILL.md`. */
function isBelowTail(skill, tail) {
    const folder = external_node_path_.posix.dirname(skill.path);
    const parts = tail.split('/');
    for (let length = parts.length - 1; length >= 1; length -= 1) {
        const head = parts.slice(0, length).join('/');
        if (folder.endsWith(`/${head}`))
            return length > 1 || external_node_path_.posix.basename(folder) === head;
    }
    return false;
}
/** A pattern that no installed skill matches, although it says where to look: `vendor/*\/SKILL.md` finds other copies. */
function isElsewhere(path, skills) {
    if (skills.length === 0 || !shell_flow/* HAS_PATTERN */.Sr.test(path))
        return false;
    const folder = path.replace(/skill\.md$/i, '').replace(LAST_WILD, '');
    if (folder === path || !/\w/.test(folder))
        return false;
    if (/skill\.md$/i.test(path) || path.includes(shell_flow/* ANYTHING */.n0))
        return true;
    // `current/*`: the folder may be a link to a skill's.
    return skills.some(({ dir, id }) => folder.endsWith(`/${dir ?? id}/`));
}
/** Sections of this skill's file. A path may be printed as git or grep prints it, relative or absolute. */
function sectionsOf(skill, sections) {
    return sections.filter(({ path }) => {
        const plain = path.replace(/^(?:\.{1,2}\/)+/, '');
        return skill.path === path || skill.path.endsWith(`/${plain}`) || plain === skill.path;
    });
}
/**
 * Where nothing is known to be installed, a path of this shape names its skill itself. A disk that ignores case has it as skill.md too,
 * but so is the page of a site called: outside a folder of skills the text has to show that it is a skill's.
 */
function skillNamedBy(path, has_text) {
    if (!has_text && !path.endsWith('SKILL.md') && !/\bskills\/[^/]+\/[^/]+$/i.test(path))
        return null;
    const match = /(?:^|\/)([^/*?\uE000-\uE002]+)\/SKILL\.md$/i.exec(path);
    const name = match?.[1];
    return name && name !== '.' && name !== '..' && name !== '~' ? { id: name, path } : null;
}

;// CONCATENATED MODULE: ./build/lib/bash/classify/shown-lines.js


/** Of each line of the body whether it came back, alone or, where none did, within another line. */
function shownLines(lines, { printed, substantive }) {
    const alone = lines.map((line) => printed.has(line));
    return alone.includes(true) ? alone : showsWithin(lines, substantive);
}
const count = (shown) => shown.filter(Boolean).length;
/** How many lines that follow one another came back. */
function longestRun(shown) {
    let longest = 0;
    let run = 0;
    for (const came of shown) {
        run = came ? run + 1 : 0;
        longest = Math.max(longest, run);
    }
    return longest;
}
/**
 * A whole file's lines are its own, however few; of a part, a line or two of many are no read. Hits of a search are lines too, so the file
 * must have come from its front matter on. What a program makes of a file may be either: a passage that is most of what came is a read.
 */
function isRead(how, shown, { substantive }, texts) {
    if (how === 'whole')
        return shown.includes(true);
    if (how === 'part')
        return count(shown) >= Math.min(FEW, atLeast(0.25, shown.length, 2));
    if (how === 'head')
        return count(shown) >= Math.min(FEW, shown.length);
    const run = longestRun(shown);
    if (run >= atLeast(0.5, shown.length, 2))
        return how !== 'search' || texts.length > 0;
    return how !== 'search' && run >= FEW && run >= (0,skill_text/* withoutHeadings */.mK)(substantive).length / 2;
}
const atLeast = (share, of, minimum) => Math.min(of, Math.max(minimum, Math.ceil(share * of)));
/** Text beyond this is not looked through. */
const MAX_TEXT = 200_000;
/** A shorter piece of a line proves nothing. */
const PIECE = 24;
/** `tr '\n' ' '`, `jq -R`, `fold`, `cut -c1-80`, a line that was cut: the lines of a body within other lines, or other lines within them. */
function showsWithin(body, came) {
    const squeeze = (line) => line.replace(/\s+/g, '');
    const text = squeeze(came.join('').slice(0, MAX_TEXT));
    const isIn = (piece) => piece.length >= PIECE && text.includes(piece);
    return body.map((line) => {
        const whole = squeeze(line);
        return isIn(whole.slice(0, 2 * PIECE)) || isIn(whole.slice(-2 * PIECE));
    });
}

;// CONCATENATED MODULE: ./build/lib/bash/classify/unattributed.js
/** Lines without a header or front matter that names their file \u2192 whether they may be one skill's instructions. */



/** One file was printed, and beside it only text that the command itself contains. */
const isOnlyOutput = (facts) => facts.fileCount === 1 && facts.shown.size === 1 && !facts.hasOtherText;
function mayBeInstructions(skill, facts, how) {
    const { substantive, texts } = facts.output;
    // Where the printed texts name themselves, a skill that only a pattern may mean must be among them.
    if (facts.uncertain.has(skill) && texts.length > 0)
        return false;
    if (isAnothers(skill, facts))
        return false;
    const several = facts.shown.size > 1;
    if (several && isBeforeIt(skill, facts))
        return false;
    switch (how) {
        case 'whole':
            // A whole file shows its front matter: lines without it are a message, or another text.
            return substantive.length > 0 && texts.length > 0 && facts.fileCount === 1 && !facts.hasOtherText;
        case 'part':
            return (0,skill_text/* withoutHeadings */.mK)(substantive).length > 0 && !(several && namesAnother(skill, facts));
        case 'head':
            return (0,skill_text/* withoutHeadings */.mK)(substantive).length >= FEW && isOnlyOutput(facts);
        case 'program':
            // A program that was given a folder: which of its skills it printed, only the lines can say.
            if (facts.uncertain.has(skill) && several)
                return namesItself(skill, substantive);
            // A line or two of each is a list of descriptions.
            return substantive.length >= FEW * facts.shown.size && !(several && namesAnother(skill, facts));
    }
}
/** `cat {a,b}/SKILL.md | head -30`: what came begins with the front matter of one, and that of the other never came. */
function isBeforeIt(skill, { output: { remaining, texts }, shown, skills }) {
    const claimed = texts.length > 0 && texts.every(({ name }) => skills.some((other) => hasName(other, name)));
    const cut = [...shown.values()].every((how) => how === 'part' || how === 'head');
    return cut && claimed && isFence(remaining[0] ?? '') && !texts.some(({ name }) => hasName(skill, name));
}
/** `cat skills/*\/SKILL.md | tail`: where instructions name another skill of those and not this one, they are the other's. */
function namesAnother(skill, facts) {
    const { substantive } = facts.output;
    return !namesItself(skill, substantive) && [...facts.shown.keys()].some((other) => namesItself(other, substantive));
}
const namesItself = ({ id, dir = id }, lines) => lines.filter((line) => namesId(line, (0,bare_id/* bareId */.y)(id)) || namesId(line, dir)).length >= FEW;
/** What came back from one file says by its front matter that it is another known skill's, whatever the path. */
function isAnothers(skill, facts) {
    const [text] = facts.output.texts;
    if (!text || hasName(skill, text.name) || facts.fileCount !== 1)
        return false;
    return facts.skills.some((other) => hasName(other, text.name));
}
const isFence = (line) => [line, (0,skill_text/* stripPrefix */.tk)(line)].some((text) => text.trim() === '---');
const hasName = (skill, name) => name === skill.id || name === (0,bare_id/* bareId */.y)(skill.id) || name === skill.dir;
/** The id as a whole word: `demo` is not `demo-two`. */
function namesId(line, id) {
    const at = line.indexOf(id);
    return at >= 0 && !/[\w-]/.test(line[at - 1] ?? ' ') && !/[\w-]/.test(line[at + id.length] ?? ' ');
}

;// CONCATENATED MODULE: ./build/lib/bash/classify/classify-read.js
/** The facts of a command and one skill \u2192 whether the model got the skill's instructions, and if not, what happened instead. */







function classifyRead(skill, facts, { exit_code, known }) {
    const { output } = facts;
    const how = facts.copies.has(skill) ? undefined : facts.shown.get(skill);
    const texts = textsOf(skill, facts);
    const own = { skill: skill.id, text: 'own', why: null, path: skill.path };
    const none = (why) => ({ ...own, text: 'none', why });
    // The exit code is the last command's: it says nothing about lines that came back.
    const exited = exit_code !== null && exit_code !== 0;
    const failed = () => (exited && (how === 'program' || output.substantive.length < 2)) || complainsOf(skill, facts);
    const renamed = facts.named.has(skill) && how && facts.fileCount === 1 ? texts[0]?.name : undefined;
    if (renamed && renamed !== skill.id) {
        // `cat current/SKILL.md`: the text shows which skill it is; if that skill is known, it is classified by itself.
        if (facts.skills.some((other) => other !== skill && (0,bare_id/* bareId */.y)(other.id) === renamed))
            return null;
        own.skill = renamed;
    }
    if (how) {
        const text = known.get(skill.path);
        const why = text
            ? whyNotShown(skill, facts, { how, texts, text, known, failed })
            : whyNotRead(skill, facts, { how, texts, failed });
        return why === null ? own : none(why);
    }
    if (isUnplaced(skill, facts, texts, known))
        return own;
    if (facts.copies.has(skill))
        return none(failed() ? 'failed' : 'another copy');
    const other = facts.otherFiles.get(skill);
    if (other)
        return failed() || output.remaining.length === 0
            ? { ...none('failed'), path: other }
            : { ...own, text: 'other', path: other };
    const why = facts.touched.get(skill);
    return why ? none(why === 'listed' && failed() ? 'failed' : why) : null;
}
/** For a SKILL.md that the command prints and whose text is known: null when that came back, else what came instead. */
function whyNotShown(skill, facts, { how, texts, text, known, failed }) {
    const { output } = facts;
    const beside = [...facts.shown.keys()].filter((other) => other !== skill);
    const lines = linesApart(text, beside.flatMap(({ path }) => known.get(path) ?? []));
    const shown = shownLines(lines, output);
    // Of a file that was printed whole each line is there; of a part, what another file that was printed has says nothing.
    const others = [...known].flatMap(([path, other]) => path !== skill.path && (how === 'whole' || !beside.some((each) => each.path === path)) ? [other] : []);
    // One file came out, and most of its lines are not this skill's: a sibling has a line or two in common.
    const strange = isOnlyOutput(facts) ? (0,skill_text/* withoutHeadings */.mK)(output.substantive).length / 2 : 0;
    const isOther = count(shown) < Math.min(lines.length / 2, strange) || isSiblings(text, others, output.printed);
    // Where its heading alone is its own, more than the heading must have come.
    const hasText = shownLines(text.lines, output).includes(true);
    if (isRead(how, shown, output, texts) && hasText && !isOther)
        return null;
    if (failed())
        return 'failed';
    if (how === 'tool')
        return facts.uncertain.has(skill) ? 'listed' : 'other text';
    if (output.remaining.length === 0)
        return 'empty';
    const sections = sectionsOf(skill, output.sections);
    const printed = sections.length > 0 ? sections.flatMap((section) => section.lines) : output.remaining;
    if (how === 'search')
        return (0,skill_text/* isFrontMatterOnly */.R7)(printed) ? 'front matter only' : 'searched';
    if (how === 'head' || instructionsOf(printed).length === 0)
        return 'front matter only';
    if (how === 'part' && hasText && !isOther)
        return 'few lines';
    return texts.length > 0 && !isOnlyOutput(facts) ? 'front matter only' : 'other text';
}
/** Lines of a body that no other printed skill shares; headings count where nothing else is its own. */
function linesApart({ lines, all }, beside) {
    const isApart = (line) => !beside.some(({ file }) => file.has(line));
    for (const own of [lines.filter(isApart), [...all].filter(isApart)])
        if (own.length > 0)
            return own;
    return lines;
}
/** For a SKILL.md that the command prints and whose text is not known: null when instructions came back, else what came instead. */
function whyNotRead(skill, facts, file) {
    const { how, texts, failed } = file;
    const { remaining, sections: all } = facts.output;
    if (how === 'search' || how === 'tool')
        return whyNotWhole(facts, file);
    const sections = sectionsOf(skill, all);
    // When at most five lines of a file were printed, what follows the front matter is another file's, or cut.
    const enough = how !== 'head' ? 1 : isOnlyOutput(facts) ? FEW : Number.POSITIVE_INFINITY;
    if (!sections.some(({ kind }) => kind === 'prefix'))
        if (texts.some(({ body }) => (how === 'whole' ? body : instructionsOf(body)).length >= enough))
            return null;
    if (sections.some(({ lines }) => (how === 'whole' ? substantiveLines : instructionsOf)(lines).length > 0))
        return null;
    if (sections.length === 0) {
        // `tac` prints the front matter last: other lines are the file's when nothing else was printed.
        if (texts.length > 0 && !(isOnlyOutput(facts) && facts.output.substantive.length >= FEW))
            return 'front matter only';
        if (remaining.length > 0 && (0,skill_text/* isFrontMatterOnly */.R7)(remaining))
            return 'front matter only';
        // What came back from this file alone is taken for its text.
        if (!failed() && mayBeInstructions(skill, facts, how))
            return null;
    }
    if (failed())
        return 'failed';
    if (sections.length > 0)
        return 'front matter only';
    if (how === 'head' && remaining.length > 0)
        return 'front matter only';
    return remaining.length === 0 ? 'empty' : 'other text';
}
/** A part of a file may be its heading alone, which is not an instruction. */
const instructionsOf = (lines) => (0,skill_text/* withoutHeadings */.mK)(substantiveLines(lines));
/** Hits of a search, and what a tool says that nobody knows: only the file from its front matter on is known for what it is. */
function whyNotWhole({ output }, { how, texts, failed }) {
    const few = how === 'search' ? FEW : 1;
    if (texts.some(({ body }) => (0,skill_text/* withoutHeadings */.mK)(body).length >= few))
        return null;
    if (failed())
        return 'failed';
    if ((0,skill_text/* isFrontMatterOnly */.R7)(output.remaining))
        return 'front matter only';
    return how === 'search' ? 'searched' : 'mentioned';
}
/** The command does not show where its output comes from, or names another file, and the text itself shows that it is this skill's. */
function isUnplaced(skill, facts, texts, known) {
    const { printed, remaining, sections } = facts.output;
    const text = known.get(skill.path);
    if (text && !facts.isOwnWords) {
        const others = [...known].flatMap(([path, other]) => (path === skill.path ? [] : [other]));
        // A page that begins with other words quotes the skill.
        const begins = isFence(remaining[0] ?? '') || text.all.has((0,skill_text/* stripPrefix */.tk)(remaining[0] ?? '').trim());
        if (isQuoted(text, others, printed) || (facts.isOnePage && !begins))
            return false;
        const came = (0,skill_text/* countShown */.B4)(text.lines, printed);
        const named = texts.some(({ body }) => substantiveLines(body).length > 0);
        const told = text.only.length > 0 ? (0,skill_text/* countShown */.B4)(text.only, printed) > 0 : named;
        // The same lines out of a copy, a log or a pipe that cannot be followed: the model has read them.
        if (told && came > 0 && came >= atLeast(0.8, text.lines.length, 3) && (came >= 3 || facts.output.texts.length > 0))
            return true;
        if (!told || came < atLeast(0.3, text.lines.length, 1))
            return false;
    }
    if (facts.copies.has(skill))
        return false;
    // A log may hold a skill's text; a link to it begins with the front matter.
    const single = facts.fileCount === 1 && !facts.hasOtherText && isFence(remaining[0] ?? '');
    // Neither says the path whose text it is where that is a link, or where a hook changed the call.
    const changed = facts.named.size === 0 && [...facts.shown.keys()].some((other) => isAnothers(other, facts));
    if (!facts.hasUnknownSource && !(single && (facts.mayBeLink || changed)))
        return false;
    if (texts.some(({ body }) => substantiveLines(body).length > 0) && isNearest(skill, facts))
        return true;
    // A patch names the file that its lines are of; a search does too, but its hits do not count as a read.
    const patches = text ? [] : sectionsOf(skill, sections).filter(({ kind }) => kind === 'patch');
    return facts.hasUnknownSource && patches.some(({ lines }) => substantiveLines(lines).length >= FEW);
}
function textsOf(skill, facts) {
    const { texts } = facts.output;
    const mine = texts.filter(({ name }) => hasName(skill, name));
    if (mine.length > 0 || !facts.shown.has(skill))
        return mine;
    // The only file that was printed is the one that the command names, whatever name its front matter has.
    if (facts.fileCount === 1 && facts.shown.size === 1)
        return isAnothers(skill, facts) ? [] : texts.slice(0, 1);
    // A folder may be named otherwise than its skill: texts that no known skill claims are of those that have none, in their order.
    const unclaimed = texts.filter(({ name }) => !facts.skills.some((other) => hasName(other, name)));
    const waiting = [...facts.shown.keys()].filter((other) => !texts.some(({ name }) => hasName(other, name)));
    return unclaimed.length === waiting.length ? [unclaimed[waiting.indexOf(skill)]] : [];
}
/** Two skills may have one name (a project's and a plugin's): a text without a place goes to the first that is not placed otherwise. */
function isNearest(skill, facts) {
    const duplicates = facts.skills.filter((other) => !facts.copies.has(other) && (0,bare_id/* bareId */.y)(other.id) === (0,bare_id/* bareId */.y)(skill.id));
    return duplicates.find((duplicate) => !facts.shown.has(duplicate)) === skill;
}
function complainsOf(skill, facts) {
    const folder = skill.path.split('/').at(-2);
    return facts.output.complaints.some((line) => (folder ? line.includes(`${folder}/`) : false) || /(?:^|[\s'"`])(?:\.\/)?SKILL\.md\b/.test(line));
}

;// CONCATENATED MODULE: ./build/lib/bash/output/output.js


const COMPLAINT = /(No such file or directory|command not found|Permission denied|Is a directory|Not a directory|cannot (open|access|stat|read)|does not exist in|^fatal: |not found$|unable to)/;
/** A longer line is a text that quotes a complaint. */
const MAX_COMPLAINT = 600;
function readOutput(output, flow) {
    const found = lazily({
        literal: () => new Set(flow.flatMap((source) => (source.kind === 'text' ? linesIn(source.text) : []))),
        lines: () => (0,skill_text/* linesOf */.Dx)(output),
        present: () => found.lines.filter((line) => line.trim() !== '' && !found.literal.has(line.trim())),
        complaints: () => found.present.filter((line) => line.length < MAX_COMPLAINT && COMPLAINT.test(line)),
        complaining: () => new Set(found.complaints),
        remaining: () => found.present.filter((line) => !found.complaining.has(line)),
        substantive: () => substantiveLines(found.remaining),
        sections: () => (/skill\.md/i.test(output) ? listSections(found.lines) : []),
        printed: () => (0,skill_text/* printedLines */.y0)(found.present),
        texts: () => ((0,skill_text/* mayHoldSkillText */.xN)(output) ? (0,skill_text/* findSkillTexts */.h4)(found.lines).flatMap(withoutLiteral) : []),
    });
    function withoutLiteral(text) {
        const body = text.body.filter((line) => !found.literal.has(line) && !found.complaining.has(line));
        return found.literal.has(`name: ${text.name}`) && body.length === 0 ? [] : [{ ...text, body }];
    }
    return found;
}
const linesIn = (text) => text.split('\n').map((line) => line.trim());
/** Each property is made when it is first asked for. */
function lazily(makers) {
    const made = {};
    for (const [name, make] of Object.entries(makers))
        Object.defineProperty(made, name, {
            configurable: true,
            get: () => Object.defineProperty(made, name, { value: make() })[name],
        });
    return made;
}

;// CONCATENATED MODULE: ./build/lib/bash/classify/collect-facts.js
/** What a command printed and touched \u2192 the same in terms of skills: the facts by which each skill's read is classified. */




const MARK = '/SKILL.md';
const NO_NAME = /[\s/:'"`;|&<>(){}=,]/;
const MAX_NAME = 255;
/** Output beyond this is not looked at: a skill's text comes long before. */
const MAX_OUTPUT = 2_000_000;
/** Names of skills are looked for in so much of it. */
const MAX_NAMED = 200_000;
function collectFacts({ flow, touches, command, output, cwd, installed }) {
    const facts = {
        skills: [...(installed ?? [])],
        shown: new Map(),
        uncertain: new Set(),
        otherFiles: new Map(),
        touched: new Map(),
        named: new Set(),
        copies: new Set(),
        hasUnknownSource: flow.some(({ kind }) => kind === 'unknown'),
        mayBeLink: false,
        isOwnWords: isOwnWords(flow),
        hasOtherText: flow.some(({ kind }) => kind === 'paths' || kind === 'unknown'),
        fileCount: new Set(flow.map((source) => (source.kind === 'file' ? source.path : null)).filter(Boolean)).size,
        isOnePage: false,
        output: readOutput(output.slice(0, MAX_OUTPUT), flow),
    };
    const asked = flow.some((source) => source.kind === 'file' && source.how === 'tool');
    facts.isOnePage = facts.fileCount === 1 && (asked || !facts.hasOtherText);
    const recorder = createRecorder(facts, installed, cwd);
    for (const source of flow)
        if (source.kind === 'file')
            recorder.file(source);
    for (const { path, why } of touches)
        recorder.touch(path, why);
    for (const source of flow)
        if (source.kind === 'paths')
            recorder.touch(source.path, 'listed');
    if (!installed && facts.hasUnknownSource) {
        for (const { name, described } of facts.output.texts)
            if (described && !facts.skills.some(({ id }) => id === name))
                facts.skills.push({ id: name, path: '' });
        for (const { path, kind } of facts.output.sections)
            if (kind !== 'header')
                recorder.named(path);
    }
    for (const [text, why] of [
        [command, 'mentioned'],
        [output.slice(0, MAX_NAMED), facts.hasOtherText ? 'listed' : 'mentioned'],
    ])
        for (const folder of namedFolders(text))
            recorder.mention(folder, why);
    return facts;
}
function isOwnWords(flow) {
    const files = flow.filter((source) => source.kind === 'file');
    return (files.length > 0 &&
        files.every(({ written }) => written === 'whole') &&
        !flow.some(({ kind }) => kind === 'unknown'));
}
/** Folders that a text names as holding a SKILL.md, each once. */
function namedFolders(text) {
    const folders = new Set();
    for (let at = text.indexOf(MARK); at >= 0; at = text.indexOf(MARK, at + MARK.length)) {
        if (/\w/.test(text[at + MARK.length] ?? ''))
            continue;
        let from = at;
        while (from > 0 && at - from < MAX_NAME && !NO_NAME.test(text[from - 1]))
            from -= 1;
        if (from < at)
            folders.add(text.slice(from, at));
    }
    return folders;
}
function createRecorder(facts, installed, cwd) {
    const virtual = new Map();
    function named(path) {
        const skill = virtual.get(path) ?? skillNamedBy(path, facts.output.texts.length > 0);
        if (!skill || virtual.has(path))
            return skill;
        virtual.set(path, skill);
        facts.skills.push(skill);
        facts.named.add(skill);
        if (installed?.some(({ id, dir }) => id === skill.id || dir === skill.id))
            facts.copies.add(skill);
        return skill;
    }
    function show(skill, how, uncertain) {
        const before = facts.shown.get(skill);
        if (!uncertain)
            facts.uncertain.delete(skill);
        else if (before === undefined)
            facts.uncertain.add(skill);
        if (before === undefined || shell_flow/* RANK */.Vz[how] < shell_flow/* RANK */.Vz[before])
            facts.shown.set(skill, how);
    }
    const note = (skill, why) => {
        if (!facts.touched.has(skill))
            facts.touched.set(skill, why);
    };
    return {
        named,
        file({ path, how, written }) {
            const located = locate(path, cwd, installed ?? []);
            for (const { skill, role } of located) {
                // What the model wrote itself shows it nothing.
                if (role === 'own' && written === 'whole')
                    note(skill, 'written');
                else if (role === 'own')
                    show(skill, how, shell_flow/* HAS_PATTERN */.Sr.test(path));
                else if (role === 'other') {
                    // What a tool says of a file that it does not print is shorter.
                    if (how !== 'tool' || facts.output.substantive.length >= FEW)
                        facts.otherFiles.set(skill, path);
                    else
                        note(skill, 'mentioned');
                }
                else if (how !== 'whole' && how !== 'tool')
                    show(skill, how === 'head' ? 'search' : how, true);
                else
                    note(skill, 'listed');
            }
            if (located.length > 0)
                return;
            const skill = named(path);
            if (skill && written === 'whole') {
                note(skill, 'written');
                return;
            }
            if (skill)
                show(skill, how, false);
            // `cat SKILL.md`, `cat current/SKILL.md`, `cat "$f"`: the place may be a skill's all the same.
            if ((skill && (!installed || facts.copies.has(skill))) || isElsewhere(path, installed ?? []))
                return;
            const name = path.slice(path.lastIndexOf('/') + 1);
            // A name without a dot may be a folder that is searched through.
            if (shell_flow/* HAS_PATTERN */.Sr.test(path) || /^(skill\.md|\.{1,2})$/i.test(name) || !name.includes('.'))
                facts.hasUnknownSource = true;
            else if (!written && !NO_SKILL.test(path))
                facts.mayBeLink = true;
        },
        touch(path, why) {
            const located = locate(path, cwd, installed ?? []).filter(({ role }) => role !== 'other');
            for (const { skill } of located)
                note(skill, why);
            const skill = located.length === 0 ? named(path) : null;
            if (skill)
                note(skill, why);
        },
        mention(folder, why) {
            const skills = facts.skills.filter((skill) => (skill.dir ?? skill.id) === folder || skill.path.endsWith(`/${folder}/SKILL.md`));
            for (const skill of skills)
                note(skill, why);
            if (skills.length > 0 || installed || facts.skills.length > MAX_SKILLS)
                return;
            const skill = { id: folder, path: `${folder}/SKILL.md` };
            facts.skills.push(skill);
            facts.touched.set(skill, why);
        },
    };
}
/** Where nothing is installed as far as is known, a text that names thousands of skills is a list of them. */
const MAX_SKILLS = 200;
/** An agent or a command has front matter with a name too, often a skill's. */
const NO_SKILL = /\/(agents|commands|prompts)\/|\.(agent|prompt)\.md$/;

// EXTERNAL MODULE: ./build/lib/bash/shell/state.js
var state = __webpack_require__(75251);
;// CONCATENATED MODULE: ./build/lib/bash/plain-call.js
/** A call and what came back \u2192 whether it has nothing to do with skills, at a glance: true of most calls of a long transcript. */




/** Where errors go says nothing of what is read. */
const ASIDE = /\s*\d?>(?:&\d|\s*\/dev\/null)/g;
/** Words that stand for other words, or for what another command prints; and files that are written. */
const INDIRECT = /[*?[\]{}$`>]|(?:^|[\s=:])~|<\(/;
/** In single quotes nothing stands for anything else, in double quotes little, unless it is a script for another program. */
const QUOTED = /'[^']*'|"(?:[^"\\]|\\.)*"/g;
const RUNS_WORDS = /(?:^|[|;&(\n\s/])(?:sh|bash|zsh|dash|ksh|fish|python[\d.]*|node|nodejs|perl|ruby|php|deno|bun|ssh|watch|script|trap)\s/;
/** Of git, what neither copies files of a skill nor prints them without their names. */
const QUIET_GIT = /\bgit (?:-C \S+ )?(?:status|diff|log|fetch|branch|add|commit|push|pull|rev-parse|rev-list|remote|ls-files|ls-remote|merge-base|tag|config|worktree|switch|merge|rebase|describe)\b|\.git(?:ignore|attributes|hub)?\b/g;
/** What changes the shell or the disk for later calls, or runs words that it makes up. */
const MOVES = /(?:^|[|;&(\n])\s*(?:sudo\s+)?(?:(?:cd|pushd|popd|source|\.|eval|exec|builtin|env|cp|mv|ln|install|rsync|tee|tar|unzip|xargs|base64|xxd)\b|find\b(?=.*\s-(?:exec|ok)))/;
/** As most commands begin: into a folder that is written out, and then something else there. */
const GOES_INTO = /^\s*cd\s+(?:"((?![-~])[^"'$`\\\n]+)"|'((?![-~])[^"'\\\n]+)'|((?!-)[\w./@%+:,=-]+))[ \t]*(?:&&|;|\n|$)/;
/** A longer command is looked at in earnest. */
const MAX_COMMAND = 2_000;
/** A command whose words stand for themselves and name no skill, and an output that holds nothing of any; null for another. */
function passOver({ command, cwd: before, output, skills, bodyOf, disk, }) {
    if (command.length > MAX_COMMAND)
        return null;
    const simple = command.includes('>') ? command.replace(ASIDE, '') : command;
    const goes = GOES_INTO.exec(simple);
    // Where the change of folder may fail, only a full parse shows how far the command came.
    if (goes && output.includes('cd: '))
        return null;
    const cwd = goes ? (0,state/* resolvePath */.o1)({ cwd: before }, goes[1] ?? goes[2] ?? goes[3] ?? '') : before;
    const rest = goes ? simple.slice(goes[0].length) : simple;
    if (MOVES.test(rest) || (INDIRECT.test(rest) && (RUNS_WORDS.test(rest) || INDIRECT.test(liveWords(rest)))))
        return null;
    if (/\bgit\b/.test(rest) && /\bgit\b/.test(rest.replace(QUIET_GIT, '')))
        return null;
    const named = `${simple.replace(/["'\\]/g, '')} ${before ?? ''} ${goes ? cwd : ''}`;
    if (/skill\.md/i.test(named) || namesFolder(named, skills))
        return null;
    if (disk?.size && namesWritten(named, disk, skills))
        return null;
    return showsNothing(output, skills, bodyOf) ? { cwd } : null;
}
/** The same of a tool of which nothing is known; its command is the paths that it names. */
const isPlainUnknown = ({ command, output, skills, bodyOf }) => !/skill\.md/i.test(command) && !namesFolder(command, skills) && showsNothing(output, skills, bodyOf);
const liveWords = (command) => command.replace(QUOTED, (text) => (text.startsWith('"') ? text.replace(/[^$`]/g, '') : ''));
/** Neither front matter nor the name of a SKILL.md nor, where the bodies are known, a line of one. */
const showsNothing = (output, skills, bodyOf) => !/skill\.md/i.test(output) && !(0,skill_text/* mayHoldSkillText */.xN)(output) && !mayHoldBody(output, skills, bodyOf);
/** What an earlier call copied from a skill may be read under its new name. */
function namesWritten(named, disk, skills) {
    for (const [path, flow] of disk) {
        if (!mayBeOfSkill(flow, skills))
            continue;
        const name = path.slice(path.lastIndexOf('/') + 1);
        if (name === '' || shell_flow/* HAS_PATTERN */.Sr.test(name) || named.includes(name))
            return true;
    }
    return false;
}
const mayBePath = (path, skills) => /skill/i.test(path) || shell_flow/* HAS_PATTERN */.Sr.test(path) || namesFolder(path, skills);
const mayBeOfSkill = (0,memoize/* memoize */.B)((flow, skills) => flow.some((source) => 'path' in source && mayBePath(source.path, skills)));
const namesOf = (0,memoize/* memoize */.B)((skills) => {
    const all = skills.flatMap(({ id, dir, path }) => [id, dir ?? '', path.split('/').at(-2) ?? '']);
    return [...new Set(all)].filter((name) => name !== '');
});
const namesFolder = (named, skills) => skills !== null && namesOf(skills).some((name) => named.includes(name));
/** Lines are compared by their ends: what tools put before a line is not looked at. */
const END = 10;
/** Whether a line of the output ends as a line of an installed body; true where a body is not known. */
function mayHoldBody(output, skills, bodyOf) {
    if (skills === null || bodyOf === null)
        return false;
    const ends = endsOf(skills, bodyOf);
    if (ends === null || hasEscapedLines(output))
        return true;
    for (let from = 0; from <= output.length;) {
        const at = output.indexOf('\n', from);
        const line_end = at < 0 ? output.length : at;
        let to = line_end;
        while (to > from && isBlank(output.charCodeAt(to - 1)))
            to -= 1;
        if (hasEnd(output, from, to, ends))
            return true;
        // `cat -A` marks the end of each line.
        if (output.charCodeAt(to - 1) === DOLLAR && hasEnd(output, from, to - 1, ends))
            return true;
        from = line_end + 1;
    }
    return false;
}
const DOLLAR = 36;
const isBlank = (unit) => unit <= 32 || (unit >= 0xa0 && /\s/.test(String.fromCharCode(unit)));
const hasEnd = (text, from, to, ends) => to - from >= END && ends.has(text.slice(to - END, to));
/** JSON, or a text whose line breaks are written out. */
const hasEscapedLines = (output) => output.includes('\r') || (output.includes('\\n') && (/^\s*["[{]/.test(output) || !/(?:\n[^\n]*){5}/.test(output)));
/** Null where a body is not known, or has no line that is long enough. */
const endsOf = (0,memoize/* memoize */.B)((skills, bodyOf) => {
    const bodies = skills.map(({ path }) => (0,skill_text/* bodyLines */.wD)(bodyOf(path) ?? '').filter((line) => line.length >= END));
    return bodies.some((lines) => lines.length === 0) ? null : new Set(bodies.flat().map((line) => line.slice(-END)));
});

// EXTERNAL MODULE: ./build/lib/bash/shell/parse.js
var parse = __webpack_require__(23641);
// EXTERNAL MODULE: ./build/lib/bash/walk/walk.js + 13 modules
var walk = __webpack_require__(78062);
;// CONCATENATED MODULE: ./build/lib/bash/read-skills.js
/** A shell command or another tool's call, and what came back \u2192 the skills whose own text it put before the model, and those it merely touched. */









function readSkillsFromShell(asked) {
    const { exit_code, skills, bodyOf, disk, saved_to = null } = asked;
    const call = {
        command: (0,windows/* posixCommand */.LD)(asked.command),
        cwd: asked.cwd === null ? null : (0,windows/* toPosix */.d7)(asked.cwd),
        output: (0,windows/* posixOutput */.Nm)(asked.output),
        exit_code,
        skills,
        bodyOf,
        disk,
        saved_to,
    };
    const passed = passOver(call);
    if (passed)
        return { reads: [], cwd: passed.cwd };
    const { command, cwd, output } = call;
    const shell = (0,state/* openShell */.n7)(cwd, output, disk);
    const out = (0,walk/* runScript */.j)((0,parse/* parseScript */.t)(command), shell);
    const flow = [...out, ...shell.stderr.flat()].slice(0, 500);
    if (saved_to)
        disk?.set(saved_to, flow);
    return { reads: classify(flow, shell, call), cwd: shell.cwd };
}
function readSkillsFromUnknown(asked) {
    const call = { ...asked, command: asked.paths.join('\n'), output: (0,windows/* posixOutput */.Nm)(asked.output) };
    if (isPlainUnknown(call))
        return [];
    const shell = (0,state/* openShell */.n7)(call.cwd, call.output, call.disk);
    const how = call.searches ? 'search' : 'tool';
    const places = call.paths.length > 0 || !call.searches ? call.paths : ['.'];
    const flow = [
        ...places.flatMap((path) => (0,state/* readFlow */.he)(shell, path, how)),
        { kind: 'text', text: call.said },
        call.searches ? { kind: 'paths', path: shell_flow/* ANYTHING */.n0 } : { kind: 'unknown' },
    ];
    return classify(flow, shell, call);
}
function classify(flow, shell, call) {
    const { command, cwd, output, skills: installed } = call;
    const facts = collectFacts({ flow, touches: shell.touches, command, output, cwd, installed });
    if (isQuiet(facts, call.bodyOf))
        return [];
    const known = readKnown(installed, call.bodyOf);
    return facts.skills.flatMap((skill) => {
        const read = classifyRead(skill, facts, { exit_code: call.exit_code, known });
        return read ? [{ ...read, path: read.path || null }] : [];
    });
}
/** Whether a command that succeeds prints a file or words: an empty output then means that the log lost it. */
function surelyPrints(command) {
    const flow = (0,walk/* runScript */.j)((0,parse/* parseScript */.t)(command), (0,state/* openShell */.n7)(null, ''));
    return flow.some((source) => {
        if (source.kind === 'file')
            return source.how === 'whole' || source.how === 'head';
        return source.kind === 'text' && source.text.trim() !== '';
    });
}
/** Nothing named, touched or printed that could be a skill's: the usual case, and large outputs need not be looked at again. */
function isQuiet(facts, bodyOf) {
    const named = [facts.shown, facts.otherFiles, facts.touched, facts.copies].some(({ size }) => size > 0);
    return !named && bodyOf === null && !((facts.hasUnknownSource || facts.mayBeLink) && facts.output.texts.length > 0);
}

;// CONCATENATED MODULE: ./build/lib/agents/calls/tool-reads.js
/** A finished tool call of any agent \u2192 the skills whose files it read, listed, wrote or failed to reach. What came back decides, whatever the tool. */


const REFUSED = {
    denied: 'denied',
    blocked_by_hook: 'denied',
    hook_errored: 'denied',
    unavailable: 'failed',
    unfinished: 'unfinished',
};
/** cwd: the directory after the call, for a shell that keeps it. */
function readSkillsOfTool(call, explained, facts) {
    if (explained === 'no file')
        return { reads: [], cwd: call.cwd };
    const { outcome, cwd, disk, saved_to = null } = call;
    const refused = call.refused ?? REFUSED[outcome] ?? null;
    const output = (explained === 'unknown' ? undefined : explained.output) ?? call.output;
    // One object for all that is looked at: of a long transcript copies of it are a tenth of the work.
    const asked = {
        command: explained === 'unknown' ? '' : explained.command,
        cwd,
        output: refused === null ? output : '',
        exit_code: refused === null ? call.exit_code : 1,
        skills: facts.installed_skills,
        bodyOf: facts.body_of,
        // A call that was refused leaves nothing behind.
        disk: refused === null ? disk : undefined,
        saved_to: refused === null ? saved_to : null,
    };
    const found = explained === 'unknown' ? { cwd, reads: readUnknown(call, asked) } : readSkillsFromShell(asked);
    if (refused === null)
        return found;
    return { cwd, reads: found.reads.map((read) => ({ ...read, text: 'none', why: refused })) };
}
/** The same of a file that was printed, where its text is not shown. */
const asPrinted = (read) => read.why === 'empty' ? { ...read, text: 'own', why: null } : read;
/** Keys of what is looked for, and names of tools that look for something. */
const SOUGHT = /^(?:pattern|regex|regexp|query|search|search_?(?:term|text|string|pattern)|needle|keywords?|substring)$/i;
const SEARCHES = new Set(['search', 'grep', 'rg', 'ripgrep', 'find', 'glob']);
/** `mcp__files__searchFiles` \u2192 search, files: the server's name says nothing. */
const wordsOf = (tool) => (tool.split('__').at(-1) ?? '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
function readUnknown({ tool, input }, common) {
    const strings = stringsOf(input);
    const sought = strings.filter(({ key }) => SOUGHT.test(key));
    const paths = strings.filter((each) => !sought.includes(each)).flatMap(({ text }) => pathOf(text) ?? []);
    return readSkillsFromUnknown({
        ...common,
        paths: [...new Set(paths)],
        searches: sought.length > 0 || wordsOf(tool).some((word) => SEARCHES.has(word)),
        said: strings.map(({ text }) => text).join('\n'),
    });
}
const MAX_STRINGS = 200;
function stringsOf(input) {
    const found = [];
    const gather = (value, key, depth) => {
        if (found.length >= MAX_STRINGS || depth > 5)
            return;
        if (typeof value === 'string')
            found.push({ key, text: value });
        else if (Array.isArray(value))
            for (const each of value)
                gather(each, key, depth + 1);
        else if (typeof value === 'object' && value !== null)
            for (const [name, each] of Object.entries(value))
                gather(each, name, depth + 1);
    };
    gather(input, '', 0);
    return found;
}
const MAX_PATH = 1_000;
/** `file:///w/a%20b/SKILL.md`, `C:\w\SKILL.md`, `skills/pdf`, `SKILL.md`; null for another text. */
function pathOf(text) {
    const trimmed = text.trim();
    if (trimmed === '' || trimmed.length > MAX_PATH || /[\n\r]/.test(trimmed))
        return null;
    if (/^file:\/\//i.test(trimmed))
        return (0,windows/* toPosix */.d7)(decodeUri(trimmed.replace(/^file:\/\/(?:localhost)?\/?(?=[A-Za-z]:|\/)/i, '')));
    if (/^[a-z][\w+.-]+:\/\//i.test(trimmed))
        return null;
    return /[\\/]|\.\w{1,8}$/.test(trimmed) ? (0,windows/* toPosix */.d7)(trimmed) : null;
}
function decodeUri(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/transcript/skill-files.js
/** A finished call of a generic tool \u2192 the skills whose files it read, listed, wrote or failed to reach. */





/** What the CLI shows the model when a command printed nothing, or nothing yet. */
const SILENT = /^\(Bash completed with no output\)$|^Command running in background with ID: /;
/** What the CLI puts around a long output (2.1.330: over 30,000 characters) and after some results. */
const PERSISTED = ['<persisted-output>', '</persisted-output>'];
const WRAPPED = /^<persisted-output>\n.*\n+Preview \(.*\):\n|\n(?:\.\.\.\n)?<\/persisted-output>$/g;
const REMINDER = ['<system-reminder>', '</system-reminder>'];
const MAX_REMINDERS = 20;
function unwrap(text) {
    let rest = text.replace(/^Exit code -?\d+\n/, '');
    if (rest.startsWith(PERSISTED[0]) || rest.endsWith(PERSISTED[1]))
        rest = rest.replace(WRAPPED, '');
    // Forwards first: a search from the end is several times slower, and most outputs hold no reminder.
    for (let count = 0; count < MAX_REMINDERS && rest.includes(REMINDER[0]); count += 1) {
        const from = rest.lastIndexOf(REMINDER[0]);
        const end = rest.indexOf(REMINDER[1], from);
        // An output that only quotes the mark is not changed.
        if (end < 0)
            break;
        rest = rest.slice(0, from) + rest.slice(end + REMINDER[1].length);
    }
    return rest;
}
const SAVED = /(?:Full output saved to|Output is being written to): (\/\S+?)\.?(?:\s|$)/;
/** Claude Code shows a model at most 150,000 characters of a command's output and 25,000 tokens of a file, so the model never read the rest. */
const SHOWN_CHARS = 160_000;
/** Tools that bring no file's text, or only a subagent's words (2.0.64 to 2.1.330). */
// biome-ignore format: a table
const NO_FILE = new Set([
    'Task', 'Agent', 'SendMessage', 'WebFetch', 'WebSearch', 'TodoWrite', 'ToolSearch', 'AskUserQuestion',
    'EnterPlanMode', 'ExitPlanMode', 'KillShell', 'KillBash', 'TaskStop',
    'TaskCreate', 'TaskGet', 'TaskList', 'TaskUpdate',
]);
/** The shell command that would have shown the model the same text, so that one module can judge every kind of read. */
function explain({ tool, input, output, disk, }) {
    const path = (0,windows/* toPosix */.d7)((0,json_value/* string */.Yj)(input['file_path']) || (0,json_value/* string */.Yj)(input['path']));
    switch (tool) {
        case 'Bash':
            return { command: (0,json_value/* string */.Yj)(input['command']), output: SILENT.test(output) ? '' : output };
        case 'Read':
            return { command: readLines(path, input['offset'], input['limit']), output };
        // What a command in the background has printed (2.1.197; later versions read its file).
        case 'TaskOutput':
        case 'BashOutput': {
            const id = (0,json_value/* string */.Yj)(input['task_id']) || (0,json_value/* string */.Yj)(input['bash_id']);
            const file = id ? [...disk.keys()].find((path) => path.endsWith(`/${id}.output`)) : undefined;
            const printed = /<output>\n?([\s\S]*)<\/output>/.exec(output)?.[1] ?? output;
            return file ? { command: `cat ${(0,quote_shell/* quoteShell */.L)(file)}`, output: printed } : 'no file';
        }
        case 'Grep': {
            const command = `grep -rn ${(0,quote_shell/* quoteShell */.L)((0,json_value/* string */.Yj)(input['pattern']))} ${(0,quote_shell/* quoteShell */.L)(path || '.')}`;
            return input['output_mode'] === 'content' ? { command, output } : { command: `${command} -l`, output };
        }
        case 'Glob':
            return {
                command: `ls ${(0,quote_shell/* quoteShell */.L)(path ? `${path}/${(0,json_value/* string */.Yj)(input['pattern'])}` : (0,json_value/* string */.Yj)(input['pattern']))}`,
                output,
            };
        case 'Write':
            return { command: writeFile(path), output: '' };
        case 'Edit':
        case 'NotebookEdit':
            return { command: `true >> ${(0,quote_shell/* quoteShell */.L)(path)}`, output: '' };
        default:
            return NO_FILE.has(tool) ? 'no file' : 'unknown';
    }
}
function exitCode(call) {
    if (call.outcome === 'ran')
        return 0;
    const code = /^Exit code (-?\d+)/.exec(call.output)?.[1];
    return code === undefined ? null : Number(code);
}
function findSkillFiles(call, facts) {
    const explained = explain(call);
    const shown = typeof explained === 'string' ? call.output : (explained.output ?? call.output);
    const output = unwrap(shown.slice(0, SHOWN_CHARS));
    const { reads, cwd } = readSkillsOfTool({
        ...call,
        output,
        exit_code: exitCode(call),
        saved_to: SAVED.exec(call.output.slice(0, 1000))?.[1] ?? null,
        refused: call.outcome === 'failed' && call.tool !== 'Bash' ? 'failed' : null,
    }, typeof explained === 'string' ? explained : { command: explained.command }, facts);
    return { touches: reads, cwd: call.tool === 'Bash' ? cwd : call.cwd };
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/calls.js
/** The tool calls with which a model on Claude Code calls a skill, reads a file or runs a tool. */




const callSkill = (request, skill) => hasTool(request, 'Skill') ? { name: 'Skill', input: { skill: skill.id } } : null;
const readFile = (request, path) => hasTool(request, 'Read') ? { name: 'Read', input: { file_path: path } } : null;
/** Its own lists, and the search for a tool whose schema was not sent (2.1.330). */
const NOTES = new Set(['TodoWrite', 'TaskCreate', 'TaskGet', 'TaskList', 'TaskUpdate', 'ToolSearch']);
const commandsOf = (tool, input) => (0,only_reads/* commandsIn */.G)(tool, explain({ tool, input: (0,json_value/* asFields */.qI)(input), output: '', disk: new Map() }), NOTES);
/** In 2.1.330 the tool is `Agent`, in 2.1.197 `Task`; unless the call asks to wait, the result is only that the subagent was started. */
function callSubagent(request, task, name = 'general-purpose') {
    const tool = ['Agent', 'Task'].find((each) => hasTool(request, each));
    const input = { description: 'Try a call', prompt: task, subagent_type: name, run_in_background: false };
    return tool === undefined ? null : { name: tool, input };
}
/** A deferred tool (WebFetch, WebSearch, mcp__*) is not among the request's tools, but 2.1.330 runs a direct call with valid input. */
const callTool = (_request, tool, input) => ({
    name: tool,
    // Without a prompt, which the original tool-route tests omit, 2.1.330 rejects the call before any hook runs.
    input: tool === 'WebFetch' && (0,json_value/* isJson */.Fh)(input) ? { prompt: 'What does the page say?', ...input } : input,
});

;// CONCATENATED MODULE: ./build/lib/agents/claude/facts.js
/** Facts below were measured on this version; 2.1.197 differs where a comment says so. */
const pinned = '2.1.330';
/** The wrapper package; its platform siblings hold the binary and, unlike it, have no Node limit. */
const registry_package = '@anthropic-ai/claude-code';
const build = (version, { os, arch }) => ({
    spec: `${registry_package}-${os}-${arch}@${version}`,
    folder: `${registry_package}-${os}-${arch}`,
    binary: 'claude',
});
const LISTING_FACTS = {
    /** What `disableBundledSkills` leaves of them (2.1.330). */
    unbundled: ['plugin-authoring'],
    /** Of a SKILL.md in a folder of skills, beyond which it is left out without a word; a plugin's is listed all the same. */
    file_bytes: 1_000_000,
    /** One skill's text in the listing, beyond which it ends in `\u2026`. */
    skill_chars: 1536,
    skill_chars_setting: 'skillListingMaxDescChars',
    /** The share of the context window that the listing may take. */
    budget_share: 0.01,
    budget_share_setting: 'skillListingBudgetFraction',
    /** Overrides the budget, in characters. */
    budget_variable: 'SLASH_COMMAND_TOOL_CHAR_BUDGET',
    /**
     * First match on the vendor's model as the user wrote it; all others (aliases, no model, unknown ids) are the last row.
     * Old Opus ids (4, 4.1) run as the default model. 2.1.197 gave the aliases 6000 or 8000 characters.
     */
    models: [
        { pattern: /^claude-(3|(opus|sonnet)-4-6|(opus|sonnet|haiku)-4-5|sonnet-4-2025).*\[1m\]$/, budget_chars: 40_000 },
        { pattern: /^claude-(3|(opus|sonnet)-4-6|(opus|sonnet|haiku)-4-5|sonnet-4-2025)/, budget_chars: 8_000 },
        { pattern: /^/, budget_chars: 30_000 },
    ],
    /** Columns of each bundled skill's row, without the line break. They are listed after the source's own, and their descriptions are never dropped. */
    bundled: {
        dataviz: 1_447,
        'update-config': 707,
        'keybindings-help': 248,
        'code-review': 850,
        simplify: 188,
        'fewer-permission-prompts': 191,
        loop: 344,
        'claude-api': 1_169,
        'workflow-authoring': 252,
        run: 368,
        'plugin-authoring': 275,
    },
    /** Listed after those, and dropped like any other row: columns without and with the description. */
    bundled_commands: { init: [6, 67], 'security-review': [17, 90] },
};
/** Characters that the listing may hold for that vendor model. */
function listingBudget(vendor_model, settings = {}) {
    const { budget_share, budget_variable, models } = LISTING_FACTS;
    const fixed = Math.floor(Number(settings.env?.[budget_variable]));
    if (fixed > 0)
        return fixed;
    const usual = models.find(({ pattern }) => pattern.test(vendor_model ?? ''))?.budget_chars ?? 30_000;
    return Math.max(1, Math.floor(usual * ((settings.skillListingBudgetFraction ?? budget_share) / budget_share)));
}
/** Only Anthropic's own repositories on GitHub may use these names; a folder that has one loads nothing, silently. */
// biome-ignore format: a table
const RESERVED_MARKETPLACES = [
    'claude-code-marketplace', 'claude-code-plugins', 'claude-plugins-official', 'claude-plugin-directory',
    'anthropic-marketplace', 'anthropic-plugins', 'anthropic-agent-skills', 'anthropic-plugin-directory',
    'agent-skills', 'life-sciences', 'healthcare', 'knowledge-work-plugins', 'first-party-plugins',
    'claude-for-legal', 'claude-for-financial-services', 'financial-services-plugins', 'claude-tag-plugins',
    'claude-community', 'claude-plugins-community',
];
/** Measured in a checkout (2.1.330). */
const project_skills = {
    folders: ['.claude/skills'],
    levels: [1, 1],
    hidden: 'read',
    inside_skills: false,
};
/** 2.1.330; `claude plugin validate` says of any other that it is ignored. */
const hook_facts = {
    // biome-ignore format: a table
    events: [
        'PreToolUse', 'PostToolUse', 'PostToolUseFailure', 'PostToolBatch', 'Notification', 'UserPromptSubmit',
        'UserPromptExpansion', 'SessionStart', 'SessionEnd', 'Stop', 'StopFailure', 'SubagentStart', 'SubagentStop',
        'PreCompact', 'PostCompact', 'PreModelSwitch', 'PostModelSwitch', 'PermissionRequest', 'PermissionDenied', 'Setup',
        'TeammateIdle', 'TaskCreated', 'TaskCompleted', 'Elicitation', 'ElicitationResult', 'ConfigChange',
        'WorktreeCreate', 'WorktreeRemove', 'InstructionsLoaded', 'CwdChanged', 'FileChanged', 'DirectoryAdded',
        'MessageDisplay',
    ],
    starts_in: 'project',
    incomplete: 'plugin',
    commas: true,
    sets: {
        plugin: ['CLAUDE_PLUGIN_ROOT', 'CLAUDE_PLUGIN_DATA', 'CLAUDE_PROJECT_DIR'],
        project: ['CLAUDE_PROJECT_DIR'],
    },
    script_lacks: 'keeps a plugin of a marketplace in a folder named after its version, so a script finds none of its name',
    // biome-ignore format: a table
    tools: [
        'Bash', 'Read', 'Write', 'Edit', 'MultiEdit', 'NotebookEdit', 'Glob', 'Grep', 'WebFetch', 'WebSearch', 'Task',
        'Agent', 'Skill', 'TodoWrite', 'EnterPlanMode', 'ExitPlanMode', 'AskUserQuestion', 'ToolSearch', 'Monitor',
        'TaskCreate', 'TaskGet', 'TaskList', 'TaskOutput', 'TaskStop', 'TaskUpdate', 'SendMessage', 'Workflow', 'LSP',
        'CronCreate', 'CronDelete', 'CronList', 'EnterWorktree', 'ExitWorktree', 'ListAgents', 'ReportFindings',
        'ListMcpResourcesTool', 'ReadMcpResourceTool', 'ReadMcpResourceDirTool', 'WaitForMcpServers', 'PowerShell', 'REPL',
        'StructuredOutput', 'RemoteTrigger', 'PushNotification', 'SendUserFile', 'Artifact', 'DesignSync',
        'ScheduleWakeup', 'BashOutput', 'KillBash', 'KillShell', 'LS', 'NotebookRead', 'SlashCommand', 'TodoRead',
    ],
    timeout: 's',
    async_hook: 'does not wait for it, so it blocks nothing',
};
/** A rule of `permissions.deny` has words of its own; so has what no permission allows (2.1.330). */
const denials = {
    words: [
        [
            /^Permission to use \S+ .*has been denied|blocked by permission rules|denied by your permission settings/s,
            'rule',
        ],
        [/\bFor security, Claude Code\b|^\S+ denied access to domain:/s, 'agent'],
    ],
    otherwise: 'permission',
};

// EXTERNAL MODULE: ./build/lib/agents/claude/front-matter.js
var claude_front_matter = __webpack_require__(32967);
;// CONCATENATED MODULE: ./build/lib/agents/interface/unit-setup.js
/** The same set-up with a neighbour in the place of the source. */
const asNeighbour = (setup, one) => ({ ...setup, ...one });

// EXTERNAL MODULE: ./build/lib/agents/launch/unit-env.js
var unit_env = __webpack_require__(80919);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./build/lib/agents/interface/marketplace.js
/** One fault per place: of a union the member with the fewest mistakes is what its author meant. */
function faultsOf({ error }, costs, below = []) {
    const all = (error?.issues ?? []).map((issue) => {
        const { path, message } = deepest(issue);
        return { path: [...below, ...path], message, costs };
    });
    return [...new Map(all.map((fault) => [JSON.stringify(fault.path), fault])).values()];
}
function deepest(issue) {
    let { path, message } = issue;
    for (let inner = issue; inner;) {
        const members = inner.code === 'invalid_union' ? inner.errors : [];
        inner = members.toSorted((a, b) => a.length - b.length || rank(a) - rank(b))[0]?.[0];
        if (inner) {
            path = [...path, ...inner.path];
            message = inner.message;
        }
    }
    return { path, message };
}
/** A value of another type, or with another `type`, was meant for another member. */
function rank(issues) {
    const [first] = issues;
    if (first?.path.at(-1) === 'type')
        return 1;
    return first?.code === 'invalid_type' && first.path.length === 0 ? 2 : 0;
}

;// CONCATENATED MODULE: ./build/lib/agents/interface/servers.js
/** What an agent refuses of a file that declares MCP servers, measured on its pinned version. */

/** For agents that start a command without a shell. One with a blank in its folder may be there. */
const findPhrases = (servers) => Object.entries(servers).flatMap(([name, server]) => {
    const isPhrase = (0,json_value/* isJson */.Fh)(server) && /^[\w.-]+\s+\S/.test((0,json_value/* string */.Yj)(server['command']));
    const message = 'a command has no blanks; write the words behind it as `args`';
    return isPhrase ? [{ path: [name, 'command'], message, lone: true }] : [];
});

;// CONCATENATED MODULE: ./build/lib/agents/claude/manifest.js
/** The fields and files of a plugin \u2192 the mistake for which Claude Code 2.1.330 drops the whole plugin, or null. Each rule was measured on it. */





const MANIFEST = '.claude-plugin/plugin.json';
const HOOKS_FILE = 'hooks/hooks.json';
const path = schemas/* string */.YjP().regex(/^\.(?:\/(?!\.\.(?:\/|$))|$)/, 'a path must begin with ./ and stay inside the plugin');
const agentFile = path.regex(/\.md$/, 'an agent must be named by its .md file');
const oneOrMore = (value) => schemas/* union */.KCZ([value, schemas/* array */.YOg(value)]).optional();
const named = (value) => schemas/* record */.g1P(schemas/* string */.YjP(), value);
const hook = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* looseObject */._H3({
        type: schemas/* literal */.euz('command'),
        command: schemas/* string */.YjP(),
        args: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
        timeout: schemas/* number */.aig().optional(),
    }),
    schemas/* looseObject */._H3({ type: schemas/* literal */.euz('prompt'), prompt: schemas/* string */.YjP() }),
    schemas/* looseObject */._H3({ type: schemas/* literal */.euz('agent'), prompt: schemas/* string */.YjP() }),
    schemas/* looseObject */._H3({ type: schemas/* literal */.euz('http'), url: schemas/* url */.OZ5() }),
    schemas/* looseObject */._H3({ type: schemas/* literal */.euz('mcp_tool') }),
]);
const group = schemas/* looseObject */._H3({ matcher: schemas/* string */.YjP().optional(), hooks: schemas/* array */.YOg(hook) });
const events = named(schemas/* array */.YOg(group));
const EVENT = /^(?:Pre|Post)ToolUse|^(?:Session|Subagent)(?:Start|Stop|End)$|^(?:UserPromptSubmit|Stop|Notification)$/;
/** Where the groups stand without `hooks` around them, it says so. */
const HooksFileSchema = schemas/* looseObject */._H3({ hooks: events.optional() })
    .refine((fields) => 'hooks' in fields || !Object.keys(fields).some((key) => EVENT.test(key)), {
    message: 'the events must stand under "hooks"',
});
const server = schemas/* union */.KCZ([
    schemas/* looseObject */._H3({ type: schemas/* enum */.k5n(['sse', 'http', 'streamable-http', 'ws']), url: schemas/* string */.YjP() }),
    schemas/* looseObject */._H3({ type: schemas/* enum */.k5n(['sdk', 'sse-ide', 'ws-ide', 'claudeai-proxy']) }),
    schemas/* looseObject */._H3({
        type: schemas/* literal */.euz('stdio').optional(),
        command: schemas/* string */.YjP().min(1),
        args: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
        env: named(schemas/* string */.YjP()).optional(),
    }),
]);
/** Of a file that declares servers: each that is wrong is dropped alone, without a word, and one with its arguments in `command` fails (2.1.330). */
const servers = {
    findFaults: (value) => [...faultsOf(named(server).safeParse(value), 'plugin'), ...findPhrases(value)],
    costs: 'server',
};
const language = schemas/* looseObject */._H3({
    command: schemas/* string */.YjP()
        .min(1)
        .refine((text) => !text.includes(' ') || text.startsWith('/'), 'a command has no blanks; write them as args'),
    args: schemas/* array */.YOg(schemas/* string */.YjP().min(1)).optional(),
    extensionToLanguage: named(schemas/* string */.YjP()).refine((map) => Object.keys(map).length > 0, 'it must name one extension'),
});
const monitor = schemas/* looseObject */._H3({ name: schemas/* string */.YjP(), command: schemas/* string */.YjP(), description: schemas/* string */.YjP() });
const manifest_option = schemas/* looseObject */._H3({
    type: schemas/* enum */.k5n(['string', 'number', 'boolean', 'directory', 'file']),
    title: schemas/* string */.YjP(),
    description: schemas/* string */.YjP(),
});
const optionKey = schemas/* string */.YjP().regex(/^[A-Za-z_]\w*$/, 'a key must be an identifier');
/**
 * author, homepage, repository, license, keywords and description are ignored where they are malformed; versions up to 2.1.197
 * dropped the plugin for them.
 */
const ManifestSchema = schemas/* looseObject */._H3({
    name: schemas/* string */.YjP().regex(/^\S+$/, 'a name must not contain spaces'),
    version: schemas/* string */.YjP().optional(),
    skills: oneOrMore(path),
    agents: oneOrMore(agentFile),
    commands: schemas/* union */.KCZ([path, schemas/* array */.YOg(path), named(schemas/* unknown */.L5J())]).optional(),
    outputStyles: oneOrMore(path),
    hooks: schemas/* union */.KCZ([path, events, schemas/* array */.YOg(schemas/* union */.KCZ([path, named(schemas/* unknown */.L5J())]))]).optional(),
    mcpServers: schemas/* union */.KCZ([schemas/* string */.YjP(), named(server), schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), named(server)]))]).optional(),
    lspServers: schemas/* union */.KCZ([path, named(language), schemas/* array */.YOg(schemas/* union */.KCZ([path, named(language)]))]).optional(),
    monitors: schemas/* union */.KCZ([path, schemas/* array */.YOg(monitor)]).optional(),
    userConfig: schemas/* record */.g1P(optionKey, manifest_option).optional(),
    dependencies: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional(),
    settings: named(schemas/* unknown */.L5J()).optional(),
});
function findFault({ manifests, hook_files = {} }) {
    const manifest = manifests[MANIFEST] ?? null;
    if (!manifest && MANIFEST in manifests)
        return `${MANIFEST} is not a JSON object`;
    const own = manifest && nameIssue(MANIFEST, ManifestSchema.safeParse(manifest));
    if (own)
        return own;
    for (const file of [HOOKS_FILE, ...[manifest?.['hooks']].flat()]) {
        if (typeof file !== 'string')
            continue;
        const value = hook_files[external_node_path_.posix.normalize(file)];
        const issue = (0,json_value/* isJson */.Fh)(value) ? nameIssue(external_node_path_.posix.normalize(file), HooksFileSchema.safeParse(value)) : null;
        if (issue)
            return issue;
    }
    return null;
}
function nameIssue(file, { error }) {
    const [issue] = error?.issues ?? [];
    if (!issue)
        return null;
    const { path: at, message } = deepest(issue);
    return `${file}: ${at.length ? `${at.join('.')}: ` : ''}${message}`;
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/marketplace.js
/** A source with a marketplace \u2192 what `claude plugin marketplace add` and `claude plugin install` of each of its plugins leave in a home (2.1.330). */





const { join, relative } = external_node_path_.posix;
/** The only path at which Claude Code looks for one. */
const MARKETPLACE = '.claude-plugin/marketplace.json';
/**
 * Where hooks may start it is one that was added from GitHub, as users have it: a session then reads each plugin from its copy in the
 * cache, a folder named after the version. One that was added as a folder is read where it is, which is cheaper (2.1.330).
 */
async function addMarketplace(setup, markets, files) {
    const { source, source_copy, allow_processes } = setup;
    const file = join(source_copy, MARKETPLACE);
    const text = await files.read(file).catch(() => '');
    const market = parseMarketplace(text);
    // As a user has it: nothing is added.
    if (market === null)
        return;
    const name = nameMarket(market.name);
    if (name !== market.name)
        await files.write(file, JSON.stringify({ ...JSON.parse(text), name }));
    const plugins = market.plugins.map((plugin) => {
        const found = source.plugins.find(({ entry }) => entry?.['name'] === plugin);
        return { name: plugin, version: versionOf(found), folder: join(source_copy, found?.folder ?? '') };
    });
    markets.set(name, { path: source_copy, is_cached: allow_processes, plugins });
}
/** Without one it is the commit's, which a session does not find here. */
function versionOf(plugin) {
    const versions = [plugin?.manifests[MANIFEST], plugin?.entry].map((fields) => fields?.['version']);
    return versions.find((each) => typeof each === 'string' && each !== '') ?? 'unknown';
}
const cacheOf = (config, ...names) => join(config, 'plugins/cache', ...names.map((name) => name.replace(/[^A-Za-z0-9._-]/g, '-')));
/** Where a session finds a file of the source. */
function marketPath({ source, source_copy, allow_processes }, config, path) {
    const [plugin] = source.plugins
        .filter(({ entry, folder }) => allow_processes && entry !== null && `${path}/`.startsWith(folder && `${folder}/`))
        .sort((a, b) => b.folder.length - a.folder.length);
    if (plugin === undefined)
        return join(source_copy, path);
    const names = [nameMarket(source.marketplace_name ?? ''), String(plugin.entry?.['name']), versionOf(plugin)];
    return join(cacheOf(config, ...names), relative(plugin.folder, path));
}
/** Users have it from GitHub under the reserved name; nothing that the model sees contains it. */
const nameMarket = (name) => RESERVED_MARKETPLACES.includes(name.toLowerCase()) ? `local-${name}` : name;
/** Nothing that a unit reads depends on the time. */
const AT = '2026-01-01T00:00:00.000Z';
async function writeMarketplaces(markets, config, files) {
    const all = [...markets].map(([market, { path, is_cached, plugins }]) => ({
        market,
        path,
        source: is_cached ? { source: 'github', repo: `source/${market}` } : { source: 'directory', path },
        plugins: plugins.map(({ name, version, folder }) => {
            const installPath = cacheOf(config, market, name, version);
            const entry = { scope: 'user', installPath, version, installedAt: AT, lastUpdated: AT };
            return { folder, is_cached, key: `${name}@${market}`, entry };
        }),
    }));
    const installed = all.flatMap(({ plugins }) => plugins);
    for (const { is_cached, folder, entry } of installed)
        if (is_cached)
            await files.copy(folder, entry.installPath);
    const write = (path, value) => files.write(join(config, path), JSON.stringify(value, null, 2));
    await write('settings.json', {
        extraKnownMarketplaces: Object.fromEntries(all.map(({ market, source }) => [market, { source }])),
        enabledPlugins: Object.fromEntries(installed.map(({ key }) => [key, true])),
    });
    const place = ({ path, source }) => ({ source, installLocation: path, lastUpdated: AT });
    const known = Object.fromEntries(all.map((one) => [one.market, place(one)]));
    await write('plugins/known_marketplaces.json', known);
    const plugins = Object.fromEntries(installed.map(({ key, entry }) => [key, [entry]]));
    await write('plugins/installed_plugins.json', { version: 2, plugins });
}
/** plugins: what lies in the folder itself; the others would be fetched from where they are, which is no part of the source. */
function parseMarketplace(text) {
    const read = MarketplaceSchema.safeParse((0,json_value/* parseObject */.lj)(text)).data;
    if (!read)
        return null;
    return { name: read.name, plugins: read.plugins.filter(({ source }) => !isRemote(source)).map(({ name }) => name) };
}
const MarketplaceSchema = schemas/* looseObject */._H3({
    name: schemas/* string */.YjP(),
    plugins: schemas/* array */.YOg(schemas/* looseObject */._H3({ name: schemas/* string */.YjP(), source: schemas/* unknown */.L5J().optional() })),
});
const isRemote = (source) => typeof source === 'object' && source !== null;

// EXTERNAL MODULE: ./build/lib/skill/marketplace.js
var skill_marketplace = __webpack_require__(74917);
// EXTERNAL MODULE: ./build/lib/agents/launch/full-install.js
var full_install = __webpack_require__(97360);
// EXTERNAL MODULE: ./build/lib/agents/launch/synced-skills.js
var synced_skills = __webpack_require__(95116);
;// CONCATENATED MODULE: ./build/lib/agents/listing/predict-once.js

const predictOnce = (predict) => (0,memoize/* memoize */.B)(predict, ({ source }) => source, ({ install }) => install);
/** Null where another offer was observed than the one that was predicted. */
function findRight(rows, skill, offer) {
    const row = rows.find((each) => each.skill.path === skill.path);
    return row?.offer === offer ? row : null;
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/plugins.js
/** A source's manifests \u2192 the plugins that Claude Code 2.1.330 loads, and the folders in which it looks for their skills. */



const { dirname, join: plugins_join } = external_node_path_.posix;
/** Claude Code ignores a plugin.json in any other folder. */
const hasManifest = ({ plugins }) => MANIFEST in (plugins[0]?.manifests ?? {});
/** Asked for each skill: reading every manifest anew took seconds for a marketplace of a hundred plugins. */
const readPlugins = predictOnce(({ source, install }) => findPlugins(source, install));
const listPlugins = (source, install) => readPlugins({ source, install });
function findPlugins(source, install) {
    const folders = source.plugins.filter(({ entry }) => (install === 'marketplace') === (entry !== null));
    return folders.map((plugin) => {
        const manifest = plugin.manifests[MANIFEST] ?? null;
        const { entry, folder } = plugin;
        const named = [manifest, entry]
            .flatMap((fields) => readPaths(fields?.['skills']))
            .map((path) => plugins_join(folder, path));
        // A marketplace's entry replaces a missing manifest, and its `skills` the usual folder.
        const usual = manifest || named.length === 0 ? [plugins_join(folder, 'skills')] : [];
        return {
            name: asText(manifest?.['name']) ?? asText(entry?.['name']) ?? source.name,
            folder,
            skill_folders: [...new Set([...usual, ...named])],
            command_folders: partPaths('commands', plugin),
            workflow_paths: partPaths('workflows', plugin),
            fault: findFault(plugin),
        };
    });
}
/** A skill is found in a child of a skill folder, in a named folder itself, or in the plugin's root. */
function pluginsWith(skill, source, install) {
    const folder = dirname(skill.path);
    return listPlugins(source, install).flatMap((plugin) => {
        const own = plugin.folder === '' ? '.' : plugin.folder;
        if (folder === own && !source.skills.some(({ path }) => path.startsWith(plugins_join(own, 'skills/'))))
            return [{ plugin, named: true }];
        if (plugin.skill_folders.includes(folder))
            return [{ plugin, named: true }];
        return plugin.skill_folders.includes(dirname(folder)) ? [{ plugin, named: false }] : [];
    });
}
/** What the manifest or the entry names takes the place of the usual folder. */
function partPaths(part, { manifests, entry, folder }) {
    const declaring = [manifests[MANIFEST] ?? null, entry];
    if (!declaring.some((fields) => fields?.[part] !== undefined))
        return [plugins_join(folder, part)];
    return declaring.flatMap((fields) => readPaths(fields?.[part])).map((path) => plugins_join(folder, path));
}
const asText = (value) => (typeof value === 'string' && value !== '' ? value : null);
function readPaths(value) {
    return (Array.isArray(value) ? value : [value])
        .filter((path) => typeof path === 'string' && path.startsWith('./'))
        .map((path) => external_node_path_.posix.normalize(path).replace(/\/$/, '') || '.');
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/source.js
/** Writes a unit's home and workspace for Claude Code: its configuration and the source under test. */








const { dirname: source_dirname, join: source_join, relative: source_relative } = external_node_path_.posix;
const installs = ['plugin', 'marketplace', 'skills'];
function defaultInstall(source) {
    // A manifest of another agent alone makes it no plugin of Claude Code's.
    if (source.kind === 'plugin')
        return hasManifest(source) || !hasMarketplace(source) ? 'plugin' : 'marketplace';
    return hasMarketplace(source) && (0,skill_marketplace/* shipsByMarketplace */.E)(source) ? 'marketplace' : 'skills';
}
const hasMarketplace = ({ marketplace }) => marketplace === MARKETPLACE;
/** Skills in .claude/skills come without the hooks and agents of a plugin (2.1.330). */
const fullInstall = (source, folders) => (0,full_install/* chooseFullInstall */.o)(source, folders, defaultInstall(source), hasMarketplace(source));
const configFolder = (home) => source_join(home, '.claude');
/** A plugin without a manifest is named after its folder, so the folder that the CLI sees must have the source's name. */
function pluginFolder(setup) {
    return hasManifest(setup.source) ? setup.source_copy : source_join(setup.home, 'plugins', setup.source.name);
}
/** A skill in another skill's folder is copied with it, and stays where it is. */
function plainPath(claude, skill, source) {
    const outer = (0,synced_skills/* outermostBelowRoot */.u_)(skill, source);
    return source_join(claude, 'skills', outer.dir, source_relative(source_dirname(outer.path), skill.path));
}
function skillPath(setup, skill) {
    if (setup.install === 'skills') {
        // Beside a project, whose folder is its own, they are the user's.
        const claude = setup.beside_project ? configFolder(setup.home) : source_join(setup.workspace, '.claude');
        return plainPath(claude, skill, setup.source);
    }
    return setup.install === 'plugin'
        ? source_join(pluginFolder(setup), skill.path)
        : marketPath(setup, configFolder(setup.home), skill.path);
}
const PROJECT_PARTS = ['.claude/agents', '.claude/commands'];
/** Only if the unit may start processes. */
const PROCESS_PARTS = ['.claude/settings.json', '.claude/hooks'];
async function setUp(setup, files) {
    await files.makeFolder(configFolder(setup.home));
    await files.makeFolder((0,unit_env/* temporaryFolder */.yy)(setup.home));
    await files.makeFolder(setup.workspace);
    const parts = [...(setup.install === 'skills' ? PROJECT_PARTS : []), ...(setup.allow_processes ? PROCESS_PARTS : [])];
    await (0,synced_skills/* copyProjectParts */.$z)(setup, parts, files);
    const markets = new Map();
    // Before the source, as on a machine that had them already: descriptions fall in listing order.
    for (const one of setup.neighbours ?? []) {
        const personal = (skill) => plainPath(configFolder(setup.home), skill, one.source);
        await install(asNeighbour(setup, one), markets, personal, files);
    }
    await install(setup, markets, (skill) => skillPath(setup, skill), files);
    if (markets.size > 0)
        await writeMarketplaces(markets, configFolder(setup.home), files);
}
async function install(setup, markets, pathOf, files) {
    switch (setup.install) {
        case 'project':
            return;
        case 'plugin':
            if (pluginFolder(setup) !== setup.source_copy) {
                await files.makeFolder(source_dirname(pluginFolder(setup)));
                await files.link(setup.source_copy, pluginFolder(setup));
            }
            return;
        case 'marketplace':
            return addMarketplace(setup, markets, files);
        case 'skills': {
            const copied = setup.source.skills.filter((skill) => (0,synced_skills/* outermostBelowRoot */.u_)(skill, setup.source) === skill);
            await (0,synced_skills/* copyFolders */.RG)(copied, setup.source_copy, pathOf, files);
        }
    }
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/launch.js
/** A unit's set-up \u2192 the process to start: one headless run of Claude Code that prints stream-json. */




/** The user's environment variables for a live run. AGENT_CLAUDE_ENV can name more, for example for Bedrock. */
const credentials = {
    any_of: ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_OAUTH_TOKEN'],
    secrets: ['ANTHROPIC_CUSTOM_HEADERS'],
    settings: [
        'ANTHROPIC_BASE_URL',
        // The timeouts below, so that the user can change them.
        'API_TIMEOUT_MS',
        'CLAUDE_CODE_MAX_RETRIES',
        'CLAUDE_BYTE_STREAM_IDLE_TIMEOUT_MS',
    ],
    homes: ['CLAUDE_CONFIG_DIR'],
    // 2.1.330 posts it to /v1/oauth/token of ANTHROPIC_BASE_URL, and keeps what it gets for it in ~/.config/anthropic.
    identity: {
        ids: ['ANTHROPIC_FEDERATION_RULE_ID', 'ANTHROPIC_ORGANIZATION_ID', 'ANTHROPIC_SERVICE_ACCOUNT_ID'],
        file: 'ANTHROPIC_IDENTITY_TOKEN_FILE',
        audience: 'https://api.anthropic.com',
    },
};
/** Below the home. */
const DEBUG_LOG = '.claude/debug.txt';
/** Of plugins of a marketplace it says nothing on stdout (2.1.330). */
const refusals = { log: DEBUG_LOG, lines: [/Failed to load plugin (?<plugin>\S+): (?<message>.+?)"?$/] };
const QUIET = {
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_TELEMETRY: '1',
    DISABLE_ERROR_REPORTING: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_BUG_COMMAND: '1',
};
/**
 * By default the CLI retries ten times with up to 17 s in between, and a stream may stall for minutes, so an outage would
 * look like a hang. Three attempts of 20 s each end within 70 s (measured). 2.1.197 has no limit for a stalled stream.
 */
const PATIENCE = {
    CLAUDE_CODE_MAX_RETRIES: '2',
    API_TIMEOUT_MS: '20000',
    CLAUDE_ENABLE_BYTE_WATCHDOG: '1',
    CLAUDE_BYTE_STREAM_IDLE_TIMEOUT_MS: '20000',
};
/** In mode model the answer may have to wait for a model's own limits, which is not an outage. */
const LONG_PATIENCE = { API_TIMEOUT_MS: '600000', CLAUDE_BYTE_STREAM_IDLE_TIMEOUT_MS: '600000' };
const buildEnv = (setup) => (0,unit_env/* unitEnv */.mJ)(setup, {
    always: { TERM: 'dumb', CLAUDE_CODE_SYNC_PLUGIN_INSTALL: '1', ...QUIET, ...PATIENCE },
    // In the machine's own folder for temporary files, a killed run would leave sockets behind.
    isolated: { CLAUDE_CONFIG_DIR: configFolder(setup.home) },
    embedded: (model_url) => ({
        ...(setup.mode === 'model' ? LONG_PATIENCE : {}),
        // In an embedded mode no request may leave this machine, not even an allowed WebFetch.
        HTTP_PROXY: unit_env/* NOWHERE */.JW,
        HTTPS_PROXY: unit_env/* NOWHERE */.JW,
        NO_PROXY: '127.0.0.1,localhost',
        ANTHROPIC_BASE_URL: model_url,
        ANTHROPIC_API_KEY: 'sk-ant-stub-000',
    }),
});
/** Passed as a flag, so that they override a settings file in the workspace. */
function buildSettings(setup) {
    return {
        ...(setup.allow_processes ? {} : { disableAllHooks: true, disableSkillShellExecution: true }),
        // WebFetch would first ask claude.ai about the domain, which fails offline.
        skipWebFetchPreflight: true,
    };
}
/**
 * With -p, calls of skills that fork or grant tools need a permission, and so does reading a plugin outside the workspace.
 * grant_tools comes from the case, never from a model.
 */
function buildGrants(setup) {
    const installed = setup.install === 'marketplace' ? cacheOf(configFolder(setup.home)) : pluginFolder(setup);
    const folders = new Set(setup.own_home ? [] : [setup.source_copy, installed]);
    return ['Skill', ...[...folders].map((folder) => `Read(/${folder}/**)`), ...(setup.grant_tools ?? [])].join(',');
}
/** Every option has its value attached and `--` closes them: `--allowedTools a b` would swallow the prompt, and a prompt may begin with `-`. */
function buildArgs(setup) {
    return [
        '-p',
        '--output-format=stream-json',
        '--verbose',
        `--session-id=${setup.session_id}`,
        `--allowedTools=${buildGrants(setup)}`,
        `--settings=${JSON.stringify(buildSettings(setup))}`,
        ...(setup.allow_processes ? [] : ['--strict-mcp-config']),
        ...(setup.neighbours ?? [])
            .filter(({ install }) => install === 'plugin')
            .map((one) => `--plugin-dir=${pluginFolder(asNeighbour(setup, one))}`),
        ...(setup.install === 'plugin' && !setup.own_home ? [`--plugin-dir=${pluginFolder(setup)}`] : []),
        ...(setup.install === 'marketplace' && !setup.own_home ? [`--debug-file=${setup.home}/${DEBUG_LOG}`] : []),
        ...(setup.vendor_model === null ? [] : [`--model=${setup.vendor_model}`]),
        ...(setup.subagent === null ? [] : [`--agent=${setup.subagent}`]),
        '--',
        setup.prompt,
    ];
}
const launch = (setup) => ({
    file: setup.binary,
    args: buildArgs(setup),
    env: buildEnv(setup),
    cwd: setup.workspace,
});

// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/contract/offer.js
var contract_offer = __webpack_require__(86193);
// EXTERNAL MODULE: ./build/lib/skill/offer-match.js
var offer_match = __webpack_require__(73080);
// EXTERNAL MODULE: ./build/lib/text/count.js
var text_count = __webpack_require__(14065);
;// CONCATENATED MODULE: ./build/lib/agents/interface/settings.js
/** context.settings, typed by the schema that read them. */
const settingsOf = ({ settings }) => (settings ?? {});

// EXTERNAL MODULE: ./build/lib/agents/listing/folders.js
var listing_folders = __webpack_require__(39297);
// EXTERNAL MODULE: ./build/lib/agents/listing/nested-skill.js
var nested_skill = __webpack_require__(81861);
;// CONCATENATED MODULE: ./build/lib/agents/claude/listing/rejection.js
/** A skill \u2192 the reason why Claude Code does not list it at all, whatever the budget, with the fix. */










const { join: rejection_join } = external_node_path_.posix;
/** One sentence with the fix; null when the skill is listed. What its author hid comes last: taking that back must be enough. */
function findRejection(skill, context) {
    const isPlain = (0,agent_key/* isBare */.JE)(context.install);
    return ((isPlain ? rejectPlain(skill, context.source) : rejectFromPlugin(skill, context)) ?? rejectHidden(skill, isPlain));
}
function rejectHidden(skill, isPlain) {
    const { fields } = (0,claude_front_matter/* readFields */.qU)(skill);
    if ((0,claude_front_matter/* isSet */.vM)(fields['disable-model-invocation']))
        return (0,contract_offer/* explain */.WE)('disable-model-invocation is set, so Claude Code never shows the skill to the model', 'remove the field to offer it');
    return isPlain && (0,claude_front_matter/* isConditional */.Jz)(fields['paths'])
        ? (0,contract_offer/* explain */.WE)('its `paths` hide it from the listing until a matching file is touched', 'remove the field to offer it from the start')
        : null;
}
function rejectFromPlugin(skill, { source, install }) {
    const { path, front_matter } = skill;
    const [holding] = pluginsWith(skill, source, install);
    if (!holding) {
        const plugins = listPlugins(source, install);
        const own = plugins.filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`));
        const looked = own.length ? own : plugins;
        const folders = new Set(looked.flatMap((plugin) => plugin.skill_folders));
        const usual = new Set(looked.map(({ folder }) => rejection_join(folder, 'skills')));
        const searched = [...folders].filter((folder) => usual.has(folder)).map((folder) => `${folder}/<name>/SKILL.md`);
        // A folder that the manifest names may be a skill itself, or contain some.
        const named = folders.size - searched.length;
        const locations = [
            ...(searched.length ? [(0,listing_folders/* nameFolders */.JN)(searched)] : []),
            ...(named ? [`the ${(0,text_count/* count */.U9)(named, 'folder')} that its manifest names`] : []),
        ].join(' and in ');
        return (0,contract_offer/* explain */.WE)(`Claude Code looks for ${install === 'plugin' ? "a plugin's skills" : 'the skills of these plugins'} only in ${locations || 'no folder'}, and this one is in ${path}`, contract_offer/* MOVE_IT */.IF, (0,listing_folders/* nameInManifest */.mM)(path, source.plugins.filter(({ folder }) => looked.some((one) => one.folder === folder))));
    }
    if (holding.plugin.fault !== null)
        return (0,contract_offer/* explain */.WE)(`Claude Code drops the whole plugin (${holding.plugin.fault})`, 'correct it and check it with `claude plugin validate`');
    const { fields, missing } = (0,claude_front_matter/* readFields */.qU)(skill);
    if ((0,claude_front_matter/* readDescription */.XF)(fields) !== null || (fields['when_to_use'] ?? null) !== null)
        return rejectDuplicate(skill, source);
    if (missing)
        return (0,contract_offer/* explain */.WE)("Claude Code drops a plugin's skill without front matter", `begin ${path} with a --- block on line 1 that has a description`);
    const [problem] = front_matter.problems;
    return problem && Object.keys(fields).length === 0
        ? (0,contract_offer/* explain */.WE)(`Claude Code drops a plugin's skill whose front matter is not valid YAML (line ${problem.line}: ${problem.message})`, 'quote the value')
        : (0,contract_offer/* explain */.WE)("Claude Code drops a plugin's skill without a description", `add one line of text as description to ${path}`);
}
/** A plugin's file that is reachable by two paths is loaded once. */
function rejectDuplicate({ path, real_path = path }, source) {
    const first = source.skills.find((other) => (other.real_path ?? other.path) === real_path);
    return first && first.path !== path
        ? (0,contract_offer/* explain */.WE)(`Claude Code loads each file only once, and this is a link to ${first.path}`, 'remove the link')
        : null;
}
function rejectPlain(skill, source) {
    const { dir, path } = skill;
    const outer = (0,synced_skills/* outermostBelowRoot */.u_)(skill, source);
    if (outer !== skill)
        return (0,nested_skill/* explainNested */.D)('Claude Code', path, external_node_path_.posix.dirname(outer.path));
    const bytes = Buffer.byteLength(skill.text);
    if (bytes > LISTING_FACTS.file_bytes)
        return (0,contract_offer/* explain */.WE)(`Claude Code leaves out a SKILL.md of more than ${LISTING_FACTS.file_bytes.toLocaleString('en')} bytes, and ${path} has ${bytes.toLocaleString('en')}`, 'move most of it to files that the skill names');
    const [first, ...more] = source.skills.filter((other) => other.dir === dir && (0,synced_skills/* outermostBelowRoot */.u_)(other, source) === other);
    // Of a link and its target, the target counts.
    const duplicate = more.find((other) => other.path === first?.real_path) ?? first;
    return duplicate && duplicate.path !== path
        ? (0,contract_offer/* explain */.WE)(`Claude Code lists skills by folder name, and ${duplicate.path} also has the name '${dir}'`, 'rename one of the two folders')
        : null;
}

// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./node_modules/json5/lib/index.js
var lib = __webpack_require__(84841);
;// CONCATENATED MODULE: ./build/lib/agents/claude/listing/workflow.js
/** A plugin's workflow script \u2192 the name and the description under which Claude Code 2.1.330 lists it, without running it. */



const MetaSchema = schemas/* looseObject */._H3({
    name: schemas/* string */.YjP().min(1),
    description: schemas/* string */.YjP().min(1),
    whenToUse: schemas/* string */.YjP().optional(),
});
/** It must be the first statement. */
const START = /^\uFEFF?(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*export\s+const\s+meta\s*=\s*(?=\{)/;
/** A brace inside a string or a nested object is not an end; a literal has few of them. */
const MOST_ENDS = 200;
/** Null where it has no `export const meta = {\u2026}` of plain values, so it is not listed. */
const readWorkflow = (0,memoize/* memoize */.B)((file) => parseMeta(file.text));
function parseMeta(text) {
    const start = START.exec(text)?.[0].length;
    if (start === undefined)
        return null;
    let end = start;
    for (let tried = 0; tried < MOST_ENDS; tried++) {
        end = text.indexOf('}', end) + 1;
        if (end === 0)
            return null;
        const value = parseLiteral(text.slice(start, end));
        if (value !== undefined)
            return MetaSchema.safeParse(value).data ?? null;
    }
    return null;
}
function parseLiteral(text) {
    try {
        return lib.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/listing/rows.js
/** Skills and commands of a source \u2192 the rows of Claude Code's listing before its budget is applied (2.1.330). */









const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;
/** The budget counts columns, not characters: a wide character or an emoji takes two, a line break none. */
function columns(text) {
    let sum = 0;
    for (const letter of text)
        sum += letter.length === 2 || WIDE.test(letter) ? 2 : /[\p{Mn}\p{Cc}]/u.test(letter) ? 0 : 1;
    return sum;
}
/** The listing writes angle brackets as entities, and no other character. */
const toEntities = (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const fromEntities = (text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
/** A plugin's skill is named after its folder, or by its own name if the manifest names its folder; other characters become dashes. */
function listedName(skill, { source, install }) {
    if ((0,agent_key/* isBare */.JE)(install))
        return skill.dir;
    const [holding] = pluginsWith(skill, source, install);
    const plugin = holding?.plugin.name ?? source.name;
    const name = holding?.named ? skill.id.replace(`${plugin}:`, '') : skill.dir;
    return `${plugin}:${name.replace(/[^a-zA-Z0-9_-]/g, '-')}`;
}
function measureFile(skill, id, file, { prefix, plain, most }) {
    const { fields, body } = (0,claude_front_matter/* readFields */.qU)(file);
    const description = (0,offer_match/* joinLines */.cT)((0,claude_front_matter/* readDescription */.XF)(fields) ?? (0,claude_front_matter/* firstLine */.TM)(body, plain ? 'Skill' : 'Plugin skill'));
    const named = fields['name'] !== undefined && fields['name'] !== null ? `${prefix}${fields['name']}` : id;
    const other = named === id || /\s|\p{Extended_Pictographic}/u.test(named) ? null : named;
    return measureRow({ skill, id, other, description }, fields['when_to_use'] ?? null, most);
}
function measureRow(row, when, most) {
    const text = toEntities(when === null ? row.description : `${row.description} - ${(0,offer_match/* joinLines */.cT)(String(when))}`);
    const shown = text.length > most ? `${text.slice(0, most - 1)}\u2026` : text;
    return { ...row, text, shown, most, bare: 0, full: 0 };
}
/** In listing order: workflows and commands first, then skills, each plugin's sorted by name. A duplicate name is not listed again. */
function listRows(context, rejected) {
    const { source, install } = context;
    const { skillListingMaxDescChars: most = LISTING_FACTS.skill_chars, skillOverrides } = settingsOf(context);
    const rows = [
        ...listWorkflows(source, install, most),
        ...listCommands(source, install, most),
        ...listSkills(context, rejected, most),
    ];
    const taken = new Set();
    const listed = rows.filter(({ id }) => !taken.has(id) && taken.add(id));
    return listed.map((row) => {
        const other = row.other !== null && !taken.has(row.other) && taken.add(row.other) ? row.other : null;
        const bare = columns(`- ${row.id}${other === null ? '' : ` (${other})`}`);
        const named = (0,get_own/* getOwn */.N)(skillOverrides, row.id) === 'name-only';
        return { ...row, other, bare, full: named ? bare : bare + 2 + columns(row.shown) };
    });
}
function listSkills(context, rejected, most) {
    const { source, install } = context;
    const rows = source.skills
        .filter((skill) => !rejected(skill))
        .map((skill) => {
        const id = listedName(skill, context);
        const plain = (0,agent_key/* isBare */.JE)(install);
        return {
            skill,
            row: measureFile(skill, id, skill, { prefix: plain ? '' : `${id.split(':')[0]}:`, plain, most }),
        };
    });
    const folders = (0,agent_key/* isBare */.JE)(install) ? [] : listPlugins(source, install).flatMap((plugin) => plugin.skill_folders);
    const rank = ({ path }) => {
        const folder = external_node_path_.posix.dirname(path);
        return folders.findIndex((each) => each === folder || each === external_node_path_.posix.dirname(folder));
    };
    return rows.sort((a, b) => rank(a.skill) - rank(b.skill) || a.row.id.localeCompare(b.row.id)).map(({ row }) => row);
}
const commandNames = (source, install) => listCommands(source, install, 0).map(({ id }) => id);
function listCommands(source, install, most) {
    const homes = (0,agent_key/* isBare */.JE)(install)
        ? [{ prefix: '', folder: '.claude/commands/' }]
        : listPlugins(source, install).flatMap(({ name, command_folders }) => command_folders.map((folder) => ({ prefix: `${name}:`, folder: `${folder}/` })));
    return homes.flatMap(({ prefix, folder }) => source.commands.flatMap((command) => {
        const { path } = command;
        if (!path.startsWith(folder))
            return [];
        const { fields } = (0,claude_front_matter/* readFields */.qU)(command);
        if ((0,claude_front_matter/* isSet */.vM)(fields['disable-model-invocation']))
            return [];
        if (prefix && (0,claude_front_matter/* readDescription */.XF)(fields) === null && (fields['when_to_use'] ?? null) === null)
            return [];
        const id = `${prefix}${path.slice(folder.length, -3).replaceAll('/', ':')}`;
        return [measureFile(null, id, command, { prefix, plain: prefix === '', most })];
    }));
}
/** A project's own workflows do not belong to a source, so only those of a plugin are listed (2.1.330). */
function listWorkflows(source, install, most) {
    if ((0,agent_key/* isBare */.JE)(install))
        return [];
    return listPlugins(source, install).flatMap(({ name, workflow_paths }) => workflow_paths.flatMap((path) => (source.workflows ?? [])
        .filter((file) => file.path === path || external_node_path_.posix.dirname(file.path) === path)
        .flatMap((file) => {
        const meta = readWorkflow(file);
        if (!meta)
            return [];
        const { description, whenToUse = null } = meta;
        return [measureRow({ skill: null, id: `${name}:${meta.name}`, other: null, description }, whenToUse, most)];
    })));
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/listing/listing.js
/** The skills of a source \u2192 the listing that Claude Code will show the model, without starting it. */











/**
 * Over budget, each description is kept or dropped completely, in listing order, and a later short one may still fit; names
 * are never dropped. (Past use changes the order, but a unit's home has none.)
 */
function predictListing(context) {
    const settings = settingsOf(context);
    const budget_chars = listingBudget(context.vendor_model, settings);
    const rejections = new Map(context.source.skills.map((skill) => [skill, findRejection(skill, context)]));
    const rows = listRows(context, (skill) => rejections.get(skill) !== null);
    const bundled = sumBundled(rows, settings.disableBundledSkills === true);
    /** With every description; if it exceeds the budget, descriptions are dropped. */
    const total_chars = rows.reduce((sum, { full }) => sum + full, bundled.full);
    let left = budget_chars - rows.reduce((sum, { bare }) => sum + bare, bundled.bare);
    const kept = new Map();
    const named = new Set();
    for (const row of rows) {
        if (row.skill)
            named.add(row.skill);
        if (row.full === row.bare)
            continue;
        if (total_chars > budget_chars && row.full - row.bare > left)
            continue;
        if (row.skill)
            kept.set(row.skill, row);
        left -= row.full - row.bare;
    }
    const offers = context.source.skills.map((skill) => {
        const base = { skill, id: listedName(skill, context) };
        if (!named.has(skill)) {
            const why = rejections.get(skill) ?? shadowed(base.id, rows);
            return { ...base, ...(0,offer_match/* measureOffer */.HO)(skill, undefined), why };
        }
        const row = kept.get(skill);
        const shown = row ? fromEntities(row.shown) : null;
        const offer = (0,offer_match/* measureOffer */.HO)(skill, shown, (0,claude_front_matter/* readDescription */.XF)((0,claude_front_matter/* readFields */.qU)(skill).fields));
        if (offer.offer === 'full')
            return { ...base, ...offer, why: null };
        if (!row) {
            const by = total_chars - budget_chars;
            return {
                ...base,
                ...offer,
                why: pushedOut(by, context),
                over: { by, limit: budget_chars, unit: 'characters' },
            };
        }
        const cut = row.shown !== row.text && offer.offer === 'cut';
        return { ...base, ...offer, why: cut ? tooLong(row.text.length, row.most) : misread(skill) };
    });
    return { offers, budget_chars, total_chars };
}
const predictOffers = (context) => predictListing(context).offers;
/** With all line breaks. A project's skill or command takes the place of a bundled one of its name. */
function sumBundled(rows, off) {
    const left = LISTING_FACTS.unbundled;
    const isFree = ([name]) => !rows.some(({ id }) => id === name) && (!off || left.includes(name));
    const skills = Object.entries(LISTING_FACTS.bundled).filter(isFree);
    const commands = Object.entries(LISTING_FACTS.bundled_commands).filter(isFree);
    const kept = skills.reduce((sum, [, chars]) => sum + chars, rows.length + skills.length + commands.length - 1);
    return {
        bare: commands.reduce((sum, [, [bare]]) => sum + bare, kept),
        full: commands.reduce((sum, [, [, full]]) => sum + full, kept),
    };
}
function shadowed(id, rows) {
    const first = rows.find((row) => row.id === id);
    const what = first?.skill ? `the skill in ${first.skill.path}` : 'a command';
    return (0,contract_offer/* explain */.WE)(`Claude Code lists each name only once, and ${what} also has the name '${id}'`, 'rename one of the two');
}
/** Claude Code shows the model another description than the one in the file. */
function misread(skill) {
    const { path, front_matter } = skill;
    const { missing, fields } = (0,claude_front_matter/* readFields */.qU)(skill);
    if (missing || Object.keys(fields).length === 0) {
        const problem = front_matter.problems[0];
        const where = problem ? ` (line ${problem.line}: ${problem.message})` : '';
        return (0,contract_offer/* explain */.WE)(`Claude Code cannot read the front matter of ${path}${where} and shows the first line of the text below as its description`, 'correct it');
    }
    return (0,claude_front_matter/* readDescription */.XF)(fields) === null
        ? (0,contract_offer/* explain */.WE)(`Claude Code finds no description in ${path} and shows the first line of its text instead`, 'write the description as one line of text')
        : (0,contract_offer/* explain */.WE)(`Claude Code reads another description than the one in ${path}, because the first three dashes end its front matter, even inside a line`, 'write the description without them');
}
const pushedOut = (over, { vendor_model, settings }) => (0,contract_offer/* explain */.WE)(`the skills' descriptions are ${(0,text_count/* thousands */.oh)(over)} characters over the ${(0,text_count/* thousands */.oh)(listingBudget(vendor_model, settings))} that Claude Code gives the listing ${settings?.['skillListingBudgetFraction'] || settings?.['env'] ? 'with these settings' : vendor_model === null ? 'by default' : `of ${vendor_model}`}, with its own skills among them, so later skills are listed without a description`, `shorten the descriptions by that much in total`, `raise ${settings?.['env'] ? `${LISTING_FACTS.budget_variable} in env of` : `${LISTING_FACTS.budget_share_setting} in`} the settings`);
const tooLong = (chars, most) => (0,contract_offer/* explain */.WE)(`Claude Code cuts a skill's text (description and when_to_use) at ${(0,text_count/* thousands */.oh)(most)} characters, and this one has ${(0,text_count/* thousands */.oh)(chars)}`, `shorten it, or raise ${LISTING_FACTS.skill_chars_setting} in the settings`);
const listing_predictOnce = (0,memoize/* memoize */.B)(predictListing, ({ source }) => source, ({ install, vendor_model }) => `${install} ${vendor_model ?? ''}`);
function explainOffer(skill, context, offer) {
    if (offer === 'full')
        return null;
    const why = findRight(listing_predictOnce(context).offers, skill, offer)?.why;
    if (why)
        return why;
    if (offer === 'absent' && !(0,agent_key/* isBare */.JE)(context.install))
        return (0,contract_offer/* explain */.WE)('Claude Code did not load it, probably because a wrong field in the manifest makes it drop the whole plugin', 'run `claude plugin validate` on the source');
    return offer === 'name_only' && (0,claude_front_matter/* readDescription */.XF)((0,claude_front_matter/* readFields */.qU)(skill).fields) !== null
        ? (0,contract_offer/* explain */.WE)('the listing had no space for its description, or skillOverrides lists this skill by name only', 'shorten descriptions or remove the override')
        : null;
}
function findExcess(skill, context, offer) {
    if (offer === 'full')
        return null;
    const { offers, budget_chars } = listing_predictOnce(context);
    const predicted = findRight(offers, skill, offer);
    if (predicted?.why)
        return predicted.over ?? null;
    return offer === 'name_only' && (0,claude_front_matter/* readDescription */.XF)((0,claude_front_matter/* readFields */.qU)(skill).fields) !== null
        ? { by: null, limit: budget_chars, unit: 'characters' }
        : null;
}
/** With the line breaks between them. */
function sizeOf(rows) {
    return rows.reduce((sum, { id, also, description }) => {
        const name = columns(`- ${id}${also.length ? ` (${also[0]})` : ''}`);
        // Of its own skills it writes angle brackets as they are.
        const text = description !== null && !Object.hasOwn(LISTING_FACTS.bundled, id) ? toEntities(description) : description;
        return sum + name + (text === null ? 0 : 2 + columns(text));
    }, Math.max(0, rows.length - 1));
}
/** The budget left in an observed listing. Names without descriptions mean that it was exceeded; by how much is not known, so nothing is left. */
function headroom(offered, vendor_model, settings) {
    const budget = listingBudget(vendor_model, settings);
    const used = sizeOf(offered);
    const fell = offered.some(({ description }) => description === null);
    return { unit: 'characters', budget, left: fell ? Math.min(0, budget - used) : budget - used };
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/marketplace-faults.js
/** A marketplace.json \u2192 what `claude plugin marketplace add` and `claude plugin install` refuse of it (2.1.330, each rule tried on it). */





const WORDS = 'a name may have only letters, digits, dots, dashes and underscores, and begins with a letter or digit';
const id = schemas/* string */.YjP().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, WORDS);
const marketplace_faults_text = schemas/* string */.YjP();
/** Names of places that are no marketplace. */
const OWN = ['inline', 'builtin', 'skills-dir', 'synced', 'claude-plugin-test'];
const MarketSchema = schemas/* looseObject */._H3({
    $schema: marketplace_faults_text.optional(),
    name: id.refine((name) => !OWN.includes(name), 'Claude Code keeps this name for plugins of its own'),
    owner: schemas/* looseObject */._H3({ name: marketplace_faults_text.min(1, 'the name is empty'), email: marketplace_faults_text.optional(), url: marketplace_faults_text.optional() }),
    metadata: schemas/* looseObject */._H3({ description: marketplace_faults_text.optional(), version: marketplace_faults_text.optional(), pluginRoot: marketplace_faults_text.optional() })
        .optional(),
    description: marketplace_faults_text.optional(),
    version: marketplace_faults_text.optional(),
    plugins: schemas/* array */.YOg(schemas/* unknown */.L5J()),
});
const KINDS = ['github', 'url', 'git', 'git-subdir', 'npm', 'archive'];
const remote = schemas/* looseObject */._H3({ source: schemas/* enum */.k5n(KINDS) })
    .refine(({ source, repo }) => source !== 'github' || /^[^/\s]+\/[^/\s]+$/.test(String(repo ?? '')), {
    message: 'repo must be owner/name',
    path: ['repo'],
});
const climbs = (path) => path.split('/').includes('..');
/** What a plugin.json is forgiven is not forgiven here. `strict` is its own. */
const entrySchema = (has_root) => ManifestSchema.extend({
    name: id,
    source: schemas/* union */.KCZ([
        marketplace_faults_text
            .refine((path) => path.startsWith('./') || path === '.' || (has_root && path !== ''), 'it must begin with ./')
            .refine((path) => !climbs(path), 'it must not contain ..'),
        remote,
    ]),
    author: schemas/* looseObject */._H3({ name: marketplace_faults_text }).optional(),
    homepage: schemas/* url */.OZ5().optional(),
    repository: marketplace_faults_text.optional(),
    license: marketplace_faults_text.optional(),
    keywords: schemas/* array */.YOg(marketplace_faults_text).optional(),
    description: marketplace_faults_text.optional(),
    category: marketplace_faults_text.optional(),
    tags: schemas/* array */.YOg(marketplace_faults_text).optional(),
    strict: schemas/* boolean */.zMY().optional(),
});
function findFaults({ fields, findPlugin }) {
    const whole = faultsOf(MarketSchema.safeParse(fields), 'marketplace');
    const { plugins, metadata } = (0,json_value/* asFields */.qI)(fields);
    const schema = entrySchema(typeof (0,json_value/* asFields */.qI)(metadata)['pluginRoot'] === 'string');
    const each = (0,json_value/* list */.p_)(plugins).flatMap((entry, at) => {
        const below = ['plugins', at];
        const faults = faultsOf(schema.safeParse(entry), 'plugin', below);
        if (faults.length > 0 || !(0,json_value/* isJson */.Fh)(entry) || typeof entry['source'] !== 'string' || findPlugin(entry))
            return faults;
        return [{ path: [...below, 'source'], message: 'there is no such folder', costs: 'plugin' }];
    });
    return [...whole, ...each];
}
const marketplace = { paths: [MARKETPLACE], rereads: true, findFaults };

;// CONCATENATED MODULE: ./build/lib/agents/claude/offer.js
/** A request of Claude Code \u2192 the skills that it lists, and whether it belongs to the main conversation, a subagent or neither. */


const offer_HEADER = 'The following skills are available for use with the Skill tool:\n\n';
/**
 * `- dir (name): text`: the bracket when the front-matter name differs (2.1.330), the text missing when over budget.
 * The name ends at the first colon that a space follows, so that `plugin:skill` is not split.
 */
const ENTRY = /^- (.+?)(?: \(([^()]+)\))?(?:: (.*))?$/;
/** With `disableBundledSkills` the last is left; with the tool denied, nothing of it all (2.1.330). */
const signs = {
    own: ['update-config', 'keybindings-help', 'fewer-permission-prompts', 'plugin-authoring'],
    heading: /^The following skills are available[^\n]*/m,
    tool: 'Skill',
};
/** Main requests contain the listing, requests of a subagent have a header, and all others (titles, summaries) have no tools. */
function classifyRequest(request) {
    if (request.tools.length === 0)
        return 'side';
    if (request.headers['x-claude-code-agent-id'] === undefined)
        return 'main';
    // A forked skill is a subagent whose prompt is the skill itself: if it called skills again, it would never end.
    const prompt = request.texts.find(({ role, text }) => role === 'user' && !text.startsWith('<system-reminder>'));
    return prompt?.text.startsWith('Base directory for this skill:') ? 'side' : 'subagent';
}
/**
 * The listing is in a system-role message among other sections, or (claude-*-4-5) in a `<system-reminder>` block of the
 * first user message. It is not read from anywhere else, because a prompt may quote the header.
 */
function findListing(request) {
    const carriers = [
        ...request.texts.filter(({ role }) => role === 'system'),
        ...request.texts.filter(({ role, text }) => role === 'user' && text.startsWith('<system-reminder>')),
    ];
    for (const { text } of carriers) {
        const at = text.indexOf(offer_HEADER);
        if (at < 0 || (at > 0 && text[at - 1] !== '\n'))
            continue;
        const listing = text.slice(at + offer_HEADER.length);
        const end = listing.search(/\n\n|\n<\/system-reminder>/);
        return end < 0 ? listing : listing.slice(0, end);
    }
    return null;
}
function readOffer(request) {
    const offered = [];
    for (const line of findListing(request)?.split('\n') ?? []) {
        const [, id, other, text] = ENTRY.exec(line) ?? [];
        const last = offered.at(-1);
        if (id)
            offered.push({ id, also: other ? [other] : [], description: text ? fromEntities(text) : null, path: null });
        // 2.1.197 does not join the lines of a description.
        else if (last && line !== '')
            last.description = `${last.description ?? ''}\n${fromEntities(line)}`;
    }
    return offered;
}
/** When to use a skill is said in the description of the tool `Skill` (2.1.330). */
function readListing(request) {
    const tool = request.tools.find(({ name }) => name === 'Skill');
    const listing = findListing(request);
    return tool && listing ? { passages: [`${offer_HEADER}${listing}`], tool } : null;
}
/** The listed name first, then the front-matter name, which also works in a call. A command of the same name hides the skill. */
function listedAs(skill, context) {
    const name = listedName(skill, context);
    if (commandNames(context.source, context.install).includes(name))
        return [];
    const prefix = (0,agent_key/* isBare */.JE)(context.install) ? '' : `${name.split(':')[0]}:`;
    return [...new Set([name, `${prefix}${skill.id}`])];
}

// EXTERNAL MODULE: ./build/lib/skill/front-matter.js
var front_matter = __webpack_require__(9523);
;// CONCATENATED MODULE: ./build/lib/agents/interface/parts.js
const listTools = ({ tools }) => tools.map(({ name, description }) => ({ name, description, deferred: false }));
/** Lines `- name: text`; the lines below one that begin otherwise are more of its text. */
function readEntries(section, entry) {
    const found = [];
    for (const line of section.split('\n')) {
        const [, name, text] = entry.exec(line) ?? [];
        const last = found.at(-1);
        if (name)
            found.push({ name, description: text || null });
        else if (last)
            last.description = `${last.description ?? ''}\n${line}`.trim() || null;
    }
    return found;
}
/** Of an agent that lists them in the description of the tool that starts one. */
const subagentsIn = (tool, section, entry) => ({ tools }) => {
    const description = tools.find(({ name }) => name === tool)?.description ?? '';
    return readEntries(section.exec(description)?.[1] ?? '', entry);
};
/** Of an agent that takes no custom agents and no commands of a plugin. separator: between a server's name and its tool's. */
const toolsAlone = (separator, server_paths, instructions) => ({
    instructions,
    subagents: null,
    tools: listTools,
    toolPrefix: (server) => `${server}${separator}`,
    server_paths,
    commandName: null,
});

;// CONCATENATED MODULE: ./build/lib/agents/claude/parts.js



/** In a system message of its own, or (2.1.197) in the description of the tool that starts agents. */
const SUBAGENTS = /^Available agent types[^\n]*:\n([\s\S]*?)(?=(?<=\)|^)\n\n(?:When|The following) |\n<\/system-reminder>|$(?![\s\S]))/m;
const parts_ENTRY = /^- ([^:\s](?:[^:]|:(?! ))*): (.*)$/;
const TOOLS_OF_AGENT = / \(Tools: [^()]*\)$/;
/** What it writes of a plugin's agent without a description (2.1.330). */
const NO_DESCRIPTION = /^Agent from \S+ plugin$/;
/** Tools of MCP servers are named and loaded later; 2.1.197 listed them with the others. */
const DEFERRED = /^The following deferred tools are now available[^\n]*\n([\s\S]*?)(?:\n\n|\n<\/system-reminder>|$(?![\s\S]))/m;
function subagents(request) {
    const starts = request.tools.filter(({ name }) => name === 'Agent' || name === 'Task');
    const section = [...ownTexts(request), ...starts.map(({ description }) => description)]
        .map((text) => SUBAGENTS.exec(text)?.[1])
        .find((found) => found !== undefined);
    return readEntries(section ?? '', parts_ENTRY).map(({ name, description }) => ({
        name,
        description: description?.replace(TOOLS_OF_AGENT, '').replace(NO_DESCRIPTION, '') || null,
    }));
}
function tools(request) {
    const names = ownTexts(request).flatMap((text) => DEFERRED.exec(text)?.[1]?.split('\n') ?? []);
    const listed = listTools(request);
    const known = new Set(listed.map(({ name }) => name));
    const deferred = names.filter((name) => !known.has(name));
    return [...listed, ...deferred.map((name) => ({ name, description: null, deferred: true }))];
}
/** Not what a user wrote, who may quote such a list. */
const ownTexts = ({ texts }) => texts
    .filter(({ role, text }) => role === 'system' || (role === 'user' && text.startsWith('<system-reminder>')))
    .map(({ text }) => text);
const plain = (name) => name.replace(/[^a-zA-Z0-9_-]/g, '_');
/** Measured with 90 files (2.1.330): it lists a plugin's agent without front matter, or with broken YAML, by its file's name, and none of a project without a name. */
function faultOf({ kind, text, plugin }) {
    const { fields, problems } = (0,front_matter/* parseFrontMatter */.e)(text);
    const { name, description, 'disable-model-invocation': for_people } = fields;
    if (kind === 'subagent') {
        if (name !== undefined && name !== null && typeof name !== 'string')
            return { why: 'its `name` is no text; put quotes around it' };
        const { fields: own, missing } = (0,claude_front_matter/* readFields */.qU)({ text });
        const why = problems[0]?.message ?? 'it has no description; write one';
        if (plugin === null && !(own['name'] ?? name))
            return { why: 'it has no `name`, which it needs in a project; write one' };
        // 2.1.330 leaves out a project's agent without a description, and lists a plugin's.
        if (plugin === null)
            return missing || typeof own['description'] === 'string' ? null : { why };
        return missing || isText(own['description']) || isText(own['when_to_use']) ? null : { why, listed: true };
    }
    if (`${for_people}` === 'true')
        return { why: 'with disable-model-invocation it is for people', for_people: true };
    return isText(description) ? null : { why: 'it has no description; write one', for_people: true };
}
/** Measured (2.1.330): with a list of tools, and `Skill` not in it, it is shown no listing. `skills` gives it texts from the start. */
function lacksSkills({ text }) {
    const { tools, skills } = (0,front_matter/* parseFrontMatter */.e)(text).fields;
    const names = Array.isArray(tools) ? tools.map(String) : typeof tools === 'string' ? tools.split(',') : ['*'];
    return !skills && !names.some((name) => /^\s*(?:\*|Skill\b)/.test(name));
}
/** A number or a truth value is turned into text. */
const isText = (value) => value !== undefined && value !== null && typeof value !== 'object' && `${value}`.trim() !== '';
const parts = {
    // Measured in a checkout that has them all, and with one alone.
    instructions: [['CLAUDE.md', 'AGENTS.md'], ['CLAUDE.local.md'], ['.claude/CLAUDE.md']],
    output_styles: true,
    subagents,
    tools,
    toolPrefix: (server, plugin) => `mcp__${plugin === null ? '' : `plugin_${plain(plugin)}_`}${plain(server)}__`,
    server_paths: `it starts in the working directory, so write its paths as \${CLAUDE_PLUGIN_ROOT}/\u2026`,
    commandName: ({ file }) => file.replace(/\.md$/, '').replaceAll('/', ':'),
    faultOf,
    lacksSkills,
};

;// CONCATENATED MODULE: ./build/lib/agents/calls/tool-content.js
/** What a tool gave back, as the blocks of the agents and of MCP hold it \u2192 its text. */

/** Blocks are put below one another; a resource has a text, or the bytes of one. */
function textOfContent(content) {
    if (typeof content === 'string')
        return content;
    return (0,json_value/* list */.p_)(content)
        .map((block) => (typeof block === 'string' ? block : textOfBlock((0,json_value/* asFields */.qI)(block))))
        .filter((text) => text !== '')
        .join('\n');
}
/** The result of an MCP call: its content, or where that is empty what stands beside it for programs. */
function textOfResult(result) {
    if (typeof result === 'string')
        return result;
    const { content, contents, structured_content, structuredContent } = (0,json_value/* asFields */.qI)(result);
    const text = textOfContent(content ?? contents ?? result);
    return text === '' ? JSON.stringify(structured_content ?? structuredContent ?? result ?? '') : text;
}
function textOfBlock(block) {
    const resource = (0,json_value/* asFields */.qI)(block['resource'] ?? block);
    return (0,json_value/* string */.Yj)(resource['text']) || decode((0,json_value/* string */.Yj)(resource['blob']));
}
const MAX_BLOB = 2_000_000;
/** Bytes that are not text, as of a picture, give none. */
function decode(blob) {
    if (blob === '')
        return '';
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(blob.slice(0, MAX_BLOB), 'base64'));
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./build/lib/agents/parser/stream-line.js
/** A record of stream-json or of the session log (Claude Code's shapes, which Qwen Code writes too) \u2192 its parts, each checked for its type. */


function stream_line_blocksOf(message) {
    const content = (0,json_value/* isJson */.Fh)(message) ? message['content'] : undefined;
    return typeof content === 'string' ? [{ type: 'text', text: content }] : (0,json_value/* objects */.JD)(content);
}
function resultsOf(line) {
    const detail = line['tool_use_result'] ?? line['toolUseResult'];
    const metas = (0,json_value/* objects */.JD)(line['tool_result_meta']);
    return stream_line_blocksOf(line['message'])
        .filter((block) => block['type'] === 'tool_result')
        .map((block) => {
        const call_id = (0,json_value/* string */.Yj)(block['tool_use_id']);
        const text = textOfContent(block['content']);
        return {
            call_id,
            text,
            // Its own mark of an error counts where a log has lost the field.
            is_error: block['is_error'] === true || text.startsWith('<tool_use_error>'),
            meta: metas.find((meta) => meta['id'] === call_id),
            skill: (0,json_value/* isJson */.Fh)(detail) && detail['success'] === true ? (0,json_value/* string */.Yj)(detail['commandName']) || null : null,
            forked: ((0,json_value/* isJson */.Fh)(detail) && detail['status'] === 'forked') || /^Skill ".*" completed \(forked execution\)/.test(text),
            thread: (0,json_value/* string */.Yj)(line['parent_tool_use_id']),
        };
    });
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/session-line.js
/** A line of a session file of Claude Code \u2192 what the user typed (2.0.64 to 2.1.330), or the skills that the session was offered, as its list names them (2.1.330). */


/** Commands, reminders and what other programs put in begin with a tag; a continued session with a summary. */
const NOT_TYPED = /^\s*(?:<[a-z-]+>|Caveat:|This session is being continued|\[Request interrupted)/;
function promptOf(line) {
    if (!line.includes('"type":"user"') || line.includes('"tool_result"'))
        return null;
    const record = (0,json_value/* asFields */.qI)((0,json_value/* parseObject */.lj)(line));
    if (record['type'] !== 'user' || record['isMeta'] === true || record['isSidechain'] === true)
        return null;
    const text = stream_line_blocksOf(record['message'])
        .map((block) => (0,json_value/* string */.Yj)(block['text']))
        .join('\n');
    return text.trim() === '' || NOT_TYPED.test(text) ? null : text;
}
/** `- kit:pdf: Work with PDF files.`; a name alone where the description was dropped. */
const session_line_ENTRY = /^- ([^\s:]+(?::[^\s:]+)*)(?:: |$)/gm;
function listedIn(line) {
    if (!line.includes('"skill_listing"'))
        return null;
    const record = (0,json_value/* asFields */.qI)((0,json_value/* parseObject */.lj)(line));
    const { type, names, content } = (0,json_value/* asFields */.qI)(record['attachment']);
    if (record['type'] !== 'attachment' || type !== 'skill_listing')
        return null;
    const ids = Array.isArray(names)
        ? (0,json_value/* list */.p_)(names).map(json_value/* string */.Yj)
        : [...(0,json_value/* string */.Yj)(content).matchAll(session_line_ENTRY)].map(([, id = '']) => id);
    return ids.filter((id) => id !== '').map((id) => ({ id, path: null }));
}

;// CONCATENATED MODULE: ./build/lib/agents/settings/switches.js
/** Switches of plugins in a user's settings \u2192 those that are off; and whether a skill comes from one of them. */



/** What is on there is not part of the source. */
const onlyFalse = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())
    .transform((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value === false)))
    .optional();
/** Of a plugin that was installed from a marketplace: both name it. */
function explainSwitchedOff(off, plugin, { source, install }) {
    const key = `${plugin}@${source.marketplace_name}`;
    return install === 'marketplace' && (0,get_own/* getOwn */.N)(off, key) !== undefined
        ? (0,contract_offer/* explain */.WE)(`the settings switch the plugin ${key} off`, 'switch it on there')
        : null;
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/settings.js
/** Settings of Claude Code that decide what it lists (2.1.330). */





const OVERRIDES = ['on', 'name-only', 'user-invocable-only', 'off'];
/** A rule about skills, agents, or files that they may have in the project; any other is about tools, or names paths of a machine. */
const ABOUT_PARTS = /^(?:Skill|Agent|Task)(?:\(|$)|^Read(?:\((?![/~])|$)/;
const SCHEMA = schemas/* object */.Ikc({
    skillListingBudgetFraction: schemas/* number */.aig().gt(0).lte(1).optional(),
    skillListingMaxDescChars: schemas/* int */.Whr().positive().optional(),
    /** {listed name: what is left of it}; those of plugins are not affected. */
    skillOverrides: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* enum */.k5n(OVERRIDES)).optional(),
    disableBundledSkills: schemas/* boolean */.zMY().optional(),
    /** It holds for Claude Code itself, too. */
    env: schemas/* object */.Ikc({ [LISTING_FACTS.budget_variable]: schemas/* string */.YjP().optional() })
        .transform((env) => (Object.keys(env).length > 0 ? env : undefined))
        .optional(),
    enabledPlugins: onlyFalse,
    permissions: schemas/* object */.Ikc({ deny: schemas/* array */.YOg(schemas/* string */.YjP()).transform((rules) => rules.filter((rule) => ABOUT_PARTS.test(rule))) })
        .partial()
        .optional(),
});
const settings = {
    file: '.claude/settings.json',
    project_files: ['.claude/settings.json', '.claude/settings.local.json'],
    format: 'json',
    schema: SCHEMA,
    findSetOff(_, names, given, context) {
        const { enabledPlugins, skillOverrides, permissions } = given;
        const [name = ''] = names;
        const deny = permissions?.deny ?? [];
        if (deny.includes('Skill'))
            return {
                offer: 'absent',
                why: (0,contract_offer/* explain */.WE)('permissions.deny of the settings takes the tool Skill away', 'remove it'),
            };
        const off = explainSwitchedOff(enabledPlugins, name.split(':')[0], context);
        if (off)
            return { offer: 'absent', why: off };
        const override = (0,get_own/* getOwn */.N)(skillOverrides, name) ?? 'on';
        if (override !== 'on' && !name.includes(':'))
            return {
                offer: override === 'name-only' ? 'name_only' : 'absent',
                why: (0,contract_offer/* explain */.WE)(`skillOverrides of the settings has "${name}": "${override}"`, 'remove it there'),
            };
        const rule = deny.find((one) => one === `Skill(${name})`);
        return rule === undefined
            ? null
            : {
                offer: 'full',
                why: (0,contract_offer/* explain */.WE)(`it is listed, and permissions.deny refuses its calls (${rule})`, 'remove it there'),
            };
    },
};

;// CONCATENATED MODULE: ./build/lib/agents/claude/skill-shell.js
/**
 * Measured on 2.1.330 with 70 bodies. A fence, a comment, a quote or an indented line shields nothing; what does is a bracket or any
 * other character right before the `!`, and a span of code on the same line that the backtick after the `!` would close.
 */
const SHELL = /(?<!`)`(?!`)[^`\n]*`|(?<=^|\s)!`(?<inline>[^`]+)`|```!\s*(?<block>[\s\S]*?)```/g;
const COSTS = 'the skill does not load where the command is not allowed, is not installed or fails';
function findShell(body) {
    for (const { index, groups } of body.matchAll(SHELL)) {
        const command = (groups?.['inline'] ?? groups?.['block'] ?? '').trim();
        if (command)
            return { at: index, command, costs: COSTS };
    }
    return null;
}

// EXTERNAL MODULE: ./build/lib/agents/interface/starts.js
var starts = __webpack_require__(76614);
;// CONCATENATED MODULE: ./build/lib/agents/claude/starts.js
/** From what of a source Claude Code 2.1.330 starts something. */

const starts_starts = [
    {
        files: ['{plugin,marketplace}.json', '.claude-plugin/{plugin,marketplace}.json'],
        form: 'json',
        under: starts/* DECLARATIONS */.U,
        commands: ['headersHelper', 'subagentStatusLine'],
    },
    // A file that declares one thing alone. A hooks file may name a module under `modules`.
    { files: ['hooks/*.json', '.mcp.json', '.lsp.json', 'monitors/*.json'], form: 'json' },
    {
        // A project's, and at a plugin's root. `env` holds for all that Claude Code itself starts.
        files: ['settings.json', 'settings.local.json'],
        form: 'json',
        under: ['hooks', 'env', 'sandbox'],
        // biome-ignore format: a table
        commands: [
            'apiKeyHelper', 'awsAuthRefresh', 'awsCredentialExport', 'fileSuggestion', 'gcpAuthRefresh', 'headersHelper',
            'otelHeadersHelper', 'processWrapper', 'policyHelpers', 'proxyAuthHelper', 'statusLine',
            'subagentStatusLine', 'bwrapPath', 'socatPath', 'ripgrep',
        ],
    },
    { files: ['agents/**/*.md'], form: 'front_matter', under: ['hooks', 'mcpServers'] },
    { files: ['SKILL.md', 'commands/**/*.md'], form: 'template', mark: '!`', switched_off: 'disableSkillShellExecution' },
    { files: ['SKILL.md', 'commands/**/*.md'], form: 'front_matter', under: ['hooks'], switched_off: 'disableAllHooks' },
];

// EXTERNAL MODULE: ./build/lib/input/json-records.js
var json_records = __webpack_require__(75926);
;// CONCATENATED MODULE: ./build/lib/agents/parser/coverage.js
/** Records and lines of one transcript, as they are read \u2192 its coverage, and the fault of one that was not understood. */

/**
 * The least share of the records that must be of a known type. The labelled recordings lie at 0.74 and above, those with damage done on
 * purpose included, and 520 session files of 40 versions at 1; a session file of 2.1.330 lay at 0.66 before its housekeeping types were
 * known here. Another agent's transcript lies at 0. Below one half, a new version may have given the calls themselves other names.
 */
const LEAST_UNDERSTOOD = 0.5;
const NO_JSON = '(no JSON)';
const BROKEN = '(broken JSON)';
/** Lines that were cut off, as a kill does, say nothing against the others. */
const TOLERATED_BROKEN = 2;
/** More unknown types than this are not listed. */
const MOST_TYPES = 100;
/** Whose a transcript is shows at its beginning. */
const SURE_WITHIN = 50;
function createCoverage(name, formats, attribute) {
    const unknown = new Map();
    const others = new Map();
    /** Whose it is by a record that only another agent writes: none of those before it was this one's, though a fork's may look so. */
    let foreign = null;
    let found = null;
    let cli_version = null;
    let records = 0;
    let understood = 0;
    let looked_into = 0;
    const typeOf = (record) => formats.typeOf?.(record) ?? (typeof record['type'] === 'string' ? record['type'] : '');
    function miss(type) {
        records += 1;
        const key = type === '' ? '(no type)' : type.slice(0, 60);
        const known = unknown.has(key) || unknown.size < MOST_TYPES ? key : '(more types)';
        unknown.set(known, (unknown.get(known) ?? 0) + 1);
    }
    return {
        skipped() {
            records += 1;
            understood += 1;
            looked_into += 1;
        },
        /** Takes a record that holds others, before them. */
        whole(record) {
            found ??= formats.recognise(record);
            cli_version ??= found?.cli_version ?? null;
        },
        record(record) {
            const sure = foreign || records >= SURE_WITHIN ? null : attribute(record);
            if (sure?.sure && sure.agent !== name) {
                foreign = sure.agent;
                understood = 0;
                looked_into = 0;
            }
            if (foreign) {
                miss(typeOf(record));
                return;
            }
            const recognised = found && cli_version ? found : formats.recognise(record);
            if (recognised) {
                // Only a session's first line may distinguish a file from a stream.
                found ??= recognised;
                cli_version ??= recognised.cli_version;
            }
            if (formats.isKnown(record) && (recognised || found)) {
                records += 1;
                understood += 1;
                if (!formats.isBare?.(record))
                    looked_into += 1;
                return;
            }
            miss(typeOf(record));
            const whose = recognised ? null : attribute(record);
            if (whose)
                others.set(whose.agent, (others.get(whose.agent) ?? 0) + 1);
        },
        plain(line, broken) {
            if (line.trim() !== '')
                miss(broken ? BROKEN : NO_JSON);
        },
        coverage: () => ({
            format: found?.format ?? null,
            cli_version,
            records,
            understood,
            looked_into,
            unknown: Object.fromEntries(unknown),
        }),
        /** text: plain lines are what this output is made of. */
        fault(text) {
            const noise = (unknown.get(NO_JSON) ?? 0) + Math.min(unknown.get(BROKEN) ?? 0, TOLERATED_BROKEN);
            if (records === 0 || (text && understood === 0 && !foreign && others.size === 0))
                return null;
            const other = foreign ?? [...others].sort((a, b) => b[1] - a[1])[0]?.[0];
            const hint = other && other !== name ? `; they look like ${other}'s: use --agent ${other}` : '';
            if (understood === 0)
                return notUnderstood(`0 of ${(0,text_count/* count */.U9)(records, 'line')} are events of this agent${hint}`);
            if (looked_into === 0 && !text)
                return notUnderstood(`no message and no call that is known here is in its ${(0,text_count/* count */.U9)(records, 'line')}`);
            if (understood >= LEAST_UNDERSTOOD * (records - noise))
                return null;
            const types = [...unknown].sort((a, b) => b[1] - a[1]).slice(0, 3);
            const named = types.map(([type, times]) => `${type} (${times})`).join(', ');
            return notUnderstood(`only ${understood} of ${(0,text_count/* count */.U9)(records, 'line')} are events that are known here, not ${named}${hint}`);
        },
    };
}
const notUnderstood = (why) => ({
    kind: 'not_understood',
    message: `this output was not understood: ${why}`,
});

;// CONCATENATED MODULE: ./build/lib/agents/parser/parser.js
/** An agent's way with records \u2192 the parser of its transcripts: records out of lines, coverage, and a fault where little was understood. */



const PROOF_CHARS = 500;
const parserOf = (name, formats, create) => (given, emit, attribute) => {
    let faulted = false;
    const facts = withPosixPaths(given);
    const own = create(facts, (event) => {
        faulted ||= event.type === 'fault';
        emit(event);
    });
    const counter = createCoverage(name, formats, attribute);
    const lines = { stdout: 0, stderr: 0 };
    const readerOf = (stream) => (0,json_records/* createRecordReader */.n)({
        skips(line) {
            if (!formats.skips?.(line))
                return false;
            counter.skipped();
            if (stream === 'stdout')
                own.skipped?.();
            return true;
        },
        record(record, text, line) {
            const held = formats.unfold?.(record);
            if (held)
                counter.whole(record);
            for (const each of held ?? [record]) {
                const proof = (held ? JSON.stringify(each) : text).slice(0, PROOF_CHARS);
                counter.record(each);
                own.record(each, { stream, line, proof }, text);
            }
        },
        plain(text, line, broken) {
            counter.plain(text, broken);
            if (stream === 'stdout')
                own.text?.(text, { stream, line, proof: text.slice(0, PROOF_CHARS) });
        },
    });
    const stdout = readerOf('stdout');
    const log = readerOf('session_log');
    return {
        stdout(line) {
            lines.stdout += 1;
            own.stdoutLine?.(line.endsWith('\r') ? line.slice(0, -1) : line);
            stdout.line(line);
        },
        stderr(line) {
            lines.stderr += 1;
            const text = (0,json_records/* withoutCiTime */._)(line.endsWith('\r') ? line.slice(0, -1) : line);
            const location = { stream: 'stderr', line: lines.stderr, proof: text.slice(0, PROOF_CHARS) };
            own.stderr(text, location);
        },
        sessionLog: (line) => log.line(line),
        end(exit) {
            stdout.end();
            log.end();
            own.end(exit, lines);
            const ended_early = exit.timed_out || exit.stopped_early || exit.signal !== null;
            const fault = faulted || ended_early ? null : counter.fault(facts.text_output ?? own.isText?.() ?? false);
            if (fault)
                emit({ type: 'fault', fault, stream: 'stdout', line: Math.max(1, lines.stdout), proof: '' });
        },
        coverage: counter.coverage,
    };
};
function withPosixPaths(facts) {
    const { installed_skills, body_of, cwd } = facts;
    const given = new Map(installed_skills?.map(({ path }) => [(0,windows/* toPosix */.d7)(path), path]));
    return {
        ...facts,
        installed_skills: installed_skills?.map((skill) => ({ ...skill, path: (0,windows/* toPosix */.d7)(skill.path) })) ?? null,
        body_of: body_of && ((path) => body_of(given.get(path) ?? path)),
        cwd: cwd === null ? null : (0,windows/* toPosix */.d7)(cwd),
    };
}

// EXTERNAL MODULE: ./build/lib/agents/faults/status-fault.js
var status_fault = __webpack_require__(11158);
;// CONCATENATED MODULE: ./build/lib/agents/faults/exit-fault.js

const NOT_STARTED = /not found|No such file or directory|Permission denied|cannot execute|Exec format error/i;
/** A script may end with 126 or 127 too: it takes a shell's words as well. */
function exitFault(exit, last_words) {
    if (exit.spawn_error)
        return { kind: 'cli_missing', message: (0,status_fault/* oneLine */.TN)(exit.spawn_error) };
    if ((exit.exit_code === 127 || exit.exit_code === 126) && NOT_STARTED.test(last_words))
        return { kind: 'cli_missing', message: (0,status_fault/* oneLine */.TN)(last_words) };
    if (exit.timed_out)
        return null;
    if (exit.signal)
        return { kind: 'crashed', message: (0,status_fault/* oneLine */.TN)(`killed by ${exit.signal}. ${last_words}`) };
    if (exit.exit_code)
        return { kind: 'crashed', message: (0,status_fault/* oneLine */.TN)(`exit code ${exit.exit_code}. ${last_words}`) };
    return null;
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/faults.js
/** Claude Code's error messages and exit facts \u2192 the fault that they mean, or none. */



const QUOTA = /credit balance|quota|billing|(hit|reached) your .*limit|usage limit|spend(ing)? limit/i;
const BY_ERROR = {
    authentication_failed: 'auth',
    rate_limit: 'rate_limit',
    oauth_org_not_allowed: 'auth',
    billing_error: 'quota',
    model_not_found: 'bad_config',
    overloaded: 'server',
};
const BY_TEXT = [
    [
        /Not logged in|Please run \/login|Invalid API key|Failed to authenticate|OAuth token|authentication_error|Token exchange failed with status 4/i,
        'auth',
    ],
    [/timed out|timeout|ETIMEDOUT|stalled|idle/i, 'server_timeout'],
    [
        /Unable to connect|Connection (refused|dropped|error|closed|reset)|ECONN|ENOTFOUND|EAI_AGAIN|certificate|SSL|socket|network/i,
        'unreachable',
    ],
    [/issue with the selected model|model.*not.*(found|exist)/i, 'bad_config'],
];
function kindOf({ text, status, error }) {
    if (QUOTA.test(text) && (status === null || status < 500))
        return 'quota';
    const named = error === null ? undefined : (0,get_own/* getOwn */.N)(BY_ERROR, error);
    if (named)
        return named;
    const byStatus = status === null ? null : (0,status_fault/* kindOfStatus */.o3)(status, false);
    return (byStatus ??
        BY_TEXT.find(([pattern]) => pattern.test(text))?.[1] ??
        (error === 'server_error' ? 'server' : 'crashed'));
}
/** 2.1.330, of the answer to its job's identity token. */
const EXCHANGE = /Token exchange failed/;
const RULE = "let the federation rule accept this job's token: its subject (repository and event), its audience and its issuer; the ids are ANTHROPIC_FEDERATION_RULE_ID, ANTHROPIC_ORGANIZATION_ID and ANTHROPIC_SERVICE_ACCOUNT_ID";
const faultOfMessage = (words) => ({
    kind: kindOf(words),
    ...(EXCHANGE.test(words.text) ? { fix: RULE } : {}),
    message: (0,status_fault/* oneLine */.TN)(words.text) || `Claude Code ended with an error (${words.error ?? words.status ?? 'no reason given'})`,
});
/** Messages with which the CLI rejects its own command line at start (2.1.197 and 2.1.330). */
const REFUSED_TO_START = /^(error: |Error: )|cannot be used with root|not found\. Available agents|requires --verbose|Invalid (MCP )?(config|settings|JSON)/im;
const API_WORDS = /^(API Error|Not logged in|Invalid API key|Failed to authenticate|Credit balance|Request timed out|You've (hit|reached) your)/;
function faultOfRemains(exit, seen) {
    const errorText = (0,status_fault/* oneLine */.TN)(seen.stderr.join('\n'));
    if (exit.spawn_error)
        return { kind: 'cli_missing', message: (0,status_fault/* oneLine */.TN)(exit.spawn_error) };
    // A script may end with these codes too: only a shell's words say that a program could not be started.
    if (!seen.streamed && (exit.exit_code === 127 || exit.exit_code === 126) && NOT_STARTED.test(errorText))
        return { kind: 'cli_missing', message: errorText };
    if (seen.retry)
        return faultOfMessage(seen.retry);
    if (exit.timed_out)
        return null;
    if (exit.signal !== null)
        return { kind: 'crashed', message: `killed by ${exit.signal}` };
    if (exit.exit_code === 0 || exit.exit_code === null)
        return null;
    // --output-format text prints the reason and nothing else.
    const spoken = seen.streamed ? undefined : seen.stdout.find((line) => API_WORDS.test(line));
    if (spoken) {
        const status = /\b([45]\d\d)\b/.exec(spoken)?.[1];
        return faultOfMessage({ text: spoken, status: status ? Number(status) : null, error: null });
    }
    if (!seen.streamed && REFUSED_TO_START.test(seen.stderr.join('\n')))
        return { kind: 'bad_config', message: errorText };
    return { kind: 'crashed', message: errorText || `exit code ${exit.exit_code} without a closing line` };
}

// EXTERNAL MODULE: ./build/lib/agents/claude/format.js
var format = __webpack_require__(6787);
;// CONCATENATED MODULE: ./build/lib/agents/calls/call-events.js

function listCallEvents(call, explained, reading) {
    const { call_id, tool, input, outcome, message, output, location } = call;
    return [
        { type: 'tool_call', call_id, tool, input, outcome, message, output, ...location },
        ...listReads(call, explained, reading),
    ];
}
function listReads(call, explained, { facts, cwd, disk }) {
    const exit_code = call.exit_code ?? (call.outcome === 'ran' ? 0 : 1);
    const { reads } = readSkillsOfTool({ ...call, exit_code, cwd, disk }, explained, facts);
    return asEvents(reads, call, (touch) => namesInstalled(facts, touch));
}
/** alsoOf: further names of the skill. */
const asEvents = (reads, { call_id, location }, alsoOf) => reads.map((touch) => ({ type: 'skill_read', call_id, ...touch, also: alsoOf(touch), ...location }));
/** The name of its folder, and the names that the caller gave. */
function namesInstalled({ installed_skills }, { skill, path }) {
    const known = installed_skills?.find((each) => each.id === skill && (path === null || each.path === path));
    return [known?.dir ?? skill, ...(known?.also ?? [])].filter((name) => name !== skill);
}

;// CONCATENATED MODULE: ./build/lib/agents/calls/loaded-names.js
/** A call of an agent's skill tool and what it brought \u2192 the skill that was asked for, and its other names in the source. */


/** Of a call that names its argument otherwise, the first text; an empty name is a name. */
function namedSkill(input, argument) {
    const fields = (0,json_value/* asFields */.qI)(input);
    return (0,json_value/* string */.Yj)([fields[argument], ...Object.values(fields)].find((value) => typeof value === 'string'));
}
/** Of the skill in a folder that a text names: none where it is not installed, the folder's own where that is not known. */
const namesOfFolder = (folder, facts) => facts.installed_skills === null
    ? [(0,windows/* toPosix */.d7)(folder).split('/').at(-1) ?? '']
    : otherNames('', folder, () => false, facts);
/** folder: from which the result says that it loaded; where it says none, the skills that are listed under that name. */
function otherNames(skill, folder, isListed, { installed_skills }) {
    const found = (installed_skills ?? []).filter(({ id, path }) => folder === undefined ? isListed(id) : path === `${(0,windows/* toPosix */.d7)(folder)}/SKILL.md`);
    const names = found.flatMap(({ id, dir = id, also = [] }) => [id, dir, ...also]);
    return [...new Set(names)].filter((name) => name !== skill);
}

;// CONCATENATED MODULE: ./build/lib/agents/calls/loaded-text.js
/** The text that came with a loaded skill \u2192 whether it is the installed skill's: a name alone proves nothing. */




/** Before a skill's text, on Claude Code and Qwen Code. */
const HEAD = /^Base directory for this skill: [^\n]*\n*(?:Important: [^\n]*)?/;
/** How agents say that they cut an answer. */
const CUT = /\btruncated\b|<persisted-output>/;
/** What they put around it has no more lines. */
const MOST_WRAPPING = 12;
const SHELL_BLOCK = /```![\s\S]*?```/g;
/**
 * Null: it is the text of one of the skills that are installed under these names, whole or cut, or their texts are not known, as in a
 * recording. text: null where the transcript does not show it; a skill that says nothing is empty all the same.
 */
function findForeign(text, names, facts) {
    const came = text?.replace(HEAD, '').trim();
    const wanted = new Set(names.flatMap((name) => [name, (0,bare_id/* bareId */.y)(name)]));
    const mine = (facts.installed_skills ?? []).filter(({ id, dir, also = [] }) => [id, dir ?? id, ...also].some((name) => wanted.has(name)));
    const bodies = mine.map(({ path }) => facts.body_of?.(path) ?? null);
    const known = bodies.every((body) => body !== null) ? bodies : [];
    if (came === '' || (known.length > 0 && known.every((body) => (0,skill_text/* bodyLines */.wD)(body).length === 0)))
        return 'empty';
    if (known.length === 0 || came === undefined)
        return null;
    const substantive = came.split(/\r\n?|\n/).map((line) => line.trim());
    const printed = new Set(substantive);
    const texts = readKnown(facts.installed_skills, facts.body_of);
    const others = [...texts].flatMap(([path, other]) => (mine.some((skill) => skill.path === path) ? [] : [other]));
    if (mine.every(({ path }) => isSiblings(texts.get(path), others, printed)))
        return 'other';
    const shares = known.map((body) => shareOf(body, { printed, substantive }));
    if (shares.some(({ of_body, of_came }) => of_body >= 0.5 || of_came >= 0.5))
        return null;
    if (!CUT.test(came))
        return 'other';
    if (shares.some(({ of_body }) => of_body > 0))
        return null;
    return substantive.length > MOST_WRAPPING ? 'other' : 'empty';
}
/** Lines that the agent fills in or runs (`$ARGUMENTS`, `${CLAUDE_SKILL_DIR}`, a shell line) come back in other words. */
function shareOf(body, came) {
    const all = (0,skill_text/* bodyLines */.wD)(body.replace(SHELL_BLOCK, '')).filter((line) => !/\$|!`|^```/.test(line));
    const lines = (0,skill_text/* withoutHeadings */.mK)(all).length > 0 ? (0,skill_text/* withoutHeadings */.mK)(all) : all;
    if (lines.length === 0)
        return { of_body: 1, of_came: 0 };
    const words = came.substantive.filter((line) => line.length > 1);
    return {
        of_body: count(shownLines(lines, came)) / lines.length,
        of_came: (0,skill_text/* countShown */.B4)(words, new Set(lines)) / words.length,
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/calls/loaded-skill.js



/** names: the one that the call asked for, then its others. */
function listLoadEvents(call, names, facts) {
    const [skill = '', ...also] = names;
    const { location, ...rest } = (0,get_own/* omit */.c)(call, 'exit_code');
    const load = { type: 'skill_call', skill, also, how: 'invoked', ...rest, ...location };
    const foreign = call.outcome === 'ran' ? findForeign(call.output, names, facts) : null;
    return foreign ? [{ type: 'foreign_text', skill, also, text: foreign, ...location }, load] : [load];
}
/** A prompt may imitate it: where the installed skills are known, the folder must be theirs, and the text too. */
function listTypedEvents(typed, facts, location) {
    if (typed === null)
        return [];
    const { folder, body } = typed;
    const names = typed.name !== null && facts.installed_skills === null ? [typed.name] : namesOfFolder(folder, facts);
    const skill = typed.name ?? names[0] ?? '';
    if (names.length === 0)
        return [];
    const also = names.filter((name) => name !== skill);
    if (findForeign(body, [skill, ...also], facts))
        return [];
    return [injected('skill', [skill, ...also], body, location)];
}
/** A skill whose text came although no call asked for it. names: its own first. */
function injected(tool, [skill = '', ...also], output, location) {
    const call = { call_id: '', tool, input: null, skill, also, message: null, output };
    return { type: 'skill_call', ...call, how: 'injected', outcome: 'ran', ...location };
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/transcript/call-events.js
/** A finished tool call \u2192 its events: the call, its outcome, and the skills whose files it touched. */




const call_events_wordsOf = ({ outcome, text }) => outcome === 'ran' || outcome === 'unfinished'
    ? null
    : text
        .replace(/<\/?tool_use_error>/g, '')
        .trim()
        .slice(0, 500);
/** Claude Code identifies a skill by its folder's name, whatever its front matter says. */
function folderOf(path, skill) {
    const folder = path?.split('/').at(-2);
    return folder && folder !== skill && /\/SKILL\.md$/.test(path ?? '') ? [folder] : [];
}
function createCallEmitter(facts, names, emit) {
    let start = facts.cwd;
    /** The main conversation's shell keeps its directory between calls; a subagent's shell starts in the same one each time. */
    let shell = facts.cwd;
    const disk = new Map();
    function emitSkill(call) {
        const { id, tool, input, outcome, text, skill, forked, location } = call;
        const also = [...new Set([...call.also, ...names.ofBare(skill)])].filter((name) => name !== skill);
        const how = forked ? 'forked' : 'invoked';
        const message = call_events_wordsOf(call);
        emit({
            type: 'skill_call',
            call_id: id,
            tool,
            input,
            skill,
            also,
            how,
            outcome,
            message,
            output: text,
            ...location,
        });
        if (outcome === 'ran')
            checkText(call.body ?? null, [skill, ...call.also], location);
    }
    function checkText(body, [skill = '', ...also], location) {
        const foreign = findForeign(body, [skill, ...also], facts);
        if (foreign)
            emit({ type: 'foreign_text', skill, also, text: foreign, ...location });
    }
    function alsoOf({ path, skill }) {
        const folders = folderOf(path, skill);
        const plugin = /\/SKILL\.md$/i.test(path ?? '') ? names.withPlugin(path.replace(/\/[^/]*$/, '')) : [];
        return [...folders, ...plugin];
    }
    function emitTool(call) {
        const { id, tool, input, outcome, text, thread, location } = call;
        const main = thread === '';
        const found = findSkillFiles({ tool, input, outcome, output: text, cwd: main ? shell : start, disk }, facts);
        if (main)
            shell = /Shell cwd was reset to (\S+)/.exec(text.slice(-2000))?.[1] ?? found.cwd;
        emit({ type: 'tool_call', call_id: id, tool, input, outcome, message: call_events_wordsOf(call), output: text, ...location });
        asEvents(found.touches, { call_id: id, location }, alsoOf).forEach(emit);
    }
    return {
        startIn(cwd) {
            start ??= cwd;
            shell ??= cwd;
        },
        emitCall: (call) => (call.tool === 'Skill' ? emitSkill(call) : emitTool(call)),
        emitInjected(names, text, location) {
            emit(injected('Skill', names, text, location));
            checkText(text, names, location);
        },
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/transcript/skill-names.js
/** The skills and plugins that Claude Code says it has, and folders \u2192 every name by which one skill may be asked about. */




/** Where 2.0.64 to 2.1.330 keep the plugins that a user installed: the marketplace, the plugin, its version. */
const PLUGIN_CACHE = /\/plugins\/cache\/[^/]+\/([^/]+)\/[^/]+\//;
const MOST = 5_000;
function createSkillNames({ installed_skills }) {
    let plugins = [];
    let listed = [];
    /** `plugin:skill`, for a file in a plugin's folder. */
    function withPlugin(folder) {
        const path = `${(0,windows/* toPosix */.d7)(folder)}/`;
        const plugin = plugins.find((each) => path.startsWith(`${each.path}/`))?.name ?? PLUGIN_CACHE.exec(path)?.[1] ?? null;
        return plugin === null ? [] : [`${plugin}:${external_node_path_.posix.basename(path)}`];
    }
    return {
        /** The first line of a stream. */
        learn(init) {
            plugins = (0,json_value/* objects */.JD)(init['plugins'])
                .slice(0, MOST)
                .map((plugin) => ({ name: (0,json_value/* string */.Yj)(plugin['name']), path: (0,windows/* toPosix */.d7)((0,json_value/* string */.Yj)(plugin['path'])).replace(/\/$/, '') }))
                .filter(({ name, path }) => name !== '' && path !== '');
            listed = (0,json_value/* list */.p_)(init['skills']).slice(0, MOST).map(json_value/* string */.Yj).filter(Boolean);
        },
        withPlugin,
        /** Of the skill whose folder was given with its text; the name that was typed may be an alias or lack its plugin. */
        ofFolder(given) {
            const folder = (0,windows/* toPosix */.d7)(given).replace(/\/$/, '');
            const installed = installed_skills?.filter(({ path }) => external_node_path_.posix.dirname(path) === folder) ?? [];
            const known = installed.flatMap(({ id, also = [] }) => [id, ...also]);
            return [...new Set([...known, external_node_path_.posix.basename(folder), ...withPlugin(folder)])];
        },
        /** What a name without its plugin means, where only one listed skill bears it. */
        ofBare(skill) {
            if (skill.includes(':') || listed.includes(skill))
                return [];
            const named = listed.filter((id) => (0,bare_id/* bareId */.y)(id) === skill);
            return named.length === 1 ? named : [];
        },
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/transcript/tool-outcome.js
/** Messages of the permission system, in both versions; a hook's own reason matches none of them. */
const DENIED = [
    /^Claude requested permissions? to /,
    /^Permission to use \S+ .*has been denied/,
    /^Permission for this tool use was denied/,
    /^\S+ denied access to domain:/,
    /^.{1,80} in '.*' (was blocked\. For security, Claude Code|needs approval\.)/s,
    /^Execute skill: /,
    /Skill execution blocked by permission rules/,
    /^(Error: )?Shell command permission check failed for pattern/,
    /^This (Bash )?command .*requires? approval/s,
    /^File is in a directory that is denied by your permission settings/,
    /^The user doesn't want to (proceed with this tool use|take this action)/,
    /^(Network|Filesystem) access .*denied/,
];
/** Messages that only a tool that really started can produce. */
const FAILED = [
    /^Exit code -?\d+/,
    /^<tool_use_error>/,
    /^(File does not exist|EISDIR|EACCES|ENOENT|File content \(|Path does not exist|Command timed out)/,
    /^(Unable to verify if domain|Request failed|Invalid URL|Request timed out|getaddrinfo|Shell command failed for pattern)/,
    /^Blocked: standalone sleep/,
    /^(MCP error|Agent type |\[Request interrupted)/,
];
/** Every error of these tools matches a pattern above, so any other text is a hook's own reason. */
const KNOWN_ERRORS = new Set(['Bash', 'Skill', 'Read', 'Glob', 'Grep', 'WebSearch']);
/**
 * `denial`: the reason type of a `permission_denied` line for this call, if there was one (2.1.330).
 * `null`: only the closing result line shows it (2.1.197, where a hook's JSON reason has no prefix).
 * Order: the CLI's own fields come before patterns of the text, because a hook chooses its own words.
 */
function classifyError(text, meta, denial) {
    if (/^<tool_use_error>(Error: )?No such tool available/.test(text))
        return 'unavailable';
    const decision = meta?.permission_decision;
    // With -p, a call for which a hook answers `ask` is refused, but it was the hook that stopped it.
    if (decision?.source === 'hook' || decision?.reason_type === 'hook' || denial === 'hook')
        return decision?.decision === 'accept' ? 'failed' : 'blocked_by_hook';
    if (decision?.decision === 'reject' || denial !== undefined)
        return 'denied';
    if (decision?.decision === 'accept')
        return 'failed';
    if (/^PreToolUse:\S+ hook error: /.test(text))
        return 'blocked_by_hook';
    const message = text.replace(/^<tool_use_error>/, '');
    if (DENIED.some((pattern) => pattern.test(message)))
        return 'denied';
    return FAILED.some((pattern) => pattern.test(text)) ? 'failed' : null;
}
/** Resolves what classifyError left open: the closing line lists every refused call, except (2.1.197) those that a hook stopped in a subagent. */
function settleError(tool, isListed, inSubagent) {
    if (isListed)
        return 'blocked_by_hook';
    return inSubagent && KNOWN_ERRORS.has(tool) ? 'blocked_by_hook' : 'failed';
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/transcript/call-registry.js






/** A command that the user typed, as the session file and some streams hold it. */
const TYPED = /^(?:<command-message>[^<]*<\/command-message>\s*)?<command-name>\/?([^<]+)<\/command-name>/;
const BODY = /^Base directory for this skill: ([^\n\r]+)/;
/** Claude Code removes a leading slash. A model that used a wrong parameter name still tried to call the skill. */
function skillOf(input) {
    const named = input['skill'] ?? input['command'] ?? input['name'] ?? Object.values(input)[0];
    return (0,json_value/* string */.Yj)(named).replace(/^\//, '');
}
function createCallRegistry(facts, emit) {
    const names = createSkillNames(facts);
    const emitter = createCallEmitter(facts, names, emit);
    const open = new Map();
    /** Skill calls that ran and wait for their body or for the next step. */
    let loaded = [];
    /** Failed calls whose cause only the closing line shows (2.1.197). */
    const unsettled = [];
    const denials = new Map();
    const refused = new Set();
    /** The last command that the user typed, until its text follows. */
    let typed = null;
    const injected = new Set();
    /** Emits skill calls whose body did not follow (a subagent of 2.1.197 in the foreground). */
    function flush(thread) {
        const due = loaded.filter((call) => thread === null || call.thread === thread);
        loaded = loaded.filter((call) => !due.includes(call));
        for (const call of due)
            emitter.emitCall(call);
    }
    /** No call asked for it: a mention in the prompt, or a command that the user typed, put it there. */
    function emitTyped(folder, text, location) {
        const found = names.ofFolder(folder);
        const own = typed !== null && found.some((name) => (0,bare_id/* bareId */.y)(name) === (0,bare_id/* bareId */.y)(typed));
        emitter.emitInjected([...new Set([...(own ? [typed] : []), ...found])], text, location);
        injected.add(found[0] ?? '');
        typed = null;
    }
    return {
        /** The first line of a stream: directory, plugins, skills. */
        startIn(init) {
            names.learn(init);
            emitter.startIn((0,json_value/* string */.Yj)(init['cwd']) || null);
        },
        open(block, thread, location) {
            flush(thread);
            const input = (0,json_value/* isJson */.Fh)(block['input']) ? block['input'] : {};
            const call = { id: (0,json_value/* string */.Yj)(block['id']), tool: (0,json_value/* string */.Yj)(block['name']), input, thread, location, also: [] };
            open.set(call.id, call);
        },
        close(result, location) {
            const call = open.get(result.call_id);
            // A result whose call was lost with an earlier line still names its skill.
            if (!call && result.skill === null)
                return;
            // A subagent is finished once its call has a result.
            flush(result.call_id);
            open.delete(result.call_id);
            const known = call ?? { id: result.call_id, tool: 'Skill', input: {}, thread: result.thread, also: [] };
            const denial = denials.get(known.id);
            denials.delete(known.id);
            const outcome = result.is_error ? classifyError(result.text, result.meta, denial) : 'ran';
            const closed = {
                ...known,
                location: location,
                text: result.text,
                forked: result.forked,
                outcome: outcome ?? 'failed',
                skill: result.skill ?? skillOf(known.input),
            };
            if (outcome === null)
                unsettled.push(closed);
            else if (known.tool === 'Skill' && outcome === 'ran' && !result.forked)
                loaded.push(closed);
            else
                emitter.emitCall(closed);
        },
        /** A user text that may be a skill's body: it follows the result of a Skill call and proves which skill was meant. */
        noteBody(text, thread, location, synthetic) {
            typed = TYPED.exec(text)?.[1] ?? typed;
            const folder = BODY.exec(text)?.[1]?.trim();
            if (!folder)
                return;
            const found = names.ofFolder(folder);
            const fork = open.get(thread);
            if (fork?.tool === 'Skill') {
                fork.also = found;
                fork.body = text;
                return;
            }
            const waiting = loaded.filter((call) => call.thread === thread);
            const call = waiting.find(({ skill }) => found.some((name) => (0,bare_id/* bareId */.y)(name) === (0,bare_id/* bareId */.y)(skill))) ?? waiting[0];
            loaded = loaded.filter((other) => other !== call);
            if (call)
                emitter.emitCall({ ...call, also: found, body: text });
            else if (synthetic && thread === '')
                emitTyped(folder, text, location);
        },
        /** A line of a session log beside a stream: of use is only what the user typed, which no stream shows. */
        readTyped(line, location) {
            // The CLI marks the results of calls by their id; what a stream has shown is not repeated.
            if (line['type'] !== 'user' || line['isSidechain'] === true || 'sourceToolUseID' in line)
                return;
            for (const block of stream_line_blocksOf(line['message'])) {
                const text = (0,json_value/* string */.Yj)(block['text']);
                typed = TYPED.exec(text)?.[1] ?? typed;
                const folder = line['isMeta'] === true && typed !== null ? BODY.exec(text)?.[1]?.trim() : undefined;
                if (folder && !injected.has(names.ofFolder(folder)[0] ?? ''))
                    emitTyped(folder, text, location);
            }
        },
        noteDenial: (call_id, reason_type) => denials.set(call_id, reason_type),
        noteRefusal: (call_id) => refused.add(call_id),
        end() {
            flush(null);
            for (const call of unsettled.splice(0))
                emitter.emitCall({ ...call, outcome: settleError(call.tool, refused.has(call.id), call.thread !== '') });
            for (const call of open.values())
                emitter.emitCall({ ...call, outcome: 'unfinished', text: '', forked: false, skill: skillOf(call.input) });
            open.clear();
        },
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/transcript/transcript.js







const PROOF_LENGTH = 500;
/** How many plain lines of each stream are kept, for runs that print no JSON. */
const PLAIN_LINES = 40;
const createParser = parserOf('claude', format/* formats */.F, readRecords);
function readRecords(facts, emit) {
    const calls = createCallRegistry(facts, emit);
    const plain = { stdout: [], stderr: [] };
    let streamed = false;
    let closing = null;
    let retry = null;
    let spoken = null;
    let model = '';
    function readAssistant(line, location) {
        const thread = (0,json_value/* string */.Yj)(line['parent_tool_use_id']);
        const failed = (0,json_value/* string */.Yj)(line['error']);
        // `<synthetic>`: words of the CLI itself.
        const answered = (0,json_value/* string */.Yj)((0,json_value/* isJson */.Fh)(line['message']) ? line['message']['model'] : '');
        if (thread === '' && /^[^<]/.test(answered))
            model = answered;
        for (const block of stream_line_blocksOf(line['message'])) {
            if (block['type'] === 'tool_use')
                calls.open(block, thread, location);
            else if (block['type'] === 'text' && failed)
                spoken = { text: (0,json_value/* string */.Yj)(block['text']), status: null, error: failed };
            else if (block['type'] === 'text')
                emit({ type: 'message', text: (0,json_value/* string */.Yj)(block['text']), ...location });
        }
        if (!failed)
            retry = null;
    }
    function readUser(line, location) {
        for (const result of resultsOf(line))
            calls.close(result, location);
        const thread = (0,json_value/* string */.Yj)(line['parent_tool_use_id']);
        // The CLI marks what it wrote itself as synthetic on the stream and as meta in the session file.
        const synthetic = line['isSynthetic'] === true || line['isMeta'] === true;
        for (const block of stream_line_blocksOf(line['message']))
            if (block['type'] === 'text')
                calls.noteBody((0,json_value/* string */.Yj)(block['text']), thread, location, synthetic);
    }
    function readSystem(line, location) {
        switch (line['subtype']) {
            case 'init':
                calls.startIn(line);
                // Others are about a part that is missing; the plugin is loaded (2.1.330).
                for (const { plugin, message } of (0,json_value/* objects */.JD)(line['plugin_errors'])) {
                    const words = /^Failed to load plugin: (.+)/s.exec((0,json_value/* string */.Yj)(message))?.[1];
                    if (words)
                        emit({ type: 'plugin_refused', plugin: (0,json_value/* string */.Yj)(plugin), message: words, ...location });
                }
                break;
            case 'api_retry':
                retry = {
                    text: `API Error: ${(0,json_value/* string */.Yj)(line['error'])} (${(0,json_value/* number */.ai)(line['error_status']) ?? 'no status'}), retrying`,
                    status: (0,json_value/* number */.ai)(line['error_status']),
                    error: (0,json_value/* string */.Yj)(line['error']) || null,
                };
                break;
            case 'permission_denied':
                calls.noteDenial((0,json_value/* string */.Yj)(line['tool_use_id']), (0,json_value/* string */.Yj)(line['decision_reason_type']));
                break;
        }
    }
    /** A session file of 2.0.64 to 2.1.39 holds what a subagent did in lines of this type. */
    function readProgress(line, location) {
        const data = (0,json_value/* isJson */.Fh)(line['data']) ? line['data'] : {};
        const inner = data['type'] === 'agent_progress' && (0,json_value/* isJson */.Fh)(data['message']) ? data['message'] : null;
        if (inner === null || (inner['type'] !== 'assistant' && inner['type'] !== 'user'))
            return;
        const parent_tool_use_id = line['parentToolUseID'] ?? '';
        if (inner['type'] === 'assistant')
            readAssistant({ ...inner, parent_tool_use_id }, location);
        else
            readUser({ ...inner, parent_tool_use_id }, location);
    }
    function readObject(line, location) {
        const type = line['type'];
        if (type === 'assistant')
            readAssistant(line, location);
        else if (type === 'user')
            readUser(line, location);
        else if (type === 'system')
            readSystem(line, location);
        else if (type === 'progress')
            readProgress(line, location);
        else if (type === 'result') {
            // A run with background subagents has several closing lines; the last one counts, but each lists its own refusals.
            for (const denial of (0,json_value/* objects */.JD)(line['permission_denials']))
                calls.noteRefusal((0,json_value/* string */.Yj)(denial['tool_use_id']));
            closing = { location: location, line };
        }
        else
            return;
        if (location.stream === 'stdout')
            streamed = true;
    }
    function keepPlain(text, location) {
        const kept = plain[location.stream === 'stderr' ? 'stderr' : 'stdout'];
        if (text.trim() && kept.length < PLAIN_LINES)
            kept.push(text.slice(0, PROOF_LENGTH));
    }
    function close(exit, lines) {
        calls.end();
        const location = closing?.location ?? { stream: 'stdout', line: Math.max(1, lines.stdout), proof: '' };
        const result = closing?.line;
        if (!result) {
            // With --output-format text there is only prose.
            if (!streamed)
                for (const [index, text] of plain.stdout.entries())
                    emit({ type: 'message', text, ...location, line: index + 1 });
            const fault = spoken && !exit.timed_out
                ? faultOfMessage(spoken)
                : faultOfRemains(exit, { streamed, retry, stdout: plain.stdout, stderr: plain.stderr });
            if (fault)
                emit({ type: 'fault', fault, ...location });
            return;
        }
        const text = textOfContent(result['result']);
        const status = (0,json_value/* number */.ai)(result['api_error_status']);
        const failed = result['is_error'] === true;
        const isApiError = status !== null || result['terminal_reason'] === 'api_error';
        if (failed && (isApiError || (spoken && result['subtype'] === 'success')))
            emit({
                type: 'fault',
                fault: faultOfMessage({ text: text || (spoken?.text ?? ''), status, error: spoken?.error ?? null }),
                ...location,
            });
        else if (result['subtype'] === 'error_during_execution' && !exit.timed_out)
            emit({ type: 'fault', fault: { kind: 'crashed', message: 'error_during_execution' }, ...location });
        emit({ type: 'end', usage: transcript_usageOf(result), session_id: (0,json_value/* string */.Yj)(result['session_id']) || null, ...location });
        if (!failed && typeof result['result'] === 'string')
            emit({ type: 'final_answer', text, ...location });
        model ||= onlyModelOf(result);
        if (model)
            emit({ type: 'model', model, ...location });
    }
    return {
        record(line, location) {
            // The log repeats the stream, but for what the user typed; it is all there is of a run that printed no stream.
            if (location.stream === 'session_log' && streamed)
                calls.readTyped(line, location);
            else
                readObject(line, location);
        },
        text: keepPlain,
        stderr: keepPlain,
        end: close,
    };
}
/** Without the stream only the closing line names models, those of subagents among them. */
function onlyModelOf(result) {
    const [model = '', ...others] = (0,json_value/* isJson */.Fh)(result['modelUsage']) ? Object.keys(result['modelUsage']) : [];
    return others.length === 0 ? model : '';
}
/** `usage` covers only the main conversation, `modelUsage` also the subagents. Tokens read from a cache count as input. */
function transcript_usageOf(result) {
    const models = (0,json_value/* isJson */.Fh)(result['modelUsage']) ? (0,json_value/* objects */.JD)(Object.values(result['modelUsage'])) : [];
    const sum = (...fields) => models.length === 0
        ? null
        : models.reduce((total, model) => total + fields.reduce((t, field) => t + ((0,json_value/* number */.ai)(model[field]) ?? 0), 0), 0);
    return {
        input_tokens: sum('inputTokens', 'cacheReadInputTokens', 'cacheCreationInputTokens'),
        output_tokens: sum('outputTokens'),
        cost_usd: (0,json_value/* number */.ai)(result['total_cost_usd']),
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/index.js
/** Claude Code: its row of the agents table. */
















const claude = {
    name: 'claude',
    title: 'Claude Code',
    // 2.1.330.
    request_tokens: 12200,
    ...facts_namespaceObject,
    settings: settings,
    // A project's skill takes the place of a bundled one of its name; a plugin's has its plugin's name before it (2.1.330).
    bundled_skills: [],
    findShell: findShell,
    ignored_fields: [],
    foreign_hooks: /^\.(?:github|codex|gemini|qwen)\/|(?:^|\/)(?<!hooks\/)hooks\.json$/,
    starts: starts_starts,
    servers: servers,
    marketplace: marketplace,
    ...source_namespaceObject,
    subagents: { how: 'by_name', folders: ['.claude/agents'] },
    codec: anthropic,
    ...launch_namespaceObject,
    warm: null,
    ...offer_namespaceObject,
    parts: parts,
    ...listing_namespaceObject,
    readDescription: (skill) => (0,claude_front_matter/* readDescription */.XF)((0,claude_front_matter/* readFields */.qU)(skill).fields),
    ...calls_namespaceObject,
    // Measured with up to 100 loads in one prompt (2.1.330).
    shares_sessions: true,
    createParser: createParser,
    ...session_line_namespaceObject,
    sessions: { home: '.claude', variable: 'CLAUDE_CONFIG_DIR', below: 'projects' },
    session_logs: ['.claude/projects/*/*.jsonl', '.claude/projects/*/*/subagents/*.jsonl'],
    shared_logs: ['.claude'],
};

;// CONCATENATED MODULE: ./build/lib/model/chat-completions.js
/** Codec of the OpenAI chat completions API (`POST /v1/chat/completions`): a request body \u2192 a ModelRequest, a ModelTurn \u2192 SSE or JSON. */




/** Content is a string or a list of parts; images and other parts carry no text. */
function chat_completions_textOf(content) {
    if (typeof content === 'string')
        return content;
    return (0,json_value/* list */.p_)(content)
        .map((part) => (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(part)['text']))
        .join('');
}
function parseTool(tool) {
    const { type, function: fn, custom } = (0,json_value/* asFields */.qI)(tool);
    const spec = (0,json_value/* asFields */.qI)(type === 'custom' ? custom : fn);
    return {
        name: (0,json_value/* string */.Yj)(spec['name']),
        description: (0,json_value/* string */.Yj)(spec['description']),
        freeform: type === 'custom',
        input_schema: spec['parameters'] ?? spec['format'] ?? null,
    };
}
function parseCall(call) {
    const { id, function: fn, custom } = (0,json_value/* asFields */.qI)(call);
    if (custom)
        return { call_id: (0,json_value/* string */.Yj)(id), name: (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(custom)['name']), input: (0,json_value/* asFields */.qI)(custom)['input'] };
    const { name, arguments: text } = (0,json_value/* asFields */.qI)(fn);
    return { call_id: (0,json_value/* string */.Yj)(id), name: (0,json_value/* string */.Yj)(name), input: (0,reply/* parseArguments */.We)((0,json_value/* string */.Yj)(text)) };
}
function chat_completions_parseRequest(body, headers) {
    const { model, stream, messages, tools } = (0,json_value/* asFields */.qI)(body);
    const parts = [];
    let step = 0;
    for (const message of (0,json_value/* list */.p_)(messages).map(json_value/* asFields */.qI)) {
        const role = (0,json_value/* string */.Yj)(message['role']);
        const text = chat_completions_textOf(message['content']);
        if (role === 'tool') {
            // This API has no error flag: only the text shows whether a call failed.
            parts.push({ type: 'result', call_id: (0,json_value/* string */.Yj)(message['tool_call_id']), text, is_error: false });
            continue;
        }
        if (text && (role === 'system' || role === 'developer' || role === 'user' || role === 'assistant'))
            parts.push({ type: 'text', role, text });
        if (role !== 'assistant')
            continue;
        step += 1;
        for (const call of (0,json_value/* list */.p_)(message['tool_calls']))
            parts.push({ type: 'call', ...parseCall(call) });
    }
    return {
        model: (0,json_value/* string */.Yj)(model),
        stream: stream === true,
        headers,
        ...(0,reply/* sortParts */.hQ)(parts),
        tools: (0,json_value/* list */.p_)(tools).map(parseTool),
        step,
    };
}
const chat_completions_usageOf = (turn) => ({
    prompt_tokens: tokensRead(turn, 100),
    completion_tokens: 10,
    total_tokens: tokensRead(turn, 100) + 10,
    prompt_tokens_details: { cached_tokens: 0 },
});
function renderCalls(turn, request, id) {
    return turn.calls.map((call, index) => {
        const freeform = typeof call.input === 'string' && request.tools.some((t) => t.name === call.name && t.freeform);
        const head = { index, id: `call_${id}_${index}` };
        if (freeform)
            return { ...head, type: 'custom', custom: { name: call.name, input: call.input } };
        const text = typeof call.input === 'string' ? call.input : JSON.stringify(call.input ?? {});
        return { ...head, type: 'function', function: { name: call.name, arguments: text } };
    });
}
function chat_completions_renderReply(turn, request, id) {
    const calls = renderCalls(turn, request, id);
    const finish = calls.length ? 'tool_calls' : 'stop';
    // created is fixed: a reply is a pure function of its arguments.
    const head = { id: `chatcmpl-${id}`, created: 0, model: request.model };
    if (!request.stream) {
        const tool_calls = calls.map((call) => (0,get_own/* omit */.c)(call, 'index'));
        const message = { role: 'assistant', content: turn.text || null, ...(calls.length ? { tool_calls } : {}) };
        const choices = [{ index: 0, message, logprobs: null, finish_reason: finish }];
        return (0,reply/* jsonReply */.DB)({ ...head, object: 'chat.completion', choices, usage: chat_completions_usageOf(turn) });
    }
    const chunk = (choices, more = {}) => `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices, ...more })}\n\n`;
    const delta = (fields, finish_reason = null) => chunk([{ index: 0, delta: fields, logprobs: null, finish_reason }]);
    const body = [
        delta({ role: 'assistant', content: '' }),
        ...(turn.text ? [delta({ content: turn.text })] : []),
        ...calls.map((call) => delta({ tool_calls: [call] })),
        delta({}, finish),
        chunk([], { usage: chat_completions_usageOf(turn) }),
        'data: [DONE]\n\n',
    ].join('');
    return (0,reply/* streamReply */.Tm)(body);
}
const chatCompletions = {
    matches: (method, path) => method === 'POST' && path === '/v1/chat/completions',
    parseRequest: chat_completions_parseRequest,
    renderReply: chat_completions_renderReply,
    renderError: (status, kind, message) => (0,reply/* jsonReply */.DB)({ error: { message, type: kind, param: null, code: kind } }, status),
};

// EXTERNAL MODULE: ./build/lib/agents/interface/hook-facts.js
var interface_hook_facts = __webpack_require__(64526);
;// CONCATENATED MODULE: ./build/lib/agents/cline/tool-events.js






/** A refusal of the tool `skills` is a success with other words: only a load begins like this. */
const LOADED = /^<command-name>([^\n]*)<\/command-name>\n/;
const MISSING = /was rejected before execution: AI_NoSuchToolError/;
const tool_events_DENIED = / -- |is disabled by policy|requires approval/;
function outcomeOf({ tool, result }) {
    if (result === null)
        return 'unfinished';
    const { error, output } = result;
    if (error !== '')
        return MISSING.test(error) ? 'unavailable' : tool_events_DENIED.test(error) ? 'denied' : 'failed';
    return tool === 'skills' && !LOADED.test((0,json_value/* string */.Yj)(output)) ? 'failed' : 'ran';
}
function listSkillEvents(ended, outcome, { facts }) {
    const { call_id, tool, input, result, location } = ended;
    const output = outcome === 'ran' ? (0,json_value/* string */.Yj)(result?.output) : '';
    const skill = namedSkill(input, 'skill');
    // It finds a skill in any case, without a slash before it, and without what stands before a colon.
    const found = LOADED.exec(output)?.[1];
    const known = otherNames(skill, undefined, (id) => id === found, facts);
    const also = [...new Set([...(found && found !== skill ? [found] : []), ...known])];
    const message = outcome === 'ran' ? null : result === null ? null : result.error || (0,json_value/* string */.Yj)(result.output);
    const call = { call_id, tool, input, outcome, message, output, exit_code: null, location };
    return listLoadEvents(call, [skill, ...also], facts);
}
/** ` 1 | ---`: each line of a file has its number before it. */
const withoutNumbers = (text) => text.replace(/^ *\d+ \| ?/gm, '');
/** What stands before and after the output of a command. */
const tool_events_NOTES = /^\[Command exited with code -?\d+\]\n|^\[stderr\]\n/gm;
/** One for each command or file of the call, in the order of its results. */
function partsOf(tool, input) {
    const fields = (0,json_value/* asFields */.qI)(input);
    switch (tool) {
        case 'run_commands':
            return [fields['commands'] ?? fields['command']].flat().map((command) => ({
                input: { command },
                explained: { command: (0,json_value/* string */.Yj)(command) },
            }));
        case 'read_files':
            return (0,json_value/* list */.p_)(fields['files']).map((file) => {
                const { path, start_line, end_line } = (0,json_value/* isJson */.Fh)(file) ? file : { path: file };
                const last = (0,json_value/* number */.ai)(end_line);
                const limit = last === null ? null : last - firstLine(start_line) + 1;
                return { input: { path }, explained: { command: readLines((0,json_value/* string */.Yj)(path), start_line, limit) } };
            });
        case 'search_codebase':
            return [fields['queries']].flat().map((query) => ({
                input: { pattern: query },
                explained: { command: searchFolder((0,json_value/* string */.Yj)(query), '.') },
            }));
        case 'editor':
            return [{ input, explained: { command: writeFile((0,json_value/* string */.Yj)(fields['path'])) } }];
        default:
            return [];
    }
}
/** Null for a tool of another kind. */
function tool_events_commandsOf(tool, input) {
    const parts = partsOf(tool, input);
    return parts.length === 0
        ? null
        : parts.flatMap(({ explained }) => (typeof explained === 'string' ? [] : [explained.command]));
}
/** Tools that bring no file's text, or only another agent's words. */
const tool_events_NO_FILE = /^(?:team_|spawn_agent$|ask_question$|fetch_web_content$|submit_and_exit$)/;
function closePart(ended, part, row, index) {
    const { tool } = ended;
    const words = (0,json_value/* string */.Yj)(row['error']);
    const code = /^Command exited with code (-?\d+)$/.exec(words)?.[1];
    const text = typeof row['result'] === 'string' ? row['result'] : textOfContent(row['result']);
    return {
        call_id: index === 0 ? ended.call_id : `${ended.call_id}#${index + 1}`,
        tool,
        input: part.input,
        outcome: row['success'] === false ? 'failed' : 'ran',
        message: words === '' ? null : code === undefined ? words : `exit code ${code}`,
        output: tool === 'read_files' ? withoutNumbers(text) : text.replace(tool_events_NOTES, ''),
        exit_code: code === undefined ? null : Number(code),
        location: ended.location,
    };
}
function listToolEvents(ended, reading) {
    const { call_id, tool, input, result, location } = ended;
    const outcome = outcomeOf(ended);
    if (tool === 'skills')
        return listSkillEvents(ended, outcome, reading);
    const parts = partsOf(tool, input);
    const rows = Array.isArray(result?.output) ? result.output.map(json_value/* asFields */.qI) : [];
    if (outcome === 'ran' && parts.length > 0 && rows.length === parts.length)
        return parts.flatMap((part, index) => listCallEvents(closePart(ended, part, rows[index], index), part.explained, reading));
    const output = outcome === 'ran' ? textOfOutput(result?.output) : '';
    const whole = {
        call_id,
        tool,
        input: parts.length === 1 ? parts[0]?.input : input,
        outcome,
        output,
        location,
        message: result === null || result.error === '' ? null : result.error,
        exit_code: null,
    };
    const [first] = listCallEvents(whole, 'no file', reading);
    const reads = parts.length
        ? parts.flatMap(({ explained }) => listReads(whole, explained, reading))
        : listReads(whole, tool_events_NO_FILE.test(tool) ? 'no file' : 'unknown', reading);
    return [...(first ? [first] : []), ...reads];
}
const textOfOutput = (output) => typeof output === 'string' ? output : textOfContent(output) || JSON.stringify(output ?? '');

;// CONCATENATED MODULE: ./build/lib/agents/cline/calls.js

const calls_callSkill = (request, { id }) => listedCall(request, { name: 'skills', input: { skill: id } });
const calls_readFile = (request, path) => listedCall(request, { name: 'read_files', input: { files: [{ path }] } });
/** Claude's tool names, which cases use \u2192 the corresponding calls of Cline. */
const TRANSLATIONS = {
    bash: ({ command }) => ({ name: 'run_commands', input: { commands: [command] } }),
    read: ({ file_path, path }) => ({ name: 'read_files', input: { files: [{ path: file_path ?? path }] } }),
    write: ({ file_path, path, content }) => ({ name: 'editor', input: { path: file_path ?? path, new_text: content } }),
    edit: ({ file_path, path, old_string, new_string }) => ({
        name: 'editor',
        input: { path: file_path ?? path, old_text: old_string, new_text: new_string },
    }),
    grep: ({ pattern }) => ({ name: 'search_codebase', input: { queries: [pattern] } }),
    webfetch: ({ url, prompt }) => ({
        name: 'fetch_web_content',
        input: { requests: [{ url, prompt: prompt ?? 'Read it.' }] },
    }),
};

const calls_callSubagent = (request, task) => listedCall(request, { name: 'spawn_agent', input: { systemPrompt: 'You do as you are asked.', task } });
const calls_callTool = callerOf(TRANSLATIONS);
const lacksTool = lacking('Cline', ['websearch', 'glob', 'ls', 'notebookedit']);

// EXTERNAL MODULE: ./build/lib/skill/package/manifest.js
var package_manifest = __webpack_require__(89924);
;// CONCATENATED MODULE: ./build/lib/agents/cline/facts.js
/** Facts about Cline's CLI, each stated once. Measured on the pinned version. */

const facts_pinned = '3.0.65';
const facts_build = (version, { os, arch }) => ({
    spec: `@cline/cli-${os}-${arch}@${version}`,
    folder: `@cline/cli-${os}-${arch}`,
    binary: 'bin/cline',
});
/** The provider that a key is for, with the variable of its address. */
const PROVIDERS = [
    { key: 'CLINE_API_KEY', provider: 'cline', address: null },
    { key: 'ANTHROPIC_API_KEY', provider: 'anthropic', address: 'ANTHROPIC_BASE_URL' },
    { key: 'OPENAI_API_KEY', provider: 'openai-compatible', address: 'OPENAI_BASE_URL' },
    { key: 'OPENROUTER_API_KEY', provider: 'openrouter', address: null },
    { key: 'GEMINI_API_KEY', provider: 'gemini', address: null },
    { key: 'DEEPSEEK_API_KEY', provider: 'deepseek', address: null },
];
const facts_credentials = {
    any_of: PROVIDERS.map(({ key }) => key),
    secrets: [],
    settings: ['OPENAI_BASE_URL', 'ANTHROPIC_BASE_URL', 'CLINE_PROVIDER', 'CLINE_MODEL'],
    homes: ['CLINE_DIR', 'CLINE_DATA_DIR'],
};
/** Measured in a checkout (3.0.65). */
const facts_project_skills = {
    folders: ['.agents/skills', '.cline/skills', '.clinerules/skills'],
    levels: [0, 1],
    hidden: 'read',
    inside_skills: false,
};
/** Of every tool's result (3.0.65). */
const MOST_ANSWER = 8_000;
/** What Cline gives its model of a long SKILL.md. */
const body_limit = {
    give({ name, text, body }) {
        const [, description = ''] = /^description:\s*(.*)$/m.exec(text) ?? [];
        const answer = `<command-name>${name}</command-name>\n<command-instructions>\nDescription: ${description}\n\n${body.trim()}\n</command-instructions>`;
        if (answer.length <= MOST_ANSWER)
            return answer;
        const mark = `\n\n...[truncated ${answer.length - MOST_ANSWER} chars]...\n\n`;
        const half = Math.floor((MOST_ANSWER - mark.length) / 2);
        return `${answer.slice(0, half)}${mark}${answer.slice(-half)}`;
    },
    rule: 'keeps the beginning and the end of what a tool returns, 8,000 characters in all',
    marks: /\.\.\.\[truncated \d+ chars\]\.\.\./,
};
/** 3.0.65. */
const facts_denials = { words: [[/is disabled by policy/, 'agent']], otherwise: 'permission' };
/** 3.0.65. */
const facts_packages = {
    schemas: [package_manifest/* PLUGIN_SCHEMA */.aO],
    ...{ as: 'agent-plugin', manifest: 'plugin.json', also: [] },
    rejectSkill: (skill) => (0,package_manifest/* findBadSkill */.gw)(skill, true),
};

;// CONCATENATED MODULE: ./build/lib/agents/cline/launch.js


const EMBEDDED_MODEL = 'embedded';
const SETTINGS = 'AGENT_ROUTING_CLINE_PROVIDERS';
/** Cline 3.0.65 takes a model's address from this file alone, and a unit's address is known when it starts. The file holds no key. */
const launch_START = `umask 077; d="$HOME/.cline/data/settings"; mkdir -p "$d" && printf %s "$${SETTINGS}" > "$d/providers.json"; unset ${SETTINGS}; exec "$@"`;
function chooseProvider({ model_url, vendor_model, user_env }) {
    if (model_url !== null)
        return { provider: 'openai-compatible', model: vendor_model ?? EMBEDDED_MODEL, baseUrl: `${model_url}/v1` };
    const found = PROVIDERS.find(({ key }) => user_env[key]);
    if (!found)
        return null;
    const baseUrl = (found.address && user_env[found.address]) || null;
    return { provider: user_env['CLINE_PROVIDER'] ?? found.provider, model: vendor_model, baseUrl };
}
function renderSettings({ provider, model, baseUrl }) {
    const settings = { provider, ...(model ? { model } : {}), ...(baseUrl ? { baseUrl } : {}) };
    const entry = { settings, updatedAt: '2026-01-01T00:00:00.000Z', tokenSource: 'manual' };
    return JSON.stringify({ version: 1, lastUsedProvider: provider, modes: {}, providers: { [provider]: entry } });
}
const ALWAYS = {
    // Otherwise it starts a daemon that outlives it.
    CLINE_SESSION_BACKEND_MODE: 'local',
    CLINE_NO_AUTO_UPDATE: '1',
    AI_SDK_LOG_WARNINGS: 'false',
};
function launch_launch(setup) {
    const provider = chooseProvider(setup);
    // biome-ignore format: a table
    const command = [
        setup.binary,
        '--json',
        '--auto-approve', 'true',
        ...(provider ? ['-P', provider.provider] : []),
        ...(provider?.model ? ['-m', provider.model] : []),
        // It has no custom agents: the instructions of one take the place of its system prompt.
        ...(setup.instructions ? ['-s', setup.instructions] : []),
        '--',
        setup.prompt,
    ];
    const isolated = provider ? { [SETTINGS]: renderSettings(provider) } : {};
    const env = (0,unit_env/* unitEnv */.mJ)(setup, { always: ALWAYS, isolated, embedded: () => ({ OPENAI_API_KEY: 'loopback' }) });
    return SETTINGS in env
        ? { file: '/bin/sh', args: ['-c', launch_START, 'sh', ...command], env, cwd: setup.workspace }
        : { file: setup.binary, args: command.slice(1), env, cwd: setup.workspace };
}

// EXTERNAL MODULE: ./build/lib/agents/listing/explain-loss.js
var explain_loss = __webpack_require__(26975);
;// CONCATENATED MODULE: ./build/lib/agents/listing/unlimited-listing.js
/** A source \u2192 the listing of an agent that has no budget: each skill is shown or left out for a reason of its own. */




function listingOf(rules) {
    const predict = (context) => {
        const { skills } = context.source;
        const loaded = skills.filter((skill) => rules.reject(skill, context) === null);
        const keyOf = (name) => (rules.ignores_case ? name.toLowerCase() : name);
        const winners = new Map();
        for (const skill of loaded) {
            const name = keyOf(rules.nameOf(skill, context));
            if (!winners.has(name))
                winners.set(name, skill);
        }
        return skills.map((skill) => {
            const id = rules.nameOf(skill, context);
            const why = rules.reject(skill, context) ?? namesake(skill, winners.get(keyOf(id)), rules);
            if (why !== null)
                return { skill, id, ...(0,offer_match/* measureOffer */.HO)(skill, undefined), why };
            const shown = rules.shows ? rules.shows(skill) : skill.description;
            const offer = (0,offer_match/* measureOffer */.HO)(skill, shown, shown);
            if (offer.offer === 'full')
                return { skill, id, ...offer, why: null };
            return { skill, id, ...offer, why: (0,explain_loss/* isBlank */.z3)(skill) ? explain_loss/* BLANK */.Z4 : (rules.hidden?.(skill) ?? null) };
        });
    };
    const predictOffers = predictOnce(predict);
    const listedAs = (skill, context) => [rules.nameOf(skill, context)];
    return { listedAs, predictOffers, explainOffer: explainBy(predictOffers, rules) };
}
function namesake(skill, winner, { title, keeps }) {
    if (winner === undefined || winner === skill)
        return null;
    const one = keeps === 'any, by chance' ? 'one skill per name, by chance another at each start' : 'one skill per name';
    return (0,contract_offer/* explain */.WE)(`${title} keeps ${one}, and ${winner.path} has the same name`, 'rename one of the two');
}
/** The reason of the prediction, if it agrees with the observed offer. Of two skills with one name the other may stay, too. */
const explainBy = (predict, rules) => (skill, context, offer) => {
    const rows = predict(context);
    const row = rows.find((each) => each.skill.path === skill.path);
    if (offer === 'full' || !row)
        return null;
    if (row.offer === offer)
        return row.why;
    const other = rows.find((each) => each !== row && each.id === row.id);
    return offer === 'absent' ? namesake(skill, other?.skill, rules) : null;
};

// EXTERNAL MODULE: ./build/lib/skill/front-matter-problem.js
var front_matter_problem = __webpack_require__(61389);
;// CONCATENATED MODULE: ./build/lib/agents/cline/rejection.js
/** A SKILL.md \u2192 why Cline does not list it, with the fix. It says nothing of it. */



/** A byte order mark is accepted, and a block that is YAML but no mapping counts as none. */
const HARMLESS = /byte order mark|control character|is not a list of/;
/** The rules of 3.0.65; null where it is listed. It needs no front matter at all. */
function rejection_findRejection(skill, { source, install }) {
    const { path, front_matter, text } = skill;
    const outer = (0,synced_skills/* outermost */.J9)(skill, source);
    const isSynced = install === 'skills';
    if (isSynced && outer !== skill)
        return (0,contract_offer/* explain */.WE)(`Cline does not look for skills inside the folder of another skill, and that of ${outer.path} is one`, `move ${path} out of it`);
    if (isSynced && (0,synced_skills/* syncedPath */.G2)(skill, source).split('/').length > 2)
        return (0,contract_offer/* explain */.WE)(`Cline looks for skills one folder deep, and another skill's folder has the same name as that of ${path}`, 'rename one of the two');
    const { fields, problems, body_line, present } = front_matter;
    const broken = present && problems.find(({ message }) => !HARMLESS.test(message));
    if (broken)
        return (0,contract_offer/* explain */.WE)(`Cline does not list a skill whose front matter is not YAML (${path}, line ${broken.line}: ${broken.message})`, (0,front_matter_problem/* cureProblem */.vG)(broken.kind));
    const odd = ['name', 'description'].find((key) => typeof (fields[key] ?? '') !== 'string');
    if (odd)
        return (0,contract_offer/* explain */.WE)(`Cline does not list a skill whose ${odd} is not text`, (0,front_matter_problem/* cureUntext */.io)(fields[odd]));
    if (String(fields['name'] ?? '').includes(', '))
        return (0,contract_offer/* explain */.WE)(`Cline separates the names of its list by commas, so that a model reads '${fields['name']}' as several skills`, 'rename it');
    if (fields['disabled'] === true || fields['enabled'] === false)
        return (0,contract_offer/* explain */.WE)('`disabled: true` and `enabled: false` hide the skill on Cline', 'remove that line');
    const word = ['disabled', 'enabled'].find((key) => typeof (fields[key] ?? false) !== 'boolean');
    if (word)
        return (0,contract_offer/* explain */.WE)(`Cline does not list a skill whose \`${word}\` is neither true nor false`, 'remove that line');
    const body = text.split(/\r?\n/).slice(present ? body_line - 1 : 0);
    return body.some((line) => line.trim() !== '')
        ? null
        : (0,contract_offer/* explain */.WE)('Cline does not list a skill without instructions', `write them below the front matter of ${path}`);
}
const NAMES_ONLY = (0,contract_offer/* explain */.WE)('Cline puts no description before the model, for any skill: a model has the name alone to go by', 'say in the name what the skill is for');

;// CONCATENATED MODULE: ./build/lib/agents/cline/offer.js


/** Without a skill there is no such tool (3.0.65). */
const offer_signs = { own: [], heading: /check if any available skills match/, tool: 'skills' };
/** Only the main agent has teammates; where teams are off, its prompt begins with its name, and a subagent's is its task. */
function offer_classifyRequest({ tools, texts }) {
    if (tools.length === 0)
        return 'side';
    const system = texts.find(({ role }) => role === 'system')?.text ?? '';
    return tools.some(({ name }) => name === 'team_spawn_teammate') || system.startsWith('You are Cline')
        ? 'main'
        : 'subagent';
}
const NAMES = / Available skills: ([\s\S]*)\.$/;
/** A name with a comma and a space in it would be read as two; the tool itself takes no such name apart. */
function offer_readOffer({ tools }) {
    const names = NAMES.exec(tools.find(({ name }) => name === 'skills')?.description ?? '')?.[1];
    if (names === undefined)
        return [];
    return names.split(', ').map((id) => ({ id, also: [], description: null, path: null }));
}
/** The description of the tool is all that Cline says of its skills: their names, and when to use one. */
function offer_readListing({ tools }) {
    const tool = tools.find(({ name, description }) => name === 'skills' && NAMES.test(description));
    return tool ? { passages: [], tool } : null;
}
/** Without a name of its own a skill has its folder's. */
function nameOf({ front_matter, dir }, { source, install }) {
    const name = front_matter.fields['name'];
    const own = typeof name === 'string' && name.trim() !== '' ? name.trim() : dir;
    return install === 'agent-plugin' ? `${source.plugins[0]?.manifests['plugin.json']?.['name']}:${own}` : own;
}
const offer_listedAs = (skill, context) => [nameOf(skill, context)];
const { predictOffers: offer_predictOffers, explainOffer: offer_explainOffer } = listingOf({
    title: 'Cline',
    nameOf,
    reject: rejection_findRejection,
    shows: () => null,
    hidden: () => NAMES_ONLY,
    // Which one does not follow from names, order or time: aa stayed beside bb, and mm beside aa once others came; capitals make no difference (3.0.65).
    keeps: 'any, by chance',
    ignores_case: true,
});

;// CONCATENATED MODULE: ./build/lib/agents/cline/parts.js
/** A request of Cline \u2192 the tools that it lists (3.0.65). It takes no custom agents of a plugin. */

const parts_parts = {
    // Measured in a checkout that has them all, and with one alone.
    instructions: [['AGENTS.md']],
    subagents: null,
    tools: listTools,
    // Before a server of a package stands the package's name.
    toolPrefix: (server, plugin) => `${plugin === null ? server : `${plugin}.${server}`.replaceAll('.', '_')}__`,
    server_paths: 'Cline starts the servers of its own settings alone (cline_mcp_settings.json)',
    commandName: null,
};

;// CONCATENATED MODULE: ./build/lib/agents/cline/source.js
/** Writes a unit's home for Cline: the source as the user's own skills. */




const { join: cline_source_join } = external_node_path_.posix;
const source_installs = ['skills', 'agent-plugin'];
const skillsFolder = (home) => cline_source_join(home, '.cline', 'skills');
/** Where it looks for packages of Agent Plugins; no step of its own puts one there (3.0.65). */
const packageFolder = ({ home, source }) => cline_source_join(home, '.agents', 'plugins', /^\w[\w.-]*$/.test(source.name) ? source.name : 'package');
const source_skillPath = (setup, skill) => setup.install === 'agent-plugin'
    ? cline_source_join(packageFolder(setup), skill.path)
    : cline_source_join(skillsFolder(setup.home), (0,synced_skills/* syncedPath */.G2)(skill, setup.source));
async function source_setUp(setup, files) {
    const { home, workspace } = setup;
    for (const folder of [workspace, (0,unit_env/* temporaryFolder */.yy)(home), skillsFolder(home)])
        await files.makeFolder(folder);
    for (const one of [setup, ...(setup.neighbours ?? []).map((each) => asNeighbour(setup, each))]) {
        if (one.install === 'agent-plugin')
            await files.copy(one.source_copy, packageFolder(one));
        else if (one !== setup || one.install !== 'project')
            await (0,synced_skills/* copySkills */.sS)(one.source, one.source_copy, skillsFolder(home), files);
    }
}

;// CONCATENATED MODULE: ./build/lib/agents/cline/starts.js
/** From what of a source Cline 3.0.65 starts something. */

const cline_starts_starts = [
    { files: ['{.clinerules,.cline}/hooks/*'], form: 'script' },
    { files: [(0,starts/* modulesIn */.D)('{.cline,.clinerules,.agents}/plugins')], form: 'module' },
    // Its runtime, Bun, runs what `preload` names, and hands the variables on to what it starts.
    { files: ['bunfig.toml', '.env{,.development,.production,.test}{,.local}'], form: 'script' },
    { files: ['.agents/plugins/**/{.,}mcp.json', 'cline_mcp_settings.json', '.cline/mcp.json'], form: 'json' },
];

;// CONCATENATED MODULE: ./build/lib/agents/calls/seen.js
/** Ids that a run tells more than once \u2192 which of them were there before. */
/** A run has some dozens; the limit only keeps malicious output from filling the memory. */
const MAX_SEEN = 20_000;
function createSeen() {
    const ids = new Set();
    return {
        has: (id) => ids.has(id),
        /** Whether it is new. */
        add(id) {
            if (ids.has(id))
                return false;
            if (ids.size < MAX_SEEN)
                ids.add(id);
            return true;
        },
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/calls/open-calls.js
/** Calls that a run began \u2192 each once with its end, though stream and log both tell of it; those without an end at last. */

/** Malicious output must not fill the memory. */
const MAX_OPEN = 1_000;
/** A vendor may give calls no id (`""`, seen on pi 0.87.1 and Cline 3.0.65): each is another one, and the oldest ends first. */
function createOpenCalls() {
    const open = new Map();
    const nameless = [];
    const ended = createSeen();
    return {
        begin(call) {
            if (ended.has(call.call_id) || open.size + nameless.length >= MAX_OPEN)
                return;
            if (call.call_id === '')
                nameless.push(call);
            else
                open.set(call.call_id, call);
        },
        get: (call_id) => (call_id === '' ? nameless[0] : open.get(call_id)),
        /** Null where it never began, or has ended before. */
        end(call_id) {
            if (call_id === '')
                return nameless.shift() ?? null;
            const call = open.get(call_id);
            open.delete(call_id);
            return call && ended.add(call_id) ? call : null;
        },
        /** Those that are under way. */
        list: () => [...open.values(), ...nameless],
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/faults/unanswered.js
const UNANSWERED = {
    kind: 'server_timeout',
    message: 'the model server had not answered before the timeout',
};

;// CONCATENATED MODULE: ./build/lib/agents/faults/run-remains.js


/** Malicious output must not fill the memory. */
const MAX_LENGTH = 4_000;
const run_remains_MAX_LINE = 1_000;
/** faultOfStart: maps the output of an agent that could not start to a fault. */
function createRemains(faultOfStart) {
    let kept = '';
    return {
        /** Whether there was a record. */
        started: false,
        /** Where the last one stands. */
        last: { stream: 'stdout', line: 0, proof: '' },
        /** Takes a line that is not a record. */
        keep(line) {
            if (kept.length < MAX_LENGTH)
                kept += `${line.slice(0, run_remains_MAX_LINE)}\n`;
        },
        /** waiting: all that it still had to do was to wait for its model. */
        failure(exit, waiting) {
            if (exit.timed_out && waiting)
                return { fault: UNANSWERED, location: this.last };
            if (exit.stopped_early)
                return null;
            const words = kept.trim();
            const fault = (this.started ? null : faultOfStart(words)) ?? exitFault(exit, words.split('\n').at(-1) ?? '');
            return fault && { fault, location: { ...this.last, stream: 'stderr', proof: '' } };
        },
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/faults/start-fault.js

/** A shell's words for a program that is not there. */
const NOT_THERE = [
    'cli_missing',
    /: (?:command not found|No such file or directory|Permission denied|cannot execute)/,
];
/** shown: the part of stderr that the message quotes. */
const startFault = (words, shown = (stderr) => stderr) => (stderr) => {
    const kind = words.find(([, pattern]) => pattern.test(stderr))?.[0];
    return kind ? { kind, message: (0,status_fault/* oneLine */.TN)(shown(stderr)) } : null;
};

;// CONCATENATED MODULE: ./build/lib/agents/cline/faults.js



/** Its own classes; `unknown` says nothing. */
const CLASSES = {
    auth: 'auth',
    rate_limit: 'rate_limit',
    ratelimit: 'rate_limit',
    quota: 'quota',
    balance: 'quota',
    network: 'unreachable',
    timeout: 'server_timeout',
    server: 'server',
    invalid_request: 'bad_config',
    context: 'bad_config',
};
/** Its events say no status (3.0.65); null: not known. */
function faultOfError(event, status) {
    const error = (0,json_value/* asFields */.qI)(event['error']);
    const words = (0,json_value/* string */.Yj)(error['message']) || (0,json_value/* string */.Yj)(event['message']) || (0,json_value/* string */.Yj)(event['text']);
    const byStatus = (0,status_fault/* statusFault */.jR)(status, words);
    // A spent quota has the error class of too many requests.
    const kind = status !== null || byStatus?.kind === 'quota' ? byStatus?.kind : CLASSES[(0,json_value/* string */.Yj)(event['errorClass'])];
    return { kind: kind ?? byStatus?.kind ?? 'server', message: (0,status_fault/* oneLine */.TN)(words) };
}
/** A record of its log \u2192 the status with which the vendor refused; of several tries, the last one's. Null where it says none. */
function statusOfLog({ err }) {
    const { statusCode, lastError } = (0,json_value/* asFields */.qI)(err);
    return (0,json_value/* number */.ai)(statusCode) ?? (0,json_value/* number */.ai)((0,json_value/* asFields */.qI)(lastError)['statusCode']);
}
/** What it prints where it cannot begin. */
const faultOfStart = startFault([
    ['auth', /API key|not (?:signed|logged) in|cline auth|authenticat/i],
    ['cli_missing', /: (?:command not found|not found|No such file or directory|Permission denied|cannot execute)/],
    ['bad_config', /^error: (?:unknown option|option )|unknown provider|invalid (?:provider|model)/im],
]);

// EXTERNAL MODULE: ./build/lib/agents/cline/format.js
var cline_format = __webpack_require__(98912);
;// CONCATENATED MODULE: ./build/lib/agents/cline/transcript.js








/** They wait for another agent, which is then the one that waits or runs something. */
const DELEGATES = new Set(['spawn_agent', 'team_run_task', 'team_await_runs']);
const transcript_createParser = parserOf('cline', cline_format/* formats */.Fx, transcript_readRecords);
function transcript_readRecords(facts, emit) {
    const reading = { facts, cwd: facts.cwd, disk: new Map() };
    const open = createOpenCalls();
    const remains = createRemains(faultOfStart);
    let asked = false;
    let status = null;
    let idle = false;
    let result = null;
    let error = null;
    let aborted = null;
    function finish(call_id, result, location) {
        const call = open.end(call_id);
        if (call)
            listToolEvents({ ...call, result, location }, reading).forEach(emit);
    }
    /** A result is a text, or the rows that stdout brings, as JSON. */
    function readSession(record, location) {
        for (const part of (0,cline_format/* messagesOf */.cr)(record).flatMap(({ content }) => (0,json_value/* list */.p_)(content).map(json_value/* asFields */.qI))) {
            const call_id = (0,json_value/* string */.Yj)(part['id']) || (0,json_value/* string */.Yj)(part['tool_use_id']);
            if (part['type'] === 'tool_use')
                open.begin({ call_id, tool: (0,json_value/* string */.Yj)(part['name']), input: part['input'] ?? null, location });
            else if (part['type'] === 'tool_result') {
                const { content } = part;
                const error = part['is_error'] === true ? textOfContent(content) || 'the call failed' : '';
                finish(call_id, { output: rowsOf(content), error }, location);
            }
        }
    }
    function readTool(event, location) {
        const call_id = (0,json_value/* string */.Yj)(event['toolCallId']);
        if (event['type'] === 'content_start')
            open.begin({ call_id, tool: (0,json_value/* string */.Yj)(event['toolName']), input: event['input'] ?? null, location });
        else if (event['type'] === 'content_end')
            finish(call_id, { output: event['output'], error: (0,json_value/* string */.Yj)(event['error']) }, location);
    }
    function readEvent(event, location) {
        switch (event['type']) {
            case 'iteration_start':
                asked = true;
                return;
            case 'error':
                // A tool call that failed is one too, after which the run goes on.
                if (event['recoverable'] !== true)
                    error = { record: event, location };
                return;
            case 'content_start':
            case 'content_end': {
                if (event['contentType'] === 'tool')
                    readTool(event, location);
                const text = (0,json_value/* string */.Yj)(event['text']);
                if (event['contentType'] === 'text' && event['type'] === 'content_end' && text !== '')
                    emit({ type: 'message', text, ...location });
            }
        }
    }
    /** A teammate's events are in the team's; what it says is the result of one of the main agent's calls. */
    function readTeam(event, location) {
        const inner = (0,json_value/* asFields */.qI)(event['event']);
        if (event['type'] === 'agent_event' && inner['contentType'] === 'tool')
            readTool(inner, location);
    }
    function findFault(exit) {
        const failed = error ?? (result?.record['finishReason'] === 'error' ? result : null);
        if (failed)
            return { fault: faultOfError(failed.record, status), location: failed.location };
        if (result)
            return null;
        if (aborted)
            return { fault: { kind: 'crashed', message: `the run was ended: ${aborted.words}` }, location: aborted.location };
        // Between its calls it does nothing but wait, for an answer or for the rest of one.
        return remains.failure(exit, asked && idle);
    }
    return {
        record(record, location) {
            if ((0,cline_format/* isLog */.V_)(record))
                status = statusOfLog(record) ?? status;
            if (location.stream !== 'stdout' || !cline_format/* formats */.Fx.recognise(record))
                return;
            remains.started = true;
            remains.last = location;
            if ((0,cline_format/* isSession */.lV)(record))
                return readSession(record, location);
            switch (record['type']) {
                case 'agent_event':
                    readEvent((0,json_value/* asFields */.qI)(record['event']), location);
                    return;
                case 'team_event':
                    readTeam((0,json_value/* asFields */.qI)(record['event']), location);
                    return;
                case 'run_result':
                    result = { record, location };
                    return;
                case 'run_aborted':
                    aborted = { words: (0,json_value/* string */.Yj)(record['message']) || (0,json_value/* string */.Yj)(record['reason']), location };
                    return;
                case 'error':
                    error ??= { record, location };
            }
        },
        text(line) {
            if (!remains.started)
                remains.keep(line);
        },
        stderr: (line) => remains.keep(line),
        end(exit) {
            idle = open.list().every(({ tool }) => DELEGATES.has(tool));
            for (const call of open.list())
                listToolEvents({ ...call, result: null }, reading).forEach(emit);
            if (result) {
                const { inputTokens, outputTokens, totalCost } = (0,json_value/* asFields */.qI)(result.record['usage']);
                const usage = {
                    input_tokens: (0,json_value/* number */.ai)(inputTokens),
                    output_tokens: (0,json_value/* number */.ai)(outputTokens),
                    cost_usd: (0,json_value/* number */.ai)(totalCost),
                };
                emit({ type: 'end', usage, session_id: null, ...result.location });
            }
            const found = findFault(exit);
            if (found)
                emit({ type: 'fault', fault: found.fault, ...found.location });
            else if (result)
                emit({ type: 'final_answer', text: (0,json_value/* string */.Yj)(result.record['text']), ...result.location });
            const model = (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(result?.record['model'])['id']);
            if (result && model)
                emit({ type: 'model', model, ...result.location });
        },
    };
}
function rowsOf(content) {
    const text = typeof content === 'string' ? content : textOfContent(content);
    if (!text.startsWith('['))
        return text;
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}

;// CONCATENATED MODULE: ./build/lib/agents/cline/index.js
/** Cline's CLI: its row of the agents table. */










const cline = {
    name: 'cline',
    title: 'Cline',
    // 3.0.65.
    request_tokens: 5600,
    ...cline_facts_namespaceObject,
    registry_package: 'cline',
    id_case: 'ignore',
    bundled_skills: [],
    lists_names_alone: true,
    // biome-ignore format: a table
    ignored_fields: [
        'disable-model-invocation', 'user-invocable', 'when_to_use', 'paths', 'hooks', 'allowed-tools',
        'context', 'agent',
    ],
    // Its hooks are scripts named after their event, and can end a run but refuse no single call; it reads no declaration.
    foreign_hooks: /^/,
    starts: cline_starts_starts,
    hook_facts: interface_hook_facts/* NO_HOOK_FACTS */._K,
    ...cline_source_namespaceObject,
    defaultInstall: () => 'skills',
    subagents: { how: 'as_instructions', folders: [] },
    codec: chatCompletions,
    shares_sessions: true,
    launch: launch_launch,
    warm: null,
    ...cline_offer_namespaceObject,
    parts: parts_parts,
    ...cline_calls_namespaceObject,
    createParser: transcript_createParser,
    // What it keeps of a session says what stdout says.
    sessions: { home: '.cline/data', variable: 'CLINE_DATA_DIR', below: 'sessions' },
    session_logs: ['.cline/data/logs/cline.log'],
    shared_logs: ['.cline/data'],
};

;// CONCATENATED MODULE: ./build/lib/model/responses-reply.js

const responses_reply_usageOf = (turn) => ({
    input_tokens: tokensRead(turn, 10),
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 5,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: tokensRead(turn, 10) + 5,
});
function callItem(call, request, id, index) {
    const call_id = `call_${id}_${index}`;
    const namespace = call.namespace ? { namespace: call.namespace } : {};
    const freeform = typeof call.input === 'string' || request.tools.some((tool) => tool.freeform && tool.name === call.name);
    if (freeform) {
        const input = typeof call.input === 'string' ? call.input : JSON.stringify(call.input);
        return { id: `ctc_${id}_${index}`, type: 'custom_tool_call', status: 'completed', call_id, name: call.name, input };
    }
    return {
        id: `fc_${id}_${index}`,
        type: 'function_call',
        status: 'completed',
        call_id,
        ...namespace,
        name: call.name,
        arguments: JSON.stringify(call.input ?? {}),
    };
}
function itemsOf(turn, request, id) {
    const calls = turn.calls.map((call, index) => callItem(call, request, id, index));
    // A reply without any item leaves Codex 0.169 without a final message, so send at least a space.
    const text = turn.text || (calls.length ? '' : ' ');
    const content = [{ type: 'output_text', text, annotations: [] }];
    const message = { id: `msg_${id}`, type: 'message', status: 'completed', role: 'assistant', content };
    return text ? [message, ...calls] : calls;
}
/** turn: null while it is under way. */
function responseOf(request, id, turn, output) {
    const status = turn === null ? 'in_progress' : 'completed';
    const usage = turn && responses_reply_usageOf(turn);
    return { id: `resp_${id}`, object: 'response', created_at: 0, status, model: request.model, output, usage };
}
const replyOf = (turn, request, id) => responseOf(request, id, turn, itemsOf(turn, request, id));
/** The events between the start of an item and its end: text and arguments arrive as one delta. */
function deltasOf(item, output_index) {
    const location = { item_id: item['id'], output_index };
    if (item['type'] === 'message') {
        const [part] = item['content'];
        const at = { ...location, content_index: 0 };
        return [
            { type: 'response.content_part.added', ...at, part: { ...part, text: '' } },
            { type: 'response.output_text.delta', ...at, delta: part?.['text'] },
            { type: 'response.output_text.done', ...at, text: part?.['text'] },
            { type: 'response.content_part.done', ...at, part },
        ];
    }
    if (item['type'] === 'custom_tool_call')
        return [
            { type: 'response.custom_tool_call_input.delta', ...location, delta: item['input'] },
            { type: 'response.custom_tool_call_input.done', ...location, input: item['input'] },
        ];
    return [
        { type: 'response.function_call_arguments.delta', ...location, delta: item['arguments'] },
        { type: 'response.function_call_arguments.done', ...location, arguments: item['arguments'] },
    ];
}
function begun(item) {
    if (item['type'] === 'message')
        return { ...item, status: 'in_progress', content: [] };
    return {
        ...item,
        status: 'in_progress',
        ...(item['type'] === 'custom_tool_call' ? { input: '' } : { arguments: '' }),
    };
}
function listEvents(turn, request, id) {
    const items = itemsOf(turn, request, id);
    const events = [
        { type: 'response.created', response: responseOf(request, id, null, []) },
        ...items.flatMap((item, output_index) => [
            { type: 'response.output_item.added', output_index, item: begun(item) },
            ...deltasOf(item, output_index),
            { type: 'response.output_item.done', output_index, item },
        ]),
        { type: 'response.completed', response: responseOf(request, id, turn, items) },
    ];
    return events.map((event, sequence_number) => ({ ...event, sequence_number }));
}

;// CONCATENATED MODULE: ./build/lib/model/responses.js
/** Codec of the OpenAI Responses API: a request body \u2192 a ModelRequest, a ModelTurn \u2192 an SSE stream or a JSON response. */



/** Content is a string, or parts of input_text, output_text, refusal. */
function responses_partsOf(content) {
    if (typeof content === 'string')
        return [content];
    return (0,json_value/* objects */.JD)(content)
        .map((part) => (0,json_value/* string */.Yj)(part['text'] ?? part['refusal']))
        .filter((text) => text !== '');
}
/** The namespace whose tools are called by their bare name (Codex 0.169 code mode). */
const BARE_NAMESPACE = 'functions';
function toolsOf(value, namespace = '') {
    return (0,json_value/* objects */.JD)(value).flatMap((tool) => {
        const name = (0,json_value/* string */.Yj)(tool['name']) || (0,json_value/* string */.Yj)(tool['type']);
        if (tool['type'] === 'namespace')
            return toolsOf(tool['tools'], name === BARE_NAMESPACE ? '' : `${name}.`);
        return [
            {
                name: `${namespace}${name}`,
                description: (0,json_value/* string */.Yj)(tool['description']),
                freeform: tool['type'] === 'custom',
                input_schema: tool['parameters'] ?? tool['format'] ?? null,
            },
        ];
    });
}
function inputOf(item) {
    if (item['type'] !== 'function_call')
        return item['input'] ?? item['action'] ?? null;
    return (0,reply/* parseArguments */.We)((0,json_value/* string */.Yj)(item['arguments']) || '{}');
}
/** Items that a model produces; consecutive ones form one turn. */
const MODEL_ITEMS = new Set([
    'reasoning',
    'function_call',
    'custom_tool_call',
    'local_shell_call',
    'tool_search_call',
    'web_search_call',
]);
function responses_parseRequest(body, headers) {
    const root = (0,json_value/* isJson */.Fh)(body) ? body : {};
    const parts = responses_partsOf(root['instructions']).map((text) => ({ type: 'text', role: 'system', text }));
    const tools = toolsOf(root['tools']);
    let step = 0;
    const input = typeof root['input'] === 'string' ? [{ role: 'user', content: root['input'] }] : (0,json_value/* list */.p_)(root['input']);
    let modelSpoke = false;
    for (const item of input.filter(json_value/* isJson */.Fh)) {
        const type = (0,json_value/* string */.Yj)(item['type']) || 'message';
        const role = (0,reply/* roleOf */.kp)(item);
        const speaks = MODEL_ITEMS.has(type) || (type === 'message' && role === 'assistant');
        if (speaks && !modelSpoke)
            step += 1;
        modelSpoke = speaks;
        const call_id = (0,json_value/* string */.Yj)(item['call_id']) || (0,json_value/* string */.Yj)(item['id']);
        if (type === 'message')
            for (const text of responses_partsOf(item['content']))
                parts.push({ type: 'text', role, text });
        // Code-mode models of Codex get their tools as an input item instead of the `tools` field.
        else if (type === 'additional_tools')
            tools.push(...toolsOf(item['tools']));
        else if (type.endsWith('_call_output')) {
            const output = (0,json_value/* isJson */.Fh)(item['output']) ? item['output']['content'] : item['output'];
            const is_error = (0,json_value/* isJson */.Fh)(item['output']) && item['output']['success'] === false;
            parts.push({ type: 'result', call_id, text: responses_partsOf(output).join('\n'), is_error });
        }
        else if (type.endsWith('_call')) {
            const name = `${item['namespace'] ? `${(0,json_value/* string */.Yj)(item['namespace'])}.` : ''}${(0,json_value/* string */.Yj)(item['name']) || type}`;
            parts.push({ type: 'call', call_id, name, input: inputOf(item) });
        }
    }
    return {
        model: (0,json_value/* string */.Yj)(root['model']),
        stream: root['stream'] === true,
        headers,
        ...(0,reply/* sortParts */.hQ)(parts),
        tools,
        step,
    };
}
/** OpenAI's names for these errors; other kinds are sent unchanged. */
const ERROR_CODES = {
    auth: { type: 'invalid_request_error', code: 'invalid_api_key' },
    rate_limit: { type: 'requests', code: 'rate_limit_exceeded' },
    quota: { type: 'insufficient_quota', code: 'insufficient_quota' },
    server: { type: 'server_error', code: 'server_error' },
};
function renderError(status, kind, message) {
    const { type, code } = ERROR_CODES[kind] ?? { type: kind, code: kind };
    return (0,reply/* jsonReply */.DB)({ error: { message, type, param: null, code } }, status);
}
const responses = {
    matches: (method, path) => method === 'POST' && /^(\/v1)?\/responses$/.test(path),
    parseRequest: responses_parseRequest,
    renderReply: (turn, request, id) => request.stream ? (0,reply/* namedEvents */.B9)(listEvents(turn, request, id)) : (0,reply/* jsonReply */.DB)(replyOf(turn, request, id)),
    renderError,
};

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
;// CONCATENATED MODULE: ./build/lib/agents/codex/transcript/split-words.js
/** A shell line as a log prints an argument list \u2192 its words: quotes taken off, nothing expanded. */
/** Null when a quote stays open. */
function splitWords(line) {
    const words = [];
    let word = null;
    for (let at = 0; at < line.length; at += 1) {
        const char = line[at];
        if (char === "'") {
            const end = line.indexOf("'", at + 1);
            if (end < 0)
                return null;
            word = (word ?? '') + line.slice(at + 1, end);
            at = end;
        }
        else if (char === '"') {
            word ??= '';
            at += 1;
            while (at < line.length && line[at] !== '"') {
                if (line[at] === '\\' && '"\\$`\n'.includes(line[at + 1] ?? ' '))
                    at += 1;
                word += line[at] ?? '';
                at += 1;
            }
            if (at >= line.length)
                return null;
        }
        else if (char === '\\') {
            at += 1;
            word = (word ?? '') + (line[at] ?? '');
        }
        else if (/\s/.test(char)) {
            if (word !== null)
                words.push(word);
            word = null;
        }
        else
            word = (word ?? '') + char;
    }
    if (word !== null)
        words.push(word);
    return words;
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/transcript/command.js
/** A command as Codex reports it, wrapped in a shell \u2192 the command that the model asked for. */


const SHELLS = new Set(['bash', 'sh', 'zsh', 'dash']);
/** `/bin/bash -lc 'cat x'` \u2192 `cat x`; anything else is returned unchanged. */
function unwrapCommand(command) {
    const head = command.match(/^\s*(\S+)\s+-l?c\s/);
    if (!head || !SHELLS.has((0,posix_.basename)(head[1] ?? '')))
        return command;
    const words = splitWords(command);
    return words && words.length === 3 ? (words[2] ?? command) : command;
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/transcript/rollout-call.js



/** Of code mode's JavaScript only the one literal command is of interest; a script that runs several says no single one. */
function rollout_call_inputOf(payload) {
    const { type } = payload;
    if (type === 'function_call')
        return (0,json_value/* parseObject */.lj)((0,json_value/* string */.Yj)(payload['arguments'])) ?? {};
    if (type === 'local_shell_call')
        return (0,json_value/* asFields */.qI)(payload['action']);
    const script = (0,json_value/* string */.Yj)(payload['input']);
    if (payload['name'] === 'apply_patch')
        return { patch: script };
    const commands = [...script.matchAll(/["']?\bcmd["']?\s*:\s*("(?:[^"\\\n]|\\.)*")/g)];
    try {
        return commands.length === 1 ? { cmd: JSON.parse(commands[0]?.[1] ?? '""') } : {};
    }
    catch {
        return {};
    }
}
/** The shell command of a call, under the names that it had from 0.140.0 on; '' for another tool. */
function rollout_call_commandOf({ name, input }) {
    const given = input['cmd'] ?? input['command'];
    if (Array.isArray(given)) {
        const words = given.map(String);
        return words.length === 3 && /^-l?c$/.test(words[1] ?? '') ? (words[2] ?? '') : words.map(quote_shell/* quoteShell */.L).join(' ');
    }
    return /^(?:exec|exec_command|shell|shell_command|local_shell|local_shell_call|container\.exec|unified_exec)$/.test(name)
        ? unwrapCommand((0,json_value/* string */.Yj)(given))
        : '';
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/calls.js
/** The tool calls with which a model on Codex reads a skill or a file or runs a tool: through the shell, directly or from code mode's JavaScript. */



/** Prints the file unchanged; keeps a path with a leading `-` from being read as an option. */
const catCommand = (path) => `cat ${path.startsWith('-') ? '-- ' : ''}${(0,quote_shell/* quoteShell */.L)(path)}`;
/** The patch of a call that writes or edits a file: to Codex 0.169.0 these are one tool, and its hooks get the patch. */
function patchOf(tool, input) {
    const fields = (0,json_value/* asFields */.qI)(input);
    const given = fields['patch'] ?? fields['command'] ?? input;
    if (/^apply_?patch$/i.test(tool))
        return typeof given === 'string' ? given : null;
    const file = (0,json_value/* string */.Yj)(fields['file_path'] ?? fields['path']);
    if (!/^(?:write|edit)$/i.test(tool) || file === '')
        return null;
    const signed = (sign, text) => (0,json_value/* string */.Yj)(text).replace(/\n$/, '').replaceAll(/^/gm, sign);
    const body = /^write$/i.test(tool)
        ? `*** Add File: ${file}\n${signed('+', fields['content'])}`
        : `*** Update File: ${file}\n@@\n${signed('-', fields['old_string'])}\n${signed('+', fields['new_string'])}`;
    return `*** Begin Patch\n${body}\n*** End Patch\n`;
}
/** A model in code mode sees only what the script passes to text(). The JSON input is valid JavaScript. */
function runInCodeMode(tool, input) {
    const script = `const r = await tools.${tool.replace(/\W/g, '_')}(${JSON.stringify(input)});\ntext(typeof r === "string" ? r : r.output ?? r);\n`;
    return { name: 'exec', input: script };
}
const codeMode = (request) => request.tools.some((tool) => tool.freeform && tool.name === 'exec');
function callShell(request, command, workdir) {
    const input = { cmd: command, ...(workdir ? { workdir } : {}) };
    if (request.tools.some((tool) => tool.name === 'exec_command'))
        return { name: 'exec_command', input };
    if (codeMode(request))
        return runInCodeMode('exec_command', input);
    if (request.tools.some((tool) => tool.name === 'shell'))
        return { name: 'shell', input: { command: ['bash', '-lc', command], ...(workdir ? { workdir } : {}) } };
    return null;
}
function codex_calls_callSkill(request, skill) {
    return skill.path === null ? null : callShell(request, catCommand(skill.path));
}
const codex_calls_readFile = (request, path) => callShell(request, catCommand(path));
/** Names that other agents and tool_route cases use for the shell. */
const calls_SHELLS = new Set(['bash', 'shell', 'sh', 'exec', 'exec_command', 'local_shell', 'container.exec', 'run_command']);
function calls_commandOf(input) {
    if (typeof input === 'string')
        return { command: input };
    if (typeof input !== 'object' || input === null)
        return null;
    const { command, cmd, workdir, cwd } = input;
    const words = command ?? cmd;
    const text = Array.isArray(words) ? words.map((word) => (0,quote_shell/* quoteShell */.L)(String(word))).join(' ') : words;
    const folder = workdir ?? cwd;
    return typeof text === 'string'
        ? { command: text, ...(typeof folder === 'string' ? { workdir: folder } : {}) }
        : null;
}
/** Of code mode's JavaScript, only scripts that call nothing but the shell, each time with a command that is written out (0.169.0). */
function calls_commandsOf(tool, input) {
    if (tool === 'update_plan')
        return [];
    if (tool !== 'exec' || typeof input !== 'string') {
        const command = rollout_call_commandOf({ name: tool, input: (0,json_value/* asFields */.qI)(input) });
        return command === '' ? null : [command];
    }
    const called = [...input.matchAll(/\btools\.(\w+)\(/g)].map(([, name]) => name);
    const written = [...input.matchAll(/\bcmd["']?\s*:\s*(?:("(?:[^"\\\n]|\\.)*")|'([^'\\\n]*)')/g)];
    const shells = called.filter((name) => name === 'exec_command').length;
    if (/\b(?:eval|Function|globalThis|import)\b/.test(input))
        return null;
    if (called.length !== (input.match(/\btools\b/g)?.length ?? 0) || shells !== written.length)
        return null;
    if (called.some((name) => name !== 'exec_command' && name !== 'update_plan'))
        return null;
    return written.map(([, double, single = '']) => (double === undefined ? single : (0,json_value/* string */.Yj)((0,json_value/* parseValue */.$x)(double))));
}
/** A tool that the request does not list is called anyway: Codex then reports `unsupported call`, which is correct. */
function codex_calls_callTool(request, tool, input) {
    if (calls_SHELLS.has(tool.toLowerCase())) {
        const asked = calls_commandOf(input);
        return asked ? callShell(request, asked.command, asked.workdir) : null;
    }
    const patch = patchOf(tool, input);
    if (patch !== null)
        return codeMode(request) ? runInCodeMode('apply_patch', patch) : { name: 'apply_patch', input: patch };
    const listed = request.tools.find((each) => each.name === tool || each.name.endsWith(`.${tool}`));
    if (listed) {
        const [name = '', namespace] = listed.name.split('.').reverse();
        return { name, input, ...(namespace ? { namespace } : {}) };
    }
    // The tools of code mode are only declared in the description of `exec`.
    const nested = tool.replace(/\W/g, '_');
    const exec = request.tools.find((each) => each.freeform && each.name === 'exec');
    if (exec && new RegExp(`\\b${nested}\\(`).test(exec.description))
        return runInCodeMode(tool, input);
    return { name: tool, input };
}
/** Tools of Claude (cases use its names) for which Codex 0.169.0 only has the shell. */
const WITHOUT = new Set([
    'webfetch',
    'websearch',
    'read',
    'multiedit',
    'notebookedit',
    'glob',
    'grep',
    'ls',
    'task',
    'agent',
    'skill',
]);
const calls_lacksTool = (tool) => WITHOUT.has(tool.toLowerCase()) ? `unavailable: Codex has no equivalent of ${tool}, only its shell` : null;

;// CONCATENATED MODULE: ./build/lib/agents/codex/facts.js
/** Facts about skills in Codex 0.169.0: limits, budget, bundled skills. Measured on the real binary. */

const codex_facts_pinned = '0.169.0';
/** The listing may fill 2 % of the context window, 272,000 tokens for every bundled model, at four bytes of UTF-8 a token. */
const LISTING_TOKENS = 5440;
/** The tokens that a listing may have; the user's own limit comes before the share of the user's own context window. */
function listingTokens({ skills, model_context_window } = {}) {
    const share = model_context_window === undefined ? LISTING_TOKENS : Math.floor(model_context_window * 0.02);
    return skills?.max_context_tokens ?? share;
}
/** Bytes of the table of roots that do not count against the budget, because the text above the listing is shorter with a table. */
const ROOTS_FREE_BYTES = 142;
const LIMITS = {
    name_chars: 64,
    /** A longer description is truncated to `description_kept_chars` and `...`. */
    description_chars: 1024,
    description_kept_chars: 1021,
    /** How many directories below a skills root a SKILL.md is found. */
    nesting: 6,
};
/**
 * Bundled skills, listed before all others; their descriptions count against the budget and are truncated like the others. A
 * synced skill of the same name follows further down under that name; a plugin's skill has its plugin's name before it.
 */
const SYSTEM_SKILLS = [
    { name: 'imagegen', chars: 570 },
    { name: 'openai-docs', chars: 624 },
    { name: 'skill-creator', chars: 106 },
    { name: 'skill-installer', chars: 225 },
];
const bundled_skills = SYSTEM_SKILLS.map(({ name }) => name);
const codex_facts_credentials = {
    any_of: ['CODEX_API_KEY', 'OPENAI_API_KEY'],
    secrets: [],
    settings: ['OPENAI_BASE_URL', 'OPENAI_ORGANIZATION', 'OPENAI_PROJECT', 'CODEX_CA_CERTIFICATE'],
    homes: ['CODEX_HOME'],
    /*
     * The exchange goes to https://auth.openai.com/oauth/token, through HTTPS_PROXY and with the authorities of SSL_CERT_FILE; for
     * chatgpt-staging.com to its own. Any other `chatgpt_base_url` is refused with "supports only trusted production and staging app
     * routing", and no variable names another address. The form of its answer is published nowhere: one with the fields of a ChatGPT
     * account is taken, and sent on to chatgpt.com, which has to name a route for the workspace (0.169.0).
     */
    identity: {
        ids: ['OPENAI_FEDERATION_RULE_ID'],
        file: 'OPENAI_IDENTITY_TOKEN_FILE',
        audience: 'https://api.openai.com/v1',
    },
};
/** Measured in a checkout (0.169.0). */
const codex_facts_project_skills = {
    folders: ['.agents/skills', '.codex/skills'],
    levels: [0, LIMITS.nesting],
    hidden: 'skipped',
    inside_skills: true,
};
/** 10,000 tokens of 4 bytes (0.169.0). */
const MOST_OUTPUT_BYTES = 40_000;
/** What Codex gives its model of a long SKILL.md, which it reads with its shell. */
const facts_body_limit = {
    give({ text }) {
        const bytes = Buffer.from(text);
        if (bytes.length <= MOST_OUTPUT_BYTES)
            return text;
        const half = MOST_OUTPUT_BYTES / 2;
        return `${bytes.subarray(0, half)}\u2026${Math.ceil((bytes.length - MOST_OUTPUT_BYTES) / 4)} tokens truncated\u2026${bytes.subarray(-half)}`;
    },
    rule: 'keeps the first and the last 20 KB of what a command prints',
    marks: /tokens truncated\u2026/,
};
/** 0.169.0 runs none of another name or another letter case, and says nothing. */
const facts_hook_facts = {
    // biome-ignore format: a table
    events: [
        'PreModelRequest', 'PreToolUse', 'PermissionRequest', 'PostToolUse', 'PreCompact', 'PostCompact', 'SessionStart',
        'SessionEnd', 'UserPromptSubmit', 'SubagentStart', 'SubagentStop', 'Stop', 'Interrupt',
    ],
    starts_in: 'project',
    never_runs: ['PermissionRequest'],
    incomplete: 'hook',
    needs_reason: true,
    sets: { plugin: ['CLAUDE_PLUGIN_ROOT', 'CLAUDE_PLUGIN_DATA', 'PLUGIN_ROOT', 'PLUGIN_DATA'], project: [] },
    script_lacks: 'keeps a plugin in a folder named after its version, so a script finds none of its name',
    tools: ['Bash', 'Write', 'Edit', 'apply_patch'],
    timeout: 's',
    async_hook: 'does not wait for it, so it blocks nothing',
};
/** A rule says its own justification, or the second of these; all else is Codex's own: `rm -f style commands are not permitted` (0.169.0). */
const codex_facts_denials = {
    words: [
        [/^approval required/, 'permission'],
        [/^policy forbids commands starting with /, 'rule'],
    ],
    otherwise: 'agent',
    rule_folders: ['.codex/rules'],
};
/** 0.169.0: the standard's own rules but for links, and skills as lenient as elsewhere. */
const codex_facts_packages = {
    schemas: [package_manifest/* PLUGIN_SCHEMA */.aO],
    ...{ as: 'plugin', manifest: '.codex-plugin/plugin.json', also: ['plugin', 'marketplace'] },
    loses_links: true,
};

// EXTERNAL MODULE: ./build/lib/agents/codex/front-matter.js
var codex_front_matter = __webpack_require__(17912);
;// CONCATENATED MODULE: ./build/lib/agents/codex/hook-answer.js
/** What a hook printed \u2192 why Codex does not follow it, where it would not. */

/** Measured on 0.169.0: a deny decision with another key beside `hookSpecificOutput` is dropped silently, and the call runs. */
function explainIgnored(stdout) {
    const answer = (0,json_value/* parseObject */.lj)(stdout);
    if (answer === null || !('hookSpecificOutput' in answer))
        return null;
    const others = Object.keys(answer).filter((key) => key !== 'hookSpecificOutput');
    const inside = (0,json_value/* isJson */.Fh)(answer['hookSpecificOutput']) ? Object.keys(answer['hookSpecificOutput']) : [];
    const unknown = inside.filter((key) => !KNOWN.has(key));
    const extra = [...others, ...unknown];
    return extra.length === 0 ? null : `Codex drops a decision that has other keys with it (${extra.join(', ')})`;
}
const KNOWN = new Set([
    'hookEventName',
    'permissionDecision',
    'permissionDecisionReason',
    'updatedInput',
    'additionalContext',
]);

;// CONCATENATED MODULE: ./build/lib/agents/codex/home.js
/** Paths in a unit's home, and the config.toml with which Codex makes no requests of its own. */


const { join: home_join } = external_node_path_.posix;
const codexHome = (home) => home_join(home, '.codex');
/** JSON's string escapes are a subset of TOML's basic strings. */
const quoteToml = (text) => JSON.stringify(text).replaceAll('\u007f', '\\u007F');
/** With the `plugins` feature Codex calls github.com and chatgpt.com, so it is only enabled for installs that need it. */
function renderConfig(setup, plugins) {
    const lines = [
        'analytics.enabled = false',
        'check_for_update_on_startup = false',
        '',
        '[features]',
        `plugins = ${!(0,agent_key/* isBare */.JE)(setup.install)}`,
        // Otherwise an unreachable server is retried for ever, in spite of the retry limits.
        'unbounded_connection_retries = false',
        `hooks = ${setup.allow_processes}`,
    ];
    const markets = new Map(plugins.map(({ market, folder }) => [market, folder]));
    for (const [market, folder] of markets)
        if (folder !== null)
            lines.push('', `[marketplaces.${quoteToml(market)}]`, 'source_type = "local"', `source = ${quoteToml(folder)}`);
    for (const { key } of plugins)
        lines.push('', `[plugins.${quoteToml(key)}]`, 'enabled = true');
    return `${lines.join('\n')}\n`;
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/launch.js
/** A unit's set-up \u2192 the process to start: one `codex exec --json` on the embedded model or on the vendor's. */



/** The native binary of a platform build, as npm installs it. */
function launch_build(version, platform) {
    const cpu = platform.arch === 'arm64' ? 'aarch64' : 'x86_64';
    const system = platform.os === 'darwin' ? 'apple-darwin' : 'unknown-linux-musl';
    return {
        spec: `codex-native@npm:@openai/codex@${version}-${platform.os}-${platform.arch}`,
        folder: 'codex-native',
        binary: external_node_path_.posix.join('vendor', `${cpu}-${system}`, 'bin', 'codex'),
    };
}
/** With plugins Codex makes network requests at start; a proxy address without a listener makes them fail immediately. */
const DEAD_PROXY = {
    HTTP_PROXY: unit_env/* NOWHERE */.JW,
    HTTPS_PROXY: unit_env/* NOWHERE */.JW,
    ALL_PROXY: unit_env/* NOWHERE */.JW,
    NO_PROXY: '127.0.0.1,localhost',
    http_proxy: unit_env/* NOWHERE */.JW,
    https_proxy: unit_env/* NOWHERE */.JW,
    all_proxy: unit_env/* NOWHERE */.JW,
    no_proxy: '127.0.0.1,localhost',
};
const EMBEDDED_KEY = 'EMBEDDED_MODEL_KEY';
function launch_buildEnv(setup) {
    const { user_env, home } = setup;
    const key = user_env['CODEX_API_KEY'] || user_env['OPENAI_API_KEY'];
    const keys = key ? { CODEX_API_KEY: key, OPENAI_API_KEY: key } : {};
    return (0,unit_env/* unitEnv */.mJ)({ ...setup, user_env: { ...user_env, ...keys } }, {
        always: { TERM: 'dumb' },
        // Codex refuses helper binaries when CODEX_HOME is inside TMPDIR.
        isolated: { CODEX_HOME: codexHome(home) },
        embedded: () => ({ ...DEAD_PROXY, [EMBEDDED_KEY]: 'loopback' }),
    });
}
/** A custom provider uses plain HTTP, while the built-in one would try a WebSocket first. 0.169.0 ignores OPENAI_BASE_URL without one. */
function providerArgs(name, base_url, env_key, more) {
    // What was given for the job's identity goes only to a provider that asks for a login, as 0.169.0 calls it.
    const auth = env_key === null ? 'requires_openai_auth=true' : `env_key=${quoteToml(env_key)}`;
    const table = `{name=${quoteToml(name)},base_url=${quoteToml(base_url)},wire_api="responses",${auth},supports_websockets=false${more}}`;
    return ['-c', 'model_provider="agent_routing"', '-c', `model_providers.agent_routing=${table}`];
}
function modelArgs(setup) {
    const model = setup.vendor_model === null ? [] : ['-c', `model=${quoteToml(setup.vendor_model)}`];
    const base = setup.user_env['OPENAI_BASE_URL'];
    if (setup.model_url !== null) {
        // In mode model the answer may have to wait for a model's own limits, which is not an outage.
        const idle = setup.mode === 'model' ? 600_000 : 30_000;
        const patience = `,request_max_retries=0,stream_max_retries=0,stream_idle_timeout_ms=${idle}`;
        return [...model, ...providerArgs('embedded', `${setup.model_url}/v1`, EMBEDDED_KEY, patience)];
    }
    const by_identity = !['CODEX_API_KEY', 'OPENAI_API_KEY'].some((name) => setup.user_env[name]);
    const key = by_identity && setup.user_env['OPENAI_IDENTITY_TOKEN_FILE'] ? null : 'OPENAI_API_KEY';
    return base ? [...model, ...providerArgs('OpenAI-compatible', base.replace(/\/+$/, ''), key, '')] : model;
}
function codex_launch_launch(setup) {
    return {
        file: setup.binary,
        args: [
            'exec',
            '--json',
            '--skip-git-repo-check',
            '-C',
            setup.workspace,
            '--dangerously-bypass-approvals-and-sandbox',
            // Without this, Codex silently skips hooks that the user has not reviewed.
            ...(setup.allow_processes && !setup.withhold_trust ? ['--dangerously-bypass-hook-trust'] : []),
            ...modelArgs(setup),
            ...(setup.instructions ? ['-c', `developer_instructions=${quoteToml(setup.instructions)}`] : []),
            '--',
            // A single `-` would make Codex read the prompt from stdin.
            setup.prompt === '-' ? ' -' : setup.prompt,
        ],
        env: launch_buildEnv(setup),
        cwd: setup.workspace,
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/commands.js
/** A plugin's commands \u2192 the skills into which `codex plugin add` converts them (0.169.0), which take part of the listing's budget. */


/** A template with placeholders for arguments, shell output or files is not converted. */
const HAS_PLACEHOLDER = /\$ARGUMENTS|\$\d|\{\{|!`|(?:^|\s)@\S/;
/** Bytes of the skill that it becomes, its end of line among them; with more it is not converted (0.169.0). */
const commands_MOST = 4_000;
const commands_commandOf = (path) => path.slice(0, -3).split('/').join('-');
/** The name of the skill that a command becomes. */
function commandSkillName(path) {
    const slug = commands_commandOf(path)
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
    return `source-command-${slug}`;
}
/** Null when Codex does not convert the command. */
function renderCommandSkill(path, text) {
    if (!path.endsWith('.md'))
        return null;
    const { fields, present, body_line } = (0,front_matter/* parseFrontMatter */.e)(text);
    const description = typeof fields['description'] === 'string' ? fields['description'].trim() : '';
    const body = text
        .split(/\r?\n/)
        .slice(body_line - 1)
        .join('\n')
        .trim();
    if (!present || description === '' || HAS_PLACEHOLDER.test(body))
        return null;
    const command = commands_commandOf(path);
    const name = commandSkillName(path);
    const front = `---\nname: ${JSON.stringify(name)}\ndescription: ${JSON.stringify(description)}\n---`;
    const use = `Use this skill when the user asks to run the migrated source command \`${command}\`.`;
    const skill = `${front}\n\n# ${name}\n\n${use}\n\n## Command Template\n\n${body}`;
    return Buffer.byteLength(skill) < commands_MOST ? { name, description, text: skill } : null;
}
async function migrateCommands(plugin_folder, files) {
    const { join } = external_node_path_.posix;
    for (const path of await files.list(join(plugin_folder, 'commands'))) {
        const skill = renderCommandSkill(path, await files.read(join(plugin_folder, 'commands', path)));
        if (!skill)
            continue;
        const folder = join(plugin_folder, '.codex-plugin', 'migrated-command-skills', skill.name);
        await files.write(join(folder, 'SKILL.md'), skill.text);
    }
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/plugins.js
/** A source's manifests \u2192 the plugins that `codex plugin add` would install, and the folders in which Codex looks for their skills. */



const { join: codex_plugins_join, normalize } = external_node_path_.posix;
/** 0.169.0 looks for these, in this order. */
const MANIFESTS = ['.codex-plugin/plugin.json', '.claude-plugin/plugin.json', '.cursor-plugin/plugin.json'];
const plugins_asText = (value) => (typeof value === 'string' && value.trim() !== '' ? value : null);
/** None of a marketplace that is not there, or has no name: Codex adds no such one (0.169.0). */
function installedPlugins(source, install) {
    if (install !== 'marketplace')
        return source.plugins.slice(0, 1).map((plugin) => readPlugin(plugin, 'local', source));
    const market = plugins_asText(source.marketplace_name);
    if (market === null)
        return [];
    // Codex ignores a path without ./, whatever pluginRoot is.
    const local = source.plugins.filter(({ entry }) => String(entry?.['source']).startsWith('./'));
    return local.map((plugin) => readPlugin(plugin, market, source));
}
function readPlugin({ folder, manifests, entry }, market, source) {
    const path = MANIFESTS.find((each) => manifests[each]);
    const manifest = path === undefined ? null : (manifests[path] ?? null);
    const fallback = manifest ? null : readEntry(entry, source);
    const name = plugins_asText(manifest?.['name']) ?? plugins_asText(entry?.['name']) ?? source.name;
    const version = plugins_asText(manifest?.['version']) ?? plugins_asText(entry?.['version']) ?? 'local';
    const there = plugins_asText(entry?.['name']) ?? name;
    const named = readSkillPaths((manifest ?? fallback)?.['skills']);
    return {
        name,
        cache: [asFolder(market), asFolder(there), asFolder(version)],
        folder,
        skill_folders: (named.length ? named : ['skills']).map((each) => codex_plugins_join(folder, each)),
        fallback_manifest: fallback,
        migrates_commands: path !== MANIFESTS[0],
        // A marketplace's own name for it is what counts there.
        fault: plugins_findFault(manifest, there, version) ?? nameClash({ manifests, entry }),
    };
}
/** `codex plugin add` refuses it, whatever the marketplace calls it. */
const plugins_NO_NAME = 'its name is empty';
/** None may lead out of the home; Codex rejects such a one. */
const asFolder = (name) => name.replace(/[/\\\0]|^\.\.?$/g, '-');
/** One of these of the wrong type, or a name that cannot be a folder's, keeps the plugin from being loaded (0.169.0). */
function plugins_findFault(manifest, name, version) {
    const wrong = ['name', 'version', 'description'].find((key) => typeof (manifest?.[key] ?? '') !== 'string');
    if (wrong)
        return `its ${wrong} must be a string`;
    const { keywords = [] } = manifest ?? {};
    if (!Array.isArray(keywords) || keywords.some((word) => typeof word !== 'string'))
        return 'its keywords must be a list of strings';
    if (manifest?.['name'] === '')
        return plugins_NO_NAME;
    if (asFolder(version) !== version)
        return `'${version}' is not a valid version`;
    return /^[A-Za-z0-9._-]+$/.test(name)
        ? null
        : `'${name}' is not a valid plugin name (letters, digits, dots, dashes and underscores are allowed)`;
}
/** `codex plugin add` refuses a plugin that a marketplace calls by another name than its own (0.169.0). */
function nameClash({ manifests, entry }) {
    const own = plugins_asText(MANIFESTS.map((each) => manifests[each]).find(Boolean)?.['name']);
    const listed = plugins_asText(entry?.['name']);
    return own === null || listed === null || own === listed
        ? null
        : `the marketplace calls it '${listed}', and its plugin.json '${own}'`;
}
/** What `codex plugin add` makes of the entry of a plugin without a manifest: all but its place, and a face of two of its fields (0.169.0). */
function asManifest(given) {
    const entry = (0,get_own/* omit */.c)(given, 'source');
    const face = { category: plugins_asText(entry['category']), developerName: plugins_asText((0,json_value/* asFields */.qI)(entry['author'])['name']) };
    const said = Object.entries(face).filter(([, text]) => text !== null);
    return said.length > 0
        ? { ...entry, interface: { ...(0,json_value/* asFields */.qI)(entry['interface']), ...Object.fromEntries(said) } }
        : entry;
}
/** What of it decides about skills. */
function readEntry(entry, source) {
    const { name = source.name, version, description, skills } = entry ?? {};
    return {
        name,
        ...(version ? { version } : {}),
        ...(description ? { description } : {}),
        ...(skills ? { skills } : {}),
    };
}
/** They replace the usual folder. Paths that do not begin with ./ are ignored, and so is the root. */
function readSkillPaths(value) {
    return (Array.isArray(value) ? value : [value])
        .filter((path) => typeof path === 'string' && path.startsWith('./'))
        .map((path) => normalize(path).replace(/\/$/, '') || '.')
        .filter((path) => path !== '.' && !path.startsWith('..'));
}
/** The plugins whose skill folders contain the path. */
function plugins_pluginsWith(plugins, path) {
    return plugins.filter(({ skill_folders }) => skill_folders.some((folder) => path.startsWith(`${folder}/`)));
}

// EXTERNAL MODULE: ./build/lib/skill/hook-toml.js
var hook_toml = __webpack_require__(528);
;// CONCATENATED MODULE: ./build/lib/agents/codex/hooks.js
/** The hooks and rules that a project declares for itself \u2192 the files for them in the unit's CODEX_HOME. A plugin's come with the plugin. */



const { join: hooks_join } = external_node_path_.posix;
async function readHooks(path, files) {
    try {
        const text = await files.read(path);
        const hooks = path.endsWith('.toml') ? (0,hook_toml/* hooksInToml */.o)(text) : JSON.parse(text).hooks;
        if (typeof hooks !== 'object' || hooks === null)
            return {};
        return Object.fromEntries(Object.entries(hooks).filter((entry) => Array.isArray(entry[1])));
    }
    catch {
        // The file is absent or broken. A broken one is kept, so that a case shows that the agent skips it.
        return {};
    }
}
/** Word for word: Codex sets no variable for them that says where the project is (0.169.0). */
async function installHooks({ source_copy, home }, files) {
    const all = {};
    for (const path of ['.codex/hooks.json', '.codex/config.toml'])
        for (const [event, groups] of Object.entries(await readHooks(hooks_join(source_copy, path), files)))
            all[event] = [...(all[event] ?? []), ...groups];
    if (Object.keys(all).length > 0)
        await files.write(hooks_join(codexHome(home), 'hooks.json'), JSON.stringify({ hooks: all }));
    for (const path of await files.list(hooks_join(source_copy, '.codex', 'rules')))
        if (path.endsWith('.rules'))
            await files.copy(hooks_join(source_copy, '.codex', 'rules', path), hooks_join(codexHome(home), 'rules', path));
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/source.js
/** Writes a unit's home and workspace for Codex: config.toml and the source under test, as `codex plugin add` or a sync would. */











const { dirname: codex_source_dirname, join: codex_source_join } = external_node_path_.posix;
const codex_source_installs = ['skills', 'plugin', 'marketplace'];
/** Skills are synced without the hooks of the plugin that they come from. */
const source_fullInstall = (source, folders) => (0,full_install/* chooseFullInstall */.o)(source, folders, 'skills', source.marketplace !== null && source.marketplace_name !== null);
function source_pluginFolder(home, plugin) {
    return codex_source_join(codexHome(home), 'plugins', 'cache', ...plugin.cache);
}
function codex_source_skillPath(setup, skill) {
    if (setup.install === 'project')
        return codex_source_join(setup.workspace, skill.path);
    if (setup.install !== 'skills') {
        const [plugin] = plugins_pluginsWith(installedPlugins(setup.source, setup.install), skill.path);
        if (!plugin)
            return codex_source_join(setup.source_copy, skill.path);
        return codex_source_join(source_pluginFolder(setup.home, plugin), skill.path.slice(plugin.folder ? plugin.folder.length + 1 : 0));
    }
    return codex_source_join(codexHome(setup.home), 'skills', (0,synced_skills/* syncedPath */.G2)(skill, setup.source));
}
/** Codex puts the plugin's name before the skill's; a synced skill has its bare name. */
function source_listedAs(skill, setup) {
    if (setup.install === 'project')
        return [skill.id];
    if (setup.install === 'skills') {
        // A manifest next to the skill's file turns its folder into a plugin.
        const [plugin] = codex_source_dirname(skill.path) === '.' ? installedPlugins(setup.source, 'plugin') : [];
        return [plugin?.fallback_manifest === null ? `${plugin.name}:${source_nameOf(skill)}` : source_nameOf(skill)];
    }
    const plugins = plugins_pluginsWith(installedPlugins(setup.source, setup.install), skill.path);
    return (plugins.length ? plugins.map(({ name }) => name) : [setup.source.name]).map((name) => `${name}:${source_nameOf(skill)}`);
}
const source_nameOf = (skill) => (0,codex_front_matter/* readFields */.q)(skill).name ?? skill.id;
/**
 * The result of `codex plugin marketplace add` and `codex plugin add` (0.169.0): a copy below plugins/cache, a generated
 * manifest if there is none, the plugin enabled and its marketplace named in config.toml. A test compares the two.
 */
async function installPlugin(setup, plugin, files) {
    if (plugin.fault === plugins_NO_NAME)
        return;
    const folder = source_pluginFolder(setup.home, plugin);
    await files.copy(codex_source_join(setup.source_copy, plugin.folder), folder);
    if (plugin.fallback_manifest) {
        const listed = await readListed(setup, plugin, files);
        const manifest = listed ? asManifest(listed) : plugin.fallback_manifest;
        await files.write(codex_source_join(folder, '.codex-plugin', 'plugin.json'), JSON.stringify(manifest));
    }
    if (plugin.migrates_commands)
        await migrateCommands(folder, files);
}
/** Its entry in the unit's own copy, in which nothing is left that may not start. */
async function readListed({ source, source_copy }, { cache }, files) {
    const text = await files.read(codex_source_join(source_copy, source.marketplace ?? '')).catch(() => '');
    return (0,json_value/* objects */.JD)((0,json_value/* parseObject */.lj)(text)?.['plugins']).find(({ name }) => name === cache[1]) ?? null;
}
async function codex_source_setUp(setup, files) {
    await files.makeFolder(codexHome(setup.home));
    await files.makeFolder((0,unit_env/* temporaryFolder */.yy)(setup.home));
    await files.makeFolder(setup.workspace);
    const installed = await source_install(setup, files);
    for (const one of setup.neighbours ?? [])
        installed.push(...(await source_install(asNeighbour(setup, one), files)));
    if (setup.allow_processes)
        await installHooks(setup, files);
    await files.write(codex_source_join(codexHome(setup.home), 'config.toml'), renderConfig(setup, installed));
}
async function source_install(setup, files) {
    if (setup.install === 'skills') {
        await (0,synced_skills/* copySkills */.sS)(setup.source, setup.source_copy, codex_source_join(codexHome(setup.home), 'skills'), files);
        // Copying replaced a link to a file outside its folder by that file, which Codex would list.
        for (const skill of setup.source.skills)
            if (skill.linked)
                await files.remove(codex_source_skillPath(setup, skill));
        return [];
    }
    const plugins = installedPlugins(setup.source, setup.install);
    for (const plugin of plugins)
        await installPlugin(setup, plugin, files);
    // A plugin that no marketplace lists was never in one.
    const folder = setup.install === 'marketplace' ? setup.source_copy : null;
    return plugins.map(({ cache: [market, name] }) => ({ key: `${name}@${market}`, market, folder }));
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/listing/rejection.js
/** A SKILL.md \u2192 the reason why Codex does not load it at all, with the fix. */






/** Null when Codex loads it. The limits are those that the CLI reports on stderr (0.169.0). */
function listing_rejection_findRejection(skill, { source, install }) {
    return ((install === 'project'
        ? null
        : install === 'skills'
            ? rejectSynced(skill)
            : rejection_rejectFromPlugin(skill, source, install)) ?? rejectFile(skill));
}
const rejectSynced = ({ dir }) => dir.startsWith('.') ? (0,contract_offer/* explain */.WE)('Codex skips folders whose name begins with a dot', `rename ${dir}`) : null;
function rejection_rejectFromPlugin({ path, real_path }, source, install) {
    const plugins = installedPlugins(source, install);
    const [plugin] = plugins_pluginsWith(plugins, path);
    if (!plugin) {
        const folders = [...new Set(plugins.flatMap(({ skill_folders }) => skill_folders))];
        return (0,contract_offer/* explain */.WE)(`Codex looks for the skills of ${install === 'plugin' ? 'this plugin' : 'these plugins'} only in ${(0,listing_folders/* nameFolders */.JN)(folders)}, and this one is in ${path}`, contract_offer/* MOVE_IT */.IF, (0,listing_folders/* nameInManifest */.mM)(path, plugins));
    }
    if (plugin.fault !== null)
        return (0,contract_offer/* explain */.WE)(`Codex does not load the plugin: ${plugin.fault}`, 'correct its plugin.json');
    const root = plugin.skill_folders.find((folder) => path.startsWith(`${folder}/`)) ?? '.';
    const below = external_node_path_.posix.relative(root, external_node_path_.posix.dirname(path)).split('/').filter(Boolean);
    const dotted = below.find((name) => name.startsWith('.'));
    if (dotted)
        return (0,contract_offer/* explain */.WE)('Codex skips folders whose name begins with a dot', `rename ${dotted}`);
    if (below.length > LIMITS.nesting)
        return (0,contract_offer/* explain */.WE)(`Codex searches at most ${LIMITS.nesting} folders deep below a skills root`, `move ${path} to a higher folder`);
    return real_path !== undefined && source.skills.some((other) => other.path === real_path)
        ? (0,contract_offer/* explain */.WE)(`Codex lists each file only once, and this is a link to ${real_path}`, 'remove the link')
        : null;
}
function rejectFile(skill) {
    const { path, text, linked, openai_yaml, broken_bytes } = skill;
    if (linked)
        return (0,contract_offer/* explain */.WE)('Codex does not read a SKILL.md that is a symbolic link (a linked folder is fine)', `replace the link ${path} by the file itself`);
    if (text.startsWith('\uFEFF'))
        return (0,contract_offer/* explain */.WE)('Codex finds no front matter after a byte order mark', `save ${path} without one`);
    if (broken_bytes)
        return (0,contract_offer/* explain */.WE)('Codex drops a skill whose file it cannot read (stream did not contain valid UTF-8)', `save ${path} as UTF-8`);
    const { name, description, error } = (0,codex_front_matter/* readFields */.q)(skill);
    if (error?.startsWith('missing'))
        return (0,contract_offer/* explain */.WE)('Codex finds no front matter', 'write `---` as line 1, with no byte order mark before it, and close the block with a second `---`');
    if (error !== null)
        return (0,contract_offer/* explain */.WE)(`Codex drops a skill whose front matter it cannot read (${error})`, `correct it in ${path}`);
    if (description === null)
        return (0,contract_offer/* explain */.WE)('Codex rejects a skill without a description', 'add `description:` to its front matter');
    const id = name ?? skill.dir;
    if ([...id].length > LIMITS.name_chars)
        return (0,contract_offer/* explain */.WE)(`Codex rejects a name of more than ${LIMITS.name_chars} characters, and this one has ${[...id].length}`, 'shorten `name:`');
    // What its author hid comes last: taking that back must be enough.
    return forbidsImplicit(openai_yaml)
        ? (0,contract_offer/* explain */.WE)('agents/openai.yaml beside it sets policy.allow_implicit_invocation: false, so Codex does not show the skill to the model', 'remove that line to offer it')
        : null;
}
function forbidsImplicit(openai_yaml) {
    const { policy } = (openai_yaml ?? {});
    return policy?.allow_implicit_invocation === false;
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/listing/render.js
/** The entries of a listing \u2192 how much of each description Codex 0.169.0 shows, in either layout: with a table of roots or with full paths. */


const bytes = (text) => Buffer.byteLength(text);
/** Tokens of a line with its line break, at four bytes per token. */
const tokensOf = (size) => Math.ceil((size + 1) / 4);
/** Picks the layout that lists more skills, else the one that truncates less, else the shorter one. */
function layOut(entries, limit = listingTokens()) {
    const full = fill(entries.map((entry) => lineOf(entry, entry.path)), 0, limit);
    const rootOf = findRoots(entries);
    const roots = [...new Set(inRootOrder(entries).map(rootOf))];
    const locations = new Map(roots.map((root, index) => [root, index]));
    const table = roots.reduce((sum, root, index) => sum + bytes(`- \`r${index}\` = \`${root}\``) + 1, 0);
    const short = fill(entries.map((entry) => {
        const root = rootOf(entry);
        return lineOf(entry, `r${locations.get(root)}${entry.path.slice(root.length)}`);
    }), Math.max(0, Math.ceil((table - ROOTS_FREE_BYTES) / 4)), limit);
    const better = short.listed - full.listed || full.cut - short.cut || full.total_tokens - short.total_tokens;
    return better >= 0 ? short : full;
}
/** `\u2026/plugins/cache/<marketplace>/<plugin>/<version>`: Codex's own copy of a plugin. */
const PLUGIN_COPY = /^(.*\/plugins\/cache\/[^/]+)\/[^/]+\/[^/]+(?=\/)/;
/** Each skills folder is a root, but plugins with one skill share the root of their marketplace. */
function findRoots(entries) {
    const skills = new Map();
    for (const { path } of entries) {
        const copy = PLUGIN_COPY.exec(path)?.[0];
        if (copy !== undefined)
            skills.set(copy, (skills.get(copy) ?? 0) + 1);
    }
    return ({ path, root }) => {
        const [copy, market] = PLUGIN_COPY.exec(path) ?? [];
        if (copy !== undefined && market !== undefined && skills.get(copy) === 1)
            return market;
        return root ?? render_skillsFolder(path);
    };
}
const render_skillsFolder = (path) => external_node_path_.posix.dirname(external_node_path_.posix.dirname(path));
/** The home's skills first, then those of plugins, each sorted by their parent folders. From the tenth on, aliases are longer. */
function inRootOrder(entries) {
    const key = ({ path, root }) => `${PLUGIN_COPY.test(path) ? 1 : 0}${(root ?? render_skillsFolder(path)).replaceAll('/', '\0')}`;
    const keys = new Map(entries.map((entry) => [entry, key(entry)]));
    return [...entries].sort((one, other) => compare(keys.get(one), keys.get(other)));
}
const compare = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
function lineOf(entry, path) {
    return { bare: bytes(`- ${entry.id}: (file: ${path})`), letters: [...entry.description] };
}
function fill(lines, table_tokens, limit) {
    const budget = limit - table_tokens;
    const total_tokens = lines.reduce((sum, line) => sum + fullTokens(line), table_tokens);
    const counts = total_tokens <= limit ? lines.map(({ letters }) => letters.length) : fillEvenly(lines, budget);
    const kept = counts
        ? lines.map(({ letters }, index) => letters.slice(0, counts[index]))
        : fillNames(lines, budget).map((listed) => (listed ? [] : null));
    return {
        kept,
        total_tokens,
        listed: kept.filter((letters) => letters !== null).length,
        cut: lines.reduce((sum, { letters }, index) => sum + letters.length - (kept[index]?.length ?? 0), 0),
    };
}
function fullTokens({ bare, letters }) {
    return tokensOf(bare + (letters.length ? bytes(letters.join('')) + 1 : 0));
}
/** Descriptions grow in turn by one character until the budget is used up, so short ones stay complete. Null: not even the names fit. */
function fillEvenly(lines, budget) {
    const sizes = lines.map(({ bare }) => bare);
    let left = budget - sizes.reduce((sum, size) => sum + tokensOf(size), 0);
    if (left < 0)
        return null;
    const kept = lines.map(() => 0);
    let growing = lines.map((_, index) => index).filter((index) => lines[index].letters.length > 0);
    while (growing.length > 0) {
        growing = growing.filter((index) => {
            const { letters } = lines[index];
            const size = sizes[index] + bytes(letters[kept[index]]) + (kept[index] === 0 ? 1 : 0);
            const more = tokensOf(size) - tokensOf(sizes[index]);
            if (more > left)
                return false;
            left -= more;
            sizes[index] = size;
            kept[index] = kept[index] + 1;
            return kept[index] < letters.length;
        });
    }
    return kept;
}
/** Only names, in listing order, as many as fit. */
function fillNames(lines, budget) {
    let left = budget;
    return lines.map(({ bare }) => {
        const fits = tokensOf(bare) <= left;
        if (fits)
            left -= tokensOf(bare);
        return fits;
    });
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/listing/listing.js
/** The skills of a source \u2192 the listing that Codex will show the model, without starting it; measured on 0.169.0. */











/** The length of `/tmp/ar-0123456789ab/h`, as created by lib/io/files/throwaway.ts. */
const HOME_CHARS = 22;
/** The description as shown when the budget is not exceeded. */
function describe(skill) {
    const letters = [...((0,codex_front_matter/* readFields */.q)(skill).description ?? '')];
    return letters.length > LIMITS.description_chars
        ? `${letters.slice(0, LIMITS.description_kept_chars).join('')}...`
        : letters.join('');
}
/** Commands that `codex plugin add` converts to skills. */
function listing_listCommands({ source, install }, home) {
    if ((0,agent_key/* isBare */.JE)(install))
        return [];
    return installedPlugins(source, install).flatMap(({ name, cache, folder, migrates_commands }) => {
        const commands = external_node_path_.posix.join(folder, 'commands/');
        return source.commands.flatMap(({ path, text }) => {
            if (!migrates_commands || !path.startsWith(commands))
                return [];
            const skill = renderCommandSkill(path.slice(commands.length), text);
            if (!skill)
                return [];
            const at = ['.codex/plugins/cache', ...cache, '.codex-plugin/migrated-command-skills', skill.name, 'SKILL.md'];
            return [{ id: `${name}:${skill.name}`, description: skill.description, path: external_node_path_.posix.join(home, ...at) }];
        });
    });
}
function rootOfSkill(skill, path, { source, install }, home) {
    if (install === 'skills')
        return `${home}/.codex/skills`;
    if (install === 'project')
        return external_node_path_.posix.join(path.slice(0, -skill.path.length), skill.folder ?? '');
    const [plugin] = plugins_pluginsWith(installedPlugins(source, install), skill.path);
    const folder = plugin?.skill_folders.find((each) => skill.path.startsWith(`${each}/`)) ?? '';
    return path.slice(0, path.length - (skill.path.length - folder.length));
}
function listing_predictListing(context) {
    const home = context.home ?? `/${'h'.repeat(HOME_CHARS - 1)}`;
    const unit = { ...context, home, workspace: home.replace(/.$/, 'w'), source_copy: '/s', allow_processes: false };
    const listed = context.source.skills
        .filter((skill) => listing_rejection_findRejection(skill, context) === null)
        .map((skill) => {
        const id = source_listedAs(skill, context)[0] ?? skill.id;
        const path = codex_source_skillPath(unit, skill);
        return { skill, id, description: describe(skill), path, root: rootOfSkill(skill, path, context, home) };
    });
    const own = [...listed, ...listing_listCommands(context, home)].sort((one, other) => (one.id < other.id ? -1 : 1));
    const settings = settingsOf(context);
    const budget_tokens = listingTokens(settings);
    const bundled = settings.skills?.bundled?.enabled === false ? [] : SYSTEM_SKILLS;
    const system = bundled.map(({ name, chars }) => ({
        id: name,
        description: 'x'.repeat(chars),
        path: `${home}/.codex/skills/.system/${name}/SKILL.md`,
    }));
    // With every description in full; if it exceeds the budget, descriptions are truncated.
    const { kept, total_tokens } = layOut([...system, ...own], budget_tokens);
    const lettersOf = new Map(own.flatMap((entry, at) => ('skill' in entry ? [[entry.skill, kept[at + system.length]]] : [])));
    const offers = context.source.skills.map((skill) => {
        const base = { skill, id: source_listedAs(skill, context)[0] ?? skill.id };
        const letters = lettersOf.get(skill);
        if (!letters)
            return { ...base, ...(0,offer_match/* measureOffer */.HO)(skill, undefined) };
        // A space at the end of a truncated description does not count as kept.
        return { ...base, ...(0,offer_match/* measureOffer */.HO)(skill, letters.join(''), (0,codex_front_matter/* readFields */.q)(skill).description) };
    });
    return { offers, budget_tokens, total_tokens };
}
const listing_predictOffers = (context) => listing_predictListing(context).offers;
/** In tokens, with the table of roots that these rows need. */
function listing_sizeOf(rows) {
    const entries = rows.map(({ id, description, path }) => ({ id, description: description ?? '', path: path ?? '' }));
    return layOut(entries).total_tokens;
}
/** The budget left in an observed listing. Truncated descriptions use it up completely, so nothing is left then. */
function listing_headroom(offered, _ = null, settings) {
    const budget = listingTokens(settings);
    const left = budget - listing_sizeOf(offered);
    const fell = offered.some(({ description }) => description === null);
    return { unit: 'tokens', budget, left: fell ? Math.min(0, left) : left };
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/listing/explain-offer.js
/** A skill that Codex does not offer in full \u2192 the reason and the fix, in one sentence. */









const explain_offer_predictOnce = (0,memoize/* memoize */.B)(listing_predictListing, ({ source }) => source, ({ install, home }) => `${install} ${home ?? ''}`);
const explain_offer_explainOffer = (skill, context, offer) => explainLoss(skill, context, offer)?.why ?? null;
const explain_offer_findExcess = (skill, context, offer) => explainLoss(skill, context, offer)?.over ?? null;
function explainLoss(skill, context, offer) {
    const own = explainOwn(skill, context, offer);
    if (own !== undefined)
        return own === null ? null : { why: own, over: null };
    return explainRoom(context, offer);
}
/** What is wrong with this skill itself. undefined: nothing, so that the listing has no room for it. */
function explainOwn(skill, context, offer) {
    if (offer === 'full')
        return null;
    const rejection = listing_rejection_findRejection(skill, context);
    if (rejection)
        return offer === 'absent' ? rejection : null;
    const read = (0,codex_front_matter/* readFields */.q)(skill).description ?? '';
    const chars = read.length;
    const { offers } = explain_offer_predictOnce(context);
    const over = measureExcess(context);
    const expected = offers.find((each) => each.skill === skill)?.offer;
    if (offer === 'absent' && expected !== 'absent')
        return explainAbsence(skill, context);
    if (offer === 'cut' && over <= 0 && chars > LIMITS.description_chars)
        return (0,contract_offer/* explain */.WE)(`Codex truncates a description of more than ${(0,text_count/* thousands */.oh)(LIMITS.description_chars)} characters, and this one has ${(0,text_count/* thousands */.oh)(chars)}`, 'shorten it');
    if (offer !== 'absent' && over <= 0 && (0,offer_match/* joinLines */.cT)(read) !== (0,offer_match/* joinLines */.cT)(skill.description ?? ''))
        return (0,contract_offer/* explain */.WE)(`Codex reads another description than the one in ${skill.path} (${JSON.stringify(read.slice(0, 60))}), because of a character that means something in YAML`, 'put the value in quotes');
    return undefined;
}
function measureExcess(context) {
    const { total_tokens, budget_tokens } = explain_offer_predictOnce(context);
    return total_tokens - budget_tokens;
}
function explainRoom(context, offer) {
    const over = measureExcess(context);
    const limit = listingTokens(context.settings);
    const share = context.settings ? 'with these settings' : '2 % of the context window';
    const effect = offer === 'cut'
        ? 'so descriptions are truncated to one length and only shorter ones stay whole'
        : offer === 'name_only'
            ? 'so descriptions are left out'
            : 'and not even the names fit, so the last skills are dropped';
    const need = over > 0 ? `need about ${(0,text_count/* thousands */.oh)(over)} more` : 'need more';
    const home = (0,agent_key/* isBare */.JE)(context.install)
        ? ''
        : ' (if a manifest lists its skills one by one, the length of the home directory counts too)';
    return {
        why: (0,contract_offer/* explain */.WE)(`Codex gives its skill listing ${(0,text_count/* thousands */.oh)(limit)} tokens (${share}) and the skills here ${need}${home}, ${effect}`, 'shorten descriptions', 'ship fewer skills'),
        over: { by: over > 0 ? over : null, limit, unit: 'tokens' },
    };
}
function explainAbsence(skill, context) {
    const manifest = (0,agent_key/* isBare */.JE)(context.install) ? [] : ["check whether the plugin's manifest names another skills folder"];
    return (0,contract_offer/* explain */.WE)(`Codex did not list ${skill.path}`, 'check its stderr for the reason', ...manifest);
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/marketplace-faults.js
/** A marketplace.json \u2192 what `codex plugin marketplace add` and `codex plugin add` refuse of it (0.169.0, each rule tried on it). */




const marketplace_faults_MarketSchema = schemas/* looseObject */._H3({
    name: schemas/* string */.YjP().regex(/^[A-Za-z0-9_-]+$/, 'a name may have only letters, digits, dashes and underscores'),
    plugins: schemas/* array */.YOg(schemas/* looseObject */._H3({
        name: schemas/* string */.YjP(),
        source: schemas/* unknown */.L5J().refine((source) => source !== undefined, 'it is missing'),
        category: schemas/* string */.YjP().nullish(),
    })),
});
function marketplace_faults_findFaults({ fields, marked, findPlugin }) {
    const whole = faultsOf(marketplace_faults_MarketSchema.safeParse(fields), 'marketplace');
    if (marked)
        whole.push({ path: [], message: 'it begins with a byte order mark', costs: 'marketplace' });
    if (whole.length > 0)
        return whole;
    return (0,json_value/* list */.p_)((0,json_value/* asFields */.qI)(fields)['plugins']).flatMap((entry, at) => {
        const [key, message] = (0,json_value/* isJson */.Fh)(entry) ? refuse(entry, findPlugin) : [];
        return key === undefined || message === undefined ? [] : [{ path: ['plugins', at, key], message, costs: 'plugin' }];
    });
}
function refuse(entry, findPlugin) {
    const { name, source } = entry;
    if (!/^[A-Za-z0-9._-]+$/.test(String(name)))
        return ['name', 'a name may have only letters, digits, dots, dashes and underscores'];
    const path = typeof source === 'string' ? source : (0,json_value/* isJson */.Fh)(source) ? source['path'] : null;
    // It may lie elsewhere.
    if ((0,json_value/* isJson */.Fh)(source) && source['source'] !== 'local')
        return [];
    if (typeof path !== 'string' || !path.startsWith('./') || path.split('/').includes('..'))
        return ['source', 'it must begin with ./ and stay inside the marketplace'];
    const plugin = findPlugin(entry);
    if (!plugin)
        return ['source', 'there is no such folder'];
    const clash = nameClash(plugin);
    return clash === null ? [] : ['name', clash];
}
const marketplace_faults_marketplace = {
    paths: ['.agents/plugins/marketplace.json', '.claude-plugin/marketplace.json'],
    rereads: false,
    findFaults: marketplace_faults_findFaults,
};

;// CONCATENATED MODULE: ./build/lib/agents/codex/offer.js
/** A request of Codex \u2192 the skills that it lists, and whether it belongs to the main conversation, a subagent or neither. */

/** 0.169.0. */
const codex_offer_signs = {
    own: ['openai-docs', 'skill-installer'],
    heading: /^<skills_instructions>$/m,
    tool: null,
};
function codex_offer_classifyRequest(request) {
    const metadata = (0,json_value/* parseObject */.lj)(request.headers['x-codex-turn-metadata'] ?? '');
    const helper = request.headers['x-openai-subagent'];
    if (metadata && typeof metadata['request_kind'] === 'string' && metadata['request_kind'] !== 'turn')
        return 'side';
    // Other values (review, compact, memory_consolidation) mark Codex's own background requests.
    if (helper && helper !== 'collab_spawn')
        return 'side';
    if (helper || metadata?.['thread_source'] === 'subagent')
        return 'subagent';
    return request.tools.length > 0 ? 'main' : 'side';
}
const SECTION = /<skills_instructions>([\s\S]*?)(?:<\/skills_instructions>|$)/;
const ROOT = /^- `(r\d+)` = `(.+)`$/;
const offer_ENTRY = /^- (.+?): (?:(.*) )?\(file: (.+)\)$/;
function expand(path, roots) {
    const slash = path.indexOf('/');
    const root = slash > 0 ? roots.get(path.slice(0, slash)) : undefined;
    return root === undefined ? path : `${root}${path.slice(slash)}`;
}
/** The name of the folder with the SKILL.md, if it differs from the id. */
function offer_folderOf(path, id) {
    const folder = path.split('/').at(-2);
    return folder && folder !== id ? [folder] : [];
}
/** Reads only Codex's own messages, because a prompt or a tool's output may imitate a listing. */
const offer_ownTexts = ({ texts }) => texts.flatMap(({ role, text }) => (role === 'developer' || role === 'system' ? [text] : []));
const findSection = (text) => text.startsWith('<skills_instructions>') ? SECTION.exec(text) : null;
/** `# Using skills` of the instructions, up to the next heading of its rank (0.169.0); older versions say it inside the listing. */
const GUIDANCE = /^# Using skills\n[\s\S]*?(?=\n# |$(?![\s\S]))/m;
/** Codex has no tool for skills: a model opens the file that the listing names, which is all that this tool does. */
const READ_FILE = {
    name: 'read_file',
    description: 'Reads a file.',
    input_schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
};
function codex_offer_readListing(request) {
    const own = offer_ownTexts(request);
    const listings = own.flatMap((text) => findSection(text)?.[0] ?? []);
    const guidance = own.flatMap((text) => (findSection(text) ? [] : (GUIDANCE.exec(text)?.[0] ?? [])));
    return listings.length > 0 ? { passages: [...guidance, ...listings], tool: READ_FILE } : null;
}
const codex_offer_readOffer = (request) => offer_ownTexts(request).flatMap(offer_readListed);
/** Those that a message of Codex lists. */
function offer_readListed(message) {
    const offered = [];
    const section = findSection(message)?.[1];
    if (section !== undefined) {
        const roots = new Map();
        for (const line of section.split(/\r?\n/)) {
            const root = ROOT.exec(line);
            if (root)
                roots.set(root[1] ?? '', root[2] ?? '');
            const entry = root ? null : offer_ENTRY.exec(line);
            if (!entry)
                continue;
            const id = entry[1] ?? '';
            const path = expand(entry[3] ?? '', roots);
            offered.push({ id, also: offer_folderOf(path, id), description: entry[2] ?? null, path });
        }
    }
    return offered;
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/parts.js


/** A message of its own names the namespaces whose tools a script may look up: `- mcp__github`. */
const NAMESPACES = /^<tools>\nDeferred tool namespaces:\n([\s\S]*?)\n<\/tools>/;
function parts_tools(request) {
    const namespaces = request.texts.flatMap(({ role, text }) => role === 'developer' ? (NAMESPACES.exec(text)?.[1]?.match(/(?<=^- )\S+$/gm) ?? []) : []);
    // In code mode the tools are sections in the description of `exec`.
    const nested = request.tools.flatMap(({ description }) => [...description.matchAll(/^### `(mcp__[\w-]+)`$/gm)]);
    return [
        ...listTools(request),
        ...nested.map(([, name = '']) => ({ name, description: null, deferred: false })),
        ...namespaces.map((name) => ({ name, description: null, deferred: true })),
    ];
}
const codex_parts_parts = {
    // Measured in a checkout that has them all, and with one alone.
    instructions: [['AGENTS.override.md', 'AGENTS.md']],
    // 0.169.0 starts agents without a role, and copies none from a plugin.
    subagents: null,
    tools: parts_tools,
    // A namespace has no second pair of underscores, so that the prefix is all of its name.
    toolPrefix: (server) => `mcp__${server.replace(/[^a-zA-Z0-9_]/g, '_')}`,
    server_paths: `it starts in the plugin only with \`"cwd": "."\`, and \${CLAUDE_PLUGIN_ROOT} stays as it is, so write its paths as ./\u2026`,
    starts: ({ cwd, ...words }) => cwd === '.' && !/PLUGIN_ROOT/.test(JSON.stringify(words)),
    commandName: ({ file }) => commandSkillName(file),
    faultOf: ({ file, text }) => renderCommandSkill(file, text)
        ? null
        : {
            why: 'it converts no command without a description, with a placeholder for arguments or output, or one that becomes a skill of 4,000 bytes or more',
            for_people: true,
        },
};

;// CONCATENATED MODULE: ./build/lib/agents/parser/typed-text.js
/** The parts of a user's message \u2192 what the user typed; null when that is nothing. */
/** not_typed: what the agent puts in the user's name. */
function typedText(parts, not_typed) {
    const typed = parts.filter((text) => text.trim() !== '' && !not_typed?.test(text));
    return typed.length > 0 ? typed.join('\n') : null;
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/session-line.js
/** A line of a rollout of Codex \u2192 what the user typed, or the skills that the session was offered, as its list names them (0.140.0 to 0.169.0). */



/** What Codex puts in the user's name: the environment, AGENTS.md, a skill's text, an aborted turn. */
const session_line_NOT_TYPED = /^\s*(?:<[a-z_-]+>|# AGENTS\.md)/;
function session_line_promptOf(line) {
    if (!line.includes('"response_item"') || !line.includes('"role":"user"'))
        return null;
    const { type, role, content } = (0,json_value/* asFields */.qI)((0,json_value/* asFields */.qI)((0,json_value/* parseObject */.lj)(line))['payload']);
    if (type !== 'message' || role !== 'user')
        return null;
    const parts = (0,json_value/* list */.p_)(content).map((part) => (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(part)['text']));
    return typedText(parts, session_line_NOT_TYPED);
}
function session_line_listedIn(line) {
    if (!line.includes('<skills_instructions>') || !line.includes('"role":"developer"'))
        return null;
    const { type, role, content } = (0,json_value/* asFields */.qI)((0,json_value/* asFields */.qI)((0,json_value/* parseObject */.lj)(line))['payload']);
    // A prompt or a tool's output may imitate a list.
    if (type !== 'message' || role !== 'developer')
        return null;
    const texts = (0,json_value/* list */.p_)(content).map((part) => (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(part)['text']));
    const lists = texts.filter((text) => text.startsWith('<skills_instructions>'));
    return lists.length > 0 ? lists.flatMap(offer_readListed).map(({ id, path }) => ({ id, path })) : null;
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/settings.js
/** Settings of Codex that decide what it lists (0.169.0). */



/** Paths are the user's own, so a skill is known by the folder of its SKILL.md. */
const RuleSchema = schemas/* object */.Ikc({ name: schemas/* string */.YjP().optional(), path: schemas/* string */.YjP().optional(), enabled: schemas/* boolean */.zMY() })
    .transform(({ name, path, enabled }) => ({ name: name ?? settings_nameOf(path ?? ''), enabled }));
const settings_nameOf = (path) => path.replace(/[\\/]SKILL\.md$/i, '').replace(/^.*[\\/]/, '');
const settings_SCHEMA = schemas/* object */.Ikc({
    model_context_window: schemas/* int */.Whr().positive().optional(),
    skills: schemas/* object */.Ikc({
        max_context_tokens: schemas/* int */.Whr().positive(),
        include_instructions: schemas/* boolean */.zMY(),
        bundled: schemas/* object */.Ikc({ enabled: schemas/* boolean */.zMY() }),
        config: schemas/* array */.YOg(RuleSchema),
    })
        .partial()
        .optional(),
    plugins: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ enabled: schemas/* boolean */.zMY().optional() }))
        .transform((all) => Object.fromEntries(Object.entries(all).filter(([, { enabled }]) => enabled === false)))
        .optional(),
});
const settings_settings = {
    file: '.codex/config.toml',
    format: 'toml',
    schema: settings_SCHEMA,
    findSetOff(_, names, given, context) {
        const { skills, plugins } = given;
        if (skills?.include_instructions === false)
            return {
                offer: 'absent',
                why: (0,contract_offer/* explain */.WE)('skills.include_instructions of config.toml is false', 'remove it there'),
            };
        const off = explainSwitchedOff(plugins, names[0]?.split(':')[0], context);
        if (off)
            return { offer: 'absent', why: off };
        // The last rule that fits counts.
        const rule = skills?.config?.findLast(({ name }) => names.includes(name));
        return rule?.enabled === false
            ? {
                offer: 'absent',
                why: (0,contract_offer/* explain */.WE)(`[[skills.config]] of config.toml switches "${rule.name}" off`, 'remove it there'),
            }
            : null;
    },
};

;// CONCATENATED MODULE: ./build/lib/agents/codex/starts.js
/** From what of a source Codex 0.169.0 starts something. */

const codex_starts_starts = [
    {
        files: ['plugin.json', '.{codex,claude,cursor}-plugin/plugin.json', '{.agents/plugins/,}marketplace.json'],
        form: 'json',
        under: [...starts/* DECLARATIONS */.U, 'apps'],
    },
    // mcp.json is that of Agent Plugins 1.0; com.openai holds what such a package has for Codex alone.
    {
        files: ['hooks.json', 'hooks/*.json', '.mcp.json', 'mcp.json', '.app.json', 'com.openai*/**/*.json'],
        form: 'json',
    },
    {
        // Of a project that is trusted.
        files: ['.codex/*.toml'],
        form: 'toml',
        under: ['hooks', 'mcp_servers', 'model_providers', 'otel', 'set'],
        commands: ['notify', 'zsh_path', 'js_repl_node_path'],
    },
];

;// CONCATENATED MODULE: ./build/lib/agents/calls/plain-calls.js
/** Characters of outputs that wait; beyond that text has to do. */
const MOST_HELD = 32 << 20;
function createPlainCalls(emit) {
    let held = [];
    let size = 0;
    function release(isReal) {
        const imitated = new Set();
        for (const event of held) {
            if (event.type === 'skill_read') {
                if (!imitated.has(event.call_id))
                    emit(event);
            }
            else if (event.type !== 'tool_call' && event.type !== 'skill_call')
                emit(event);
            else if (isReal(event))
                emit(event);
            else {
                imitated.add(event.call_id);
                const { stream, line, proof } = event;
                emit({ type: 'message', text: proof, stream, line, proof });
            }
        }
        held = [];
    }
    return {
        /** Events of other types wait too, so that all stay in order. */
        add(event) {
            held.push(event);
            size += 'output' in event ? event.output.length + 500 : 500;
            if (size <= MOST_HELD)
                return;
            release(() => true);
            size = 0;
        },
        /** isReal: true if the log has this call too, or there is no log. */
        end: release,
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/faults.js

/** The first match counts. Messages of 0.169.0, with looser patterns where other versions may differ. */
const faults_KINDS = [
    [/Missing environment variable|^workload identity requires|workload identity token exchange was rejected/i, 'auth'],
    [/unexpected status 40[13]\b|last status: 40[13]\b|\b401 Unauthorized\b|\b403 Forbidden\b/i, 'auth'],
    [
        /invalid_api_key|incorrect api key|not logged in|log ?in again|refresh token|authentication (failed|required)/i,
        'auth',
    ],
    [/quota|usage limit|billing|out of credits|status 402\b/i, 'quota'],
    [/status:? 429\b|too many requests|rate.?limit/i, 'rate_limit'],
    [/idle timeout|request timed out|operation timed out|timeout waiting|deadline has elapsed/i, 'server_timeout'],
    [
        /Connection failed|connection refused|dns error|failed to lookup|network (is )?unreachable|waiting for network/i,
        'unreachable',
    ],
    [
        /model metadata .* not found|model_not_found|does not exist or you do not have access|unsupported model/i,
        'bad_config',
    ],
    // The remaining 4xx errors need another request, not a retry. Of a 400 only the body is shown.
    [/unexpected status 4\d\d\b|invalid_request_error/i, 'bad_config'],
];
/** Messages on stderr before any request, with an empty stdout. */
const START_FAILURES = [
    [
        /: (command )?not found$|: No such file or directory$|: Permission denied$|cannot execute|Exec format error/m,
        'cli_missing',
    ],
    [/workload identity token exchange is unavailable/, 'unreachable'],
    [
        /Error loading (config|rules)|^Error: .*config|unexpected argument|invalid value|required arguments|unrecognized subcommand/im,
        'bad_config',
    ],
    [
        /Not inside a trusted directory|No prompt provided|is no longer supported|unknown variant|error parsing/im,
        'bad_config',
    ],
    [/^Error: .*(No such file|not found|invalid|must|cannot)/im, 'bad_config'],
];
const faults_RULE = "let the federation rule of OPENAI_FEDERATION_RULE_ID accept this job's token: its subject (repository and event), its audience and its issuer";
/** A failed turn whose message matches no pattern is a server fault. */
function faultOfTurn(message) {
    const kind = faults_KINDS.find(([pattern]) => pattern.test(message))?.[1] ?? 'server';
    return { kind, message: (0,status_fault/* oneLine */.TN)(message) || 'the turn failed and Codex gave no reason' };
}
function faults_faultOfStart(stderr, exit_code) {
    const shown = stderr.replace(/^Reading additional input from stdin\.\.\.\s*/, '');
    // A script may end with these codes too: only a shell's words say that a program could not be started.
    if ((exit_code === 127 || exit_code === 126) && START_FAILURES[0]?.[0].test(shown))
        return { kind: 'cli_missing', message: (0,status_fault/* oneLine */.TN)(shown) };
    const kind = faults_KINDS.slice(0, 3).find(([pattern]) => pattern.test(shown))?.[1] ??
        START_FAILURES.slice(1).find(([pattern]) => pattern.test(shown))?.[1] ??
        (exit_code === 2 ? 'bad_config' : null) ??
        START_FAILURES.slice(0, 1).find(([pattern]) => pattern.test(shown))?.[1] ??
        'crashed';
    return {
        kind,
        ...(kind === 'auth' && /workload identity/.test(shown) ? { fix: faults_RULE } : {}),
        message: (0,status_fault/* oneLine */.TN)(shown) ||
            `Codex ended with ${exit_code === null ? 'no exit code' : `exit code ${exit_code}`} and no message`,
    };
}

// EXTERNAL MODULE: ./build/lib/agents/codex/format.js
var codex_format = __webpack_require__(14412);
;// CONCATENATED MODULE: ./build/lib/agents/codex/transcript/event-emitter.js
/** What the parts of the Codex parser share: the location of the current line, and functions that emit events. */


/** Codex's shell has several names (exec_command, Bash in hooks, command_execution in --json); events use this one. */
const SHELL_TOOL = 'shell';
function createEmitter(facts, emit) {
    const disk = new Map();
    let here = { stream: 'stdout', line: 0, proof: '' };
    const emitEvent = (type, what, location = here) => emit(Object.assign({ type }, what, location));
    return {
        at(stream, line, proof) {
            here = { stream, line, proof: proof.slice(0, 500) };
        },
        /** The current location, for an event that is emitted later. */
        location: () => here,
        emit: emitEvent,
        /** Emits only the skills, for a tool that does the same as a shell command. */
        emitReads: (call, location = here) => emitTouches(call, { command: call.command }, location),
        /** Emits a finished call of another tool, and the skills that it read or touched. */
        emitTool(call, location = here) {
            emitEvent('tool_call', call, location);
            emitTouches({ ...call, cwd: null, exit_code: 0 }, event_emitter_NO_FILE.has(call.tool) ? 'no file' : 'unknown', location);
        },
        /** Emits a finished shell command, and the skills that it read or touched. */
        emitCommand(call, location = here) {
            const { call_id, outcome, message, output, command } = call;
            emitEvent('tool_call', { call_id, tool: SHELL_TOOL, input: { command }, outcome, message, output }, location);
            emitTouches(call, { command }, location);
        },
    };
    function emitTouches(call, explained, location) {
        const { call_id, tool = SHELL_TOOL, input, outcome, exit_code } = call;
        const output = shownToModel(call.output);
        const cwd = call.cwd ?? facts.cwd;
        const { reads } = readSkillsOfTool({ tool, input, outcome, output, exit_code, cwd, disk }, explained, facts);
        for (const event of asEvents(reads, { call_id, location }, (touch) => namesInstalled(facts, touch)))
            emit(event);
    }
}
/** Tools that bring no file's text, or only a subagent's words (0.140.0 to 0.169.0). */
// biome-ignore format: a table
const event_emitter_NO_FILE = new Set([
    'spawn_agent', 'send_input', 'resume_agent', 'wait', 'wait_agent', 'close_agent', 'list_agents', 'web_search',
    'update_plan', 'request_user_input', 'view_image', 'tool_search', 'write_stdin', 'apply_patch',
]);
/** 10,000 tokens of four bytes; of a longer output the model gets only the beginning and the end (0.169.0), while `--json` shows all of it. */
const MAX_SHOWN = 40_000;
function shownToModel(output) {
    if (output.length <= MAX_SHOWN / 4 || Buffer.byteLength(output) <= MAX_SHOWN)
        return output;
    const bytes = Buffer.from(output);
    return `${bytes.subarray(0, MAX_SHOWN / 2)}\n\n${bytes.subarray(bytes.length - MAX_SHOWN / 2)}`;
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/transcript/items.js




/** No agent has more open calls than this; further ones are dropped, to bound memory. */
const items_MAX_OPEN = 500;
function createItemsReader(emitter) {
    const state = {
        started: false,
        ended: false,
        failure: null,
        last_error: null,
        errorLocation: null,
        commands: new Map(),
    };
    const open = new Map();
    let thread = null;
    let lastMessage = null;
    function closeCommand(id, item, location) {
        const command = unwrapCommand((0,json_value/* string */.Yj)(item['command']));
        const exit_code = (0,json_value/* number */.ai)(item['exit_code']);
        const status = (0,json_value/* string */.Yj)(item['status']);
        const outcome = status === 'declined' ? 'denied' : status === 'in_progress' ? 'unfinished' : exit_code === 0 ? 'ran' : 'failed';
        const message = outcome === 'failed' ? `exit code ${exit_code ?? 'unknown'}` : null;
        countCommand(state.commands, command);
        const output = (0,json_value/* string */.Yj)(item['aggregated_output']);
        emitter.emitCommand({ call_id: id, command, cwd: null, output, exit_code, outcome, message }, location);
    }
    function closePatch(id, item, location) {
        const outcome = item['status'] === 'completed' ? 'ran' : item['status'] === 'in_progress' ? 'unfinished' : 'failed';
        const changes = (0,json_value/* objects */.JD)(item['changes']);
        const call = { call_id: id, tool: 'apply_patch', input: { changes }, outcome, message: null, output: '' };
        emitter.emit('tool_call', call, location);
        for (const { path, kind } of changes) {
            const command = `${kind === 'add' ? 'true >' : 'true >>'} ${(0,quote_shell/* quoteShell */.L)((0,json_value/* string */.Yj)(path))}`;
            emitter.emitReads({ call_id: id, command, cwd: null, output: '', exit_code: 0, outcome }, location);
        }
    }
    function closeTool(id, item, tool, input, location) {
        const error = (0,json_value/* isJson */.Fh)(item['error']) ? (0,json_value/* string */.Yj)(item['error']['message']) : (0,json_value/* string */.Yj)(item['error']);
        const status = (0,json_value/* string */.Yj)(item['status']);
        const outcome = error || status === 'failed' ? 'failed' : status === 'in_progress' ? 'unfinished' : 'ran';
        const output = textOfResult(item['result'] ?? item['agents_states'] ?? '');
        emitter.emitTool({ call_id: id, tool, input, outcome, message: error || null, output }, location);
    }
    function close(id, item, location) {
        switch (item['type']) {
            case 'agent_message':
                lastMessage = (0,json_value/* string */.Yj)(item['text']);
                emitter.emit('message', { text: lastMessage }, location);
                break;
            case 'command_execution':
                closeCommand(id, item, location);
                break;
            case 'file_change':
                closePatch(id, item, location);
                break;
            case 'mcp_tool_call':
                closeTool(id, item, `mcp__${(0,json_value/* string */.Yj)(item['server'])}__${(0,json_value/* string */.Yj)(item['tool'])}`, item['arguments'], location);
                break;
            case 'collab_tool_call':
                closeTool(id, item, (0,json_value/* string */.Yj)(item['tool']), { prompt: item['prompt'] }, location);
                break;
            case 'web_search':
                closeTool(id, item, 'web_search', { query: item['query'] }, location);
                break;
            default:
            // reasoning, todo_list; and `error`, which is a warning here: the run goes on.
        }
    }
    function readItem(type, item) {
        const id = (0,json_value/* string */.Yj)(item['id']);
        if (type === 'item.completed') {
            open.delete(id);
            if (item['type'] !== 'error')
                state.last_error = null;
            close(id, item);
        }
        else if (open.size < items_MAX_OPEN)
            open.set(id, { item, location: emitter.location() });
    }
    function readEnd(event) {
        state.ended = true;
        const usage = (0,json_value/* isJson */.Fh)(event['usage']) ? event['usage'] : {};
        const { input_tokens, output_tokens } = usage;
        const tokens = { input_tokens: (0,json_value/* number */.ai)(input_tokens), output_tokens: (0,json_value/* number */.ai)(output_tokens), cost_usd: null };
        if (lastMessage !== null)
            emitter.emit('final_answer', { text: lastMessage });
        emitter.emit('end', { usage: tokens, session_id: thread });
    }
    return {
        state,
        /** False when the record is not an event of Codex. */
        read(event) {
            const type = (0,json_value/* string */.Yj)(event['type']);
            if (type === 'thread.started')
                thread = (0,json_value/* string */.Yj)(event['thread_id']) || null;
            else if (type === 'turn.completed')
                readEnd(event);
            else if (type === 'turn.failed') {
                state.failure = (0,json_value/* isJson */.Fh)(event['error']) ? (0,json_value/* string */.Yj)(event['error']['message']) : 'the turn failed';
                state.errorLocation = emitter.location();
            }
            else if (type === 'error') {
                state.last_error = (0,json_value/* string */.Yj)(event['message']);
                state.errorLocation = emitter.location();
            }
            else if (type.startsWith('item.') && (0,json_value/* isJson */.Fh)(event['item']))
                readItem(type, event['item']);
            else if (type !== 'turn.started')
                return false;
            state.started = true;
            return true;
        },
        /** Emits calls without an end: the run was ended, or they were still running when it finished. */
        end() {
            for (const [id, { item, location }] of open)
                close(id, { ...item, status: 'in_progress' }, location);
            open.clear();
        },
    };
}
const keyOf = (command) => command.trim().slice(0, 2000);
function countCommand(commands, command) {
    if (commands.size < 5000)
        commands.set(keyOf(command), (commands.get(keyOf(command)) ?? 0) + 1);
}
/** True when another part of the transcript has already emitted this command; decrements its count. */
function discountCommand(commands, command) {
    const count = commands.get(keyOf(command)) ?? 0;
    if (count > 0)
        commands.set(keyOf(command), count - 1);
    return count > 0;
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/transcript/plain.js
/** Output of Codex without `--json` (progress as text on stderr, the last message on stdout) \u2192 events. */


const RESULT = /^ (succeeded|exited (-?\d+)) in [\d.]+m?s:$/;
const plain_HEADER = /^(user|codex|thinking|exec|tokens used|hook: .*|warning: .*|ERROR: .*|apply_patch.*|tool .*|mcp: .*|file update.*|patch: .*)$/;
/** Longer output is another agent's log or a file dump, whose beginning is enough to recognise a skill. */
const plain_MAX_OUTPUT = 4_000_000;
function createPlainReader(emitter, isRefusal) {
    let banner = false;
    let section = 'head';
    let rules = 0;
    let block = null;
    let spoken = null;
    let afterBlank = true;
    let session = null;
    let model = '';
    let error = null;
    let errorLocation = null;
    let total = null;
    let calls = 0;
    function closeBlock() {
        if (block) {
            const { location, command, cwd, exit_code, output } = block;
            const outcome = section === 'exec' ? 'unfinished' : exit_code === 0 ? 'ran' : 'failed';
            const message = outcome === 'failed' ? `exit code ${exit_code}` : null;
            const text = output.join('\n');
            emitter.emitCommand({ call_id: `exec_${calls}`, command: unwrapCommand(command), cwd, output: text, exit_code, outcome, message }, location);
        }
        if (spoken)
            emitter.emit('message', { text: spoken.lines.join('\n') }, spoken.location);
        block = null;
        spoken = null;
    }
    function open(line) {
        closeBlock();
        section = 'other';
        if (line === 'user')
            section = 'user';
        else if (line === 'tokens used')
            section = 'tokens';
        else if (line === 'codex') {
            section = 'codex';
            spoken = { lines: [], location: emitter.location() };
        }
        else if (line === 'exec') {
            section = 'exec';
            calls += 1;
            block = { location: emitter.location(), command: '', cwd: null, exit_code: null, output: [], size: 0 };
        }
        else if (line.startsWith('ERROR: ')) {
            error = line.slice(7);
            errorLocation = emitter.location();
        }
    }
    function readExec(line) {
        if (!block)
            return;
        const result = RESULT.exec(line);
        if (!result) {
            block.command += block.command === '' ? line : `\n${line}`;
            return;
        }
        const at = block.command.lastIndexOf(' in /');
        if (at > 0) {
            block.cwd = block.command.slice(at + 4);
            block.command = block.command.slice(0, at);
        }
        block.exit_code = result[2] === undefined ? 0 : Number(result[2]);
        section = 'output';
    }
    /**
     * Inside an output, a header counts only after the blank line that Codex adds, because outputs may contain logs of Codex.
     * After a command that printed nothing there is no blank line.
     */
    function isHeader(line) {
        if (!plain_HEADER.test(line))
            return false;
        return section === 'output' ? afterBlank || isSilent() : section !== 'exec';
    }
    function isSilent() {
        if (!block || block.output.length > 0)
            return false;
        return block.exit_code !== 0 || !surelyPrints(unwrapCommand(block.command));
    }
    return {
        isPlain: () => banner,
        session: () => session,
        model: () => model,
        total: () => total,
        failure: () => (error === null ? null : { message: error, location: errorLocation }),
        read(line) {
            if (!banner) {
                banner = /^OpenAI Codex v\d/.test(line);
                return;
            }
            if (rules < 2) {
                if (line === '--------')
                    rules += 1;
                model = /^model: (\S+)$/.exec(line)?.[1] ?? model;
                session = /^session id: (\S+)$/.exec(line)?.[1] ?? session;
                return;
            }
            const header = isHeader(line);
            const free = section !== 'output' && section !== 'exec';
            if ((free || afterBlank) && isRefusal(line, header))
                return;
            if (header)
                open(line);
            else if (section === 'exec')
                readExec(line);
            else if (section === 'output' && block && block.size < plain_MAX_OUTPUT) {
                block.output.push(line);
                block.size += line.length + 1;
            }
            else if (section === 'codex' && spoken && spoken.lines.length < 10_000)
                spoken.lines.push(line);
            else if (section === 'tokens' && /^[\d,]+$/.test(line))
                total = Number(line.replaceAll(',', ''));
            afterBlank = line === '';
        },
        end: closeBlock,
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/transcript/refusals.js


const LOG_LINE = /^(?:\u001b\[[\d;]*m)*\d{4}-\d\d-\d\dT[\d:.]+Z/;
const ROUTER = /ERROR(?:\u001b\[[\d;]*m|\s)*codex_core::tools::router:(?:\u001b\[[\d;]*m|\s)*error(?:\u001b\[[\d;]*m)*=(?:\u001b\[[\d;]*m)*([\s\S]*)$/;
const BLOCKED = /^(?:Command|Tool call) blocked by PreToolUse hook: ([\s\S]*)$/;
const REJECTED = /^(?:exec_command failed: |\w+ failed: )?(?:CreateProcess \{ message: )?"?Rejected\(\\?"([\s\S]*)\\?"\)/;
/** Parses the message of a refusal, which is the same for the model and on stderr. */
function parseRefusal(message) {
    const blocked = BLOCKED.exec(message.trimEnd());
    if (blocked) {
        const text = blocked[1] ?? '';
        // The reason is a hook's own text and may contain the marker too; the last one is Codex's.
        const at = text.lastIndexOf('. Command: ');
        const toolAt = at < 0 ? text.lastIndexOf('. Tool: ') : -1;
        const command = text.slice(at + 11);
        const stopped = { outcome: 'blocked_by_hook', message: text.slice(0, at) };
        if (at >= 0 && command.startsWith('*** Begin Patch'))
            return { ...stopped, tool: 'apply_patch', command: null, input: { patch: command } };
        if (at >= 0)
            return { ...stopped, tool: SHELL_TOOL, command };
        const tool = toolAt < 0 ? '' : text.slice(toolAt + 8);
        return { outcome: 'blocked_by_hook', tool, command: null, message: toolAt < 0 ? text : text.slice(0, toolAt) };
    }
    const unsupported = /^unsupported (?:custom tool )?call: (\S+)\s*$/.exec(message);
    if (unsupported)
        return { outcome: 'unavailable', tool: unsupported[1] ?? '', command: null, message: message.trim() };
    const rejected = REJECTED.exec(message);
    if (!rejected)
        return null;
    const text = unescapeDebug(unescapeDebug(rejected[1] ?? ''));
    const named = /^`([\s\S]*)` rejected: ([\s\S]*)$/.exec(text);
    const command = named ? unwrapCommand(named[1] ?? '') : null;
    return { outcome: 'denied', tool: SHELL_TOOL, command, message: named ? (named[2] ?? text) : text };
}
/** Words of the router that are new to us: a call came to nothing, and more is not known of it. */
function readUnknownError(text) {
    const message = text.trim().slice(0, 500);
    const named = /\b(?:tool|call|function)[: ]+[`'"]?([\w.:-]{2,80})[`'"]?/i.exec(message)?.[1] ?? '';
    const words = message.toLowerCase();
    if (/\b(?:unsupported|unknown|no such) (?:\w+ )?(?:tool|call|function)/.test(words))
        return { outcome: 'unavailable', tool: named, command: null, message };
    const denied = /\b(?:rejected|forbidden|not (?:allowed|permitted)|denied|disallowed)\b/.test(words);
    return { outcome: denied ? 'denied' : 'failed', tool: SHELL_TOOL, command: null, message };
}
/** The process in which tools run is gone (0.169.0, where memory is short): no call that was asked for came to anything. */
const RUNTIME_GONE = /\bgRPC\b|code-mode session|session (?:is )?closed|channel closed|broken pipe|transport error/i;
const isRuntimeGone = ({ outcome, message }) => outcome === 'failed' && RUNTIME_GONE.test(message);
/** Removes the escapes of a Rust debug string. */
function unescapeDebug(text) {
    const plain = { n: '\n', t: '\t', r: '\r' };
    return text.replace(/\\(.)/g, (_, char) => plain[char] ?? char).replace(/\\$/, '');
}
/** A log entry spans several lines when the command does. */
function createRefusalReader(emitter, onRefusal) {
    let open = null;
    function close() {
        if (!open)
            return;
        onRefusal(parseRefusal(open.text) ?? readUnknownError(open.text), open.location);
        open = null;
    }
    return {
        /** ends: the line is known to begin a new entry. */
        read(line, ends) {
            const message = LOG_LINE.test(line) ? ROUTER.exec(line)?.[1] : undefined;
            if (message !== undefined) {
                close();
                open = { text: message, location: emitter.location(), lines: 1 };
                return true;
            }
            if (!open)
                return false;
            if (ends || LOG_LINE.test(line) || open.lines >= 200) {
                close();
                return false;
            }
            open.text += `\n${line}`;
            open.lines += 1;
            return true;
        },
        end: close,
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/transcript/rollout-injection.js
/** A user message of a rollout \u2192 the skills whose text Codex put into it. */

const INJECTED = /<skill>\s*<name>([^<\n]+)<\/name>(?:\s*<path>([^<\n]+)<\/path>)?/;
/**
 * Parts that Codex put there for a skill that was mentioned: 0.169.0 marks them, versions before make a message of its own of each. A
 * listing names every skill, and a prompt may imitate the tag.
 */
function readInjection(payload, typed, emitter) {
    const metadata = payload['internal_chat_message_metadata_passthrough'];
    const kinds = (0,json_value/* isJson */.Fh)(metadata) ? (0,json_value/* list */.p_)(metadata['content_item_kinds']) : [];
    const parts = (0,json_value/* objects */.JD)(payload['content']);
    parts.forEach((part, index) => {
        const text = (0,json_value/* string */.Yj)(part['text']);
        const whole = parts.length === 1 && /^<skill>\n<name>[\s\S]*<\/skill>\s*$/.test(text);
        const marked = kinds.length > 0 ? kinds[index] === 'skills.selected_skill_instructions' : whole && namesMention(typed, text);
        const match = marked ? INJECTED.exec(text) : null;
        if (!match)
            return;
        const folder = match[2]?.split(/[\\/]/).at(-2);
        emitter.emit('skill_call', {
            call_id: (0,json_value/* string */.Yj)(payload['id']) || `mention_${emitter.location().line}`,
            tool: 'skill',
            input: { name: match[1], path: match[2] ?? null },
            skill: match[1] ?? '',
            also: folder && folder !== match[1] ? [folder] : [],
            how: 'injected',
            outcome: 'ran',
            message: null,
            output: text,
        });
    });
}
/** The user mentioned that skill in the prompt, as `$alpha` or by a link to its file. */
const namesMention = (typed, text) => {
    const name = INJECTED.exec(text)?.[1] ?? '';
    return name !== '' && !typed.includes('<skill>') && typed.includes(`$${name}`);
};

;// CONCATENATED MODULE: ./build/lib/agents/codex/transcript/rollout-output.js
/** What a tool gave back, as a rollout holds it \u2192 the tool's own output, its exit code, and whether it ran on. */

/** The lines that Codex puts before what a command printed (0.140.0 to 0.169.0). */
const rollout_output_HEADER = /^(?:(?:Chunk ID: .*|Wall time:? .*|Process exited with code -?\d+|Process running with session ID \d+|Original token count: \d+|Exit code: -?\d+|Total output lines: \d+|Script (?:completed|failed|error).*)\n)+(?:\n?Output:(?:\n|$))?/;
/** `output` is a text, or parts of one, or the JSON of an older shell tool. */
function rollout_output_readOutput(output) {
    const whole = Array.isArray(output)
        ? (0,json_value/* objects */.JD)(output)
            .map((part) => (0,json_value/* string */.Yj)(part['text']))
            .join('')
        : (0,json_value/* string */.Yj)(output) || (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(output)['content']);
    const older = whole.startsWith('{"output":') ? parseOlder(whole) : null;
    if (older)
        return older;
    const head = rollout_output_HEADER.exec(whole)?.[0] ?? '';
    const code = /^(?:Process exited with code|Exit code:) (-?\d+)$/m.exec(head)?.[1];
    return {
        text: whole.slice(head.length),
        exit_code: code === undefined ? null : Number(code),
        session: /^Process running with session ID (\d+)$/m.exec(head)?.[1] ?? null,
        aborted: /^aborted(?: by user)?(?: after [\d.]+s)?\s*$/.test(whole),
    };
}
function parseOlder(text) {
    const older = (0,json_value/* parseObject */.lj)(text);
    if (older === null)
        return null;
    const exit_code = (0,json_value/* number */.ai)((0,json_value/* asFields */.qI)(older['metadata'])['exit_code']);
    return { text: (0,json_value/* string */.Yj)(older['output']), exit_code, session: null, aborted: false };
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/transcript/rollout.js
/** Records of a rollout (a session's own log) \u2192 events: all of them where it stands alone, beside a run's output those it does not show. */








const rollout_MAX_OPEN = 500;
function createRolloutReader(emitter, 
/** Commands that stdout has shown already. */
printed, onRefusal) {
    const open = new Map();
    /** Commands that one kind of line has shown and another kind may repeat. */
    const by_call = new Map();
    const by_item = new Map();
    /** What the model asked for, by a call or a script, and whether a script of it could not be made out. */
    const commands = new Set();
    let obscure = false;
    const sessions = new Map();
    let typed = '';
    let asked = false;
    let answered = false;
    let last_message = null;
    let alone = false;
    let model = '';
    let session_id = null;
    let usage = { input_tokens: null, output_tokens: null, cost_usd: null };
    function close(payload) {
        const id = (0,json_value/* string */.Yj)(payload['call_id']);
        const call = open.get(id);
        open.delete(id);
        const output = payload['output'];
        const parts = Array.isArray(output) ? (0,json_value/* objects */.JD)(output).map((part) => (0,json_value/* string */.Yj)(part['text'])) : [(0,json_value/* string */.Yj)(output)];
        // Code mode puts its own words before the tool's.
        const refusal = parts
            .map((part) => parseRefusal(part.replace(/^Script error:\n/, '')))
            .find((found) => found !== null);
        if (refusal) {
            const command = (call && rollout_call_commandOf(call)) || refusal.command || null;
            onRefusal({ input: call?.input, ...refusal, command, tool: refusal.tool || call?.name || '' });
        }
        else if (alone && call)
            emitCall(id, call, rollout_output_readOutput(output));
    }
    function emitCall(id, call, { text, exit_code, session, aborted }) {
        const command = rollout_call_commandOf(call);
        const failed = exit_code !== null && exit_code !== 0;
        const outcome = aborted ? 'unfinished' : failed ? 'failed' : 'ran';
        const message = failed ? `exit code ${exit_code}` : null;
        const cwd = (0,json_value/* string */.Yj)(call.input['workdir'] ?? call.input['working_directory']) || null;
        if (command !== '') {
            if (session)
                sessions.set(session, command);
            if (discountCommand(by_item, command))
                return;
            countCommand(by_call, command);
            emitter.emitCommand({ call_id: id, command, cwd, output: text, exit_code: exit_code ?? 0, outcome, message });
            return;
        }
        const { name, input } = call;
        emitter.emitTool({ call_id: id, tool: name, input, outcome, message, output: text });
        const running = name === 'write_stdin' ? sessions.get(String(input['session_id'])) : undefined;
        const read = { call_id: id, cwd, output: text, exit_code: exit_code ?? 0, outcome };
        if (running !== undefined)
            emitter.emitReads({ ...read, command: running });
        if (name === 'apply_patch')
            for (const [, what, path = ''] of (0,json_value/* string */.Yj)(input['patch']).matchAll(/^\*\*\* (Add|Update|Delete) File: (.+)$/gm))
                emitter.emitReads({ ...read, output: '', command: `true ${what === 'Add' ? '>' : '>>'} ${(0,quote_shell/* quoteShell */.L)(path)}` });
    }
    /** A command that ran: beside stdout, one that it has no item for (denied by a sandbox, or run by a subagent). */
    function readCommand(item) {
        const words = (0,json_value/* list */.p_)(item['command']).map(String);
        const command = words.length === 3 ? (words[2] ?? '') : unwrapCommand(words.join(' ') || (0,json_value/* string */.Yj)(item['command']));
        if (command)
            commands.add(keyOf(command));
        if (!command || discountCommand(printed, command) || discountCommand(by_call, command))
            return;
        countCommand(by_item, command);
        const exit_code = (0,json_value/* number */.ai)(item['exit_code']);
        const outcome = item['status'] === 'declined' ? 'denied' : exit_code === 0 || item['status'] === 'completed' ? 'ran' : 'failed';
        emitter.emitCommand({
            call_id: (0,json_value/* string */.Yj)(item['id']),
            command,
            cwd: (0,json_value/* string */.Yj)(item['cwd']).replace(/^file:\/\//, '') || null,
            output: (0,json_value/* string */.Yj)(item['aggregated_output']),
            exit_code,
            outcome,
            message: outcome === 'failed' ? `exit code ${exit_code ?? 'unknown'}` : null,
        });
    }
    function readResponse(payload) {
        const type = (0,json_value/* string */.Yj)(payload['type']);
        if (payload['role'] === 'user')
            asked = true;
        else if (payload['role'] === 'assistant' || type.endsWith('_call') || type === 'reasoning')
            answered = true;
        if (type === 'message' && payload['role'] === 'user')
            readInjection(payload, typed, emitter);
        else if (type === 'message' && payload['role'] === 'assistant' && alone) {
            last_message = (0,json_value/* objects */.JD)(payload['content'])
                .map((part) => (0,json_value/* string */.Yj)(part['text']))
                .join('\n');
            emitter.emit('message', { text: last_message });
        }
        else if (type.endsWith('_call_output'))
            close(payload);
        else if (['function_call', 'custom_tool_call', 'local_shell_call'].includes(type) && open.size < rollout_MAX_OPEN) {
            const name = (0,json_value/* string */.Yj)(payload['name']) || type;
            const space = (0,json_value/* string */.Yj)(payload['namespace']);
            const call = { name: space ? `${space}_${name}` : name, input: rollout_call_inputOf(payload), location: emitter.location() };
            open.set((0,json_value/* string */.Yj)(payload['call_id']) || (0,json_value/* string */.Yj)(payload['id']), call);
            const command = rollout_call_commandOf(call);
            if (command !== '')
                commands.add(keyOf(command));
            else
                obscure ||= type === 'custom_tool_call' && name !== 'apply_patch';
        }
        else if (alone && type === 'web_search_call')
            emitter.emit('tool_call', {
                call_id: (0,json_value/* string */.Yj)(payload['id']),
                tool: 'web_search',
                input: (0,json_value/* asFields */.qI)(payload['action']),
                outcome: 'ran',
                message: null,
                output: '',
            });
    }
    function readEvent(payload) {
        const type = (0,json_value/* string */.Yj)(payload['type']);
        const item = (0,json_value/* asFields */.qI)(payload['item']);
        if (type === 'item_completed' && item['type'] === 'CommandExecution')
            readCommand(item);
        else if (type === 'item_completed' && item['type'] === 'UserMessage')
            typed = (0,json_value/* objects */.JD)(item['content'])
                .map((part) => (0,json_value/* string */.Yj)(part['text']))
                .join('\n');
        else if (type === 'user_message')
            typed = (0,json_value/* string */.Yj)(payload['message']);
        else if (type === 'token_count') {
            const { input_tokens, output_tokens } = (0,json_value/* asFields */.qI)((0,json_value/* asFields */.qI)(payload['info'])['total_token_usage']);
            usage = { input_tokens: (0,json_value/* number */.ai)(input_tokens), output_tokens: (0,json_value/* number */.ai)(output_tokens), cost_usd: null };
        }
        else if (alone && type === 'turn_aborted')
            endCalls();
        else if (alone && type === 'task_complete') {
            if (last_message !== null)
                emitter.emit('final_answer', { text: last_message });
            emitter.emit('end', { usage, session_id });
        }
    }
    /** Calls that nothing ever answered: the user stopped the turn, or the run was cut off. */
    function endCalls() {
        for (const [call_id, { name, input, location }] of open) {
            const command = rollout_call_commandOf({ name, input });
            const common = { call_id, outcome: 'unfinished', message: null, output: '' };
            if (command !== '')
                emitter.emitCommand({ ...common, command, cwd: null, exit_code: null }, location);
            else
                emitter.emit('tool_call', { ...common, tool: name, input }, location);
        }
        open.clear();
    }
    return {
        /** The prompt went to the model and nothing ever came back. */
        unanswered: () => asked && !answered,
        model: () => model,
        /** True if the model asked for this command, and also where the rollout does not show it. */
        covers: (command) => !answered || obscure || commands.has(keyOf(command)),
        /** whole: the rollout is the only record of this run. */
        read(entry, whole) {
            alone = whole;
            const payload = (0,json_value/* asFields */.qI)(entry['payload']);
            if (entry['type'] === 'session_meta')
                session_id = (0,json_value/* string */.Yj)(payload['id']) || null;
            // The first session is the main one; those of subagents begin later.
            else if (entry['type'] === 'turn_context')
                model ||= (0,json_value/* string */.Yj)(payload['model']);
            else if (entry['type'] === 'response_item')
                readResponse(payload);
            else if (entry['type'] === 'event_msg')
                readEvent(payload);
        },
        end() {
            if (alone)
                endCalls();
        },
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/transcript/transcript.js











/** Characters of stderr to keep: enough to see why a run did not start. */
const STDERR_KEPT = 8_000;
const transcript_transcript_createParser = parserOf('codex', codex_format/* formats */.F, transcript_transcript_readRecords);
function transcript_transcript_readRecords(facts, emit) {
    const emitter = createEmitter(facts, emit);
    const items = createItemsReader(emitter);
    const refused = [];
    /** Without --json stdout is the last message and nothing else; null where it is not, and a long session is not held. */
    let answer = [];
    let stderr = '';
    /** Both stderr and the rollout report a refusal: the location is taken from stderr, the input of the call from the rollout. */
    function refuse(refusal, location, from_log) {
        const same = refused.find((other) => other.from_log !== from_log && !other.both && isSame(other.refusal, refusal));
        if (!same) {
            if (refused.length < 5000)
                refused.push({ refusal, location: location, from_log, both: false });
            return;
        }
        same.both = true;
        same.refusal = {
            ...same.refusal,
            command: same.refusal.command ?? refusal.command,
            input: same.refusal.input ?? refusal.input,
        };
        if (!from_log)
            same.location = location;
    }
    const refusals = createRefusalReader(emitter, (refusal, location) => refuse(refusal, location, false));
    const plain_calls = createPlainCalls(emit);
    const text_emitter = createEmitter(facts, plain_calls.add);
    const plain = createPlainReader({
        ...text_emitter,
        emitCommand(command, location) {
            countCommand(items.state.commands, command.command);
            text_emitter.emitCommand(command, location);
        },
    }, refusals.read);
    const rollout = createRolloutReader(emitter, items.state.commands, (refusal) => refuse(refusal, emitter.location(), true));
    function emitRefusals() {
        refused.forEach(({ refusal, location }, index) => {
            const { outcome, tool, command, message } = refusal;
            const call_id = `refused_${index + 1}`;
            if (command === null)
                emitter.emit('tool_call', { call_id, tool, input: refusal.input ?? {}, outcome, message, output: '' }, location);
            else
                emitter.emitCommand({ call_id, command, cwd: null, output: '', exit_code: null, outcome, message }, location);
        });
    }
    function findFault(exit, lines) {
        const nowhere = { stream: 'stderr', line: Math.max(lines.stderr, 1), proof: '' };
        const { state } = items;
        const words = plain.failure();
        const gone = refused.find(({ refusal }) => isRuntimeGone(refusal));
        const failed = exit.exit_code !== 0 && exit.exit_code !== null;
        if (exit.spawn_error)
            return { fault: { kind: 'cli_missing', message: exit.spawn_error.slice(0, 500) }, location: nowhere };
        const turn = state.ended ? null : (state.failure ?? state.last_error);
        if (turn !== null)
            return { fault: faultOfTurn(turn), location: state.errorLocation ?? nowhere };
        if (words && failed)
            return { fault: faultOfTurn(words.message), location: words.location ?? nowhere };
        if (gone && !exit.timed_out) {
            const message = `the tool runtime failed: ${gone.refusal.message}`.slice(0, 500);
            return { fault: { kind: 'crashed', message }, location: gone.location };
        }
        // Codex 0.169.0 has no limit for an answer that does not even begin. Only the rollout proves that none did.
        if (exit.timed_out && !state.ended && rollout.unanswered())
            return { fault: UNANSWERED, location: nowhere };
        if (!failed || state.ended || exit.timed_out || exit.signal !== null)
            return null;
        const proof = stderr.trim().split('\n').at(-1)?.slice(0, 500) ?? '';
        const fault = faults_faultOfStart(stderr, exit.exit_code);
        const began = state.started || plain.isPlain();
        return { fault: began ? { ...fault, kind: 'crashed' } : fault, location: { ...nowhere, proof } };
    }
    function endPlain(exit, lines) {
        plain.end();
        plain_calls.end((call) => rollout.covers((0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(call.input)['command'])));
        if (!answer || !plain.isPlain() || exit.exit_code !== 0 || plain.total() === null)
            return;
        const location = {
            stream: 'stdout',
            line: Math.max(lines.stdout, 1),
            proof: (answer.at(-1) ?? '').slice(0, 500),
        };
        emitter.emit('final_answer', { text: answer.join('\n') }, location);
        const usage = { input_tokens: plain.total(), output_tokens: null, cost_usd: null };
        emitter.emit('end', { usage, session_id: plain.session() }, location);
    }
    return {
        stdoutLine(line) {
            if (answer && !items.state.started && answer.length < 10_000)
                answer.push(line);
        },
        record(record, location) {
            emitter.at(location.stream, location.line, location.proof);
            // The log is read last: what it shows of the run's last command must not count twice.
            if (location.stream === 'session_log')
                plain.end();
            // Beside a run's own output the rollout is asked for what that does not show; alone it is the run.
            if ((0,codex_format/* isRollout */.k)(record)) {
                const alone = !items.state.started && !plain.isPlain();
                if (alone && location.stream === 'stdout')
                    answer = null;
                rollout.read(record, alone);
            }
            else if (location.stream === 'stdout' && items.read(record))
                answer = [];
        },
        text() { },
        stderr(line, location) {
            if (stderr.length < STDERR_KEPT)
                stderr += `${line.slice(0, 2000)}\n`;
            emitter.at('stderr', location.line, line);
            text_emitter.at('stderr', location.line, line);
            if (plain.isPlain())
                plain.read(line);
            else if (!refusals.read(line, false))
                plain.read(line);
        },
        isText: plain.isPlain,
        end(exit, lines) {
            refusals.end();
            items.end();
            rollout.end();
            endPlain(exit, lines);
            emitRefusals();
            const found = findFault(exit, lines);
            if (found)
                emitter.emit('fault', { fault: found.fault }, found.location);
            // `--json` does not name the model; the rollout and the head of a plain run do.
            const model = rollout.model() || plain.model();
            if (model)
                emitter.emit('model', { model });
        },
    };
}
function isSame(one, other) {
    if (one.outcome !== other.outcome || (one.tool && other.tool && one.tool !== other.tool))
        return false;
    if (one.command === null || other.command === null)
        return true;
    const [short = '', long = ''] = [one.command.trim(), other.command.trim()].sort((a, b) => a.length - b.length);
    // Other lines on stderr may have been taken for continuation lines of the command.
    return short === long || (short !== '' && long.startsWith(`${short}\n`));
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/index.js
/** OpenAI Codex CLI: its row of the agents table. */
















const codex = {
    name: 'codex',
    title: 'Codex',
    // 0.169.0.
    request_tokens: 13100,
    ...codex_facts_namespaceObject,
    registry_package: '@openai/codex',
    // It shows such a skill in full (0.169.0); agents/openai.yaml keeps one back.
    ignored_fields: ['disable-model-invocation', 'when_to_use', 'paths', 'hooks'],
    settings: settings_settings,
    // 0.169.0, and it prints nothing about it.
    untrusted: 'Codex runs a hook only once its user has trusted it in `/hooks`',
    foreign_hooks: /^\.(?:claude|github|gemini|qwen)\/|\.md$/,
    starts: codex_starts_starts,
    marketplace: marketplace_faults_marketplace,
    ...codex_source_namespaceObject,
    // Skills are synced into CODEX_HOME: a plugin has longer paths and loses descriptions sooner.
    defaultInstall: () => 'skills',
    // In 0.169.0 only the model can start an agent, and the output does not show what that agent does.
    subagents: { how: 'as_instructions', folders: [] },
    explainIgnored: explainIgnored,
    codec: responses,
    ...codex_launch_namespaceObject,
    warm: null,
    ...codex_offer_namespaceObject,
    parts: codex_parts_parts,
    ...explain_offer_namespaceObject,
    ...listing_listing_namespaceObject,
    readDescription: (skill) => (0,codex_front_matter/* readFields */.q)(skill).description,
    ...codex_calls_namespaceObject,
    // Measured with up to 100 loads in one prompt (0.169.0).
    shares_sessions: true,
    createParser: transcript_transcript_createParser,
    ...codex_session_line_namespaceObject,
    sessions: { home: '.codex', variable: 'CODEX_HOME', below: 'sessions' },
    session_logs: ['.codex/sessions/**/rollout-*.jsonl'],
    shared_logs: ['.codex'],
};

;// CONCATENATED MODULE: ./build/lib/agents/copilot/transcript/tool-events.js
/** One tool call of Copilot CLI, finished or not \u2192 events: a skill call, or a tool call with the skills that it read. */






/** Refusals are distinguished by their message, because a hook's and a rule's have the same code `denied` (1.0.102). */
function tool_events_outcomeOf(message, code) {
    // It blocks the call also where a hook ended with an error, which is not a decision.
    if (/^Denied by preToolUse hook\b.*\(hook errored\)/s.test(message))
        return 'hook_errored';
    if (/^Denied by preToolUse hook\b/.test(message))
        return 'blocked_by_hook';
    if (code === 'denied' || code === 'rejected' || /^Permission (?:denied|to run this tool was denied)/.test(message))
        return 'denied';
    return /^Tool '.*' does not exist\./.test(message) ? 'unavailable' : 'failed';
}
/** With bad arguments the id is under another key: the call failed, but it was for that skill. */
function tool_events_skillOf(input) {
    const fields = (0,json_value/* asFields */.qI)(input);
    if (typeof input === 'string')
        return input;
    return (0,json_value/* string */.Yj)(fields['skill']) || Object.values(fields).find((value) => typeof value === 'string') || '';
}
/** Copilot's own note at the end of a shell result. */
const SHELL_NOTE = /\n?<(?:command started in background with )?shellId: [^>]*>\s*$/;
/** What Copilot puts before the beginning of an output over 20 KB (1.0.102). */
const PREVIEW = /^Output too large to read at once \([^\n]*\n[^\n]*\n\nPreview \([^\n]*:\n/;
const tool_events_SAVED = /^Output too large to read at once \([^)\n]*\)\. Saved to: (\/\S+)/;
/** view of selected lines corresponds to sed, view of a whole file to cat; `-1` is the last line. */
function readerOf(range) {
    const [from, to] = Array.isArray(range) ? range : [];
    if (typeof from !== 'number')
        return 'cat --';
    return `sed -n '${from},${typeof to === 'number' && to > 0 ? to : '$'}p' --`;
}
/** Tools that bring no file's text, or only a subagent's words (1.0.102). */
// biome-ignore format: a table
const transcript_tool_events_NO_FILE = new Set([
    'task', 'read_agent', 'list_agents', 'web_fetch', 'web_search', 'ask_user', 'report_intent', 'update_todo',
    'stop_bash', 'list_bash', 'write_bash', 'stop_powershell', 'list_powershell', 'write_powershell',
    'store_memory', 'exit_plan_mode', 'sql', 'fetch_copilot_cli_documentation',
]);
/** The shell command that does the same as a reading or writing tool, so that one module can judge all of them. */
function tool_events_explain(tool, input) {
    const command = tool_events_commandOf(tool, input);
    if (command === null)
        return transcript_tool_events_NO_FILE.has(tool) ? 'no file' : 'unknown';
    return command === '' ? 'no file' : { command };
}
function tool_events_commandOf(tool, input) {
    const fields = (0,json_value/* asFields */.qI)(input);
    const paths = [fields['paths'] ?? fields['path']]
        .flat()
        .filter((path) => typeof path === 'string')
        .map(windows/* toPosix */.d7);
    switch (tool) {
        case 'bash':
        case 'read_bash':
        case 'powershell':
        case 'read_powershell':
            return (0,json_value/* string */.Yj)(fields['command']);
        case 'view':
            return `${readerOf(fields['view_range'])} ${(0,quote_shell/* quoteShell */.L)((0,windows/* toPosix */.d7)((0,json_value/* string */.Yj)(fields['path'])))}`;
        case 'create':
            return `true > ${(0,quote_shell/* quoteShell */.L)((0,windows/* toPosix */.d7)((0,json_value/* string */.Yj)(fields['path'])))}`;
        case 'edit':
            return `true >> ${(0,quote_shell/* quoteShell */.L)((0,windows/* toPosix */.d7)((0,json_value/* string */.Yj)(fields['path'])))}`;
        case 'grep':
        case 'rg':
            return `grep -rn -e ${(0,quote_shell/* quoteShell */.L)((0,json_value/* string */.Yj)(fields['pattern']))} -- ${(paths.length ? paths : ['.']).map(quote_shell/* quoteShell */.L).join(' ')}`;
        case 'glob':
            return `find ${(paths.length ? paths : ['.']).map(quote_shell/* quoteShell */.L).join(' ')} -path ${(0,quote_shell/* quoteShell */.L)((0,json_value/* string */.Yj)(fields['pattern']))}`;
        default:
            return null;
    }
}
/** `view` of a file over its limit succeeds with a refusal (`File too large to read at once (72.1 KB). \u2026`). */
const TOO_LARGE = /^File too large to read at once/;
const tool_events_knownOf = ({ names, body_of }) => ({ installed_skills: names.installed(), body_of });
function readsOf(call, facts) {
    const { reads } = readSkillsOfTool({
        ...call,
        cwd: facts.cwd,
        disk: facts.disk,
        output: call.output.replace(SHELL_NOTE, '').replace(PREVIEW, ''),
        exit_code: call.exit_code ?? (call.outcome === 'ran' ? 0 : 1),
        saved_to: tool_events_SAVED.exec(call.output.slice(0, 1000))?.[1] ?? null,
        refused: TOO_LARGE.test(call.output) ? 'too large' : null,
    }, tool_events_explain(call.tool, call.input), tool_events_knownOf(facts));
    const named = reads.filter(({ skill }) => !/[*?$]/.test(skill));
    const shown = isShown(call, named, facts) ? named.map(asPrinted) : named;
    return asEvents(shown, call, ({ path, skill }) => facts.names.also(path, skill));
}
/** A front matter is shorter than this. */
const FEW_LINES = 6;
/** Whether the result has at least as many lines as the printed files; if their texts are not known, more lines than a front matter has. */
function isShown(call, reads, facts) {
    if (!call.shown_lines)
        return false;
    const printed = reads.filter(({ why }) => why === 'empty');
    const lines = printed.reduce((sum, { path }) => {
        const body = path === null ? null : (facts.body_of?.(path) ?? null);
        return sum + Math.min(FEW_LINES, body === null ? FEW_LINES : body.trim().split('\n').length);
    }, 0);
    return call.shown_lines >= lines;
}
function tool_events_listToolEvents(call, facts) {
    const { location, call_id, tool, input, outcome, message, output } = call;
    const common = { call_id, tool, input, outcome, message, output, ...location };
    if (tool === 'skill') {
        const skill = tool_events_skillOf(input);
        const also = [...call.also, ...call.also.concat(skill).flatMap((name) => facts.names.meant(name))];
        const load = { type: 'skill_call', skill, also: [...new Set(also)], how: 'invoked', ...common };
        // Its output does not show the text; the session's log does.
        const foreign = outcome === 'ran' && findForeign(null, [skill, ...load.also], tool_events_knownOf(facts));
        return foreign ? [{ type: 'foreign_text', skill, also: load.also, text: foreign, ...location }, load] : [load];
    }
    return [{ type: 'tool_call', ...common }, ...readsOf(call, facts)];
}

;// CONCATENATED MODULE: ./build/lib/agents/copilot/calls.js
/** The tool calls with which a model on Copilot CLI calls a skill or reads a file, or makes a call that a case describes with Claude's tool names. */




/** What it says of itself, and its own list (1.0.102). */
const calls_NOTES = new Set(['report_intent', 'update_todo']);
const copilot_calls_commandsOf = (tool, input) => (0,only_reads/* commandsIn */.G)(tool, tool_events_explain(tool, input), calls_NOTES);
/** Ids are matched ignoring case; a `plugin:` prefix or a leading slash is refused (1.0.102). */
const copilot_calls_callSkill = (request, { id }) => listedCall(request, { name: 'skill', input: { skill: id } });
/** Prefers view: the shell must not access paths outside the workspace, but view may read the folder of a loaded skill. */
function copilot_calls_readFile(request, path) {
    if (hasTool(request, 'view'))
        return { name: 'view', input: { path } };
    if (!hasTool(request, 'bash'))
        return null;
    return { name: 'bash', input: { command: `cat -- ${(0,quote_shell/* quoteShell */.L)(path)}`, description: 'Read a file' } };
}
/** Claude's tool names, which cases use \u2192 the corresponding calls of Copilot. */
const calls_TRANSLATIONS = {
    bash: (input) => ({ name: 'bash', input: { description: 'Run a command', ...input } }),
    read: ({ file_path, path, ...rest }) => ({ name: 'view', input: { path: file_path ?? path, ...rest } }),
    write: ({ file_path, content }) => ({ name: 'create', input: { path: file_path, file_text: content } }),
    edit: ({ file_path, old_string, new_string }) => ({
        name: 'edit',
        input: { path: file_path, old_str: old_string, new_str: new_string },
    }),
    grep: ({ path, ...rest }) => ({ name: 'grep', input: path === undefined ? rest : { ...rest, paths: path } }),
    glob: ({ path, ...rest }) => ({ name: 'glob', input: path === undefined ? rest : { ...rest, paths: path } }),
    webfetch: (input) => ({ name: 'web_fetch', input }),
    websearch: (input) => ({ name: 'web_search', input }),
    task: ({ subagent_type, ...rest }) => ({
        name: 'task',
        input: { agent_type: subagent_type, name: 'task', mode: 'sync', ...rest },
    }),
};
const callListed = callerOf(calls_TRANSLATIONS, (server, tool) => `${server}-${tool}`);
/** A name of Copilot's own is used unchanged. Claude's `mcp__server__tool` is `server-tool` on Copilot. */
function copilot_calls_callTool(request, tool, input) {
    if (hasTool(request, tool) && tool !== 'bash')
        return { name: tool, input };
    return callListed(request, tool, input);
}
/** `general-purpose` has the tools of the main agent. */
const copilot_calls_callSubagent = (request, task, name = 'general-purpose') => listedCall(request, {
    name: 'task',
    input: { agent_type: name, name: 'try', description: 'Try a call', prompt: task, mode: 'sync' },
});
const ONLINE = new Set(['webfetch', 'websearch', 'web_fetch', 'web_search']);
/** Embedded modes run offline, where 1.0.102 offers no web tools. */
const copilot_calls_lacksTool = (tool, mode) => mode !== 'live' && ONLINE.has(tool.toLowerCase())
    ? `unavailable: Copilot CLI offers no ${tool} in mode ${mode}, which is offline`
    : null;

;// CONCATENATED MODULE: ./build/lib/agents/copilot/facts.js
/** What the listing of Copilot CLI 1.0.102 depends on. */

/** Measured on the real binary with sets of 50 to 900 skills; each limit was tested exactly and exceeded by one. */
const facts_LISTING_FACTS = {
    /** Sum of all `<skill>` entries, each with its line break, XML-escaped, in UTF-16 units. No model or context size changes it. */
    budget_chars: 15_000,
    /** Overrides the budget, for users whose skills do not fit. */
    budget_variable: 'SKILL_CHAR_BUDGET',
    /** The length of the following line of names, without its `... and N more`; later names are not shown at all. */
    names_line_chars: 5_000,
    names_line_start: 'Additional skills available (invoke by name): ',
    /** Bundled skills, listed after the source's own, so they never displace one. */
    builtin_skills: ['customize-cloud-agent', 'github-pr-media'],
};
/** Measured in a checkout (1.0.102). */
const copilot_facts_project_skills = {
    folders: ['.github/skills', '.agents/skills', '.claude/skills'],
    levels: [0, Number.POSITIVE_INFINITY],
    hidden: 'skipped',
    inside_skills: false,
};
/** 1.0.102: its own names, and those of Claude Code for the same. A matcher finds its shell as `Bash` and as `bash`. */
const copilot_facts_hook_facts = {
    // biome-ignore format: a table
    events: [
        'sessionStart', 'sessionEnd', 'userPromptSubmitted', 'userPromptTransformed', 'preToolUse', 'preMcpToolCall',
        'postToolUse', 'postToolUseFailure', 'permissionRequest', 'errorOccurred', 'agentStop', 'subagentStart',
        'subagentStop', 'preCompact', 'notification',
        'SessionStart', 'SessionEnd', 'UserPromptSubmit', 'PreToolUse', 'PostToolUse', 'PostToolUseFailure',
        'PermissionRequest', 'Stop', 'SubagentStart', 'SubagentStop', 'PreCompact', 'Notification',
    ],
    starts_in: 'plugin',
    sets: {
        // biome-ignore format: a table
        plugin: [
            'CLAUDE_PLUGIN_ROOT', 'CLAUDE_PLUGIN_DATA', 'CLAUDE_PROJECT_DIR', 'COPILOT_PLUGIN_ROOT', 'COPILOT_PLUGIN_DATA',
            'COPILOT_PROJECT_DIR', 'PLUGIN_ROOT',
        ],
        project: ['CLAUDE_PROJECT_DIR', 'COPILOT_PROJECT_DIR'],
    },
    // Claude's names beside its own (1.0.102).
    tools: ['Bash', 'bash', 'Read', 'view', 'Write', 'create', 'Edit', 'edit', 'Grep', 'grep', 'Glob', 'glob'],
    timeout: 's',
    needs_matcher: true,
    takes_root: true,
};
/** 1.0.102 writes it for `Password=\u2026`, for the user and password of an address and for a token. */
const mask = '******';
/** 1.0.102. */
const copilot_facts_packages = {
    schemas: [package_manifest/* PLUGIN_SCHEMA */.aO, package_manifest/* PLUGIN_SCHEMA */.aO.replace('1.0.0', '1.1.0')],
    ...{ as: 'plugin', manifest: 'plugin.json', also: ['plugin', 'marketplace'] },
    takes_any: true,
    nested: true,
    starts_all: ['command', 'cwd', 'env'],
};

// EXTERNAL MODULE: ./build/lib/agents/copilot/launch.js
var copilot_launch = __webpack_require__(42117);
// EXTERNAL MODULE: ./build/lib/agents/listing/skill-tags.js
var skill_tags = __webpack_require__(81383);
;// CONCATENATED MODULE: ./build/lib/agents/copilot/plugins.js
/** A source's manifests \u2192 the plugins that Copilot CLI 1.0.102 loads, and the folders in which it looks for their skills. */


const { dirname: plugins_dirname, join: copilot_plugins_join, normalize: plugins_normalize } = external_node_path_.posix;
/** The paths of a manifest, in the order of the search; others (`.codex-plugin/`) are ignored. */
const plugins_MANIFESTS = [
    'plugin.json',
    '.plugin/plugin.json',
    '.github/plugin/plugin.json',
    '.claude-plugin/plugin.json',
];
const MARKETPLACES = plugins_MANIFESTS.map((path) => path.replace('plugin.json', 'marketplace.json'));
/**
 * The outermost folders that contain skills: Copilot finds nested skills by itself, and a manifest with both `skills/` and
 * `skills/group/` would list the inner ones twice.
 */
function skillRoots(skills) {
    const roots = [...new Set(skills.map((skill) => plugins_dirname(plugins_dirname(skill.path))))].sort();
    return roots.filter((root) => !roots.some((other) => other !== root && (other === '.' || root.startsWith(`${other}/`))));
}
/** Null where Copilot finds none, or one without a name or plugins. */
function ownMarketplace(source) {
    const { marketplace, marketplace_name: name } = source;
    if (marketplace === null || name === null || !MARKETPLACES.includes(marketplace))
        return null;
    const plugins = source.plugins.map(({ entry }) => entry?.['name']).filter((each) => typeof each === 'string');
    return plugins.length ? { name, plugins } : null;
}
const plugins_listPlugins = (source, install) => listOnce({ source, install });
/** Every skill of a source asks for this, so the result is kept. */
const listOnce = predictOnce(({ source, install }) => {
    const own = install === 'marketplace';
    return source.plugins
        .filter(({ entry }) => own === (entry !== null))
        .map((plugin) => ({
        name: String(plugin.entry?.['name'] ?? source.name),
        folder: plugin.folder || '.',
        skill_folders: listFolders(plugin, source),
    }));
});
/** A manifest's `skills` replaces the usual folder; that of a marketplace is ignored. */
function listFolders({ folder, manifests, entry }, source) {
    const manifest = plugins_MANIFESTS.map((path) => manifests[path]).find(Boolean) ?? null;
    // The manifest that is generated if the source has none.
    if (!manifest && entry === null)
        return skillRoots(source.skills);
    const named = manifest?.['skills'] ?? 'skills';
    return (Array.isArray(named) ? named : [named])
        .filter((path) => typeof path === 'string' && !plugins_normalize(path).startsWith('..'))
        .map((path) => copilot_plugins_join(folder, path).replace(/\/$/, '') || '.');
}
const isBelow = (folder, path) => folder === '.' || path.startsWith(`${folder}/`);
/** The plugin that loads it, and the folder in which it is found. */
function pluginWith(skill, source, install) {
    for (const plugin of plugins_listPlugins(source, install)) {
        // The plugin's root is itself a skill.
        if (plugins_dirname(skill.path) === plugin.folder)
            return { plugin, folder: plugin.folder };
        for (const folder of plugin.skill_folders)
            if (isBelow(folder, skill.path))
                return { plugin, folder };
    }
    return null;
}

;// CONCATENATED MODULE: ./build/lib/agents/copilot/source.js
/** Writes a unit's home for Copilot CLI: settings, and the source as a plugin, through a marketplace, or as personal skills. */







const copilotHome = (setup) => external_node_path_.posix.join(setup.home, '.copilot');
function source_defaultInstall(source) {
    // A manifest that Copilot does not read makes it no plugin of Copilot's.
    const isOwn = plugins_MANIFESTS.some((path) => source.plugins[0]?.manifests[path]);
    if (source.kind === 'plugin')
        return isOwn || !ownMarketplace(source) ? 'plugin' : 'marketplace';
    return (0,skill_marketplace/* shipsByMarketplace */.E)(source) && ownMarketplace(source) ? 'marketplace' : 'skills';
}
/** Personal skills come without the hooks and agents of a plugin. */
const copilot_source_fullInstall = (source, folders) => (0,full_install/* chooseFullInstall */.o)(source, folders, source_defaultInstall(source), ownMarketplace(source) !== null);
const layOutOnce = (0,memoize/* memoize */.B)(source_layOut);
/** Path of a skill's folder below `$COPILOT_HOME/skills`. */
const personalFolder = (source, skill) => layOutOnce(source).get(skill) ?? skill.dir;
/** A skill's path below the source's outermost skill folder, or its whole path if another skill has the same one. */
function source_layOut(source) {
    const roots = skillRoots(source.skills);
    const taken = new Set();
    return new Map(source.skills.map((skill) => {
        const folder = external_node_path_.posix.dirname(skill.path);
        const root = roots.find((each) => each === '.' || folder.startsWith(`${each}/`)) ?? '.';
        const setup = folder === '.' ? skill.dir : external_node_path_.posix.relative(root, folder);
        // Copilot would skip a folder that begins with a dot.
        const free = taken.has(setup) ? folder.replace(/(^|\/)\.+/g, '$1') : setup;
        taken.add(free);
        return [skill, free];
    }));
}
/**
 * A marketplace is read directly from its folder. Only below installed-plugins, where Copilot keeps plugins of remote
 * marketplaces, may its tools (even `view`) read the plugin's files (1.0.102), so the copy goes there, as for a user.
 */
const marketplaceFolder = (setup) => {
    const at = (setup.neighbours ?? []).findIndex(({ source }) => source === setup.source);
    // A hook may look for the plugin by its name; else all paths are of one length.
    const name = setup.allow_processes ? plainName(setup.source.name) : 'source';
    return external_node_path_.posix.join(copilotHome(setup), 'installed-plugins', at < 0 ? name : `neighbour-${at}`);
};
function copilot_source_skillPath(setup, skill) {
    switch (setup.install) {
        case 'skills':
            return external_node_path_.posix.join(copilotHome(setup), 'skills', personalFolder(setup.source, skill), 'SKILL.md');
        case 'project':
            return external_node_path_.posix.join(setup.workspace, skill.path);
        case 'marketplace':
            return external_node_path_.posix.join(marketplaceFolder(setup), skill.path);
        case 'plugin':
        case 'extension':
        case 'agent-plugin':
            return external_node_path_.posix.join(setup.source_copy, skill.path);
    }
}
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const plainName = (name) => name.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[-.]+/, '') || 'source';
/** Without a manifest `--plugin-dir` loads nothing and exits 0. */
async function ensureManifest(setup, files) {
    const { source, source_copy } = setup;
    if (plugins_MANIFESTS.some((path) => source.plugins[0]?.manifests[path]))
        return;
    const skills = skillRoots(source.skills).map((root) => (root === '.' ? './' : `./${root}/`));
    const manifest = { name: plainName(source.name), version: '0.0.0', description: 'Generated for this run', skills };
    await files.write(external_node_path_.posix.join(source_copy, '.claude-plugin/plugin.json'), json(manifest));
}
/**
 * disableAllHooks stops hooks of the folder and of the user. It does not stop a plugin's hooks (measured on 1.0.102,
 * and no flag does): their commands are made inert in the copy (starts.ts). A plugin's MCP server that never answers
 * delays the first turn for 60 s; an inert one ends at once.
 */
async function writeSettings(setup, files) {
    const settings = setup.allow_processes ? {} : { disableAllHooks: true };
    const known = {};
    const enabled = {};
    for (const one of [setup, ...(setup.neighbours ?? []).map((each) => asNeighbour(setup, each))]) {
        const own = one.install === 'marketplace' ? ownMarketplace(one.source) : null;
        if (own === null)
            continue;
        const { name, plugins } = own;
        const path = marketplaceFolder(one);
        await files.copy(one.source_copy, path);
        known[name] = { source: { source: 'directory', path } };
        for (const plugin of plugins)
            enabled[`${plugin}@${name}`] = true;
    }
    if (Object.keys(known).length > 0)
        Object.assign(settings, { extraKnownMarketplaces: known, enabledPlugins: enabled });
    await files.write(external_node_path_.posix.join(copilotHome(setup), 'settings.json'), json(settings));
}
/** What a trusted folder starts; Claude Code's settings are read too (1.0.102). */
const PROJECT_HOOKS = ['.github/hooks', '.github/copilot/settings.json', '.claude/settings.json', '.claude/hooks'];
/**
 * `skills` are installed in `$COPILOT_HOME/skills` and not in the workspace's `.github/skills`: the workspace belongs to the
 * case, and may contain project skills of its own, which take precedence over skills of the same name.
 */
async function copilot_source_setUp(setup, files) {
    for (const folder of ['.copilot', '.cache', '.config', '.state', '.data', 'tmp'])
        await files.makeFolder(external_node_path_.posix.join(setup.home, folder));
    await files.makeFolder(setup.workspace);
    await writeSettings(setup, files);
    // Hooks of the working directory run only if it is trusted. --trust-folder cannot be combined with --session-id (1.0.102).
    if (setup.allow_processes) {
        const trustedFolders = setup.withhold_trust ? [] : [setup.workspace];
        await files.write(external_node_path_.posix.join(copilotHome(setup), 'config.json'), json({ trustedFolders }));
        await (0,synced_skills/* copyProjectParts */.$z)(setup, PROJECT_HOOKS, files);
    }
    await copilot_source_install(setup, files, false);
    for (const one of setup.neighbours ?? [])
        await copilot_source_install(asNeighbour(setup, one), files, true);
}
/** later: of two folders of one name a user has the first. */
async function copilot_source_install(setup, files, later) {
    if (setup.install === 'plugin')
        await ensureManifest(setup, files);
    if (setup.install !== 'skills')
        return;
    for (const skill of setup.source.skills) {
        const to = external_node_path_.posix.dirname(copilot_source_skillPath(setup, skill));
        if (later && (await files.list(to)).length > 0)
            continue;
        await files.copy(external_node_path_.posix.join(setup.source_copy, external_node_path_.posix.dirname(skill.path)), to, setup.source_copy);
    }
}

;// CONCATENATED MODULE: ./build/lib/agents/copilot/listing/offer-reasons.js
/** A skill that Copilot CLI 1.0.102 leaves out or cuts \u2192 the reason, with the fix. */








const UNREAD = (0,contract_offer/* explain */.WE)('Copilot finds no description in the front matter and shows the first lines below it', 'write `name: \u2026` and `description: \u2026`, each with a space after the colon');
/** Copilot searches the folders in the plugins' manifests, and skips folders that begin with a dot. */
function explainLocation(skill, { source, install }) {
    if (install === 'project')
        return null;
    const { path } = skill;
    const holding = install === 'skills' ? null : pluginWith(skill, source, install);
    if (install !== 'skills' && !holding) {
        const plugins = plugins_listPlugins(source, install);
        const folders = [...new Set(plugins.flatMap((plugin) => plugin.skill_folders))];
        return (0,contract_offer/* explain */.WE)(`Copilot looks for ${install === 'plugin' ? "this plugin's skills" : "these plugins' skills"} only in ${(0,listing_folders/* nameFolders */.JN)(folders)}, not in ${path}`, (0,listing_folders/* nameInManifest */.mM)(path, plugins));
    }
    const below = holding ? external_node_path_.posix.relative(holding.folder, external_node_path_.posix.dirname(path)) : personalFolder(source, skill);
    const dotted = below.split('/').find((name) => name.startsWith('.'));
    return dotted ? (0,contract_offer/* explain */.WE)('Copilot skips folders whose name begins with a dot', `rename ${dotted}`) : null;
}
/** Copilot does not search inside the folder of a skill. */
function findNested(skill, folders) {
    const outer = (0,listing_folders/* foldersAbove */.Zv)(external_node_path_.posix.dirname(skill.path)).find((at) => at !== '.' && folders.has(at));
    return outer === undefined ? null : (0,nested_skill/* explainNested */.D)('Copilot', skill.path, outer);
}
const budget = `${(0,text_count/* thousands */.oh)(facts_LISTING_FACTS.budget_chars)} characters`;
const FIXES = ['shorten the descriptions of skills whose names come earlier', 'split the source'];
/** over: how many characters there are too many, all skills of the source taken together. */
const offer_reasons_pushedOut = (last, over) => (0,contract_offer/* explain */.WE)(`Copilot lists skills in the order of their names until ${budget} are used up${last ? ` ('${last}' is the last that fits)` : ''}, and these are ${excess(over)}, so later ones are listed by name only`, ...FIXES);
const notNamed = (last, over) => (0,contract_offer/* explain */.WE)(`Copilot lists skills with descriptions up to ${budget}${last ? ` ('${last}' is the last)` : ''}, then names up to ${(0,text_count/* thousands */.oh)(facts_LISTING_FACTS.names_line_chars)} more, and these are ${excess(over)}, and this skill comes after both`, ...FIXES);
const excess = (over) => `${(0,text_count/* thousands */.oh)(over)} characters over the ${(0,text_count/* thousands */.oh)(facts_LISTING_FACTS.budget_chars)}`;

;// CONCATENATED MODULE: ./build/lib/agents/copilot/listing/rejection.js
/** A SKILL.md \u2192 the reason why Copilot CLI does not load or show it, with the fix. In prompt mode the CLI itself reports nothing. */



const MAX_DESCRIPTION = 1_024;
const rejection_MAX_NAME = 64;
/** Copilot's own message: "must start with an ASCII letter or number and contain only ASCII letters, numbers, hyphens, underscores, dots, colons, and spaces". */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._: -]*$/;
/** The rules of 1.0.102 as in `copilot skill list`, each tested on the real binary; null where the skill is loaded and shown. */
function copilot_listing_rejection_findRejection(skill) {
    const { front_matter, description } = skill;
    const { fields, problems } = front_matter;
    if (!front_matter.present)
        return (0,contract_offer/* explain */.WE)('Copilot rejects a SKILL.md without front matter', 'begin the file with --- and close the block with ---');
    // A byte order mark is accepted, and a block that is YAML but not a mapping counts as empty.
    const broken = problems.find(({ message }) => !/byte order mark|is not a list of/.test(message));
    if (broken) {
        return (0,contract_offer/* explain */.WE)(`Copilot rejects front matter that is not YAML (line ${broken.line}: ${broken.message})`, (0,front_matter_problem/* cureProblem */.vG)(broken.kind));
    }
    for (const key of ['name', 'description'])
        if (key in fields && typeof fields[key] !== 'string')
            return (0,contract_offer/* explain */.WE)(`Copilot rejects a ${key} that is not text`, `${(0,front_matter_problem/* cureUntext */.io)(fields[key])}${key === 'name' ? ', or remove the line' : ''}`);
    if ('argument-hint' in fields && typeof fields['argument-hint'] !== 'string')
        return (0,contract_offer/* explain */.WE)('Copilot rejects an argument-hint that is not a string, and [file] without quotes is a list', 'write it in quotes: "[file]"');
    if (fields['name'] === '')
        return (0,contract_offer/* explain */.WE)('Copilot rejects an empty name', 'fill it in, or remove the line so that the skill is named after its folder');
    if (skill.id.length > rejection_MAX_NAME)
        return (0,contract_offer/* explain */.WE)(`Copilot rejects a name of more than ${rejection_MAX_NAME} characters, and this one has ${(0,text_count/* thousands */.oh)(skill.id.length)}`, 'shorten it');
    if (!NAME.test(skill.id.trim()))
        return (0,contract_offer/* explain */.WE)('Copilot rejects this name: it must start with an ASCII letter or digit and contain only ASCII letters, digits, . _ - : and spaces', 'rename the skill');
    if (description !== null && description.length > MAX_DESCRIPTION)
        return (0,contract_offer/* explain */.WE)(`Copilot rejects a description of more than ${(0,text_count/* thousands */.oh)(MAX_DESCRIPTION)} characters, and this one has ${(0,text_count/* thousands */.oh)(description.length)}`, 'shorten it');
    const tools = fields['allowed-tools'];
    if (tools !== undefined && typeof tools !== 'string' && !isTextList(tools))
        return (0,contract_offer/* explain */.WE)('Copilot rejects a value of allowed-tools that is neither a string nor a list of strings', 'write it as one of these');
    for (const key of ['user-invocable', 'disable-model-invocation'])
        if (key in fields && typeof fields[key] !== 'boolean')
            return (0,contract_offer/* explain */.WE)(`Copilot rejects a ${key} that is not a boolean`, 'write true or false, without quotes');
    return null;
}
/** Asked last, when nothing else is in the way: taking it back must be enough. */
const explainHidden = ({ front_matter: { fields } }) => fields['disable-model-invocation'] === true
    ? (0,contract_offer/* explain */.WE)('disable-model-invocation hides the skill from the model', 'remove that line if agents should use it')
    : null;
const isTextList = (value) => Array.isArray(value) && value.every((v) => typeof v === 'string');

;// CONCATENATED MODULE: ./build/lib/agents/copilot/listing/listing.js
/** A set of skills \u2192 the listing that Copilot CLI 1.0.102 makes of it before any model is asked, with the vendor facts behind it. */












/** As its listing calls where a skill is from. */
const LOCATIONS = { skills: 'user', project: 'project' };
/** Spaces become dashes; the case of letters is kept. */
const listing_plainName = (skill) => skill.id.trim().replace(/\s+/g, '-');
/** {skill name: the plugins with a skill of that name} */
const ownersOfNames = (0,memoize/* memoize */.B)((source) => {
    const owners = new Map();
    for (const skill of source.skills.filter((each) => (copilot_listing_rejection_findRejection(each) ?? explainHidden(each)) === null)) {
        const plugin = pluginWith(skill, source, 'marketplace')?.plugin.name;
        const name = listing_plainName(skill);
        if (plugin !== undefined)
            owners.set(name, (owners.get(name) ?? new Set()).add(plugin));
    }
    return owners;
});
/** Prefixed by the plugin's name if another plugin has a skill of the same name. */
function listing_listedName(skill, { source, install }) {
    const name = listing_plainName(skill);
    if (install !== 'marketplace')
        return name;
    const own = pluginWith(skill, source, install)?.plugin.name;
    const shared = [...(ownersOfNames(source).get(name) ?? [])].some((plugin) => plugin !== own);
    return shared && own !== undefined ? `${own}:${name}` : name;
}
function entryChars(name, description, location) {
    const entry = [
        '<skill>',
        `  <name>${(0,skill_tags/* escapeXml */.X)(name)}</name>`,
        `  <description>${(0,skill_tags/* escapeXml */.X)(description)}</description>`,
        `  <location>${location}</location>`,
        '</skill>',
        '',
    ];
    return entry.join('\n').length;
}
/** Of two skills with the same name only the one in the first folder is listed; in two plugins each is listed with its plugin's prefix. */
function splitDuplicates(skills, context) {
    const at = (skill) => context.install === 'skills' ? personalFolder(context.source, skill) : external_node_path_.posix.dirname(skill.path);
    // The folders of a project have an order of their own.
    const order = ({ folder = '' }) => context.install === 'project' ? copilot_facts_project_skills.folders.indexOf(folder) : 0;
    const name = new Map(skills.map((skill) => [skill, listing_listedName(skill, context)]));
    const winners = new Map();
    const later = new Map();
    for (const skill of [...skills].sort((a, b) => order(a) - order(b) || listing_compare(at(a), at(b)))) {
        const winner = winners.get(name.get(skill));
        if (winner)
            later.set(skill, winner);
        else
            winners.set(name.get(skill), skill);
    }
    // Sorted by code unit, so capital letters come first.
    return { first: [...winners.values()].sort((a, b) => listing_compare(listing_plainName(a), listing_plainName(b))), later };
}
const listing_compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
/**
 * The listing of a source together with only Copilot's own skills. Entries are added in the order of their names until one
 * does not fit; all later ones, however short, are listed by name only (no first-fit), until that line is full as well.
 */
function listing_listing_predictListing(context) {
    const { skills } = context.source;
    const folders = new Set(skills.map(({ path }) => external_node_path_.posix.dirname(path)));
    const reasons = new Map(skills.map((skill) => [
        skill,
        copilot_listing_rejection_findRejection(skill) ?? explainLocation(skill, context) ?? findNested(skill, folders) ?? explainHidden(skill),
    ]));
    const { first, later } = splitDuplicates(skills.filter((skill) => reasons.get(skill) === null), context);
    const nameOf = (skill) => listing_listedName(skill, context);
    const states = new Map();
    const beyond = new Set();
    let left = facts_LISTING_FACTS.budget_chars;
    let names = facts_LISTING_FACTS.names_line_start.length;
    let last = '';
    let full = false;
    const costOf = (skill) => entryChars(nameOf(skill), skill.description ?? '', LOCATIONS[context.install] ?? 'plugin');
    const over = first.reduce((sum, skill) => sum + costOf(skill), 0) - facts_LISTING_FACTS.budget_chars;
    for (const skill of first) {
        const cost = costOf(skill);
        full ||= cost > left;
        if (!full) {
            left -= cost;
            last = nameOf(skill);
            states.set(skill, 'full');
            continue;
        }
        const chars = nameOf(skill).length + (names > facts_LISTING_FACTS.names_line_start.length ? 2 : 0);
        const fits = names + chars <= facts_LISTING_FACTS.names_line_chars;
        // After the first name that does not fit, no further names are added.
        names = fits ? names + chars : Number.POSITIVE_INFINITY;
        states.set(skill, fits ? 'name_only' : 'absent');
        reasons.set(skill, fits ? offer_reasons_pushedOut(last, over) : notNamed(last, over));
        beyond.add(skill);
    }
    for (const [skill, winner] of later)
        reasons.set(skill, (0,contract_offer/* explain */.WE)(`Copilot keeps one skill per name, and ${winner.path} has the same name`, 'rename one of the two'));
    const offers = skills.map((skill) => {
        const state = states.get(skill) ?? 'absent';
        const shown = state === 'full' ? (skill.description ?? '') : state === 'name_only' ? null : undefined;
        const offer = (0,offer_match/* measureOffer */.HO)(skill, shown);
        const why = reasons.get(skill) ?? (offer.offer === 'full' ? null : (0,explain_loss/* isBlank */.z3)(skill) ? explain_loss/* BLANK */.Z4 : UNREAD);
        const excess = { by: over, limit: facts_LISTING_FACTS.budget_chars, unit: 'characters' };
        return { skill, id: nameOf(skill), ...offer, why, ...(beyond.has(skill) ? { over: excess } : {}) };
    });
    /** headroom_chars: left for further entries; 0 once one did not fit. */
    return { offers, headroom_chars: full ? 0 : left };
}
const listing_listing_predictOffers = (context) => listing_listing_predictListing(context).offers;
function entrySize({ id, description }) {
    const builtin = facts_LISTING_FACTS.builtin_skills;
    return entryChars(id, description ?? '', builtin.includes(id) ? 'builtin' : 'plugin');
}
/** Names on the line below the entries take nothing of the budget. */
const listing_listing_sizeOf = (rows) => rows.reduce((sum, row) => sum + (row.description === null ? 0 : entrySize(row)), 0);
/**
 * Names without a description mean that the budget is exceeded by at least their entries; the request does not contain the
 * length of their descriptions. It contains no location either, so `plugin` is assumed for all but Copilot's own skills.
 */
function listing_listing_headroom(offered) {
    const bare = offered.filter(({ description }) => description === null);
    const used = bare.length ? bare.reduce((sum, skill) => sum + entrySize(skill), 0) : listing_listing_sizeOf(offered);
    const budget = facts_LISTING_FACTS.budget_chars;
    return { unit: 'characters', budget, left: bare.length ? -used : budget - used };
}
const predictListingOnce = predictOnce(listing_listing_predictListing);
const findPrediction = (skill, context, offer) => offer === 'full' ? null : findRight(predictListingOnce(context).offers, skill, offer);
const listing_explainOffer = (...asked) => findPrediction(...asked)?.why ?? null;
const listing_findExcess = (...asked) => findPrediction(...asked)?.over ?? null;

;// CONCATENATED MODULE: ./build/lib/agents/copilot/marketplace-faults.js
/** A marketplace.json \u2192 what `copilot plugin marketplace add` and `copilot plugin install` refuse of it (1.0.102, each rule tried on it). */




const marketplace_faults_name = schemas/* string */.YjP()
    .regex(/^[A-Za-z0-9.-]+$/, 'a name may have only letters, digits, dashes and dots')
    .refine((text) => !text.includes('..'), 'a name must not contain two dots in a row');
const copilot_marketplace_faults_text = schemas/* string */.YjP();
/** A path, several, or the declaration itself, of which nothing more is looked at. */
const declared = schemas/* union */.KCZ([copilot_marketplace_faults_text, schemas/* array */.YOg(copilot_marketplace_faults_text), schemas/* looseObject */._H3({})], 'it must be a path, a list of paths or an object')
    .optional();
const marketplace_faults_remote = schemas/* union */.KCZ([
    schemas/* looseObject */._H3({ source: schemas/* literal */.euz('github'), repo: copilot_marketplace_faults_text.regex(/^[^/\s]+\/[^/\s]+$/, 'it must be owner/name') }),
    schemas/* looseObject */._H3({ source: schemas/* enum */.k5n(['url', 'git', 'git-subdir']), url: copilot_marketplace_faults_text }),
]);
/** One entry that is wrong, and none of the others can be installed either. */
const copilot_marketplace_faults_MarketSchema = schemas/* looseObject */._H3({
    name: marketplace_faults_name,
    owner: schemas/* looseObject */._H3({ name: copilot_marketplace_faults_text, email: schemas/* email */.Rpp().optional() }),
    metadata: schemas/* looseObject */._H3({ description: copilot_marketplace_faults_text.optional(), version: copilot_marketplace_faults_text.optional() }).optional(),
    plugins: schemas/* array */.YOg(schemas/* looseObject */._H3({
        name: marketplace_faults_name,
        source: schemas/* union */.KCZ([copilot_marketplace_faults_text, marketplace_faults_remote]),
        description: copilot_marketplace_faults_text.optional(),
        version: copilot_marketplace_faults_text.optional(),
        author: schemas/* looseObject */._H3({ name: copilot_marketplace_faults_text, email: schemas/* email */.Rpp().optional() }).optional(),
        homepage: schemas/* url */.OZ5().optional(),
        repository: copilot_marketplace_faults_text.optional(),
        license: copilot_marketplace_faults_text.optional(),
        category: copilot_marketplace_faults_text.optional(),
        keywords: schemas/* array */.YOg(copilot_marketplace_faults_text).optional(),
        tags: schemas/* array */.YOg(copilot_marketplace_faults_text).optional(),
        strict: schemas/* boolean */.zMY().optional(),
        skills: declared,
        commands: declared,
        agents: declared,
        hooks: declared,
        mcpServers: declared,
        lspServers: declared,
        outputStyles: declared,
    })),
});
function copilot_marketplace_faults_findFaults({ fields, marked, findPlugin }) {
    const whole = faultsOf(copilot_marketplace_faults_MarketSchema.safeParse(fields), 'marketplace');
    if (marked)
        whole.push({ path: [], message: 'it begins with a byte order mark', costs: 'marketplace' });
    const entries = (0,json_value/* list */.p_)((0,json_value/* asFields */.qI)(fields)['plugins']);
    const names = entries.map((entry) => (0,json_value/* asFields */.qI)(entry)['name']);
    const later = entries.flatMap((_, at) => names.indexOf(names[at]) < at
        ? [{ path: ['plugins', at, 'name'], message: `'${String(names[at])}' is there twice`, costs: 'marketplace' }]
        : []);
    if (whole.length + later.length > 0)
        return [...whole, ...later];
    return entries.flatMap((entry, at) => (0,json_value/* isJson */.Fh)(entry) && typeof entry['source'] === 'string' && !findPlugin(entry)
        ? [{ path: ['plugins', at, 'source'], message: 'there is no such folder', costs: 'plugin' }]
        : []);
}
const copilot_marketplace_faults_marketplace = { paths: MARKETPLACES, rereads: true, findFaults: copilot_marketplace_faults_findFaults };

;// CONCATENATED MODULE: ./build/lib/agents/copilot/offer.js
/** A request of Copilot \u2192 the skills that it lists, in the `<available_skills>` block of its system prompt. */



/** Listed last, so a long listing ends before them (1.0.102). */
const copilot_offer_signs = {
    own: facts_LISTING_FACTS.builtin_skills,
    heading: /^<available_skills>$/m,
    tool: 'skill',
};
/**
 * Copilot 1.0.102 marks the kind of a request only in headers, since even a compaction contains the tools. A first turn is
 * `conversation-user`, later ones of the main agent have no type.
 */
function copilot_offer_classifyRequest(request) {
    switch (request.headers['x-interaction-type']) {
        case undefined:
        case '':
        case 'conversation-user':
        case 'conversation-agent':
            return request.tools.length ? 'main' : 'side';
        case 'conversation-subagent':
            return 'subagent';
        default:
            return 'side';
    }
}
const offer_NAMES_ONLY = /^Additional skills available \(invoke by name\): (.*)$/m;
/** The names after the described ones. The line stops at about 5,000 characters: `\u2026, microsoft-docs... and 175 more`. */
function parseNamesOnly(block) {
    const line = offer_NAMES_ONLY.exec(block)?.[1]?.trim() ?? '';
    const names = line.replace(/\s*\.\.\. and \d+ more\.?$/, '');
    return names
        .split(', ')
        .map((name) => (0,skill_tags/* unescapeXml */.Uk)(name.trim()))
        .filter(Boolean);
}
function tag(entry, name) {
    const found = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(entry)?.[1];
    return found === undefined ? null : (0,skill_tags/* unescapeXml */.Uk)(found);
}
/** The prompt's prose also mentions the tag; only the real block starts on a line of its own. */
const BLOCK = /^<available_skills>\n([\s\S]*?)^<\/available_skills>/m;
/** The system text with the block of skills, where the tool to call them is there too. */
function findBlock(request) {
    if (!request.tools.some((tool) => tool.name === 'skill'))
        return null;
    for (const { role, text } of request.texts) {
        const [whole, inside] = (role === 'system' || role === 'developer' ? BLOCK.exec(text) : null) ?? [];
        if (whole !== undefined && inside !== undefined)
            return { text, whole, inside };
    }
    return null;
}
/** When to use a skill is said in the description of the tool `skill` (1.0.102). */
function copilot_offer_readListing(request) {
    const block = findBlock(request);
    const tool = request.tools.find(({ name }) => name === 'skill');
    if (!block || !tool)
        return null;
    const names = offer_NAMES_ONLY.exec(block.text)?.[0];
    return { passages: [block.whole, ...(names && !block.whole.includes(names) ? [names] : [])], tool };
}
function copilot_offer_readOffer(request) {
    const block = findBlock(request);
    return block ? readBlock(block) : [];
}
/** Those that a system prompt lists; null when it lists none. */
function copilot_offer_readListed(prompt) {
    const inside = BLOCK.exec(prompt)?.[1];
    return inside === undefined ? null : readBlock({ text: prompt, inside });
}
function readBlock(block) {
    const described = [...block.inside.matchAll(/<skill>\n([\s\S]*?)\n<\/skill>/g)].map((entry) => ({
        id: tag(entry[1] ?? '', 'name') ?? '',
        also: [],
        description: tag(entry[1] ?? '', 'description'),
        path: null,
    }));
    const named = parseNamesOnly(block.text).map((id) => ({ id, also: [], description: null, path: null }));
    return [...described, ...named].filter((skill) => skill.id !== '');
}
/** The bare name, except for names that two plugins of a marketplace share. */
const copilot_offer_listedAs = (skill, context) => [
    listing_listedName(skill, context),
];

// EXTERNAL MODULE: ./build/lib/agents/interface/part-file.js
var part_file = __webpack_require__(85633);
;// CONCATENATED MODULE: ./build/lib/agents/copilot/parts.js
/** A request of Copilot \u2192 the custom agents and the tools that it lists (1.0.102). */




const parts_SUBAGENTS = /^User-provided custom agents:\n([\s\S]*)/m;
const copilot_parts_ENTRY = /^- \*\*(.+?)\*\*: (.*)$/;
const words = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())]);
const AGENT = schemas/* looseObject */._H3({
    name: schemas/* string */.YjP().optional(),
    description: schemas/* string */.YjP(),
    tools: words.optional(),
    model: words.optional(),
    skills: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional(),
    hooks: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional(),
    infer: schemas/* boolean */.zMY().optional(),
    'mcp-servers': schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional(),
});
const COMMAND = schemas/* looseObject */._H3({
    name: schemas/* string */.YjP().optional(),
    description: schemas/* string */.YjP().optional(),
    'argument-hint': schemas/* string */.YjP().optional(),
    'allowed-tools': words.optional(),
    'disable-model-invocation': schemas/* boolean */.zMY().optional(),
});
/** Measured with 90 files (1.0.102); its log has the reason for an agent, and none for a command. */
function parts_faultOf(part) {
    const { kind, text } = part;
    if ((0,part_file/* isNested */._$)(part))
        return {
            why: `it lies in a folder below that of ${kind === 'subagent' ? 'agents' : 'commands'}; move the file up`,
        };
    // A command needs no front matter.
    if (kind === 'command' && !/^\uFEFF?\s*---/.test(text))
        return null;
    const why = (0,part_file/* findShapeFault */.Vw)(text, kind === 'subagent' ? AGENT : COMMAND);
    if (why !== null)
        return { why };
    return kind === 'command' && /^disable-model-invocation:\s*true\s*$/m.test(text)
        ? { why: 'with disable-model-invocation it is for people', for_people: true }
        : null;
}
const copilot_parts_parts = {
    // Measured in a checkout that has them all, and with one alone.
    instructions: [['CLAUDE.md'], ['AGENTS.md'], ['GEMINI.md'], ['.github/copilot-instructions.md']],
    named_by_file: true,
    faultOf: parts_faultOf,
    subagents: subagentsIn('task', parts_SUBAGENTS, copilot_parts_ENTRY),
    tools: listTools,
    toolPrefix: (server) => `${server.replace(/[^a-zA-Z0-9_-]/g, '-')}-`,
    server_paths: `it starts in the working directory, so write its paths as \${CLAUDE_PLUGIN_ROOT}/\u2026`,
    // Listed as a skill, with or without a description.
    commandName: ({ file, text }) => {
        const { name } = (0,front_matter/* parseFrontMatter */.e)(text).fields;
        return (typeof name === 'string' ? name : file.replace(/\.md$/, '')).replace(/[^a-zA-Z0-9_-]/g, '-');
    },
};

;// CONCATENATED MODULE: ./build/lib/agents/copilot/refusals.js
/** What Copilot CLI 1.0.102 says in its own log of a plugin's hooks, servers and agents that it does not take. Of skills it says nothing. */
const BELOW = String.raw `\S*/ar-[\da-f]+/(?:[sw]|h/\.copilot/installed-plugins/source)/`;
const refusals_refusals = {
    log: '.copilot/logs/process-*.log',
    lines: [
        new RegExp(`Invalid (?:hooks|MCP) config for plugin "[^"]*" at "${BELOW}(?<file>[^"]+)": (?<message>.+)$`),
        new RegExp(`${BELOW}(?<file>.+\\.md): (?<message>custom agent .+)$`),
        /Failed to resolve (?<kind>agent) paths for plugin "(?<plugin>[^"]+)": (?<message>.+)$/,
    ],
};

;// CONCATENATED MODULE: ./build/lib/agents/copilot/servers.js
/** A file of MCP servers \u2192 what Copilot CLI 1.0.102 refuses of it, and with one server all the others. */



const servers_server = schemas/* union */.KCZ([
    schemas/* looseObject */._H3({ type: schemas/* enum */.k5n(['http', 'sse']), url: schemas/* string */.YjP() }),
    schemas/* looseObject */._H3({
        type: schemas/* enum */.k5n(['local', 'stdio']).optional(),
        // A number is taken for a word.
        command: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]),
        args: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
        env: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).optional(),
    }),
]);
const servers_servers = {
    findFaults: (value) => [...faultsOf(schemas/* record */.g1P(schemas/* string */.YjP(), servers_server).safeParse(value), 'plugin'), ...findPhrases(value)],
    costs: 'file',
};

;// CONCATENATED MODULE: ./build/lib/agents/copilot/session-line.js
/** A line of a session's events.jsonl of Copilot CLI \u2192 what the user typed (0.0.420 to 1.0.102), or the skills that the session was offered, as its system prompt lists them (1.0.102). */


function copilot_session_line_promptOf(line) {
    if (!line.includes('"user.message"'))
        return null;
    const { type, data } = (0,json_value/* asFields */.qI)((0,json_value/* parseObject */.lj)(line));
    const text = (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(data)['content']);
    return type === 'user.message' && text.trim() !== '' ? text : null;
}
function copilot_session_line_listedIn(line) {
    if (!line.includes('"system.message"') || !line.includes('<available_skills>'))
        return null;
    const { type, data } = (0,json_value/* asFields */.qI)((0,json_value/* parseObject */.lj)(line));
    const listed = type === 'system.message' ? copilot_offer_readListed((0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(data)['content'])) : null;
    // It lists names; a model calls the tool `skill` with one.
    return listed?.map(({ id }) => ({ id, path: null })) ?? null;
}

;// CONCATENATED MODULE: ./build/lib/agents/copilot/settings.js
/** Settings of Copilot CLI that decide what it lists (1.0.102). */




const copilot_settings_SCHEMA = schemas/* object */.Ikc({ disabledSkills: schemas/* array */.YOg(schemas/* string */.YjP()).optional(), enabledPlugins: onlyFalse });
const copilot_settings_settings = {
    file: '.copilot/settings.json',
    format: 'json',
    schema: copilot_settings_SCHEMA,
    findSetOff(skill, names, given, context) {
        const { disabledSkills = [], enabledPlugins } = given;
        const plugin = context.install === 'marketplace' ? pluginWith(skill, context.source, context.install) : null;
        const off = explainSwitchedOff(enabledPlugins, plugin?.plugin.name, context);
        if (off)
            return { offer: 'absent', why: off };
        const name = names.find((one) => disabledSkills.includes(one));
        return name === undefined
            ? null
            : { offer: 'absent', why: (0,contract_offer/* explain */.WE)(`disabledSkills of the settings names '${name}'`, 'remove it there') };
    },
};

;// CONCATENATED MODULE: ./build/lib/agents/copilot/starts.js
/** From what of a source Copilot CLI 1.0.102 starts something. */

const copilot_starts_starts = [
    {
        files: ['plugin.json', '{.plugin,.github/plugin,.claude-plugin}/plugin.json', 'marketplace.json'],
        form: 'json',
        under: starts/* DECLARATIONS */.U,
    },
    // With and without a dot: the names of Agent Plugins 1.0 have none. com.github.copilot holds what such a package has for Copilot alone.
    {
        files: ['hooks.json', 'hooks/*.json', '{.,}mcp.json', '{.,}lsp.json', 'com.github.copilot*/**/*.json'],
        form: 'json',
    },
    {
        files: ['settings.json', 'settings.local.json'],
        form: 'json',
        under: ['hooks', 'env', ...starts/* DECLARATIONS */.U],
        commands: ['statusLine'],
    },
    { files: ['agents/**/*.md', '*.agent.md'], form: 'front_matter', under: ['mcp-servers', 'mcpServers', 'hooks'] },
    { files: [(0,starts/* modulesIn */.D)('.github/extensions'), (0,starts/* modulesIn */.D)('com.github.copilot*/extensions')], form: 'module' },
];

// EXTERNAL MODULE: ./build/lib/agents/copilot/faults.js
var faults = __webpack_require__(79455);
// EXTERNAL MODULE: ./build/lib/agents/copilot/format.js
var copilot_format = __webpack_require__(50937);
;// CONCATENATED MODULE: ./build/lib/agents/copilot/transcript/plain-text-call.js

/** `\u25cf Worker (model: some-model) what it does`: a subagent; the lines below are the first line of its answer and its last calls. */
const SUBAGENT = /^.+ \(model: [^)]+\)/;
const plain_text_call_FAILED = /^(?:Failed with exit code|Denied by preToolUse hook|Permission (?:denied|to run)|Tool '.*' does not exist|Path does not exist|Skill not found)/;
/** Returns no call for prose that looks like a bullet, or for a tool whose call is not in the text. */
function readBullet(bullet, callId) {
    const own = readCall(bullet, callId());
    if (!SUBAGENT.test(bullet.head))
        return own ? [own] : [];
    // The first line is the subagent's answer, which may contain anything.
    const inner = bullet.details.map((line) => line.slice(4)).slice(1);
    return splitCalls(inner, bullet.location).flatMap((nested) => readCall(nested, callId()) ?? []);
}
function splitCalls(lines, location) {
    const calls = [];
    for (const line of lines)
        if (/^\S/.test(line))
            calls.push({ location: location, ok: null, head: line, details: [] });
        else
            calls.at(-1)?.details.push(line);
    return calls;
}
function readCall({ head, details, ok, location }, call_id) {
    const asked = details.flatMap((line) => /^ {2}\u2502 (.*)$/u.exec(line)?.[1] ?? []);
    const results = details.filter((line) => !/^ {2}\u2502/u.test(line)).map((line) => line.replace(/^\s*\u2514?/u, '').trim());
    const words = results.join(' ').trim();
    const finish = (tool, input, message) => {
        const fine = ok ?? !plain_text_call_FAILED.test(message);
        const outcome = fine ? 'ran' : tool_events_outcomeOf(message, null);
        return {
            location: location,
            call_id,
            tool,
            input,
            outcome,
            message: fine ? null : message,
            output: '',
            exit_code: null,
            also: [],
        };
    };
    const skill = /^skill\(([^)]*)\)(?: (.+))?$/.exec(head);
    if (skill)
        return finish('skill', { skill: skill[1] }, skill[2] ?? '');
    const refused = /^skill (".*)$/.exec(head)?.[1];
    if (refused !== undefined && ok === false)
        return finish('skill', {}, refused);
    const missing = /^(\S+) .* · (.+)$/.exec(head);
    if (missing && ok === false)
        return finish(missing[1] ?? '', { text: missing[2] }, words);
    if (head.endsWith(' (shell)'))
        return { ...finish('bash', { command: asked.join('\n') }, words), ...linesOf(words) };
    if (head.startsWith('Read '))
        return { ...finish('view', { path: asked[0] ?? head.slice(5) }, words), ...linesOf(words) };
    const search = /^Search \((grep|rg|glob)\)$/.exec(head)?.[1];
    if (search !== undefined)
        return finish(search, { pattern: (asked[0] ?? '').replace(/^"(.*)"$/, '$1') }, words);
    return details.length ? finish(head.split(' ')[0] ?? head, { text: asked.join('\n') }, words) : null;
}
/** `11 lines\u2026`, `11 lines read`, `L1:3 (3 lines read)`: plain text shows no more of a result. */
function linesOf(words) {
    return { shown_lines: Number(/(\d+) lines?\b/.exec(words)?.[1] ?? 0) };
}

;// CONCATENATED MODULE: ./build/lib/agents/copilot/transcript/plain-text.js


const BULLET = /^(\u25cf|\u2717|\u2713|\u25cb|\/) (.+)$/u;
/** A subagent's answer is printed without a final line break. */
const AFTER_ANSWER = /^(.*)(\u25cf|\u2717) (\S.* \(model: [^)]+\).*)$/u;
const MAX_DETAILS = 2_000;
function createPlainText(facts, emit) {
    let bullet = null;
    let calls = 0;
    let seen = 0;
    /** A bullet starts a block, except in the middle of prose. */
    let blank = true;
    function close() {
        if (!bullet)
            return;
        const finished = readBullet(bullet, () => `text_${++calls}`);
        for (const call of finished)
            for (const event of tool_events_listToolEvents(call, facts))
                emit(event);
        if (!finished.length)
            emit({ type: 'message', text: bullet.head, ...bullet.location });
        bullet = null;
    }
    return {
        line(text, location) {
            const begun = blank ? BULLET.exec(text) : null;
            const after = AFTER_ANSWER.exec(text);
            blank = !text.trim();
            if (begun || after) {
                close();
                if (after?.[1])
                    emit({ type: 'message', text: after[1], ...location });
                const [mark, head] = after ? [after[2], after[3]] : [begun?.[1], begun?.[2]];
                seen += 1;
                bullet = { location: location, ok: mark !== '\u2717', head: head ?? '', details: [] };
            }
            else if (bullet && /^ {2}/.test(text)) {
                if (bullet.details.length < MAX_DETAILS)
                    bullet.details.push(text);
            }
            else {
                close();
                if (!blank)
                    emit({ type: 'message', text, ...location });
            }
        },
        /** How many were seen, of calls or not. */
        bullets: () => seen,
        end: close,
    };
}
/** The last line of the block that closes a run on stderr names its session. */
const sessionOf = (line) => /^Resume\s+copilot --resume=(\S+)\s*$/.exec(line)?.[1] ?? null;

;// CONCATENATED MODULE: ./build/lib/agents/copilot/transcript/session-log.js

/** How a skill was loaded. `context-load` comes from an agent's own `skills:` list: no model chose it, so it is not routing. */
const TRIGGERS = { 'agent-invoked': 'invoked', 'user-invoked': 'injected' };
function createSessionLog({ join, emit, isLoaded, foreignOf, onUsage }) {
    return (record, location) => {
        const data = (0,json_value/* asFields */.qI)(record['data']);
        switch (record['type']) {
            case 'tool.execution_start':
                join.start(record, location);
                return;
            case 'tool.execution_complete':
                join.complete(record, location);
                return;
            case 'session.usage_record': {
                const { inputTokens, outputTokens } = (0,json_value/* asFields */.qI)(data['usage']);
                if (typeof inputTokens === 'number' && typeof outputTokens === 'number')
                    onUsage(inputTokens, outputTokens);
                return;
            }
            case 'skill.invoked': {
                const how = TRIGGERS[(0,json_value/* string */.Yj)(data['trigger'])];
                const skill = (0,json_value/* string */.Yj)(data['name']);
                if (!skill)
                    return;
                const plugin = (0,json_value/* string */.Yj)(data['pluginName']);
                const text = foreignOf((0,json_value/* string */.Yj)(data['content']), skill);
                if (text)
                    emit({ type: 'foreign_text', skill, also: [], text, ...location });
                if (!how || isLoaded(skill))
                    return;
                emit({
                    type: 'skill_call',
                    call_id: (0,json_value/* string */.Yj)(record['id']),
                    tool: 'skill',
                    input: { skill },
                    skill,
                    also: plugin ? [`${plugin}:${skill}`] : [],
                    how,
                    outcome: 'ran',
                    message: null,
                    output: (0,json_value/* string */.Yj)(data['content']),
                    ...location,
                });
            }
        }
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/copilot/transcript/skill-names.js
/** Maps the path of a SKILL.md to the names of its skill: from the caller, and from what Copilot prints at the start. Never used as evidence. */


const skill_names_MAX_SKILLS = 5_000;
function skill_names_createSkillNames(facts) {
    let learned = null;
    const commands = new Map();
    return {
        /** `session.skills_loaded`: names, commands (`plugin:skill`) and paths. */
        learn(data) {
            learned = [];
            for (const skill of (0,json_value/* list */.p_)(data['skills']).slice(0, skill_names_MAX_SKILLS).map(json_value/* asFields */.qI)) {
                const [id, path, command] = [
                    (0,json_value/* string */.Yj)(skill['name']),
                    (0,windows/* toPosix */.d7)((0,json_value/* string */.Yj)(skill['path'])),
                    (0,json_value/* string */.Yj)(skill['commandName']),
                ];
                if (!id || !path)
                    continue;
                learned.push({ id, path });
                if (command && command !== id)
                    commands.set(path, command);
            }
        },
        installed: () => facts.installed_skills ?? learned,
        /** Other names of the skill with the SKILL.md at this path. */
        also(path, id) {
            const matches = (facts.installed_skills ?? learned ?? []).filter((skill) => skill.id === id && path !== null && skill.path.endsWith(path.replace(/^\.?\//, '/')));
            return matches.flatMap((skill) => commands.get(skill.path) ?? []);
        },
        /**
         * Copilot's name of a skill \u2192 its names in the source: Copilot lists `Price Check` as `Price-Check` (1.0.102), and a case may
         * name the folder where no other skill has that name.
         */
        meant(name) {
            const called = (learned ?? []).filter(({ id, path }) => id === name || commands.get(path) === name);
            const paths = new Set(called.map(({ path }) => path));
            const installed = facts.installed_skills ?? [];
            return installed
                .filter(({ path }) => paths.has(path))
                .flatMap(({ id, dir = id }) => (installed.some((other) => other.id === dir) ? [id] : [id, dir]))
                .filter((id) => id !== name);
        },
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/copilot/transcript/tool-join.js




/** A run has some dozens of calls; the limit only keeps malicious output from filling the memory. */
const tool_join_MAX_OPEN = 1_000;
function createToolJoin(finish) {
    const open = new Map();
    const seen = createSeen();
    /** Shells that run in the background: read_bash returns what their command prints. */
    const shells = new Map();
    /** Checks a record's own id, so that output that is repeated, or also in the session log, counts once. */
    function isRepeated(record) {
        const id = (0,json_value/* string */.Yj)(record['id']);
        return id !== '' && !seen.add(id);
    }
    function drop(key) {
        const call = open.get(key);
        open.delete(key);
        if (call)
            finish({ ...call, outcome: 'unfinished', message: null, output: '', exit_code: null, also: [] });
    }
    return {
        start(record, location) {
            if (isRepeated(record))
                return;
            const data = (0,json_value/* asFields */.qI)(record['data']);
            const call_id = (0,json_value/* string */.Yj)(data['toolCallId']);
            const key = `${(0,json_value/* string */.Yj)(record['agentId'])} ${call_id}`;
            drop(key);
            open.set(key, { location: location, call_id, tool: (0,json_value/* string */.Yj)(data['toolName']), input: data['arguments'] ?? null });
            if (open.size > tool_join_MAX_OPEN)
                drop(open.keys().next().value);
        },
        complete(record, location) {
            if (isRepeated(record))
                return;
            const data = (0,json_value/* asFields */.qI)(record['data']);
            const key = `${(0,json_value/* string */.Yj)(record['agentId'])} ${(0,json_value/* string */.Yj)(data['toolCallId'])}`;
            const call = open.get(key);
            // Without a start the tool is not known, so the call is not evidence.
            if (!call)
                return;
            open.delete(key);
            const finished = readResult({ ...call, location: location }, data);
            const shell = (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(finished.input)['shellId']);
            if (/^(?:bash|powershell)$/.test(finished.tool))
                rememberShell(shells, finished);
            finish(/^read_(?:bash|powershell)$/.test(finished.tool) && shells.has(shell)
                ? { ...finished, input: { ...(0,json_value/* asFields */.qI)(finished.input), command: shells.get(shell) } }
                : finished);
        },
        end() {
            for (const key of [...open.keys()])
                drop(key);
        },
    };
}
function rememberShell(shells, call) {
    const id = /shellId: ?([^\s,>]+)/.exec(call.output.slice(-400))?.[1] ?? (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(call.input)['shellId']);
    if (id && shells.size < tool_join_MAX_OPEN)
        shells.set(id, (0,json_value/* asFields */.qI)(call.input)['command']);
}
function readResult(call, data) {
    const exit_code = (0,json_value/* number */.ai)((0,json_value/* asFields */.qI)(data['shellExecution'])['exitCode']);
    const { content, contents } = (0,json_value/* asFields */.qI)(data['result']);
    const output = textOfContent(content) || textOfContent(contents);
    if (data['success'] !== true) {
        const { message, code } = (0,json_value/* asFields */.qI)(data['error']);
        const words = (0,json_value/* string */.Yj)(message);
        const outcome = tool_events_outcomeOf(words, typeof code === 'string' ? code : null);
        return { ...call, outcome, message: words || null, output, exit_code, also: [] };
    }
    return {
        ...call,
        // A command that failed is a success for Copilot: the tool worked.
        outcome: exit_code ? 'failed' : 'ran',
        message: exit_code ? `exit code ${exit_code}` : null,
        output,
        exit_code,
        also: tool_join_namesOf((0,json_value/* asFields */.qI)((0,json_value/* asFields */.qI)(data['toolTelemetry'])['restrictedProperties'])),
    };
}
function tool_join_namesOf(properties) {
    const skill = (0,json_value/* string */.Yj)(properties['skillName']);
    const plugin = (0,json_value/* string */.Yj)(properties['pluginName']);
    return skill ? [skill, ...(plugin ? [`${plugin}:${skill}`] : [])] : [];
}

;// CONCATENATED MODULE: ./build/lib/agents/copilot/transcript/transcript.js












/**
 * All other types are ignored. user.message and system.message contain every skill's name even in a run that used none. So
 * does session.skills_loaded, which is only read for names and paths. Deltas repeat parts of a later message.
 */
const MAX_LOADED = 10_000;
/** What a log holds of a run that got as far as a turn. */
const TURNS = /^(?:assistant\.(?:message|turn_start)|tool\.execution_)/;
const copilot_transcript_transcript_createParser = parserOf('copilot', copilot_format/* formats */.F, copilot_transcript_transcript_readRecords);
function copilot_transcript_transcript_readRecords(facts, emit) {
    const names = skill_names_createSkillNames(facts);
    const callFacts = { body_of: facts.body_of, cwd: facts.cwd, names, disk: new Map() };
    const loaded = new Set();
    const join = createToolJoin((call) => {
        if (call.tool === 'skill' && call.outcome === 'ran' && loaded.size < MAX_LOADED)
            for (const name of call.also)
                loaded.add(name);
        tool_events_listToolEvents(call, callFacts).forEach(emit);
    });
    const plain_calls = createPlainCalls(emit);
    const plain = createPlainText(callFacts, plain_calls.add);
    const tokens = { input: null, output: null };
    const sessionLog = createSessionLog({
        join,
        emit,
        isLoaded: (skill) => loaded.has(skill),
        foreignOf: (content, skill) => content === '' ? null : findForeign(content, [skill, ...names.meant(skill)], facts),
        onUsage(input, output) {
            tokens.input = (tokens.input ?? 0) + input;
            tokens.output = (tokens.output ?? 0) + output;
        },
    });
    let last = null;
    let json = false;
    /** True where the session's own log shows what the run did. */
    let logged = false;
    let exitCode = null;
    let error = null;
    let failure = null;
    let startUp = null;
    let answer = null;
    let lastLocation = { stream: 'stdout', line: 0, proof: '' };
    let lastWords = '';
    let model = '';
    let statistics = false;
    /** The beginning of stderr without its statistics; in plain text this is the error. */
    let complaint = null;
    function event(type, record, at) {
        const data = (0,json_value/* asFields */.qI)(record['data']);
        switch (type) {
            case 'session.skills_loaded':
                names.learn(data);
                return;
            case 'tool.execution_start':
                join.start(record, at);
                return;
            case 'tool.execution_complete':
                join.complete(record, at);
                return;
            case 'assistant.message': {
                const text = (0,json_value/* string */.Yj)(data['content']);
                if (record['agentId'] === undefined)
                    model = (0,json_value/* string */.Yj)(data['model']) || model;
                if (text)
                    emit({ type: 'message', text, ...at });
                const calls = data['toolRequests'];
                if (record['agentId'] === undefined && Array.isArray(calls) && !calls.length)
                    answer = { text, location: at };
                return;
            }
            case 'session.error':
                // A subagent's error is its caller's tool result; the run goes on.
                if (record['agentId'] === undefined)
                    error = { fault: faultIn(data, (0,json_value/* string */.Yj)(data['message'])), location: at };
                return;
            case 'model.call_failure':
                failure = { fault: faultIn(data, innerMessage((0,json_value/* string */.Yj)(data['errorMessage']))), location: at };
                return;
            case 'model.call_final_result':
                if (data['result'] === 'success')
                    failure = null;
                return;
            case 'result':
                last ??= { location: at, session_id: (0,json_value/* string */.Yj)(record['sessionId']) || null };
                exitCode = (0,json_value/* number */.ai)(record['exitCode']);
        }
    }
    function readText(line, at) {
        lastLocation = at;
        if (json)
            return;
        plain.line(line, at);
        if (line.trim())
            lastWords = line;
    }
    return {
        record(record, at, text) {
            const type = (0,json_value/* string */.Yj)(record['type']);
            if (at.stream === 'session_log')
                logged ||= TURNS.test(type);
            if (at.stream === 'session_log' || type === 'skill.invoked' || type === 'session.usage_record') {
                sessionLog(record, at);
                return;
            }
            // A line of plain text may be JSON by chance.
            if (!json && !isOwn(record)) {
                readText(text, at);
                return;
            }
            json = true;
            lastLocation = at;
            event(type, record, at);
        },
        skipped() {
            json = true;
        },
        text: readText,
        stderr(text, at) {
            if (!text.trim())
                return;
            const session_id = sessionOf(text);
            if (session_id !== null)
                last ??= { location: at, session_id };
            if (isStatistics(text)) {
                statistics = true;
                return;
            }
            lastWords = text;
            complaint ??= { words: '', location: at };
            if (complaint.words.length < 2_000)
                complaint.words += ` ${text.trim()}`;
            const fault = (0,faults/* startUpFault */.qR)(text);
            if (fault)
                startUp ??= { fault, location: at };
        },
        // Plain text has its bullets, or the statistics that close a run on stderr.
        isText: () => !json && (statistics || plain.bullets() > 0),
        end(exit) {
            plain.end();
            plain_calls.end(() => !logged);
            join.end();
            const code = last ? (exitCode ?? exit.exit_code) : exit.exit_code;
            // Only the session log contains token counts, and it is read after the output.
            const usage = { input_tokens: tokens.input, output_tokens: tokens.output, cost_usd: null };
            if (last)
                emit({ type: 'end', usage, session_id: last.session_id, ...last.location });
            const found = findFault(code, exit);
            if (found)
                emit({ type: 'fault', fault: found.fault, ...found.location });
            if (answer)
                emit({ type: 'final_answer', text: answer.text, ...answer.location });
            if (model)
                emit({ type: 'model', model, ...lastLocation });
        },
    };
    function findFault(code, exit) {
        if (code === 0 && last)
            return null;
        if (error)
            return error;
        // The run was killed while it retried; the last error shows why.
        if (failure && (exit.timed_out || code !== 0))
            return failure;
        if (startUp && !(json && last))
            return startUp;
        const worded = code !== 0 && !json && complaint ? (0,faults/* faultOfText */.Zm)(complaint.words.trim()) : null;
        if (worded && complaint)
            return { fault: worded, location: complaint.location };
        if (last && code === 1)
            return {
                fault: { kind: 'crashed', message: 'Copilot ended with exit code 1 and no error message' },
                location: lastLocation,
            };
        const fault = exitFault(exit, lastWords);
        return fault ? { fault, location: lastLocation } : null;
    }
}
const faultIn = (data, words) => (0,faults/* faultOf */.Kl)({ status: data['statusCode'], type: data['errorType'], words });
const isOwn = (record) => copilot_format/* formats */.F.recognise(record) !== null;
const isStatistics = (line) => /^(?:Changes|Duration|Tokens|Resume|Requests|AI credits?) {2,}/.test(line);
/** A failed attempt contains the server's answer as JSON text. */
function innerMessage(text) {
    const inner = (0,json_value/* parseObject */.lj)(text);
    return inner ? (0,json_value/* string */.Yj)(inner['message']) || text : text.replace(/^"|"$/g, '');
}

;// CONCATENATED MODULE: ./build/lib/agents/copilot/index.js
/** GitHub Copilot CLI: its row of the agents table. Facts are about version 1.0.102. */















const copilot = {
    name: 'copilot',
    title: 'GitHub Copilot CLI',
    // 1.0.102.
    request_tokens: 12000,
    ...copilot_facts_namespaceObject,
    starts: copilot_starts_starts,
    servers: servers_servers,
    marketplace: copilot_marketplace_faults_marketplace,
    pinned: '1.0.102',
    // The platform package contains the whole program, including Node; the wrapper package only selects one and does not forward signals.
    build: (version, { os, arch }) => ({
        spec: `@github/copilot-${os}-${arch}@${version}`,
        folder: `@github/copilot-${os}-${arch}`,
        binary: 'copilot',
    }),
    registry_package: '@github/copilot',
    id_case: 'ignore',
    settings: copilot_settings_settings,
    // A source's skill takes the place of a bundled one of its name.
    bundled_skills: [],
    ignored_fields: ['when_to_use', 'paths', 'hooks'],
    // 1.0.102, and it prints nothing about it. Hooks of a plugin run.
    untrusted: 'Copilot CLI runs hooks of the working directory only in a folder that its user has trusted',
    foreign_hooks: /^\.(?:codex|gemini|qwen)\/|\.md$/,
    installs: ['plugin', 'marketplace', 'skills'],
    ...copilot_source_namespaceObject,
    subagents: { how: 'by_name', folders: ['.claude/agents', '.github/agents'] },
    codec: chatCompletions,
    ...copilot_launch,
    // 1.0.102 marks its runtime as in use by a process.
    passing: /(^|\/)inuse\.\d+\.(hold|lock)$/,
    ...copilot_offer_namespaceObject,
    parts: copilot_parts_parts,
    ...copilot_listing_listing_namespaceObject,
    ...copilot_calls_namespaceObject,
    // Measured with up to 100 loads in one prompt (1.0.102).
    shares_sessions: true,
    createParser: copilot_transcript_transcript_createParser,
    ...copilot_session_line_namespaceObject,
    sessions: { home: '.copilot', variable: 'COPILOT_HOME', below: 'session-state' },
    session_logs: ['.copilot/session-state/*/events.jsonl'],
    refusals: refusals_refusals,
    shared_logs: ['.copilot', '.config/github-copilot', '.local/share/github-copilot'],
};

;// CONCATENATED MODULE: ./build/lib/model/gemini.js
/** Codec of the Gemini API (`models/<model>:streamGenerateContent` and its siblings): a request body \u2192 a ModelRequest, a ModelTurn \u2192 SSE or JSON. */



/** The model and the method are in the path alone. */
const PATH = /\/(?:v1|v1beta|v1alpha)\/(?:.*\/)?models\/([^/:]+):(streamGenerateContent|generateContent|countTokens)$/;
/** A response holds `output` or `error`; other programs put any object there. */
function resultOf(response) {
    const { output, error } = (0,json_value/* asFields */.qI)(response);
    const value = error ?? output ?? response;
    return { text: typeof value === 'string' ? value : JSON.stringify(value ?? ''), is_error: error !== undefined };
}
function gemini_parseRequest(body, headers, path = '') {
    const { contents, systemInstruction, tools, generationConfig } = (0,json_value/* asFields */.qI)(body);
    const [, model = '', method = ''] = PATH.exec(path) ?? [];
    const found = (0,json_value/* list */.p_)((0,json_value/* asFields */.qI)(systemInstruction)['parts']).map((part) => ({
        type: 'text',
        role: 'system',
        text: (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(part)['text']),
    }));
    let step = 0;
    for (const { role, parts } of (0,json_value/* list */.p_)(contents).map(json_value/* asFields */.qI)) {
        if (role === 'model')
            step += 1;
        for (const part of (0,json_value/* list */.p_)(parts).map(json_value/* asFields */.qI)) {
            const { functionCall, functionResponse, text } = part;
            const { id, name, args } = (0,json_value/* asFields */.qI)(functionCall ?? functionResponse);
            // The API has no ids of its own: where none was sent, calls and results go by their names.
            const call_id = (0,json_value/* string */.Yj)(id) || (0,json_value/* string */.Yj)(name);
            if (functionCall)
                found.push({ type: 'call', call_id, name: (0,json_value/* string */.Yj)(name), input: args ?? {} });
            else if (functionResponse)
                found.push({ type: 'result', call_id, ...resultOf((0,json_value/* asFields */.qI)(functionResponse)['response']) });
            else if (typeof text === 'string' && part['thought'] !== true)
                found.push({ type: 'text', role: role === 'model' ? 'assistant' : 'user', text });
        }
    }
    return {
        model,
        stream: method === 'streamGenerateContent',
        ...((0,json_value/* asFields */.qI)(generationConfig)['responseMimeType'] === 'application/json' ? { wants_json: true } : {}),
        headers,
        ...(0,reply/* sortParts */.hQ)(found),
        tools: (0,json_value/* list */.p_)(tools).flatMap((tool) => (0,json_value/* list */.p_)((0,json_value/* asFields */.qI)(tool)['functionDeclarations']).map(gemini_parseTool)),
        step,
    };
}
function gemini_parseTool(tool) {
    const { name, description, parametersJsonSchema, parameters } = (0,json_value/* asFields */.qI)(tool);
    return {
        name: (0,json_value/* string */.Yj)(name),
        description: (0,json_value/* string */.Yj)(description),
        freeform: false,
        input_schema: parametersJsonSchema ?? parameters ?? null,
    };
}
function gemini_renderReply(turn, request, id) {
    const calls = turn.calls.map((call, index) => ({
        functionCall: { id: `call_${id}_${index}`, name: call.name, args: (0,json_value/* isJson */.Fh)(call.input) ? call.input : {} },
    }));
    // A caller that wants JSON would fail on prose, and an empty object only lacks its fields.
    const text = request.wants_json ? '{}' : turn.text;
    const parts = [...(text === '' && calls.length > 0 ? [] : [{ text: text || ' ' }]), ...calls];
    const promptTokenCount = tokensRead(turn, 100);
    const answer = {
        candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }],
        usageMetadata: { promptTokenCount, candidatesTokenCount: 10, totalTokenCount: promptTokenCount + 10 },
        modelVersion: request.model,
        responseId: id,
    };
    if (request.stream)
        return (0,reply/* streamReply */.Tm)(`data: ${JSON.stringify(answer)}\n\n`);
    // countTokens reads only the last field, generateContent all others.
    return (0,reply/* jsonReply */.DB)({ ...answer, totalTokens: promptTokenCount });
}
const STATUS = {
    400: 'INVALID_ARGUMENT',
    401: 'UNAUTHENTICATED',
    403: 'PERMISSION_DENIED',
    404: 'NOT_FOUND',
    429: 'RESOURCE_EXHAUSTED',
    500: 'INTERNAL',
    503: 'UNAVAILABLE',
    504: 'DEADLINE_EXCEEDED',
};
const gemini = {
    matches: (method, path) => method === 'POST' && PATH.test(path),
    parseRequest: gemini_parseRequest,
    renderReply: gemini_renderReply,
    renderError: (status, kind, message) => (0,reply/* jsonReply */.DB)({ error: { code: status, message, status: STATUS[status] ?? kind } }, status),
};

;// CONCATENATED MODULE: ./build/lib/agents/gemini-family/calls.js

const skillCaller = (tool, argument) => (request, { id }) => hasTool(request, tool) ? { name: tool, input: { [argument]: id } } : null;
const gemini_family_calls_readFile = (request, path) => hasTool(request, 'read_file') ? { name: 'read_file', input: { file_path: path } } : null;
/** The arguments that were given. */
const given = (input) => Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
/** What differs in an agent stands over these. */
const SHARED_TRANSLATIONS = {
    bash: ({ command, description }) => ({ name: 'run_shell_command', input: given({ command, description }) }),
    write: (input) => ({ name: 'write_file', input }),
    glob: (input) => ({ name: 'glob', input }),
};

;// CONCATENATED MODULE: ./build/lib/agents/gemini-family/settings.js
/** Settings of Gemini CLI 0.61.0 and Qwen Code 0.24.4 that decide what they list. */


const gemini_family_settings_SCHEMA = schemas/* object */.Ikc({
    skills: schemas/* object */.Ikc({ enabled: schemas/* boolean */.zMY(), disabled: schemas/* array */.YOg(schemas/* string */.YjP()) })
        .partial()
        .optional(),
});
const settingsIn = (folder) => ({
    file: `${folder}/settings.json`,
    project_files: [`${folder}/settings.json`],
    format: 'json',
    schema: gemini_family_settings_SCHEMA,
    findSetOff(_, names, given) {
        const { skills } = given;
        if (skills?.enabled === false)
            return { offer: 'absent', why: (0,contract_offer/* explain */.WE)('skills.enabled of the settings is false', 'remove it there') };
        const lower = names.map((name) => name.toLowerCase());
        const rule = skills?.disabled?.find((name) => lower.includes(name.toLowerCase()));
        return rule === undefined
            ? null
            : { offer: 'absent', why: (0,contract_offer/* explain */.WE)(`skills.disabled of the settings names '${rule}'`, 'remove it there') };
    },
});

;// CONCATENATED MODULE: ./build/lib/agents/gemini-family/rejection.js
/** Where a skill stands \u2192 why Gemini CLI and its fork Qwen Code, whose rules of places are the same, do not come to it. */

/** Why the agent's own step installs no such extension, and a session skips it; null where it has a usable manifest, or gets one. */
function rejectManifest(title, { file, names }, { extensions }) {
    const fields = extensions?.[file];
    if (fields === null)
        return (0,contract_offer/* explain */.WE)(`${title} skips an extension whose ${file} is not a JSON object`, 'correct it');
    if (!fields)
        return null;
    const { name, version, settings = [] } = fields;
    if (!name || !version)
        return (0,contract_offer/* explain */.WE)(`${title} skips an extension without a name and a version`, `add them to ${file}`);
    if (typeof name === 'string' && !names.test(name))
        return (0,contract_offer/* explain */.WE)(`${title} skips an extension whose name has other characters than it allows: '${name}'`, `correct it in ${file}`);
    return Array.isArray(settings)
        ? null
        : (0,contract_offer/* explain */.WE)(`${title} skips an extension whose settings are not a list`, `correct them in ${file}`);
}
const rejectMissing = (title, field, { path }) => (0,contract_offer/* explain */.WE)(`${title} drops a skill without a ${field}`, `add ${field} to the front matter of ${path}`);
/** taken: how it reads what is not YAML. */
const explainOther = (title, taken, { path }) => (0,contract_offer/* explain */.WE)(`${title} reads another description than the one in ${path}, because the front matter is not valid YAML and it then takes ${taken}`, 'put the value in quotes');
/** places: in which it looks. */
const rejectFromExtension = (title, manifest, places, { path }, source) => rejectManifest(title, manifest, source) ??
    (places.test(path)
        ? null
        : (0,contract_offer/* explain */.WE)(`${title} looks for an extension's skills in skills/<name>/SKILL.md only, and this one is in ${path}`, contract_offer/* MOVE_IT */.IF));
/** A project has one folder of a name; in an extension each skill has its own. */
function rejectTakenFolder(skill, { skills }) {
    const first = skills.find(({ dir }) => dir === skill.dir);
    return first === undefined || first === skill
        ? null
        : (0,contract_offer/* explain */.WE)(`a project has one folder '${skill.dir}', and ${first.path} is in it`, 'rename one of the two folders');
}

;// CONCATENATED MODULE: ./build/lib/agents/gemini-family/source.js
/** A unit's set-up \u2192 the home and workspace of Gemini CLI or its fork Qwen Code: settings, and each source as skills or as an extension. */





const { join: gemini_family_source_join } = external_node_path_.posix;
/** What is the same of both in the agents table. */
const SHARED_ROW = {
    installs: ['skills', 'extension'],
    subagents: { how: 'as_instructions', folders: [] },
    shares_sessions: true,
    warm: null,
};
/** Where both look for a project's skills, as other agents do; each has a folder of its own beside it. */
const PROJECT_SKILLS = '.agents/skills';
const source_hasManifest = ({ extensions }, manifest) => extensions?.[manifest] != null;
function projectOf(layout) {
    const defaultInstall = (source) => (source_hasManifest(source, layout.manifest) ? 'extension' : 'skills');
    return {
        defaultInstall,
        /** Hooks and agents come with an extension alone. */
        fullInstall: (source, folders) => (folders.includes('') ? 'extension' : defaultInstall(source)),
        skillPath: (setup, skill) => setup.install === 'extension' ? gemini_family_source_join(placeOf(setup, layout), skill.path) : syncedPath(setup, layout, skill),
        setUp: (setup, files) => setUpProject(setup, layout, files),
    };
}
const renderJson = (value) => `${JSON.stringify(value, null, 2)}\n`;
/** Beside a project, whose folders are its own, they are the user's. */
const syncedPath = ({ workspace, home, beside_project }, { folder }, { dir }) => beside_project ? personalPath(home, folder, dir) : gemini_family_source_join(workspace, PROJECT_SKILLS, dir, 'SKILL.md');
const personalPath = (home, folder, dir) => gemini_family_source_join(home, folder, 'skills', dir, 'SKILL.md');
async function setUpProject(setup, layout, files) {
    const { home, workspace, instructions } = setup;
    await files.makeFolder((0,unit_env/* temporaryFolder */.yy)(home));
    await files.makeFolder(workspace);
    const settings = { privacy: { usageStatisticsEnabled: false }, ...layout.settings(setup) };
    await files.write(gemini_family_source_join(home, layout.folder, 'settings.json'), renderJson(settings));
    if (instructions)
        await files.write(gemini_family_source_join(home, layout.folder, layout.memory), instructions);
    if (setup.install === 'skills' && setup.allow_processes)
        await (0,synced_skills/* copyProjectParts */.$z)(setup, [`${layout.folder}/settings.json`], files);
    await gemini_family_source_install(setup, layout, (skill) => syncedPath(setup, layout, skill), files);
    const personal = ({ dir }) => personalPath(home, layout.folder, dir);
    for (const one of setup.neighbours ?? [])
        await gemini_family_source_install(asNeighbour(setup, one), layout, personal, files);
}
async function gemini_family_source_install(setup, layout, pathOf, files) {
    if (setup.install === 'project')
        return;
    if (setup.install === 'extension')
        return extend(setup, layout, files);
    await (0,synced_skills/* copyFolders */.RG)(setup.source.skills, setup.source_copy, pathOf, files);
}
const extensionFolder = ({ home, source }, { folder, nameOf }) => gemini_family_source_join(home, folder, 'extensions', nameOf(source));
const placeOf = (setup, layout) => layout.link === null ? extensionFolder(setup, layout) : setup.source_copy;
/** As the agent's own command leaves it. */
async function extend(setup, layout, files) {
    const { manifest: file, names } = layout;
    if (rejectManifest('', { file, names }, setup.source))
        return;
    const { source, source_copy } = setup;
    const folder = extensionFolder(setup, layout);
    if (layout.link === null)
        await files.copy(source_copy, folder);
    else
        await files.write(gemini_family_source_join(folder, layout.link), renderJson({ source: source_copy, type: 'link' }));
    // A broken one stays as it is: the agent's own step refuses it, and so does a session.
    if (source.extensions?.[layout.manifest] !== undefined)
        return;
    const converted = await layout.convert?.(placeOf(setup, layout), files);
    const manifest = renderJson({ name: layout.nameOf(source), version: '0.0.0', ...converted });
    await files.write(gemini_family_source_join(placeOf(setup, layout), layout.manifest), manifest);
}

;// CONCATENATED MODULE: ./build/lib/agents/gemini-family/tools.js




const WRITERS = new Set(['write_file', 'replace', 'edit']);
/** What stands around the output of a command for the model: before it, and one a line behind it. */
const BEFORE = /^(?:<untrusted_context>\n)?(?:Command: .*\nDirectory: .*\n)?(?:Output|Stdout): /;
const BEHIND = /^\n(?:Error|Exit Code|Signal|Background PIDs|Process Group PGID): .*$/;
const tools_END = '\n</untrusted_context>';
/** Null where it is not framed so. From its end, because a pattern that looks for the end from the beginning takes longer than the JSON. */
function unframe(given) {
    const from = BEFORE.exec(given)?.[0].length;
    if (from === undefined)
        return null;
    const end = given.endsWith(tools_END) ? given.length - tools_END.length : given.length;
    let to = end;
    for (;;) {
        const at = given.lastIndexOf('\n', to - 1);
        if (at < from || !BEHIND.test(given.slice(at, to)))
            return { printed: given.slice(from, to), rest: given.slice(to, end) };
        to = at;
    }
}
const TRUNCATED = /^\s*IMPORTANT: The file content has been truncated\.[\s\S]*?--- FILE CONTENT \(truncated\) ---\n/;
/** Before the lines that Qwen Code was asked for (0.24.4). */
const SHOWING = /^Showing lines \d+-\d+ of \d+ total lines\.[^\n]*\n\n---\n\n/;
/**
 * Its search writes a file's name once and numbers each line below it; around few hits it shows up to the whole file (0.61.0). grep
 * says the same with the name before each line.
 */
function asGrep(output) {
    let file = '';
    const lines = output.split('\n').map((line) => {
        file = /^File: (.+)/.exec(line)?.[1] ?? file;
        return line.replace(/^L(\d+)[:-] ?/, (_, number) => `${file}:${number}:`);
    });
    return lines.filter((line) => !/^(?:Found \d+ match|File: |---$)/.test(line)).join('\n');
}
/** A command that goes on in the background: nothing of it came back yet. Qwen Code says in which file it will be. */
const BACKGROUND = /^(?:<untrusted_context>\n)?(?:Command moved to background \(PID|Background shell (?:started\.|\S+ started \(pid))/;
const KEPT_IN = /^output file: (.+)$/m;
/** The tool returns what it wrote, so text that the call itself contained does not show that a file was read. */
function withoutInput(output, input) {
    const { content, new_string } = (0,json_value/* asFields */.qI)(input);
    const given = new Set(`${(0,json_value/* string */.Yj)(content)}\n${(0,json_value/* string */.Yj)(new_string)}`.split('\n'));
    return output
        .split('\n')
        .filter((line) => !given.has(line))
        .join('\n');
}
function outputOf({ tool, input, shown, text }) {
    const given = text ?? shown;
    if (tool === 'run_shell_command' && BACKGROUND.test(given))
        return { output: given, exit_code: null, brought: '', saved_to: KEPT_IN.exec(given)?.[1] ?? null };
    if (WRITERS.has(tool))
        return { output: given, exit_code: null, brought: withoutInput(given, input) };
    if (tool === 'grep_search')
        return { output: asGrep(given), exit_code: null };
    if (tool !== 'run_shell_command')
        return { output: given.replace(TRUNCATED, '').replace(SHOWING, ''), exit_code: null };
    const { printed = given, rest = '' } = unframe(given) ?? {};
    const code = /\nExit Code: (-?\d+)/.exec(rest)?.[1] ?? /^Command exited with code: (\d+)$/.exec(shown)?.[1];
    return {
        output: printed === '(empty)' ? '' : printed,
        exit_code: code === undefined ? null : Number(code),
    };
}
/** read_file of selected lines corresponds to sed, of a whole file to cat. */
function tools_readerOf(input) {
    // Qwen Code counts from 0 and names how many.
    const [offset, limit] = [(0,json_value/* number */.ai)(input['offset']), (0,json_value/* number */.ai)(input['limit'])];
    const from = (0,json_value/* number */.ai)(input['start_line']) ?? (offset === null ? null : offset + 1);
    const to = (0,json_value/* number */.ai)(input['end_line']) ?? (limit === null ? null : (from ?? 1) + limit - 1);
    return from === null && to === null ? 'cat --' : `sed -n '${from ?? 1},${to ?? '$'}p' --`;
}
/** The shell command that does the same, so that one module can judge every kind of read. */
function tools_explain({ tool, input }, no_file) {
    const fields = (0,json_value/* asFields */.qI)(input);
    const path = (0,quote_shell/* quoteShell */.L)((0,json_value/* string */.Yj)(fields['file_path']));
    const at = (0,json_value/* string */.Yj)(fields['dir_path']) || (0,json_value/* string */.Yj)(fields['directory']) || (0,json_value/* string */.Yj)(fields['path']);
    const folder = (0,quote_shell/* quoteShell */.L)(at || '.');
    const pattern = (0,quote_shell/* quoteShell */.L)((0,json_value/* string */.Yj)(fields['pattern']));
    switch (tool) {
        case 'run_shell_command':
            return { command: `${at ? `cd ${folder}\n` : ''}${(0,json_value/* string */.Yj)(fields['command'])}` };
        case 'read_file':
            return { command: `${tools_readerOf(fields)} ${path}` };
        case 'grep_search':
            return { command: `grep -rn -e ${pattern} -- ${folder}` };
        case 'glob':
            return { command: `find ${folder} -path ${pattern}` };
        case 'list_directory':
            return { command: `ls ${folder}` };
        case 'write_file':
            return { command: `true > ${path}` };
        case 'replace':
        case 'edit':
            return { command: `true >> ${path}` };
        default:
            return no_file.has(tool) ? 'no file' : 'unknown';
    }
}
/** no_file: tools of this agent that bring no file's text. */
function tools_listToolEvents(call, no_file, facts, disk) {
    const { id, tool, input, message, location } = call;
    const { output, exit_code, brought = output, saved_to = null } = outputOf(call);
    const outcome = call.outcome === 'ran' && exit_code !== null && exit_code !== 0 ? 'failed' : call.outcome;
    const code = exit_code ?? (call.outcome === 'ran' ? 0 : 1);
    const { reads } = readSkillsOfTool({ tool, input, outcome, output: brought, exit_code: code, cwd: facts.cwd, disk, saved_to }, tools_explain(call, no_file), facts);
    const unseen = tool === 'read_file' && call.text === null && call.outcome === 'ran';
    return [
        { type: 'tool_call', call_id: id, tool, input, outcome, message, output, ...location },
        // The stream shows nothing of a file that was read whole.
        ...asEvents(unseen ? reads.map(asPrinted) : reads, { call_id: id, location }, () => []),
    ];
}

;// CONCATENATED MODULE: ./build/lib/agents/gemini/facts.js
const gemini_facts_pinned = '0.61.0';
/** One bundle for all platforms, without dependencies that it needs: keytar and node-pty are optional. */
const facts_registry_package = '@google/gemini-cli';
const facts_MANIFEST = 'gemini-extension.json';
/** `gemini extensions install` refuses others. */
const EXTENSION = { file: facts_MANIFEST, names: /^[A-Za-z0-9-]+$/ };
/**
 * The name under which requests go out where the user names no model: without one, the CLI asks a model which model to ask. It is the
 * one that it then takes for work (0.61.0), because its words on skills are another model's otherwise.
 */
const facts_EMBEDDED_MODEL = 'gemini-3.1-pro-preview';
/** The tool that loads a skill. */
const SKILL_TOOL = 'activate_skill';
/** It starts a subagent and waits for what it says. */
const AGENT_TOOL = 'invoke_agent';
/** Tools that bring no file's text, or only a model's words. */
// biome-ignore format: a table
const facts_NO_FILE = new Set([
    'update_topic', 'web_fetch', 'google_web_search', 'write_todos', 'enter_plan_mode', 'exit_plan_mode',
    'invoke_agent', 'list_background_processes', 'save_memory', 'ask_user', 'complete_task',
]);
/** Measured in a checkout (0.61.0). */
const gemini_facts_project_skills = {
    folders: ['.agents/skills', '.gemini/skills'],
    levels: [0, 1],
    hidden: 'skipped',
    inside_skills: true,
};
/** 0.61.0. */
const gemini_facts_hook_facts = {
    // biome-ignore format: a table
    events: [
        'BeforeTool', 'AfterTool', 'BeforeAgent', 'AfterAgent', 'BeforeModel', 'AfterModel', 'BeforeToolSelection',
        'SessionStart', 'SessionEnd', 'PreCompress', 'Notification',
    ],
    starts_in: 'project',
    incomplete: 'hook',
    in_part: true,
    sets: {
        plugin: ['extensionPath', 'workspacePath', 'CLAUDE_PROJECT_DIR', 'GEMINI_PROJECT_DIR'],
        project: ['CLAUDE_PROJECT_DIR', 'GEMINI_PROJECT_DIR'],
    },
    // biome-ignore format: a table
    tools: [
        'run_shell_command', 'read_file', 'read_many_files', 'write_file', 'replace', 'glob', 'grep_search',
        'search_file_content', 'list_directory', 'web_fetch', 'google_web_search', 'write_todos', 'save_memory',
        'activate_skill', 'ask_user', 'invoke_agent', 'enter_plan_mode', 'exit_plan_mode',
    ],
    timeout: 'ms',
};
/** 0.61.0: a policy's rule may have words of its own. */
const gemini_facts_denials = {
    words: [
        [/requires user confirmation/, 'permission'],
        [/denied by policy/, 'rule'],
    ],
    otherwise: 'agent',
    rule_folders: ['policies', '.gemini/policies'],
};

;// CONCATENATED MODULE: ./build/lib/agents/gemini/calls.js





/** The name has to be one of an enumeration, exactly as it is listed. */
const gemini_calls_callSkill = skillCaller(SKILL_TOOL, 'name');
/** Its own lists (0.61.0). */
const gemini_calls_NOTES = new Set(['update_topic', 'write_todos']);
const gemini_calls_commandsOf = (tool, input) => (0,only_reads/* commandsIn */.G)(tool, tools_explain({ tool, input }, facts_NO_FILE), gemini_calls_NOTES);
const inFolder = ({ path, ...rest }) => given({ ...rest, dir_path: path });
/** Claude's tool names, which cases use \u2192 the corresponding calls of Gemini CLI. */
const gemini_calls_TRANSLATIONS = {
    ...SHARED_TRANSLATIONS,
    read: ({ file_path, offset, limit }) => ({
        name: 'read_file',
        input: {
            file_path,
            ...(typeof offset === 'number' ? { start_line: offset } : {}),
            ...(typeof limit === 'number' ? { end_line: (typeof offset === 'number' ? offset : 1) + limit - 1 } : {}),
        },
    }),
    edit: (input) => ({ name: 'replace', input: { instruction: 'Replace the text', ...input } }),
    grep: ({ pattern, path }) => ({ name: 'grep_search', input: inFolder({ pattern, path }) }),
    glob: ({ pattern, path }) => ({ name: 'glob', input: inFolder({ pattern, path }) }),
    ls: (input) => ({ name: 'list_directory', input: inFolder(input) }),
    webfetch: ({ url, prompt }) => ({
        name: 'web_fetch',
        input: { prompt: `${prompt ?? 'What does the page say?'} ${url ?? ''}`.trim() },
    }),
    websearch: ({ query }) => ({ name: 'google_web_search', input: { query } }),
    skill: ({ skill, name }) => ({ name: SKILL_TOOL, input: { name: name ?? skill } }),
    task: ({ subagent_type, prompt }) => ({
        name: AGENT_TOOL,
        input: { agent_name: subagent_type ?? 'generalist', prompt },
    }),
};
/** `generalist` has the tools of the main agent. */
const gemini_calls_callSubagent = (request, task, name = 'generalist') => hasTool(request, AGENT_TOOL) ? { name: AGENT_TOOL, input: { agent_name: name, prompt: task } } : null;
/** A name of Gemini's own is used unchanged. Claude's `mcp__server__tool` is `mcp_server_tool`. */
function gemini_calls_callTool(request, tool, input) {
    if (hasTool(request, tool))
        return { name: tool, input };
    const mcp = /^mcp__(.+?)__(.+)$/.exec(tool);
    if (mcp)
        return { name: `mcp_${mcp[1]}_${mcp[2]}`, input };
    return translateCall(gemini_calls_TRANSLATIONS, tool, input);
}
const gemini_calls_lacksTool = lacking('Gemini CLI', ['multiedit', 'notebookedit']);

;// CONCATENATED MODULE: ./build/lib/agents/gemini/hook-answer.js
/** What a hook printed \u2192 why Gemini CLI does not follow it, where it would not. */

/** Read in 0.61.0: of an object it follows `decision` and `continue`; the place in which Claude Code looks says nothing to it. */
function hook_answer_explainIgnored(stdout) {
    const answer = (0,json_value/* parseObject */.lj)(stdout);
    if (answer === null || 'decision' in answer || answer['continue'] === false)
        return null;
    return 'permissionDecision' in (0,json_value/* asFields */.qI)(answer['hookSpecificOutput'])
        ? 'Gemini CLI reads {"decision": "deny", "reason": \u2026} and not permissionDecision'
        : null;
}

;// CONCATENATED MODULE: ./build/lib/agents/gemini-family/launch.js

function launchScript(setup, own) {
    const model = setup.vendor_model ?? (setup.model_url === null ? null : (own.embedded_model ?? 'embedded'));
    return {
        file: setup.tools?.['node'] ?? 'node',
        args: [
            setup.binary,
            ...(own.args ?? []),
            ...(model === null ? [] : [`--model=${model}`]),
            '--output-format=stream-json',
            '--approval-mode=yolo',
            `--session-id=${setup.session_id}`,
            // With `=` a prompt may begin with a dash.
            `--prompt=${setup.prompt}`,
        ],
        // Gemini CLI writes reports of failed requests into the temporary folder.
        env: (0,unit_env/* unitEnv */.mJ)(setup, { ...own, always: { TERM: 'dumb', NO_COLOR: '1', ...own.env } }),
        cwd: setup.workspace,
    };
}

// EXTERNAL MODULE: ./build/lib/agents/launch/node.js
var node = __webpack_require__(55531);
;// CONCATENATED MODULE: ./build/lib/agents/gemini/launch.js



const gemini_launch_build = (0,node/* scriptBuild */.U0)(facts_registry_package, 'bundle/gemini.js', '20.0.0');
/** The Gemini API with a key, or Vertex AI with one or with a service account. */
const launch_credentials = {
    any_of: ['GEMINI_API_KEY', 'GOOGLE_API_KEY', 'GOOGLE_APPLICATION_CREDENTIALS'],
    secrets: [],
    // biome-ignore format: a table
    settings: [
        'GOOGLE_GEMINI_BASE_URL', 'GOOGLE_VERTEX_BASE_URL', 'GOOGLE_GENAI_USE_VERTEXAI', 'GOOGLE_GENAI_USE_GCA',
        'GOOGLE_CLOUD_PROJECT', 'GOOGLE_CLOUD_LOCATION', 'GEMINI_MODEL',
    ],
    homes: ['GEMINI_CLI_HOME'],
};
/**
 * Settings are written before a launch knows the user's variables, and may name some. With a base URL and no type in the settings
 * the CLI takes the type for a gateway, which it then refuses (0.61.0).
 */
const AUTH_VARIABLE = 'GEMINI_AUTH_TYPE';
function authOf(env) {
    if (env['GOOGLE_GENAI_USE_GCA'] === 'true')
        return { [AUTH_VARIABLE]: 'oauth-personal' };
    const vertex = env['GOOGLE_GENAI_USE_VERTEXAI'] === 'true' || !env['GEMINI_API_KEY'];
    return vertex ? { [AUTH_VARIABLE]: 'vertex-ai' } : {};
}
const gemini_launch_launch = (setup) => launchScript(setup, {
    env: {
        // Otherwise it starts itself a second time with more memory.
        GEMINI_CLI_NO_RELAUNCH: 'true',
        // A project's skills, hooks and settings count only in a folder that is trusted; --skip-trust comes too late for the last two.
        GEMINI_CLI_TRUST_WORKSPACE: 'true',
    },
    live: authOf(setup.user_env),
    embedded: (model_url) => ({ GOOGLE_GEMINI_BASE_URL: model_url, GEMINI_API_KEY: 'embedded' }),
    embedded_model: facts_EMBEDDED_MODEL,
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/lib/agents/listing/yaml-mapping.js
/** The text of a front matter \u2192 its fields, where it is a mapping in YAML; null where it is not. */


function parseMapping(text) {
    const document = (0,dist/* parseDocument */.Tp)(text, { schema: 'core', logLevel: 'silent' });
    if (document.errors.length > 0)
        return null;
    try {
        const value = document.toJS();
        return (0,json_value/* isJson */.Fh)(value) ? value : null;
    }
    catch {
        // An alias without an anchor, or too many of them.
        return null;
    }
}

;// CONCATENATED MODULE: ./build/lib/agents/gemini/front-matter.js
/** A SKILL.md \u2192 the name and description that Gemini CLI 0.61.0 reads from it: YAML, and where that fails line by line. */


const front_matter_BLOCK = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$|(?=.))/;
const readFields = (0,memoize/* memoize */.B)(({ text }) => {
    const block = front_matter_BLOCK.exec(text)?.[1];
    if (block === undefined)
        return 'no block';
    return readYaml(block) ?? front_matter_readLines(block);
});
function readYaml(block) {
    const { name, description } = parseMapping(block) ?? {};
    return typeof name === 'string' && typeof description === 'string' ? { name, description } : null;
}
/** Its second attempt, which also takes numbers, colons and an empty value; indented lines belong to the description above them. */
function front_matter_readLines(block) {
    const lines = block.split(/\r?\n/);
    let name = null;
    let description = null;
    for (let at = 0; at < lines.length; at += 1) {
        const line = lines[at] ?? '';
        const named = /^\s*name:\s*(.*)$/.exec(line);
        const described = named ? null : /^\s*description:\s*(.*)$/.exec(line);
        if (named)
            name = (named[1] ?? '').trim();
        if (!described)
            continue;
        const parts = [(described[1] ?? '').trim()];
        while (/^[ \t]+\S/.test(lines[at + 1] ?? ''))
            parts.push((lines[++at] ?? '').trim());
        description = parts.filter(Boolean).join(' ');
    }
    if (name === null)
        return 'no name';
    return description === null ? 'no description' : { name, description };
}
/** Lines that are taken as they are keep the quotes around a value. */
const withoutQuotes = (text) => /^(["'])([\s\S]*)\1$/.exec(text)?.[2] ?? text;
/** Characters that a file's name must not have become dashes. */
const front_matter_listedName = (name) => name.replace(/[:\\/<>*?"|]/g, '-');

;// CONCATENATED MODULE: ./build/lib/agents/gemini/listing.js
/** The skills of a source \u2192 the listing that Gemini CLI 0.61.0 will show the model, without starting it; it has no budget. */





const rejectUnread = (skill, unread) => unread === 'no block'
    ? (0,contract_offer/* explain */.WE)('Gemini CLI drops a skill whose file does not begin with front matter', `begin ${skill.path} with a line of three dashes, without a byte order mark before it, and close the block with another`)
    : rejectMissing('Gemini CLI', unread === 'no name' ? 'name' : 'description', skill);
const PLACES = /^skills\/(?:(?!node_modules\/)[^/.][^/]*\/)?SKILL\.md$/;
/** One sentence with the fix; null when the skill is listed. */
function reject(skill, { source, install }) {
    const fields = readFields(skill);
    if (typeof fields === 'string')
        return rejectUnread(skill, fields);
    if (install === 'extension')
        return rejectFromExtension('Gemini CLI', EXTENSION, PLACES, skill, source);
    if (install === 'project')
        return null;
    if (skill.dir.startsWith('.'))
        return (0,contract_offer/* explain */.WE)('Gemini CLI skips folders whose name begins with a dot', `rename ${skill.dir}`);
    return rejectTakenFolder(skill, source);
}
function listing_nameOf(skill) {
    const fields = readFields(skill);
    return front_matter_listedName(typeof fields === 'string' ? skill.id : fields.name);
}
function readDescription(skill) {
    const fields = readFields(skill);
    return typeof fields === 'string' ? null : withoutQuotes(fields.description);
}
const listing_listedAs = (skill) => [listing_nameOf(skill)];
const { predictOffers: gemini_listing_predictOffers, explainOffer: gemini_listing_explainOffer } = listingOf({
    title: 'Gemini CLI',
    nameOf: listing_nameOf,
    reject,
    shows: readDescription,
    hidden: (skill) => explainOther('Gemini CLI', 'the lines as they are', skill),
    // A later file takes the place of an earlier one, and they come in the order of the disk: mostly from the last name to the first.
    keeps: 'first',
});

;// CONCATENATED MODULE: ./build/lib/agents/listing/listed-entries.js
/** Read from texts of that role alone, because a prompt may quote a listing. */
function findEntries({ texts }, { role, header, entry, end }) {
    for (const { text } of texts.filter((one) => one.role === role)) {
        const found = header.exec(text);
        if (!found)
            continue;
        const next = new RegExp(entry);
        next.lastIndex = found.index + found[0].length;
        let closed = next.lastIndex;
        const entries = [];
        for (let match = next.exec(text); match !== null; match = next.exec(text)) {
            entries.push(match);
            closed = next.lastIndex;
        }
        if (text.startsWith(end, closed))
            closed += end.length;
        return { passage: text.slice(found.index, closed), entries };
    }
    return null;
}
/** The same with the tool that says when to use a skill; null where either is missing. */
function findPassage(request, shape, tool_name) {
    const listing = findEntries(request, shape);
    const tool = request.tools.find(({ name }) => name === tool_name);
    return listing && tool ? { passages: [listing.passage], tool } : null;
}

;// CONCATENATED MODULE: ./build/lib/agents/gemini/offer.js



const gemini_offer_HEADER = /^# Available Agent Skills\n[\s\S]*?^<available_skills>\n/m;
/** Nothing is escaped, so a description may hold tags; the entry ends where the next lines are those of the CLI. */
const gemini_offer_ENTRY = / {2}<skill>\n {4}<name>(.*)<\/name>\n {4}<description>([\s\S]*?)<\/description>\n {4}<location>(.*)<\/location>\n {2}<\/skill>\n/y;
const LISTING = { role: 'system', header: gemini_offer_HEADER, entry: gemini_offer_ENTRY, end: '</available_skills>' };
/** Where settings turn skills off, the tool stays and names none (0.61.0). */
const gemini_offer_signs = {
    own: ['skill-creator', 'antigravity-support'],
    heading: /^# Available Agent Skills$/m,
    tool: SKILL_TOOL,
};
/** A subagent has a tool with which it hands in its work. */
function gemini_offer_classifyRequest({ tools }) {
    if (tools.length === 0)
        return 'side';
    return tools.some(({ name }) => name === 'complete_task') ? 'subagent' : 'main';
}
/**
 * When to use a skill is said above the listing and in the description of the tool. It reads the files of a folder at the same
 * time and lists them as they come, so a busy machine lists them in another order (0.61.0).
 */
function gemini_offer_readListing(request) {
    const listing = findPassage(request, LISTING, SKILL_TOOL);
    return listing && { ...listing, unordered: true };
}
const gemini_offer_readOffer = (request) => (findEntries(request, LISTING)?.entries ?? []).map(([, id = '', description = '', path = '']) => ({
    id,
    also: [],
    description: description === '' ? null : withoutQuotes(description),
    path,
}));

;// CONCATENATED MODULE: ./build/lib/agents/gemini/parts.js
/** A request of Gemini CLI \u2192 the custom agents and the tools that it lists (0.61.0). */




/** With its models of the third generation (the one it takes by itself), and with older ones. */
const ELEMENTS = /^<available_subagents>\n([\s\S]*?)^<\/available_subagents>$/m;
const ELEMENT = /^ {2}<subagent>\n {4}<name>(.*)<\/name>\n {4}<description>([\s\S]*?)<\/description>\n {2}<\/subagent>$/gm;
const LINES = /^The following sub-agents are available:\n\n([\s\S]*?)\n\nRemember that/m;
const gemini_parts_ENTRY = /^- (\S+) -> (.*)$/;
function parts_subagents({ texts }) {
    const text = texts.flatMap(({ role, text }) => (role === 'system' ? [text] : [])).join('\n');
    const elements = ELEMENTS.exec(text)?.[1] ?? '';
    return [
        ...[...elements.matchAll(ELEMENT)].map(([, name = '', description = '']) => ({ name, description })),
        ...readEntries(LINES.exec(text)?.[1] ?? '', gemini_parts_ENTRY),
    ];
}
/** Its own names and a pattern for those of servers, as its source has them (0.61.0). */
const TOOLS = new Set([
    ...['glob', 'grep_search', 'search_file_content', 'list_directory', 'read_file', 'read_many_files', 'write_file'],
    ...['replace', 'run_shell_command', 'google_web_search', 'web_fetch', 'write_todos', 'activate_skill', 'ask_user'],
    ...['get_internal_docs', 'enter_plan_mode', 'exit_plan_mode', 'update_topic', 'complete_task', 'invoke_agent'],
    ...['read_mcp_resource', 'list_mcp_resources', 'tracker_create_task', 'tracker_update_task', 'tracker_get_task'],
    ...['tracker_list_tasks', 'tracker_add_dependency', 'tracker_visualize', '*'],
]);
const isTool = (name) => TOOLS.has(name) || /^(?:mcp_[a-z0-9]|discovered_tool_)/i.test(name);
const positive = schemas/* number */.aig().int().positive();
const parts_AGENT = schemas/* strictObject */.rej({
    kind: schemas/* literal */.euz('local').optional(),
    name: schemas/* string */.YjP().regex(/^[a-z0-9-_]+$/, 'lower-case letters, digits, - and _ alone are allowed'),
    description: schemas/* string */.YjP().min(1, 'it is empty'),
    display_name: schemas/* string */.YjP().optional(),
    tools: schemas/* array */.YOg(schemas/* string */.YjP().refine(isTool, { error: ({ input }) => `${input} is the name of no tool` })).optional(),
    mcp_servers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional(),
    model: schemas/* string */.YjP().optional(),
    temperature: schemas/* number */.aig().optional(),
    max_turns: positive.optional(),
    timeout_mins: positive.optional(),
});
/** Measured with 90 files (0.61.0): a field that it does not know keeps it from the whole file. */
function gemini_parts_faultOf(part) {
    if ((0,part_file/* isNested */._$)(part))
        return { why: 'it lies in a folder below that of agents; move the file up' };
    if (!/^---\r?\n/.test(part.text))
        return { why: 'its first line is not --- alone' };
    const why = (0,part_file/* findShapeFault */.Vw)(part.text, parts_AGENT);
    return why === null ? null : { why };
}
const gemini_parts_parts = {
    // Measured in a checkout that has them all, and with one alone.
    instructions: [['GEMINI.md']],
    faultOf: gemini_parts_faultOf,
    subagents: parts_subagents,
    tools: listTools,
    toolPrefix: (server) => `mcp_${server.replace(/[^a-zA-Z0-9_.-]/g, '_')}_`,
    server_paths: `it starts in the working directory, so write its paths as \${extensionPath}/\u2026 in ${facts_MANIFEST}`,
    extension_files: [facts_MANIFEST],
    // Its commands are TOML files, which only people start.
    commandName: null,
};

;// CONCATENATED MODULE: ./build/lib/agents/gemini/prompt.js
/** A line of a session file of Gemini CLI \u2192 what the user typed (0.61.0). */


/** What Gemini puts in the user's name. */
const prompt_NOT_TYPED = /^\s*<[a-z_]+>/;
function prompt_promptOf(line) {
    if (!line.includes('"type":"user"'))
        return null;
    const { type, content } = (0,json_value/* asFields */.qI)((0,json_value/* parseObject */.lj)(line));
    if (type !== 'user')
        return null;
    const typed = typeof content === 'string' ? [content] : (0,json_value/* objects */.JD)(content).map((part) => (0,json_value/* string */.Yj)(part['text']));
    return typedText(typed, prompt_NOT_TYPED);
}

;// CONCATENATED MODULE: ./build/lib/agents/gemini/source.js
/** Writes a unit's home and workspace for Gemini CLI: settings, and the source as a project's skills or as an extension. */



/** The extension's name decides about nothing but itself; it takes letters, digits and dashes. */
const source_plainName = (name) => name.replace(/[^A-Za-z0-9-]+/g, '-').replace(/^-+/, '') || 'source';
/** It does not read the manifest of a Claude plugin: users of one copy its skills. */
const project = projectOf({
    folder: '.gemini',
    manifest: facts_MANIFEST,
    names: EXTENSION.names,
    nameOf: ({ extensions, name }) => source_plainName(String(extensions?.[facts_MANIFEST]?.['name'] ?? name)),
    memory: 'GEMINI.md',
    /** An error of the vendor is asked about once more, after five seconds; by default ten times, with up to thirty in between. */
    settings: ({ allow_processes }) => ({
        general: { enableAutoUpdate: false, enableAutoUpdateNotification: false, maxAttempts: 2 },
        security: { auth: { selectedType: `\${${AUTH_VARIABLE}:-gemini-api-key}` } },
        hooksConfig: { enabled: allow_processes },
    }),
    /** `gemini extensions link` writes this file. Without a manifest the CLI skips the folder and says so only on stderr. */
    link: '.gemini-extension-install.json',
});

;// CONCATENATED MODULE: ./build/lib/agents/gemini/starts.js
/** From what of a source Gemini CLI 0.61.0 starts something. */

const gemini_starts_starts = [
    { files: ['gemini-extension.json'], form: 'json', under: starts/* DECLARATIONS */.U },
    { files: ['hooks/*.json'], form: 'json' },
    {
        files: ['.gemini/settings.json'],
        form: 'json',
        under: ['hooks', 'mcpServers', 'telemetry'],
        commands: ['discoveryCommand', 'callCommand', 'toolDiscoveryCommand', 'toolCallCommand', 'mcpServerCommand'],
    },
    { files: ['agents/**/*.md'], form: 'front_matter', under: ['mcp_servers', 'mcpServers', 'hooks'] },
    // Run when a prompt types the command.
    { files: ['commands/**/*.toml'], form: 'template', mark: '!{' },
    { files: ['.gemini/.env', '.gemini/sandbox*'], form: 'script' },
];

;// CONCATENATED MODULE: ./build/lib/agents/calls/logged-calls.js


const MAX_MESSAGE = 500;
/** Characters of results that wait for the session's file; beyond that the oldest count by what the stream shows. */
const logged_calls_MOST_HELD = 4 << 20;
const logged_calls_sizeOf = ({ shown }) => shown.length + MAX_MESSAGE;
function createLoggedCalls(forms, facts, emit) {
    const open = new Map();
    /** Finished calls whose text only the session's file has. */
    const finished = new Map();
    let held = 0;
    const loaded = new Map();
    /** Skills whose own text the model has: a second load may only say so. */
    const known_texts = new Set();
    /** Loads that the stream showed; `logged` has the calls that the session's file showed. */
    const emitted = new Set();
    const logged = new Set();
    function emitSkill({ id, tool, input, location, outcome, message, shown, text }) {
        const skill = forms.skillOf(input);
        const also = outcome === 'ran' ? forms.namesOf(skill, { shown, text }) : [];
        const call = { call_id: id, tool, input, skill, also, outcome, message, output: text ?? shown };
        emit({ type: 'skill_call', ...call, how: 'invoked', ...location });
        if (outcome !== 'ran')
            return;
        loaded.set(id, { names: [skill, ...also], location });
        checkText(id, text);
    }
    function checkText(id, text) {
        const { names = [], location } = loaded.get(id) ?? {};
        if (location)
            checkBody(text === null ? null : forms.bodyOf(text), names, location);
    }
    function checkBody(body, names, location) {
        const [skill = '', ...also] = names;
        const text = findForeign(body, names, facts);
        if (text === null)
            for (const name of body === null ? [] : names)
                known_texts.add(name);
        else if (!known_texts.has(skill))
            emit({ type: 'foreign_text', skill, also, text, ...location });
    }
    function emitCall(call, result) {
        const { id, tool, input, location } = call;
        const { failed, shown, text, message } = result;
        const outcome = forms.outcomeOf(result, id);
        const done = {
            id,
            tool,
            input,
            location,
            outcome,
            message: outcome === 'ran' ? null : message.slice(0, MAX_MESSAGE),
            shown,
            text: failed ? null : text,
        };
        if (tool === forms.skill_tool)
            emitSkill(done);
        else
            for (const event of forms.listToolEvents(done))
                emit(event);
    }
    function hold(id, call, result) {
        take(id);
        finished.set(id, { call, result });
        held += logged_calls_sizeOf(result);
        for (const oldest of finished.keys()) {
            if (held <= logged_calls_MOST_HELD)
                return;
            const { call, result } = take(oldest);
            emitted.add(oldest);
            emitCall(call, result);
        }
    }
    function take(id) {
        const known = finished.get(id);
        if (!known)
            return null;
        finished.delete(id);
        held -= logged_calls_sizeOf(known.result);
        return known;
    }
    return {
        open(call) {
            // A subagent's calls are on the stream and in its file.
            if (!emitted.has(call.id) && !finished.has(call.id) && !logged.has(call.id))
                open.set(call.id, call);
        },
        close(id, result) {
            const call = open.get(id);
            if (!call)
                return;
            open.delete(id);
            // A load is known at once; of other tools the stream may not show what came back, or who refused.
            if (call.tool === forms.skill_tool && !result.failed) {
                emitted.add(id);
                emitCall(call, result);
            }
            else
                hold(id, call, result);
        },
        /** The same call in the session's file, with the text that the model got. */
        readLogged(call, given) {
            const result = { ...given, message: given.text };
            const { id } = call;
            if (id === '' || logged.has(id))
                return;
            logged.add(id);
            if (emitted.has(id)) {
                if (!result.failed && result.text !== null)
                    checkText(id, result.text);
                return;
            }
            const known = take(id);
            const begun = known?.call ?? open.get(id) ?? call;
            open.delete(id);
            const { shown, message, type } = known?.result ?? result;
            emitCall(begun, {
                ...result,
                shown: shown || result.shown,
                message: message || result.message,
                type: type || result.type,
            });
        },
        /** A skill that the user typed: no call asked for its text. names: none where it was other words. */
        readTyped(names, text, location) {
            if (names.length === 0)
                return;
            emit(injected(forms.skill_tool, names, text, location));
            checkBody(forms.bodyOf(text), names, location);
        },
        /** Whether none is under way, other than one that waits for a subagent by this tool. */
        idle: (delegate) => [...open.values()].every(({ tool }) => tool === delegate),
        end() {
            for (const { call, result } of finished.values())
                emitCall(call, result);
            for (const call of open.values()) {
                const unfinished = { ...call, outcome: 'unfinished', message: null, shown: '', text: null };
                if (call.tool === forms.skill_tool)
                    emitSkill(unfinished);
                else
                    for (const event of forms.listToolEvents(unfinished))
                        emit(event);
            }
        },
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/gemini-family/faults.js

const faults_NOT_STARTED = /not found|No such file or directory|Permission denied|cannot execute|Exec format error|Cannot find module/i;
/** Qwen Code has more of them (0.24.4). */
const LIMIT = /^Reached max session turns for this session|^Run aborted: .* budget of .* exceeded/m;
/** The run ended at a limit of its own settings: nothing failed, and what was done until then counts. */
const endedAtLimit = (words) => LIMIT.test(words);
const STARTS_FAILING = [127, 126, 1];
function createFaults(own) {
    function kindOfStatus(status, words) {
        if (status < 500 && own.quota.test(words))
            return 'quota';
        const kind = (0,status_fault/* kindOfStatus */.o3)(status, false) ?? 'bad_config';
        // One API answers an unknown key with a 400.
        return kind === 'bad_config' && /API key not valid|API_KEY_INVALID/.test(words) ? 'auth' : kind;
    }
    function ofMessage(words) {
        const status = own.statusIn(words);
        const kind = status === null
            ? own.quota.test(words)
                ? 'quota'
                : own.words.find(([pattern]) => pattern.test(words))?.[1]
            : kindOfStatus(status, words);
        return kind === undefined ? null : { kind, message: (0,status_fault/* oneLine */.TN)(words) };
    }
    function kindOfExit(code, words) {
        const status = own.statusOfExit?.(code) ?? null;
        return own.refusals[code] ?? (status === null ? null : kindOfStatus(status, words));
    }
    /** What is known about a run without a closing line. */
    function ofRemains(exit, { streamed, words }) {
        const { exit_code } = exit;
        const message = (0,status_fault/* oneLine */.TN)(words);
        if (exit.spawn_error)
            return { kind: 'cli_missing', message: (0,status_fault/* oneLine */.TN)(exit.spawn_error) };
        if (!streamed && STARTS_FAILING.includes(exit_code) && faults_NOT_STARTED.test(words) && !/ApiError/.test(words))
            return { kind: 'cli_missing', message };
        if (exit.timed_out)
            return null;
        if (exit.signal !== null)
            return { kind: 'crashed', message: `killed by ${exit.signal}` };
        if (!exit_code || endedAtLimit(words))
            return null;
        const kind = kindOfExit(exit_code, words);
        if (kind)
            return { kind, message: message || `exit code ${exit_code}` };
        return ofMessage(words) ?? { kind: 'crashed', message: message || `exit code ${exit_code} without a closing line` };
    }
    return { ofMessage, ofRemains };
}

;// CONCATENATED MODULE: ./build/lib/agents/parser/plain-lines.js
/** Characters of a line. */
const plain_lines_PROOF_LENGTH = 500;
const MOST_LINES = 60;
function createPlainLines(emit) {
    const lines = { stdout: [], stderr: [] };
    return {
        keep(stream, text) {
            if (text.trim() && lines[stream].length < MOST_LINES)
                lines[stream].push(text.slice(0, plain_lines_PROOF_LENGTH));
        },
        /** The lines of stderr, joined. */
        words: () => lines.stderr.join('\n'),
        /** With --output-format text there is only prose. */
        emitProse(location) {
            for (const [index, text] of lines.stdout.entries())
                emit({ type: 'message', text, ...location, line: index + 1 });
        },
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/gemini-family/run.js


const crashed = (message) => ({ kind: 'crashed', message: message.slice(0, plain_lines_PROOF_LENGTH) });
function createRun(emit) {
    const plain = createPlainLines(emit);
    const run = {
        plain,
        streamed: false,
        closing: null,
        final: null,
        message(text, location) {
            emit({ type: 'message', text, ...location });
            run.final = { text, location };
        },
        end(lines, endingOf) {
            const location = run.closing?.location ?? { stream: 'stdout', line: Math.max(1, lines.stdout), proof: '' };
            if (!run.streamed && !run.final)
                plain.emitProse(location);
            const { fault, usage: counted, session_id, model } = endingOf();
            const [input_tokens, output_tokens] = [(0,json_value/* number */.ai)(counted['input_tokens']), (0,json_value/* number */.ai)(counted['output_tokens'])];
            const usage = { input_tokens, output_tokens, cost_usd: null };
            if (fault)
                emit({ type: 'fault', fault, ...location });
            if (run.closing)
                emit({ type: 'end', usage, session_id, ...location });
            if (run.final && !fault)
                emit({ type: 'final_answer', text: run.final.text, ...run.final.location });
            if (model)
                emit({ type: 'model', model, ...location });
        },
    };
    return run;
}

;// CONCATENATED MODULE: ./build/lib/agents/gemini/call-forms.js




/** type: of the error on the stream; the session's file has only its words. */
function call_forms_outcomeOf({ failed, message, type, shown, text }) {
    if (!failed)
        return isRefused(shown, text) ? 'denied' : 'ran';
    if (/^(?:Tool execution blocked|Agent execution stopped by hook): /.test(message))
        return 'blocked_by_hook';
    if (type === 'tool_not_registered' || /^Tool ".*" not found\b/.test(message))
        return 'unavailable';
    return type === 'policy_violation' ||
        // Also what lies in the workspace and has a name that it keeps to itself, such as .env (0.61.0).
        /^Tool execution (?:for ".*" )?(?:denied|requires user confirmation)|^Path not in workspace: /.test(message)
        ? 'denied'
        : 'failed';
}
/** It runs no command with `$()` or backquotes in its arguments, and calls that a success (0.61.0). */
const isRefused = (shown, text) => text === null
    ? shown === 'Blocked: command substitution detected in shell command.'
    : /^Command injection detected: /.test(text);
const FOLDER = /^Skill \*\*.*\*\* activated\. Resources loaded from `(.+)`:/;
const callForms = (facts, disk) => ({
    skill_tool: SKILL_TOOL,
    outcomeOf: call_forms_outcomeOf,
    skillOf: (input) => namedSkill(input, 'name'),
    namesOf: (skill, { shown }) => otherNames(skill, FOLDER.exec(shown)?.[1], (id) => front_matter_listedName(id) === skill, facts),
    bodyOf: (text) => /<instructions>\n([\s\S]*?)\n {2}<\/instructions>/.exec(text)?.[1] ?? text,
    listToolEvents: (call) => tools_listToolEvents(call, facts_NO_FILE, facts, disk),
});

;// CONCATENATED MODULE: ./build/lib/agents/gemini/faults.js
/** Gemini CLI's error messages and exit facts \u2192 the fault that they mean, or none (0.61.0). */


/** The vendor's answer is in the message as JSON: `[API Error: {"error":{"code":401,\u2026}}]`. */
function statusIn(words) {
    const answer = (0,json_value/* parseObject */.lj)(words.slice(words.indexOf('{"error"'), words.lastIndexOf('}') + 1));
    const code = (0,json_value/* number */.ai)((0,json_value/* asFields */.qI)(answer?.['error'])['code']);
    if (code !== null)
        return code;
    // Cut, or followed by advice: its beginning is enough.
    const found = /"code":\s*(\d{3})\b|\bstatus:? (\d{3})\b/.exec(words);
    return found ? Number(found[1] ?? found[2]) : null;
}
/** The process ends with the vendor's status, of which a byte is left: 401 becomes 145. */
const statusOfExit = (code) => [400, 401, 403, 404, 429, 500, 502, 503, 504, 529].find((status) => status % 256 === code) ?? null;
const { ofMessage: faults_faultOfMessage, ofRemains: faults_faultOfRemains } = createFaults({
    quota: /exceeded your current quota|quota (?:has been )?exceeded|exhausted your (?:daily|current)|billing|insufficient_quota/i,
    words: [
        [
            /API key not valid|API_KEY_INVALID|Please set an Auth method|GEMINI_API_KEY|permission denied|unauthenticated|could not load the default credentials/i,
            'auth',
        ],
        [
            /To increase your limits, request a quota increase|rate.?limit|too many requests|RESOURCE_EXHAUSTED/i,
            'rate_limit',
        ],
        [/timed? ?out|ETIMEDOUT|deadline|HeadersTimeout|BodyTimeout/i, 'server_timeout'],
        [
            /fetch failed|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|socket hang up|network|other side closed|terminated|Incomplete JSON/i,
            'unreachable',
        ],
        [/overloaded|internal (?:server )?error|bad gateway|unavailable|Model stream ended/i, 'server'],
        [/model.*not found|unknown argument|Invalid (?:values|config)/i, 'bad_config'],
    ],
    statusIn,
    // Input, sandbox, configuration; 41 is a missing credential.
    refusals: { 41: 'auth', 42: 'bad_config', 44: 'bad_config', 52: 'bad_config' },
    statusOfExit,
});

// EXTERNAL MODULE: ./build/lib/agents/gemini/format.js
var gemini_format = __webpack_require__(41476);
;// CONCATENATED MODULE: ./build/lib/agents/gemini/transcript.js










/** What it says on stderr in every run. */
const NOISE = /256-color support|^YOLO mode is enabled|^Ripgrep is not available|^\s*$|^ {4}at /;
const gemini_transcript_createParser = parserOf('gemini', gemini_format/* formats */.F, gemini_transcript_readRecords);
function gemini_transcript_readRecords(facts, emit) {
    const disk = new Map();
    const calls = createLoggedCalls(callForms(facts, disk), facts, emit);
    const run = createRun(emit);
    let session_id = null;
    let asked = '';
    let answered = '';
    let retry = null;
    let prompted = false;
    let waiting_subagent = false;
    let inner = false;
    let idle = false;
    let spoken = null;
    const tokens = { input: 0, output: 0 };
    /** The stream brings a message in pieces. */
    function flush() {
        if (spoken)
            run.message(spoken.text, spoken.location);
        spoken = null;
    }
    function readStream(line, location) {
        run.streamed = true;
        if (line['type'] !== 'message')
            flush();
        switch (line['type']) {
            case 'init':
                session_id = (0,json_value/* string */.Yj)(line['session_id']) || null;
                asked = (0,json_value/* string */.Yj)(line['model']);
                return;
            case 'message':
                prompted = true;
                if (line['role'] !== 'assistant')
                    return;
                spoken = { text: `${spoken?.text ?? ''}${(0,json_value/* string */.Yj)(line['content'])}`, location: spoken?.location ?? location };
                return;
            case 'tool_use':
                run.final = null;
                calls.open({
                    id: (0,json_value/* string */.Yj)(line['tool_id']),
                    tool: (0,json_value/* string */.Yj)(line['tool_name']),
                    input: line['parameters'] ?? {},
                    location,
                });
                return;
            case 'tool_result': {
                const { type, message } = (0,json_value/* asFields */.qI)(line['error']);
                calls.close((0,json_value/* string */.Yj)(line['tool_id']), {
                    failed: line['status'] !== 'success',
                    shown: (0,json_value/* string */.Yj)(line['output']),
                    text: null,
                    message: (0,json_value/* string */.Yj)(message) || (0,json_value/* string */.Yj)(line['output']),
                    type: (0,json_value/* string */.Yj)(type),
                });
                return;
            }
            case 'error':
                keepError((0,json_value/* string */.Yj)(line['message']));
                return;
            case 'result':
                run.closing = { location, line };
        }
    }
    /** Of a subagent, the stream shows nothing: its file ends with the question that has no answer, or with an answer whose calls are not done. */
    function followSubagent(message) {
        const answered = message['type'] === 'gemini';
        if (answered || message['type'] === 'user')
            waiting_subagent = !answered || (0,json_value/* objects */.JD)(message['toolCalls']).length > 0;
    }
    function readSession(line, location) {
        if (typeof line['kind'] === 'string')
            inner = line['kind'] === 'subagent';
        const given = (0,json_value/* objects */.JD)((0,json_value/* asFields */.qI)(line['$set'])['messages']);
        for (const message of line['$set'] === undefined ? [line] : given) {
            if (inner)
                followSubagent(message);
            if (message['type'] !== 'gemini')
                continue;
            answered = (0,json_value/* string */.Yj)(message['model']) || answered;
            const made = (0,json_value/* objects */.JD)(message['toolCalls']);
            if (!run.streamed && made.length === 0)
                readAnswer(message, location);
            for (const call of made)
                readLogged(call, location);
        }
    }
    function readAnswer(message, location) {
        const text = (0,json_value/* string */.Yj)(message['content']);
        if (text)
            run.message(text, location);
        const { input, output } = (0,json_value/* asFields */.qI)(message['tokens']);
        tokens.input += (0,json_value/* number */.ai)(input) ?? 0;
        tokens.output += (0,json_value/* number */.ai)(output) ?? 0;
    }
    function readLogged(call, location) {
        const { functionResponse } = (0,json_value/* asFields */.qI)((0,json_value/* objects */.JD)(call['result'])[0]);
        const { output, error } = (0,json_value/* asFields */.qI)((0,json_value/* asFields */.qI)(functionResponse)['response']);
        const text = (0,json_value/* string */.Yj)(output ?? error);
        calls.readLogged({ id: (0,json_value/* string */.Yj)(call['id']), tool: (0,json_value/* string */.Yj)(call['name']), input: call['args'] ?? {}, location }, {
            failed: call['status'] !== 'success',
            shown: (0,json_value/* string */.Yj)(call['resultDisplay']),
            text,
            type: '',
        });
    }
    function keepError(text) {
        if (NOISE.test(text))
            return;
        if (/^Attempt \d+ failed/.test(text))
            retry = text;
        run.plain.keep('stderr', text);
    }
    function findFault(exit) {
        const { closing, streamed, plain } = run;
        if (closing && closing.line['status'] !== 'error')
            return null;
        const message = (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(closing?.line['error'])['message']);
        if (closing && endedAtLimit(message))
            return null;
        if (!closing && exit.timed_out) {
            // Killed while it tried again: the last failure says why.
            if (retry)
                return faults_faultOfMessage(retry);
            // Once it has its prompt and runs no call, it does nothing but wait: it has no limit for an answer that never ends (0.61.0).
            if (prompted && idle)
                return UNANSWERED;
        }
        const fault = faults_faultOfMessage(message) ?? faults_faultOfRemains(exit, { streamed, words: plain.words() });
        return fault ?? (closing ? crashed(message) : null);
    }
    return {
        record(line, location) {
            if (location.stream === 'session_log')
                readSession(line, location);
            else if (gemini_format/* formats */.F.recognise(line)?.format === 'gemini stream-json')
                readStream(line, location);
            else
                readSession(line, location);
        },
        text: (text) => run.plain.keep('stdout', text),
        stderr: keepError,
        end(exit, lines) {
            flush();
            idle = calls.idle(waiting_subagent ? AGENT_TOOL : null);
            calls.end();
            const stats = (0,json_value/* asFields */.qI)(run.closing?.line['stats']);
            const model = answered || asked;
            const logged = { input_tokens: tokens.input || null, output_tokens: tokens.output || null };
            run.end(lines, () => ({
                fault: findFault(exit),
                usage: { ...logged, ...stats },
                session_id,
                model: model.startsWith('auto') ? '' : model,
            }));
        },
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/gemini/index.js
/** Gemini CLI: its row of the agents table. Facts are about version 0.61.0. */















const gemini_gemini = {
    name: 'gemini',
    title: 'Gemini CLI',
    // 0.61.0.
    request_tokens: 11900,
    starts: gemini_starts_starts,
    ...gemini_facts_namespaceObject,
    settings: settingsIn('.gemini'),
    // A source's skill takes the place of a built-in one of its name.
    bundled_skills: [],
    // It reads the name and the description and nothing else, so that a skill hidden from models elsewhere is shown.
    ignored_fields: ['disable-model-invocation', 'when_to_use', 'paths', 'hooks', 'allowed-tools'],
    foreign_hooks: /^\.(?:claude|codex|github|qwen)\/|\.md$/,
    ...SHARED_ROW,
    ...project,
    explainIgnored: hook_answer_explainIgnored,
    codec: gemini,
    ...gemini_launch_namespaceObject,
    ...gemini_offer_namespaceObject,
    parts: gemini_parts_parts,
    ...gemini_listing_namespaceObject,
    ...gemini_calls_namespaceObject,
    readFile: gemini_family_calls_readFile,
    createParser: gemini_transcript_createParser,
    promptOf: prompt_promptOf,
    sessions: { home: '.gemini', variable: 'GEMINI_CLI_HOME', kept: '.gemini', below: 'tmp' },
    session_logs: ['.gemini/tmp/*/chats/*.jsonl', '.gemini/tmp/*/chats/*/*.jsonl'],
    keeps_session_logs: true,
    shared_logs: ['.gemini'],
};

;// CONCATENATED MODULE: ./build/lib/agents/opencode-family/tool-events.js






const opencode_family_tool_events_DENIED = /^The user (?:rejected permission|has specified a rule)/;
/** What its own tools say where they fail; a shell command that fails is not an error here. */
const OWN_ERRORS = /^The \S+ tool was called with invalid arguments|^(?:File|Path|Directory|Skill|Session) .*not found|^(?:File|Directory) not found|^Skill "|^ripgrep |^ENOENT|^E[A-Z]{3,}[:,]|^Could not find|^Found multiple|^No changes|^oldString|^old_string|^Cannot |^Offset \d|^Unable |^Failed |^Request (?:failed|timed out)|^(?:Transport|Encode|InvalidUrl|StatusCode|Decode|EmptyBody)(?: error|:) .*\(|^URL must|^Unexpected|^Invalid |^You must read|^Tool execution aborted|^Unknown agent|^filePath|^Response too large|aborted/i;
/** A module's refusal has no mark of its own: it is an error in the module's words. Those of the tools are known. */
function opencode_family_tool_events_outcomeOf(state, exit_code) {
    const words = (0,json_value/* string */.Yj)(state['error']);
    if (state['status'] === 'completed')
        return exit_code ? 'failed' : 'ran';
    if (state['status'] !== 'error')
        return 'unfinished';
    if (opencode_family_tool_events_DENIED.test(words))
        return 'denied';
    return OWN_ERRORS.test(words) ? 'failed' : 'blocked_by_hook';
}
/** `1: ---`: each line of a file has its number before it; a folder's entries have none. */
function textOfRead(output) {
    const content = /<content>\n([\s\S]*)\n<\/content>/.exec(output)?.[1];
    if (content === undefined)
        return output;
    return content
        .replace(/\n+\((?:End of file|Showing lines|File has more|Output capped)[^\n]*\)\s*$/, '')
        .replace(/^\d+: ?/gm, '');
}
/** What its shell says where nothing was printed, and of a command that it ended. */
const printed = (output) => output.replace(/\n*<shell_metadata>\n[\s\S]*?\n<\/shell_metadata>\s*$/, '').replace(/^\(no output\)$/, '');
/** Tools that bring no file's text, or only a subagent's words. */
const opencode_family_tool_events_NO_FILE = new Set(['task', 'todowrite', 'todoread', 'webfetch', 'websearch', 'question', 'invalid']);
function opencode_family_tool_events_explain(tool, input, output) {
    const { filePath, ...fields } = (0,json_value/* asFields */.qI)(input);
    if (tool === 'read' && /^<path>[^\n]*<\/path>\n<type>directory</.test(output))
        return { command: `ls -a ${(0,quote_shell/* quoteShell */.L)((0,json_value/* string */.Yj)(filePath))}` };
    const command = commandOf(tool, { path: filePath, ...fields });
    if (command === null)
        return opencode_family_tool_events_NO_FILE.has(tool) ? 'no file' : 'unknown';
    return { command, output: tool === 'bash' ? printed(output) : tool === 'read' ? textOfRead(output) : output };
}
function opencode_family_tool_events_listToolEvents(part, location, reading) {
    const state = (0,json_value/* asFields */.qI)(part['state']);
    const metadata = (0,json_value/* asFields */.qI)(state['metadata']);
    const tool = (0,json_value/* string */.Yj)(part['tool']);
    const exit_code = (0,json_value/* number */.ai)(metadata['exit']);
    const outcome = opencode_family_tool_events_outcomeOf(state, exit_code);
    const output = outcome === 'ran' || outcome === 'failed' ? (0,json_value/* string */.Yj)(state['output']) : '';
    const words = (0,json_value/* string */.Yj)(state['error']);
    const call = {
        call_id: (0,json_value/* string */.Yj)(part['callID']),
        tool,
        input: state['input'] ?? null,
        outcome,
        message: words !== '' ? words : exit_code ? `exit code ${exit_code}` : null,
        output,
        exit_code,
        location,
    };
    // A tool that does not exist is called by this name instead.
    if (tool === 'invalid') {
        const { tool: asked, error } = (0,json_value/* asFields */.qI)(call.input);
        const missing = { ...call, tool: (0,json_value/* string */.Yj)(asked) || tool, outcome: 'unavailable', message: (0,json_value/* string */.Yj)(error) };
        return listCallEvents(missing, 'no file', reading);
    }
    if (tool !== 'skill')
        return listCallEvents(call, opencode_family_tool_events_explain(tool, call.input, output), reading);
    const folder = (0,json_value/* string */.Yj)(metadata['dir']);
    // A skill may have an empty name, by which it is called; its folder has one.
    const skill = namedSkill(call.input, 'name') || (folder && namesOfFolder(folder, reading.facts)[0]) || '';
    const also = otherNames(skill, folder, () => false, reading.facts);
    return listLoadEvents(call, [skill, ...also], reading.facts);
}

;// CONCATENATED MODULE: ./build/lib/agents/opencode-family/calls.js



const opencode_family_calls_callSkill = (request, { id }) => listedCall(request, { name: 'skill', input: { name: id } });
const opencode_family_calls_readFile = (request, path) => listedCall(request, { name: 'read', input: { filePath: path } });
/** Its own list (1.18.33). */
const opencode_family_calls_NOTES = new Set(['todowrite', 'todoread']);
const opencode_family_calls_commandsOf = (tool, input) => (0,only_reads/* commandsIn */.G)(tool, opencode_family_tool_events_explain(tool, input, ''), opencode_family_calls_NOTES);
/** Claude's tool names, which cases use \u2192 the corresponding calls. */
const opencode_family_calls_TRANSLATIONS = {
    bash: (input) => ({ name: 'bash', input: { description: 'Run a command', ...input } }),
    read: ({ file_path, path, ...rest }) => ({ name: 'read', input: { filePath: file_path ?? path, ...rest } }),
    write: ({ file_path, path, content }) => ({ name: 'write', input: { filePath: file_path ?? path, content } }),
    edit: ({ file_path, path, old_string, new_string }) => ({
        name: 'edit',
        input: { filePath: file_path ?? path, oldString: old_string, newString: new_string },
    }),
    grep: ({ glob, ...rest }) => ({ name: 'grep', input: glob === undefined ? rest : { ...rest, include: glob } }),
    glob: (input) => ({ name: 'glob', input }),
    webfetch: ({ url }) => ({ name: 'webfetch', input: { url, format: 'markdown' } }),
    task: (input) => ({ name: 'task', input: { description: 'Run a task', ...input } }),
};
/** `general` has the tools of the main agent. */
const opencode_family_calls_callSubagent = (request, task, name = 'general') => listedCall(request, { name: 'task', input: { description: 'Try a call', prompt: task, subagent_type: name } });
/** Claude's `mcp__server__tool` is `server_tool` here. */
const opencode_family_calls_callTool = callerOf(opencode_family_calls_TRANSLATIONS, (server, tool) => `${server}_${tool}`);
const lackedBy = (title) => (tool, _mode) => tool.toLowerCase() === 'websearch' ? `unavailable: ${title} has no tool that searches the web` : null;

// EXTERNAL MODULE: ./build/lib/agents/opencode-family/facts.js
var facts = __webpack_require__(37871);
;// CONCATENATED MODULE: ./build/lib/agents/opencode-family/launch.js
/** A unit's set-up \u2192 the process to start: one `run --format json` of OpenCode or its fork on the embedded model or with the user's own credentials. */


const PROVIDER = 'embedded';
/** In its file a unit's own settings stand (source.ts); these come over them. */
function configOf(setup) {
    const common = { autoupdate: false, share: 'disabled' };
    if (setup.model_url === null) {
        const addresses = { openai: setup.user_env['OPENAI_BASE_URL'], anthropic: setup.user_env['ANTHROPIC_BASE_URL'] };
        const provider = Object.fromEntries(Object.entries(addresses).flatMap(([name, baseURL]) => (baseURL ? [[name, { options: { baseURL } }]] : [])));
        return setup.own_home ? { provider } : { ...common, provider };
    }
    const model = setup.vendor_model ?? PROVIDER;
    return {
        ...common,
        model: `${PROVIDER}/${model}`,
        small_model: `${PROVIDER}/${model}`,
        // Spares a git commit at each step.
        snapshot: false,
        enabled_providers: [PROVIDER],
        provider: {
            [PROVIDER]: {
                npm: '@ai-sdk/openai-compatible',
                name: PROVIDER,
                options: { baseURL: `${setup.model_url}/v1`, apiKey: 'loopback' },
                models: { [model]: { name: model, tool_call: true, limit: { context: 200_000, output: 8_000 } } },
            },
        },
    };
}
/** It fetches a list of models, language servers and, with npm, an SDK for modules into its home: none of them is needed. */
const OFFLINE = { DISABLE_MODELS_FETCH: '1', DISABLE_LSP_DOWNLOAD: '1', DISABLE_DEFAULT_PLUGINS: '1' };
function opencode_family_launch_buildEnv(setup, fork) {
    const own = (values) => Object.fromEntries(Object.entries(values).map(([key, value]) => [`${fork.name.toUpperCase()}_${key}`, value]));
    const env = (0,unit_env/* unitEnv */.mJ)(setup, {
        always: own({ DISABLE_AUTOUPDATE: '1', CONFIG_CONTENT: JSON.stringify(configOf(setup)), ...fork.env?.(setup) }),
        isolated: own({ TEST_HOME: setup.home }),
        embedded: () => ({ ...own(OFFLINE), npm_config_offline: 'true' }),
    });
    const rg = setup.tools?.['rg'];
    // Without ripgrep on PATH its tool `skill` fails: it lists the skill's files with it.
    return rg ? { ...env, PATH: `${external_node_path_.posix.dirname(rg)}:${env['PATH']}` } : env;
}
const launcherOf = (fork) => (setup) => ({
    file: setup.binary,
    // biome-ignore format: a table
    args: [
        'run',
        '--format', 'json', '--auto',
        // Otherwise a request for a title comes first.
        '--title', 'agent-routing',
        // Only its log says that it waits for a model, and why it tries again.
        '--print-logs', '--log-level', 'INFO',
        ...(setup.allow_processes || setup.own_home ? [] : ['--pure']),
        ...(setup.model_url === null && setup.vendor_model !== null ? ['--model', setup.vendor_model] : []),
        ...(setup.subagent === null ? [] : ['--agent', setup.subagent]),
        '--',
        // A number alone would make it fail. A prompt with spaces reaches the model in quotes, as every user's does (1.18.33).
        /\s/.test(setup.prompt) ? setup.prompt : `${setup.prompt} `,
    ],
    env: opencode_family_launch_buildEnv(setup, fork),
    cwd: setup.workspace,
});

;// CONCATENATED MODULE: ./build/lib/agents/listing/tagged-listing.js

/** A prompt of the user's may quote a listing. */
const systemTexts = ({ texts }) => texts.filter(({ role }) => role === 'system' || role === 'developer').map(({ text }) => text);
function taggedListing({ block, passage, escaped, tool }) {
    /** Those that a part of the prompt lists; null when it lists none. */
    const readListed = (prompt) => {
        const inside = block.exec(prompt)?.[1];
        return inside === undefined ? null : (0,skill_tags/* readSkillTags */.Xk)(inside, escaped);
    };
    return {
        readListed,
        readOffer: (request) => systemTexts(request)
            .map(readListed)
            .find((listed) => listed !== null) ?? [],
        readListing(request) {
            const found = request.tools.find(({ name }) => name === tool);
            const [first] = systemTexts(request).flatMap((text) => passage.exec(text)?.[0] ?? []);
            return found && first !== undefined ? { passages: [first], tool: found } : null;
        },
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/opencode-family/rejection.js
/** A SKILL.md \u2192 why OpenCode or its fork does not list it, with the fix. They say so in their logs alone. */





/** The rules of 1.18.33 and 7.7.9; null where the skill is listed. Both search every folder, node_modules too; hidden ones in .agents and .claude alone. */
const rejectionOf = (title) => (skill, { source, install }) => {
    const { path, text } = skill;
    if (install !== 'project' && /(?:^|\/)\./.test((0,synced_skills/* syncedPath */.G2)(skill, source)))
        return (0,contract_offer/* explain */.WE)(`${title} skips folders that begin with a dot in its own folder of skills`, `rename the one in ${path}`);
    if (!FENCE.test(text))
        return (0,contract_offer/* explain */.WE)(`${title} does not list a SKILL.md without front matter`, 'begin the file with --- and close the block with ---');
    const { fields, broken } = rejection_readBlock(text);
    if (broken !== null)
        return (0,contract_offer/* explain */.WE)(`${title} does not list a skill whose front matter is not YAML (${path}, line ${broken.line}: ${broken.message})`, (0,front_matter_problem/* cureProblem */.vG)(broken.kind));
    const missing = ['name', 'description'].find((key) => typeof fields[key] !== 'string');
    const value = missing === undefined ? null : (fields[missing] ?? null);
    if (value !== null)
        return (0,contract_offer/* explain */.WE)(`${title} does not list a skill whose ${missing} is not text`, (0,front_matter_problem/* cureUntext */.io)(value));
    if (missing)
        return (0,contract_offer/* explain */.WE)(`${title} does not list a skill without a ${missing}`, `write \`${missing}: \u2026\` in its front matter`);
    const date = ['name', 'description'].find((key) => isDate(text, key));
    return date ? (0,contract_offer/* explain */.WE)(`${title} does not list a skill whose ${date} is a date`, 'put it in quotes') : null;
};
/** To the next line that begins with three dashes. */
const blockOf = (text) => text.slice(text.indexOf('\n') + 1, Math.max(text.indexOf('\n---'), 0)).split(/\r?\n/);
/** The description that it shows; null: it has none. */
function rejection_readDescription({ text }) {
    const { description } = FENCE.test(text) ? rejection_readBlock(text).fields : {};
    return typeof description === 'string' ? description : null;
}
/** Its YAML reader takes a value that is only a date, with two digits for month and day, as a date and not as text. */
function isDate(text, key) {
    const block = (0,dist/* parseDocument */.Tp)(blockOf(text).join('\n'), { logLevel: 'silent', customTags: ['timestamp'] });
    const node = block.get(key, true);
    return (0,dist/* isScalar */.jn)(node) && node.value instanceof Date && !/^\d{4}-(?:\d-\d\d?|\d\d-\d)$/.test(node.source ?? '');
}
/** After the dashes of its first line, a block may have blanks and tabs, but no other white space. */
const FENCE = /^\uFEFF?---[ \t]*\r?\n(?:[\s\S]*\n)?---/;
/** It quotes a value with a colon in it and tries once more, so that prose with one is not a fault. It takes tabs for blanks. */
function rejection_readBlock(text) {
    const block = blockOf(text).map((line) => line.replace(/^\t+/, (tabs) => '  '.repeat(tabs.length)));
    const quoted = block.map((line) => {
        const [, key, value] = /^([A-Za-z_][\w-]*):\s+(.*)$/.exec(line) ?? [];
        return key !== undefined && value !== undefined && value.includes(':') && !/^['"|>]/.test(value)
            ? `${key}: ${JSON.stringify(value)}`
            : line;
    });
    const first = rejection_readYaml(block);
    return first.broken === null ? first : rejection_readYaml(quoted);
}
/** As js-yaml reads it: `<<` merges, and a control character or a tag that it does not know is an error. */
function rejection_readYaml(lines) {
    const fail = (broken) => ({ fields: {}, broken });
    const yaml = lines.join('\n');
    const control = lines.findIndex((line) => /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/.test(line));
    if (control >= 0)
        return fail((0,front_matter_problem/* problemAt */.l4)(control + 2, 'control_character'));
    const document = (0,dist/* parseDocument */.Tp)(yaml, { logLevel: 'silent', merge: true });
    const [problem] = [...document.errors, ...document.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED')];
    if (problem)
        return fail((0,front_matter_problem/* problemOfYaml */.iN)((problem.linePos?.[0].line ?? 1) + 1, problem.message));
    try {
        return { fields: (0,json_value/* asFields */.qI)(document.toJS()), broken: null };
    }
    catch (error) {
        return fail((0,front_matter_problem/* problemOfYaml */.iN)(2, error.message));
    }
}

;// CONCATENATED MODULE: ./build/lib/agents/opencode-family/offer.js




const signsOf = ({ own_skill }) => ({
    own: [own_skill],
    heading: /^Skills provide specialized instructions[^\n]*/m,
    tool: 'skill',
});
/** Titles and summaries are asked for without tools. */
function opencode_family_offer_classifyRequest({ headers, tools }) {
    if (tools.length === 0)
        return 'side';
    return headers['x-parent-session-id'] ? 'subagent' : 'main';
}
const { readOffer: opencode_family_offer_readOffer, readListing: opencode_family_offer_readListing } = taggedListing({
    block: /^<available_skills>\n([\s\S]*)^<\/available_skills>/m,
    // The two lines above it say when to use a skill; in Kilo others stand directly above those.
    passage: /(?:^[^<\n].*\n){0,2}^<available_skills>\n[\s\S]*^<\/available_skills>/m,
    escaped: false,
    tool: 'skill',
});
const offer_nameOf = ({ front_matter: { fields }, id }) => typeof fields['name'] === 'string' ? fields['name'] : id;
const offerOf = (fork) => ({
    signs: signsOf(fork),
    classifyRequest: opencode_family_offer_classifyRequest,
    readOffer: opencode_family_offer_readOffer,
    readListing: opencode_family_offer_readListing,
    readDescription: rejection_readDescription,
    ...listingOf({ ...fork, nameOf: offer_nameOf, reject: rejectionOf(fork.title), shows: rejection_readDescription }),
});
const offer_SECTION = /Available agent types and the tools they have access to:\n([\s\S]*?)(?:\n\n|$)/;
const opencode_family_offer_ENTRY = /^- ([^:\n]+): (.*)$/;
const offer_partsOf = ({ title, name, instructions }) => ({
    instructions,
    subagents: subagentsIn('task', offer_SECTION, opencode_family_offer_ENTRY),
    tools: listTools,
    toolPrefix: (server) => `${server.replace(/[^a-zA-Z0-9_-]/g, '_')}_`,
    server_paths: `${title} starts the servers of its own configuration alone (\`mcp\` in ${name}.json)`,
    commandName: null,
});

;// CONCATENATED MODULE: ./build/lib/agents/opencode-family/prompt.js
/** A user's message in the database of OpenCode or its fork \u2192 what the user typed, or the skill that stands in the place of the command `/name` or `--command name` (1.18.33). */


const prompt_TYPED = /^([\s\S]*?)\n+Base directory for this skill: ([^\n]+)\nRelative paths in this skill /;
function readTyped(text) {
    const [, body = '', folder = ''] = prompt_TYPED.exec(text) ?? [];
    return folder === '' ? null : { name: null, folder, body };
}
function opencode_family_prompt_promptOf(line) {
    if (!line.includes('"role":"user"'))
        return null;
    const { type, role, part } = (0,json_value/* asFields */.qI)((0,json_value/* parseObject */.lj)(line));
    const { type: kind, text, synthetic, ignored } = (0,json_value/* asFields */.qI)(part);
    // What it adds itself, such as a file that a prompt names, is marked.
    if (type !== 'part' || role !== 'user' || kind !== 'text' || synthetic === true || ignored === true)
        return null;
    return readTyped((0,json_value/* string */.Yj)(text)) ? null : typedText([(0,json_value/* string */.Yj)(text)]);
}

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
;// CONCATENATED MODULE: ./build/lib/agents/opencode-family/settings.js
/** Settings of OpenCode 1.18.33 and Kilo 7.7.9 that decide what they list. */




const opencode_family_settings_SCHEMA = schemas/* object */.Ikc({
    /** {pattern of names: allow, ask or deny}, or one word for all; of several that match the last counts. */
    permission: schemas/* object */.Ikc({ skill: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP())]).optional() })
        .optional()
        // One word for all permissions, or for all patterns of one, is about tools.
        .catch(undefined),
});
const settings_settingsOf = (fork) => ({
    file: `${(0,facts/* configFolder */.vg)(fork)}/${fork.name}.json`,
    project_files: [...fork.settings, ...fork.folders.map((folder) => `${folder}/${fork.name}`)].flatMap((path) => ['json', 'jsonc'].map((ending) => `${path}.${ending}`)),
    format: 'json',
    schema: opencode_family_settings_SCHEMA,
    findSetOff(_, names, given) {
        const rules = given.permission?.skill ?? {};
        const all = typeof rules === 'string' ? { '*': rules } : rules;
        const last = Object.entries(all).findLast(([pattern]) => names.some((name) => picomatch.isMatch(name, pattern)));
        return last?.[1] === 'deny'
            ? { offer: 'absent', why: (0,contract_offer/* explain */.WE)(`permission.skill of the settings denies '${last[0]}'`, 'remove it there') }
            : null;
    },
});

// EXTERNAL MODULE: ./build/lib/agents/opencode-family/source.js
var source = __webpack_require__(6955);
;// CONCATENATED MODULE: ./build/lib/agents/parser/usage-sum.js

function createUsageSum() {
    const sum = { input_tokens: 0, output_tokens: 0, cost_usd: 0 };
    let known = false;
    return {
        /** The fields of a record; a value that is not a number counts as absent. */
        add({ input, output }, cost) {
            known ||= (0,json_value/* number */.ai)(input) !== null;
            sum.input_tokens += (0,json_value/* number */.ai)(input) ?? 0;
            sum.output_tokens += (0,json_value/* number */.ai)(output) ?? 0;
            sum.cost_usd += (0,json_value/* number */.ai)(cost) ?? 0;
        },
        /** Nulls where no answer said how much it read. */
        total: () => (known ? { ...sum } : { input_tokens: null, output_tokens: null, cost_usd: null }),
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/opencode-family/faults.js



/** `{name: 'APIError', data: {message, statusCode}}`; with `ProviderAuthError` there is no status. */
function faults_faultOfError(error) {
    const data = (0,json_value/* asFields */.qI)(error['data']);
    const words = (0,json_value/* string */.Yj)(data['message']) || (0,json_value/* string */.Yj)(error['message']) || (0,json_value/* string */.Yj)(error['name']);
    // Only the vendor's own kind of error distinguishes a spent quota from too many requests.
    const quota = /"(insufficient_quota)"/.exec((0,json_value/* string */.Yj)(data['responseBody']))?.[1] ?? '';
    const found = (0,status_fault/* statusFault */.jR)((0,json_value/* number */.ai)(data['statusCode']), `${words} ${quota}`.trim());
    if (found)
        return { kind: found.kind, message: (0,status_fault/* oneLine */.TN)(words) };
    const name = (0,json_value/* string */.Yj)(error['name']);
    if (name === 'ProviderAuthError')
        return { kind: 'auth', message: (0,status_fault/* oneLine */.TN)(words) };
    return { kind: /Model.*NotFound|Config|Agent/.test(name) ? 'bad_config' : 'server', message: (0,status_fault/* oneLine */.TN)(words) };
}
/** A line of its log while it tries again: it tries five times, which takes a minute. */
const STREAM = /level=ERROR .*message="stream error".* error\.error="((?:[^"\\]|\\.)*)"/;
function faultOfLog(line) {
    const words = STREAM.exec(line)?.[1]
        ?.replace(/\\"/g, '"')
        .replace(/^AI_\w+Error: /, '');
    return words === undefined ? null : (0,status_fault/* vendorFault */.B_)(null, words);
}
/** A line of its log \u2192 whether it waits for a model's answer from then on; null where it says nothing of that. */
function isWaiting(line) {
    if (/ message=stream providerID=/.test(line))
        return true;
    return / message=(?:evaluated permission=|loop |"exiting loop")/.test(line) ? false : null;
}
/** Lines of its log are not errors of a run that did not start; the fork's own have another form. */
const isLog = (line) => /^(?:timestamp=\S+ level=|[A-Z]{4,5} +\d{4}-\d\d-\d\dT)/.test(line);
/** What it prints where it cannot begin. */
const opencode_family_faults_faultOfStart = startFault([
    [
        'bad_config',
        /Configuration is invalid|ConfigInvalid|Model not found|ProviderModelNotFound|agent ".*" not found/i,
    ],
    ['auth', /ProviderAuthError|no providers? (?:available|configured)/i],
    NOT_THERE,
], (stderr) => stderr.replace(/\u001b\[[0-9;]*m/g, ''));

;// CONCATENATED MODULE: ./build/lib/agents/opencode-family/answers.js


function createSessionTree() {
    const parents = new Map();
    let newest = null;
    let printed = '';
    /** The one that was printed, or else the newest. */
    const main = () => printed || newest?.id || null;
    return {
        /** parent: of a subagent's session. */
        add(id, parent, created) {
            if (parent !== null)
                parents.set(id, parent);
            else if (newest === null || created >= newest.created)
                newest = { id, created };
        },
        /** Of the session that runs; the first counts. */
        print(id) {
            printed ||= id;
        },
        main,
        /** Whether it is the main one or a subagent's below it. */
        holds(id) {
            const wanted = main();
            const seen = new Set();
            for (let at = id; at && !seen.has(at); at = parents.get(at)) {
                if (at === wanted)
                    return true;
                seen.add(at);
            }
            return false;
        },
    };
}
function createAnswers(sessions) {
    const roles = new Map();
    /** Answers that are not complete. */
    const open = new Set();
    let error = null;
    return {
        readMessage({ sessionID, info }) {
            const session = (0,json_value/* string */.Yj)(sessionID);
            if (!sessions.holds(session))
                return;
            const { id, role, time, error: failed } = (0,json_value/* asFields */.qI)(info);
            const is_main = session === sessions.main();
            roles.set((0,json_value/* string */.Yj)(id), (0,json_value/* string */.Yj)(role));
            if (role !== 'assistant')
                return;
            if ((0,json_value/* isJson */.Fh)(failed)) {
                // It is how the end of a run from outside is kept.
                if (is_main && failed['name'] !== 'MessageAbortedError')
                    error = faults_faultOfError(failed);
            }
            else if ((0,json_value/* number */.ai)((0,json_value/* asFields */.qI)(time)['completed']) === null)
                open.add((0,json_value/* string */.Yj)(id));
            else if (is_main)
                error = null;
        },
        /** The role of a part's message, by its record; null where it belongs to another run. */
        roleOf: ({ part }) => roles.get((0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(part)['messageID'])) ?? null,
        /** A tool of that answer is running. */
        keepBusy: (message_id) => open.delete(message_id),
        isWaiting: () => open.size > 0,
        error: () => error,
    };
}

// EXTERNAL MODULE: ./build/lib/agents/opencode-family/format.js
var opencode_family_format = __webpack_require__(12969);
;// CONCATENATED MODULE: ./build/lib/agents/opencode-family/transcript.js











const createParserOf = (name, formats) => parserOf(name, formats, opencode_family_transcript_readRecords);
function opencode_family_transcript_readRecords(facts, emit) {
    const reading = { facts, cwd: facts.cwd, disk: new Map() };
    const seen = createSeen();
    const sessions = createSessionTree();
    const answers = createAnswers(sessions);
    const remains = createRemains(opencode_family_faults_faultOfStart);
    const used = createUsageSum();
    let waiting = false;
    let closed = null;
    let error = null;
    let trying = null;
    let answer = null;
    /** There is no closing record: a step that asks for no more tools is the last. */
    function finishStep(part, location) {
        used.add((0,json_value/* asFields */.qI)(part['tokens']), part['cost']);
        closed = part['reason'] === 'tool-calls' ? null : location;
        // What the tools gave is with the model's next question; nothing else is done between two steps.
        waiting = closed === null;
    }
    function readPart(type, part, location) {
        const id = (0,json_value/* string */.Yj)(part['id']);
        if (id !== '' && !seen.add(id))
            return;
        switch (type) {
            case 'step_start':
            case 'step-start':
                // Its log, which is read after all of what it printed, says what it tries, and it is the last to know.
                if (location.stream === 'stdout')
                    trying = null;
                waiting = false;
                closed = null;
                answer = null;
                return;
            case 'tool_use':
            case 'tool':
                opencode_family_tool_events_listToolEvents(part, location, reading).forEach(emit);
                return;
            case 'text': {
                const text = (0,json_value/* string */.Yj)(part['text']);
                if (text === '')
                    return;
                emit({ type: 'message', text, ...location });
                answer = { text, location };
                return;
            }
            case 'step_finish':
            case 'step-finish':
                finishStep(part, location);
        }
    }
    function readSession({ sessionID, info }) {
        const { parentID, created } = (0,json_value/* asFields */.qI)(info);
        sessions.add((0,json_value/* string */.Yj)(sessionID), (0,json_value/* string */.Yj)(parentID) || null, (0,json_value/* number */.ai)(created) ?? 0);
    }
    /** Of a subagent only its calls count; what it says is the result of one of the main conversation. */
    function readLogged(record, location) {
        const role = answers.roleOf(record);
        const is_main = record['sessionID'] === sessions.main();
        const part = (0,json_value/* asFields */.qI)(record['part']);
        const type = (0,json_value/* string */.Yj)(part['type']);
        if (role === 'user' && is_main && type === 'text')
            listTypedEvents(readTyped((0,json_value/* string */.Yj)(part['text'])), facts, location).forEach(emit);
        if (role === null || role === 'user')
            return;
        if (type === 'tool' && (0,json_value/* asFields */.qI)(part['state'])['status'] === 'running')
            answers.keepBusy((0,json_value/* string */.Yj)(part['messageID']));
        if (is_main || type === 'tool')
            readPart(type, part, location);
    }
    function findFailure(exit) {
        if (error)
            return error;
        if (closed)
            return null;
        const logged = answers.error();
        if (logged)
            return { fault: logged, location: remains.last };
        if (trying && (exit.timed_out || exit.exit_code !== 0))
            return trying;
        return remains.failure(exit, waiting || answers.isWaiting());
    }
    return {
        record(record, location) {
            if (!(0,opencode_family_format/* isKnown */.q)(record))
                return;
            remains.started = true;
            remains.last = location;
            if (record['type'] === 'session')
                return readSession(record);
            if (record['type'] === 'message')
                return answers.readMessage(record);
            if (record['type'] === 'part')
                return readLogged(record, location);
            sessions.print((0,json_value/* string */.Yj)(record['sessionID']));
            if ((0,json_value/* isJson */.Fh)(record['error']))
                error = { fault: faults_faultOfError(record['error']), location };
            else
                readPart((0,json_value/* string */.Yj)(record['type']), (0,json_value/* asFields */.qI)(record['part']), location);
        },
        stderr(line, location) {
            const fault = faultOfLog(line);
            if (fault)
                trying = { fault, location };
            waiting = isWaiting(line) ?? waiting;
            if (!isLog(line))
                remains.keep(line);
        },
        end(exit) {
            if (closed)
                emit({ type: 'end', usage: used.total(), session_id: sessions.main(), ...closed });
            const found = findFailure(exit);
            if (found)
                emit({ type: 'fault', fault: found.fault, ...found.location });
            else if (closed && answer)
                emit({ type: 'final_answer', text: answer.text, ...answer.location });
        },
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/opencode-family/agent.js
/** OpenCode or its fork Kilo: what is the same of both in the agents table. */










const rowOf = (fork, formats) => ({
    name: fork.name,
    title: fork.title,
    ...{ body_limit: facts/* body_limit */.p0, denials: facts/* denials */.BH },
    bundled_skills: [],
    // biome-ignore format: a table
    ignored_fields: [
        'disable-model-invocation', 'user-invocable', 'when_to_use', 'paths', 'hooks', 'allowed-tools',
        'context', 'agent',
    ],
    // Their hooks are modules; they read no declaration of another agent by themselves.
    foreign_hooks: /^/,
    hook_facts: interface_hook_facts/* NO_HOOK_FACTS */._K,
    settings: settings_settingsOf(fork),
    ...(0,source/* sourceOf */.vz)(fork),
    defaultInstall: () => 'skills',
    subagents: { how: 'by_name', folders: (0,source/* agentFolders */.Vv)(fork) },
    codec: chatCompletions,
    shares_sessions: true,
    launch: launcherOf(fork),
    warm: null,
    ...offerOf(fork),
    ...{ callSkill: opencode_family_calls_callSkill, callSubagent: opencode_family_calls_callSubagent, callTool: opencode_family_calls_callTool, commandsOf: opencode_family_calls_commandsOf, lacksTool: lackedBy(fork.title), readFile: opencode_family_calls_readFile },
    parts: offer_partsOf(fork),
    createParser: createParserOf(fork.name, formats),
    promptOf: opencode_family_prompt_promptOf,
    sessions: {
        home: `.local/share/${fork.name}`,
        variable: 'XDG_DATA_HOME',
        kept: fork.name,
        // One for each channel that is not the released one.
        below: `${fork.name}*.db`,
    },
    session_logs: [`.local/share/${fork.name}/${fork.name}*.db`],
    keeps_session_logs: true,
    shared_logs: [`.local/share/${fork.name}`],
});

// EXTERNAL MODULE: ./build/lib/agents/kilo/facts.js
var kilo_facts = __webpack_require__(38422);
;// CONCATENATED MODULE: ./build/lib/agents/kilo/skill-shell.js
const skill_shell_SHELL = /!`([^`]+)`/g;
const skill_shell_FENCE = /^[ \t]*(`{3,}|~{3,})/;
/** Within one paragraph. */
const SPAN = /(?<!`)(`{2,})(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g;
function skill_shell_findShell(body) {
    const bare = withoutFences(body).replace(SPAN, (span) => ' '.repeat(span.length));
    for (const { index, 1: found = '' } of body.matchAll(skill_shell_SHELL)) {
        const command = found.trim();
        if (command && bare[index] === '!')
            return { at: index, command, costs: skill_shell_COSTS };
    }
    return null;
}
const skill_shell_COSTS = 'a run without a terminal refuses to load the skill, because Kilo asks before the command runs; of a project\u2019s skill the command is left out';
/** A fence shields its own lines, too; one that is not closed, all that follows. Each character keeps its place. */
function withoutFences(body) {
    let open = '';
    const lines = body.split('\n').map((line) => {
        const mark = skill_shell_FENCE.exec(line)?.[1] ?? '';
        const shielded = open !== '' || mark !== '';
        if (open === '')
            open = mark;
        else if (mark[0] === open[0] && mark.length >= open.length)
            open = '';
        return shielded ? ' '.repeat(line.length) : line;
    });
    return lines.join('\n');
}

;// CONCATENATED MODULE: ./build/lib/agents/kilo/index.js



const kilo = { ...rowOf(kilo_facts/* fork */.Zy, kilo_facts/* formats */.Fx), ...kilo_facts/* facts */.Ix, findShell: skill_shell_findShell };

;// CONCATENATED MODULE: ./build/lib/agents/market/refused.js
/** A source and an agent that installs from its marketplace \u2192 the plugins that the agent refuses, each with why. */


/** Null: it takes them all. */
const refusedOf = (0,memoize/* memoize */.B)(({ agent, source }) => {
    const market = (0,skill_marketplace/* marketplaceOf */.L)(source);
    const { marketplace } = agent;
    if (!market || !marketplace?.paths.includes(source.marketplace ?? ''))
        return null;
    const faults = market.fields === null ? [refused_BROKEN] : marketplace.findFaults(market);
    if (faults.length === 0)
        return null;
    const worst = faults.find(({ costs }) => costs === 'marketplace');
    const entries = market.fields?.['plugins'];
    const why = new Map();
    for (const fault of faults) {
        const entry = Array.isArray(entries) ? entries[Number(fault.path[1])] : null;
        const plugin = source.plugins.find((one) => one.entry !== null && JSON.stringify(one.entry) === JSON.stringify(entry));
        if (fault.costs === 'plugin' && plugin && !why.has(plugin))
            why.set(plugin, refused_wordsOf(fault));
    }
    const gone = ({ entry }) => entry !== null && worst !== undefined;
    const rest = { ...source, plugins: source.plugins.filter((one) => !why.has(one) && !gone(one)) };
    return { rest, whole: worst ? refused_wordsOf(worst) : null, why };
}, ({ source }) => source, ({ agent }) => agent.name);
const refused_BROKEN = { path: [], message: 'it is not a JSON object', costs: 'marketplace' };
const refused_wordsOf = ({ path, message }) => `${path.length ? `${path.join('.')}: ` : ''}${message}`;

;// CONCATENATED MODULE: ./build/lib/agents/market/with-market.js
/** An agent as its folder has it \u2192 the same, which installs nothing of a marketplace that its CLI's own step would refuse. */



function withMarket(agent) {
    const refusedIn = ({ source, install }) => install === 'marketplace' ? refusedOf({ agent, source }) : null;
    /** What is left of the source. */
    const installed = (context) => {
        const refused = refusedIn(context);
        return refused ? { ...context, source: refused.rest } : context;
    };
    /** The agent itself leaves out what it refuses, where it looks again. */
    const given = agent.marketplace?.rereads ? (context) => context : installed;
    return {
        ...agent,
        setUp: (setup, files) => agent.setUp(given(setup), files),
        skillPath: (setup, skill) => agent.skillPath(given(setup), skill),
        listedAs: (skill, context) => agent.listedAs(skill, given(context)),
        predictOffers: (context) => refusedIn(context)?.whole != null
            ? context.source.skills.map((skill) => ({ skill, id: skill.id, ...(0,offer_match/* measureOffer */.HO)(skill, undefined) }))
            : agent.predictOffers(installed(context)),
        explainOffer(skill, context, offer) {
            const refused = offer === 'absent' ? refusedIn(context) : null;
            const why = refused && explainRefused(agent, skill, context.source, refused);
            return why ?? agent.explainOffer(skill, installed(context), offer);
        },
        findExcess: (skill, context, offer) => agent.findExcess?.(skill, installed(context), offer) ?? null,
    };
}
/** What lies in a plugin that is refused, and in no other. */
function explainRefused({ title }, { path }, { marketplace, plugins }, { whole, why }) {
    const cure = `correct ${marketplace}`;
    if (whole !== null)
        return (0,contract_offer/* explain */.WE)(`${title} cannot add the marketplace (${whole})`, cure);
    const holding = plugins.filter(({ entry, folder }) => entry !== null && (folder === '' || path.startsWith(`${folder}/`)));
    const reasons = holding.map((plugin) => why.get(plugin));
    const [first] = reasons;
    return first === undefined || reasons.includes(undefined)
        ? null
        : (0,contract_offer/* explain */.WE)(`${title} cannot install the plugin (${first})`, cure);
}

// EXTERNAL MODULE: ./build/lib/agents/opencode/facts.js
var opencode_facts = __webpack_require__(92954);
;// CONCATENATED MODULE: ./build/lib/agents/opencode/index.js


const opencode = { ...rowOf(opencode_facts/* fork */.Zy, opencode_facts/* formats */.Fx), ...opencode_facts/* facts */.Ix };

;// CONCATENATED MODULE: ./build/lib/agents/packages/read-packages.js
/** A source and the way in which an agent installs it \u2192 the source as that agent's folder reads it, and the skills that a package of Agent Plugins does not bring there. */



function readPackages(source, install, agent) {
    const { packages } = agent;
    const lost = new Map();
    const packaged = [];
    let extensions = {};
    const plugins = source.plugins.map((plugin) => {
        const isInstalled = (plugin.entry !== null) === (install === 'marketplace');
        const fields = isInstalled ? (0,package_manifest/* packageOf */.wg)(plugin) : null;
        if (fields === null) {
            if (isInstalled && install === 'agent-plugin' && !packages.takes_any)
                for (const skill of source.skills)
                    lost.set(skill, noPackage(agent));
            return plugin;
        }
        for (const [skill, below] of skillsIn(source, plugin)) {
            packaged.push(skill);
            const why = explainLost(skill, below, fields, agent);
            if (why)
                lost.set(skill, why);
        }
        const manifest = { [packages.manifest]: asOwn(fields) };
        if (packages.as === 'extension')
            extensions = { extensions: manifest };
        return { ...plugin, manifests: manifest };
    });
    return { source: { ...source, ...extensions, plugins }, packaged, lost };
}
const noPackage = ({ title }) => (0,contract_offer/* explain */.WE)(`${title} finds no package of Agent Plugins: plugin.json in the root is missing, cannot be read or does not name the standard's schema`, `write "$schema": "${package_manifest/* PLUGIN_SCHEMA */.aO}" and a name into it`);
/** Each with its path below the plugin's folder. */
const skillsIn = ({ skills }, { folder }) => skills.flatMap((skill) => {
    const below = external_node_path_.posix.relative(folder, skill.path);
    return below.startsWith('..') ? [] : [[skill, below]];
});
const SAFE = /^\w[\w.-]*$/;
/** Its folders are fixed, so that nothing but its name and version counts. A name that cannot be a folder's is rejected with the package. */
const asOwn = ({ $schema, name, version }) => ({
    $schema,
    name: typeof name === 'string' && SAFE.test(name) ? name : 'package',
    version: typeof version === 'string' && SAFE.test(version) ? version : '1.0.0',
});
function explainLost(skill, below, fields, { title, packages }) {
    const fatal = (0,package_manifest/* findFatal */.a6)(fields, packages.schemas);
    if (fatal)
        return (0,contract_offer/* explain */.WE)(`${title} rejects the whole package: ${fatal.message}`, `correct ${fatal.path.join('.')} in plugin.json`);
    if (packages.nested ? !below.startsWith('skills/') : !(0,package_manifest/* isPackageSkill */.m6)(below))
        return (0,contract_offer/* explain */.WE)(`${title} looks for the skills of a package of Agent Plugins in ${packages.nested ? 'skills/' : 'skills/<name>/SKILL.md'} only, whatever plugin.json says, and this one is in ${below}`, contract_offer/* MOVE_IT */.IF);
    if (packages.loses_links && (skill.linked || skill.real_path !== undefined))
        return (0,contract_offer/* explain */.WE)(`${title} loses what is behind a link when it installs a package, and ${below} is`, 'replace the link by what it leads to');
    const why = packages.rejectSkill?.(skill) ?? null;
    return why === null
        ? null
        : (0,contract_offer/* explain */.WE)(`${title} skips the skill in a package of Agent Plugins: ${why}`, `correct it in ${below}`);
}

;// CONCATENATED MODULE: ./build/lib/agents/packages/with-package.js
/** An agent as its folder has it \u2192 the same, which also installs packages of Agent Plugins, and takes nothing of them that its CLI would not. */





/** A source that is nothing else: its users install it as such a package. */
const isOnlyPackage = ({ plugins, marketplace, extensions }) => {
    const [root] = plugins;
    if (!root || (0,package_manifest/* packageOf */.wg)(root) === null || marketplace !== null || extensions)
        return false;
    return Object.keys(root.manifests).length === 1;
};
function withPackage(agent) {
    const { packages, title } = agent;
    if (!packages)
        return agent;
    const read = (0,memoize/* memoize */.B)(({ source, install }) => readPackages(source, install, { title, packages }), ({ source }) => source, ({ install }) => install);
    const isPackage = (install) => install === 'agent-plugin';
    const asOther = (install) => (isPackage(install) ? packages.as : install);
    const applies = (install) => isPackage(install) || packages.also.includes(install);
    /** As the agent's own folder knows it: the package's manifest in the place of one of the agent's own. */
    const own = (context) => {
        if (!applies(context.install))
            return context;
        return { ...context, source: read(context).source, install: asOther(context.install) };
    };
    const whyNot = (skill, context) => applies(context.install) ? (read(context).lost.get(skill) ?? null) : null;
    const ownSetup = (setup) => ({
        ...own(setup),
        ...(setup.neighbours ? { neighbours: setup.neighbours.map(own) } : {}),
    });
    return {
        ...agent,
        installs: [...agent.installs, ...(agent.installs.includes('agent-plugin') ? [] : ['agent-plugin'])],
        defaultInstall: (source) => (isOnlyPackage(source) ? 'agent-plugin' : agent.defaultInstall(source)),
        ...(agent.fullInstall
            ? {
                fullInstall: (source, folders) => isOnlyPackage(source)
                    ? 'agent-plugin'
                    : (agent.fullInstall?.(source, folders) ?? agent.defaultInstall(source)),
            }
            : {}),
        async setUp(setup, files) {
            await agent.setUp(ownSetup(setup), files);
            if (!packages.loses_links || !applies(setup.install))
                return;
            for (const skill of read(setup).packaged) {
                const path = agent.skillPath(own(setup), skill);
                if (skill.linked)
                    await files.remove(path);
                else if (skill.real_path !== undefined)
                    await files.remove(external_node_path_.posix.dirname(path));
            }
        },
        launch: (setup) => agent.launch(ownSetup(setup)),
        skillPath: (setup, skill) => agent.skillPath(own(setup), skill),
        listedAs: (skill, context) => agent.listedAs(skill, own(context)),
        predictOffers(context) {
            if (!applies(context.install))
                return agent.predictOffers(context);
            const { source, lost } = read(context);
            const rest = { ...source, skills: source.skills.filter((skill) => !lost.has(skill)) };
            const rows = new Map(agent.predictOffers({ ...own(context), source: rest }).map((row) => [row.skill, row]));
            return source.skills.map((skill) => rows.get(skill) ?? {
                skill,
                id: agent.listedAs(skill, own(context))[0] ?? skill.id,
                ...(0,offer_match/* measureOffer */.HO)(skill, undefined),
            });
        },
        explainOffer: (skill, context, offer) => (offer === 'absent' ? whyNot(skill, context) : null) ?? agent.explainOffer(skill, own(context), offer),
        findExcess: (skill, context, offer) => agent.findExcess?.(skill, own(context), offer) ?? null,
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/pi/tool-events.js



/** The last line of a shell's result where the command failed. */
const EXITED = /\n?\n?Command exited with code (\d+)$/;
/** What pi's own tools say where they fail. */
const tool_events_OWN_ERRORS = /^Validation failed for tool |^Tool call "[^"]*" was not executed|^(?:E[A-Z]{3,}): |^Offset \d+ is beyond|^Could not (?:edit|find)|^Edit tool input is invalid|^Found \d+ occurrences|^No changes made|^Invalid timeout|^Working directory does not exist|aborted$|^Command (?:aborted|timed out)|Command (?:aborted|timed out after \S+ seconds|terminated without an exit code)$/;
/**
 * A module's refusal has no mark of its own: it is an error in the module's words, before the tool began. A shell that runs
 * shows that it did, and the other tools' own errors are known.
 */
function pi_tool_events_outcomeOf({ tool, result, began }) {
    if (!result?.is_error)
        return result ? 'ran' : 'unfinished';
    const { text } = result;
    if (/^Tool \S+ not found$/.test(text))
        return 'unavailable';
    if (began || tool_events_OWN_ERRORS.test(text) || (tool === 'bash' && EXITED.test(text)))
        return 'failed';
    return /^Extension failed, blocking execution/.test(text) ? 'hook_errored' : 'blocked_by_hook';
}
/** No end of a result is longer; the whole of it would be searched for nothing. */
const LONGEST_END = 1_000;
function withoutNotes(text) {
    const end = text.slice(-LONGEST_END);
    const kept = end.replace(EXITED, '').replace(tool_events_CUT, '');
    return kept.length === end.length ? text : text.slice(0, -end.length) + kept;
}
/** pi's own note under a result that it cut. */
const tool_events_CUT = /\n\n\[(?:Showing (?:lines|last)|\d+ more lines|Line \d+ is)[^\n]*\]\s*$/;
/** Other tools come from modules. */
const tool_events_TOOLS = ['bash', 'read', 'write', 'edit'];
function pi_tool_events_explain(tool, input) {
    const command = tool_events_TOOLS.includes(tool) ? commandOf(tool, (0,json_value/* asFields */.qI)(input)) : null;
    return command === null ? 'unknown' : { command };
}
function pi_tool_events_listToolEvents(ended, reading) {
    const { call_id, tool, input, result, location } = ended;
    const outcome = pi_tool_events_outcomeOf(ended);
    const text = result?.text ?? '';
    const code = tool === 'bash' && outcome === 'failed' ? EXITED.exec(text)?.[1] : undefined;
    const call = {
        call_id,
        tool,
        input,
        outcome,
        message: outcome === 'ran' || result === null ? null : code === undefined ? text : `exit code ${code}`,
        output: withoutNotes(text),
        exit_code: code === undefined ? null : Number(code),
        location,
    };
    return listCallEvents(call, pi_tool_events_explain(tool, input), reading);
}

;// CONCATENATED MODULE: ./build/lib/agents/pi/calls.js




function pi_calls_readFile(request, path) {
    if (hasTool(request, 'read'))
        return { name: 'read', input: { path } };
    return hasTool(request, 'bash') ? { name: 'bash', input: { command: `cat -- ${(0,quote_shell/* quoteShell */.L)(path)}` } } : null;
}
const pi_calls_callSkill = (request, { path }) => path === null ? null : pi_calls_readFile(request, path);
const pi_calls_commandsOf = (tool, input) => (0,only_reads/* commandsIn */.G)(tool, pi_tool_events_explain(tool, input), new Set());
/** Claude's tool names, which cases use \u2192 the corresponding calls of pi. */
const pi_calls_TRANSLATIONS = {
    bash: ({ command, timeout }) => ({ name: 'bash', input: { command, ...(timeout ? { timeout } : {}) } }),
    read: ({ file_path, path, ...rest }) => ({ name: 'read', input: { path: file_path ?? path, ...rest } }),
    write: ({ file_path, path, content }) => ({ name: 'write', input: { path: file_path ?? path, content } }),
    edit: ({ file_path, path, old_string, new_string }) => ({
        name: 'edit',
        input: { path: file_path ?? path, edits: [{ oldText: old_string, newText: new_string }] },
    }),
};
const pi_calls_callTool = callerOf(pi_calls_TRANSLATIONS);
/** Tools of Claude for which pi has none. */
const calls_WITHOUT = new Set(['webfetch', 'websearch', 'glob', 'grep', 'ls', 'multiedit', 'notebookedit', 'task', 'agent']);
const pi_calls_lacksTool = (tool) => calls_WITHOUT.has(tool.toLowerCase()) || tool.startsWith('mcp__')
    ? `unavailable: pi has no equivalent of ${tool}, only read, bash, edit and write`
    : null;

// EXTERNAL MODULE: ./build/lib/agents/pi/facts.js
var pi_facts = __webpack_require__(31452);
;// CONCATENATED MODULE: ./build/lib/agents/pi/front-matter.js
/** A SKILL.md \u2192 the front matter that pi 0.87.1 reads from it: what stands between three dashes at its start and the next line that begins with them. */




/** What follows the dashes of the first line belongs to the block, so that a comment there, or a fourth dash, does no harm. */
const front_matter_readFields = (0,memoize/* memoize */.B)(({ text }) => {
    const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    const end = plain.indexOf('\n---', 3);
    if (!plain.startsWith('---') || end < 0)
        return { fields: {}, problem: null };
    const document = (0,dist/* parseDocument */.Tp)(plain.slice(4, end), { logLevel: 'silent' });
    const [broken] = document.errors;
    if (broken)
        return { fields: {}, problem: (0,front_matter_problem/* problemOfYaml */.iN)((broken.linePos?.[0].line ?? 1) + 1, broken.message) };
    try {
        return { fields: (0,json_value/* asFields */.qI)(document.toJS()), problem: null };
    }
    catch (error) {
        return { fields: {}, problem: (0,front_matter_problem/* problemOfYaml */.iN)(2, error.message) };
    }
});
/** The description that it shows; null: it has none. */
function front_matter_readDescription(skill) {
    const { description } = front_matter_readFields(skill).fields;
    return typeof description === 'string' && description.trim() !== '' ? description : null;
}

;// CONCATENATED MODULE: ./build/lib/agents/pi/module.js
/** The module that tells pi where its model is: pi takes addresses from files and modules alone, and a unit's address is known when it starts. */
const MODULE_FILE = 'agent-routing-model.js';
const URL_VARIABLE = 'AGENT_ROUTING_MODEL_BASE';
const EMBEDDED = 'embedded';
/** Loaded with `-e`, before pi looks for the model that its arguments name (0.87.1). */
const MODULE = `const { env } = process;
const cost = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
export default (pi) => {
  if (env.${URL_VARIABLE}) {
    const id = env.${URL_VARIABLE}_ID;
    const model = { id, name: id, reasoning: false, input: ['text'], contextWindow: 200000, maxTokens: 8000, cost };
    pi.registerProvider('${EMBEDDED}', {
      baseUrl: env.${URL_VARIABLE}, api: 'openai-completions', apiKey: 'loopback', models: [model],
    });
  }
  if (env.OPENAI_BASE_URL) pi.registerProvider('openai', { baseUrl: env.OPENAI_BASE_URL });
  if (env.ANTHROPIC_BASE_URL) pi.registerProvider('anthropic', { baseUrl: env.ANTHROPIC_BASE_URL });
};
`;

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(70298);
;// CONCATENATED MODULE: ./build/lib/agents/pi/ignore-rules.js
/** The files in a source that say what to ignore \u2192 the rules of one walk of pi through a folder of skills, added from its root down (0.87.1). */



const { join: ignore_rules_join } = external_node_path_.posix;
/** The search for more of `**` takes ever longer; hardly any rule has two. */
const MOST_DEEP = 3;
function createIgnoreRules({ ignore_files = {} }) {
    const matcher = ignore();
    const rules = [];
    return {
        /** folder: in the source; at: as seen from the walk's root, '' for the root itself. */
        add(folder, at) {
            for (const file of pi_facts.IGNORE_FILES.map((name) => ignore_rules_join(folder, name)))
                for (const rule of (ignore_files[file] ?? '').split(/\r?\n/)) {
                    const pattern = prefixRule(rule, at === '' ? '' : `${at}/`);
                    if (pattern !== null)
                        matcher.add({ pattern, mark: String(rules.push({ rule, file }) - 1) });
                }
        },
        /** The rule that leaves a place out, as its file has it; null where none does. Folders end with a slash. */
        leavesOut(place) {
            if (rules.length === 0)
                return null;
            const { ignored, rule } = matcher.test(place);
            return ignored ? (rules[Number(rule?.mark)] ?? null) : null;
        },
    };
}
/** As pi does it: a rule of a nested file is bound to its folder, one at the root to nothing, whatever slash it begins with. */
function prefixRule(line, prefix) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#') || trimmed.split('**').length - 1 > MOST_DEEP)
        return null;
    const negated = line.startsWith('!');
    const pattern = line.replace(/^(?:!|\\(?=!))/, '').replace(/^\//, '');
    return `${negated ? '!' : ''}${prefix}${pattern}`;
}

;// CONCATENATED MODULE: ./build/lib/agents/pi/explain-path.js
/** The folders between a root of skills and a SKILL.md \u2192 why pi does not find the skill, with the fix (0.87.1). */




const { join: explain_path_join } = external_node_path_.posix;
const isHidden = (name) => /^\.(?!\.?$)/.test(name);
/** steps: from the root, whose own name does not matter, to the skill's own folder. Null: pi finds the skill. */
function explainPath(steps, skill, source) {
    const rules = createIgnoreRules(source);
    let at = '';
    for (const { name, folder } of steps) {
        if (isHidden(name) || name === 'node_modules')
            return (0,contract_offer/* explain */.WE)('pi skips folders that begin with a dot, and node_modules', `rename ${name} in ${skill.path}`);
        at = explain_path_join(at, name).replace(/^\.$/, '');
        const left_out = at === '' ? null : explain_path_explainIgnored(rules, `${at}/`, skill);
        if (left_out)
            return left_out;
        if (folder === null)
            continue;
        rules.add(folder, at);
        const file = explain_path_join(folder, 'SKILL.md');
        const ignored = explain_path_explainIgnored(rules, explain_path_join(at, 'SKILL.md'), skill);
        if (file === skill.path)
            return ignored;
        if (!ignored && source.skills.some(({ path }) => path === file))
            return (0,nested_skill/* explainNested */.D)('pi', skill.path, folder);
    }
    return null;
}
function explain_path_explainIgnored(rules, place, { path }) {
    const found = rules.leavesOut(place);
    return (found &&
        (0,contract_offer/* explain */.WE)(`pi leaves out what ${found.file} ignores: ${found.rule.trim()}`, `change that rule, or move ${path}`));
}

;// CONCATENATED MODULE: ./build/lib/agents/pi/package.js
/** A source's package.json \u2192 which of its skills pi finds in it as a package, and why it does not find the others (0.87.1). */






const { basename, dirname: package_dirname, join: package_join, normalize: package_normalize, relative: package_relative } = external_node_path_.posix;
const manifestOf = (source) => (0,json_value/* asFields */.qI)(source.extensions?.['package.json'])['pi'];
const isPackage = (source) => (0,json_value/* isJson */.Fh)(manifestOf(source));
/** A list with anything but strings in it counts as absent; null where there is no list. */
function entriesOf(source) {
    const { skills } = (0,json_value/* asFields */.qI)(manifestOf(source));
    return Array.isArray(skills) && skills.every((entry) => typeof entry === 'string') ? skills : null;
}
/** It has a manifest, and that names no skills: a user gets none of them, whatever lies in `skills/`. */
const namesNoSkills = (source) => isPackage(source) && entriesOf(source) === null;
const isGlob = (entry) => /[*?]/.test(entry);
const isOverride = (entry) => /^[!+-]/.test(entry);
/** Whether an entry names this file or folder. Globs do not see what begins with a dot. */
function names(entry, place) {
    if (!isGlob(entry))
        return (package_normalize(entry).replace(/\/$/, '') || '/') === place;
    return !place.split('/').some(isHidden) && picomatch.isMatch(place, entry.replace(/^\.\//, ''));
}
/** Why pi does not come from a place to a SKILL.md below it. */
function rejectFrom(place, skill, source) {
    if (place === skill.path)
        return null;
    const folders = package_relative(place, package_dirname(skill.path)).split('/').filter(Boolean);
    const below = folders.map((name, at) => ({ name, folder: package_join(place, ...folders.slice(0, at + 1)) }));
    return explainPath([{ name: '', folder: place }, ...below], skill, source);
}
/** As its own code does it: a pattern is a glob on four names, `+` and `-` name one file or folder exactly. */
function isExcluded(path, entries) {
    const folder = package_dirname(path);
    const patterns = (sign) => entries.filter((entry) => entry.startsWith(sign)).map((entry) => entry.slice(1));
    const excludes = patterns('!').filter((pattern) => !pattern.startsWith('./'));
    const isNamed = (exact) => exact.map((each) => each.replace(/^\.\//, '')).some((each) => each === path || each === folder);
    if (isNamed(patterns('-')))
        return true;
    const hit = [path, basename(path), folder, basename(folder)].some((name) => picomatch.isMatch(name, excludes));
    return hit && !isNamed(patterns('+'));
}
/** One sentence with the fix; null where the package brings this skill. */
function rejectFromPackage(skill, source) {
    const { path } = skill;
    if (namesNoSkills(source))
        return (0,contract_offer/* explain */.WE)('pi finds no skills in a package whose "pi" in package.json has no list of them, not even in skills/', 'add "skills": ["./skills"] to it');
    const entries = entriesOf(source) ?? ['skills'];
    const sources = entries.filter((entry) => !isOverride(entry));
    const ways = [path, ...(0,listing_folders/* foldersAbove */.Zv)(path)]
        .filter((place) => sources.some((entry) => names(entry, place)))
        .map((place) => rejectFrom(place, skill, source));
    const [reason] = ways;
    if (reason === undefined)
        return (0,contract_offer/* explain */.WE)(`pi looks for the skills of a package in ${sources.join(', ') || 'no folder'} only, not in ${path}`, 'name its folder under "pi": { "skills": [...] } in package.json');
    if (!ways.includes(null))
        return reason;
    return isExcluded(path, entries)
        ? (0,contract_offer/* explain */.WE)(`"pi": { "skills": [...] } in package.json takes ${path} out again`, 'correct its entry with "!" or "-"')
        : null;
}

;// CONCATENATED MODULE: ./build/lib/agents/pi/source.js
/** Writes a unit's home for pi: settings, and the source as personal skills or as a package. */







const { join: pi_source_join } = external_node_path_.posix;
const pi_source_installs = ['skills', 'plugin'];
const piHome = (home) => pi_source_join(home, '.pi', 'agent');
/** A package of pi's own (`pi` in package.json) is installed as one; everything else as a user would sync its skills. */
const pi_source_defaultInstall = (source) => (isPackage(source) ? 'plugin' : 'skills');
/** Only a package brings modules, which are pi's hooks. */
const pi_source_fullInstall = (source, folders) => (0,full_install/* chooseFullInstall */.o)(source, folders, pi_source_defaultInstall(source), false);
/** A package in a folder is read from where it stands (0.87.1). */
const pi_source_skillPath = (setup, skill) => setup.install === 'skills'
    ? pi_source_join(piHome(setup.home), 'skills', (0,synced_skills/* syncedPath */.G2)(skill, setup.source))
    : pi_source_join(setup.source_copy, skill.path);
/** What is left out of such an entry and of the package's manifest comes from the usual folder, as without one it would not (0.87.1). */
const withoutModules = (source) => ({ extensions: [], ...(namesNoSkills(source) ? { skills: [] } : {}) });
/** What pi looks into without a manifest. A folder with none of them it takes for a module, and does not start (0.87.1). */
const PARTS = ['skills', 'extensions', 'prompts', 'themes'];
async function isInstallable({ source, source_copy }, files) {
    if (isPackage(source))
        return true;
    const parts = await Promise.all(PARTS.map((part) => files.list(pi_source_join(source_copy, part))));
    return parts.some((listed) => listed.length > 0);
}
async function pi_source_setUp(setup, files) {
    const { home, allow_processes } = setup;
    await files.makeFolder(setup.workspace);
    await files.makeFolder((0,unit_env/* temporaryFolder */.yy)(home));
    await files.write(pi_source_join(piHome(home), MODULE_FILE), MODULE);
    const packages = [];
    for (const one of [setup, ...(setup.neighbours ?? []).map((each) => asNeighbour(setup, each))]) {
        const { install, source, source_copy } = one;
        if (install === 'project')
            continue;
        if (install === 'skills')
            await (0,synced_skills/* copySkills */.sS)(source, source_copy, pi_source_join(piHome(home), 'skills'), files);
        // Modules of a package are code, which `-ne` would not stop.
        else if (await isInstallable(one, files))
            packages.push(allow_processes && one === setup ? source_copy : { ...withoutModules(source), source: source_copy });
    }
    const settings = { enableInstallTelemetry: false, ...(packages.length > 0 ? { packages } : {}) };
    await files.write(pi_source_join(piHome(home), 'settings.json'), `${JSON.stringify(settings, null, 2)}\n`);
}

;// CONCATENATED MODULE: ./build/lib/agents/pi/launch.js
/** A unit's set-up \u2192 the process to start: one `pi --mode json -p` on the embedded model or with the user's own credentials. */





function launch_modelArgs(setup) {
    if (setup.model_url !== null)
        return ['--provider', EMBEDDED, '--model', setup.vendor_model ?? EMBEDDED];
    // `provider/model`, or a model's name alone.
    return setup.vendor_model === null ? launch_providerArgs(setup.user_env) : ['--model', setup.vendor_model];
}
/** Without a provider pi takes Google's, whatever key there is (0.87.1). */
function launch_providerArgs(env) {
    const name = pi_facts.credentials.any_of.find((each) => env[each]);
    const provider = name?.startsWith('COPILOT_') ? 'github-copilot' : name?.split('_', 1)[0]?.toLowerCase();
    return provider ? ['--provider', provider === 'gemini' ? 'google' : provider] : [];
}
function pi_launch_launch(setup) {
    return {
        file: setup.tools?.['node'] ?? 'node',
        // biome-ignore format: a table
        args: [
            setup.binary,
            '--mode', 'json', '--session-id', setup.session_id,
            ...launch_modelArgs(setup),
            // Without it pi silently lists no skill of a folder that the user has not trusted.
            '--approve',
            // Modules of the workspace are code; those named with -e are loaded all the same.
            ...(setup.allow_processes || setup.own_home ? [] : ['--no-extensions']),
            ...(setup.own_home ? [] : ['-e', external_node_path_.posix.join(piHome(setup.home), MODULE_FILE)]),
            ...(setup.instructions ? ['--append-system-prompt', setup.instructions] : []),
            // A prompt may begin with a dash, or with an @ that would name a file.
            '-p', '--', setup.prompt.startsWith('@') ? ` ${setup.prompt}` : setup.prompt,
        ],
        env: (0,unit_env/* unitEnv */.mJ)(setup, {
            always: {
                // Ten megabytes in every unit's temporary folder.
                NODE_DISABLE_COMPILE_CACHE: '1',
                PI_SKIP_VERSION_CHECK: '1',
                PI_TELEMETRY: '0',
            },
            isolated: { PI_CODING_AGENT_DIR: piHome(setup.home) },
            embedded: (model_url) => ({
                [URL_VARIABLE]: `${model_url}/v1`,
                [`${URL_VARIABLE}_ID`]: setup.vendor_model ?? EMBEDDED,
                PI_OFFLINE: '1',
            }),
        }),
        cwd: setup.workspace,
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/pi/rejection.js
/** A SKILL.md \u2192 why pi does not load it or show it, with the fix. In print mode the CLI itself says nothing. */







const { dirname: rejection_dirname, join: pi_rejection_join, relative: rejection_relative } = external_node_path_.posix;
/** The rules of 0.87.1; null where the skill is loaded and shown. Names and lengths that its documentation forbids are only warned of. */
const pi_rejection_findRejection = (skill, context) => rejectPlace(skill, context) ?? rejection_rejectFile(skill);
function rejectPlace(skill, { source, install }) {
    if (install === 'project')
        return rejectInProject(skill, source);
    if (install !== 'skills')
        return rejectFromPackage(skill, source);
    const outer = rejection_dirname((0,synced_skills/* outermost */.J9)(skill, source).path);
    const below = rejection_relative(outer, rejection_dirname(skill.path)).split('/').filter(Boolean);
    const names = rejection_dirname((0,synced_skills/* syncedPath */.G2)(skill, source)).split('/');
    const first = names.length - 1 - below.length;
    // A sync may make folders around the one that it copies.
    const steps = names.map((name, at) => ({
        name,
        folder: at < first ? null : pi_rejection_join(outer, ...below.slice(0, at - first)),
    }));
    return explainPath([{ name: '', folder: null }, ...steps], skill, source);
}
function rejectInProject(skill, source) {
    const root = skill.folder ?? '.';
    const below = rejection_relative(root, rejection_dirname(skill.path)).split('/').filter(Boolean);
    const steps = below.map((name, at) => ({ name, folder: pi_rejection_join(root, ...below.slice(0, at + 1)) }));
    return explainPath([{ name: '', folder: root }, ...steps], skill, source);
}
function rejection_rejectFile(skill) {
    const { fields, problem } = front_matter_readFields(skill);
    if (problem)
        return (0,contract_offer/* explain */.WE)(`pi rejects front matter that is not YAML (${skill.path}, line ${problem.line}: ${problem.message})`, (0,front_matter_problem/* cureProblem */.vG)(problem.kind));
    const { description } = fields;
    if (description !== null && typeof description === 'object')
        return (0,contract_offer/* explain */.WE)('pi rejects a description that is not text', (0,front_matter_problem/* cureUntext */.io)(description));
    if (front_matter_readDescription(skill) === null)
        return (0,contract_offer/* explain */.WE)('pi rejects a skill without a description', 'write `description: \u2026` in its front matter');
    return fields['disable-model-invocation'] === true
        ? (0,contract_offer/* explain */.WE)('disable-model-invocation hides the skill from the model', 'remove that line if agents should use it')
        : null;
}

;// CONCATENATED MODULE: ./build/lib/agents/pi/offer.js




/** Without a skill there is no word of a listing (0.87.1). */
const pi_offer_signs = {
    own: [],
    heading: /^The following skills provide specialized instructions[^\n]*/m,
    tool: null,
};
/** pi sends no other requests with tools; a compaction has none. */
const pi_offer_classifyRequest = (request) => (request.tools.length ? 'main' : 'side');
/** pi has no tool for skills: a model opens the file that the listing names, with pi's own tool `read`. */
const { readListed: pi_offer_readListed, readOffer: pi_offer_readOffer, readListing: pi_offer_readListing } = taggedListing({
    block: /^<available_skills>\n([\s\S]*?)^<\/available_skills>/m,
    passage: /^<skills>\n(?:(?!<).*\n)*<available_skills>\n[\s\S]*?^<\/available_skills>\n<\/skills>/m,
    escaped: true,
    tool: 'read',
});
const pi_offer_nameOf = (skill) => {
    const { name } = front_matter_readFields(skill).fields;
    return typeof name === 'string' && name !== '' ? name : skill.dir;
};
const { listedAs: pi_offer_listedAs, predictOffers: pi_offer_predictOffers, explainOffer: pi_offer_explainOffer } = listingOf({
    title: 'pi',
    nameOf: pi_offer_nameOf,
    reject: pi_rejection_findRejection,
    shows: front_matter_readDescription,
    keeps: 'first',
});

;// CONCATENATED MODULE: ./build/lib/agents/pi/parts.js
/** A request of pi \u2192 the tools that it lists (0.87.1). It knows no custom agents, no MCP servers and no commands of a plugin. */

const pi_parts_parts = toolsAlone('_', 'pi starts no MCP servers; a package brings tools as modules', [
    ['AGENTS.override.md', 'AGENTS.md', 'CLAUDE.md'],
    ['.pi/SYSTEM.md'],
    ['.pi/APPEND_SYSTEM.md'],
]);

;// CONCATENATED MODULE: ./build/lib/agents/pi/session-line.js
/** A line of a session file of pi \u2192 what the user typed, or the skills that the session was offered, as its system prompt lists them (0.87.1). */




function messageOf(line, role) {
    if (!line.includes(`"role":"${role}"`))
        return null;
    const { type, message } = (0,json_value/* asFields */.qI)((0,json_value/* parseObject */.lj)(line));
    return type === 'message' && (0,json_value/* asFields */.qI)(message)['role'] === role ? (0,json_value/* asFields */.qI)(message) : null;
}
const pi_session_line_promptOf = (line) => typedText([textOfContent(messageOf(line, 'user')?.['content'])]);
function pi_session_line_listedIn(line) {
    const message = line.includes('<available_skills>') ? messageOf(line, 'system') : null;
    for (const text of [message?.['content'], ...Object.values((0,json_value/* asFields */.qI)(message?.['sections']))]) {
        const listed = pi_offer_readListed((0,json_value/* string */.Yj)(text));
        if (listed)
            return listed.map(({ id, path }) => ({ id, path }));
    }
    return null;
}

;// CONCATENATED MODULE: ./build/lib/agents/pi/starts.js
/** From what of a source pi 0.87.1 starts something. */

const pi_starts_starts = [
    // A project's settings may have packages installed, by whatever program they name.
    {
        files: ['.pi/settings.json'],
        form: 'json',
        commands: ['npmCommand', 'shellPath', 'shellCommandPrefix'],
        under: [],
    },
    { files: [(0,starts/* modulesIn */.D)('.pi/extensions')], form: 'module' },
    // Of a package, which names them under `pi` in package.json.
    {
        files: [(0,starts/* modulesIn */.D)('extensions')],
        form: 'module',
        switched_off: '--no-extensions, and "extensions": [] of the package',
    },
];

;// CONCATENATED MODULE: ./build/lib/agents/pi/faults.js


/** `401: {"message":\u2026}`, `429 \u2026`, `OpenAI API error (403): \u2026`, or a client's words: `Connection error.`, `terminated`. */
function faultOfAnswer(words) {
    const status = /^(?:[\w -]{1,40} API error \()?(\d{3})\b/.exec(words)?.[1];
    return (0,status_fault/* vendorFault */.B_)(status === undefined ? null : Number(status), words);
}
const isSaying = (line) => line.trim() !== '' && !line.startsWith('Warning: No project session');
/** What pi says on stderr before its first record. */
const pi_faults_faultOfStart = startFault([
    ['auth', /No API key (?:found|for)|Use \/login|not logged in|No models available/i],
    NOT_THERE,
    ['bad_config', /^Error: (?:Model|Unknown (?:option|provider)|No model|Failed to load extension|Invalid)/im],
], (stderr) => stderr.split('\n').find(isSaying) ?? stderr);

// EXTERNAL MODULE: ./build/lib/agents/pi/format.js
var pi_format = __webpack_require__(94744);
;// CONCATENATED MODULE: ./build/lib/agents/pi/typed-skill.js
/** A user's message of pi \u2192 the skill that stands in it in place of the `/skill:name` that was typed, or none (0.87.1). */

const typed_skill_TYPED = /^<skill name="([^"\n]+)" location="([^"\n]+)">\nReferences are relative to [^\n]*\n([\s\S]*?)\n<\/skill>(?:\n\n|$)/;
function typed_skill_readTyped(text) {
    const [, name = '', path = '', body = ''] = typed_skill_TYPED.exec(text) ?? [];
    return name === '' ? null : { name, folder: (0,windows/* toPosix */.d7)(path).replace(/\/SKILL\.md$/, ''), body };
}

;// CONCATENATED MODULE: ./build/lib/agents/pi/transcript.js











const pi_transcript_createParser = parserOf('pi', pi_format/* formats */.F, pi_transcript_readRecords);
function pi_transcript_readRecords(facts, emit) {
    const reading = { facts, cwd: facts.cwd, disk: new Map() };
    const calls = createOpenCalls();
    const remains = createRemains(pi_faults_faultOfStart);
    const used = createUsageSum();
    let waiting = false;
    let settled = null;
    let session_id = null;
    let failed = null;
    let answer = null;
    let model = '';
    function begin(call_id, tool, input, location) {
        calls.begin({ call_id, tool: (0,json_value/* string */.Yj)(tool), input: input ?? null, began: false, result: null, location });
    }
    function finish(call_id, content, is_error, location) {
        const call = calls.end(call_id);
        const result = { text: textOfContent(content), is_error };
        if (call)
            pi_tool_events_listToolEvents({ ...call, result, location }, reading).forEach(emit);
    }
    function readAnswer(message, location) {
        waiting = false;
        model = (0,json_value/* string */.Yj)(message['model']) || model;
        const usage = (0,json_value/* asFields */.qI)(message['usage']);
        used.add(usage, (0,json_value/* asFields */.qI)(usage['cost'])['total']);
        const failure = message['stopReason'] === 'error' ? (0,json_value/* string */.Yj)(message['errorMessage']) || 'the answer failed' : null;
        failed = failure === null ? null : { fault: faultOfAnswer(failure), location };
        const parts = (0,json_value/* list */.p_)(message['content']).map(json_value/* asFields */.qI);
        const text = parts.map((part) => (part['type'] === 'text' ? (0,json_value/* string */.Yj)(part['text']) : '')).join('');
        if (text !== '')
            emit({ type: 'message', text, ...location });
        if (failure === null && !parts.some((part) => part['type'] === 'toolCall'))
            answer = { text, location };
    }
    /** Whole messages; of the system they hold every skill's name, which says nothing. */
    function readMessage(message, location) {
        if (message['role'] === 'assistant')
            readAnswer(message, location);
        else if (message['role'] === 'user') {
            waiting = true;
            listTypedEvents(typed_skill_readTyped(textOfContent(message['content'])), facts, location).forEach(emit);
        }
    }
    function readEntry(message, location) {
        readMessage(message, location);
        if (message['role'] === 'toolResult')
            finish((0,json_value/* string */.Yj)(message['toolCallId']), message['content'], message['isError'] === true, location);
        for (const part of (0,json_value/* list */.p_)(message['content']).map(json_value/* asFields */.qI))
            if (part['type'] === 'toolCall')
                begin((0,json_value/* string */.Yj)(part['id']), part['name'], part['arguments'], location);
    }
    function readEvent(record, location) {
        const call_id = (0,json_value/* string */.Yj)(record['toolCallId']);
        switch (record['type']) {
            case 'session':
                session_id = (0,json_value/* string */.Yj)(record['id']) || null;
                reading.cwd ??= (0,json_value/* string */.Yj)(record['cwd']) || null;
                return;
            case 'message_end':
                if ((0,json_value/* isJson */.Fh)(record['message']))
                    readMessage(record['message'], location);
                return;
            case 'tool_execution_start':
                begin(call_id, record['toolName'], record['args'], location);
                return;
            case 'tool_execution_update': {
                const call = calls.get(call_id);
                if (call)
                    call.began = true;
                return;
            }
            case 'tool_execution_end':
                finish(call_id, (0,json_value/* asFields */.qI)(record['result'])['content'], record['isError'] === true, location);
                waiting = calls.list().length === 0;
                return;
            case 'agent_settled':
                settled = location;
                waiting = false;
        }
    }
    return {
        record(record, location) {
            const entry = record['type'] === 'message' && (0,json_value/* isJson */.Fh)(record['message']) ? record['message'] : null;
            if (location.stream === 'session_log' && remains.started)
                return;
            remains.last = location;
            if (location.stream === 'stdout')
                remains.started = true;
            if (entry)
                readEntry(entry, location);
            else
                readEvent(record, location);
        },
        skipped() {
            remains.started = true;
        },
        stderr: remains.keep,
        end(exit) {
            for (const call of calls.list())
                pi_tool_events_listToolEvents(call, reading).forEach(emit);
            if (settled)
                emit({ type: 'end', usage: used.total(), session_id, ...settled });
            // The exit code is 0 with a refused key, too.
            const failure = failed ?? (settled ? null : remains.failure(exit, waiting));
            if (failure)
                emit({ type: 'fault', fault: failure.fault, ...failure.location });
            if (answer && !failed)
                emit({ type: 'final_answer', text: answer.text, ...answer.location });
            if (model)
                emit({ type: 'model', model, ...remains.last });
        },
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/pi/index.js
/** pi: its row of the agents table. */












const pi = {
    name: 'pi',
    title: 'pi',
    // 0.87.1.
    request_tokens: 1600,
    ...pi_facts,
    registry_package: '@earendil-works/pi-coding-agent',
    bundled_skills: [],
    ignored_fields: ['user-invocable', 'when_to_use', 'paths', 'hooks', 'allowed-tools', 'context', 'agent'],
    // Its hooks are modules; it reads no declaration of another agent by itself.
    foreign_hooks: /^/,
    starts: pi_starts_starts,
    hook_facts: interface_hook_facts/* NO_HOOK_FACTS */._K,
    ...pi_source_namespaceObject,
    // It has no subagents; an agent's instructions are added to the system prompt.
    subagents: { how: 'as_instructions', folders: [] },
    codec: chatCompletions,
    shares_sessions: true,
    launch: pi_launch_launch,
    warm: null,
    ...pi_offer_namespaceObject,
    parts: pi_parts_parts,
    readDescription: front_matter_readDescription,
    ...pi_calls_namespaceObject,
    createParser: pi_transcript_createParser,
    ...pi_session_line_namespaceObject,
    sessions: { home: '.pi/agent', variable: 'PI_CODING_AGENT_DIR', below: 'sessions' },
    session_logs: ['.pi/agent/sessions/**/*.jsonl'],
    shared_logs: ['.pi/agent'],
};

// EXTERNAL MODULE: ./build/lib/skill/places.js
var places = __webpack_require__(51476);
// EXTERNAL MODULE: ./build/lib/agents/project/reach.js
var reach = __webpack_require__(39602);
;// CONCATENATED MODULE: ./build/lib/agents/project/ways.js




function wayOf(source, install, skills) {
    return { source: { ...(0,get_own/* omit */.c)(source, 'as'), skills: skills.map(([one]) => one) }, install, origins: new Map(skills) };
}
/** What is installed of a source that is had in both ways: the rest is the project's. Otherwise the source itself. */
const withoutProject = (0,memoize/* memoize */.B)((source) => {
    const { as, ...rest } = source;
    return as === 'both' ? { ...rest, skills: rest.skills.filter(({ unshipped }) => !unshipped) } : source;
});
/** What its plugins bring; copied as skills, each file is there once. */
function shippedWay(source, install) {
    const { skills } = withoutProject(source);
    const pairs = skills.flatMap((skill) => (install === 'skills'
        ? [skill]
        : (0,places/* placesOf */.e)(skill).filter(({ unshipped }) => source.as !== 'both' || !unshipped)).map((place) => [(0,places/* skillAt */.f)(skill, place), skill]));
    return wayOf(source, install, pairs);
}
/** In the order of the agent's folders: of skills with one name the first stays. */
function projectWay(agent, source) {
    const { folders } = agent.project_skills;
    const left_out = new Map();
    const pairs = source.skills.flatMap((skill) => {
        const read = (0,reach/* listRead */.bZ)(agent, skill);
        const reasons = read.map((place) => (0,reach/* rejectPlace */.Tf)(agent, place, source));
        const [why = (0,reach/* explainUnread */.H8)(agent, skill, source)] = reasons;
        if (why !== null && !reasons.includes(null))
            left_out.set(skill, why);
        return read
            .filter((_, index) => reasons[index] === null)
            .map((place) => [(0,places/* skillAt */.f)(skill, place), skill]);
    });
    const rank = ([{ folder = '' }]) => folders.indexOf(folder);
    return {
        way: wayOf(source, 'project', pairs.sort((one, other) => rank(one) - rank(other))),
        left_out,
    };
}
const waysOf = (0,memoize/* memoize */.B)(({ agent, source, install }) => {
    if (install !== 'project' && source.as !== 'both')
        return { ways: [shippedWay(source, install)], left_out: new Map() };
    const { way, left_out } = projectWay(agent, source);
    if (install === 'project')
        return { ways: [way], left_out };
    const shipped = shippedWay(source, install);
    for (const skill of shipped.origins.values())
        left_out.delete(skill);
    return { ways: [shipped, way], left_out };
}, ({ source }) => source, ({ agent, install }) => `${agent.name} ${install}`);

;// CONCATENATED MODULE: ./build/lib/agents/project/with-project.js
/** An agent as its folder has it \u2192 the same, which also reads a project where it lies, and knows a file by each path that leads to it. */




const { dirname: with_project_dirname, join: with_project_join } = external_node_path_.posix;
const isInPlace = ({ install, source }) => install === 'project' || source.as === 'both';
/** Nothing of a source without links that is no project changes. */
const isPlain = ({ install, source }) => install !== 'project' && source.as !== 'both' && !source.skills.some(({ also_at }) => also_at);
function withProject(agent) {
    const waysIn = (context) => waysOf({ agent, source: context.source, install: context.install });
    const predictOffers = (context) => {
        if (isPlain(context))
            return agent.predictOffers(context);
        const best = new Map();
        for (const { origins, ...way } of waysIn(context).ways)
            for (const row of agent.predictOffers({ ...context, ...way })) {
                const skill = origins.get(row.skill);
                const other = skill && best.get(skill);
                if (skill && (!other || RANKS[row.offer] < RANKS[other.offer]))
                    best.set(skill, { ...row, skill });
            }
        return context.source.skills.map((skill) => best.get(skill) ?? { skill, id: skill.id, ...(0,offer_match/* measureOffer */.HO)(skill, undefined) });
    };
    const rowsOf = (0,memoize/* memoize */.B)((context, way) => agent.predictOffers({ ...context, ...way }), (context) => context, (_context, { install }) => install);
    /** Of the way that was right about the offer, else of the first. */
    function askWays(skill, context, offer, ask) {
        const tried = waysIn(context).ways.flatMap(({ origins, ...way }) => {
            const within = { ...context, ...way };
            const own = [...origins].filter(([, origin]) => origin === skill).map(([one]) => one);
            const rows = own.length > 0 ? rowsOf(context, way) : [];
            return own.map((one) => ({
                one,
                within,
                right: rows.find((row) => row.skill.path === one.path)?.offer === offer,
            }));
        });
        const sorted = [...tried.filter(({ right }) => right), ...tried.filter(({ right }) => !right)];
        for (const { one, within } of sorted) {
            const found = ask(one, within);
            if (found !== null)
                return found;
        }
        return null;
    }
    return {
        ...agent,
        installs: [...agent.installs, 'project'],
        defaultInstall: (source) => (source.as === 'project' ? 'project' : agent.defaultInstall(withoutProject(source))),
        ...(agent.fullInstall
            ? {
                fullInstall: (source, folders) => source.as === 'project' && folders.every((folder) => folder === '' && !source.manifest)
                    ? 'project'
                    : (agent.fullInstall?.(withoutProject(source), folders) ?? agent.defaultInstall(source)),
            }
            : {}),
        async setUp(setup, files) {
            if (isInPlace(setup))
                await with_project_layOut(setup, files);
            await agent.setUp(installed(setup), files);
        },
        skillPath: (setup, skill) => setup.install === 'project' || (setup.source.as === 'both' && skill.unshipped)
            ? with_project_join(setup.workspace, skill.path)
            : agent.skillPath(installed(setup), skill),
        predictOffers,
        explainOffer(skill, context, offer) {
            if (isPlain(context))
                return agent.explainOffer(skill, context, offer);
            if (offer === 'full')
                return null;
            const left_out = waysIn(context).left_out.get(skill);
            if (left_out !== undefined && offer === 'absent')
                return left_out;
            return askWays(skill, context, offer, (one, within) => agent.explainOffer(one, within, offer));
        },
        findExcess(skill, context, offer) {
            const ask = (one, within) => agent.findExcess?.(one, within, offer) ?? null;
            return isPlain(context) ? ask(skill, context) : askWays(skill, context, offer, ask);
        },
        listedAs(skill, context) {
            if (isPlain(context))
                return agent.listedAs(skill, context);
            const names = waysIn(context).ways.flatMap(({ origins, ...way }) => [...origins].filter(([, origin]) => origin === skill).flatMap(([one]) => agent.listedAs(one, way)));
            return names.length > 0
                ? [...new Set(names)]
                : agent.listedAs(skill, { source: context.source, install: 'project' });
        },
    };
}
const installed = (setup) => setup.source.as === 'both' ? { ...setup, source: withoutProject(setup.source), beside_project: true } : setup;
const RANKS = { full: 0, cut: 1, name_only: 2, absent: 3 };
/** The project as its users have it, in the working directory. A case's own workspace takes precedence. */
async function with_project_layOut({ workspace, source_copy }, files) {
    const aside = with_project_join(with_project_dirname(workspace), 'own');
    const hasOwn = (await files.list(workspace)).length > 0;
    if (hasOwn)
        await files.copy(workspace, aside);
    await files.copy(source_copy, workspace);
    if (hasOwn)
        await files.copy(aside, workspace);
}

// EXTERNAL MODULE: ./build/lib/agents/calls/cut-lines.js
var cut_lines = __webpack_require__(6823);
;// CONCATENATED MODULE: ./build/lib/agents/qwen/facts.js
/** Facts about Qwen Code, each stated once: version, package, listing limits, tools. Measured on the pinned version. */


const qwen_facts_pinned = '0.24.4';
const qwen_facts_registry_package = '@qwen-code/qwen-code';
const qwen_facts_MANIFEST = 'qwen-extension.json';
/** `qwen extensions install` refuses others. */
const facts_EXTENSION = { file: qwen_facts_MANIFEST, names: /^[\w.-]+$/ };
const facts_SKILL_TOOL = 'skill';
/** It starts a subagent and waits for what it says. */
const facts_AGENT_TOOL = 'agent';
/** Of all answers to the calls of one message, above which it saves some to files; each has a few words around the skill's text. */
const most_answer_chars = 200_000 - 20_000;
const qwen_facts_LISTING_FACTS = {
    /**
     * Characters of the whole listing, tags and bundled skills included. Beyond it, of each description only the first line is left
     * and `when_to_use` goes; a description of one line is never cut.
     */
    budget_chars: 8_000,
    /** Characters of the fourteen bundled skills, which stay as they are. */
    bundled_chars: 5_870,
};
/** Tools that bring no file's text, or only a model's words. */
// biome-ignore format: a table
const qwen_facts_NO_FILE = new Set([
    'agent', 'list_agents', 'send_message', 'task_stop', 'web_fetch', 'tool_search', 'todo_write', 'get_goal',
    'update_goal', 'cron_create', 'cron_delete', 'cron_list', 'loop_wakeup', 'enter_worktree', 'exit_worktree',
    'report_findings', 'record_artifact', 'ask_user_question', 'exit_plan_mode', 'save_memory',
]);
/** Measured in a checkout (0.24.4). */
const qwen_facts_project_skills = {
    folders: ['.qwen/skills', '.agents/skills'],
    levels: [1, 1],
    hidden: 'read',
    inside_skills: false,
};
/** Above it an answer is saved to a file, and the model is shown the beginning (0.24.4). */
const facts_MOST_ANSWER = 25_000;
const facts_PREVIEW = { bytes: 2_000, lines: 2_000 };
/** A path as long as those of a unit. */
const beforeBody = (name) => `Base directory for this skill: /tmp/ar-000000000000/w/.qwen/skills/${name}\nImportant: ALWAYS resolve absolute paths from this base directory when working with skills.\n\n`;
/** What Qwen Code gives its model of a long SKILL.md. */
const qwen_facts_body_limit = {
    give({ name, body }) {
        const answer = `${beforeBody(name)}${body.trim()}`;
        return answer.length <= facts_MOST_ANSWER ? answer : (0,cut_lines/* firstLines */.U)(answer, facts_PREVIEW);
    },
    rule: 'shows the first 2,000 characters of an answer above 25,000, and no line in part',
    marks: /^<persisted-output>/,
};
/** 0.24.4. */
const qwen_facts_hook_facts = {
    // biome-ignore format: a table
    events: [
        'PreToolUse', 'PostToolUse', 'PostToolUseFailure', 'PostToolBatch', 'Notification', 'UserPromptSubmit',
        'UserPromptExpansion', 'SessionStart', 'SessionEnd', 'SessionDelete', 'Stop', 'StopFailure', 'SubagentStart',
        'SubagentStop', 'PreCompact', 'PostCompact', 'PermissionRequest', 'PermissionDenied', 'InstructionsLoaded',
        'MessageDisplay', 'TodoCreated', 'TodoCompleted',
    ],
    starts_in: 'project',
    never_runs: ['PermissionRequest', 'SessionEnd'],
    incomplete: 'hook',
    needs_reason: true,
    in_part: true,
    sets: {
        plugin: ['CLAUDE_PLUGIN_ROOT', 'CLAUDE_PROJECT_DIR', 'GEMINI_PROJECT_DIR', 'QWEN_PROJECT_DIR'],
        project: ['CLAUDE_PROJECT_DIR', 'GEMINI_PROJECT_DIR', 'QWEN_PROJECT_DIR'],
    },
    replaces: ['CLAUDE_PLUGIN_ROOT'],
    script_lacks: 'puts CLAUDE_PLUGIN_ROOT into the command alone, and the script finds no such variable',
    // biome-ignore format: a table
    tools: [
        'run_shell_command', 'read_file', 'write_file', 'edit', 'notebook_edit', 'grep_search', 'glob', 'list_directory',
        'todo_write', 'web_fetch', 'web_search', 'agent', 'task', 'skill', 'save_memory', 'ask_user_question',
        'exit_plan_mode',
    ],
    // biome-ignore format: a table
    aliases: [
        'Bash', 'Shell', 'Read', 'ReadFile', 'Write', 'WriteFile', 'Edit', 'replace', 'NotebookEdit', 'Grep', 'Glob',
        'ListFiles', 'TodoWrite', 'WebFetch', 'WebSearch', 'Agent', 'Task', 'Skill', 'SaveMemory', 'AskUserQuestion',
        'ExitPlanMode',
    ],
    async_hook: 'does not wait for it, so it blocks nothing',
};
/** 0.24.4. */
const qwen_facts_denials = {
    words: [
        [/denied by permission rules/, 'rule'],
        [/denied by host policy|guard failed/, 'agent'],
    ],
    otherwise: 'permission',
};
/** 0.24.4: an extension with such a manifest is a package, whatever else is beside it. */
const qwen_facts_packages = {
    schemas: [package_manifest/* PLUGIN_SCHEMA */.aO],
    ...{ as: 'extension', manifest: qwen_facts_MANIFEST, also: ['extension'] },
    loses_links: true,
    rejectSkill: (skill) => (0,package_manifest/* findBadSkill */.gw)(skill, false),
};

;// CONCATENATED MODULE: ./build/lib/agents/qwen/calls.js





const qwen_calls_callSkill = skillCaller(facts_SKILL_TOOL, 'skill');
/** Its own list, and the search for a tool whose schema was not sent (0.24.4). */
const qwen_calls_NOTES = new Set(['todo_write', 'tool_search']);
const qwen_calls_commandsOf = (tool, input) => (0,only_reads/* commandsIn */.G)(tool, tools_explain({ tool, input }, qwen_facts_NO_FILE), qwen_calls_NOTES);
/** Claude's tool names, which cases use \u2192 the corresponding calls; most have the same arguments. */
const qwen_calls_TRANSLATIONS = {
    ...SHARED_TRANSLATIONS,
    bash: ({ command, description, timeout }) => ({
        name: 'run_shell_command',
        input: given({ command, is_background: false, description, timeout }),
    }),
    read: ({ file_path, offset, limit }) => ({
        name: 'read_file',
        input: {
            file_path,
            ...(typeof offset === 'number' ? { offset: Math.max(0, offset - 1) } : {}),
            ...(typeof limit === 'number' ? { limit } : {}),
        },
    }),
    edit: (input) => ({ name: 'edit', input }),
    grep: ({ pattern, path, glob }) => ({ name: 'grep_search', input: given({ pattern, path, glob }) }),
    webfetch: (input) => ({ name: 'web_fetch', input: { prompt: 'What does the page say?', ...input } }),
    skill: (input) => ({ name: facts_SKILL_TOOL, input }),
    task: (input) => ({ name: facts_AGENT_TOOL, input }),
    notebookedit: (input) => ({ name: 'notebook_edit', input }),
};
/** Unless the call asks to wait, the result is only that the subagent was started. */
const qwen_calls_callSubagent = (_request, task, name = 'general-purpose') => ({
    name: facts_AGENT_TOOL,
    input: { description: 'Try a call', prompt: task, subagent_type: name, run_in_background: false },
});
/** Deferred tools, such as web_fetch, are run by their names too, though the request does not list them (0.24.4). */
function qwen_calls_callTool(request, tool, input) {
    if (hasTool(request, tool))
        return { name: tool, input };
    return translateCall(qwen_calls_TRANSLATIONS, tool, input);
}
const qwen_calls_lacksTool = lacking('Qwen Code', ['multiedit', 'websearch', 'ls']);

;// CONCATENATED MODULE: ./build/lib/agents/qwen/launch.js



/** npm on an older Node would install an old version instead, without a word. */
const qwen_launch_build = (0,node/* scriptBuild */.U0)(qwen_facts_registry_package, 'cli.js', '22.0.0');
/** An API as OpenAI's (Alibaba's own is one), as Anthropic's or Gemini's. */
const launch_KINDS = [
    { type: 'openai', key: 'OPENAI_API_KEY' },
    { type: 'anthropic', key: 'ANTHROPIC_API_KEY' },
    { type: 'gemini', key: 'GEMINI_API_KEY' },
];
const qwen_launch_credentials = {
    any_of: launch_KINDS.map(({ key }) => key),
    secrets: [],
    settings: ['OPENAI_BASE_URL', 'OPENAI_MODEL', 'ANTHROPIC_BASE_URL', 'ANTHROPIC_MODEL', 'GEMINI_MODEL'],
    homes: ['QWEN_HOME'],
};
function qwen_launch_launch(setup) {
    const kind = setup.model_url === null ? launch_KINDS.find(({ key }) => setup.user_env[key]) : launch_KINDS[0];
    return launchScript(setup, {
        env: {
            QWEN_CODE_SUPPRESS_YOLO_WARNING: '1',
            QWEN_TELEMETRY_ENABLED: 'false',
            QWEN_USAGE_STATISTICS_ENABLED: 'false',
        },
        embedded: (model_url) => ({ OPENAI_BASE_URL: `${model_url}/v1`, OPENAI_API_KEY: 'embedded' }),
        args: kind ? [`--auth-type=${kind.type}`] : [],
    });
}

;// CONCATENATED MODULE: ./build/lib/agents/qwen/front-matter.js
/** A SKILL.md \u2192 the fields that Qwen Code 0.24.4 reads from it: YAML, and where that fails one line per field. */



/** Null where there is no block that it accepts as front matter. */
const qwen_front_matter_readFields = (0,memoize/* memoize */.B)(({ text }) => {
    // A byte order mark and line ends of Windows are removed first.
    const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    const block = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(plain)?.[1];
    return { fields: block === undefined ? null : (parseMapping(block) ?? qwen_front_matter_readLines(block)) };
});
/** Its second attempt: the text after the first colon of a line; lists and objects end up empty here, which no listing shows. */
function qwen_front_matter_readLines(block) {
    const fields = {};
    for (const line of block.split('\n')) {
        const at = line.indexOf(':');
        const value = line.slice(at + 1).trim();
        if (at < 0 || value === '' || /^\s*#/.test(line) || line.startsWith('  '))
            continue;
        fields[line.slice(0, at).trim()] = readValue(value);
    }
    return fields;
}
function readValue(value) {
    if (value === 'true' || value === 'false')
        return value === 'true';
    if (value === 'null')
        return null;
    if (/^".*"$/.test(value) && value.length > 1)
        return value.slice(1, -1).replaceAll('\\"', '"').replaceAll('\\\\', '\\');
    return Number.isFinite(Number(value)) ? Number(value) : value;
}
/** Spaces and other signs make it drop the skill. */
const front_matter_NAME = /^[\p{L}\p{N}_:.-]+$/u;
/** A field that may be any scalar or a list, whose parts it joins; of a map it makes nothing. */
const front_matter_textOf = (value) => value === undefined || value === null || value === '' || (0,json_value/* isJson */.Fh)(value) ? null : String(value);

;// CONCATENATED MODULE: ./build/lib/agents/qwen/rejection.js
/** A skill \u2192 the reason why Qwen Code 0.24.4 does not list it at all, with the fix. */




/** One sentence; null when the skill is listed. */
function qwen_rejection_findRejection(skill, context) {
    const { fields } = qwen_front_matter_readFields(skill);
    if (fields === null)
        return (0,contract_offer/* explain */.WE)('Qwen Code drops a skill without front matter', `begin ${skill.path} with a line of three dashes and close the block with another`);
    return rejectFields(fields, skill) ?? rejectFolder(skill, context) ?? rejection_rejectHidden(fields);
}
function rejectFolder(skill, { source, install }) {
    if (install === 'project')
        return null;
    if (install !== 'extension')
        return rejectTakenFolder(skill, source);
    return rejectFromExtension('Qwen Code', facts_EXTENSION, /^skills\/[^/]+\/SKILL\.md$/, skill, source);
}
function rejectFields(fields, skill) {
    const name = front_matter_textOf(fields['name']);
    if (name === null)
        return rejectMissing('Qwen Code', 'name', skill);
    if (!front_matter_NAME.test(name))
        return (0,contract_offer/* explain */.WE)('Qwen Code drops a skill whose name has spaces or other signs than letters, digits, _ : . and -', `rename '${name}'`);
    if ((front_matter_textOf(fields['description']) ?? '').trim() === '')
        return rejectMissing('Qwen Code', 'description', skill);
    const single = ['allowedTools', 'paths'].find((key) => fields[key] != null && !Array.isArray(fields[key]));
    return single === undefined
        ? null
        : (0,contract_offer/* explain */.WE)(`Qwen Code drops a skill whose ${single} is not a list`, `write it as one in ${skill.path}`);
}
/** Asked last, when nothing else is in the way: taking it back must be enough. */
function rejection_rejectHidden({ paths, ...fields }) {
    if (fields['disable-model-invocation'] === true || fields['disable-model-invocation'] === 'true')
        return (0,contract_offer/* explain */.WE)('disable-model-invocation hides the skill from the model', 'remove the field to offer it');
    return Array.isArray(paths) && paths.some((one) => String(one).trim() !== '')
        ? (0,contract_offer/* explain */.WE)('its `paths` hide it from the listing until a matching file is touched', 'remove the field to offer it from the start')
        : null;
}

;// CONCATENATED MODULE: ./build/lib/agents/qwen/source.js
/** Writes a unit's home and workspace for Qwen Code: settings, and the source as a project's skills or as an extension. */




const GEMINI = 'gemini-extension.json';
const extensionName = (source) => {
    const named = (source.extensions?.[qwen_facts_MANIFEST] ?? source.extensions?.[GEMINI])?.['name'];
    return typeof named === 'string'
        ? named
        : source.name.replace(/[^A-Za-z0-9-_.]+/g, '-').replace(/^-+/, '') || 'source';
};
/** The first of another agent that is there decides (0.24.4); what starts no process in the copy starts none here. */
async function convert(folder, files) {
    const read = async (path) => (0,json_value/* parseObject */.lj)(await files.read(external_node_path_.posix.join(folder, path)).catch(() => ''));
    const other = await read(GEMINI);
    if (other)
        return pick(other, ['mcpServers', 'contextFileName', 'settings']);
    const plugin = await read('.claude-plugin/plugin.json');
    if (plugin)
        await rewrite(folder, files);
    const own = pick((0,json_value/* asFields */.qI)(plugin), ['mcpServers', 'hooks']);
    if ((0,json_value/* isJson */.Fh)(own['mcpServers']))
        return own;
    const servers = await read('.mcp.json');
    return servers ? { ...own, mcpServers: servers['mcpServers'] ?? servers } : own;
}
/** What the step makes of the texts and shell scripts of a Claude plugin with a folder `hooks` (0.24.4), but for its syntax of templates. */
async function rewrite(folder, files) {
    const paths = await files.list(folder);
    if (!paths.some((path) => path.startsWith('hooks/')))
        return;
    for (const path of paths.filter((one) => /\.(?:md|sh)$/.test(one) && !/(?:^|\/)\./.test(one))) {
        const file = external_node_path_.posix.join(folder, path);
        const text = await files.read(file);
        const rooted = path.endsWith('.md') ? text.replaceAll('${CLAUDE_PLUGIN_ROOT}', folder) : text;
        const own = rooted.replace(/((?:\$\{?HOME\}?|~)\/)?\.claude(\/|$)/g, '$1.qwen$2');
        if (own !== text)
            await files.write(file, own);
    }
}
const pick = (fields, names) => Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])));
const source_PATIENCE = { timeout: 20_000, streamIdleTimeoutMs: 20_000 };
/** `qwen extensions install` also converts a Claude plugin, and asks its user first; a user who only clones the repository gets its skills. */
const source_project = projectOf({
    folder: '.qwen',
    manifest: qwen_facts_MANIFEST,
    names: facts_EXTENSION.names,
    nameOf: extensionName,
    memory: 'QWEN.md',
    /**
     * A request may take 20 s to its first byte and between two. By default a stall lasts four minutes, and after a 429 it waits one
     * minute, then two, then up to five, ten times in all.
     */
    settings: ({ allow_processes }) => ({
        general: { enableAutoUpdate: false },
        model: { generationConfig: { ...source_PATIENCE, maxRetries: 1, retryInitialDelayMs: 1_000, retryMaxDelayMs: 5_000 } },
        disableAllHooks: !allow_processes,
    }),
    convert,
    link: null,
});

;// CONCATENATED MODULE: ./build/lib/agents/qwen/listing.js
/** The skills of a source \u2192 the listing that Qwen Code 0.24.4 will show the model, without starting it. */











/** An extension's skills have its name before theirs. */
function qwen_listing_listedName(skill, { source, install }) {
    const name = front_matter_textOf(qwen_front_matter_readFields(skill).fields?.['name']) ?? skill.id;
    return install === 'extension' ? `${extensionName(source)}:${name}` : name;
}
const qwen_listing_listedAs = (skill, context) => [qwen_listing_listedName(skill, context)];
const levelOf = (install) => (install === 'extension' ? 'extension' : 'project');
/** Of one skill, with the line break after it. */
const listing_entryChars = (name, text, level) => `<skill>\n<name>\n${(0,skill_tags/* escapeXml */.X)(name)}\n</name>\n<description>\n${(0,skill_tags/* escapeXml */.X)(text)} (${level})\n</description>\n<location>\n${level}\n</location>\n</skill>\n`
    .length;
const listing_readDescription = (skill) => front_matter_textOf(qwen_front_matter_readFields(skill).fields?.['description']) ?? '';
function charsOf(skill, context) {
    const when = qwen_front_matter_readFields(skill).fields?.['when_to_use'];
    const text = typeof when === 'string' && when !== '' ? `${listing_readDescription(skill)} \u2014 ${when}` : listing_readDescription(skill);
    return listing_entryChars(qwen_listing_listedName(skill, context), text, levelOf(context.install));
}
const RULES = {
    title: 'Qwen Code',
    nameOf: qwen_listing_listedName,
    reject: qwen_rejection_findRejection,
    shows: listing_readDescription,
    hidden: (skill) => explainOther('Qwen Code', 'one line per field', skill),
    keeps: 'first',
};
const whole = listingOf(RULES);
const qwen_listing_predictOffers = predictOnce(predict);
function predict(context) {
    const rows = whole.predictOffers(context);
    const listed = rows.filter(({ offer }) => offer !== 'absent');
    const bundled = qwen_facts_LISTING_FACTS.bundled_chars;
    const over = listed.reduce((sum, { skill }) => sum + charsOf(skill, context), bundled) - qwen_facts_LISTING_FACTS.budget_chars;
    return over > 0 ? rows.map((row) => shorten(row, over)) : rows;
}
function shorten(row, over) {
    const description = listing_readDescription(row.skill);
    const shown = listing_firstLine(description);
    if (row.offer === 'absent' || shown === description)
        return row;
    const offer = (0,offer_match/* measureOffer */.HO)(row.skill, shown, description);
    if (offer.offer === 'full')
        return { ...row, ...offer, why: null };
    return {
        ...row,
        ...offer,
        why: cut(over),
        over: { by: over, limit: qwen_facts_LISTING_FACTS.budget_chars, unit: 'characters' },
    };
}
const listing_firstLine = (text) => (text.split('\n')[0] ?? '').trim();
const cut = (over) => (0,contract_offer/* explain */.WE)(`Qwen Code's listing is ${(0,text_count/* thousands */.oh)(over)} characters over its ${(0,text_count/* thousands */.oh)(qwen_facts_LISTING_FACTS.budget_chars)}, bundled skills included, so only the first line of each description is left`, 'write the description on one line');
const qwen_listing_explainOffer = explainBy(qwen_listing_predictOffers, RULES);
const qwen_listing_findExcess = (skill, context, offer) => findRight(qwen_listing_predictOffers(context), skill, offer)?.over ?? null;
const qwen_listing_sizeOf = (rows) => rows.reduce((sum, { id, also, description }) => sum + listing_entryChars(id, description ?? '', also[0] ?? 'project'), 0);
/** Where first lines are left, what was there before is not known: nothing is left then. */
function qwen_listing_headroom(offered) {
    const budget = qwen_facts_LISTING_FACTS.budget_chars;
    return { unit: 'characters', budget, left: budget - qwen_listing_sizeOf(offered) };
}

;// CONCATENATED MODULE: ./build/lib/agents/qwen/offer.js



const qwen_offer_HEADER = /^<system-reminder>\nThe following skills are available for use with the Skill tool\.[\s\S]*?<available_skills>\n/;
/** `(project)` stands after the description, and again as the location; commands have neither. */
const qwen_offer_ENTRY = /<skill>\n<name>\n([\s\S]*?)\n<\/name>\n<description>\n([\s\S]*?)\n<\/description>\n(?:<location>\n(\w+)\n<\/location>\n)?<\/skill>\n?/y;
/** In a text of its own, before what the user wrote. */
const offer_LISTING = {
    role: 'user',
    header: qwen_offer_HEADER,
    entry: qwen_offer_ENTRY,
    end: '</available_skills>\n</system-reminder>',
};
/** Of its own ones at the beginning; behind the text of every custom one (0.24.4). */
const OF_SUBAGENT = /^You are an? \S+ subagent working for a parent agent|^ - When the task is complete, return the final result as a normal model response \(not a tool call\) and stop\.$/m;
/** It looks for what to remember, once the turn is over (0.24.4). */
const OF_MEMORY = /^You are now acting as the managed memory extraction subagent/;
/** Some of the fourteen (0.24.4). */
const qwen_offer_signs = {
    own: ['extension-creator', 'goal-draft', 'qc-helper', 'workflow-creator'],
    heading: /^The following skills are available for use[^.\n]*/m,
    tool: facts_SKILL_TOOL,
};
/** Subagents say so: a custom one may have the tool that starts more of them. Any other without tools is a title or a summary. */
function qwen_offer_classifyRequest({ tools, texts }) {
    const isSystem = (mark) => texts.some(({ role, text }) => role === 'system' && mark.test(text));
    if (isSystem(OF_SUBAGENT))
        return 'subagent';
    if (tools.length === 0 || isSystem(OF_MEMORY))
        return 'side';
    return tools.some(({ name }) => name === facts_AGENT_TOOL || name === 'tool_call') ? 'main' : 'subagent';
}
/** When to use a skill is said in the description of the tool `skill` (0.24.4). */
const qwen_offer_readListing = (request) => findPassage(request, offer_LISTING, facts_SKILL_TOOL);
const qwen_offer_readOffer = (request) => (findEntries(request, offer_LISTING)?.entries ?? []).map(([, id = '', words = '', level]) => {
    const description = level && words.endsWith(` (${level})`) ? words.slice(0, -level.length - 3) : words;
    return { id: (0,skill_tags/* unescapeXml */.Uk)(id), also: [], description: (0,skill_tags/* unescapeXml */.Uk)(description) || null, path: null };
});

;// CONCATENATED MODULE: ./build/lib/agents/qwen/parts.js



/** Descriptions may have blank lines. */
const qwen_parts_SUBAGENTS = /^Available agent types and the tools they have access to:\n([\s\S]*?)(?:\n\nWhen using the Agent tool|$(?![\s\S]))/m;
const qwen_parts_ENTRY = /^- \*\*(.+?)\*\*: (.*)$/;
/** Those of servers that came after the start have a section of their own, in the same message or another. */
const parts_DEFERRED = /<system-reminder>\nThe following (?:MCP tools became available after startup and|tools) are reachable through `tool_search`[\s\S]*?<\/system-reminder>/g;
function qwen_parts_tools(request) {
    const sections = request.texts.flatMap(({ role, text }) => (role === 'user' ? (text.match(parts_DEFERRED) ?? []) : []));
    const deferred = sections.flatMap((text) => [...text.matchAll(/^- "([^"]+)"/gm)].map(([, name = '']) => name));
    return [...listTools(request), ...deferred.map((name) => ({ name, description: null, deferred: true }))];
}
const parts_NAME = /^(?!-)[\p{L}\p{N}_-]{2,50}$/u;
/** Measured with 90 files (0.24.4): it mends broken YAML, and takes a value of any type for a description. */
function qwen_parts_faultOf(part) {
    if ((0,part_file/* isNested */._$)(part))
        return { why: 'it lies in a folder below that of agents; move the file up' };
    const { present, fields, problems, body_line } = (0,front_matter/* parseFrontMatter */.e)(part.text);
    if (!present || !/^\uFEFF?---\r?\n/.test(part.text))
        return { why: problems[0]?.message ?? 'its first line is not --- alone' };
    const { name, description } = fields;
    if (typeof name !== 'string' || !parts_NAME.test(name))
        return { why: 'its `name` has to be 2 to 50 letters, digits, - and _' };
    if (!`${description ?? ''}`.trim())
        return { why: 'it has no description; write one' };
    const body = part.text.split('\n').slice(body_line - 1);
    return body.join('').trim() === '' ? { why: 'it has no text below the front matter' } : null;
}
const qwen_parts_parts = {
    // Measured in a checkout that has them all, and with one alone.
    instructions: [['QWEN.md'], ['AGENTS.md']],
    faultOf: qwen_parts_faultOf,
    subagents: subagentsIn('agent', qwen_parts_SUBAGENTS, qwen_parts_ENTRY),
    tools: qwen_parts_tools,
    toolPrefix: (server) => `mcp__${server.replace(/[^a-zA-Z0-9_.-]/g, '_')}__`,
    server_paths: `it starts in the working directory, so write its paths as \${extensionPath}/\u2026 in qwen-extension.json, gemini-extension.json or, where neither is there, .mcp.json: of several it reads the first`,
    extension_files: ['qwen-extension.json', 'gemini-extension.json'],
    commandName: null,
};

;// CONCATENATED MODULE: ./build/lib/agents/qwen/prompt.js
/** A line of a session file of Qwen Code \u2192 what the user typed (0.24.4). */


function qwen_prompt_promptOf(line) {
    if (!line.includes('"real_user"'))
        return null;
    const { provenance, message } = (0,json_value/* asFields */.qI)((0,json_value/* parseObject */.lj)(line));
    if (provenance !== 'real_user')
        return null;
    return typedText((0,json_value/* objects */.JD)((0,json_value/* asFields */.qI)(message)['parts']).map((part) => (0,json_value/* string */.Yj)(part['text'])));
}

;// CONCATENATED MODULE: ./build/lib/agents/qwen/starts.js
/** From what of a source Qwen Code 0.24.4 starts something. */

const qwen_starts_starts = [
    {
        files: ['{qwen,gemini}-extension.json', 'plugin.json', '.{claude,qoder}-plugin/plugin.json'],
        form: 'json',
        under: starts/* DECLARATIONS */.U,
    },
    { files: ['hooks/*.json', '{.,}mcp.json', '.lsp.json'], form: 'json' },
    {
        files: ['.qwen/settings.json'],
        form: 'json',
        under: ['hooks', 'mcpServers', 'lspServers', 'telemetry', 'env'],
        commands: ['discoveryCommand', 'callCommand', 'toolDiscoveryCommand', 'toolCallCommand', 'mcpServerCommand'],
    },
    { files: ['agents/**/*.md'], form: 'front_matter', under: ['mcpServers', 'hooks'] },
    { files: ['SKILL.md'], form: 'front_matter', under: ['hooks'], switched_off: 'disableAllHooks' },
    { files: ['commands/**/*.{md,toml}'], form: 'template', mark: '!{' },
    { files: ['.qwen/.env', '.qwen/sandbox*'], form: 'script' },
];

;// CONCATENATED MODULE: ./build/lib/agents/qwen/call-forms.js




const call_forms_DENIED = /^Qwen Code requires permission to use|^This ".*" invocation was denied by permission rules|^Tool invocation (?:denied by host policy|guard failed)|^Permission denied\b/;
const UNAVAILABLE = /^Tool ".*" (?:not found in registry|is a built-in tool that is disabled)/;
/** refused: the closing line lists the call. It does so for a rule, with Qwen Code's message, and for a hook, with the hook's. */
function qwen_call_forms_outcomeOf({ failed, message, type }, refused) {
    if (!failed)
        return 'ran';
    if (UNAVAILABLE.test(message))
        return 'unavailable';
    if (call_forms_DENIED.test(message))
        return 'denied';
    return refused || type === 'execution_denied' ? 'blocked_by_hook' : 'failed';
}
/** Before the text of a skill, for a call as for a `/skill` that the user typed (0.24.4). */
const call_forms_HEAD = /^Base directory for this skill: ([^\n]+)\nImportant: [^\n]*\n/;
/** The prompt in the session's file \u2192 the names of the skill that stands there in place of the `/skill` that was typed, or none. */
function typedSkill(prompt, facts) {
    const folder = call_forms_HEAD.exec(prompt)?.[1];
    return folder === undefined ? [] : namesOfFolder(folder, facts);
}
const call_forms_callForms = (facts, disk, refused) => ({
    skill_tool: facts_SKILL_TOOL,
    outcomeOf: (result, id) => qwen_call_forms_outcomeOf(result, refused.has(id)),
    skillOf: (input) => namedSkill(input, 'skill'),
    namesOf: (skill, { text }) => otherNames(skill, call_forms_HEAD.exec(text ?? '')?.[1], (id) => id === skill || id === (0,bare_id/* bareId */.y)(skill), facts),
    bodyOf: (text) => text.replace(call_forms_HEAD, ''),
    listToolEvents: (call) => tools_listToolEvents(call, qwen_facts_NO_FILE, facts, disk),
});

;// CONCATENATED MODULE: ./build/lib/agents/qwen/faults.js

const faults_faults = createFaults({
    quota: /insufficient_quota|exceeded your current quota|quota exceeded|free allocated quota|billing|arrearage/i,
    words: [
        [/Missing API key|OPENAI_API_KEY|invalid.{0,12}api.?key|unauthori[sz]ed|authentication|No auth type/i, 'auth'],
        [/rate.?limit|too many requests|throttl/i, 'rate_limit'],
        [/timed? ?out|timeout|ETIMEDOUT|deadline|stalled/i, 'server_timeout'],
        [
            /Connection error|fetch failed|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|socket hang up|terminated|premature close|other side closed/i,
            'unreachable',
        ],
        [
            /overloaded|internal (?:server )?error|bad gateway|unavailable|stream ended|without a finish reason|empty/i,
            'server',
        ],
        [/model.{0,40}not (?:found|exist|supported)|Unknown argument|Invalid value/i, 'bad_config'],
    ],
    /** `[API Error: 401 Incorrect API key]`, `[API Error: Connection error.]`. */
    statusIn(words) {
        const status = /API Error: (\d{3})\b/.exec(words)?.[1] ?? /\b(?:status|code)[": ]+([45]\d\d)\b/i.exec(words)?.[1];
        return status === undefined ? null : Number(status);
    },
    refusals: { 52: 'bad_config' },
});
const qwen_faults_faultOfMessage = faults_faults.ofMessage;
function qwen_faults_faultOfRemains(exit, seen) {
    // Killed while it tried again: the last failure says why.
    const retried = /^Retrying in \d+s .*: (\[API Error: .*)$/m.exec(seen.words)?.[1];
    return retried && (exit.timed_out || exit.signal !== null) ? qwen_faults_faultOfMessage(retried) : faults_faults.ofRemains(exit, seen);
}

// EXTERNAL MODULE: ./build/lib/agents/qwen/format.js
var qwen_format = __webpack_require__(19204);
;// CONCATENATED MODULE: ./build/lib/agents/qwen/transcript.js










const qwen_transcript_createParser = parserOf('qwen', qwen_format/* formats */.F, qwen_transcript_readRecords);
/** Ended from outside, it may still say so. */
const isAborted = ({ error }) => (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(error)['message']) === 'This operation was aborted';
function qwen_transcript_readRecords(facts, emit) {
    const disk = new Map();
    const refused = new Set();
    const calls = createLoggedCalls(call_forms_callForms(facts, disk, refused), facts, emit);
    const run = createRun(emit);
    let model = '';
    let idle = false;
    function readStream(line, location) {
        run.streamed = true;
        switch (line['type']) {
            case 'assistant': {
                const answered = (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(line['message'])['model']);
                if (!line['parent_tool_use_id'] && answered)
                    model = answered;
                for (const block of stream_line_blocksOf(line['message'])) {
                    if (block['type'] === 'tool_use')
                        calls.open({ id: (0,json_value/* string */.Yj)(block['id']), tool: (0,json_value/* string */.Yj)(block['name']), input: block['input'] ?? {}, location });
                    else if (block['type'] === 'text')
                        emit({ type: 'message', text: (0,json_value/* string */.Yj)(block['text']), ...location });
                }
                return;
            }
            case 'user':
                for (const { call_id, text, is_error } of resultsOf(line))
                    calls.close(call_id, { failed: is_error, shown: text, text: null, message: text, type: '' });
                return;
            case 'result':
                for (const denial of (0,json_value/* objects */.JD)(line['permission_denials']))
                    refused.add((0,json_value/* string */.Yj)(denial['tool_use_id']));
                run.closing = { location, line };
                // A call that is closed after the last record had not ended by then.
                idle = calls.idle(facts_AGENT_TOOL);
        }
    }
    function readSession(line, location) {
        const inner = (0,qwen_format/* isOfSubagent */.X)(line);
        for (const part of (0,json_value/* objects */.JD)((0,json_value/* asFields */.qI)(line['message'])['parts'])) {
            const text = (0,json_value/* string */.Yj)(part['text']);
            if (line['provenance'] === 'real_user')
                calls.readTyped(typedSkill(text, facts), text, location);
            const call = (0,json_value/* asFields */.qI)(part['functionCall']);
            const answer = (0,json_value/* asFields */.qI)(part['functionResponse']);
            if (line['type'] === 'assistant') {
                model ||= (0,json_value/* string */.Yj)(line['model']);
                if ((!run.streamed || inner) && part['functionCall'])
                    calls.open({ id: (0,json_value/* string */.Yj)(call['id']), tool: (0,json_value/* string */.Yj)(call['name']), input: call['args'] ?? {}, location });
                if (!run.streamed && !inner && text && part['thought'] !== true)
                    run.message(text, location);
            }
            if (line['type'] === 'tool_result' && part['functionResponse'])
                readLogged(answer, line, location);
        }
    }
    function readLogged(answer, line, location) {
        const { output, error } = (0,json_value/* asFields */.qI)(answer['response']);
        const { status, errorType, resultDisplay } = (0,json_value/* asFields */.qI)(line['toolCallResult']);
        const text = (0,json_value/* string */.Yj)(output ?? error);
        calls.readLogged({ id: (0,json_value/* string */.Yj)(answer['id']), tool: (0,json_value/* string */.Yj)(answer['name']), input: {}, location }, {
            failed: status === undefined ? error !== undefined : status !== 'success',
            shown: (0,json_value/* string */.Yj)(resultDisplay),
            text,
            type: (0,json_value/* string */.Yj)(errorType),
        });
    }
    function findFault(exit) {
        const { closing, streamed, plain } = run;
        const words = plain.words();
        if (!closing || (exit.timed_out && isAborted(closing.line))) {
            const fault = qwen_faults_faultOfRemains(exit, { streamed, words });
            // Once it has begun and runs no call, it does nothing but wait.
            return fault ?? (exit.timed_out && streamed && idle ? UNANSWERED : null);
        }
        const { is_error, error, result, subtype } = closing.line;
        if (is_error !== true)
            return null;
        const message = (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(error)['message']) || (0,json_value/* string */.Yj)(result) || words;
        return qwen_faults_faultOfMessage(message) ?? crashed(message || (0,json_value/* string */.Yj)(subtype));
    }
    return {
        record(line, location) {
            if (location.stream === 'session_log' || 'provenance' in line || (0,qwen_format/* isOfSubagent */.X)(line))
                readSession(line, location);
            else if (qwen_format/* formats */.F.isKnown(line))
                readStream(line, location);
        },
        skipped() {
            run.streamed = true;
        },
        text: (text) => run.plain.keep('stdout', text),
        stderr: (text) => run.plain.keep('stderr', text),
        end(exit, lines) {
            if (!run.closing)
                idle = calls.idle(facts_AGENT_TOOL);
            calls.end();
            run.end(lines, () => {
                const { usage, session_id, result } = run.closing?.line ?? {};
                const text = (0,json_value/* string */.Yj)(result);
                if (run.closing && text)
                    run.final = { text, location: run.closing.location };
                return {
                    fault: findFault(exit),
                    usage: (0,json_value/* asFields */.qI)(usage),
                    session_id: (0,json_value/* string */.Yj)(session_id) || null,
                    model,
                };
            });
        },
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/qwen/index.js
/** Qwen Code: its row of the agents table. Facts are about version 0.24.4. */














const qwen = {
    name: 'qwen',
    title: 'Qwen Code',
    // 0.24.4.
    request_tokens: 19000,
    starts: qwen_starts_starts,
    ...qwen_facts_namespaceObject,
    needs_full_paths: true,
    settings: settingsIn('.qwen'),
    // A project's skill takes the place of a bundled one of its name; an extension's has its name before it.
    bundled_skills: [],
    ignored_fields: ['allowed-tools'],
    foreign_hooks: /^\.(?:claude|codex|github|gemini)\//,
    ...SHARED_ROW,
    // 0.24.4.
    subagents: { how: 'as_instructions', folders: ['.qwen/agents'] },
    ...source_project,
    codec: chatCompletions,
    ...qwen_launch_namespaceObject,
    ...qwen_offer_namespaceObject,
    parts: qwen_parts_parts,
    ...qwen_listing_namespaceObject,
    ...qwen_calls_namespaceObject,
    readFile: gemini_family_calls_readFile,
    createParser: qwen_transcript_createParser,
    promptOf: qwen_prompt_promptOf,
    sessions: { home: '.qwen', variable: 'QWEN_HOME', below: 'projects' },
    session_logs: ['.qwen/projects/*/chats/*.jsonl', '.qwen/projects/*/subagents/*/*.jsonl'],
    keeps_session_logs: true,
    shared_logs: ['.qwen'],
};

;// CONCATENATED MODULE: ./build/lib/agents/index.js
/** The table of agents that this tool supports: a new agent is a folder and a row here. */














const AGENTS = {
    claude: withProject(withMarket(claude)),
    codex: withProject(withPackage(withMarket(codex))),
    copilot: withProject(withPackage(withMarket(copilot))),
    gemini: withProject(gemini_gemini),
    opencode: withProject(opencode),
    pi: withProject(pi),
    qwen: withProject(withPackage(qwen)),
    cline: withProject(withPackage(cline)),
    kilo: withProject(kilo),
};
/** Those that a command takes where the user names none. */
const DEFAULT_AGENTS = ['claude', 'codex', 'copilot'];
/** What `all` stands for. */
const ALL_AGENTS = Object.keys(AGENTS);
/** The names that users may write before `@` and `+`; `offline` is the in-process agent. */
const AGENT_NAMES = [...ALL_AGENTS, 'offline'];
function findAgent(name) {
    return Object.hasOwn(AGENTS, name) ? AGENTS[name] : null;
}
/** A project's folders that are any agent's: its settings, hooks and code are where its skills are. */
const projectHomes = () => [
    ...new Set(Object.values(AGENTS).flatMap(({ project_skills }) => project_skills.folders.map((path) => external_node_path_.posix.dirname(path)))),
];
/** The agents that a hook for this event is addressed to, where this one has no such event in any letter case; else none. */
function addressedTo(event, { hook_facts }) {
    if ((0,interface_hook_facts/* findEvent */.MY)(event, hook_facts) !== undefined)
        return [];
    return Object.values(AGENTS).flatMap(({ title, hook_facts: { events } }) => events.includes(event) ? title : []);
}
/** Where any agent reads a project's own custom agents. */
const subagentFolders = () => [
    ...new Set(Object.values(AGENTS).flatMap(({ subagents }) => subagents.folders)),
];
/** What any agent reads of a project as instructions, from its root. */
const instructionFiles = () => [
    ...new Set(Object.values(AGENTS).flatMap(({ parts }) => parts.instructions.flat())),
];


/***/ }),

/***/ 64526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ toolNames),
/* harmony export */   Dy: () => (/* binding */ explainLacking),
/* harmony export */   KU: () => (/* binding */ explainUnrun),
/* harmony export */   MY: () => (/* binding */ findEvent),
/* harmony export */   NQ: () => (/* binding */ isAboutTools),
/* harmony export */   Tn: () => (/* binding */ findUnreplaced),
/* harmony export */   _K: () => (/* binding */ NO_HOOK_FACTS),
/* harmony export */   p: () => (/* binding */ findsTool),
/* harmony export */   t6: () => (/* binding */ explainMute),
/* harmony export */   v1: () => (/* binding */ explainUnfound)
/* harmony export */ });
/* harmony import */ var _text_name_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24376);
/** How an agent reads hooks that are declared in JSON, measured on its pinned version. */

/** Hooks of such an agent are modules or files of their own. */
const NO_HOOK_FACTS = {
    events: [],
    tools: [],
    starts_in: 'project',
    sets: { plugin: [], project: [] },
};
const toolNames = ({ tools, aliases = [] }) => [...aliases, ...tools];
/** Whether a matcher finds a tool that has these names. */
function findsTool(matcher, names, facts) {
    const { tools, in_part, commas } = facts;
    if (matcher === '*' || matcher.split(commas ? /[|,]/ : '|').some((name) => names.includes(name.trim())))
        return true;
    try {
        const pattern = new RegExp(in_part ? matcher : `^(?:${matcher})$`);
        return names.some((name) => tools.includes(name) && pattern.test(name));
    }
    catch {
        return false;
    }
}
/** What people call a shell in matchers, of whichever agent they have in mind. */
const SHELL_WORD = /^(?:bash|shell|run_shell_command|exec_command|local_shell)$/i;
/** The tools that a matcher names: a shell anywhere in it, others alone or between `|`, since a pattern may be meant for any. */
const toolsMeant = (matcher) => [
    ...new Set([
        ...(matcher.match(/\w+/g) ?? []).filter((word) => SHELL_WORD.test(word)),
        ...(/^\^?\(?(.*?)\)?\$?$/.exec(matcher)?.[1] ?? '')
            .split(/[|,]/)
            .flatMap((part) => /^ *\^?(?!mcp_)(\w+)\$? *$/.exec(part)?.[1] ?? []),
    ]),
];
const EMPTY_MATCHER = 'runs no hook of a file with an empty matcher for tools';
/** Why hooks with that matcher do not run for tools, by default those that it names; names: what the agent calls them. Null: they do, as far as is known. */
function explainUnfound(matcher, facts, meant = toolsMeant(matcher)) {
    if (matcher === '')
        return facts.needs_matcher ? { why: EMPTY_MATCHER, names: [] } : null;
    const unfound = meant.flatMap((word) => {
        const names = toolNames(facts).filter((name) => (0,_text_name_call_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameTool */ .N8)(word, name));
        const [name] = names;
        if (name === undefined || findsTool(matcher, names, facts))
            return [];
        const own = names.find((one) => facts.tools.includes(one)) ?? name;
        const form = facts.aliases?.includes(word) ? ' in a pattern' : '';
        return { name, own, known: word === own ? null : `${word} as ${own}${form}` };
    });
    if (unfound.length === 0)
        return null;
    const known = unfound.flatMap((one) => one.known ?? []).join(', ');
    const lost = known ? 'that' : unfound.map(({ own }) => own).join(', ');
    const why = `${known && `matchers know ${known}, and `}the matcher '${matcher}' does not match ${lost}`;
    return { why, names: unfound.map(({ name }) => name) };
}
/** Which variable of a plugin stays in a command as it is, because the agent only knows it as `${NAME}`. */
const findUnreplaced = (command, { replaces }) => replaces?.find((name) => new RegExp(`\\$(?:${name}\\b|\\{${name}[^\\w}])`).test(command));
/** Why what a plugin's command runs may have found nothing; names: of the plugins, one of which it may look for. Null: it should have. */
function explainLacking({ command, stdout, stderr }, names, { title, hook_facts }) {
    const name = findUnreplaced(command, hook_facts);
    if (name !== undefined)
        return `${title} knows the variable as \${${name}} alone`;
    const { replaces, script_lacks } = hook_facts;
    const is_due = replaces !== undefined || names.some((one) => `${stdout}\n${stderr}`.includes(`'${one}'`));
    return is_due && script_lacks && /PLUGIN_ROOT/.test(command) ? `${title} ${script_lacks}` : null;
}
/** Why a refusal by exit code had no effect; null: it should have. */
const explainMute = ({ exit_code, stderr }, { title, hook_facts }) => hook_facts.needs_reason && exit_code === 2 && stderr.trim() === ''
    ? `${title} takes exit code 2 for a refusal only with a reason on stderr`
    : null;
/** The agent's own spelling of an event, whatever its letter case. */
const findEvent = (event, { events }) => events.find((each) => each.toLowerCase() === event.toLowerCase());
const isAboutTools = (event) => /tool/i.test(event);
/** Why an agent never runs a hook; all: what the source declares, because an empty matcher keeps Copilot CLI from its whole file; tool: that of a call about which it was to be asked. */
function explainUnrun({ event, matcher, file }, { title, hook_facts }, all = [], tool) {
    const { events, needs_matcher, never_runs } = hook_facts;
    if (events.length === 0)
        return null;
    if (!events.includes(event))
        return `${title} has no hook event '${event}' (letter case counts)`;
    if (never_runs?.includes(event))
        return `${title} runs no hook for ${event} when it is started for one prompt`;
    const unfound = matcher && isAboutTools(event)
        ? explainUnfound(matcher, hook_facts, tool === undefined ? undefined : [tool])
        : null;
    if (unfound)
        return `${title}: ${unfound.why}`;
    const empty = all.some((each) => each.matcher === '' && each.file === file && isAboutTools(each.event));
    return needs_matcher && empty ? `${title} ${EMPTY_MATCHER}` : null;
}


/***/ }),

/***/ 85633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oy: () => (/* binding */ explainFault),
/* harmony export */   PL: () => (/* binding */ nameSubagent),
/* harmony export */   Vw: () => (/* binding */ findShapeFault),
/* harmony export */   _$: () => (/* binding */ isNested)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _skill_front_matter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9523);
/** A file of a custom agent or a command \u2192 why an agent does not show it to its model. Each agent's folder has the rules. */


const explainFault = (title, { why, listed }) => `${title} ${listed ? 'lists it without its description' : 'does not list it to its model'}: ${why}`;
/** The name that the agent gives a custom agent. */
const nameSubagent = ({ name, file }, parts) => (parts.named_by_file ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(file).replace(/(?:\.agent)?\.md$/, '') : name);
const isNested = ({ file }) => file.includes('/');
/** The first thing that keeps a strict reader of YAML from the block; a byte order mark does not. */
const findYamlProblem = ({ problems }) => problems.find(({ kind }) => kind !== 'byte_order_mark')?.message ?? null;
/** For agents that read YAML strictly and check the fields by a schema. */
function findShapeFault(text, schema) {
    const front_matter = (0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_1__/* .parseFrontMatter */ .e)(text);
    const broken = findYamlProblem(front_matter);
    if (broken !== null)
        return broken;
    const issue = schema.safeParse(front_matter.fields).error?.issues[0];
    if (!issue)
        return null;
    const path = issue.path.join('.');
    return `${path === '' ? '' : `${path}: `}${issue.message.replace(/^Invalid input: /, '')}`;
}


/***/ }),

/***/ 76614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ modulesIn),
/* harmony export */   U: () => (/* binding */ DECLARATIONS)
/* harmony export */ });
/**
 * json: with comments, too. front_matter: of Markdown. module: code that is loaded. script: a program, or a file of variables.
 * template: words that may hold shell, in one of the marks that agents have for it.
 */
/** What agents declare under the same words: hooks, servers of both protocols, watchers. */
const DECLARATIONS = ['hooks', 'mcpServers', 'lspServers', 'monitors', 'modules'];
const CODE = '{js,ts,mjs,cjs,mts,cts,jsx,tsx}';
const modulesIn = (folder) => `${folder}/**/*.${CODE}`;


/***/ }),

/***/ 38422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fx: () => (/* binding */ formats),
/* harmony export */   Ix: () => (/* binding */ facts),
/* harmony export */   Zy: () => (/* binding */ fork),
/* harmony export */   hO: () => (/* binding */ SESSION_TABLES)
/* harmony export */ });
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70509);
/* harmony import */ var _opencode_family_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37871);
/* harmony import */ var _opencode_family_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12969);
/* harmony import */ var _opencode_family_session_tables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56412);
/* harmony import */ var _opencode_family_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6955);
/** Facts about Kilo, a fork of OpenCode, each stated once. Measured on the pinned version. */





const fork = {
    name: 'kilo',
    title: 'Kilo',
    folders: ['.kilo', '.kilocode'],
    settings: ['opencode', 'kilo'],
    own_skill: 'kilo-config',
    // Measured in a checkout that has them all, and with one alone.
    instructions: [['AGENTS.md', 'CLAUDE.md', 'CONTEXT.md']],
    // Below one folder the file that was found last stays: two starts kept others.
    keeps: 'any, by chance',
    env: ({ allow_processes, own_home }) => ({
        // It would report each run to its vendor, and copy the session of a user who is signed in.
        ...{ TELEMETRY_LEVEL: 'off', DISABLE_SESSION_INGEST: '1' },
        ...(allow_processes || own_home ? {} : { DISABLE_SKILL_SHELL: '1' }),
    }),
};
const facts = {
    // The newest whose package for a platform the registry has, and that for linux-x64 alone.
    pinned: '7.7.9',
    registry_package: '@kilocode/cli',
    request_tokens: 14_400,
    // A closed connection it takes for a lost network: it asks again every five seconds, until the time limit ends it.
    build: (0,_opencode_family_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .buildOf */ .Yy)('@kilocode/cli', 'kilo'),
    credentials: (0,_opencode_family_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .credentialsOf */ .YN)('kilo', { secrets: [], settings: ['ORG_ID', 'API_URL'] }),
    // It reads one after the other, and the last of a name stays.
    project_skills: (0,_opencode_family_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .skillsIn */ .I3)([
        ...['.kilo/skills', '.kilo/skill', '.kilocode/skills', '.kilocode/skill'],
        ...['.agents/skills', '.claude/skills'],
    ]),
    starts: [
        // Those of its parent, too, at a project's root and in its own folders.
        ...(0,_opencode_family_source_js__WEBPACK_IMPORTED_MODULE_2__/* .startsOf */ .jb)(fork),
        { files: ['.kilocode/mcp.json'], form: 'json' },
        // Converted to commands at each start.
        { files: fork.folders.map((folder) => `${folder}/workflows/*.md`), form: 'template', mark: '!`' },
        // Run by the tool `skill` where the file is a user's own; a project's is told that it is not trusted.
        { files: ['SKILL.md'], form: 'template', mark: '!`', switched_off: 'KILO_DISABLE_SKILL_SHELL' },
    ],
};
/** Each step ends with its speed, and a call says by which rule it was allowed. */
const formats = (0,_opencode_family_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatsOf */ .I)('kilo', (part) => 'metrics' in part || 'approval' in (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .asFields */ .qI)((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .asFields */ .qI)(part['state'])['metadata']));
const SESSION_TABLES = (0,_opencode_family_session_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .sessionTables */ .q)(['kilo_board']);


/***/ }),

/***/ 97360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ explainInstall),
/* harmony export */   o: () => (/* binding */ chooseFullInstall)
/* harmony export */ });
/** usual: where that loads them already. marketplace: whether this agent can install from the source's own. */
function chooseFullInstall(source, folders, usual, marketplace) {
    const listed = source.plugins.filter(({ entry }) => entry !== null).map(({ folder }) => folder);
    if (usual === 'marketplace' || folders.length === 0)
        return usual;
    if (marketplace && folders.every((folder) => listed.includes(folder)))
        return 'marketplace';
    return folders.includes('') ? 'plugin' : marketplace ? 'marketplace' : usual;
}
/** Null where this way of installing is the one that loads them. */
function explainInstall({ agent, install }, source, folders) {
    const better = agent.fullInstall?.(source, folders) ?? install;
    const has_below = folders.some((folder) => folder !== '');
    if (better === install && install !== 'marketplace' && has_below)
        return `installed as ${install}, ${agent.title} does not load them from plugins below the root; test such a plugin alone (--source with its folder)`;
    if (better === install || folders.length === 0)
        return null;
    return `installed as ${install}, ${agent.title} does not load them from ${folders.map((folder) => folder || 'the root').join(', ')}; write the agent as ${agent.name}+${better}, as cases of kind tool_route do by themselves`;
}


/***/ }),

/***/ 55531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SR: () => (/* binding */ NODE_VERSION),
/* harmony export */   U0: () => (/* binding */ scriptBuild),
/* harmony export */   fc: () => (/* binding */ nodeBuild),
/* harmony export */   tW: () => (/* binding */ isOlder)
/* harmony export */ });
/** The newest of the line that Qwen Code 0.24.4 (22.0) and pi 0.87.1 (22.19) ask for; the package holds Node itself and no script. */
const NODE_VERSION = '22.23.3';
function nodeBuild({ os, arch }) {
    const folder = `node-${os}-${arch}`;
    return { spec: `${folder}@${NODE_VERSION}`, folder, binary: 'bin/node' };
}
/** A script that npm installs; node: the oldest that it runs on. */
const scriptBuild = (name, binary, node) => (version) => ({ spec: `${name}@${version}`, folder: name, binary, node });
/** `20.20.2` is older than `22.0.0` and `22.19`. */
function isOlder(version, least) {
    const numbers = (text) => text.split('.').map(Number);
    const wanted = numbers(least);
    const found = numbers(version);
    const at = wanted.findIndex((part, index) => (found[index] ?? 0) !== part);
    return at >= 0 && (found[at] ?? 0) < (wanted[at] ?? 0);
}


/***/ }),

/***/ 95116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ copyProjectParts),
/* harmony export */   G2: () => (/* binding */ syncedPath),
/* harmony export */   J9: () => (/* binding */ outermost),
/* harmony export */   RG: () => (/* binding */ copyFolders),
/* harmony export */   _O: () => (/* binding */ copyWithNeighbours),
/* harmony export */   sS: () => (/* binding */ copySkills),
/* harmony export */   u_: () => (/* binding */ outermostBelowRoot)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _input_memoize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95739);
/* harmony import */ var _listing_folders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39297);
/** A source's skills \u2192 where a sync writes them in an agent's folder of personal skills: each in a folder of its own. */



const { dirname, join } = node_path__WEBPACK_IMPORTED_MODULE_0__.posix;
const byFolder = (0,_input_memoize_js__WEBPACK_IMPORTED_MODULE_2__/* .memoize */ .B)(({ skills }) => new Map(skills.map((skill) => [dirname(skill.path), skill])));
/** The outermost skill whose folder contains this one; copying that folder copies both. */
function outermost(skill, source) {
    return byFolder(source).get('.') ?? outermostBelowRoot(skill, source);
}
/** The same where the skills of a source whose root is a skill too are copied one by one. */
function outermostBelowRoot(skill, source) {
    const outer = (0,_listing_folders_js__WEBPACK_IMPORTED_MODULE_1__/* .foldersAbove */ .Zv)(skill.path).findLast((at) => at !== '.' && byFolder(source).has(at));
    return (outer === undefined ? null : byFolder(source).get(outer)) ?? skill;
}
/** {folder name: the first separately copied skill in a folder of that name} */
const firstByName = (0,_input_memoize_js__WEBPACK_IMPORTED_MODULE_2__/* .memoize */ .B)((source) => {
    const copied = source.skills.filter((skill) => outermost(skill, source) === skill);
    return new Map(copied.toReversed().map((skill) => [skill.dir, skill]));
});
/** The path below the agent's folder of skills is the skill's own folder name, or its whole path if two folders have the same name. */
function syncedFolder(skill, source) {
    // Agents skip folders that begin with a dot.
    return firstByName(source).get(skill.dir) === skill ? skill.dir : dirname(skill.path).replace(/(^|\/)\.+/g, '$1');
}
/** The skill's SKILL.md, relative to the agent's folder of skills. */
function syncedPath(skill, source) {
    const outer = outermost(skill, source);
    const below = dirname(outer.path) === '.' ? skill.path : skill.path.slice(dirname(outer.path).length + 1);
    return join(syncedFolder(outer, source), below);
}
async function copySkills(source, source_copy, to, files) {
    for (const skill of source.skills) {
        if (outermost(skill, source) !== skill)
            continue;
        const folder = join(to, dirname(syncedPath(skill, source)));
        // Of two folders of one name a user has the first; a neighbour's comes later.
        if ((await files.list(folder)).length > 0)
            continue;
        await files.copy(join(source_copy, dirname(skill.path)), folder, source_copy);
    }
}
/** pathOf: of a SKILL.md. Of two skills with one folder the first is there. */
async function copyFolders(skills, source_copy, pathOf, files) {
    const folders = new Map(skills.toReversed().map((skill) => [pathOf(skill), skill]));
    for (const [path, skill] of folders)
        await files.copy(join(source_copy, dirname(skill.path)), dirname(path), source_copy);
}
/** Parts of the project that its users also get. A case's own workspace takes precedence: existing files are not replaced. */
async function copyProjectParts({ workspace, source_copy }, parts, files) {
    for (const part of parts) {
        const to = join(workspace, part);
        if (part.endsWith('.json') && (await files.read(to).catch(() => null)) !== null)
            continue;
        await files.copy(join(source_copy, part), to).catch((error) => {
            if (error.code !== 'ENOENT')
                throw error;
        });
    }
}
async function copyWithNeighbours(setup, to, files) {
    for (const { source, source_copy } of [...(setup.install === 'project' ? [] : [setup]), ...(setup.neighbours ?? [])])
        await copySkills(source, source_copy, to, files);
}


/***/ }),

/***/ 80919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ NOWHERE),
/* harmony export */   mJ: () => (/* binding */ unitEnv),
/* harmony export */   yy: () => (/* binding */ temporaryFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** A unit's set-up \u2192 the environment of its process, built from scratch: no variable of this machine but those given to the run. */

/** The PATH of units that get none from the user. */
const PLAIN_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** A proxy address that refuses every connection immediately (the discard port). */
const NOWHERE = 'http://127.0.0.1:9';
/** For what its programs throw away. */
const temporaryFolder = (home) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(home, 'tmp');
function unitEnv(setup, { always, isolated, live, embedded }) {
    const general = { PATH: setup.user_env['PATH'] ?? PLAIN_PATH, LANG: 'C.UTF-8', ...always };
    const home = setup.own_home ? {} : { HOME: setup.home, TMPDIR: temporaryFolder(setup.home), ...isolated };
    return setup.model_url === null
        ? { ...general, ...live, ...setup.user_env, ...home }
        : { ...general, ...home, ...embedded(setup.model_url) };
}


/***/ }),

/***/ 26975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TU: () => (/* binding */ explainLoss),
/* harmony export */   Z4: () => (/* binding */ BLANK),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* harmony import */ var _contract_offer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86193);
/* harmony import */ var _skill_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61389);
/** A skill that an agent does not offer in full \u2192 why, with the fix: what is wrong with the file for every agent, before the agent's own rules. */


function explainLoss(agent, skill, context, offer) {
    const why = agent.explainOffer(skill, context, offer);
    const { present, problems } = skill.front_matter;
    const cause = present ? undefined : problems.at(-1);
    // Each agent has its own words for a block that it does not find; why there is none, the file shows.
    if (!why || !cause || !/front matter|without a description/.test(why.reason))
        return why;
    return (0,_contract_offer_js__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .WE)(`${cause.message} (${skill.real_path ?? skill.path}:${cause.line})`, (0,_skill_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .cureProblem */ .vG)(cause.kind));
}
const BLANK = (0,_contract_offer_js__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .WE)('its description is blank, so the name is all that a model reads', 'write what the skill is for and when to use it, as one line of text');
/** There is such a line, but without a word: it may hold a comment only, because `#` begins one. */
function isBlank({ front_matter: { fields }, description }) {
    return description === null && 'description' in fields && typeof (fields['description'] ?? '') === 'string';
}


/***/ }),

/***/ 39297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ nameFolders),
/* harmony export */   Zv: () => (/* binding */ foldersAbove),
/* harmony export */   mM: () => (/* binding */ nameInManifest)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** The folders above a path in a source, and folders in words. */

/** The nearest first and the source's own (`.`) last. */
function foldersAbove(path) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
    return folder === '.' || folder === path ? [folder] : [folder, ...foldersAbove(folder)];
}
const NAMED = 3;
/** The folders in which an agent looks, short enough that the fix behind them is still read. */
function nameFolders(folders) {
    if (folders.length === 0)
        return 'no folder';
    const more = folders.length - NAMED;
    return `${folders.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more ${more === 1 ? 'folder' : 'folders'}` : ''}`;
}
/** The cure for a skill in none of its plugin's folders. Some agents read `skills` no longer once there is a list, so it is named too. */
function nameInManifest(path, plugins) {
    const own = plugins.filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`));
    const [plugin] = own.sort((a, b) => b.folder.length - a.folder.length);
    const root = plugin?.folder ?? '';
    const parent = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(root, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path)));
    const named = parent === '' || parent === 'skills' || parent.startsWith('..') ? 'its folder' : `\`./skills\` and \`./${parent}\``;
    // The marketplace may say all of it.
    const where = Object.keys(plugin?.manifests ?? ['plugin.json']).length > 0 ? 'plugin.json' : 'its entry of marketplace.json';
    return `name ${named} under "skills" in ${where}`;
}


/***/ }),

/***/ 81861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ explainNested)
/* harmony export */ });
/* harmony import */ var _contract_offer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86193);
/** A skill in the folder of another \u2192 why an agent that goes no deeper does not find it, with the fix. */

/** outer: the other one's folder. */
const explainNested = (title, path, outer) => (0,_contract_offer_js__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .WE)(`${title} does not look for skills inside the folder of another skill, and ${outer} is one`, `move ${path} out of it`);


/***/ }),

/***/ 81383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uk: () => (/* binding */ unescapeXml),
/* harmony export */   X: () => (/* binding */ escapeXml),
/* harmony export */   Xk: () => (/* binding */ readSkillTags)
/* harmony export */ });
const ENTITIES = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", '#39': "'", '#x27': "'" };
const unescapeXml = (text) => text.replace(/&(lt|gt|amp|quot|apos|#39|#x27);/g, (_, name) => ENTITIES[name] ?? '');
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
/** A description may hold such tags itself, so that only tags on lines of their own count. */
const ENTRY = /<skill>\n\s*<name>([\s\S]*?)<\/name>\n\s*<description>([\s\S]*?)<\/description>\n\s*<location>([^\n]*)<\/location>\n\s*<\/skill>/g;
/** escaped: names and descriptions are XML; a location that is not a path (`<built-in>`) counts as no location. */
function readSkillTags(block, escaped) {
    const plain = (text) => (escaped ? unescapeXml(text) : text);
    return [...block.matchAll(ENTRY)].map(([, name = '', description = '', location = '']) => ({
        id: plain(name),
        also: [],
        description: plain(description),
        path: /^\/|^[A-Za-z]:/.test(location) ? plain(location) : null,
    }));
}


/***/ }),

/***/ 37871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ denials),
/* harmony export */   I3: () => (/* binding */ skillsIn),
/* harmony export */   YN: () => (/* binding */ credentialsOf),
/* harmony export */   Yy: () => (/* binding */ buildOf),
/* harmony export */   p0: () => (/* binding */ body_limit),
/* harmony export */   vg: () => (/* binding */ configFolder)
/* harmony export */ });
/* harmony import */ var _calls_cut_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6823);
/** Facts about OpenCode that hold for its fork Kilo too, each stated once. Measured on 1.18.33 and 7.7.9. */

/** A home's folder of settings, skills, custom agents and modules. */
const configFolder = ({ name }) => `.config/${name}`;
const RIPGREP = '1.18.0';
/** A platform's binary; on processors without AVX2 the user's own may be named. It looks for ripgrep on PATH, and would else download it. */
const buildOf = (prefix, binary) => (version, { os, arch }) => {
    const folder = `${prefix}-${os}-${arch}`;
    const ripgrep = `@vscode/ripgrep-${os}-${arch}`;
    return {
        ...{ spec: `${folder}@${version}`, folder, binary: `bin/${binary}` },
        tools: {
            rg: { version: RIPGREP, build: { spec: `${ripgrep}@${RIPGREP}`, folder: ripgrep, binary: 'bin/rg' } },
        },
    };
};
/** own: of the fork's vendor, without its prefix. */
function credentialsOf(name, own) {
    const prefixed = (names) => names.map((each) => `${name.toUpperCase()}_${each}`);
    return {
        // biome-ignore format: a table
        any_of: [
            'ANTHROPIC_API_KEY', 'OPENAI_API_KEY', ...prefixed(['API_KEY']), 'GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY',
            'OPENROUTER_API_KEY', 'GITHUB_TOKEN', 'MISTRAL_API_KEY', 'GROQ_API_KEY', 'XAI_API_KEY', 'DEEPSEEK_API_KEY',
        ],
        secrets: prefixed(['AUTH_CONTENT', ...own.secrets]),
        // Passed on as a provider's option (launch.ts); the CLI itself reads neither.
        settings: ['OPENAI_BASE_URL', 'ANTHROPIC_BASE_URL', ...prefixed(own.settings)],
        homes: [...prefixed(['CONFIG', 'CONFIG_DIR']), 'XDG_CONFIG_HOME', 'XDG_DATA_HOME'],
    };
}
/** Measured in a checkout. */
const skillsIn = (folders) => ({
    folders,
    levels: [0, Number.POSITIVE_INFINITY],
    hidden: ['.agents/skills', '.claude/skills'],
    inside_skills: true,
});
/** Of every tool's result. */
const BODY_LIMIT = { bytes: 50 * 1024, lines: 2_000 };
/** What the model gets of a long SKILL.md. */
const body_limit = {
    give: ({ name, body }) => (0,_calls_cut_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstLines */ .U)(`<skill_content name="${name}">\n# Skill: ${name}\n\n${body.trim()}`, BODY_LIMIT),
    rule: 'keeps the first 50 KB and 2,000 lines of what a tool returns, and no line in part',
    marks: /The tool call succeeded but the output was truncated/,
};
/** Rules are those of `permission` in the project's settings. */
const denials = { words: [[/has specified a rule/, 'rule']], otherwise: 'permission' };


/***/ }),

/***/ 12969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ formatsOf),
/* harmony export */   q: () => (/* binding */ isKnown)
/* harmony export */ });
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70509);
/** A record \u2192 whether it is OpenCode's or its fork's, of `run --format json` or a row of their database, and whether its type is one we know (1.18.33; Kilo 7.7.9). */

const TYPES = new Set(['step_start', 'tool_use', 'text', 'step_finish', 'error', 'reasoning']);
/** The tables that session-tables.ts reads. */
const ROWS = new Set(['session', 'message', 'part']);
/** Each has the id of its session, in this spelling. */
const isKnown = (record) => typeof record['sessionID'] === 'string' &&
    (TYPES.has((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['type']))
        ? (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(record['part']) || (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(record['error'])
        : ROWS.has((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['type'])) && ((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(record['part']) || (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(record['info'])));
/** What `export` prints: a session, and its messages with their parts. */
const isExport = (record) => Array.isArray(record['messages']) && (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .asFields */ .qI)(record['info'])['id']).startsWith('ses_');
/** The same records as of the database. */
function unfold(record) {
    if (!isExport(record))
        return null;
    const { id: sessionID, version, time } = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .asFields */ .qI)(record['info']);
    // A subagent's, too, is all that there is.
    const info = { parentID: null, version, created: (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .asFields */ .qI)(time)['created'] };
    const said = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .objects */ .JD)(record['messages']).filter(({ parts }) => (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .objects */ .JD)(parts).length > 0);
    const messages = said.flatMap(({ info, parts }) => [
        { type: 'message', sessionID, info },
        ...(0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .objects */ .JD)(parts).map((part) => ({ type: 'part', sessionID, role: (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .asFields */ .qI)(info)['role'], part })),
    ]);
    return [{ type: 'session', sessionID, info }, ...messages];
}
const partsOf = (record) => isExport(record) ? (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .objects */ .JD)(record['messages']).flatMap(({ parts }) => (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .objects */ .JD)(parts)) : [(0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .asFields */ .qI)(record['part'])];
/** name: of the CLI. isOwn: a part as no other of the family writes it; absent: it has no mark of its own. */
const formatsOf = (name, isOwn = null) => ({
    recognise(record) {
        const is_export = isExport(record);
        if (!is_export && !isKnown(record))
            return null;
        const sure = isOwn !== null && partsOf(record).some(isOwn) ? { sure: true } : {};
        if (TYPES.has((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['type'])))
            return { format: `${name} run --format json`, cli_version: null, ...sure };
        const cli_version = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .asFields */ .qI)(record['info'])['version']) || null;
        return { format: `${name} ${is_export ? 'export' : 'database'}`, cli_version, ...sure };
    },
    isKnown,
    unfold,
    isBare: (record) => record['type'] === 'session',
    asksForJson: (argv) => /--format[= ]json/.test(argv.join(' ')),
});


/***/ }),

/***/ 56412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ sessionTables)
/* harmony export */ });
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70509);

const fieldsIn = (data) => (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .asFields */ .qI)((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .parseObject */ .lj)((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(data)));
/** A fork copies messages and calls with the times that they had. */
function timeOf(milliseconds) {
    const date = new Date((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(milliseconds) ?? Number.NaN);
    return Number.isNaN(date.getTime()) ? {} : { timestamp: date.toISOString() };
}
/** Sessions come first, so that a part is known to be a subagent's, and a message before its parts. */
function* listRecords({ rows }) {
    const subagents = new Set();
    for (const { id, parent_id, version, time_created } of rows('session')) {
        const parentID = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(parent_id) || null;
        if (parentID)
            subagents.add((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(id));
        const info = { parentID, version: (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(version), created: (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(time_created) ?? 0 };
        yield { type: 'session', sessionID: (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(id), info, ...timeOf(time_created) };
    }
    /** When a user's was written; of an agent's nothing. */
    const written = new Map();
    const messages = rows('message')[Symbol.iterator]();
    function* listMessages(until) {
        while (until === null || !written.has(until)) {
            const { value: row, done } = messages.next();
            if (done)
                return;
            // A user's may also hold the whole of the files that were changed.
            const { role, time, error } = fieldsIn(row['data']);
            written.set((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(row['id']), role === 'user' ? ((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .asFields */ .qI)(time)['created'] ?? '') : null);
            yield { type: 'message', sessionID: row['session_id'], info: { id: row['id'], role, time, error } };
        }
    }
    for (const { id, session_id, message_id, data } of rows('part')) {
        yield* listMessages((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(message_id));
        const part = { id, messageID: message_id, ...fieldsIn(data) };
        const asked = written.get((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(message_id)) ?? null;
        const { start } = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .asFields */ .qI)((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .asFields */ .qI)((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .asFields */ .qI)(part)['state'])['time']);
        // The user of a subagent's session is its caller.
        const typed = asked !== null && !subagents.has((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(session_id)) ? { role: 'user' } : {};
        yield { type: 'part', sessionID: session_id, ...typed, part, ...timeOf(start ?? asked) };
    }
    yield* listMessages(null);
}
/** own: tables that only the fork has. */
const sessionTables = (own = []) => ({
    tables: ['session', 'message', 'part', ...own],
    listRecords,
    listConversations: (database) => listConversations(database, listRecords(database)),
});
/** By conversation: a session with its subagents, from its first part to its last. What comes before a conversation's first part is held until then; of parts, which are nearly all of a database, nothing. */
function* listConversations({ rows }, records) {
    const rootOf = findRoots(rows('session', ['id', 'parent_id']));
    const left = countParts(rows('part', ['session_id']), rootOf);
    const held = new Map([...left.keys()].map((conversation) => [conversation, []]));
    for (const record of records) {
        const conversation = rootOf((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['sessionID']));
        const still = conversation === null ? 0 : (left.get(conversation) ?? 0);
        if (conversation === null || still === 0)
            continue;
        const before = held.get(conversation);
        if (record['type'] !== 'part') {
            if (before)
                before.push(record);
            else
                yield { conversation, record, is_last: false };
            continue;
        }
        held.delete(conversation);
        for (const each of before ?? [])
            yield { conversation, record: each, is_last: false };
        left.set(conversation, still - 1);
        yield { conversation, record, is_last: still === 1 };
    }
}
/** Maps a subagent's session to the session that the user began; null where the file does not hold that one. */
function findRoots(sessions) {
    const parents = new Map();
    for (const { id, parent_id } of sessions)
        parents.set((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(id), (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(parent_id));
    return (id) => {
        const seen = new Set();
        for (let at = id; !seen.has(at);) {
            seen.add(at);
            const parent = parents.get(at);
            if (parent === undefined)
                return null;
            if (parent === '')
                return at;
            at = parent;
        }
        return null;
    };
}
function countParts(parts, rootOf) {
    const counts = new Map();
    try {
        for (const { session_id } of parts) {
            const root = rootOf((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(session_id));
            if (root !== null)
                counts.set(root, (counts.get(root) ?? 0) + 1);
        }
    }
    catch (error) {
        // The records before the damage can be read; reading them shows what is missing.
        if (error.name !== 'RangeError')
            throw error;
    }
    return counts;
}


/***/ }),

/***/ 6955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vv: () => (/* binding */ agentFolders),
/* harmony export */   jb: () => (/* binding */ startsOf),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _interface_starts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76614);
/* harmony import */ var _launch_synced_skills_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95116);
/* harmony import */ var _launch_unit_env_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80919);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37871);
/** Writes a unit's home for OpenCode or its fork: the source as personal skills and, where its processes may start, its modules and agents. */





const { join } = node_path__WEBPACK_IMPORTED_MODULE_0__.posix;
/** A plugin of theirs is a module and brings no skills. */
const installs = ['skills'];
/** Names of the folders in which a project has its modules and custom agents (1.18.33, 7.7.9). */
const MODULES = ['plugin', 'plugins'];
const AGENTS = ['agent', 'agents'];
const agentFolders = ({ folders }) => foldersOf(folders, AGENTS);
const foldersOf = (homes, names) => homes.flatMap((home) => names.map((name) => join(home, name)));
function sourceOf(fork) {
    const configHome = (home) => join(home, (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .configFolder */ .vg)(fork));
    async function setUp(setup, files) {
        const { home, source_copy, allow_processes } = setup;
        // A project's own are found where it lies.
        const is_away = setup.install !== 'project' && !setup.beside_project;
        for (const folder of [setup.workspace, (0,_launch_unit_env_js__WEBPACK_IMPORTED_MODULE_2__/* .temporaryFolder */ .yy)(home), configHome(home)])
            await files.makeFolder(folder);
        await (0,_launch_synced_skills_js__WEBPACK_IMPORTED_MODULE_1__/* .copyWithNeighbours */ ._O)(setup, join(configHome(home), 'skills'), files);
        for (const folder of is_away ? agentFolders(fork) : [])
            if ((await files.list(join(source_copy, folder))).length > 0)
                await files.copy(join(source_copy, folder), join(configHome(home), node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(folder)));
        const folders = allow_processes && is_away ? foldersOf(fork.folders, MODULES) : [];
        const plugin = await listModules(source_copy, folders, files);
        await files.write(join(configHome(home), `${fork.name}.json`), `${JSON.stringify({ plugin }, null, 2)}\n`);
    }
    const skillPath = (setup, skill) => join(configHome(setup.home), 'skills', (0,_launch_synced_skills_js__WEBPACK_IMPORTED_MODULE_1__/* .syncedPath */ .G2)(skill, setup.source));
    return { installs, setUp, skillPath };
}
/** As addresses, so that a module finds what stands around it in the source. */
async function listModules(source_copy, folders, files) {
    const found = [];
    for (const folder of folders)
        for (const path of await files.list(join(source_copy, folder)))
            if (/^[^/]+\.[cm]?[jt]s$/.test(path))
                found.push(`file://${join(source_copy, folder, path)}`);
    return found;
}
/** From what of a source they start something. */
const startsOf = ({ settings, folders }) => [
    {
        files: settings.map((name) => `${name}.{json,jsonc}`),
        form: 'json',
        under: ['mcp', 'lsp', 'formatter', 'experimental', 'plugin'],
        commands: ['shell'],
    },
    {
        files: folders.flatMap((folder) => ['plugin', 'plugins', 'tool', 'tools'].map((name) => (0,_interface_starts_js__WEBPACK_IMPORTED_MODULE_4__/* .modulesIn */ .D)(`${folder}/${name}`))),
        form: 'module',
    },
    { files: folders.map((folder) => `${folder}/command{,s}/**/*.md`), form: 'template', mark: '!`' },
];


/***/ }),

/***/ 92954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fx: () => (/* binding */ formats),
/* harmony export */   Ix: () => (/* binding */ facts),
/* harmony export */   Zy: () => (/* binding */ fork),
/* harmony export */   hO: () => (/* binding */ SESSION_TABLES)
/* harmony export */ });
/* harmony import */ var _opencode_family_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37871);
/* harmony import */ var _opencode_family_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12969);
/* harmony import */ var _opencode_family_session_tables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56412);
/* harmony import */ var _opencode_family_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6955);
/** Facts about OpenCode, each stated once. Measured on the pinned version. */




const fork = {
    name: 'opencode',
    title: 'OpenCode',
    folders: ['.opencode'],
    settings: ['opencode'],
    own_skill: 'customize-opencode',
    // Measured in a checkout that has them all, and with one alone.
    instructions: [['AGENTS.md', 'CLAUDE.md']],
    // It reads all files at once, and the one that was read last stays: seven of eight starts kept the same one.
    keeps: 'any, by chance',
};
const facts = {
    pinned: '1.18.33',
    registry_package: 'opencode-ai',
    request_tokens: 7700,
    build: (0,_opencode_family_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .buildOf */ .Yy)('opencode', 'opencode'),
    credentials: (0,_opencode_family_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .credentialsOf */ .YN)('opencode', { secrets: [], settings: [] }),
    project_skills: (0,_opencode_family_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .skillsIn */ .I3)(['.agents/skills', '.claude/skills', '.opencode/skills', '.opencode/skill']),
    starts: (0,_opencode_family_source_js__WEBPACK_IMPORTED_MODULE_2__/* .startsOf */ .jb)(fork),
};
const formats = (0,_opencode_family_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatsOf */ .I)('opencode');
const SESSION_TABLES = (0,_opencode_family_session_tables_js__WEBPACK_IMPORTED_MODULE_3__/* .sessionTables */ .q)();


/***/ }),

/***/ 31452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IGNORE_FILES: () => (/* binding */ IGNORE_FILES),
/* harmony export */   body_limit: () => (/* binding */ body_limit),
/* harmony export */   build: () => (/* binding */ build),
/* harmony export */   credentials: () => (/* binding */ credentials),
/* harmony export */   pinned: () => (/* binding */ pinned),
/* harmony export */   project_skills: () => (/* binding */ project_skills)
/* harmony export */ });
/* harmony import */ var _calls_cut_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6823);
/** Facts about pi, each stated once. Measured on 0.87.1; on 1.5.2 the contract suites and all cells of docs/skills-across-agents.md are the same. */

const pinned = '1.5.2';
/** A script: its bundle imports Node's own modules, and one package beside it (lib/agents/lock.ts). */
const build = (version) => ({
    spec: `@earendil-works/pi-coding-agent@${version}`,
    folder: '@earendil-works/pi-coding-agent',
    binary: 'dist/bundle/cli.js',
    node: '22.19.0',
});
const credentials = {
    // biome-ignore format: a table
    any_of: [
        'ANTHROPIC_API_KEY', 'ANTHROPIC_OAUTH_TOKEN', 'OPENAI_API_KEY', 'GEMINI_API_KEY', 'COPILOT_GITHUB_TOKEN',
        'OPENROUTER_API_KEY', 'MISTRAL_API_KEY', 'GROQ_API_KEY', 'XAI_API_KEY', 'DEEPSEEK_API_KEY',
    ],
    secrets: [],
    // pi reads no such variables; our module passes them on (module.ts).
    settings: ['OPENAI_BASE_URL', 'ANTHROPIC_BASE_URL'],
    homes: ['PI_CODING_AGENT_DIR'],
};
/** Files in a folder of skills, and in those below it, whose rules leave skills out; later ones win. */
const IGNORE_FILES = ['.gitignore', '.ignore', '.fdignore'];
/** Measured in a checkout (0.87.1). */
const project_skills = {
    folders: ['.pi/skills', '.agents/skills'],
    levels: [0, Number.POSITIVE_INFINITY],
    hidden: 'skipped',
    inside_skills: false,
};
/** 0.87.1, of its tool `read`. */
const BODY_LIMIT = { bytes: 50 * 1024, lines: 2_000 };
/** What pi gives its model of a long SKILL.md. */
const body_limit = {
    give: ({ text }) => (0,_calls_cut_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstLines */ .U)(text, BODY_LIMIT),
    rule: 'keeps the first 50 KB and 2,000 lines of a file, and no line in part',
    marks: /\[(?:Showing lines \d|Line \d+ is )/,
};


/***/ }),

/***/ 94744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ formats)
/* harmony export */ });
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70509);
/** A record \u2192 whether it is pi's, of `--mode json` or of a session file, and whether its type is one we know (0.87.1). */

/** The types of record on stdout; those with `message_` repeat the conversation piece by piece. */
// biome-ignore format: a table
const EVENTS = new Set([
    'agent_start', 'agent_end', 'agent_settled', 'turn_start', 'turn_end', 'message_start', 'message_update',
    'message_end', 'tool_execution_start', 'tool_execution_update', 'tool_execution_end', 'queue_update',
    'auto_retry_start', 'auto_retry_end', 'compaction_start', 'compaction_end', 'extension_error', 'entry_appended',
    'summarization_retry_scheduled', 'summarization_retry_attempt_start', 'summarization_retry_finished',
    'bash_execution_update', 'session_info_changed', 'thinking_level_changed', 'agent_before_settle',
]);
/** The types of record in a session file; each has an id and that of the record before it. */
// biome-ignore format: a table
const ENTRIES = new Set([
    'message', 'model_change', 'thinking_level_change', 'usage', 'compaction', 'context_edit', 'branch_summary',
    'custom', 'custom_message', 'label', 'session_info',
]);
const isEntry = (record) => ENTRIES.has((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['type'])) && 'parentId' in record;
/** `message_start` and `message_end` hold a message; the names alone are Claude Code's too. */
function isEvent(record) {
    const type = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['type']);
    if (!EVENTS.has(type))
        return false;
    if (type === 'message_start' || type === 'message_end')
        return (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(record['message']);
    if (type === 'message_update')
        return (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(record['assistantMessageEvent']);
    return !type.startsWith('tool_execution') || typeof record['toolCallId'] === 'string';
}
const HEAD_FIELDS = new Set(['type', 'version', 'id', 'timestamp', 'cwd', 'parentSession']);
const ID = /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/;
/** Other harnesses begin a session with this type too: pi (0.87.1, 1.5.2) writes these fields and no others, and its ids have this form. */
const isHead = (record) => record['type'] === 'session' &&
    (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(record['version']) !== null &&
    ID.test((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['id'])) &&
    [record['timestamp'], record['cwd']].every((one) => (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(one) !== '') &&
    Object.keys(record).every((field) => HEAD_FIELDS.has(field));
const isKnown = (record) => isHead(record) || isEvent(record) || isEntry(record);
function recognise(record) {
    if (isEntry(record))
        return { format: 'pi session', cli_version: null };
    return isHead(record) || (isEvent(record) && record['type'] !== 'message_start')
        ? { format: 'pi --mode json', cli_version: null }
        : null;
}
/** Deltas, which a later message says as a whole. */
const DELTA = /^\{"type":"message_update",/;
const formats = {
    recognise,
    isKnown,
    skips: (line) => DELTA.test(line) && line.endsWith('}'),
    asksForJson: (argv) => /--mode[= ]json/.test(argv.join(' ')),
};


/***/ }),

/***/ 39602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H8: () => (/* binding */ explainUnread),
/* harmony export */   KJ: () => (/* binding */ isUnread),
/* harmony export */   Tf: () => (/* binding */ rejectPlace),
/* harmony export */   bZ: () => (/* binding */ listRead),
/* harmony export */   uM: () => (/* binding */ linkTo),
/* harmony export */   wg: () => (/* binding */ packageOf),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contract_offer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86193);
/* harmony import */ var _skill_places_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51476);
/* harmony import */ var _listing_nested_skill_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81861);
/** Where a skill lies in a project, and what an agent reads there \u2192 why the agent does not come to it, with the fix. */




const { dirname, join, relative } = node_path__WEBPACK_IMPORTED_MODULE_0__.posix;
/** Seven of the eight agents read it. */
const SHARED_FOLDER = '.agents/skills';
const isRead = ({ folder }, { project_skills }) => folder !== undefined && project_skills.folders.includes(folder);
/** Users of this agent have the skill neither from a plugin nor from a folder that it reads: the repository does not address them. */
const isUnread = (agent, skill, { source, install }) => (install === 'project' || (source.as === 'both' && skill.unshipped === true)) &&
    !(0,_skill_places_js__WEBPACK_IMPORTED_MODULE_3__/* .placesOf */ .e)(skill).some((place) => isRead(place, agent));
/** The places through which it may have the skill, the one that wins over the others first. */
function listRead(agent, skill) {
    const { folders } = agent.project_skills;
    const rank = ({ folder = '' }) => folders.indexOf(folder);
    return (0,_skill_places_js__WEBPACK_IMPORTED_MODULE_3__/* .placesOf */ .e)(skill)
        .filter((place) => isRead(place, agent))
        .sort((one, other) => rank(one) - rank(other));
}
/** Null: it comes to the place. */
function rejectPlace({ title, project_skills }, place, { skills }) {
    const { levels, hidden, inside_skills } = project_skills;
    const { path, folder = '' } = place;
    const below = relative(folder, dirname(path)).split('/').filter(Boolean);
    const [least, most] = levels;
    const dotted = below.find((name) => name.startsWith('.'));
    if (dotted !== undefined && (hidden === 'skipped' || (hidden !== 'read' && !hidden.includes(folder))))
        return (0,_contract_offer_js__WEBPACK_IMPORTED_MODULE_1__/* .explain */ .WE)(`${title} skips folders whose name begins with a dot`, `rename ${dotted} in ${path}`);
    if (below.length < least)
        return (0,_contract_offer_js__WEBPACK_IMPORTED_MODULE_1__/* .explain */ .WE)(`${title} looks for skills in the folders of ${folder}, not in ${folder} itself`, _contract_offer_js__WEBPACK_IMPORTED_MODULE_1__/* .MOVE_IT */ .IF);
    const outer = below.map((_, at) => join(folder, ...below.slice(0, at))).find((at) => hasSkill(at, skills));
    if (!inside_skills && outer !== undefined && most > 1)
        return (0,_listing_nested_skill_js__WEBPACK_IMPORTED_MODULE_2__/* .explainNested */ .D)(title, path, outer);
    if (below.length > most)
        return (0,_contract_offer_js__WEBPACK_IMPORTED_MODULE_1__/* .explain */ .WE)(`${title} looks for skills at most ${most === 1 ? 'one folder' : `${most} folders`} deep in ${folder}, and this one is in ${path}`, _contract_offer_js__WEBPACK_IMPORTED_MODULE_1__/* .MOVE_IT */ .IF);
    return null;
}
const hasSkill = (folder, skills) => skills.some((skill) => (0,_skill_places_js__WEBPACK_IMPORTED_MODULE_3__/* .placesOf */ .e)(skill).some(({ path }) => path === join(folder, 'SKILL.md')));
/** The folder that an agent does not read, as its finding names it. */
const folderOf = ({ folder, path }) => folder ?? dirname(dirname(path));
/** The package that a folder belongs to, '.' at the root. */
const packageOf = ({ folder = '' }) => dirname(dirname(folder));
/** The link that would bring the skill to the agent: of the whole folder, where the agent's own is free. */
function explainUnread({ title, project_skills }, skill, { skills }) {
    const { folders } = project_skills;
    const folder = folderOf(skill);
    const home = packageOf(skill);
    const start = home === '.' ? [] : [`start it in ${home}`];
    // There may be a link of its own already.
    const isThere = (place) => packageOf(place) === home && folders.includes(relative(home, folderOf(place)));
    if (home !== '.' && (0,_skill_places_js__WEBPACK_IMPORTED_MODULE_3__/* .placesOf */ .e)(skill).some(isThere))
        return (0,_contract_offer_js__WEBPACK_IMPORTED_MODULE_1__/* .explain */ .WE)(`${title}, started at the root, reads ${folders.join(', ')} there, not ${folder}`, ...start);
    const [link, target] = linkTo({ project_skills }, skill, skills);
    return (0,_contract_offer_js__WEBPACK_IMPORTED_MODULE_1__/* .explain */ .WE)(`${title} reads ${folders.join(', ')}, not ${folder}`, [`link ${link} \u2192 ${target}`, ...start].join(' and '));
}
/** The link, from the source's root, and what it leads to, from the link. */
function linkTo({ project_skills: { folders } }, skill, skills) {
    const home = packageOf(skill);
    // One link there serves most agents; one out of a package would stand in the way of the next package's.
    const own = join(home, folders.find((each) => each === SHARED_FOLDER) ?? folders[0]);
    // Two folders cannot both be what one link leads to.
    const places = skills.flatMap(_skill_places_js__WEBPACK_IMPORTED_MODULE_3__/* .placesOf */ .e);
    const taken = places.some((place) => place.folder && place.folder !== skill.folder && packageOf(place) === home);
    // A link is made where the folder really is: through a link, two commands would meet in one place.
    const real = places.find(({ folder }) => folder === own)?.real_folder ?? own;
    const [link, to] = taken ? [join(real, skill.dir), dirname(skill.path)] : [own, folderOf(skill)];
    return [link, relative(dirname(link), to)];
}


/***/ }),

/***/ 19204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ formats),
/* harmony export */   X: () => (/* binding */ isOfSubagent)
/* harmony export */ });
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70509);
/** A record \u2192 whether it is Qwen Code's, of its stream or of a session's file, and whether its type is one we know. */

/** Its stream has Claude Code's shapes (0.24.4); these types are read. */
const READ = new Set(['assistant', 'user', 'system', 'result']);
/** These say nothing of calls. */
const SILENT = new Set(['stream_event', 'control_request', 'control_response']);
const isLogged = (record) => (typeof record['provenance'] === 'string' || isOfSubagent(record)) &&
    ('sessionId' in record || 'parentUuid' in record);
/** A subagent has a file of its own; the calls of one in the background are there alone (0.24.4). */
const isOfSubagent = (record) => record['isSidechain'] === true && typeof record['agentName'] === 'string' && 'parts' in (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .asFields */ .qI)(record['message']);
const isStream = (record) => {
    const type = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['type']);
    if (!('session_id' in record) || !(READ.has(type) || SILENT.has(type)))
        return false;
    return type === 'assistant' || type === 'user' ? (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(record['message']) : true;
};
/** What Claude Code's records never hold. */
function isSure(record) {
    if ('qwen_code_version' in record)
        return true;
    const usage = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .asFields */ .qI)(record['usage'] ?? (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .asFields */ .qI)(record['message'])['usage']);
    return 'total_tokens' in usage && 'cache_read_input_tokens' in usage;
}
function recognise(record) {
    if (isLogged(record))
        return { format: 'qwen session file', cli_version: (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['version']) || null, sure: true };
    // The others may be Claude Code's as well; they count once one of these was seen.
    if (!isStream(record) || !isSure(record))
        return null;
    return { format: 'qwen stream-json', cli_version: (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['qwen_code_version']) || null, sure: true };
}
const formats = {
    recognise,
    isKnown: (record) => isLogged(record) || isStream(record),
    typeOf: (record) => (record['type'] === 'system' ? `system/${(0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['subtype'])}` : (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(record['type'])),
    skips: (line) => line.startsWith('{"type":"stream_event"') && line.endsWith('}'),
    asksForJson: (argv) => /(?:--output-format|-o)[= ](stream-)?json/.test(argv.join(' ')),
};


/***/ }),

/***/ 66754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ countShown),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   R7: () => (/* binding */ isFrontMatterOnly),
/* harmony export */   Uw: () => (/* binding */ unescapeText),
/* harmony export */   h4: () => (/* binding */ findSkillTexts),
/* harmony export */   mK: () => (/* binding */ withoutHeadings),
/* harmony export */   tk: () => (/* binding */ stripPrefix),
/* harmony export */   wD: () => (/* binding */ bodyLines),
/* harmony export */   xN: () => (/* binding */ mayHoldSkillText),
/* harmony export */   y0: () => (/* binding */ printedLines)
/* harmony export */ });
/* harmony import */ var _text_said_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3141);
/** Lines that a command printed \u2192 the skill texts in them: front matter with a name, and the lines that follow it. */

/** What tools put before a line: numbers (cat -n, grep -n, nl, uniq -c), git blame, diff signs, a file name (grep), a frame (bat). */
const PREFIX = /^(?:\s*\d+(?:\t|\s*[:\u2502|)\u2192]|-)\s?|\s*\d+\.\s|\s*\d+\s{2,}|\s{3,}\d+ |[\^0-9a-f]{7,40}\s.*?\d+\)\s?|[+\- ]|[<>]\s|\S+?:\d+[:-]\s?|\S+\/\S*?[:-]\d*[:-]?|\s*[\u2502|]\s)/;
const NAME = /^(.*?)name:[ \t]*(["']?)([\w.:@/ -]{1,100}?)\2\s*(?:#.*)?\$?$/;
const CLOSE = /^(.*?)(?:---)\s*\$?$/;
/** A prefix is short; the pattern would be quadratic in a line without end. */
const MAX_PREFIX = 400;
const stripPrefix = (line) => line.slice(0, MAX_PREFIX).replace(PREFIX, '') + line.slice(MAX_PREFIX);
const isPrefix = (text) => text === '' || (text.length < 200 && text.replace(PREFIX, '') === '');
/** A path list of what would be a body: the header that head and tail put between files. */
const FILE_HEADER = /^==> .* <==$/;
const MAX_BODY = 400;
const MAX_FRONT = 60;
/** Joins the strings of JSON that a program printed, one a line; null when the text is not JSON. */
function stringsOf(text) {
    if (!/^[["{]/.test(text) || !/["\]}]$/.test(text))
        return null;
    try {
        const found = [];
        gatherStrings(JSON.parse(text), found, 0);
        return found.join('\n');
    }
    catch {
        return null;
    }
}
function gatherStrings(value, found, depth) {
    if (typeof value === 'string')
        found.push(value);
    else if (value !== null && typeof value === 'object' && depth < 20)
        for (const each of Object.values(value))
            gatherStrings(each, found, depth + 1);
}
/** Agents and programs put a text into JSON, or write its line breaks out. */
function unescapeText(text) {
    const parsed = stringsOf(text.trim());
    if (parsed !== null)
        return parsed;
    // A JSON or repr string has its line breaks written out.
    if (!text.includes('\\n') || text.split('\n').length > 5)
        return text;
    return text.replaceAll('\\r\\n', '\n').replaceAll('\\n', '\n').replaceAll('\\"', '"');
}
const linesOf = (output) => unescapeText(output)
    .split(/\r?\n|\r/)
    .map((line) => line.replace(/^["']?\s*(?=---\s*$)/, '').replace(/\^M\$?$/, ''));
/** Without a name and a fence at the end of a line there is no front matter: a look that costs next to nothing. */
function mayHoldSkillText(output) {
    for (let at = output.indexOf('---'); at >= 0; at = output.indexOf('---', at + 1)) {
        // A rule across the page is longer; a patch puts one sign before the fence.
        if (output.startsWith('--', at - 2) && at >= 2)
            continue;
        if (FENCE_END.test(output.slice(at + 3, at + 8)))
            return output.includes('name:');
    }
    return false;
}
const FENCE_END = /^(?:$|\^M|[ \t]*\$?(?:$|[\r\n]|\\+[nr]|["']))/;
function findSkillTexts(lines) {
    const found = [];
    for (let at = 0; at < lines.length; at += 1) {
        const name = lines[at].length < 400 ? NAME.exec(lines[at]) : null;
        if (!name || !isPrefix(name[1] ?? ''))
            continue;
        const close = findClose(lines, at);
        // After a text without a final line break, the fence is at the end of its last line.
        if (close < 0 || !(at <= 3 || lines[at - 1].endsWith('---') || beginsFrontMatter(lines, at)))
            continue;
        const body = [];
        const described = isDescribed(lines, at, close);
        // The fence of the next file does not end this one, as with `head -3` of several files.
        if (lines[close + 1]?.startsWith('name:')) {
            found.push({ name: name[3] ?? '', described, body });
            continue;
        }
        for (let next = close + 1; next < lines.length && body.length < MAX_BODY; next += 1) {
            const line = lines[next];
            if (FILE_HEADER.test(line) || (isFence(line) && beginsAnother(lines, next)))
                break;
            const text = stripPrefix(line).trim() || line.trim();
            if (text !== '' && !/^\s*\d+[:\t)|]?\s*$/.test(line))
                body.push(text);
        }
        found.push({ name: name[3] ?? '', described, body });
    }
    return found;
}
const isFence = (line) => isPrefix(CLOSE.exec(line)?.[1] ?? 'no');
function findClose(lines, from) {
    for (let at = from + 1; at < Math.min(lines.length, from + MAX_FRONT); at += 1) {
        if (isFence(lines[at]))
            return at;
        if (FILE_HEADER.test(lines[at]))
            return -1;
    }
    return -1;
}
/** There may be other keys between the fence and the name. */
function beginsFrontMatter(lines, from) {
    for (let at = from - 1; at >= Math.max(0, from - MAX_FRONT); at -= 1)
        if (isFence(lines[at]))
            return true;
    return false;
}
const DESCRIPTION = /^(.*?)description:/;
/** Between the fences, before the name or after it. */
function isDescribed(lines, name, close) {
    const has = (at) => isPrefix(DESCRIPTION.exec(lines[at])?.[1] ?? 'no');
    for (let at = name - 1; at >= Math.max(0, name - MAX_FRONT) && !isFence(lines[at]); at -= 1)
        if (has(at))
            return true;
    for (let at = name + 1; at < close; at += 1)
        if (has(at))
            return true;
    return false;
}
function beginsAnother(lines, at) {
    const close = findClose(lines, at);
    // Of one that was cut only the first line is looked at.
    return lines.slice(at + 1, close < 0 ? at + 2 : close).some((line) => isPrefix(NAME.exec(line)?.[1] ?? 'no'));
}
/** A heading alone is not an instruction, and other files may have the same one. */
const withoutHeadings = (lines) => lines.filter((line) => !/^#+ /.test(line));
/** The different lines of what a SKILL.md says below its front matter, or in all of it when it has none. */
function bodyLines(text) {
    const lines = text.split(/\r?\n/);
    const close = lines[0]?.trim() === '---' ? lines.findIndex((line, index) => index > 0 && line.trim() === '---') : -1;
    const body = (0,_text_said_js__WEBPACK_IMPORTED_MODULE_0__/* .saidIn */ .$g)(lines.slice(close + 1).join('\n')) === '' ? [] : lines.slice(close + 1);
    return [...new Set(body.map((line) => line.trim()))].filter((line) => line.length > 1);
}
/** How many of a body's lines came back. */
const countShown = (body, printed) => body.filter((line) => printed.has(line)).length;
/** Every line that came back, as printed and without what a tool put before it. */
function printedLines(lines) {
    const printed = new Set();
    for (const line of lines) {
        const text = line.trim();
        if (text === '')
            continue;
        printed.add(text);
        printed.add(text.replace(/\$$/, ''));
        const stripped = stripPrefix(line).trim();
        printed.add(stripped);
        printed.add(stripPrefix(stripped).trim());
    }
    return printed;
}
/** Lines of front matter and nothing else. */
function isFrontMatterOnly(lines) {
    const kept = lines.filter((line) => line.trim() !== '' && !FILE_HEADER.test(line));
    const isFront = (line) => line === '---' || /^[A-Za-z][\w-]*:(\s|$)/.test(line);
    return (kept.length > 0 &&
        kept.length < MAX_FRONT &&
        kept.every((line) => isFront(line.trim()) || isFront(stripPrefix(line).trim())));
}


/***/ }),

/***/ 62836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ listedPaths),
/* harmony export */   GT: () => (/* binding */ ANY_CHAR),
/* harmony export */   Sr: () => (/* binding */ HAS_PATTERN),
/* harmony export */   Vz: () => (/* binding */ RANK),
/* harmony export */   Zc: () => (/* binding */ literalOf),
/* harmony export */   dA: () => (/* binding */ ANY_NAME),
/* harmony export */   n0: () => (/* binding */ ANYTHING),
/* harmony export */   oQ: () => (/* binding */ weaken)
/* harmony export */ });
/** What a stream of a command consists of, as far as the command shows it: text of files, literal text, names of files, or something unknown. */
/** Placeholders inside an expanded word for what only the disk or the run knows. */
const ANY_NAME = '\uE000';
const ANY_CHAR = '\uE001';
const ANYTHING = '\uE002';
const HAS_PATTERN = new RegExp(`[${ANY_NAME}${ANY_CHAR}${ANYTHING}]`);
/** The lower, the more of the file was printed for sure. */
const RANK = { whole: 0, part: 1, program: 2, tool: 3, head: 4, search: 5 };
/** A stream behind a filter: of each file at most what the filter lets pass. */
function weaken(flow, how) {
    return flow.map((source) => (source.kind === 'file' && RANK[source.how] < RANK[how] ? { ...source, how } : source));
}
/** Text of a stream that is known to the letter; null when it is not. */
function literalOf(flow) {
    let text = '';
    for (const source of flow) {
        if (source.kind !== 'text')
            return null;
        text += source.text;
    }
    return text;
}
/** The paths that a stream lists, as patterns. */
function listedPaths(flow) {
    return flow.flatMap((source) => {
        if (source.kind === 'paths')
            return [source.path];
        if (source.kind === 'text')
            return source.text.split(/\s+/).filter((word) => word !== '');
        return [ANYTHING];
    });
}


/***/ }),

/***/ 23641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ parseWord),
/* harmony export */   t: () => (/* binding */ parseScript)
/* harmony export */ });
/* harmony import */ var unbash__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88989);
/** A command's text \u2192 unbash's syntax tree, read within limits and past a syntax error, as the shell that ran it read it. */

/** Longer scripts are data, not commands to reason about. */
const MAX_CHARS = 100_000;
/** unbash looks anew for the end of each substitution and heredoc within another: characters times levels are its work. */
const MAX_SCANNED = 3_000_000;
const MAX_LEVELS = 256;
/** Other shells than bash have syntax of their own; a text with more errors than this is not a script. */
const MAX_ERRORS = 20;
const NESTED = /[$<>][({[]|<<-?['"]/g;
function parseScript(text) {
    const commands = [];
    let rest = text.slice(0, MAX_CHARS).replaceAll('\r\n', '\n');
    let left = MAX_SCANNED;
    for (let errors = 0; errors <= MAX_ERRORS && rest !== ''; errors += 1) {
        const levels = 1 + Math.min(MAX_LEVELS, rest.match(NESTED)?.length ?? 0);
        rest = rest.slice(0, left / levels);
        left -= rest.length * levels;
        const script = parseOnce(rest);
        for (const command of script.commands)
            commands.push(command);
        rest = skipError(rest, script);
    }
    return { commands };
}
/** unbash recurses over functions within functions without a limit: a script that needs more stack than there is counts as no script. */
function parseOnce(text) {
    try {
        return (0,unbash__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text);
    }
    catch (error) {
        if (error instanceof RangeError)
            return { commands: [] };
        throw error;
    }
}
const UNEXPECTED = /^(?:[;&|()<>\n]+|(?:\}|then|elif|else|fi|do|done|esac|in)(?![^\s;&|]))/;
/** The text after the token at which unbash gave up. */
function skipError(text, { commands, errors }) {
    const at = errors?.findLast(({ message }) => message.startsWith('unexpected token'))?.pos;
    if (at === undefined || (commands.at(-1)?.end ?? 0) > at)
        return '';
    const rest = text.slice(at).replace(UNEXPECTED, '');
    return rest.length < text.length ? rest : '';
}
/** A text that is one word of a script; undefined where it is not a word, such as the empty half of `{,x}`. */
function parseWord(text) {
    const command = parseScript(`: ${text}`).commands[0]?.command;
    const word = command?.type === 'Command' ? command.args[0] : undefined;
    return word?.type === 'Word' ? word : undefined;
}


/***/ }),

/***/ 75251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SU: () => (/* binding */ keepFlow),
/* harmony export */   _M: () => (/* binding */ touch),
/* harmony export */   e8: () => (/* binding */ writeFlow),
/* harmony export */   he: () => (/* binding */ readFlow),
/* harmony export */   n7: () => (/* binding */ openShell),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   xO: () => (/* binding */ forkShell),
/* harmony export */   y0: () => (/* binding */ touchFlow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _flow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62836);
/** The state of a shell between two commands: directory, variables, functions, what its files hold; and how commands read and change it. */


const REFUSED_CD = /\bcd: (.{1,400}?): (?:No such file or directory|Not a directory|Permission denied)/g;
/** disk: what earlier calls wrote, kept by the caller. output: what came back. */
function openShell(cwd, output, disk) {
    const home = [{ text: '~', flow: [] }];
    return {
        cwd,
        variables: new Map([['HOME', home]]),
        functions: new Map(),
        written: disk ?? new Map(),
        unreachable: new Set(output.includes('cd: ') ? [...output.matchAll(REFUSED_CD)].map((match) => match[1] ?? '') : []),
        touches: [],
        stderr: [],
        exited: false,
        budget: { steps: 3000, depth: 0 },
    };
}
/** A subshell: what it sets is forgotten, what it wrote, touched and printed is not. */
function forkShell(shell) {
    return { ...shell, variables: new Map(shell.variables), functions: new Map(shell.functions), exited: false };
}
const MAX_WRITTEN = 500;
const TRAILING_WILDCARD = new RegExp(`/${_flow_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY_NAME */ .dA}$`);
/** An absolute path where the directory is known; else the path as written. */
function resolvePath(shell, path) {
    // What is not known at all may be absolute.
    if (path.startsWith(_flow_js__WEBPACK_IMPORTED_MODULE_1__/* .ANYTHING */ .n0))
        return path;
    if (path.startsWith('~+'))
        return resolvePath(shell, `.${path.slice(2)}`);
    if (path.startsWith('/') || path.startsWith('~'))
        return tidy(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path));
    return tidy(shell.cwd === null ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path) : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(shell.cwd, path));
}
const tidy = (path) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
/** A file's content as a stream; what the script itself put there is known. */
function readFlow(shell, path, how = 'whole') {
    if (path === '/dev/null')
        return [];
    const resolved = resolvePath(shell, path);
    const copied = shell.written.get(resolved);
    const written = copied && writtenOf(copied);
    const file = { kind: 'file', path: resolved, how, ...(written ? { written } : {}) };
    return [file, ...(copied ?? belowCopy(shell, resolved, how))];
}
/** Nothing is kept of the model's own words, and an empty text where they were put behind what a file held before. */
function writtenOf(kept) {
    if (kept.every((source) => source.kind === 'file' && source.written === 'whole'))
        return 'whole';
    return kept.every(({ kind }) => kind === 'text') ? 'partly' : null;
}
/** A file in a folder that is a copy of, or a link to, another. */
function belowCopy(shell, path, how) {
    if (shell.written.size === 0)
        return [];
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
        const folder = shell.written.get(path.slice(0, at));
        if (!folder)
            continue;
        // `cp -r skills/* to`: what lay in skills lies in to.
        const origins = folder.flatMap((source) => source.kind === 'file' ? source.path.replace(TRAILING_WILDCARD, '') : []);
        return origins.slice(0, 20).map((origin) => ({ kind: 'file', path: origin + path.slice(at), how }));
    }
    return [];
}
function touch(shell, path, why) {
    if (shell.touches.length < 2000)
        shell.touches.push({ path: resolvePath(shell, path), why });
}
function touchFlow(shell, flow, why) {
    for (const source of flow)
        if (source.kind === 'file')
            shell.touches.push({ path: source.path, why });
}
function writeFlow(shell, path, flow, append = false) {
    if (path === '/dev/null') {
        touchFlow(shell, flow, 'silenced');
        return;
    }
    touchFlow(shell, flow, 'copied');
    touch(shell, path, 'written');
    keepFlow(shell, path, flow, append);
}
/** Remembers what a file holds. */
function keepFlow(shell, path, flow, append = false) {
    const resolved = resolvePath(shell, path);
    // A literal is not a skill's text: the model wrote it itself.
    const kept = (0,_flow_js__WEBPACK_IMPORTED_MODULE_1__/* .literalOf */ .Zc)(flow) === null ? flow : [];
    const before = shell.written.get(resolved);
    if (shell.written.size > MAX_WRITTEN && !before)
        return;
    const behind = kept.length === 0 ? [{ kind: 'text', text: '' }] : [];
    shell.written.set(resolved, append ? [...(before ?? behind), ...kept] : kept);
}


/***/ }),

/***/ 78062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ runScript)
});

// EXTERNAL MODULE: ./node_modules/unbash/dist/parser.js + 16 modules
var parser = __webpack_require__(88989);
// EXTERNAL MODULE: ./build/lib/bash/shell/flow.js
var shell_flow = __webpack_require__(62836);
// EXTERNAL MODULE: ./build/lib/bash/shell/state.js
var state = __webpack_require__(75251);
// EXTERNAL MODULE: ./build/lib/bash/shell/parse.js
var parse = __webpack_require__(23641);
;// CONCATENATED MODULE: ./build/lib/bash/programs/options.js
/** with_value: letters that take a value, and long names after a blank: `nc lines bytes`. */
function readOptions(args, with_value) {
    const [letters = '', ...long] = with_value.split(' ');
    const options = { flags: new Set(), values: new Map(), operands: [] };
    for (let at = 0; at < args.length; at += 1) {
        const arg = args[at];
        const { text } = arg;
        if (text === '--') {
            options.operands.push(...args.slice(at + 1));
            break;
        }
        if (text.startsWith('--')) {
            const [name = '', ...value] = text.slice(2).split('=');
            options.flags.add(name);
            if (value.length)
                options.values.set(name, value.join('='));
            else if (long.includes(name))
                options.values.set(name, args[++at]?.text ?? '');
        }
        else if (/^-[^-]/.test(text) && !/^-\d+$/.test(text)) {
            for (let index = 1; index < text.length; index += 1) {
                const letter = text[index];
                options.flags.add(letter);
                if (!letters.includes(letter))
                    continue;
                options.values.set(letter, text.slice(index + 1) || (args[++at]?.text ?? ''));
                break;
            }
        }
        else if (!/^-\d+$/.test(text) || text === '-')
            options.operands.push(arg);
    }
    return options;
}

;// CONCATENATED MODULE: ./build/lib/bash/programs/program.js
/** Output that cannot be derived from the command. */
const UNKNOWN = [{ kind: 'unknown' }];
const NOTHING = [];

;// CONCATENATED MODULE: ./build/lib/bash/programs/builtins.js
/** The shell's builtins and what runs other commands: directories, variables, scripts within scripts. */





const cd = (args, shell) => {
    const to = readOptions(args, '').operands[0]?.text ?? '~';
    if (to !== '-' && to !== shell_flow/* ANYTHING */.n0 && !shell.unreachable.has(to))
        shell.cwd = (0,state/* resolvePath */.o1)(shell, to);
    return NOTHING;
};
const builtins_assign = (args, shell) => {
    for (const { text, flow } of args) {
        const match = /^([A-Za-z_]\w*)=([\s\S]*)$/.exec(text);
        if (match)
            shell.variables.set(match[1] ?? '', [{ text: match[2] ?? '', flow }]);
    }
    return NOTHING;
};
/** `read f`, `mapfile -t lines`: what comes in becomes a variable; a list of paths becomes each of them. */
function reading(with_value, unnamed, separate) {
    return (args, shell, stdin) => {
        const names = readOptions(args, with_value).operands.map(({ text }) => text);
        const paths = (0,shell_flow/* listedPaths */.AR)(stdin);
        const known = paths.length ? paths : [shell_flow/* ANYTHING */.n0];
        for (const name of names.length ? names : [unnamed])
            shell.variables.set(name, known.slice(0, 300).map((text) => ({ text, flow: stdin, separate })));
        return NOTHING;
    };
}
/** Programs that run the rest of their arguments. */
function wrapper(skip, with_value = '') {
    return (args, shell, stdin, runner) => {
        let at = 0;
        while (at < args.length && (args[at].text.startsWith('-') || skip(args[at].text)))
            at += with_value.includes(args[at].text) && args[at].text.startsWith('-') ? 2 : 1;
        return at < args.length ? runner.runWords(args.slice(at), shell, stdin) : NOTHING;
    };
}
/** A script that is read anew, as long as it is, takes as many steps as one of so many short commands. */
const CHARS_PER_STEP = 200;
function runText(text, shell, stdin, runner) {
    shell.budget.steps -= Math.floor(text.length / CHARS_PER_STEP);
    return runner.runScript((0,parse/* parseScript */.t)(text), shell, stdin);
}
const shell = (args, shell, stdin, runner) => {
    const at = args.findIndex(({ text }) => /^-[a-z]*c$/.test(text));
    if (at >= 0) {
        const own = { ...shell, variables: new Map(shell.variables) };
        const given = args.slice(at + 2);
        given.slice(0, 10).forEach((arg, index) => {
            own.variables.set(`${index}`, [arg]);
        });
        own.variables.set('@', given.slice(1));
        own.variables.set('*', given.slice(1));
        return runText(args[at + 1]?.text ?? '', own, stdin, runner);
    }
    const script = args.find(({ text }) => !text.startsWith('-'));
    if (script)
        return UNKNOWN;
    const text = (0,shell_flow/* literalOf */.Zc)(stdin);
    return text === null ? UNKNOWN : runText(text, shell, NOTHING, runner);
};
const evaluate = (args, shell, stdin, runner) => runText(args.map(({ text }) => text).join(' '), shell, stdin, runner);
/** `trap 'cat x' EXIT` runs in the end, so that its place does not matter. */
const trap = (args, shell, stdin, runner) => args.slice(1).some(({ text }) => /^(EXIT|0|DEBUG)$/.test(text))
    ? runText(args[0]?.text ?? '', shell, stdin, runner)
    : NOTHING;
const shopt = (args, shell) => {
    if (args.some(({ text }) => text === 'globstar'))
        shell.variables.set('globstar', [{ text: '1', flow: [] }]);
    return NOTHING;
};
const pwd = (_args, shell) => shell.cwd === null ? UNKNOWN : [{ kind: 'text', text: `${shell.cwd}\n` }];
const exit = (_args, shell) => {
    shell.exited = true;
    return NOTHING;
};

;// CONCATENATED MODULE: ./build/lib/bash/programs/finders.js
/** Programs that list files or run others on lists of files: ls, find, xargs. */




/** `.agents` is a folder, `notes.md` a file. */
const FILE = /[^/]\.\w+$/;
const list = (args, shell) => {
    const { operands, flags } = readOptions(args, 'IwT');
    const folders = operands.length ? operands : [{ text: '.', flow: [] }];
    return folders.map(({ text }) => {
        (0,state/* touch */._M)(shell, text, 'listed');
        // `ls file` and `ls glob` print the paths themselves, `ls folder` names to be put behind it.
        const itself = flags.has('d') || shell_flow/* HAS_PATTERN */.Sr.test(text) || FILE.test(text);
        const names = flags.has('R') ? shell_flow/* ANYTHING */.n0 : shell_flow/* ANY_NAME */.dA;
        return { kind: 'paths', path: itself ? (0,state/* resolvePath */.o1)(shell, text) + (text.endsWith('/') ? '/' : '') : names };
    });
};
const find = (args, shell, _stdin, runner) => {
    const at = args.findIndex(({ text }) => /^[-(!]/.test(text));
    const folders = (at < 0 ? args : args.slice(0, at)).map(({ text }) => text);
    const tests = at < 0 ? [] : args.slice(at);
    const asked = listTests(tests.map(({ text }) => text));
    const paths = (folders.length ? folders : ['.']).flatMap((folder) => {
        (0,state/* touch */._M)(shell, folder, 'listed');
        const below = asked.map((each) => patternOf(each, folder, shell));
        return FILE.test(folder) ? [(0,state/* resolvePath */.o1)(shell, folder), ...below] : below;
    });
    const run = tests.findIndex(({ text }) => /^-(exec|execdir|ok)$/.test(text));
    if (run < 0)
        return paths.map((path) => ({ kind: 'paths', path }));
    const end = tests.findIndex(({ text }, index) => index > run && (text === ';' || text === '+'));
    const command = tests.slice(run + 1, end < 0 ? tests.length : end);
    return paths.flatMap((path) => runner.runWords(putIn(command, '{}', path), shell, NOTHING));
};
const putIn = (command, mark, path) => command.map((arg) => ({ ...arg, text: arg.text.replaceAll(mark, path) }));
function listTests(words) {
    const all = [{}];
    words.forEach((word, index) => {
        const test = all.at(-1);
        const value = words[index + 1] ?? '*';
        const negated = /^(!|-not)$/.test(words[index - 1] ?? '');
        if (/^-(o|or)$/.test(word))
            all.push({});
        else if (word === '-prune')
            test.pruned = true;
        else if (/^-i?name$/.test(word) && !negated)
            test.name = value;
        else if (/^-i?(path|wholename)$/.test(word) && !negated)
            test.path = value;
    });
    return all.filter(({ pruned }) => !pruned);
}
function patternOf({ name, path }, folder, shell) {
    const file = name?.replaceAll(/\*+/g, shell_flow/* ANY_NAME */.dA).replaceAll('?', shell_flow/* ANY_CHAR */.GT);
    if (path === undefined)
        return `${(0,state/* resolvePath */.o1)(shell, folder).replace(/\/$/, '')}/${shell_flow/* ANYTHING */.n0}${file ?? shell_flow/* ANY_NAME */.dA}`;
    const whole = path.replaceAll(/\*+/g, shell_flow/* ANYTHING */.n0).replaceAll('?', shell_flow/* ANY_CHAR */.GT);
    const within = file !== undefined && whole.endsWith(shell_flow/* ANYTHING */.n0) ? `${whole}${file}` : whole;
    return (0,state/* resolvePath */.o1)(shell, within);
}
const xargs = (args, shell, stdin, runner) => {
    const at = args.findIndex(({ text }, index) => !text.startsWith('-') && !/^-[IndLPsE]$/.test(args[index - 1]?.text ?? ''));
    const command = at < 0 ? [{ text: 'echo', flow: [] }] : args.slice(at);
    const mark = /^-I(.*)$/.exec(args.find(({ text }) => text.startsWith('-I'))?.text ?? '');
    const holder = mark ? mark[1] || args[args.findIndex(({ text }) => text === '-I') + 1]?.text || '{}' : null;
    const paths = (0,shell_flow/* listedPaths */.AR)(stdin).slice(0, 300);
    // `cat x | xargs echo`: the words of a text are printed, whatever they were meant for.
    if (/^(echo|printf)$/.test(command[0]?.text ?? ''))
        return runner.runWords([...command, { text: shell_flow/* ANYTHING */.n0, flow: stdin }], shell, NOTHING);
    if (holder)
        return paths.flatMap((path) => runner.runWords(putIn(command, holder, path), shell, NOTHING));
    return runner.runWords([...command, ...paths.map((text) => ({ text, flow: [] }))], shell, NOTHING);
};

;// CONCATENATED MODULE: ./build/lib/bash/programs/writers.js
/** Programs that copy files, write them or print their arguments. */




const copy = (args, shell) => {
    const { operands, values } = readOptions(args, 't target-directory');
    const into = values.get('t') ?? values.get('target-directory') ?? operands.at(-1)?.text ?? '';
    for (const { text } of values.has('t') ? operands : operands.slice(0, -1)) {
        const flow = (0,state/* readFlow */.he)(shell, text);
        (0,state/* touch */._M)(shell, text, 'copied');
        if (into === '/dev/stdout')
            return flow;
        (0,state/* writeFlow */.e8)(shell, into, flow);
        // Whether it is a folder is not known.
        (0,state/* keepFlow */.SU)(shell, `${into}/${text.split('/').at(-1)}`, flow);
    }
    return NOTHING;
};
const tee = (args, shell, stdin) => {
    const { operands } = readOptions(args, '');
    for (const { text } of operands)
        if (!text.startsWith('/dev/'))
            (0,state/* writeFlow */.e8)(shell, text, stdin);
    return stdin;
};
const echo = (args) => {
    const words = args[0]?.text === '-n' || args[0]?.text === '-e' ? args.slice(1) : args;
    return printed(words, words.map(({ text }) => text).join(' '));
};
function printed(words, text) {
    const behind = (0,shell_flow/* weaken */.oQ)(words.flatMap(({ flow }) => flow), 'part');
    const patterns = words
        .filter((word) => /[\uE000-\uE002]/.test(word.text))
        .map((word) => ({ kind: 'paths', path: word.text }));
    const plain = text.replaceAll('\\n', '\n').replaceAll('\\t', '\t');
    return [
        { kind: 'text', text: `${plain.replace(/[\uE000-\uE002]/g, '')}\n` },
        ...behind.filter(({ kind }) => kind !== 'text'),
        ...patterns,
    ];
}
const printf = (args) => {
    const words = args.filter(({ text }) => text !== '--');
    return printed(words, words.map(({ text }) => text).join('\n'));
};

;// CONCATENATED MODULE: ./build/lib/bash/programs/git.js
/** A git command \u2192 the files whose text it prints, and those it only names. */





const GLOBAL_WITH_VALUE = new Set(['-C', '-c', '--git-dir', '--work-tree', '--namespace']);
const PATCH = ['p', 'u', 'patch', 'L'];
/** What makes a patch a list of names and numbers. */
const LISTING = 'stat name-only name-status shortstat numstat s q oneline no-patch quiet'.split(' ');
const QUIET_SEARCH = ['l', 'L', 'c', 'q', 'files-with-matches', 'name-only', 'count'];
const REVISION = /^(HEAD|FETCH_HEAD|stash|main|master)?[@^~{}\d.]*$/;
const git = (args, shell, stdin, runner) => {
    let at = 0;
    let folder = shell.cwd;
    while (args[at]?.text.startsWith('-')) {
        if (args[at].text === '-C')
            folder = (0,state/* resolvePath */.o1)(shell, args[at + 1]?.text ?? '.');
        at += GLOBAL_WITH_VALUE.has(args[at].text) ? 2 : 1;
    }
    const own = { ...shell, cwd: folder };
    const command = args[at]?.text ?? '';
    const rest = args.slice(at + 1);
    const { operands, flags } = readOptions(rest, 'nLSGe');
    const has = (names) => names.some((name) => flags.has(name));
    const split = rest.findIndex(({ text }) => text === '--');
    // After `--` there are only paths; before it, revisions too.
    const paths = (split < 0 ? operands : rest.slice(split + 1))
        .map(({ text }) => text)
        .filter((text) => split >= 0 || !REVISION.test(text));
    const patch = has(PATCH);
    switch (command) {
        case 'show':
        case 'cat-file':
            if ((has(LISTING) && !patch) || (command === 'cat-file' && has(['t', 's', 'e'])))
                return git_list(own, paths);
            // Without a path it is a patch of whatever was changed.
            return paths.length === 0 ? UNKNOWN : paths.flatMap((path) => readBlob(own, path));
        case 'log':
        case 'whatchanged':
        case 'reflog':
        case 'stash':
            if (!patch)
                return git_list(own, paths);
            return paths.length === 0 ? UNKNOWN : readPart(own, paths);
        case 'diff':
        case 'blame':
        case 'annotate':
            if (has(LISTING))
                return git_list(own, paths);
            return paths.length === 0 ? UNKNOWN : readPart(own, paths);
        case 'grep': {
            const asked = readOptions(rest, 'efmABC');
            const searched = split >= 0 ? paths : asked.operands.slice(asked.flags.has('e') ? 0 : 1).map(({ text }) => text);
            if (has(QUIET_SEARCH))
                return git_list(own, searched);
            return (0,shell_flow/* weaken */.oQ)((searched.length ? searched : ['.']).flatMap((text) => (0,state/* readFlow */.he)(own, text)), 'search');
        }
        case 'mv':
            return copy(rest, own, stdin, runner);
        case 'checkout':
        case 'restore':
        case 'rm':
        case 'apply':
            for (const path of paths)
                (0,state/* touch */._M)(own, path, 'changed');
            return [];
        default:
            return git_list(own, paths);
    }
};
/** `HEAD:path` is the file itself; a bare revision is a diff of whatever it changed. */
function readBlob(shell, text) {
    const colon = /^[^:/]*:(\.\/)?(.+)$/.exec(text);
    if (!colon)
        return readPart(shell, [text]);
    // Without `./` the path starts at the repository's root, wherever that is.
    return colon[1] ? (0,state/* readFlow */.he)(shell, colon[2] ?? '') : [{ kind: 'file', path: `${shell_flow/* ANYTHING */.n0}/${colon[2]}`, how: 'whole' }];
}
function readPart(shell, paths) {
    return (0,shell_flow/* weaken */.oQ)(paths.flatMap((path) => (0,state/* readFlow */.he)(shell, path)), 'part');
}
function git_list(shell, paths) {
    for (const path of paths)
        (0,state/* touch */._M)(shell, path, 'listed');
    return UNKNOWN;
}

;// CONCATENATED MODULE: ./build/lib/bash/programs/interpreters.js
/** A one-line program for python, node, perl and their like \u2192 the files it may print. */



const PATH = /(['"`])((?:\\.|(?!\1)[^\\\n]){1,400})\1/g;
const PRINTS = /\b(print|puts|say|echo|write|console|stdout|cat|inspect|dump|pp)\b|-[a-z]*[pn][a-z]*\b/;
const READS = /\b(subprocess|system|popen|exec\w*|spawn\w*|open|read|readFile|readFileSync|read_text|File|slurp|readlines|fs|pathlib|Path|createReadStream|glob|walk|ARGV|argv|while\s*\(?<)/;
/** The output of these is not text any more, or is reversed. */
const ENCODES = /b64encode|b32encode|hexlify|encode_base64|\.hex\(|toString\(\s*['"](?:base64|hex)|read\(\)\s*\[::-1\]|scalar reverse/;
/** Runs a command: the paths are words of it. */
const RUNS = /\b(subprocess|system|popen|exec\w*|spawn\w*|check_output|getoutput)\b|`/;
/** Prints lines that match something: hits of a search. */
const SEARCHES = /\bre\.(?:search|findall|finditer|match|fullmatch)\b|=~|\b(?:if|unless|and|&&)\s*\(?\s*(?:\/|m[^\w\s])|\bif\b[^;\n]{0,80}\bin (?:l|ln|line|row|s)\b|\.(?:filter|grep|select|match|matchAll|test)\b\s*[({]|\bgrep\s*[{(/]/;
const WRITES = /\b(write_text|writeFile|writeFileSync|appendFile)\b|open\([^)]*,\s*['"][wa]/;
function interpret(args, shell, stdin) {
    const at = args.findIndex(({ text }) => /^-[a-zA-Z]*[ceEpr]$|^--(eval|print)$/.test(text));
    const heredoc = at < 0 ? (0,shell_flow/* literalOf */.Zc)(stdin) : null;
    const script = at >= 0 ? (args[at + 1]?.text ?? '') : (heredoc ?? '');
    const rest = at >= 0 ? args.slice(at + 2) : args.filter(({ text }) => !text.startsWith('-'));
    if (script === '' && at < 0) {
        // A script file: what it prints is its own affair.
        return [...rest.slice(1).flatMap(({ text }) => (0,state/* readFlow */.he)(shell, text, 'program')), { kind: 'unknown' }];
    }
    const quoted = [...script.matchAll(PATH)].map((match) => match[2] ?? '');
    const strings = (RUNS.test(script) ? quoted.flatMap((text) => text.split(/\s+/)) : quoted).filter((text) => /[/.]/.test(text));
    const named = strings.map((text) => text.replaceAll(/\*+/g, shell_flow/* ANYTHING */.n0));
    const paths = [...named, ...textsOf(rest)].slice(0, 100);
    const options = textsOf(args.slice(0, at + 1)).join(' ');
    const prints = PRINTS.test(script) || PRINTS.test(options);
    const touchAll = (why, came) => {
        for (const path of paths)
            (0,state/* touch */._M)(shell, path, why);
        return came;
    };
    if (ENCODES.test(script) && !/decode/i.test(script.replace(ENCODES, '')))
        return touchAll('encoded', UNKNOWN);
    if (WRITES.test(script))
        touchAll('written', NOTHING);
    if (!prints)
        return touchAll('listed', NOTHING);
    if (!READS.test(script) && !PRINTS.test(options) && stdin.length === 0)
        return touchAll('listed', [{ kind: 'text', text: strings.join('\n') }]);
    (0,state/* touchFlow */.y0)(shell, stdin, 'searched');
    const how = SEARCHES.test(script) ? 'search' : 'program';
    const input = heredoc === null ? stdin.map((source) => (source.kind === 'file' ? { ...source, how } : source)) : [];
    // The path may be put together in the program, so more than the strings in it may come out.
    return [...paths.flatMap((path) => (0,state/* readFlow */.he)(shell, path, how)), ...input, { kind: 'unknown' }];
}
const textsOf = (args) => args.map(({ text }) => text);

;// CONCATENATED MODULE: ./build/lib/bash/programs/readers.js
/** Programs that print files, whole, in part or by pattern, and those that only print facts about them. */




/** Operands are files; without any, or for `-`, it is the input. */
function readOperands(operands, shell, stdin) {
    if (operands.length === 0)
        return stdin;
    return operands.flatMap((arg) => (arg.text === '-' || arg.text === '/dev/stdin' ? stdin : flowOf(arg, shell)));
}
/** An argument that came out of `<(\u2026)` is its output; else it is a path. */
function flowOf({ text, flow, asFile }, shell) {
    return asFile ? flow : (0,state/* readFlow */.he)(shell, text);
}
/** A program that prints its files, whole or in part. */
function reader(with_value, how, skip = 0) {
    return (args, shell, stdin) => {
        const { operands } = readOptions(args, with_value);
        const flow = readOperands(operands.slice(skip), shell, stdin);
        return how === 'whole' ? flow : (0,shell_flow/* weaken */.oQ)(flow, how);
    };
}
/** A program whose output is about files and does not contain their text. */
function toucher(why, output) {
    return (args, shell, stdin) => {
        for (const { text } of readOptions(args, '').operands)
            (0,state/* touch */._M)(shell, text, why);
        if (why === 'counted')
            (0,state/* touchFlow */.y0)(shell, stdin, 'counted');
        return output;
    };
}
/** No front matter is shorter: what shows no more than this shows no instructions. */
const FRONT = { lines: 5, bytes: 200 };
const head = (args, shell, stdin) => {
    const { operands, values } = readOptions(args, 'nc lines bytes');
    const short = args.map(({ text }) => /^-(\d+)$/.exec(text)?.[1]).find(Boolean);
    const lines = Number(short ?? values.get('n') ?? values.get('lines') ?? Number.NaN);
    const bytes = Number(values.get('c') ?? values.get('bytes') ?? Number.NaN);
    const short_of_body = (lines >= 0 && lines <= FRONT.lines) || (bytes >= 0 && bytes <= FRONT.bytes);
    return (0,shell_flow/* weaken */.oQ)(readOperands(operands, shell, stdin), short_of_body ? 'head' : 'part');
};
/** Of several files that run into one another the last one is what an end is of. */
const tail = (args, shell, stdin) => {
    const { operands, values } = readOptions(args, 'nc lines bytes');
    const flow = (0,shell_flow/* weaken */.oQ)(readOperands(operands, shell, stdin), 'part');
    const ends = operands.length === 0 && !(values.get('n') ?? values.get('lines'))?.startsWith('+');
    const last = ends ? flow.findLastIndex(({ kind }) => kind === 'file') : 0;
    return flow.flatMap((source, at) => (at < last ? (0,shell_flow/* weaken */.oQ)([source], 'search') : source));
};
/** A program whose output is not readable text, unless it decodes. */
function encoder(with_value, decodes) {
    return (args, shell, stdin) => {
        const { operands, flags } = readOptions(args, with_value);
        const flow = readOperands(operands, shell, stdin);
        if (decodes(flags))
            return [...(0,shell_flow/* weaken */.oQ)(flow, 'program'), { kind: 'unknown' }];
        (0,state/* touchFlow */.y0)(shell, flow, 'encoded');
        return UNKNOWN;
    };
}
/** A text with two bytes a letter, or cut down to a few letters a line, cannot be read any more. */
const FEW_LETTERS = 20;
const iconv = (args, shell, stdin) => {
    const { operands, values } = readOptions(args, 'ft from-code to-code');
    const flow = readOperands(operands, shell, stdin);
    if (!/^(utf|ucs)-?(16|32|2|4)/i.test(values.get('t') ?? values.get('to-code') ?? ''))
        return flow;
    (0,state/* touchFlow */.y0)(shell, flow, 'encoded');
    return UNKNOWN;
};
const cut = (args, shell, stdin) => {
    const { operands, values } = readOptions(args, 'dfcb delimiter fields characters bytes');
    const flow = readOperands(operands, shell, stdin);
    const range = values.get('c') ?? values.get('b') ?? values.get('characters') ?? values.get('bytes') ?? '';
    const last = /^(?:1?-)?(\d+)$/.exec(range)?.[1];
    if (last === undefined || Number(last) > FEW_LETTERS)
        return (0,shell_flow/* weaken */.oQ)(flow, 'part');
    (0,state/* touchFlow */.y0)(shell, flow, 'searched');
    return UNKNOWN;
};
const diff = (args, shell, stdin) => {
    const { operands, flags } = readOptions(args, 'CUIxFSWL');
    const flow = (0,shell_flow/* weaken */.oQ)(readOperands(operands, shell, stdin), 'part');
    if (!flags.has('q') && !flags.has('brief'))
        return flow;
    (0,state/* touchFlow */.y0)(shell, flow, 'listed');
    return UNKNOWN;
};
function howOfSed(script, silent) {
    const last = (silent ? /^(?:1,)?(\d+)\s*p;?$/ : /^(\d+)q$/).exec(script.trim())?.[1];
    if (last && (!silent || script.includes(',')))
        return Number(last) <= FRONT.lines ? 'head' : 'part';
    if (!silent)
        return 'part';
    return /^(p|.+,.+\s*p;?)$/.test(script.trim()) && !/^s\W/.test(script) ? 'part' : 'search';
}
const sed = (args, shell, stdin) => {
    const { operands, flags } = readOptions(args, 'efl expression file');
    const scripted = flags.has('e') || flags.has('f') || flags.has('expression');
    const files = scripted ? operands : operands.slice(1);
    if (flags.has('i') || flags.has('in-place')) {
        for (const { text } of files)
            (0,state/* touch */._M)(shell, text, 'written');
        return NOTHING;
    }
    const silent = flags.has('n') || flags.has('quiet') || flags.has('silent');
    const how = scripted ? 'part' : howOfSed(operands[0]?.text ?? '', silent);
    return (0,shell_flow/* weaken */.oQ)(readOperands(files, shell, stdin), how);
};
function howOfAwk(script) {
    const last = /NR\s*(<=?|==)\s*(\d+)/.exec(script);
    if (last && !/NR\s*>/.test(script))
        return Number(last[2]) <= FRONT.lines ? 'head' : 'part';
    return /\/.+\/|\$[1-9]|\bEND\b/.test(script) ? 'search' : 'part';
}
const awk = (args, shell, stdin) => {
    const { operands, flags, values } = readOptions(args, 'Ffv');
    const script = flags.has('f') ? '' : (operands[0]?.text ?? '');
    if (/\bgetline\b/.test(script)) {
        const strings = [...script.matchAll(/"([^"\n]{1,400})"/g)].map((match) => match[1] ?? '');
        const named = [...strings, values.get('v')?.replace(/^\w+=/, '') ?? ''].filter((text) => text.includes('/'));
        return named.flatMap((text) => (0,state/* readFlow */.he)(shell, text, 'part'));
    }
    const files = (flags.has('f') ? operands : operands.slice(1)).filter(({ text }) => !/^\w+=/.test(text));
    return (0,shell_flow/* weaken */.oQ)(readOperands(files, shell, stdin), howOfAwk(script));
};
/** What was searched, or what lies in it where it is a folder. */
function namesOf(source) {
    if (source.kind !== 'file')
        return [{ kind: 'paths', path: shell_flow/* ANYTHING */.n0 }];
    return [
        { kind: 'paths', path: source.path },
        { kind: 'paths', path: `${source.path}/${shell_flow/* ANYTHING */.n0}` },
    ];
}
/** These match every line, or nearly. */
const EVERY_LINE = /^(\^|\$|\.|\.\*|\^\.\*|\.\*\$|\^\.\*\$|)$/;
const grep = (args, shell, stdin) => {
    const { operands, flags, values } = readOptions(args, 'efmABCgt regexp file max-count context glob type');
    const given = flags.has('e') || flags.has('f') || flags.has('regexp');
    const pattern = values.get('e') ?? values.get('regexp') ?? (given ? '?' : (operands[0]?.text ?? ''));
    const files = given ? operands : operands.slice(1);
    const deep = ['r', 'R', 'recursive'].some((flag) => flags.has(flag));
    const flow = files.length || !deep ? readOperands(files, shell, stdin) : (0,state/* readFlow */.he)(shell, '.');
    const quiet = ['q', 'c', 'l', 'L', 'quiet', 'silent', 'count', 'files-with-matches', 'files'].find((flag) => flags.has(flag));
    if (quiet) {
        (0,state/* touchFlow */.y0)(shell, flow, quiet === 'c' || quiet === 'count' ? 'counted' : 'searched');
        return quiet.startsWith('f') || quiet.toLowerCase() === 'l' ? flow.flatMap(namesOf) : UNKNOWN;
    }
    // With these flags grep prints the match alone, and not its line.
    if ((flags.has('o') || flags.has('only-matching')) && !/\.[*+]/.test(pattern.replace(/[\uE000-\uE002]/g, '*'))) {
        (0,state/* touchFlow */.y0)(shell, flow, 'searched');
        return UNKNOWN;
    }
    if (flags.has('v') || flags.has('invert-match') || EVERY_LINE.test(pattern.replace(/[\uE000-\uE002]/g, '.')))
        return (0,shell_flow/* weaken */.oQ)(flow, 'part');
    return (0,shell_flow/* weaken */.oQ)(flow, 'search');
};

;// CONCATENATED MODULE: ./build/lib/bash/programs/index.js
/** The table of programs that agents run \u2192 what each does with the files it is given. */









const programs_all = (names, program) => Object.fromEntries(names.split(' ').map((name) => [name, program]));
const PROGRAMS = {
    ...programs_all('cat less more most tac bat batcat', reader(' theme language line-range style', 'whole')),
    nl: reader('bdfhilnsvw', 'whole'),
    fold: reader('w', 'whole'),
    fmt: reader('wpg', 'whole'),
    dos2unix: reader('', 'whole'),
    ...programs_all('expand unexpand', reader('t', 'whole')),
    pr: reader('hlowsN', 'whole'),
    iconv: iconv,
    sort: reader('ktTSo', 'part'),
    uniq: reader('fsw', 'part'),
    paste: reader('d', 'part'),
    column: reader('csoNHRr', 'part'),
    strings: reader('nteT', 'part'),
    shuf: reader('no', 'part'),
    ...programs_all('base64 base32', encoder('w', (flags) => ['d', 'D', 'decode'].some((flag) => flags.has(flag)))),
    xxd: encoder('clgso', (flags) => flags.has('r')),
    ...programs_all('gzip bzip2 xz zstd lz4', encoder('', (flags) => ['d', 'decompress'].some((flag) => flags.has(flag)))),
    ...programs_all('gunzip zcat bunzip2 unxz xzcat bzcat', encoder('', () => true)),
    ...programs_all('rev od hexdump hd openssl gpg', encoder('ANjotwnes', () => false)),
    head: head,
    tail: tail,
    cut: cut,
    tr: (_args, _shell, stdin) => (0,shell_flow/* weaken */.oQ)(stdin, 'part'),
    ...programs_all('jq yq', reader('', 'program', 1)),
    ...programs_all('cmp comm sdiff', reader('', 'part')),
    diff: diff,
    ...programs_all('sed gsed', sed),
    ...programs_all('awk gawk mawk nawk', awk),
    ...programs_all('grep egrep fgrep rg ag ack zgrep', grep),
    ...programs_all('ls exa eza tree dir vdir', list),
    ...programs_all('fd fdfind', (args, shell) => {
        (0,state/* touch */._M)(shell, args.at(-1)?.text ?? '.', 'listed');
        return [{ kind: 'paths', path: shell_flow/* ANYTHING */.n0 }];
    }),
    find: find,
    xargs: xargs,
    ...programs_all('wc md5sum sha1sum sha256sum sha512sum cksum sum b2sum', toucher('counted', UNKNOWN)),
    ...programs_all('stat file du realpath readlink', toucher('listed', UNKNOWN)),
    ...programs_all('test [ [[', toucher('listed', NOTHING)),
    ...programs_all('chmod chown touch truncate mkdir rmdir rm unlink shred', toucher('changed', NOTHING)),
    dirname: (args) => [{ kind: 'text', text: `${(args[0]?.text ?? '').replace(/\/[^/]*$/, '')}\n` }],
    basename: (args) => [{ kind: 'text', text: `${(args[0]?.text ?? '').replace(/^.*\//, '')}\n` }],
    ...programs_all('cp mv ln install rsync', copy),
    tee: tee,
    dd: (args, shell, stdin) => {
        const from = args.find(({ text }) => text.startsWith('if='))?.text.slice(3);
        const to = args.find(({ text }) => text.startsWith('of='))?.text.slice(3);
        const flow = from ? (0,state/* readFlow */.he)(shell, from) : stdin;
        if (!to || to === '/dev/stdout')
            return (0,shell_flow/* weaken */.oQ)(flow, 'part');
        (0,state/* writeFlow */.e8)(shell, to, flow);
        return NOTHING;
    },
    echo: echo,
    printf: printf,
    print: echo,
    ...programs_all('cd pushd', cd),
    ...programs_all('export local declare typeset readonly', builtins_assign),
    read: reading('dinNptu', 'REPLY', true),
    ...programs_all('mapfile readarray', reading('dnOsuCc', 'MAPFILE', false)),
    ...programs_all('sudo env nice nohup command exec builtin stdbuf setsid ionice unbuffer time doas busybox script', wrapper((text) => /^\w+=/.test(text), '-u -n -C -g')),
    ...programs_all('timeout watch', wrapper((text) => /^[\d.]+[smhd]?$/.test(text), '-s -k -n')),
    ...programs_all('bash sh zsh dash ksh', shell),
    eval: evaluate,
    ...programs_all('exit return', exit),
    ...programs_all(': true false set wait sleep kill unset alias ulimit umask hash let', wrapper(() => true)),
    ...programs_all('date type which whoami hostname id uname', toucher('listed', UNKNOWN)),
    trap: trap,
    shopt: shopt,
    pwd: pwd,
    popd: (_args, shell) => {
        shell.cwd = null;
        return NOTHING;
    },
    ...programs_all('python python3 python2 node nodejs perl ruby php deno bun', interpret),
    git: git,
};
/** A map, since a program may be called `constructor`. */
const TABLE = new Map(Object.entries(PROGRAMS));
function runProgram(args, shell, stdin, runner) {
    const name = (args[0]?.text ?? '').split('/').at(-1) ?? '';
    const program = TABLE.get(name);
    if (program)
        return program(args.slice(1), shell, stdin, runner);
    // An unknown program may print any file that it is given, or others.
    const files = args.slice(1).filter(({ text }) => !text.startsWith('-') && /[/.]/.test(text));
    return [
        ...files.flatMap(({ text }) => (0,state/* readFlow */.he)(shell, text, 'program')),
        ...(0,shell_flow/* weaken */.oQ)(stdin, 'program'),
        { kind: 'unknown' },
    ];
}

;// CONCATENATED MODULE: ./build/lib/bash/walk/braces.js

/** More words than this out of one is a counting loop, not a list of files. */
const MAX_WORDS = 300;
const MAX_CHARS = 200_000;
const MAX_DEPTH = 10;
const MAX_RANGE = 100;
function expandBraces(word, depth = 0) {
    if (depth >= MAX_DEPTH || !word.parts?.some(({ type }) => type === 'BraceExpansion'))
        return [word];
    const max = Math.min(MAX_WORDS, Math.ceil(MAX_CHARS / word.text.length));
    let texts = [''];
    for (const part of word.parts) {
        const choices = part.type === 'BraceExpansion' ? listChoices(part) : [part.text];
        texts = texts.flatMap((before) => choices.map((choice) => before + choice)).slice(0, max);
    }
    if (texts.length === 1 && texts[0] === word.text)
        return [word];
    return texts
        .flatMap((text) => {
        const made = (0,parse/* parseWord */.k)(text);
        return made ? expandBraces(made, depth + 1) : [];
    })
        .slice(0, max);
}
const RANGE = /^(-?\d+)\.\.(-?\d+)(?:\.\.-?(\d+))?$/;
function listChoices({ text, parts }) {
    const inner = text.slice(1, -1);
    const range = RANGE.exec(inner);
    if (range)
        return listNumbers(Number(range[1]), Number(range[2]), Number(range[3]) || 1);
    const choices = [''];
    let depth = 0;
    const pieces = parts ?? [{ type: 'Literal', text: inner }];
    for (const piece of pieces)
        for (const token of piece.type === 'Literal' ? (piece.text.match(/\\[\s\S]|[\s\S]/g) ?? []) : [piece.text]) {
            if (token === '{')
                depth += 1;
            else if (token === '}')
                depth -= 1;
            if (token === ',' && depth === 0)
                choices.push('');
            else
                choices[choices.length - 1] += token;
        }
    return choices.length > 1 ? choices : [text];
}
function listNumbers(from, to, step) {
    const length = Math.min(Math.floor(Math.abs(to - from) / step) + 1, MAX_RANGE);
    return Array.from({ length }, (_, at) => `${from + (to < from ? -step : step) * at}`);
}

// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
;// CONCATENATED MODULE: ./build/lib/bash/walk/parameters.js


const plain = (text) => ({ text, flow: [] });
/** expandOperand: how a word within the braces is expanded. */
function expandParameter(part, quoted, shell, expandOperand) {
    const given = part.type === 'ParameterExpansion'
        ? part
        : { parameter: part.text.slice(1), prefix: undefined, index: undefined, operation: undefined };
    // A length: the value itself does not come out.
    if (given.prefix === '#')
        return [plain(shell_flow/* ANYTHING */.n0)];
    const values = valuesOf(given, shell, expandOperand);
    if (given.operation)
        return operate(given, given.operation, values, shell, expandOperand);
    if (!values)
        return [plain(shell_flow/* ANYTHING */.n0)];
    return quoted && given.parameter !== '@' && given.index?.text !== '@' ? joinArgs(values) : values;
}
/** Undefined where the variable is not known. */
function valuesOf({ parameter, prefix, index }, shell, expandOperand) {
    const values = parameter === 'PWD' && shell.cwd !== null ? [plain(shell.cwd)] : shell.variables.get(parameter);
    if (!values)
        return values;
    const isList = !index || index.text === '@' || index.text === '*';
    if (prefix === '!')
        return index
            ? values.map((_, at) => plain(`${at}`))
            : values.flatMap(({ text }) => shell.variables.get(text) ?? plain(shell_flow/* ANYTHING */.n0));
    if (isList)
        return values;
    const value = values[Number(expandOperand(index).text)];
    return value ? [value] : [{ text: shell_flow/* ANYTHING */.n0, flow: values.flatMap(({ flow }) => flow) }];
}
/** What is not understood may be anything. */
function operate({ parameter }, operation, values, shell, expandOperand) {
    if (operation.type === 'Default') {
        const { operator, operand } = operation;
        const isSet = values?.some(({ text }) => text !== '' || !operator.startsWith(':'));
        if (operator.endsWith('+'))
            return isSet ? [expandOperand(operand)] : values ? [] : [plain(shell_flow/* ANYTHING */.n0)];
        if (isSet || operator.endsWith('?'))
            return values ?? [plain(shell_flow/* ANYTHING */.n0)];
        const fallback = [expandOperand(operand)];
        if (operator.endsWith('='))
            shell.variables.set(parameter, fallback);
        return fallback;
    }
    if (!values)
        return [plain(shell_flow/* ANYTHING */.n0)];
    const trim = operation.type === 'Remove' ? createTrim(operation.operator, expandOperand(operation.operand).text) : null;
    if (!trim)
        return [{ text: shell_flow/* ANYTHING */.n0, flow: values.flatMap(({ flow }) => flow) }];
    return values.map((value) => ({ ...value, text: trim(value.text) }));
}
/** A wildcard takes time that grows with the square of this. */
const MAX_TRIMMED = 4000;
/** `%/*`, `##*\/` and friends. Null for a pattern of more than one wildcard. */
function createTrim(operator, pattern) {
    const wildcards = pattern.split(shell_flow/* ANY_NAME */.dA).length - 1;
    if (wildcards > 1 || pattern.includes(shell_flow/* ANYTHING */.n0))
        return null;
    const any = operator === '#' ? '[\\s\\S]*?' : '[\\s\\S]*';
    const source = (0,text_escape/* escapePattern */.MP)(pattern).replace(shell_flow/* ANY_NAME */.dA, any).replaceAll(shell_flow/* ANY_CHAR */.GT, '[\\s\\S]');
    // The first match of a suffix is its longest: for the shortest, the part before it is greedy.
    if (operator === '%')
        return replaceIn(new RegExp(`^([\\s\\S]*)${source}$`), '$1');
    return replaceIn(new RegExp(operator === '%%' ? `${source}$` : `^${source}`), '');
}
const replaceIn = (pattern, by) => (text) => text.length > MAX_TRIMMED ? text : text.replace(pattern, by);
const joinArgs = (values) => values.length < 2 || values[0]?.separate
    ? values
    : [{ text: values.map(({ text }) => text).join(' '), flow: values.flatMap(({ flow }) => flow) }];

;// CONCATENATED MODULE: ./build/lib/bash/walk/expand.js



/** More words than this out of one is a counting loop, not a list of files. */
const expand_MAX_WORDS = 300;
/** A variable that doubles itself forty times is not a path. */
const expand_MAX_CHARS = 200_000;
const expand_CHARS_PER_STEP = 2000;
const isText = ({ type }) => type === 'Literal' ||
    type === 'SingleQuoted' ||
    type === 'AnsiCQuoted' ||
    type === 'Glob' ||
    type === 'BraceExpansion';
/** Quotes with nothing in them are a word all the same. */
const EMPTY = { part: { type: 'Literal', pos: 0, end: 0, value: '', text: '' }, quoted: true };
const listPieces = (parts, quoted) => parts.flatMap((part) => part.type === 'DoubleQuoted' || part.type === 'LocaleString'
    ? [EMPTY, ...listPieces(part.parts, true)]
    : [{ part, quoted }]);
function expandPiece({ part, quoted }, shell, runner) {
    switch (part.type) {
        case 'Literal':
        case 'SingleQuoted':
        case 'AnsiCQuoted':
            return [{ text: part.value, flow: [] }];
        case 'BraceExpansion':
            return [{ text: part.text, flow: [] }];
        case 'Glob':
            return [{ text: part.kind === 'star' ? shell_flow/* ANY_NAME */.dA.repeat(part.text.length) : shell_flow/* ANY_CHAR */.GT, flow: [] }];
        case 'ExtendedGlob':
            return [{ text: shell_flow/* ANY_NAME */.dA, flow: [] }];
        case 'ArithmeticExpansion':
            return [{ text: shell_flow/* ANYTHING */.n0, flow: [] }];
        case 'SimpleExpansion':
        case 'ParameterExpansion':
            return expandParameter(part, quoted, shell, (word) => expandWhole(word, shell, runner));
        case 'ProcessSubstitution': {
            const flow = part.script ? runner.runScript(part.script, shell) : [];
            return [{ text: shell_flow/* ANYTHING */.n0, flow, asFile: true }];
        }
        case 'CommandExpansion':
            return part.script ? substitute(part.script, quoted, shell, runner) : [{ text: shell_flow/* ANYTHING */.n0, flow: [] }];
    }
}
function substitute(script, quoted, shell, runner) {
    const flow = runner.runScript(script, shell);
    const text = (0,shell_flow/* literalOf */.Zc)(flow)?.replace(/\n+$/, '');
    if (text !== undefined)
        return quoted ? [{ text, flow }] : text.split(/\s+/).map((word) => ({ text: word, flow }));
    const paths = flow.some((source) => source.kind === 'paths') ? (0,shell_flow/* listedPaths */.AR)(flow) : [];
    return paths.length ? paths.map((path) => ({ text: path, flow })) : [{ text: shell_flow/* ANYTHING */.n0, flow }];
}
/** What is not quoted is split at blanks, wherever it came from; text of the script itself has none. */
function splitArgs(args) {
    return args.flatMap(({ text, flow }) => text
        .split(/\s+/)
        .filter(Boolean)
        .map((each) => ({ text: each, flow })));
}
const SOME_STARS = new RegExp(`${shell_flow/* ANY_NAME */.dA}{2,}`, 'g');
const GLOBSTAR = new RegExp(`${shell_flow/* ANY_NAME */.dA}{2}/`, 'g');
/** `**` goes through folders only where `globstar` is on. */
function markGlobs(text, shell) {
    if (!text.includes(shell_flow/* ANY_NAME */.dA))
        return text;
    return (shell.variables.has('globstar') ? text.replace(GLOBSTAR, shell_flow/* ANYTHING */.n0) : text).replace(SOME_STARS, shell_flow/* ANY_NAME */.dA);
}
function expandPieces(pieces, shell, runner) {
    let args = [{ text: '', flow: [] }];
    for (const piece of pieces) {
        const isWhole = piece.quoted || isText(piece.part) || piece.part.type === 'ProcessSubstitution';
        const values = expandPiece(piece, shell, runner);
        const words = isWhole ? values : splitArgs(values);
        if (words.length === 0) {
            if (pieces.length === 1)
                return [];
            continue;
        }
        args = args
            .flatMap((before) => words.map(({ text, flow, asFile }) => ({
            text: (before.text + text).slice(0, expand_MAX_CHARS),
            flow: [...before.flow, ...flow].slice(0, expand_MAX_WORDS),
            ...(asFile ? { asFile } : {}),
        })))
            .slice(0, expand_MAX_WORDS);
        // Long texts are work too: `x=$x$x` again and again.
        shell.budget.steps -= Math.floor(args.reduce((sum, { text }) => sum + text.length, 0) / expand_CHARS_PER_STEP);
    }
    return args.map((arg) => ({ ...arg, text: markGlobs(arg.text, shell) }));
}
function expandOne(word, shell, runner) {
    return word.parts ? expandPieces(listPieces(word.parts, false), shell, runner) : [{ text: word.value, flow: [] }];
}
function expandWords(words, shell, runner) {
    return words.flatMap((word) => expandBraces(word)).flatMap((word) => expandOne(word, shell, runner));
}
const wholeOf = (args) => joinArgs(args)[0] ?? { text: '', flow: [] };
/** A word where no splitting happens: an assignment's value, a redirection's target. */
const expandWhole = (word, shell, runner) => wholeOf(expandOne(word, shell, runner));
/** Parts of a text that is read as if it stood in double quotes: a heredoc's. */
const expandQuoted = (parts, shell, runner) => wholeOf(expandPieces(listPieces(parts, true), shell, runner));

;// CONCATENATED MODULE: ./build/lib/bash/walk/redirects.js


/** 2 of `2>`, `fd` of `{fd}>`; null where none is written. */
function descriptorOf({ descriptor }) {
    if (!descriptor)
        return null;
    return descriptor.type === 'FileDescriptor' ? descriptor.value : descriptor.name;
}
function redirectInput(redirects, shell, stdin, runner) {
    let input = stdin;
    for (const redirect of redirects) {
        const descriptor = descriptorOf(redirect);
        if (descriptor !== null && descriptor !== 0)
            continue;
        if (redirect.type === 'HereDoc') {
            input = readHereDoc(redirect, shell, runner);
            continue;
        }
        if (!redirect.target || /^(>|&)/.test(redirect.operator))
            continue;
        const arg = expandWhole(redirect.target, shell, runner);
        if (redirect.operator === '<<<')
            input = arg.flow.length ? arg.flow : [{ kind: 'text', text: `${arg.text}\n` }];
        else if (redirect.operator === '<&')
            input = shell.written.get(`/dev/fd/${arg.text}`) ?? input;
        else
            input = arg.asFile ? arg.flow : (0,state/* readFlow */.he)(shell, arg.text);
    }
    return input;
}
/** `<<-` strips tabs from the lines of the script, not from what is expanded into them. */
function readHereDoc({ operator, delimiter, body }, shell, runner) {
    const strips = operator === '<<-';
    if (!body.parts) {
        const text = delimiter?.quoted ? body.text : body.text.replace(/\\([\\$`]|\n)/g, (_, one) => one.trim());
        return [{ kind: 'text', text: strips ? text.replace(/^\t+/gm, '') : text }];
    }
    const parts = body.parts.map((part, index) => {
        if (!strips || part.type !== 'Literal')
            return part;
        const value = part.value.replace(/\n\t+/g, '\n');
        return { ...part, value: index === 0 ? value.replace(/^\t+/, '') : value };
    });
    const arg = expandQuoted(parts, shell, runner);
    return [{ kind: 'text', text: arg.text }, ...arg.flow.filter(({ kind }) => kind !== 'text')];
}
/** `exec 3< file`: what `<&3` brings later. `exec {fd}< file` puts the number, whatever it is, into `fd`. */
function openDescriptors(redirects, shell, runner) {
    for (const redirect of redirects) {
        const descriptor = descriptorOf(redirect);
        if (descriptor === null || Number(descriptor) <= 2)
            continue;
        if (redirect.type !== 'Redirect' || redirect.operator !== '<' || !redirect.target)
            continue;
        if (typeof descriptor === 'string')
            shell.variables.set(descriptor, [{ text: descriptor, flow: [] }]);
        shell.written.set(`/dev/fd/${descriptor}`, (0,state/* readFlow */.he)(shell, expandWhole(redirect.target, shell, runner).text));
    }
}
const TERMINAL = /^\/dev\/(stdout|stderr|tty|fd\/[12])$|^\/proc\/self\/fd\/[12]$/;
function redirectOutput(redirects, shell, flow, runner) {
    let to = 'out';
    for (const redirect of redirects) {
        if (redirect.type !== 'Redirect' || redirect.operator.startsWith('<') || !redirect.target)
            continue;
        const { operator, target } = redirect;
        const descriptor = descriptorOf(redirect);
        const isOutput = descriptor === null || descriptor === 1;
        const { text } = expandWhole(target, shell, runner);
        if (operator === '>&' && /^\d+$|^-$/.test(text)) {
            if (isOutput)
                to = text === '2' ? 'error' : text === '-' ? { path: '/dev/null', append: false } : to;
        }
        else if (TERMINAL.test(text)) {
            if (isOutput)
                to = 'out';
        }
        else if (isOutput)
            to = { path: text, append: operator.endsWith('>>') };
        else if (text !== '/dev/null')
            (0,state/* touch */._M)(shell, text, 'written');
    }
    if (to === 'out')
        return flow;
    if (to === 'error') {
        shell.stderr.push(flow);
        return [];
    }
    (0,state/* writeFlow */.e8)(shell, to.path, flow, to.append);
    return [];
}

;// CONCATENATED MODULE: ./build/lib/bash/walk/walk.js
/** A script \u2192 the files whose text it prints and those it only touches, without running anything. */






function runScript({ commands }, shell, stdin = []) {
    const out = [];
    for (const statement of commands) {
        if (shell.budget.steps <= 0 || shell.exited)
            break;
        out.push(runStatement(statement, shell, stdin));
    }
    return out.flat();
}
function runStatement({ command, background }, shell, stdin) {
    const flow = command.type === 'AndOr' ? runAndOr(command, shell, stdin) : runPipeline(command, shell, stdin);
    if (background)
        shell.exited = false;
    return flow;
}
function runAndOr({ commands, operators }, shell, stdin) {
    const out = [];
    let before = shell.cwd;
    for (const [index, command] of commands.entries()) {
        if (shell.budget.steps <= 0 || shell.exited)
            break;
        const here = shell.cwd;
        const otherwise = operators[index - 1] === '||';
        // `cd a || cd b`: the second starts where the first failed to leave.
        if (otherwise)
            shell.cwd = before;
        before = shell.cwd;
        out.push(runPipeline(command, shell, stdin));
        if (otherwise && shell.cwd === before)
            shell.cwd = here;
        // Whether `a && exit` or `a || exit` leaves is not known.
        if (index > 0)
            shell.exited = false;
    }
    return out.flat();
}
function runPipeline(node, shell, stdin) {
    shell.budget.steps -= 1;
    if (node.type !== 'Pipeline')
        return runCommand(node, shell, stdin);
    const [first, ...others] = node.commands;
    if (first && others.length === 0)
        return runCommand(first, shell, stdin);
    return node.commands.reduce((flow, command) => runCommand(command, (0,state/* forkShell */.xO)(shell), flow), stdin);
}
/** Deeper nesting than this is a function that calls itself. */
const walk_MAX_DEPTH = 60;
/** A stream that doubles itself is no longer worth telling apart. */
const MAX_FLOW = 2000;
function runCommand(command, shell, stdin) {
    if (shell.budget.steps < 0 || shell.budget.depth >= walk_MAX_DEPTH)
        return [];
    shell.budget.depth += 1;
    const flow = runNode(command, shell, stdin);
    shell.budget.depth -= 1;
    return flow.length > MAX_FLOW ? flow.slice(0, MAX_FLOW) : flow;
}
function runNode(node, shell, stdin) {
    switch (node.type) {
        case 'Command':
            return runSimple(node, shell, stdin);
        case 'Redirected': {
            const input = redirectInput(node.redirects, shell, stdin, runner);
            return redirectOutput(node.redirects, shell, runCommand(node.command, shell, input), runner);
        }
        case 'Function':
            shell.functions.set(node.name.value, node.body);
            return [];
        case 'CompoundList':
            return runScript(node, shell, stdin);
        case 'BraceGroup':
            return runScript(node.body, shell, stdin);
        case 'Subshell':
            return runScript(node.body, (0,state/* forkShell */.xO)(shell), stdin);
        // Which branch runs is not known, so all do.
        case 'If': {
            const elifs = node.elif.flatMap(({ clause, then }) => [clause, then]);
            return runBranches([node.clause, node.then, ...elifs, ...(node.else ? [node.else] : [])], shell, stdin);
        }
        case 'While':
            return runBranches([node.clause, node.body], shell, stdin);
        case 'Case':
            return runBranches(node.items.map(({ body }) => body), shell, stdin);
        case 'For':
        case 'Select': {
            const items = node.wordlist ? expandWords(node.wordlist, shell, runner) : shell.variables.get('@');
            return (items ?? [{ text: shell_flow/* ANYTHING */.n0, flow: [] }]).flatMap((item) => {
                shell.variables.set(node.name.value, [item]);
                return runScript(node.body, shell, stdin);
            });
        }
        // Once around is enough to see what it reads.
        case 'ArithmeticFor':
            return runScript(node.body, shell, stdin);
        case 'TestCommand':
            return runWords([{ text: '[[', flow: [] }, ...expandWords(listWords(node), shell, runner)], shell, stdin);
        case 'ArithmeticCommand':
            return [];
        case 'Coproc':
            return runCoproc(node, shell);
    }
}
function runBranches(branches, shell, stdin) {
    return branches.flatMap((branch) => {
        const flow = runScript(branch, shell, stdin);
        shell.exited = false;
        return flow;
    });
}
/** What it prints is read later, from the descriptor in `${COPROC[0]}`. */
function runCoproc({ name, body }, shell) {
    const variable = name?.value ?? 'COPROC';
    shell.written.set(`/dev/fd/${variable}`, runCommand(body, (0,state/* forkShell */.xO)(shell), []));
    shell.variables.set(variable, [{ text: variable, flow: [] }]);
    return [];
}
function listWords(node) {
    if (node.type === 'Word')
        return [node];
    const words = [];
    (0,parser/* forEachChild */.dK)(node, (child) => void words.push(...listWords(child)));
    return words;
}
function runSimple({ name, args, prefix, redirects }, shell, stdin) {
    const words = name ? [name] : [];
    // Behind `export` and `declare`, assignments are arguments.
    for (const each of [...prefix, ...args]) {
        if (each.type === 'Word')
            words.push(each);
        else if (each.type === 'Assignment') {
            const { value } = each;
            const values = value.type === 'Word' ? [expandWhole(value, shell, runner)] : expandWords(value.elements, shell, runner);
            shell.variables.set(each.name, each.append ? [...(shell.variables.get(each.name) ?? []), ...values] : values);
        }
    }
    const expanded = expandWords(words, shell, runner);
    if (expanded[0]?.text === 'exec')
        openDescriptors(redirects, shell, runner);
    const input = redirectInput(redirects, shell, stdin, runner);
    // `$(<file)` is the file; alone, `< file` prints nothing, and nothing will have come back.
    const flow = expanded.length > 0 ? runWords(expanded, shell, input) : input === stdin ? [] : input;
    return redirectOutput(redirects, shell, flow, runner);
}
/** Runs a command given by its words; shared with the programs that run others (xargs, env, find -exec). */
function runWords(args, shell, stdin) {
    shell.budget.steps -= 1;
    if (shell.budget.steps < 0)
        return [];
    const called = shell.functions.get(args[0]?.text ?? '');
    if (!called)
        return runProgram(args, shell, stdin, runner);
    const own = (0,state/* forkShell */.xO)(shell);
    own.variables.set('@', args.slice(1));
    own.variables.set('*', args.slice(1));
    args.slice(1, 10).forEach((arg, index) => {
        own.variables.set(`${index + 1}`, [arg]);
    });
    return runCommand(called, own, stdin);
}
const runner = { runScript, runWords };


/***/ }),

/***/ 41370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ posixCommand),
/* harmony export */   Nm: () => (/* binding */ posixOutput),
/* harmony export */   d7: () => (/* binding */ toPosix)
/* harmony export */ });
/** Paths and commands as Windows writes them \u2192 as the rest of this room reads them. The one place that knows of backslashes. */
const DRIVE = /^([A-Za-z]):(?=[\\/]|$)/;
/** `D:\repo\x` \u2192 `/d/repo/x`, as the shells on Windows spell it themselves; a POSIX path stays. */
function toPosix(path) {
    if (DRIVE.test(path))
        return path.replace(DRIVE, (_, drive) => `/${drive.toLowerCase()}`).replace(/\\+/g, '/');
    if (!path.includes('\\') || path.includes('/'))
        return path.replace(/^\/mnt\/([a-z])(?=\/)/, '/$1');
    return path.replace(/\\+/g, '/');
}
/** A run of names with backslashes between. */
const BACKSLASHED = /(?:[A-Za-z]:|[^\s\\'"`|&;<>()=,]+)?(?:\\{1,2}[^\s\\'"`|&;<>(),]+)+/g;
/** In a shell a backslash is an escape, unless what it stands in can only be a path of Windows. */
const IS_PATH = /^[A-Za-z]:\\|\\(?:\.?(?:claude|agents|codex|github|copilot)|skills)\\|\\SKILL\.md$/i;
/** The paths in a command or in what it printed. */
function posixPaths(text) {
    if (!text.includes('\\'))
        return text;
    return text.replace(BACKSLASHED, (found) => IS_PATH.test(found)
        ? found.replace(DRIVE, (_, drive) => `/${drive.toLowerCase()}`).replace(/\\+/g, '/')
        : found);
}
/** What a search or a listing on Windows puts before its lines; other text is left alone, however long. */
function posixOutput(output) {
    return output.includes('\\') && /\\SKILL\.md/i.test(output)
        ? output.replace(/\S+\\SKILL\.md/gi, (path) => posixPaths(path))
        : output;
}
const READS = /(?<![\w-])(?:Get-Content|gc|type)((?:\s+-(?:Raw|LiteralPath|Path|Encoding\s+\w+|Head\s+\d+|TotalCount\s+\d+|First\s+\d+))*)(?=\s)/gi;
/** PowerShell's and cmd's way to print a file is `cat` here, and its first lines `head`. */
function posixCommand(command) {
    const paths = posixPaths(command);
    if (!/Get-Content|(?<![\w-])(?:gc|type)\s/i.test(paths))
        return paths;
    return paths.replace(READS, (whole, options) => {
        const lines = /-(?:Head|TotalCount|First)\s+(\d+)/i.exec(options)?.[1];
        // `type` of a POSIX shell says what a name means; only a path makes it a reader.
        if (/^type$/i.test(whole.trim()) && !/\btype\s+['"]?\S*[\\/]\S+/i.test(command))
            return whole;
        return lines === undefined ? 'cat' : `head -n ${lines}`;
    });
}


/***/ }),

/***/ 71864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cu: () => (/* binding */ parseAgentKey),
/* harmony export */   F8: () => (/* binding */ parseAgentKeys),
/* harmony export */   JE: () => (/* binding */ isBare),
/* harmony export */   Lp: () => (/* binding */ agentName)
/* harmony export */ });
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/* harmony import */ var _input_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34685);
/** An agent as users write it, `name[@vendor-model][+install][+subagent]` \u2192 its parts. */


const INSTALLS = ['plugin', 'marketplace', 'skills', 'extension', 'agent-plugin', 'project'];
/** Instead of a list: every agent. */
const ALL = 'all';
const SHAPE = /^(?<name>[a-z][a-z0-9-]*)(?:@(?<model>[A-Za-z0-9][A-Za-z0-9._:/[\]-]*))?(?:\+(?!subagent$)(?<install>[a-z]+(?:-[a-z]+)?))?(?<subagent>\+subagent)?$/;
function parseAgentKey(text, names) {
    const found = SHAPE.exec(text)?.groups;
    if (!found?.name) {
        const name = agentName(text);
        const lower = name.toLowerCase();
        if (name !== lower && names.includes(lower))
            throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`Unknown agent '${name}': agent names are lower case.`, { fix: `Did you mean ${lower}?` });
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`'${text}' is not an agent.`, {
            fix: /[[\]'"\s;]/.test(text)
                ? 'write a list with commas and nothing else, such as claude,codex.'
                : `write name[@vendor-model][+install][+subagent], such as claude@haiku or codex+plugin.`,
        });
    }
    if (!names.includes(found.name)) {
        const meant = (0,_input_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .Z)(found.name, names);
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`Unknown agent '${found.name}'.`, {
            fix: meant ? `Did you mean ${meant}?` : `use one of ${names.join(', ')}.`,
        });
    }
    if (/^\d+(?:\.\d+)*$/.test(found.model ?? ''))
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`'${text}' names a version where the vendor's model is named.`, {
            fix: `write ${found.name}, and choose versions with --agent-versions.`,
        });
    if (found.install && !INSTALLS.includes(found.install)) {
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`'${text}' names an unknown install method '${found.install}'.`, {
            fix: `use one of ${INSTALLS.map((i) => `+${i}`).join(', ')}.`,
        });
    }
    return {
        key: text,
        name: found.name,
        vendor_model: found.model ?? null,
        install: found.install ?? null,
        ...(found.subagent ? { subagent: true } : {}),
    };
}
/** Each key once, in the order given; `all` stands for those of `all`. */
function parseAgentKeys(texts, names, all = names) {
    const keys = texts.flatMap((text) => (text === ALL ? all : [text]));
    return [...new Set(keys)].map((text) => parseAgentKey(text, names));
}
/** Its skills are listed by their own names, without a plugin's before them. */
const isBare = (install) => install === 'skills' || install === 'project';
/** `claude@haiku`, `codex+plugin` \u2192 the agent's bare name. */
function agentName(key) {
    return key.split(/[@+]/, 1)[0];
}


/***/ }),

/***/ 86193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IF: () => (/* binding */ MOVE_IT),
/* harmony export */   P6: () => (/* binding */ FixesSchema),
/* harmony export */   PZ: () => (/* binding */ OfferStateSchema),
/* harmony export */   Vy: () => (/* binding */ ExcessSchema),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   qV: () => (/* binding */ OfferSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/** What an agent put of a skill before the model, and why not all of it: schemas and shapes. */

const OfferStateSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['full', 'cut', 'name_only', 'absent']);
/** By how much a listing is too long; `by` is null where that is not known. */
const ExcessSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    by: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
    limit: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    unit: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['characters', 'tokens']),
});
/** Each of them is enough; `reason` ends with them. Absent where none is known. */
const FixesSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional();
const OfferSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    offer: OfferStateSchema,
    kept_chars: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    of_chars: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().default(null),
    fixes: FixesSchema,
    /** Of a description that was cut: what the model does not read, its first 400 characters. */
    lost: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** The skill is not offered in full because all listed skills together need more room than there is; absent elsewhere. */
    over: ExcessSchema.optional(),
});
/** The fix of a file that lies where an agent does not look. */
const MOVE_IT = 'move it';
const explain = (why, ...fixes) => ({
    reason: `${why}; ${fixes.join(', or ')}.`,
    fixes,
});


/***/ }),

/***/ 32022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ ConfigError)
/* harmony export */ });
/** The one error that a user can fix: its message names the file, the location in it and the fix. The command line and the action exit with code 2. */
class ConfigError extends Error {
    problem;
    where;
    name = 'ConfigError';
    /** The message without the fix. */
    statement;
    constructor(problem, where = {}) {
        const location = [
            where.file && `${where.file}${where.line ? `:${where.line}` : ''}`,
            where.case_id && `case '${where.case_id}'`,
            where.path && `at ${where.path}`,
        ].filter(Boolean);
        const statement = `${location.length ? `${location.join(', ')}: ` : ''}${problem}`;
        super(`${statement}${where.fix ? ` ${formatFix(where.fix)}` : ''}`);
        this.problem = problem;
        this.where = where;
        this.statement = statement;
    }
}
/** A suggestion is a question of its own. */
const formatFix = (fix) => (fix.startsWith('Did you mean') ? fix : `Fix: ${fix}`);


/***/ }),

/***/ 65118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ explainFullDisk),
/* harmony export */   R: () => (/* binding */ fullDisk)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/** An error of a write \u2192 the ConfigError for a full disk, which names the path and says how to continue. */

function fullDisk(path) {
    return new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x('The disk is full.', {
        ...(path ? { file: path } : {}),
        fix: 'free some space, then continue with --resume; finished units are kept.',
    });
}
/** Takes any error of a write; returns it unchanged unless the disk is full. */
function explainFullDisk(error, path) {
    const { code, path: own } = error;
    return code === 'ENOSPC' || code === 'EDQUOT' ? fullDisk(path ?? own) : error;
}


/***/ }),

/***/ 56022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ getOwn),
/* harmony export */   c: () => (/* binding */ omit)
/* harmony export */ });
/** Fields of an object of data: read without inherited ones (`constructor` and `toString` are ordinary ids of skills and tokens), or left out. */
const getOwn = (data, key) => data && Object.hasOwn(data, key) ? data[key] : undefined;
/** An object \u2192 the same without some of its fields. Deleted ones would leave it a slow dictionary, of which a large batch has thousands. */
function omit(row, ...fields) {
    return Object.fromEntries(Object.entries(row).filter(([key]) => !fields.includes(key)));
}


/***/ }),

/***/ 75926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ withoutCiTime),
/* harmony export */   n: () => (/* binding */ createRecordReader)
/* harmony export */ });
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70509);
/* harmony import */ var _json_value_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10838);
/**
 * Lines of a stream that should hold JSON records \u2192 the records and the other lines, however they are laid out: one a line, indented,
 * in one array, with a CI's timestamps or group names before each line, with colours, with noise between.
 */


const ANSI = /\u001b\[[\d;]*[A-Za-z]/g;
const TIME = String.raw `\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?`;
/** Timestamps, `[group]`, `service-1 |` of compose, the job and step that `gh run view --log` puts before each line. */
const PREFIX = new RegExp(String.raw `^\s*(?:(?:\[?${TIME}\]?|\[[^\][{}"]{1,80}\]|[\w.@/-]{1,60} *\||[^\t{}"[\]]{1,120}\t)[ \t]*)+(?:\d\d[OE][+ ]?)?`);
/** GitHub's own: seven digits of a second, which no agent prints. Plain lines are freed of it too. */
const CI_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{7}Z ?/;
const withoutCiTime = (line) => line.replace(CI_TIME, '');
/** A record that is not closed by then is given up, because memory is bounded. */
const MOST_HELD = 32 << 20;
const MOST_NOISE = 1_000;
function createRecordReader(sink) {
    let count = 0;
    let open = null;
    /** Set by the first record: a stream whose records stand bare has no prefixes, so that prose cannot imitate one. */
    let prefixed = null;
    let arrays = 0;
    let retries = false;
    /** Values may be records or, where a run is printed as one array, a list of them. */
    function emitValue(text, line, behind_prefix) {
        let value;
        try {
            value = JSON.parse(text);
        }
        catch {
            return false;
        }
        const records = Array.isArray(value) ? value.filter(_json_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isJson */ .Fh) : (0,_json_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isJson */ .Fh)(value) ? [value] : [];
        if (records.length === 0)
            return false;
        prefixed ??= behind_prefix;
        for (const record of records)
            sink.record(record, records.length === 1 ? text : JSON.stringify(record), line);
        return true;
    }
    function emitPlain(text, line) {
        const shown = withoutCiTime(text);
        sink.plain(shown, line, /^\s*[[{]\s*["{[]/.test(shown));
    }
    /** What was held is not a record as a whole. Behind a first line that was cut off, as `{"type":` is, there may be whole ones. */
    function giveUp() {
        const held = open?.lines ?? [];
        open = null;
        const first = retries ? held : held.slice(0, 1);
        first.forEach(emitLine);
        if (retries)
            return;
        // Once: where each line opens a record, all of them would be gone through for each of them.
        retries = true;
        for (const { text, line } of held.slice(1))
            take(text, line);
        giveUp();
        retries = false;
    }
    function emitLine({ text, line }) {
        const { body, behind_prefix } = strip(text);
        if (!body.startsWith('{') || !emitValue(body.replace(/,\s*$/, ''), line, behind_prefix))
            emitPlain(text, line);
    }
    function strip(text) {
        const plain = text.includes('\u001b') ? text.replace(ANSI, '') : text;
        if (prefixed === false)
            return { body: plain, behind_prefix: false };
        const prefix = PREFIX.exec(plain)?.[0] ?? '';
        return { body: plain.slice(prefix.length), behind_prefix: prefix !== '' };
    }
    function goOn(raw, line) {
        if (!open)
            return;
        const body = open.prefixed ? strip(raw).body : raw.includes('\u001b') ? raw.replace(ANSI, '') : raw;
        const scanned = (0,_json_value_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .scanValue */ .j)(body, 0, open.state);
        if (!scanned) {
            // A record that begins here proves that the one before was cut off; other words are noise in the middle of one.
            if (/^\s*[{[]/.test(body) || open.noise >= MOST_NOISE) {
                giveUp();
                begin(raw, line);
                return;
            }
            open.noise += 1;
            emitPlain(raw, line);
            return;
        }
        open.lines.push({ text: raw, line });
        open.held += raw.length;
        if (scanned.end === null) {
            open.pieces.push(body);
            open.state = scanned.state;
            if (open.held > MOST_HELD)
                giveUp();
            return;
        }
        open.pieces.push(body.slice(0, scanned.end));
        if (!emitValue(open.pieces.join('\n'), open.first, open.prefixed)) {
            giveUp();
            return;
        }
        open = null;
        const rest = body.slice(scanned.end);
        if (rest.trim() !== '' && !readValues(rest, line, raw, prefixed === true))
            emitPlain(rest, line);
    }
    /** All values of a line, and the one that it leaves open. False where this line is not made of values. */
    function readValues(body, line, raw, behind_prefix) {
        const whole = [];
        let depth = arrays;
        let at = 0;
        for (;;) {
            while (/[ \t\r]/.test(body[at] ?? '') || (body[at] === ',' && (depth > 0 || whole.length > 0)))
                at += 1;
            if (at >= body.length)
                break;
            const char = body[at];
            if (char === ']' && depth > 0)
                depth -= 1;
            else if (char === '[' && depth === 0 && /^\s*(?:$|[{\]])/.test(body.slice(at + 1, at + 200)))
                depth += 1;
            else if (char === '{') {
                const scanned = (0,_json_value_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .scanValue */ .j)(body, at, _json_value_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .START */ .d);
                if (!scanned)
                    return false;
                if (scanned.end === null) {
                    const piece = body.slice(at);
                    arrays = depth;
                    emitAll(whole, line, behind_prefix);
                    const held = [{ text: whole.length > 0 ? piece : raw, line }];
                    const { length } = piece;
                    const { state } = scanned;
                    open = { first: line, lines: held, pieces: [piece], state, held: length, noise: 0, prefixed: behind_prefix };
                    return true;
                }
                whole.push(body.slice(at, scanned.end));
                at = scanned.end;
                continue;
            }
            else
                return false;
            at += 1;
        }
        arrays = depth;
        emitAll(whole, line, behind_prefix);
        return true;
    }
    function emitAll(values, line, behind_prefix) {
        for (const text of values)
            if (!emitValue(text, line, behind_prefix))
                emitPlain(text, line);
    }
    const take = (raw, line) => (open ? goOn(raw, line) : begin(raw, line));
    function begin(raw, line) {
        if (!/[{[\]]/.test(raw)) {
            emitPlain(raw, line);
            return;
        }
        const { body, behind_prefix } = strip(raw);
        if (behind_prefix && body.startsWith('{') && emitValue(body, line, true))
            return;
        if (!/^\s*[{[\],]/.test(body) || !readValues(body, line, raw, behind_prefix))
            emitPlain(raw, line);
    }
    return {
        line(raw) {
            count += 1;
            let text = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
            if (count === 1 && text.startsWith('\ufeff'))
                text = text.slice(1);
            if (open || !text.startsWith('{') || !(sink.skips(text) || emitValue(text, count, false)))
                take(text, count);
        },
        end: giveUp,
    };
}


/***/ }),

/***/ 10838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ START),
/* harmony export */   j: () => (/* binding */ scanValue)
/* harmony export */ });
/** Pieces of text, line by line \u2192 where a JSON value ends, or that these lines are none: a scanner that only checks the shape. */
const STRING = /"(?:[^"\\\u0000-\u001f]|\\.)*"/y;
const WORD = /-?\d[\d.eE+-]*|true|false|null/y;
/** Only a flood of brackets nests deeper; no transcript does. */
const MOST_NESTED = 1_000;
const START = { open: [], last: '[' };
/** Scans on from `from`. `end`: the place behind the value, null when it goes on in the next line; null alone: this is not JSON. */
function scanValue(text, from, state) {
    const open = [...state.open];
    let { last } = state;
    let at = from;
    while (at < text.length) {
        const char = text[at];
        const top = open.at(-1);
        const valueFits = last === ':' || last === '[' || (last === ',' && top === '[') || open.length === 0;
        switch (char) {
            case ' ':
            case '\t':
                at += 1;
                break;
            case '{':
            case '[':
                if (!valueFits || open.length >= MOST_NESTED)
                    return null;
                open.push(char);
                last = char;
                at += 1;
                break;
            case '}':
            case ']':
                if (top !== (char === '}' ? '{' : '[') || (last !== 'v' && last !== top))
                    return null;
                open.pop();
                last = 'v';
                at += 1;
                if (open.length === 0)
                    return { end: at, state: START };
                break;
            case ',':
            case ':':
                if (last !== 'v')
                    return null;
                last = char;
                at += 1;
                break;
            default: {
                const pattern = char === '"' ? STRING : WORD;
                pattern.lastIndex = at;
                if (!pattern.test(text) || !(valueFits || (char === '"' && (last === '{' || last === ','))))
                    return null;
                at = pattern.lastIndex;
                last = 'v';
            }
        }
    }
    return { end: null, state: { open, last } };
}


/***/ }),

/***/ 70509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ parseValue),
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   JD: () => (/* binding */ objects),
/* harmony export */   Yj: () => (/* binding */ string),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   lj: () => (/* binding */ parseObject),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   qI: () => (/* binding */ asFields)
/* harmony export */ });
const isJson = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** An object whose fields can be read, whatever the value is. */
const asFields = (value) => (value && typeof value === 'object' ? value : {});
const string = (value) => (typeof value === 'string' ? value : '');
const number = (value) => (typeof value === 'number' ? value : null);
const list = (value) => (Array.isArray(value) ? value : []);
/** The object in a text; null for any other value, and for what is not JSON. */
function parseObject(text) {
    try {
        const value = JSON.parse(text);
        return isJson(value) ? value : null;
    }
    catch {
        return null;
    }
}
/** The value in a text; `otherwise` for what is not JSON. */
function parseValue(text, otherwise = null) {
    try {
        return JSON.parse(text);
    }
    catch {
        return otherwise;
    }
}
const objects = (value) => list(value).filter(isJson);


/***/ }),

/***/ 95739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ memoize)
/* harmony export */ });
/**
 * A function \u2192 the same, worked out once for each object and key: a listing is requested for each skill but is the same for all
 * of them. By default the object is the first argument and there is one key. The results are released together with the object.
 */
function memoize(make, ownerOf = (...[first]) => first, keyOf = () => '') {
    const known = new WeakMap();
    return (...given) => {
        const owner = ownerOf(...given);
        const answers = known.get(owner) ?? new Map();
        known.set(owner, answers);
        const key = keyOf(...given);
        if (!answers.has(key))
            answers.set(key, make(...given));
        return answers.get(key);
    };
}


/***/ }),

/***/ 34685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest)
/* harmony export */ });
/** A mistyped word \u2192 the most similar word of a list, or null when none is similar. */
function suggest(word, words) {
    let best = null;
    let minimum = Math.max(2, Math.floor(word.length / 3)) + 1;
    for (const candidate of words) {
        const [a, b] = [word.toLowerCase(), candidate.toLowerCase()];
        const distance = extendsOther(a, b) ? 1.5 : editDistance(a, b, minimum);
        if (distance < minimum)
            [best, minimum] = [candidate, distance];
    }
    return best;
}
/** A name with one part more or less (`refund` for `refund-order`, `id` for `case_id`) is a better match than a name that is merely spelled similarly. */
const extendsOther = (a, b) => ['-', '_'].some((dash) => [a.startsWith(b + dash), b.startsWith(a + dash), a.endsWith(dash + b), b.endsWith(dash + a)].includes(true));
/** Levenshtein distance, capped at `limit`. */
function editDistance(a, b, limit) {
    if (Math.abs(a.length - b.length) >= limit)
        return limit;
    let row = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
            next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
        }
        row = next;
    }
    return row[b.length] ?? limit;
}


/***/ }),

/***/ 24385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ explainRefusal)
/* harmony export */ });
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/* harmony import */ var _input_full_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65118);
/** A file system error \u2192 a ConfigError that names the file and the reason. */


const WHY = {
    ENOENT: 'it does not exist',
    EISDIR: 'it is a folder',
    ENOTDIR: 'there is a file where a folder should be',
    EEXIST: 'there is a file where a folder should be',
    EACCES: 'permission denied',
    EPERM: 'the system does not permit it',
    EROFS: 'the disk is read-only',
    ENAMETOOLONG: 'the name is too long',
    ELOOP: 'its symbolic links form a cycle',
};
const FIX = {
    EACCES: 'run it as a user who may, or choose another folder.',
    EPERM: 'run it as a user who may, or choose another folder.',
    EROFS: 'choose a folder on a disk that can be written.',
};
/** Takes any error; returns it unchanged if it is not about a file. Some errors contain no path: pass it as `file`. */
function explainRefusal(error, file, fix) {
    const { code = '', path, syscall } = error;
    const named = file ?? path;
    const why = WHY[code];
    if (code === 'EMFILE' || code === 'ENFILE')
        return new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This process may not open as many files as it needs (${code}).`, {
            fix: 'raise the limit, for example with `ulimit -n 1024`.',
        });
    // A program that could not be started is reported elsewhere.
    if (!why || !named || syscall?.startsWith('spawn'))
        return (0,_input_full_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFullDisk */ .E)(error, file);
    const cure = fix ?? FIX[code];
    return new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This cannot be read or written: ${why} (${code}).`, {
        file: named,
        ...(cure ? { fix: cure } : {}),
    });
}


/***/ }),

/***/ 66254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ leaveToTheEnd),
/* harmony export */   m: () => (/* binding */ endAtOnce)
/* harmony export */ });
/** Cleans up synchronously when this process is about to end: kills the processes it started, removes the folders it made. */
/** In the order in which they run. */
const steps = { kill: null, remove: null };
/** Registered when the first process or folder is created, so that a command without either does not load that code. */
function leaveToTheEnd(step, work) {
    steps[step] = work;
}
/** Synchronous, so that an `exit` listener can call it; does nothing after a clean end. */
function endAtOnce() {
    steps.kill?.();
    steps.remove?.();
}


/***/ }),

/***/ 63284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ RUNNER_MARKER),
/* harmony export */   t: () => (/* binding */ MARKER)
/* harmony export */ });
/** The environment variables by which processes are found again after the one that started them is gone. */
/** Identifies a unit's processes, even in a session of their own. */
const MARKER = 'AGENT_ROUTING_UNIT';
/** GitHub's runner uses this variable to find processes that a job left running, should this process be killed. */
const RUNNER_MARKER = 'RUNNER_TRACKING_ID';


/***/ }),

/***/ 69966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ namedEvents),
/* harmony export */   DB: () => (/* binding */ jsonReply),
/* harmony export */   Tm: () => (/* binding */ streamReply),
/* harmony export */   We: () => (/* binding */ parseArguments),
/* harmony export */   hQ: () => (/* binding */ sortParts),
/* harmony export */   kp: () => (/* binding */ roleOf)
/* harmony export */ });
const jsonReply = (value, status = 200) => ({
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
});
const streamReply = (body) => ({
    status: 200,
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' },
    body,
});
/** As the APIs of Anthropic and of OpenAI's Responses have it: each event with its type before it. */
const namedEvents = (events) => streamReply(events.map((event) => `event: ${event['type']}\ndata: ${JSON.stringify(event)}\n\n`).join(''));
const ROLES = new Set(['system', 'developer', 'user', 'assistant']);
/** Another role counts as the user's. */
const roleOf = (message) => ROLES.has(message['role']) ? message['role'] : 'user';
/** A request's parts, and what of each kind is among them. */
function sortParts(parts) {
    const texts = [];
    const calls = [];
    const results = [];
    for (const { type, ...part } of parts) {
        if (type === 'text')
            texts.push(part);
        else if (type === 'call')
            calls.push(part);
        else
            results.push(part);
    }
    return { parts, texts, calls, results };
}
/** Arguments are sent as JSON text. Text that is not JSON is kept unchanged: freeform tools send it, and so do broken models. */
function parseArguments(value) {
    if (typeof value !== 'string')
        return value;
    try {
        return JSON.parse(value);
    }
    catch {
        return value;
    }
}


/***/ }),

/***/ 61389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iN: () => (/* binding */ problemOfYaml),
/* harmony export */   io: () => (/* binding */ cureUntext),
/* harmony export */   jB: () => (/* binding */ QUOTED),
/* harmony export */   l4: () => (/* binding */ problemAt),
/* harmony export */   vG: () => (/* binding */ cureProblem),
/* harmony export */   xX: () => (/* binding */ fixProblem)
/* harmony export */ });
/** What can be wrong with a block of front matter: in words, and what its author should do. */
const QUOTE = 'put quotes around the value.';
const PROBLEMS = {
    byte_order_mark: {
        message: 'the file starts with a byte order mark',
        fix: 'save the file as UTF-8 without it.',
    },
    colon_in_value: {
        message: 'a value without quotes contains a colon and a space',
        fix: QUOTE,
    },
    curly_quotes: {
        message: 'the quotes around a value are curly (\u201c \u201d), which YAML takes for text',
        fix: 'write straight ones, " or \'.',
    },
    open_quote: { message: 'a quote is not closed', fix: 'close the quote.' },
    open_bracket: {
        message: 'a bracket is not closed',
        fix: 'put quotes around the value, or close the bracket where a list is meant.',
    },
    key_twice: { message: 'a key occurs twice', fix: 'keep one of the two lines.' },
    tab: { message: 'a tab is used where YAML needs spaces', fix: 'indent with spaces.' },
    control_character: { message: 'the front matter contains a control character', fix: 'remove that character.' },
    late_start: {
        message: 'the front matter does not start on line 1',
        fix: 'remove what stands before the first line of ---.',
    },
    other_fence: {
        message: 'line 1 is not three dashes, between two lines of which agents look for front matter',
        fix: 'write --- as line 1, and as the line below the last field.',
    },
    not_closed: {
        message: 'the front matter is not closed by a line of three dashes',
        fix: 'write a line of --- after the last field.',
    },
    no_list: {
        message: 'the front matter is not a list of `key: value`',
        fix: 'write one `key: value` on each line, with a space after the colon.',
    },
    no_pair: {
        message: 'a line is not `key: value`',
        fix: 'type an ordinary space after the colon; begin a line that continues the value above it with two spaces, not a tab.',
    },
    uneven: {
        message: 'the keys do not begin in the same column',
        fix: 'begin each key at the start of its line, without spaces before it.',
    },
    after_value: {
        message: 'text stands after the end of a value',
        fix: 'put quotes around all of the value, of the kind that it does not contain; or write `>-` in its place, and the text on the next line, two spaces in.',
    },
    utf16: { message: 'the file is saved as UTF-16, in which no agent finds front matter', fix: 'save it as UTF-8.' },
    reserved_character: {
        message: 'a value without quotes starts with a character that YAML keeps for itself',
        fix: QUOTE,
    },
    none: {
        message: 'there is no front matter',
        fix: 'begin the file with a line of ---, then name: and description:, then a line of --- again.',
    },
};
const problemAt = (line, kind) => ({
    line,
    kind,
    message: PROBLEMS[kind].message,
});
/** by_itself: `check --fix` puts it right. */
function fixProblem(kind, by_itself = false) {
    const fix = kind === 'yaml' ? 'write that line as `key: value`, with quotes around the value.' : PROBLEMS[kind].fix;
    return by_itself && REPAIRED.has(kind) ? `${fix.replace(/\.$/, '')}; \`agent-routing check --fix\` does that.` : fix;
}
/** Of which `check --fix` makes a value in quotes that every agent reads as one of them did before. */
const QUOTED = new Set([
    'colon_in_value',
    'reserved_character',
    'after_value',
    'open_bracket',
]);
const REPAIRED = new Set([...QUOTED, 'byte_order_mark']);
const QUOTABLE = new Set(['colon_in_value', 'reserved_character', 'yaml']);
/** What stands after an agent's own reason. */
const cureProblem = (kind) => QUOTABLE.has(kind)
    ? 'correct that line; quotes around the value are usually enough'
    : fixProblem(kind).replace(/\.$/, '');
/** For a name or a description that is no text. */
const cureUntext = (value) => value === null || typeof value === 'object' ? 'write it as one line of text' : 'write it in quotes';
const PLACE = / at line \d+, column \d+:?$/;
/** The messages of the YAML parser for the most common mistakes. */
const YAML_MESSAGES = [
    [/^Nested mappings are not allowed/, 'colon_in_value'],
    [/^Plain value cannot start with/, 'reserved_character'],
    [/^Missing closing/, 'open_quote'],
    [/must be unique$/, 'key_twice'],
    [/must be sufficiently indented and end with/, 'open_bracket'],
    [/^Tabs are not allowed/, 'tab'],
    [/^Implicit (?:map )?keys need/, 'no_pair'],
    [/^All mapping items must start|at node end at line \d+, column 1:/, 'uneven'],
    [/at node end/, 'after_value'],
];
/** Plain words where there are any; else the parser's message without its location and excerpt. */
function problemOfYaml(line, message) {
    const first = message.split('\n')[0] ?? '';
    const kind = YAML_MESSAGES.find(([pattern]) => pattern.test(first.replace(PLACE, '')) || pattern.test(first))?.[1];
    return kind ? problemAt(line, kind) : { line, kind: 'yaml', message: first.replace(PLACE, '') };
}


/***/ }),

/***/ 9523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ parseFrontMatter)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61389);
/** Parses the YAML block at the top of a SKILL.md as leniently as the CLIs do, and lists what a strict parser would reject. */


function parseFrontMatter(text) {
    const problems = [];
    const marked = text.startsWith('\uFEFF');
    if (marked)
        problems.push((0,_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(1, 'byte_order_mark'));
    const lines = (marked ? text.slice(1) : text).split(/\r?\n/);
    const none = (line, kind) => ({
        present: false,
        fields: {},
        problems: [...problems, (0,_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(line, kind)],
        body_line: 1,
    });
    if (!isFence(lines[0])) {
        if (UTF16.test(text))
            return none(1, 'utf16');
        if (/^[-+=*~_\u2014\u2013]{2,}\s*$/.test(lines[0] ?? ''))
            return none(1, 'other_fence');
        const late = findLate(lines);
        return late < 0 ? none(1, 'none') : none(late + 1, 'late_start');
    }
    const close = lines.findIndex((line, index) => index > 0 && isFence(line));
    if (close < 0)
        return none(1, 'not_closed');
    const block = lines.slice(1, close);
    const control = block.findIndex((line) => CONTROL.test(line));
    if (control >= 0)
        problems.push((0,_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(control + 2, 'control_character'));
    const { fields, problems: found } = readBlock(block);
    // The YAML parser may report the same problem of one line several times.
    const once = new Map([...problems, ...found].map((problem) => [`${problem.line} ${problem.message}`, problem]));
    return { present: true, fields, problems: [...once.values()], body_line: close + 2 };
}
/** The fence of a block that does not begin the file: after blank lines, or where it names the skill below a heading or in a fence of code. */
const findLate = (lines) => lines.findIndex((line, at) => isFence(line) &&
    (/^(?:name|description):/.test(lines[at + 1] ?? '') || lines.slice(0, at).every((above) => above.trim() === '')));
// All control characters but tab and line ends.
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;
/** Read as UTF-8, every other byte is a zero. */
const UTF16 = /^\uFFFD{0,2}(?:[\x01-\x7f]\0|\0[\x01-\x7f]){3}/;
const isFence = (line) => line !== undefined && /^---\s*$/.test(line);
function readBlock(block) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(block.join('\n'), { logLevel: 'silent', prettyErrors: true });
    // The block starts on the file's second line.
    const errors = document.errors.map((error) => {
        const line = error.linePos?.[0].line ?? 1;
        const text = block[line - 1] ?? '';
        if (/^[\w-]+:\s*[\u201c\u201d\u201e\u2018\u2019]/.test(text))
            return (0,_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(line + 1, 'curly_quotes');
        const found = (0,_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOfYaml */ .iN)(line + 1, error.message);
        // Where its quotes end, a value ends.
        return found.kind === 'colon_in_value' && /^[\w-]+:\s*["']/.test(text) ? (0,_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(line + 1, 'after_value') : found;
    });
    // What the parser says in its own words of a line follows from what is known of it.
    const problems = errors.filter(({ kind, line }) => kind !== 'yaml' || !errors.some((one) => one.line === line && one.kind !== 'yaml'));
    const broken = document.errors.some(({ code }) => code !== 'DUPLICATE_KEY');
    if (!broken && document.contents === null)
        return { fields: {}, problems };
    if (!broken && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents)) {
        // `key: !word` is a tag without a value, and to every reader of YAML no text.
        for (const { value } of document.contents.items)
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(value) && value.tag?.startsWith('!') && !value.source)
                value.value = null;
        try {
            return { fields: document.toJS(), problems };
        }
        catch (error) {
            problems.push((0,_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOfYaml */ .iN)(2, error.message));
        }
    }
    if (!broken)
        problems.push((0,_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(2, 'no_list'));
    return { fields: readLines(block), problems };
}
/** Reads a broken block line by line, as Codex 0.169 does. Of two equal keys the first is kept, as most parsers do. */
function readLines(block) {
    const fields = {};
    let open = null;
    for (const line of block) {
        const [, key, value = ''] = /^([A-Za-z_][\w-]*):(?:[ \t]+(.*))?$/.exec(line) ?? [];
        if (key !== undefined) {
            open = key in fields ? null : key;
            if (open)
                fields[open] = /^[|>][+-]?\s*$/.test(value) ? '' : unquote(value.trim());
        }
        else if (open && /^[ \t]+\S/.test(line)) {
            fields[open] = `${fields[open]} ${line.trim()}`.trim();
        }
        else if (line.trim() !== '' && !/^[ \t]/.test(line)) {
            open = null;
        }
    }
    return fields;
}
function unquote(value) {
    const quote = value[0];
    const quoted = value.length > 1 && (quote === '"' || quote === "'") && value.endsWith(quote);
    return quoted ? value.slice(1, -1) : value;
}


/***/ }),

/***/ 89222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ rewriteHookJson),
/* harmony export */   W: () => (/* binding */ rewriteHookFrontMatter)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70509);
/** A file that declares hooks \u2192 their commands, and the same text with other commands in their place. */


const NOWHERE = { event: '', matcher: null, conditional: false, listed: false };
/** `command` everywhere, `bash` on Copilot; its `powershell` is for other machines. */
const COMMANDS = ['command', 'bash'];
const BACKGROUND = ['async', 'asyncRewake'];
/**
 * json: the whole file declares hooks (`hooks`), or only what stands under its keys of that name (`settings`, a manifest, a
 * marketplace), beside which are commands of other things. Null where nothing is to be changed: a file that an agent cannot read must
 * stay one.
 */
function rewriteHookJson(text, file, whole, wrap) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return null;
    }
    const state = { file, wrap, changed: false };
    const around = NOWHERE;
    const rewritten = whole && !hasHooksKey(value) ? inHooks(value, around, state) : outside(value, state);
    return state.changed ? `${JSON.stringify(rewritten, null, 2)}\n` : null;
}
const hasHooksKey = (value) => (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isJson */ .Fh)(value) && 'hooks' in value;
function outside(value, state) {
    if (Array.isArray(value))
        return value.map((part) => outside(part, state));
    if (!(0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isJson */ .Fh)(value))
        return value;
    const around = NOWHERE;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [
        key,
        key === 'hooks' && typeof part === 'object' ? inHooks(part, around, state) : outside(part, state),
    ]));
}
function inHooks(value, around, state) {
    if (Array.isArray(value))
        return value.map((part) => inHooks(part, around, state));
    if (!(0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isJson */ .Fh)(value))
        return value;
    const own = aroundOf(value, around);
    const key = COMMANDS.find((name) => typeof value[name] === 'string');
    if (key !== undefined)
        return rewriteCommand(value, key, own, state);
    const { listed: _, ...shown } = own;
    if (isOther(value)) {
        state.wrap({ ...shown, file: state.file, command: String(value['type']), recorded: false });
        return value;
    }
    return Object.fromEntries(Object.entries(value).map(([name, part]) => {
        // The keys below `hooks` are events, until the first list.
        const event = Array.isArray(part) && own.event === '' && name !== 'hooks' ? name : own.event;
        return [
            name,
            inHooks(part, { ...own, event, listed: own.listed || (own.event !== '' && name === 'hooks') }, state),
        ];
    }));
}
function aroundOf(value, around) {
    const { matcher } = value;
    return {
        ...around,
        ...(typeof matcher === 'string' ? { matcher } : {}),
        conditional: around.conditional || typeof value['if'] === 'string' || isAsync(value),
    };
}
const isAsync = (value) => BACKGROUND.some((name) => value[name] === true);
/** A hook that is not a command: a prompt for a model, an address. */
const isOther = (value) => typeof value['type'] === 'string' && value['type'] !== 'command';
function rewriteCommand(value, key, around, state) {
    const command = value[key];
    const recorded = !isOther(value) && value['shell'] !== 'powershell';
    const { listed, ...shown } = around;
    const incomplete = listed && typeof value['type'] === 'string' ? {} : { incomplete: true };
    const waited = isAsync(value) ? { is_async: true } : {};
    const words = state.wrap({ ...shown, ...incomplete, ...waited, file: state.file, command, recorded });
    if (words === null || !recorded)
        return value;
    state.changed = true;
    const { args } = value;
    if (Array.isArray(args) && args.every((one) => typeof one === 'string'))
        return { ...value, [key]: words.program, args: words.args(command, args) };
    return { ...value, [key]: words.command(command) };
}
/** The same in the front matter of a SKILL.md or an agent, where every other byte stays. */
function rewriteHookFrontMatter(text, file, wrap) {
    const block = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m.exec(text);
    if (block?.index !== 0 || !/^hooks[ \t]*:/m.test(block[1] ?? ''))
        return null;
    const start = text.indexOf('\n') + 1;
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(block[1] ?? '', { logLevel: 'silent' });
    if (document.errors.length > 0 || !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents))
        return null;
    const hooks = document.contents.get('hooks', true);
    const edits = [];
    const state = { file, wrap, changed: false };
    if (hooks)
        walkYaml(hooks, { ...NOWHERE, listed: true }, state, edits);
    if (!state.changed)
        return null;
    return edits
        .sort((a, b) => b.from - a.from)
        .reduce((whole, { from, to, text }) => whole.slice(0, start + from) + text + whole.slice(start + to), text);
}
function walkYaml(node, around, state, edits) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
        for (const item of node.items)
            walkYaml(item, around, state, edits);
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
        return;
    const value = node.toJSON();
    const own = aroundOf(value, around);
    const pair = node.items.find((item) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(item.key) && COMMANDS.includes(String(item.key.value)));
    const key = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair?.key) ? String(pair.key.value) : '';
    const scalar = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair?.value) && typeof pair.value.value === 'string' ? pair.value : null;
    if (scalar?.range && Array.isArray(value['args'])) {
        const { listed: _, ...shown } = own;
        state.wrap({ ...shown, file: state.file, command: String(scalar.value), recorded: false });
        return;
    }
    if (scalar?.range) {
        const words = rewriteCommand(value, key, own, state)[key];
        if (words === value[key])
            return;
        const [from, to] = scalar.range;
        // A block of lines owns the line break at its end.
        const end = scalar.type?.startsWith('BLOCK') ? '\n' : '';
        edits.push({ from, to, text: `${JSON.stringify(words)}${end}` });
        return;
    }
    for (const item of node.items) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(item.key))
            continue;
        const name = String(item.key.value);
        const event = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(item.value) && own.event === '' && name !== 'hooks' ? name : own.event;
        if (item.value)
            walkYaml(item.value, { ...own, event }, state, edits);
    }
}


/***/ }),

/***/ 528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ hooksInToml),
/* harmony export */   u: () => (/* binding */ rewriteHookToml)
/* harmony export */ });
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70509);
/* harmony import */ var _hook_commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89222);
/** Codex's config.toml \u2192 its hooks, and the same text with other commands in their place. */



/** Null where the file declares none, or cannot be read. */
function hooksInToml(text) {
    const hooks = readTable(text)?.['hooks'];
    return (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh)(hooks) ? hooks : null;
}
function rewriteHookToml(text, file, wrap) {
    const hooks = hooksInToml(text);
    const rewritten = hooks && (0,_hook_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .rewriteHookJson */ .E)(JSON.stringify({ hooks }), file, true, wrap);
    return rewritten && (0,smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)({ ...readTable(text), ...JSON.parse(rewritten) });
}
function readTable(text) {
    try {
        return (0,smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 74917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ shipsByMarketplace),
/* harmony export */   L: () => (/* binding */ marketplaceOf)
/* harmony export */ });
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70509);
/** The marketplace of a source: what it says, and whether users have the skills through it. */

function marketplaceOf({ market, plugins }) {
    if (!market)
        return null;
    const there = plugins.filter(({ entry, folder }) => entry !== null && !market.missing.includes(folder));
    const named = new Map(there.map((plugin) => [JSON.stringify(plugin.entry), plugin]));
    return {
        fields: (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .parseObject */ .lj)(market.text.replace(/^\uFEFF/, '')),
        marked: market.text.startsWith('\uFEFF'),
        findPlugin: (entry) => named.get(JSON.stringify(entry)) ?? null,
    };
}
/** All skills are in plugins that it names: users install them through it, with hooks and agents. */
function shipsByMarketplace({ kind, marketplace_name, plugins, skills }) {
    if (kind === 'plugin' || marketplace_name === null)
        return false;
    const folders = plugins.filter(({ entry, folder }) => entry !== null && folder !== '').map(({ folder }) => folder);
    return folders.length > 0 && skills.every(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));
}


/***/ }),

/***/ 73080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HO: () => (/* binding */ measureOffer),
/* harmony export */   cT: () => (/* binding */ joinLines),
/* harmony export */   id: () => (/* binding */ matchListing),
/* harmony export */   kF: () => (/* binding */ lostText)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51476);
/** Matches the skills of a source with the rows of an agent's listing, each row with at most one skill, because names may occur twice; and measures what is left of each description. */


/** Names in the order in which the agent prefers them. */
function matchListing(skills, namesOf, offered) {
    const byName = new Map();
    for (const row of offered)
        for (const name of new Set([row.id, ...row.also]))
            byName.set(name, [...(byName.get(name) ?? []), row]);
    const pairs = skills.flatMap((skill) => {
        const names = namesOf(skill);
        const rows = new Set(names.flatMap((name) => byName.get(name) ?? []));
        return [...rows].map((row) => ({ skill, row, rank: rankPair(skill, names, row) }));
    });
    const found = new Map();
    const matched = new Set();
    for (const { skill, row } of pairs.sort(compareRanks)) {
        if (found.has(skill) || matched.has(row))
            continue;
        found.set(skill, row);
        matched.add(row);
    }
    return found;
}
/** Ranks by the listed name, then by the path and folder in the row, then by how much of the description it shows. */
function rankPair(skill, names, row) {
    const at = names.indexOf(row.id);
    const folder = row.also.includes(skill.dir) ? 0 : 1;
    const path = (0,_places_js__WEBPACK_IMPORTED_MODULE_1__/* .placesOf */ .e)(skill).some((place) => row.path?.endsWith(`/${place.path}`)) ? 0 : 1;
    const link = skill.real_path === undefined ? 0 : 1;
    return [
        at < 0 ? names.length : at,
        path,
        folder,
        link,
        -keptChars(joinLines(row.description ?? ''), joinLines(skill.description ?? '')),
    ];
}
function compareRanks(one, other) {
    const at = one.rank.findIndex((value, index) => value !== other.rank[index]);
    return at < 0 ? 0 : (one.rank[at] ?? 0) - (other.rank[at] ?? 0);
}
/**
 * How much of a skill's description an agent shows. shown: undefined where the skill is not listed, null where only its name is.
 * own: the description as this agent reads it, for a file in which YAML finds none.
 */
function measureOffer(skill, shown, own = null) {
    const whole = joinLines(skill.description ?? own ?? '');
    const kept_chars = shown ? keptChars(joinLines(shown), whole) : 0;
    return { offer: stateOf(skill, shown, kept_chars, whole), kept_chars, of_chars: whole.length };
}
/** The words of a description that are behind a cut; of any other offer none. */
const lostText = ({ description }, { offer, kept_chars }) => offer === 'cut'
    ? joinLines(description ?? '')
        .slice(kept_chars)
        .trim()
    : '';
function stateOf({ front_matter: { fields } }, shown, kept_chars, whole) {
    if (shown === undefined)
        return 'absent';
    if (whole === '' && isListed(fields['description'], shown))
        return 'full';
    // Without a description some agents show the first words of the body: they may say anything.
    if (whole !== '' && kept_chars >= whole.length)
        return 'full';
    return kept_chars === 0 ? 'name_only' : 'cut';
}
/** A description that is not text, such as a number or a list: some agents make a text of its parts. */
function isListed(description, shown) {
    const parts = partsOf(description);
    return parts.length > 0 && parts.every((part) => shown?.includes(part));
}
function partsOf(value) {
    if (value === null || value === undefined)
        return [];
    if (typeof value === 'object')
        return Object.values(value).flatMap(partsOf);
    return String(value).trim() === '' ? [] : [String(value)];
}
/**
 * Counts the common prefix, as characters of the whole: agents join descriptions to one line, end a cut with an ellipsis and may append
 * words (`- when to use`), or show more of the line than YAML reads (a tag). Blanks and what nobody sees, such as control characters,
 * are passed over: agents write blanks in their place.
 */
function keptChars(shown, whole) {
    if (whole !== '' && shown.includes(whole))
        return whole.length;
    let kept = 0;
    let at = 0;
    for (let next = 0; next < whole.length; next++) {
        if (isUnseen(whole[next]))
            continue;
        while (at < shown.length && isUnseen(shown[at]))
            at++;
        if (shown[at] !== whole[next])
            return kept;
        at++;
        kept = next + 1;
    }
    return whole.length;
}
const isUnseen = (char) => char !== undefined && /[\s\p{Cc}\p{Cf}\p{Co}]/u.test(char);
/** Colours of a terminal are no part of what is read; Claude Code 2.1.330 removes them. */
function joinLines(text) {
    return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text).replace(/\s+/g, ' ').trim();
}


/***/ }),

/***/ 89924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kj: () => (/* binding */ namesStandard),
/* harmony export */   SQ: () => (/* binding */ findIgnored),
/* harmony export */   a6: () => (/* binding */ findFatal),
/* harmony export */   aO: () => (/* binding */ PLUGIN_SCHEMA),
/* harmony export */   gw: () => (/* binding */ findBadSkill),
/* harmony export */   m6: () => (/* binding */ isPackageSkill),
/* harmony export */   wg: () => (/* binding */ packageOf)
/* harmony export */ });
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70509);
/** A plugin.json in a plugin's root \u2192 what the standard Agent Plugins 1.0.0 says of it: whether the package is rejected, and what of it is ignored. */

const PLUGIN_SCHEMA = 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json';
const ANY_SCHEMA = /^https:\/\/agent-plugins\.org\/schemas\/[^/]+\/plugin\.schema\.json$/;
/** The root manifest that names a schema of the standard, of any version; null where there is none. */
function packageOf({ manifests }) {
    const fields = manifests['plugin.json'] ?? null;
    return namesStandard(fields) ? fields : null;
}
const namesStandard = (fields) => ANY_SCHEMA.test(String(fields?.['$schema']));
const NAME = /^(?!.*(?:--|\.\.))[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;
const TEXTS = ['version', 'description', 'homepage', 'repository', 'license'];
const AUTHOR = ['name', 'email', 'url'];
const FIELDS = ['$schema', 'name', ...TEXTS, 'author', 'keywords', 'extensions'];
/** Why the whole package is rejected: the first fault, in the order of the fields (sections 5.2 to 5.5). known: schemas that a client takes. */
function findFatal(fields, known = [PLUGIN_SCHEMA]) {
    const { $schema, name, author, keywords } = fields;
    if (!known.includes(String($schema)))
        return {
            path: ['$schema'],
            message: `$schema is '${$schema}', and only ${known.map(quote).join(' and ')} is known`,
        };
    if (typeof name !== 'string')
        return { path: ['name'], message: 'it has no name, which is a text' };
    if (name.length > 64 || !NAME.test(name))
        return { path: ['name'], message: `name '${name}' ${explainName(name)}` };
    const text = TEXTS.find((key) => key in fields && typeof fields[key] !== 'string');
    if (text)
        return { path: [text], message: `${text} is not a text` };
    if ('author' in fields) {
        if (!(0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(author))
            return { path: ['author'], message: 'author is not an object with name, email and url' };
        const odd = Object.entries(author).find(([key, value]) => !AUTHOR.includes(key) || typeof value !== 'string');
        if (odd)
            return { path: ['author', odd[0]], message: `author.${odd[0]} is not one of the texts name, email and url` };
    }
    const isList = Array.isArray(keywords) && keywords.every((word) => typeof word === 'string');
    return 'keywords' in fields && !isList ? { path: ['keywords'], message: 'keywords are not a list of texts' } : null;
}
const quote = (text) => `'${text}'`;
function explainName(name) {
    if (name === '')
        return 'is empty';
    if (name.length > 64)
        return `has ${name.length} characters, and 64 is the most`;
    if (/[^a-z0-9.-]/.test(name))
        return 'has other characters than a-z, 0-9, - and .';
    return /--|\.\./.test(name) ? 'has two - or two . in a row' : 'does not begin and end with a letter or a digit';
}
/** What a client reports and ignores (sections 5.2 and 8.1). */
function findIgnored(fields) {
    const unknown = Object.keys(fields).filter((key) => !FIELDS.includes(key));
    const found = unknown.map((key) => ({ path: [key], message: `${key} is no field of the standard and is ignored` }));
    if (!('extensions' in fields) || (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(fields['extensions']))
        return found;
    return [...found, { path: ['extensions'], message: 'extensions is not an object and is ignored' }];
}
/** Of a path below the package's root: a direct child of skills/ (section 7.1). */
const isPackageSkill = (path) => /^skills\/[^/]+\/SKILL\.md$/.test(path);
const SKILL_NAME = /^(?!.*--)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const SKILL_FIELDS = ['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools'];
/** Why a client skips the skill: what Agent Skills asks of it. closed: no other fields are taken, as the standard's own reader has it. */
function findBadSkill({ front_matter, dir }, closed) {
    const { present, fields, problems } = front_matter;
    const broken = problems.find(({ message }) => !/byte order mark/.test(message));
    if (!present || broken)
        return `its front matter cannot be read${broken ? ` (line ${broken.line}: ${broken.message})` : ''}`;
    const { name, description, compatibility, metadata } = fields;
    if (typeof name !== 'string' || name.length > 64 || !SKILL_NAME.test(name))
        return `its name is not 1 to 64 characters of a-z, 0-9 and single hyphens ('${name ?? ''}')`;
    if (name !== dir)
        return `its name '${name}' is not that of its folder '${dir}'`;
    if (typeof description !== 'string' || description.trim() === '')
        return 'it has no description';
    if ([...description].length > 1_024)
        return `its description has ${[...description].length} characters, and 1,024 is the most`;
    const text = ['license', 'allowed-tools', 'compatibility'].find((key) => key in fields && typeof fields[key] !== 'string');
    if (text)
        return `its ${text} is not a text`;
    if (typeof compatibility === 'string' && (compatibility === '' || compatibility.length > 500))
        return 'its compatibility is not 1 to 500 characters';
    if ('metadata' in fields && (!(0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(metadata) || Object.values(metadata).some((value) => typeof value !== 'string')))
        return 'its metadata is not an object of texts';
    const odd = closed ? Object.keys(fields).find((key) => !SKILL_FIELDS.includes(key)) : undefined;
    return odd === undefined ? null : `${odd} is no field of Agent Skills`;
}


/***/ }),

/***/ 51476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ placesOf),
/* harmony export */   f: () => (/* binding */ skillAt)
/* harmony export */ });
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56022);
/** A skill \u2192 every path that leads to its file. */

const placesOf = (skill) => [skill, ...(skill.also_at ?? [])];
const pick = ({ path, id, dir, linked, real_path, folder, real_folder, unshipped }) => ({
    path,
    id,
    dir,
    ...(linked ? { linked } : {}),
    ...(real_path === undefined ? {} : { real_path }),
    ...(folder === undefined ? {} : { folder }),
    ...(real_folder === undefined ? {} : { real_folder }),
    ...(unshipped ? { unshipped } : {}),
});
/** The skill as one of its places has it. Where it has no other it stays the same object. */
function skillAt(skill, place) {
    if (place === skill && !skill.also_at)
        return skill;
    return { ...(0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_0__/* .omit */ .c)(skill, 'also_at', 'linked', 'real_path', 'folder', 'real_folder', 'unshipped'), ...pick(place) };
}


/***/ }),

/***/ 56424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ namesId),
/* harmony export */   y: () => (/* binding */ bareId)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67127);

/** `plugin:skill` \u2192 `skill`; an id without a prefix stays. */
const bareId = (id) => id.slice(id.lastIndexOf(':') + 1);
/** `release-notes`, `$alpha`, `"alpha"`, `the alpha skill`: its bare words alone are what the request is about. */
function namesId(prompt, id) {
    const words = id.split(/[-_\s]+/).filter(Boolean);
    const [joined = '', loose = ''] = ['[-_]', '[-_\\s]'].map((dash) => words.map(_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapePattern */ .MP).join(dash));
    const forms = [
        `(?<![\\w/.-])[$/]${loose}(?![\\w/.-]\\w)`,
        `[\`"'\u201c\u2018]${loose}[\`"'\u201d\u2019]`,
        `(?<![\\w-])${loose}\\s+skill(?!s?\\w)`,
        ...(words.length > 1 ? [`(?<![\\w-])${joined}(?![\\w-])`] : []),
    ];
    return words.length > 0 && new RegExp(forms.join('|'), 'i').test(prompt);
}


/***/ }),

/***/ 14065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ withoutNumbers),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   lE: () => (/* binding */ listFew),
/* harmony export */   oh: () => (/* binding */ thousands)
/* harmony export */ });
/** A number and a noun \u2192 `1 case`, `2 cases`, `1,024 entries`: the one place that makes a plural. */
function count(n, one, many = plural(one)) {
    return `${thousands(n)} ${n === 1 ? one : many}`;
}
/** `1,024`, on every machine. */
const thousands = (n) => n.toLocaleString('en-US');
/** Two texts that differ in nothing but numbers are the same so. */
const withoutNumbers = (text) => text.replace(/\d[\d,]*/g, 'n');
function plural(noun) {
    if (/[^aeiou]y$/.test(noun))
        return noun.replace(/y$/, 'ies');
    return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
/** Names \u2192 as many as a reader takes in, and how many more there are: `a, b, c and 4 more`. */
const listFew = (names, most = 3) => names.slice(0, most).join(', ') + (names.length > most ? ` and ${names.length - most} more` : '');


/***/ }),

/***/ 67127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   MP: () => (/* binding */ escapePattern),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   fl: () => (/* binding */ codeMarkdown),
/* harmony export */   hh: () => (/* binding */ noCommand),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
/** Untrusted text \u2192 text that is safe on one line, in a Markdown cell, in HTML or in XML. Output of agents is never shown unescaped. */
/** Whole ANSI sequences; then control characters and characters that reorder or hide text (bidi marks, zero width, tags, fillers). */
const ANSI = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
const UNSEEN = /\p{Default_Ignorable_Code_Point}|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufff9-\ufffb]/gu;
/** Removes control characters except tab and line feed, and lone surrogates. Truncates first, because a line may be a megabyte long. */
function clean(text, limit = 100_000) {
    return text
        .slice(0, limit)
        .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
        .replace(ANSI, '')
        .replace(UNSEEN, '')
        .replace(/\p{Cs}|[\ufffe\uffff]/gu, '\ufffd');
}
/** One line, at most `limit` characters, with an ellipsis where it was cut. */
function oneLine(text, limit = 300) {
    // Nearly every text is plain already, and a large report calls this a hundred thousand times.
    if (text.length <= limit && /^[!-~]+(?: [!-~]+)*$/.test(text))
        return text;
    const flat = clean(text, limit * 4 + 1000)
        .replace(/\s+/g, ' ')
        .trim();
    const fits = flat.length <= limit && text.length <= limit * 4 + 1000;
    // The cut may split a surrogate pair.
    return fits ? flat : `${flat.slice(0, Math.max(0, limit - 1)).replace(/\p{Cs}/gu, '')}\u2026`;
}
/** For text with which a line of a log begins: GitHub runs a workflow command also behind spaces, and none behind a backslash. */
const noCommand = (text) => text.replace(/^\s*(?=::|##\[)/, '\\');
/** For content and double-quoted attributes of HTML and XML. Also breaks up workflow commands, which GitHub would run from a job's log. */
function escapeHtml(text) {
    if (/^[ !$%(-9;=?-~]*$/.test(text))
        return text;
    return clean(text)
        .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
        .replace(/::/g, '&#58;&#58;')
        .replace(/##(?=\[)/g, '&#35;&#35;');
}
/**
 * For any position in GitHub Markdown, table cells included. Markdown treats character references as plain text. GitHub
 * links mentions, issues, e-mail addresses and emoji after that step, so an empty comment breaks those up.
 */
function escapeMarkdown(text, limit = 300) {
    return refer(oneLine(text, limit))
        .replace(/^[-+=:]/, (sign) => `&#${sign.charCodeAt(0)};`)
        .replace(/^(\d+)([.)])/, (_, number, sign) => `${number}&#${sign.charCodeAt(0)};`)
        .replace(/(?<!&)[@#]/g, (sign) => `${sign}<!-- -->`)
        .replace(/:(?=\/\/|:|[\w+-]+:)/g, ':<!-- -->')
        .replace(/\bwww(?=\.)/gi, 'www<!-- -->')
        .replace(/\bGH-(?=\d)/gi, 'GH-<!-- -->');
}
/** An id or a command as code: GitHub links no mentions inside code, but Markdown is still rendered. */
function codeMarkdown(text, limit = 200) {
    const inner = refer(oneLine(text, limit))
        .replace(/:(?=\/\/)/g, '&#58;')
        .replace(/\bwww\./gi, (word) => `${word.slice(0, 3)}&#46;`)
        .replace(/@(?=\w)/g, '&#64;<!-- -->');
    return `<code>${inner}</code>`;
}
/** Replaces characters with a meaning in Markdown or HTML. An underscore inside a word has none. */
function refer(text) {
    return text.replace(/[&<>|`*~[\]\\$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
/** Text \u2192 the source of a regular expression that matches it literally. (RegExp.escape exists from Node 24 on.) */
const escapePattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');


/***/ }),

/***/ 24376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HV: () => (/* binding */ mainOf),
/* harmony export */   N8: () => (/* binding */ isSameTool),
/* harmony export */   w0: () => (/* binding */ nameCall)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67127);
/** A tool call \u2192 its name and what it was asked, short and on one line: `Bash: mcp list`. */

const MOST = 120;
/** Without backticks, so that a report can show it as code. */
function nameCall(tool, input) {
    const asked = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(mainOf(input), MOST);
    return [(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(tool, 60), asked].filter(Boolean).join(': ').replaceAll('`', "'");
}
/** The command where there is one, the only text where there is one, else all of it. */
function mainOf(input) {
    const { command } = input;
    if (typeof command === 'string')
        return command;
    if (Array.isArray(command))
        return command.map(String).join(' ');
    const [only, ...others] = Object.values(input);
    if (only === undefined)
        return '';
    return typeof only === 'string' && others.length === 0 ? only : JSON.stringify(input);
}
/** Tools that agents have under different names. */
const FAMILIES = [
    ['bash', 'shell', 'sh', 'exec', 'execcommand', 'localshell', 'runcommand', 'runcommands', 'runshellcommand'],
    ['read', 'view', 'readfile', 'readfiles'],
    ['write', 'create', 'writefile', 'editor', 'applypatch'],
    ['edit', 'replace', 'editor', 'applypatch'],
    ['grep', 'grepsearch', 'searchcodebase'],
    ['ls', 'listdirectory'],
    ['webfetch', 'fetchwebcontent'],
    ['websearch', 'googlewebsearch'],
    ['skill', 'skills', 'activateskill'],
    ['task', 'agent', 'invokeagent'],
];
function isSameTool(wanted, seen) {
    const [a, b] = [plain(wanted), plain(seen)];
    return a === b || FAMILIES.some((names) => names.includes(a) && names.includes(b));
}
/** `mcp__server__tool` is `server-tool` or `mcp_server_tool` elsewhere, `WebFetch` is `web_fetch`. */
const plain = (name) => name
    .toLowerCase()
    .replace(/^mcp_+/, '')
    .replace(/[^a-z0-9]/g, '');


/***/ }),

/***/ 7993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ linkCommand),
/* harmony export */   L: () => (/* binding */ quoteShell)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** Any text \u2192 one word of a POSIX shell's command line: as it is where the shell would leave it alone, else in single quotes. */

/** `a=b` at the start of a command line is an assignment, and zsh expands `=b`. */
const PLAIN = /^(?!\w*\+?=)[\w@%+=:,./-]+$/;
const quoteShell = (text) => (PLAIN.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
/** Also where a link is already, which `ln -s` would follow. target: as the link has it. */
const linkCommand = (link, target) => `mkdir -p ${quoteShell(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(link))} && ln -sfn ${quoteShell(target)} ${quoteShell(link)}`;


/***/ }),

/***/ 3141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ saidIn),
/* harmony export */   _7: () => (/* binding */ doneIn),
/* harmony export */   zZ: () => (/* binding */ shareLeft)
/* harmony export */ });
/** A file's text \u2192 the part of it that says something to a reader, and how much of a former text is left in others. */
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
/** `- [ ] **TODO**: write this`: a place that is kept for a text; a TODO-list is a thing. */
const PLACEHOLDER = /^[ \t>#*+\-[\]_`]*(?:(?:TODO|TBD|FIXME|WIP|XXX)(?:(?:[:.!*_)\u2013\u2014]|-(?!\w)).*|[ \t]*)|[Ll]orem ipsum\b.*)$/gm;
/** What git leaves in the place of a file that was not fetched. */
const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/\S+\n/;
const WORD = /[\p{L}\p{N}]+/gu;
/** Without comments and placeholders; '' where no word is left. */
function saidIn(text) {
    const said = text.replace(COMMENT, '').replace(PLACEHOLDER, '').trim();
    return POINTER.test(said) || !/[\p{L}\p{N}]/u.test(said) ? '' : said;
}
/** A line of a script that does nothing. */
const IDLE = /^[ \t]*(?:(?:#|\/\/).*|set [-+]\w.*|:|true|pass|(?:exit|return)(?: 0)?;?|(?:process|sys)\.exit\(0?\);?|import [\w, ]+)[ \t\r]*$/gm;
/** A script without comments and without what ends well at once; '' where it does nothing. */
const doneIn = (code) => saidIn(code.replace(/^[ \t]*\/\*[\s\S]*?\*\//gm, '').replace(IDLE, ''));
/** The share, from 0 to 1, of the former text's runs of three words that stand in one of the others too. */
function shareLeft(former, others) {
    const before = runsOf(former);
    const now = new Set([...others].flatMap((text) => [...runsOf(text)]));
    return before.size === 0 ? 1 : [...before].filter((run) => now.has(run)).length / before.size;
}
function runsOf(text) {
    const words = text.match(WORD) ?? [];
    return new Set(words.map((_, at) => words.slice(at, at + 3).join(' ')).slice(0, Math.max(1, words.length - 2)));
}


/***/ }),

/***/ 82683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// UNUSED EXPORTS: dispatch

// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/input/suggest.js
var suggest = __webpack_require__(34685);
// EXTERNAL MODULE: ./build/lib/io/files/refusal.js
var refusal = __webpack_require__(24385);
// EXTERNAL MODULE: ./build/lib/io/process/end-at-once.js
var end_at_once = __webpack_require__(66254);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/lib/io/process/markers.js
var markers = __webpack_require__(63284);
;// CONCATENATED MODULE: ./build/lib/io/process/hide-environment.js
/** This process's environment \u2192 the same for this process, and nothing that other processes of the user can read of it. */


/** By these other programs find what a job or a unit left running; they are no secrets. */
const STAYS = [markers/* MARKER */.t, markers/* RUNNER_MARKER */._];
/**
 * What a process was started with stays readable in /proc/<pid>/environ for the same user, whatever the process deletes: it is
 * memory of its stack, which only the process itself can overwrite. Every variable is set anew first, which moves it to the heap.
 * Returns whether nothing can be read any more; false where there is no /proc.
 */
function hideEnvironment() {
    try {
        const block = (0,external_node_fs_.readFileSync)('/proc/self/environ');
        const stat = (0,external_node_fs_.readFileSync)('/proc/self/stat', 'latin1');
        // env_start of proc(5), counted from the last bracket, because the name before it may hold brackets and spaces.
        const start = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[47]);
        if (!Number.isSafeInteger(start) || start <= 0)
            return false;
        const memory = (0,external_node_fs_.openSync)('/proc/self/mem', 'r+');
        try {
            for (const { at, bytes } of listVariables(block)) {
                const text = bytes.toString();
                const name = text.slice(0, text.indexOf('=', 1));
                // Not text: set anew, it would be another value.
                if (name === '' || STAYS.includes(name) || !Buffer.from(text).equals(bytes))
                    continue;
                const value = process.env[name];
                if (value !== undefined)
                    process.env[name] = value;
                (0,external_node_fs_.writeSync)(memory, Buffer.alloc(bytes.length), 0, bytes.length, start + at);
            }
        }
        finally {
            (0,external_node_fs_.closeSync)(memory);
        }
        return [...listVariables((0,external_node_fs_.readFileSync)('/proc/self/environ'))].every(({ bytes }) => STAYS.some((name) => bytes.toString().startsWith(`${name}=`)));
    }
    catch {
        return false;
    }
}
function* listVariables(block) {
    for (let at = 0; at < block.length;) {
        const end = block.indexOf(0, at);
        const bytes = block.subarray(at, end < 0 ? undefined : end);
        if (bytes.length > 0)
            yield { at, bytes };
        at += bytes.length + 1;
    }
}

;// CONCATENATED MODULE: ./build/src/commands/index.js
// biome-ignore format: one row per command
const COMMANDS = {
    check: () => Promise.all(/* import() */[__webpack_require__.e(3382), __webpack_require__.e(3648), __webpack_require__.e(9664), __webpack_require__.e(974), __webpack_require__.e(7733), __webpack_require__.e(9138), __webpack_require__.e(2901), __webpack_require__.e(6223), __webpack_require__.e(6481), __webpack_require__.e(839), __webpack_require__.e(2898), __webpack_require__.e(5411), __webpack_require__.e(1562), __webpack_require__.e(3046), __webpack_require__.e(9029), __webpack_require__.e(7420), __webpack_require__.e(4153), __webpack_require__.e(9706), __webpack_require__.e(5807)]).then(__webpack_require__.bind(__webpack_require__, 71497)).then(({ check }) => check),
    init: () => Promise.all(/* import() */[__webpack_require__.e(3382), __webpack_require__.e(3648), __webpack_require__.e(9664), __webpack_require__.e(974), __webpack_require__.e(7733), __webpack_require__.e(9138), __webpack_require__.e(2901), __webpack_require__.e(6223), __webpack_require__.e(6481), __webpack_require__.e(839), __webpack_require__.e(2898), __webpack_require__.e(5411), __webpack_require__.e(3046), __webpack_require__.e(4153), __webpack_require__.e(816), __webpack_require__.e(2568)]).then(__webpack_require__.bind(__webpack_require__, 72568)).then(({ init }) => init),
    run: () => Promise.all(/* import() */[__webpack_require__.e(3382), __webpack_require__.e(3648), __webpack_require__.e(9664), __webpack_require__.e(974), __webpack_require__.e(7733), __webpack_require__.e(9138), __webpack_require__.e(2901), __webpack_require__.e(6223), __webpack_require__.e(6481), __webpack_require__.e(839), __webpack_require__.e(2898), __webpack_require__.e(5411), __webpack_require__.e(1562), __webpack_require__.e(3046), __webpack_require__.e(9029), __webpack_require__.e(7420), __webpack_require__.e(1683), __webpack_require__.e(6056), __webpack_require__.e(9763), __webpack_require__.e(8337), __webpack_require__.e(2595)]).then(__webpack_require__.bind(__webpack_require__, 92595)).then(({ run }) => run),
    explain: () => Promise.all(/* import() */[__webpack_require__.e(3382), __webpack_require__.e(974), __webpack_require__.e(7733), __webpack_require__.e(9138), __webpack_require__.e(5411), __webpack_require__.e(8337), __webpack_require__.e(9942), __webpack_require__.e(4918)]).then(__webpack_require__.bind(__webpack_require__, 89436)).then(({ explain }) => explain),
    baseline: () => Promise.all(/* import() */[__webpack_require__.e(3382), __webpack_require__.e(974), __webpack_require__.e(7733), __webpack_require__.e(9138), __webpack_require__.e(9029), __webpack_require__.e(6056), __webpack_require__.e(1983)]).then(__webpack_require__.bind(__webpack_require__, 63963)).then(({ baseline }) => baseline),
    compare: () => Promise.all(/* import() */[__webpack_require__.e(3382), __webpack_require__.e(974), __webpack_require__.e(7733), __webpack_require__.e(9138), __webpack_require__.e(2901), __webpack_require__.e(6223), __webpack_require__.e(6481), __webpack_require__.e(2898), __webpack_require__.e(1562), __webpack_require__.e(9029), __webpack_require__.e(7420), __webpack_require__.e(6056), __webpack_require__.e(9763), __webpack_require__.e(5112)]).then(__webpack_require__.bind(__webpack_require__, 90931)).then(({ compare }) => compare),
    report: () => Promise.all(/* import() */[__webpack_require__.e(3382), __webpack_require__.e(974), __webpack_require__.e(7733), __webpack_require__.e(9138), __webpack_require__.e(2901), __webpack_require__.e(6223), __webpack_require__.e(6481), __webpack_require__.e(2898), __webpack_require__.e(1562), __webpack_require__.e(9029), __webpack_require__.e(7420), __webpack_require__.e(6056), __webpack_require__.e(9763), __webpack_require__.e(8337), __webpack_require__.e(5112), __webpack_require__.e(2720)]).then(__webpack_require__.bind(__webpack_require__, 82528)).then(({ report }) => report),
    lint: () => Promise.all(/* import() */[__webpack_require__.e(3382), __webpack_require__.e(9664), __webpack_require__.e(974), __webpack_require__.e(7733), __webpack_require__.e(9138), __webpack_require__.e(2901), __webpack_require__.e(6223), __webpack_require__.e(6481), __webpack_require__.e(839), __webpack_require__.e(2898), __webpack_require__.e(1562), __webpack_require__.e(9029), __webpack_require__.e(7420), __webpack_require__.e(4153), __webpack_require__.e(9706), __webpack_require__.e(6368)]).then(__webpack_require__.bind(__webpack_require__, 11406)).then(({ lint }) => lint),
    discover: () => Promise.all(/* import() */[__webpack_require__.e(3382), __webpack_require__.e(3648), __webpack_require__.e(9664), __webpack_require__.e(974), __webpack_require__.e(7733), __webpack_require__.e(9138), __webpack_require__.e(2901), __webpack_require__.e(6481), __webpack_require__.e(839), __webpack_require__.e(5411), __webpack_require__.e(3046), __webpack_require__.e(3778)]).then(__webpack_require__.bind(__webpack_require__, 25090)).then(({ discover }) => discover),
    mutate: () => Promise.all(/* import() */[__webpack_require__.e(3382), __webpack_require__.e(3648), __webpack_require__.e(9664), __webpack_require__.e(974), __webpack_require__.e(7733), __webpack_require__.e(9138), __webpack_require__.e(2901), __webpack_require__.e(6223), __webpack_require__.e(6481), __webpack_require__.e(839), __webpack_require__.e(2898), __webpack_require__.e(5411), __webpack_require__.e(1562), __webpack_require__.e(3046), __webpack_require__.e(1683), __webpack_require__.e(5390)]).then(__webpack_require__.bind(__webpack_require__, 5390)).then(({ mutate }) => mutate),
    improve: () => Promise.all(/* import() */[__webpack_require__.e(3382), __webpack_require__.e(3648), __webpack_require__.e(9664), __webpack_require__.e(974), __webpack_require__.e(7733), __webpack_require__.e(9138), __webpack_require__.e(2901), __webpack_require__.e(6223), __webpack_require__.e(6481), __webpack_require__.e(839), __webpack_require__.e(2898), __webpack_require__.e(5411), __webpack_require__.e(1562), __webpack_require__.e(3046), __webpack_require__.e(9029), __webpack_require__.e(7420), __webpack_require__.e(1683), __webpack_require__.e(4153), __webpack_require__.e(9706), __webpack_require__.e(816), __webpack_require__.e(7542)]).then(__webpack_require__.bind(__webpack_require__, 37542)).then(({ improve }) => improve),
    usage: () => Promise.all(/* import() */[__webpack_require__.e(3382), __webpack_require__.e(7733), __webpack_require__.e(2901), __webpack_require__.e(5411), __webpack_require__.e(9942), __webpack_require__.e(2943)]).then(__webpack_require__.bind(__webpack_require__, 75992)).then(({ usage }) => usage),
    route: () => Promise.all(/* import() */[__webpack_require__.e(839), __webpack_require__.e(6057)]).then(__webpack_require__.bind(__webpack_require__, 39672)).then(({ route }) => route),
    trend: () => Promise.all(/* import() */[__webpack_require__.e(3382), __webpack_require__.e(974), __webpack_require__.e(7733), __webpack_require__.e(9138), __webpack_require__.e(3862)]).then(__webpack_require__.bind(__webpack_require__, 57119)).then(({ trend }) => trend),
    aa: () => Promise.all(/* import() */[__webpack_require__.e(3382), __webpack_require__.e(974), __webpack_require__.e(7733), __webpack_require__.e(9138), __webpack_require__.e(987)]).then(__webpack_require__.bind(__webpack_require__, 92876)).then(({ aa }) => aa),
    'integration-test': () => Promise.all(/* import() */[__webpack_require__.e(3382), __webpack_require__.e(3648), __webpack_require__.e(9664), __webpack_require__.e(974), __webpack_require__.e(7733), __webpack_require__.e(9138), __webpack_require__.e(2901), __webpack_require__.e(6223), __webpack_require__.e(6481), __webpack_require__.e(839), __webpack_require__.e(2898), __webpack_require__.e(5411), __webpack_require__.e(1562), __webpack_require__.e(3046), __webpack_require__.e(1683), __webpack_require__.e(1088)]).then(__webpack_require__.bind(__webpack_require__, 1088)).then(({ integrationTest }) => integrationTest),
    'self-test': () => __webpack_require__.e(/* import() */ 2758).then(__webpack_require__.bind(__webpack_require__, 52758)).then(({ selfTest }) => selfTest),
    completion: () => __webpack_require__.e(/* import() */ 1044).then(__webpack_require__.bind(__webpack_require__, 51044)).then(({ createCompletion }) => createCompletion(COMMANDS)),
};
/** For daily work these are enough. */
const DAILY = ['check', 'init', 'run', 'explain'];

// EXTERNAL MODULE: ./build/src/options/command.js
var command = __webpack_require__(95441);
;// CONCATENATED MODULE: ./build/src/terminal/terminal.js
function processShell(signal) {
    const { env, stdout, stderr } = process;
    return {
        cwd: process.cwd(),
        env,
        stdout: (text) => void stdout.write(text),
        stderr: (text) => void stderr.write(text),
        terminal: Boolean(stderr.isTTY),
        colour: Boolean(stdout.isTTY) && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
        // A pipe does not wrap.
        columns: stdout.columns || 200,
        wrap: Boolean(stdout.isTTY),
        signal,
    };
}

;// CONCATENATED MODULE: ./build/src/main.js
/** Runs one command and returns its exit code: the first signal aborts it, a second one exits at once; a ConfigError becomes one message and exit code 2. */









const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const ONE_REQUEST_MS = 200;
/** For a command to write down what it has and to end its agents. */
const SIGNAL_GRACE_MS = 20_000;
/** For what a command that has ended left open; nothing of it is waited for. */
const END_GRACE_MS = 2_000;
async function main(name, argv) {
    hideEnvironment();
    const stop = new AbortController();
    let caught = null;
    let since = 0;
    process.on('exit', end_at_once/* endAtOnce */.m);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
        process.on(signal, () => {
            // Ctrl-C arrives twice, from the terminal and from npx: that is one request.
            if (caught && performance.now() - since > ONE_REQUEST_MS)
                process.exit(EXIT_CODES[caught]);
            if (caught)
                return;
            caught = signal;
            since = performance.now();
            stop.abort(signal);
            endWithin(SIGNAL_GRACE_MS, EXIT_CODES[signal]);
        });
    }
    process.stdout.on('error', ignoreClosedPipe);
    process.stderr.on('error', ignoreClosedPipe);
    const code = await dispatch(name, argv, processShell(stop.signal));
    const last = caught === null ? code : EXIT_CODES[caught];
    endWithin(END_GRACE_MS, last);
    return last;
}
/** Unless it ends by itself before, which it mostly does. */
function endWithin(ms, code) {
    setTimeout(() => process.exit(code), ms).unref();
}
/** The command alone: what it says goes to the shell, and a ConfigError becomes one message there. */
async function dispatch(name, argv, shell) {
    try {
        if (name === 'help' && argv.some((arg) => !arg.startsWith('-')))
            return await dispatch(argv.find((arg) => !arg.startsWith('-')) ?? '', ['--help', ...argv], shell);
        if (['', 'help', '--help', '-h'].includes(name)) {
            const { wrapHelp } = await __webpack_require__.e(/* import() */ 522).then(__webpack_require__.bind(__webpack_require__, 70522));
            shell.stdout(wrapHelp(await overview(), shell));
            return name === '' ? 2 : 0;
        }
        const asked = name === '--self-test' ? 'self-test' : name;
        const load = (0,get_own/* getOwn */.N)(COMMANDS, asked);
        if (!load) {
            const meant = (0,get_own/* getOwn */.N)(SUBCOMMANDS, name) ?? (0,suggest/* suggest */.Z)(name, Object.keys(COMMANDS));
            const later = name.startsWith('-') ? argv.find((arg) => (0,get_own/* getOwn */.N)(COMMANDS, arg)) : undefined;
            throw new config_error/* ConfigError */.x(`Unknown command '${name}'.`, {
                fix: later
                    ? `the command comes first: agent-routing ${later} ${name} \u2026.`
                    : meant
                        ? `Did you mean '${meant}'?`
                        : 'see agent-routing --help.',
            });
        }
        return await (0,command/* runCommand */.d1)(asked, await load(), argv, shell);
    }
    catch (error) {
        const explained = (0,refusal/* explainRefusal */.G)(error);
        if (!(explained instanceof config_error/* ConfigError */.x))
            throw error;
        shell.stderr(`agent-routing: ${explained.message}\n`);
        return 2;
    }
}
/** What people try for a command is one of another. */
const SUBCOMMANDS = {
    fit: 'route fit',
    update: 'baseline update',
    eval: 'run',
    list: 'discover',
    test: 'run',
    validate: 'check',
};
const EXAMPLE = `For example, in a repository with skills (no key is needed):
  agent-routing check    what each agent will not see of them
  agent-routing init     writes first cases, a baseline and a workflow
  agent-routing run      tries every case on every agent`;
const WORDS = `The words:
  agent       a coding agent on the command line, such as claude, codex or copilot
  case        a question with the skill that should be used for it; they are in cases.json
  batch       all results of one run, in a folder of their own
  baseline    what each case gave when it was last accepted, in provider-baseline.json
  gate        the verdict on a batch: fail where something is worse than in the baseline
  transcript  all that an agent printed while it worked on a case`;
async function overview() {
    const rows = await Promise.all(Object.entries(COMMANDS).map(async ([name, load]) => [name, `  ${name.padEnd(16)}  ${(await load()).summary}`]));
    const list = (title, isIn) => `${title}\n${rows.flatMap(([name, row]) => (isIn(name) ? [row] : [])).join('\n')}\n`;
    const isDaily = (name) => DAILY.includes(name);
    return `agent-routing <command> [options]\n\nProves that coding agents discover and use the skills, hooks and agents a repository ships.\n\n${list('Every day:', isDaily)}\n${list('Besides:', (name) => !isDaily(name))}\n${EXAMPLE}\n\n${WORDS}\n\nRun \`agent-routing <command> --help\` for a command's options, \`--version\` for the version.\n`;
}
/** `agent-routing run --json | head` closes the pipe early, which is not an error. */
function ignoreClosedPipe(error) {
    // EIO: the terminal itself is gone.
    if (error.code !== 'EPIPE' && error.code !== 'EIO')
        throw error;
}


/***/ }),

/***/ 95441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NB: () => (/* binding */ defineCommand),
/* harmony export */   d1: () => (/* binding */ runCommand)
/* harmony export */ });
/* unused harmony export readArguments */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99220);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32022);
/* harmony import */ var _lib_input_get_own_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56022);
/* harmony import */ var _lib_input_suggest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34685);
/* harmony import */ var _explain_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19403);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65967);
/** Turns argv into a command's typed options by its zod schema, and the schema into its --help. */







function defineCommand(command) {
    return command;
}
/** Options that people try under another name, which the spelling alone would not lead to; many are those of check-skills (docs/differences.md). */
const OTHER_NAMES = {
    '--case': '--case-id',
    '--categories': '--category',
    '--format': '--report',
    '--dir': '--source',
    '--folder': '--source',
    '--input': '--cases',
    '--parallel': '--max-parallel',
    '--path': '--source',
    '--provider': '--agents',
    '--provider-timeout': '--agent-timeout',
    '--providers': '--agents',
    '--timeout': '--timeout-seconds',
};
/** Options of check-skills that no option stands for. */
const GONE = {
    '--provider-model': 'write the model after the agent: --agents claude@haiku.',
    '--run-all': 'leave it out: without a filter, every case runs.',
    '--sample': 'name the cases with --case-id or --category.',
};
async function runCommand(name, command, argv, shell) {
    if (argv.includes('--help') || argv.includes('-h')) {
        // What measures a terminal's columns costs a fifth of a short command.
        const { helpOf, wrapHelp } = await __webpack_require__.e(/* import() */ 522).then(__webpack_require__.bind(__webpack_require__, 70522));
        shell.stdout(wrapHelp(helpOf(name, command, argv.includes('--all')), shell));
        return 0;
    }
    const { options, positionals } = readArguments(name, command, argv);
    return command.run(options, positionals, shell);
}
function readArguments(name, command, argv) {
    const keys = Object.keys(command.options.shape);
    const config = Object.fromEntries(keys.map((key) => [
        (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .flagNameOf */ .Tt)(key),
        (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .isFlag */ .RV)(command, key) ? { type: 'boolean' } : { type: 'string', multiple: true },
    ]));
    let parsed;
    try {
        parsed = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: argv, options: config, allowPositionals: command.positionals !== '', strict: true });
    }
    catch (error) {
        throw explainArgument(name, error, command, argv);
    }
    const raw = Object.fromEntries(Object.entries(parsed.values).map(([flag, value]) => {
        const key = keys.find((one) => (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .flagNameOf */ .Tt)(one) === flag) ?? flag;
        // A repeated flag: lists are joined, for other options the last value counts.
        return [key, Array.isArray(value) && !takesList(command, key) ? value.at(-1) : value];
    }));
    const options = command.options.safeParse(raw);
    if (!options.success) {
        const issue = options.error.issues[0];
        const key = String(issue?.path[0] ?? '');
        const given = String([raw[key]].flat()[0] ?? '');
        const { what, fix } = (0,_explain_value_js__WEBPACK_IMPORTED_MODULE_4__/* .explainValue */ .H)(issue, given);
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x(`${(0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .flagOf */ .iP)(key)} ${given}: ${what}.`, { fix: fix ?? `see agent-routing ${name} --help.` });
    }
    // `[folder]` is one, `[path...]` are many.
    const [, extra] = parsed.positionals;
    if (extra !== undefined && /^\[[^.\u2026]*\]$/.test(command.positionals))
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x(`${name} takes one argument, and '${extra}' is a second one.`, {
            fix: _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_NAMES */ .RO.includes(extra)
                ? `several agents are one value with commas: --agents ${parsed.positionals.join(',')}.`
                : 'start it once for each.',
        });
    return { options: options.data, positionals: parsed.positionals };
}
function explainArgument(name, error, command, argv) {
    const flags = Object.keys(command.options.shape).map(_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .flagOf */ .iP);
    const found = /Unknown option '(--?[^']+)'/.exec(error.message)?.[1];
    if (found) {
        // Of `-agents`, parseArgs names the first letter only.
        const written = argv.find((arg) => /^-[^-]./.test(arg) && arg.startsWith(found))?.replace(/=.*/s, '');
        const unknown = written ?? found;
        const known = (0,_lib_input_get_own_js__WEBPACK_IMPORTED_MODULE_5__/* .getOwn */ .N)(OTHER_NAMES, unknown) ?? unknown;
        const meant = flags.includes(known) ? known : (0,_lib_input_suggest_js__WEBPACK_IMPORTED_MODULE_6__/* .suggest */ .Z)(written ? `-${written}` : unknown, flags);
        const gone = flags.includes('--case-id') ? (0,_lib_input_get_own_js__WEBPACK_IMPORTED_MODULE_5__/* .getOwn */ .N)(GONE, unknown) : undefined;
        const isBare = known === '--source' && command.positionals !== '';
        const bare = isBare ? `write the folder without an option: agent-routing ${name} FOLDER.` : undefined;
        return new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x(`Unknown option ${unknown} for ${name}.`, {
            fix: gone ?? (meant ? `Did you mean ${meant}?` : (bare ?? `see agent-routing ${name} --help.`)),
        });
    }
    const extra = /^Unexpected argument '(.*?)'/s.exec(error.message)?.[1];
    if (extra !== undefined)
        return new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x(`Unexpected argument '${extra}' for ${name}.`, {
            fix: `${placeArgument(extra, flags, argv)}; see agent-routing ${name} --help.`,
        });
    const bare = /^Option '(?:-\w, )?(--[\w-]+)(?: <value>)?' (argument missing|argument is ambiguous|does not take an argument)/.exec(error.message);
    if (bare)
        return new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x(`${bare[1]} ${bare[2] === 'does not take an argument' ? 'takes no value' : 'needs a value'}.`, {
            fix: bare[2] === 'argument is ambiguous'
                ? `if the value starts with a dash, write ${bare[1]}=-\u2026.`
                : `see agent-routing ${name} --help.`,
        });
    return new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x(error.message.split('\n')[0] ?? 'Invalid arguments.', {
        fix: `see agent-routing ${name} --help.`,
    });
}
/** Where an argument without an option belongs: beside the value before it, or after the option that takes such files. */
function placeArgument(extra, flags, argv) {
    const at = argv.indexOf(extra);
    const [flag = '', value = ''] = argv[at - 1]?.startsWith('--agents=')
        ? ['--agents', argv[at - 1]?.slice('--agents='.length)]
        : argv.slice(at - 2, at);
    if (flag === '--agents' && flags.includes(flag))
        return `several agents are one value with commas: --agents ${[value, extra].filter(Boolean).join(',')}`;
    if (_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_NAMES */ .RO.includes(extra) && flags.includes('--agents'))
        return `agents are named with --agents ${extra}`;
    if (/\.(?:jsonl?|ya?ml|toml)$/.test(extra) && flags.includes('--cases'))
        return `cases are named with --cases ${extra}`;
    const [, skill] = /(?:^|\/)skills\/([^/]+)(?:\/(?:SKILL\.md)?)?$/.exec(extra) ?? [];
    if (skill && flags.includes('--skill'))
        return `a skill is named with --skill ${skill}`;
    const of_skill = flags.includes('--skill') ? `, a skill with --skill ${extra}` : '';
    return flags.includes('--source') ? `a folder is named with --source ${extra}${of_skill}` : 'put it after its option';
}
/** One that takes an array may be given several times. */
function takesList(command, key) {
    return (Array.isArray(command.options.shape[key]?.safeParse(['x']).data) ||
        command.options.shape[key]?.safeParse(['x:1']).success === true);
}


/***/ }),

/***/ 19403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ explainValue)
/* harmony export */ });
/* harmony import */ var _lib_input_suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34685);

/** zod reports types and bounds; the user typed a word. */
function explainValue(issue, given) {
    switch (issue?.code) {
        case 'too_big':
            return { what: `must be at most ${String(issue.maximum)}` };
        case 'too_small':
            return { what: `must be ${issue.inclusive ? 'at least' : 'more than'} ${String(issue.minimum)}` };
        case 'invalid_value': {
            const known = issue.values.map(String);
            const meant = (0,_lib_input_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggest */ .Z)(given, known);
            return { what: `must be one of ${known.join(', ')}`, ...(meant ? { fix: `Did you mean ${meant}?` } : {}) };
        }
        case 'invalid_type':
            return { what: issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}` };
        // Of all options only flags are a choice between types.
        case 'invalid_union':
            return { what: 'must be true or false' };
        default:
            return { what: issue?.message.replace(/^is /, 'must be ') ?? 'is not valid' };
    }
}


/***/ }),

/***/ 65967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RV: () => (/* binding */ isFlag),
/* harmony export */   Tt: () => (/* binding */ flagNameOf),
/* harmony export */   iP: () => (/* binding */ flagOf)
/* harmony export */ });
/** Keys whose flag is another word: below `with:` of a workflow, an input `with` would be hard to read. */
const OWN_FLAGS = { neighbours: 'with' };
const flagNameOf = (key) => OWN_FLAGS[key] ?? key.replaceAll('_', '-');
const flagOf = (key) => `--${flagNameOf(key)}`;
/** A schema that takes a boolean is a flag without a value. */
function isFlag({ options }, key) {
    return options.shape[key]?.safeParse(true).success === true;
}


/***/ })

};
