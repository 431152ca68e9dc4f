export const id = 239;
export const ids = [239];
export const modules = {

/***/ 27569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M7: () => (/* binding */ tokenPattern),
/* harmony export */   XK: () => (/* binding */ scoreProofLine),
/* harmony export */   ty: () => (/* binding */ isNoise)
/* harmony export */ });
/* harmony import */ var _contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71864);
/* harmony import */ var _text_bare_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56424);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67127);
/* harmony import */ var _skill_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73499);
/* harmony import */ var _tier_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97858);
/** Scores how strongly one line of text proves a token: the line scorer of check-skills (docs/differences.md), but with exact ids. */





/**
 * Lines that never count for a required, optional or disallowed token: start-up lines, listings, prompts. Ignoring case.
 * The first four and Claude's own come from check-skills; the rest is how current CLIs print what a model was offered or prompted with.
 */
const NOISE = [
    '"type":"system"',
    '"type":"queue-operation"',
    '"subtype":"init"',
    '"subtype":"hook_',
    '"type":"session.skills_loaded"',
    '"type":"user.message"',
    '"type":"system.message"',
    '"type":"world_state"',
    '"type":"session_meta"',
    '"type":"skill_listing"',
    '<skills_instructions>',
    '<available_skills>',
];
const CLAUDE_NOISE = [
    '[DEBUG] Hooks:',
    'Hook SessionStart:startup',
    'Skill prompt: showing',
    'Attempting to load skills from plugin',
    'Loading from skillPath:',
];
/** The original has `Loaded 1 skills from plugin` and `Sending 230 skills via attachment`, with the numbers of one repository. */
const CLAUDE_COUNTS = [/Loaded \d+ skills? from plugin/i, /Sending \d+ skills? via attachment/i];
const any = (words) => words.map(_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapePattern */ .MP).join('|');
const NOISE_PATTERN = new RegExp(any(NOISE), 'i');
const CLAUDE_NOISE_PATTERN = new RegExp([any(NOISE), any(CLAUDE_NOISE), ...CLAUDE_COUNTS.map((p) => p.source)].join('|'), 'i');
function isNoise(agent, line) {
    return ((0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__/* .agentName */ .Lp)(agent).toLowerCase() === 'claude' ? CLAUDE_NOISE_PATTERN : NOISE_PATTERN).test(line);
}
/** The pattern that finds a token on a line: an id only as a whole word (also as a folder in a path), any other text literally, ignoring case. */
function tokenPattern(token, isSkill) {
    const path = /^(.*)(\/SKILL\.md)$/i.exec(token);
    if (!isSkill || token.toLowerCase() === 'skill.md')
        return new RegExp((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapePattern */ .MP)(token).replaceAll('/', '[\\\\/]+'), 'i');
    if (!path)
        return (0,_skill_id_js__WEBPACK_IMPORTED_MODULE_1__/* .idPattern */ .aD)(token);
    return new RegExp(`${(0,_skill_id_js__WEBPACK_IMPORTED_MODULE_1__/* .idPattern */ .aD)(path[1]).source.replace(/\(\?![^()]*\)$/, '')}[\\\\/]+SKILL\\.md`, 'i');
}
/** The words of the original, plus Copilot's events for a tool's start and end, and the name of a code-mode call in Codex's session log. */
const WORK = /command_execution|read_file|mcp_tool_call|tool\.execution_|custom_tool_call/i;
/** The sum of the original: 1000 for a Skill call with this id, 900 for a launch, 700 for a base directory, 100 for tool_use, 60 for other tool words, 10 for the token. */
function scoreProofLine(token, line, isSkill, pattern = tokenPattern(token, isSkill)) {
    const present = pattern.test(line);
    let score = present ? 10 : 0;
    if (isSkill && present) {
        const id = (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_4__/* .bareId */ .yW)(token.replace(/\/SKILL\.md$/i, '')).toLowerCase();
        const named = [...line.matchAll(_tier_js__WEBPACK_IMPORTED_MODULE_2__/* .SKILL_FIELD */ .rv)].some((m) => (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_4__/* .bareId */ .yW)(m[1]).toLowerCase() === id);
        if (named && _tier_js__WEBPACK_IMPORTED_MODULE_2__/* .SKILL_TOOL */ .ds.test(line))
            score += 1000;
        if (/Launching skill:/i.test(line))
            score += 900;
        if (/Base directory for this skill:/i.test(line))
            score += 700;
    }
    if (/tool_use/i.test(line))
        score += 100;
    if (WORK.test(line))
        score += 60;
    return score;
}


/***/ }),

/***/ 97858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ computeTier),
/* harmony export */   XY: () => (/* binding */ eventTier),
/* harmony export */   ds: () => (/* binding */ SKILL_TOOL),
/* harmony export */   rv: () => (/* binding */ SKILL_FIELD),
/* harmony export */   zB: () => (/* binding */ mentionTier)
/* harmony export */ });
/* harmony import */ var _contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71864);
/* harmony import */ var _text_bare_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56424);
/** Decides how much an event, or a line of text, proves: tier 1 confirmed use, 2 moderate evidence, 3 a mention. The only place that does. */


/** Agents that load a skill only by reading its SKILL.md, so that a verified read confirms its use. Codex 0.169 and pi 0.87 have no skill event. */
const LOADS_BY_READING = ['codex', 'pi'];
/**
 * How much an event proves about the skill it names; null when it proves nothing: refused, denied, blocked, failed,
 * or not about a skill.
 */
function eventTier(agent, event) {
    switch (event.type) {
        case 'skill_call':
            // A call without a result is only an attempt; Claude's Skill tool has answered with is_error and no body (2.1.141).
            if (event.outcome === 'ran')
                return 1;
            return event.outcome === 'unfinished' ? 2 : null;
        case 'skill_read':
            if (event.text === 'own')
                return LOADS_BY_READING.includes((0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__/* .agentName */ .Lp)(agent).toLowerCase()) ? 1 : 2;
            return event.text === 'other' ? 2 : 3;
        default:
            return null;
    }
}
/** The tier of a token that is not a skill id: moderate evidence in a tool's input or output, a mention in prose or in a refused call. */
function mentionTier(event) {
    return event.type === 'tool_call' && (event.outcome === 'ran' || event.outcome === 'failed') ? 2 : 3;
}
const SKILL_TOOL = /"name"\s*:\s*"Skill"/;
const SKILL_FIELD = /"skill"\s*:\s*"([^"\\]+)"/g;
const LAUNCHING = /Launching skill:\s*([^\s"'\\,<>]+)/g;
const BASE_DIRECTORY = /Base directory for this skill:\s*(.+)/;
/**
 * The rule of check-skills (docs/differences.md) for one line of text; `score` comes from scoreProofLine. Where check-skills tests for a
 * substring, this compares the exact id (ignoring a plugin prefix), checks every skill on the line, and ends a path with its JSON string.
 */
function computeTier(agent, token, line, score) {
    const name = (0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__/* .agentName */ .Lp)(agent).toLowerCase();
    if (name === 'claude') {
        if (SKILL_TOOL.test(line))
            return [...line.matchAll(SKILL_FIELD)].some((m) => names(m[1], token)) ? 1 : 2;
        const launched = [...line.matchAll(LAUNCHING)];
        if (launched.length)
            return launched.some((m) => names(m[1], token)) ? 1 : 2;
    }
    else if (!token.includes('/')) {
        const path = BASE_DIRECTORY.exec(line)?.[1];
        if (path !== undefined)
            return pathNames(path, token) ? 1 : 2;
    }
    return score >= 60 ? 2 : 3;
}
function names(found, token) {
    const id = (found ?? '').toLowerCase();
    const wanted = token.toLowerCase();
    return id === wanted || (!wanted.includes(':') && (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_1__/* .bareId */ .yW)(id) === wanted);
}
function pathNames(path, token) {
    // In a JSON line the whole SKILL.md follows the path, and its cross-references are not this skill.
    const end = path.search(/\\n\\n|"|</);
    const folders = (end < 0 ? path : path.slice(0, end)).trim().replace(/\\+/g, '/').toLowerCase().split('/');
    return folders.indexOf((0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_1__/* .bareId */ .yW)(token).toLowerCase(), 1) > 0;
}


/***/ }),

/***/ 94239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  selfTest: () => (/* binding */ selfTest)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/lib/evidence/proof-line.js
var proof_line = __webpack_require__(27569);
// EXTERNAL MODULE: ./build/lib/evidence/tier.js
var tier = __webpack_require__(97858);
;// CONCATENATED MODULE: ./build/lib/verdict/self-test-lines.js
const skillUse = (input) => JSON.stringify({ type: 'tool_use', id: 'toolu_1', name: 'Skill', input });
const base = (path) => `Base directory for this skill: ${path}`;
const LINES = [
    { name: 'Claude: a Skill call with this id', line: skillUse({ skill: 'pdf-tools' }), want: 1 },
    {
        name: 'Claude: a Skill call with the id behind its plugin',
        line: skillUse({ skill: 'office:pdf-tools' }),
        want: 1,
    },
    { name: 'Claude: spaces in the JSON', line: '{"name" : "Skill", "input": {"skill" : "pdf-tools"}}', want: 1 },
    {
        name: 'Claude: the second skill on a line',
        line: `${skillUse({ skill: 'docx' })},${skillUse({ skill: 'pdf-tools' })}`,
        want: 1,
    },
    { name: 'Claude: Launching skill', line: 'Launching skill: pdf-tools', want: 1 },
    {
        name: 'Claude: Launching skill inside a JSON line',
        line: '{"content":"Launching skill: pdf-tools","is_error":false}',
        want: 1,
    },
    { name: 'Claude: a Skill call of another id', line: skillUse({ skill: 'docx', args: 'not pdf-tools' }), want: 2 },
    {
        name: 'Claude: a Skill call of a longer id',
        token: 'pdf',
        line: skillUse({ skill: 'pdf-tools' }),
        score: 1000,
        want: 2,
    },
    { name: 'Claude: Launching another skill', line: 'Launching skill: docx', score: 900, want: 2 },
    { name: 'Claude: a Skill call without an id', line: skillUse({ args: 'x' }), score: 1000, want: 2 },
    { name: 'Claude: a mention', line: 'perhaps pdf-tools would help', want: 3 },
    { name: 'Claude: base directory is no Claude rule', line: base('/s/pdf-tools'), want: 2 },
    { name: 'Codex: base directory names the skill', line: base('/s/office/pdf-tools/SKILL.md'), want: 1 },
    { name: 'Copilot: base directory names the skill', line: base('/s/office/pdf-tools/SKILL.md'), want: 1 },
    { name: 'Codex: base directory ends with the skill', line: base('/s/office/pdf-tools'), want: 1 },
    { name: 'Codex: backslashes and another case', line: base('C:\\s\\office\\PDF-Tools\\SKILL.md'), want: 1 },
    { name: 'Codex: base directory of another skill', line: base('/s/office/docx/SKILL.md'), score: 700, want: 2 },
    {
        name: 'Codex: base directory of a longer id',
        token: 'pdf',
        line: base('/s/office/pdf-tools'),
        score: 700,
        want: 2,
    },
    {
        name: 'Copilot: a cross-reference in the body behind the path',
        token: 'docx',
        line: `{"text":"${base('/s/pdf-tools')}\\n\\nSee /s/docx/ too"}`,
        want: 2,
    },
    {
        name: 'Codex: a path token never takes the base-directory rule',
        token: 'pdf-tools/SKILL.md',
        line: base('/s/pdf-tools/SKILL.md'),
        want: 2,
    },
    {
        name: 'Codex: a generic read stays moderate',
        line: '{"tool_use":"read_file","path":"s/pdf-tools/SKILL.md"}',
        want: 2,
    },
    {
        name: 'Codex: a command stays moderate',
        line: '{"type":"command_execution","command":"cat s/pdf-tools/SKILL.md"}',
        want: 2,
    },
    { name: 'Copilot: a mention', line: 'pdf-tools', want: 3 },
    { name: 'Score 59 is low', token: 'x', line: 'x', score: 59, want: 3 },
    { name: 'Score 60 is moderate', token: 'x', line: 'x', score: 60, want: 2 },
];

;// CONCATENATED MODULE: ./build/lib/verdict/self-test.js
/** Checks the tier rules against the built-in fixtures: `agent-routing self-test` runs anywhere, without an agent. */



const at = { stream: 'stdout', line: 1, proof: '', call_id: 'c', skill: 'pdf-tools', also: [] };
const call = (outcome) => ({
    ...at,
    type: 'skill_call',
    tool: 'Skill',
    input: {},
    how: 'invoked',
    outcome,
    message: null,
    output: '',
});
const read = (text) => ({
    ...at,
    type: 'skill_read',
    path: null,
    text,
    why: null,
});
const EVENTS = [
    { name: 'a skill call that ran', agent: 'claude', event: call('ran'), want: 1 },
    { name: 'a skill call that ran', agent: 'copilot', event: call('ran'), want: 1 },
    { name: 'a skill call without a result', agent: 'claude', event: call('unfinished'), want: 2 },
    { name: 'a failed skill call', agent: 'claude', event: call('failed'), want: null },
    { name: 'a denied skill call', agent: 'copilot', event: call('denied'), want: null },
    { name: 'a skill call blocked by a hook', agent: 'claude', event: call('blocked_by_hook'), want: null },
    { name: 'a skill call where there is no such tool', agent: 'copilot', event: call('unavailable'), want: null },
    { name: 'its own text read', agent: 'codex', event: read('own'), want: 1 },
    { name: 'its own text read', agent: 'codex@o4+plugin', event: read('own'), want: 1 },
    { name: 'its own text read by a generic tool', agent: 'claude', event: read('own'), want: 2 },
    { name: 'its own text read by a generic tool', agent: 'copilot', event: read('own'), want: 2 },
    { name: 'another file of its folder read', agent: 'codex', event: read('other'), want: 2 },
    { name: 'its path listed', agent: 'codex', event: read('none'), want: 3 },
];
function runSelfTest() {
    const lines = LINES.map(({ name, token = 'pdf-tools', line, score, want }) => {
        const [, agent = 'codex'] = /^(\w+):/.exec(name) ?? [];
        const isSkill = /^[a-z-]+(\/SKILL\.md)?$/.test(token);
        const points = score ?? (0,proof_line/* scoreProofLine */.XK)(token, line, isSkill);
        return { name, want, got: (0,tier/* computeTier */.Qk)(agent.toLowerCase(), token, line, points) };
    });
    const events = EVENTS.map(({ name, agent, event, want }) => ({
        name: `${agent}: ${name}`,
        want,
        got: (0,tier/* eventTier */.XY)(agent, event),
    }));
    return [...lines, ...events].map((row) => ({ ...row, ok: row.got === row.want }));
}

// EXTERNAL MODULE: ./build/src/options/command.js
var command = __webpack_require__(95441);
;// CONCATENATED MODULE: ./build/src/commands/self-test.js
/** `agent-routing self-test`: runs the built-in fixtures, one line each; exits 1 on a mismatch. */



const selfTest = (0,command/* defineCommand */.NB)({
    summary: 'Checks this tool itself on recorded examples; exits 1 on a mismatch',
    positionals: '',
    options: schemas/* object */.Ikc({ json: schemas/* boolean */.zMY().default(false).describe('Print the fixtures and their tiers as JSON') }),
    async run({ json }, _, shell) {
        const rows = runSelfTest();
        const wrong = rows.filter((row) => !row.ok).length;
        if (json)
            shell.stdout(`${JSON.stringify({ passed: rows.length - wrong, failed: wrong, fixtures: rows }, null, 2)}\n`);
        else {
            const shown = (tier) => (tier === null ? 'no use' : `Tier ${tier}`);
            const lines = rows.map((row) => row.ok
                ? `ok    ${row.name}: ${shown(row.got)}`
                : `WRONG ${row.name}: want ${shown(row.want)}, got ${shown(row.got)}`);
            shell.stdout(`${lines.join('\n')}\n${rows.length - wrong} passed, ${wrong} failed\n`);
        }
        return wrong === 0 ? 0 : 1;
    },
});


/***/ })

};
