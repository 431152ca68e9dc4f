import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { InputsSchema } from '../../src/options/inputs.js';
import { actionServices } from '../helpers/action-services.js';
import { createWorkspace } from '../helpers/action-workspace.js';
import { write } from '../helpers/plugin.js';
import { pullRequest } from '../helpers/pull-request.js';
import { runActionHere } from '../helpers/run-action-here.js';
import { runCliHere } from '../helpers/run-cli-here.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const SKILL = 'skills/notes/SKILL.md';
const FRONT = '---\nname: notes\ndescription: Writes release notes. Use when a release is cut.\n---\n';
const TEXT = `${FRONT}\n# Notes\n\nList the merged pull requests.\n`;
const CASE = { case_id: 'notes-1', prompt: 'We cut v2.3. Tell our customers.', expected_skill: 'notes' };
const negative = { case_id: 'none-1', prompt: 'What time is it?', disallowed_skills: ['notes'] };
const CASES = JSON.stringify([CASE, negative], null, 2);

const HOOKS = JSON.stringify({
  hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command: 'echo hi' }] }] },
});

interface Mistake {
  argv: string[];
  /** What differs from a repository without a mistake; null: the file is missing. */
  files?: Record<string, string | null>;
  says: RegExp;
  /** Default: 2. */
  code?: number;
  /** The fix that the message names: other arguments, or other files. The command then ends with 0. */
  fix?: { argv?: string[]; files?: Record<string, string | null> };
  /** A folder of the repository in which it is started. */
  at?: string;
}

const dry = (...argv: string[]) => ['run', '--dry-run', ...argv];
const check = (...argv: string[]) => ['check', '--offline', ...argv];
const skill = (text: string) => ({ [SKILL]: text });
const cases = (text: string) => ({ 'cases.json': text });
const workflow = (uses: string) =>
  `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v5\n      - uses: ${uses}\n`;
const right = { files: { ...skill(TEXT), ...cases(CASES) } };

const MISTAKES: Record<string, Mistake> = {
  'a flag without its s': {
    argv: dry('--agent', 'claude'),
    says: /Unknown option --agent for run\. Did you mean --agents\?/,
    fix: { argv: dry('--agents', 'claude') },
  },
  'a flag with one dash': {
    argv: dry('-agents', 'claude'),
    says: /Unknown option -agents for run\. Did you mean --agents\?/,
    fix: { argv: dry('--agents', 'claude') },
  },
  'agents with spaces': {
    argv: check('--agents', 'claude', 'codex'),
    says: /codex: There is no such folder\. Fix: several agents are one value with commas: --agents claude,codex/,
    fix: { argv: check('--agents', 'claude,codex') },
  },
  'agents with spaces, of run': {
    argv: dry('--agents', 'claude', 'codex'),
    says: /Unexpected argument 'codex' for run\. Fix: several agents are one value with commas: --agents claude,codex;/,
    fix: { argv: dry('--agents', 'claude,codex') },
  },
  'a space after the equals sign': {
    argv: dry('--agents=', 'claude'),
    says: /--agents claude;/,
    fix: { argv: dry('--agents', 'claude') },
  },
  'an agent mistyped': {
    argv: check('--agents', 'cluade'),
    says: /Unknown agent 'cluade'\. Did you mean claude\?/,
    fix: { argv: check('--agents', 'claude') },
  },
  'the name of the product': {
    argv: check('--agents', 'claude-code'),
    says: /Did you mean claude\?/,
    fix: { argv: check('--agents', 'claude') },
  },
  'a version for a model': {
    argv: dry('--agents', 'claude@2.1'),
    says: /'claude@2\.1' names a version where the vendor's model is named\. Fix: write claude, and choose versions with --agent-versions/,
    fix: { argv: dry('--agents', 'claude') },
  },
  'the folder as an option of check': {
    argv: check('--source', 'skills'),
    says: /Fix: write the folder without an option: agent-routing check FOLDER/,
    fix: { argv: check('skills') },
  },
  'another tool’s name for the folder': {
    argv: dry('--folder', '.'),
    says: /Unknown option --folder for run\. Did you mean --source\?/,
    fix: { argv: dry('--source', '.') },
  },
  'a folder as an argument of run': {
    argv: dry('skills'),
    says: /a folder is named with --source skills/,
    fix: { argv: dry('--source', 'skills') },
  },
  'the corpus as an argument of run': {
    argv: dry('cases.json'),
    says: /Fix: cases are named with --cases cases\.json;/,
    fix: { argv: dry('--cases', 'cases.json') },
  },
  'a folder mistyped': {
    argv: check('skils'),
    says: /skils: There is no such folder\. Did you mean skills\?/,
    fix: { argv: check('skills') },
  },
  'a file for a folder': {
    argv: dry('--source', SKILL),
    says: /SKILL\.md: This is a file, and the source is a folder\. Fix: name its folder/,
    fix: { argv: dry('--source', 'skills/notes') },
  },
  'a word for a number': {
    argv: dry('--trials', 'three'),
    says: /--trials three: must be a number/,
    fix: { argv: dry('--trials', '3') },
  },
  'a mode mistyped': {
    argv: dry('--mode', 'orcale'),
    says: /Did you mean oracle\?/,
    fix: { argv: dry('--mode', 'oracle') },
  },
  'options before the command': {
    argv: ['--agents', 'claude', 'run', '--dry-run'],
    says: /Unknown command '--agents'\. Fix: the command comes first: agent-routing run --agents …\./,
    fix: { argv: dry('--agents', 'claude') },
  },
  'a command of other tools': {
    argv: ['validate'],
    says: /Unknown command 'validate'\. Did you mean 'check'\?/,
    fix: { argv: check() },
  },
  'a case’s name cut short': {
    argv: dry('--case-id', 'notes'),
    says: /--case-id notes matches no case\. Did you mean 'notes-1'\?/,
    fix: { argv: dry('--case-id', 'notes-1') },
  },
  'a comment in JSON': {
    argv: dry(),
    files: cases(`// mine\n${CASES}`),
    says: /cases\.json:1: This is not valid JSON.*no comments/,
    fix: right,
  },
  'a trailing comma': {
    argv: dry(),
    files: cases(`[\n${JSON.stringify(CASE)},\n]`),
    says: /cases\.json:2: This is not valid JSON: it has a trailing comma\. Fix: remove the comma before the closing } or \]/,
    fix: right,
  },
  'one case without a list': {
    argv: dry(),
    files: cases(JSON.stringify(CASE)),
    says: /cases\.json:1: A corpus is an array of cases.*wrap the cases in \[/,
    fix: right,
  },
  'an empty corpus file': { argv: dry(), files: cases(''), says: /cases\.json:1: This is not valid JSON/, fix: right },
  'a key of another tool': {
    argv: dry(),
    files: cases(JSON.stringify([{ ...CASE, case_id: undefined, id: 'a' }])),
    says: /cases\.json:1.*Unknown key 'id'.*write 'case_id'/,
    fix: right,
  },
  'a case_id twice': {
    argv: dry(),
    files: cases(JSON.stringify([CASE, CASE])),
    says: /cases\.json:1, case 'notes-1': This case_id is used twice/,
    fix: right,
  },
  'a corpus under another ending': {
    argv: dry(),
    files: { 'cases.json': null, 'cases.jsonl': '' },
    says: /cases\.json: This corpus does not exist\. Fix: is it cases\.jsonl\? Name it with --cases cases\.jsonl/,
    fix: right,
  },
  'a corpus mistyped': {
    argv: dry('--cases', 'case.json'),
    says: /case\.json: This corpus does not exist\. Fix: is it cases\.json\? Name it with --cases cases\.json/,
    fix: { argv: dry('--cases', 'cases.json') },
  },
  'a run above the packages': {
    argv: dry(),
    files: { 'cases.json': null, 'packages/a/cases.json': CASES, 'packages/b/cases.json': CASES },
    says: /cases\.json: This corpus does not exist\. Fix: run this in packages\/a, packages\/b: each has one\./,
    fix: right,
  },
  'a check above the packages': {
    argv: check(),
    files: {
      'cases.json': null,
      ...{ 'packages/a/.claude-plugin/plugin.json': '{"name": "a"}', 'packages/a/skills/a/SKILL.md': TEXT },
    },
    code: 0,
    says: /Next: packages\/a stands on its own: start with `cd packages\/a && agent-routing check`\./,
    fix: { argv: check('packages/a') },
  },
  'a link to nothing': {
    argv: check(),
    files: { 'skills/old/SKILL.md': '-> ../notes/gone.md' },
    code: 1,
    says: /this link is dangling: it leads to \.\.\/notes\/gone\.md, and nothing is there, so nobody gets the skill 'old' from here \(skills\/old\/SKILL\.md:1\)\s+Fix: put the file itself in the place of the link, or remove the link/,
    fix: { files: { 'skills/old/SKILL.md': null } },
  },
  'a placeholder in the workflow': {
    argv: check('--strict'),
    files: { '.github/workflows/a.yml': workflow('org/agent-routing@v1') },
    code: 1,
    says: /it uses org\/agent-routing, which only stands for the repository of this action, so its job fails before it starts \(\.github\/workflows\/a\.yml:7\)/,
    fix: { files: { '.github/workflows/a.yml': workflow('my-org/agent-routing@v1') } },
  },
  'an action without a version': {
    argv: check('--strict'),
    files: { '.github/workflows/a.yml': workflow('my-org/agent-routing # ours') },
    code: 1,
    says: /it uses my-org\/agent-routing without a version[^\n]*\(\.github\/workflows\/a\.yml:7\)\s+Fix: write the version behind it: `uses: my-org\/agent-routing@v1`/,
    fix: {
      files: {
        '.github/workflows/a.yml': workflow(
          'my-org/agent-routing@v1\n      - uses: ./own/action\n      - uses: docker://alpine/git',
        ),
      },
    },
  },
  'a run in the skill’s folder': {
    argv: dry(),
    at: 'skills/notes',
    says: /cases\.json: This corpus does not exist\. Fix: run this in \.\.\/\.\., where it is/,
  },
  'a skill mistyped in a case': {
    argv: check(),
    files: cases(CASES.replace('"expected_skill": "notes"', '"expected_skill": "note"')),
    code: 1,
    says: /case-unknown-skill notes-1: it expects 'note', which the source does not have \(cases\.json:\d\)\s+Fix: did you mean 'notes'\?/,
    fix: right,
  },
  'a baseline that is a corpus': {
    argv: dry(),
    files: { 'provider-baseline.json': CASES },
    says: /provider-baseline\.json: A baseline is an object.*baseline update/,
    fix: { files: { 'provider-baseline.json': null } },
  },
  'a baseline of a newer version': {
    argv: dry(),
    files: { 'provider-baseline.json': '{"$meta": {"schema": 99}}' },
    says: /provider-baseline\.json.*schema 99.*newer version of agent-routing/,
    fix: { files: { 'provider-baseline.json': '{"$meta": {"schema": 1}}' } },
  },
  'SKILL.md in lower case': {
    argv: check(),
    files: { [SKILL]: null, 'skills/notes/skill.md': TEXT },
    code: 1,
    says: /no agent finds it: the file must be named exactly SKILL\.md \(skills\/notes\/skill\.md:1\)\s+Fix: rename it/,
    fix: { files: { ...right.files, 'skills/notes/skill.md': null } },
  },
  'SKILL with another ending': {
    argv: check(),
    files: { [SKILL]: null, 'skills/notes/SKILL.txt': TEXT },
    code: 1,
    says: /error skill-file notes: no agent finds it: the file must be named exactly SKILL\.md \(skills\/notes\/SKILL\.txt:1\)\s+Fix: rename it to SKILL\.md; `agent-routing check --fix`/,
    fix: { files: { ...right.files, 'skills/notes/SKILL.txt': null } },
  },
  'a skill without a folder': {
    argv: check(),
    files: { [SKILL]: null, 'skills/notes.md': TEXT },
    code: 1,
    says: /a skill is a folder with a SKILL\.md in it \(skills\/notes\.md:1\)\s+Fix: move it to a folder of its own/,
    fix: { files: { ...right.files, 'skills/notes.md': null } },
  },
  'no front matter': {
    argv: check(),
    files: skill('# Notes\n'),
    code: 1,
    says: /there is no front matter \(skills\/notes\/SKILL\.md:1\); begin the file with a line of ---/,
    fix: right,
  },
  'front matter that is not closed': {
    argv: check(),
    files: skill('---\nname: notes\ndescription: Writes.\n# Notes\n'),
    code: 1,
    says: /not closed by a line of three dashes \(skills\/notes\/SKILL\.md:3\); write a line of ---/,
    fix: right,
  },
  'a heading above the front matter': {
    argv: check(),
    files: skill(`# Notes\n\n${TEXT}`),
    code: 1,
    says: /does not start on line 1 \(skills\/notes\/SKILL\.md:3\); remove what stands before the first line of ---/,
    fix: right,
  },
  'no space after the colon': {
    argv: check('--agents', 'all', '--disable', 'skill-offer'),
    files: skill(TEXT.replace('description: ', 'description:')),
    code: 0,
    says: /a line is not `key: value` \(skills\/notes\/SKILL\.md:3\)\s+Fix: type an ordinary space after the colon/,
    fix: right,
  },
  'a no-break space after the colon': {
    argv: check('--agents', 'copilot,pi,kilo'),
    files: skill(TEXT.replace('description: ', 'description:\u00a0')),
    code: 1,
    says: /kilo: [^\n]*SKILL\.md, line 3: `description:` is followed by a no-break space .*\); type an ordinary space after/,
    fix: right,
  },
  'a continued line that is not indented': {
    argv: check(),
    files: skill(TEXT.replace('. Use', '.\nUse')),
    code: 1,
    says: /\(line 4: a line is not `key: value`\)[\s\S]*\n\s+Fix: begin a line that continues the value above it with two spaces, not a tab, and move any other below/,
    fix: right,
  },
  'keys in two columns': {
    argv: check(),
    files: skill(TEXT.replace('name', '  name')),
    code: 1,
    says: /the keys do not begin in the same column[\s\S]*\n\s+Fix: begin each key at the start of its line/,
    fix: right,
  },
  'an apostrophe within quotes': {
    argv: check(),
    files: skill(TEXT.replace('Writes release notes. Use when a release is cut.', "'Writes a release's notes'")),
    code: 1,
    says: /text stands after the end of a value[\s\S]*\n\s+Fix: put quotes around all of the value, of the kind that it does not contain/,
    fix: { files: skill(TEXT.replace(/description: .*/, 'description: "Writes a release\'s notes"')) },
  },
  'a description that is a list': {
    argv: check('--agents', 'copilot,opencode,pi,cline,kilo'),
    files: skill(TEXT.replace(/description: .*/, 'description:\n  - Writes release notes')),
    code: 1,
    says: /(?:(?:copilot|opencode|pi|cline|kilo): [^\n]*not text; write it as one line of text[^\n]*\s+){5}/,
    fix: right,
  },
  'a field mistyped': {
    argv: check(),
    files: skill(TEXT.replace('description', 'descripton')),
    code: 1,
    says: /`descripton:` \(line 3\) is no field that agents know .*write `description:` in its place/,
    fix: right,
  },
  'a SKILL.md with the ending that an editor hid': {
    argv: check('--strict'),
    files: { [SKILL]: null, 'skills/notes/SKILL.md.txt': TEXT },
    code: 1,
    says: /must be named exactly SKILL\.md \(skills\/notes\/SKILL\.md\.txt:1\)/,
    fix: { files: { ...right.files, 'skills/notes/SKILL.md.txt': null } },
  },
  'a SKILL.md directly in skills': {
    argv: check('--strict'),
    files: { [SKILL]: null, 'skills/SKILL.md': TEXT },
    code: 1,
    says: /Fix: a skill is a folder in skills\/: move this file to skills\/notes\/SKILL\.md/,
    fix: { files: { ...right.files, 'skills/SKILL.md': null } },
  },
  'skills beside the manifest': {
    argv: check(),
    files: { [SKILL]: null, '.claude-plugin/plugin.json': '{"name": "office"}', [`.claude-plugin/${SKILL}`]: TEXT },
    code: 1,
    says: /no agent reads this folder[^\n]*\(\.claude-plugin\/skills:1\)\s+Fix: move it up, beside \.claude-plugin/,
    fix: { files: { ...right.files, [`.claude-plugin/${SKILL}`]: null } },
  },
  'servers below a mistyped key': {
    argv: check(),
    files: {
      '.claude-plugin/plugin.json': '{"name": "office"}',
      '.mcp.json': '{"mcpservers": {"a": {"command": "a"}}}',
    },
    code: 1,
    says: /'mcpservers' is taken for the name of a server \(\.mcp\.json:1\)\s+Fix: write 'mcpServers'/,
    fix: { files: { '.mcp.json': '{"mcpServers": {"a": {"command": "a"}}}' } },
  },
  'cases below another key': {
    argv: dry(),
    files: cases(`{"case": ${CASES}}`),
    says: /A corpus is an array of cases, or an object with `cases`\. Fix: write 'cases' in place of 'case'/,
    fix: { files: cases(`{"cases": ${CASES}}`) },
  },
  'init in a folder without skills': {
    argv: ['init', '--offline', '--force'],
    at: 'docs',
    files: { 'docs/a.md': 'a' },
    says: /There are no skills to write cases for\. Fix: run this in \.\., which has a folder skills/,
    fix: {},
  },
  'a folder without skills': {
    argv: check(),
    at: 'docs',
    files: { 'docs/a.md': 'a' },
    says: /There is no skill here\. Fix: name \.\., which has a folder skills, or run this there/,
    fix: {},
  },
  'a tab in YAML': {
    argv: check(),
    files: skill(FRONT.replace('---\n', '---\nmetadata:\n\tauthor: me\n')),
    code: 1,
    says: /line 3: a tab is used where YAML needs spaces[\s\S]*\n\s+Fix: indent with spaces/,
    fix: right,
  },
  'a quote that is not closed': {
    argv: check(),
    files: skill('---\nname: notes\ndescription: "Writes notes.\n---\n\nText.\n'),
    code: 1,
    says: /line 3: a quote is not closed[\s\S]*\n\s+Fix: close the quote/,
    fix: right,
  },
  'no name': {
    argv: check(),
    files: skill(TEXT.replace('name: notes\n', '')),
    code: 0,
    says: /no name that is text, so that `npx skills add` leaves it out [^(]*\(skills\/notes\/SKILL\.md:1\)\s+Fix: write `name: "notes"` there/,
    fix: right,
  },
  'a name that is not the folder’s': {
    argv: check('--strict'),
    files: skill(TEXT.replace('name: notes', 'name: Release Notes')),
    code: 1,
    says: /the name in the front matter is 'Release Notes', but the folder is 'notes' \(`npx skills add` installs it as `release-notes`\)[\s\S]*Fix: give both the same name, such as `release-notes`\./,
    fix: right,
  },
  'no description': {
    argv: check(),
    files: skill(TEXT.replace(/description: .*\n/, '')),
    code: 1,
    says: /codex, copilot: it has no description, by which an agent chooses it; add one after `description:`/,
    fix: right,
  },
  'a project folder of no agent': {
    argv: check('--strict', '--agents', 'claude'),
    files: { [SKILL]: null, '.claude/skill/notes/SKILL.md': TEXT },
    code: 1,
    says: /no agent that this tool knows reads this folder of a project \(\.claude\/skill:1\)\s+Fix: move what it holds to \.claude\/skills\./,
    fix: { files: { '.claude/skill/notes/SKILL.md': null, '.claude/skills/notes/SKILL.md': TEXT } },
  },
  'a project folder of an agent that is not known': {
    argv: check('--strict', '--agents', 'codex'),
    files: { [SKILL]: null, '.cursor/skills/notes/SKILL.md': TEXT },
    code: 1,
    says: /reads this folder of a project \(\.cursor\/skills:1\)\s+Fix: move what it holds to \.agents\/skills\./,
    fix: { files: { '.cursor/skills/notes/SKILL.md': null, '.agents/skills/notes/SKILL.md': TEXT } },
  },
  'a misnamed manifest': {
    argv: check('--strict'),
    files: { '.claude-plugin/plugins.json': '{"name": "demo"}' },
    code: 1,
    says: /no manifest of a plugin or a marketplace has this name and place \(\.claude-plugin\/plugins\.json:1\)\s+Fix: rename it to plugin\.json/,
    fix: { files: { '.claude-plugin/plugins.json': null, '.claude-plugin/plugin.json': '{"name": "demo"}' } },
  },
  'a SKILL.md at the root': {
    argv: check('--strict'),
    files: { [SKILL]: null, 'SKILL.md': TEXT },
    code: 1,
    says: /Fix: a skill is a folder in skills\/: move this file to skills\/notes\/SKILL\.md\./,
    fix: { files: { 'SKILL.md': null, [SKILL]: TEXT } },
  },
  'curly quotes': {
    argv: check('--agents', 'copilot'),
    files: skill(TEXT.replace(/description: .*/, 'description: “Writes notes: fast”')),
    code: 1,
    says: /the quotes around a value are curly \(“ ”\)[^\n]*\); write straight ones, " or '\.\s+Fix: write straight ones/,
    fix: { files: skill(TEXT.replace(/description: .*/, 'description: "Writes notes: fast"')) },
  },
  'fences of another kind': {
    argv: check('--agents', 'all'),
    files: skill(TEXT.replaceAll('---\n', '----\n')),
    code: 1,
    says: /line 1 is not three dashes[^\n]*\(skills\/notes\/SKILL\.md:1\); write --- as line 1, and as the line below/,
    fix: right,
  },
  'parts in folders of almost the right name': {
    argv: check('--strict', '--disable', 'skill-uncovered'),
    files: {
      '.claude-plugin/plugin.json': '{"name": "demo"}',
      ...{
        'agent/rev.md': FRONT,
        'Commands/tidy.md': 'Tidy up.\n',
        'hook/hooks.json': HOOKS,
        'agents/dig.yaml': 'name: dig\n',
      },
    },
    code: 1,
    says: /(?:[\s\S]*(?:agent:1\)\s+Fix: rename it to agents|Commands:1\)\s+Fix: rename it to commands|hook:1\)\s+Fix: rename it to hooks|agents\/dig\.yaml:1\)\s+Fix: write it as dig\.md)\.){4}/,
    fix: {
      files: {
        ...{ 'agent/rev.md': null, 'Commands/tidy.md': null, 'hook/hooks.json': null, 'agents/dig.yaml': null },
        ...{ 'agents/rev.md': `${FRONT}Review.\n`, 'commands/tidy.md': 'Tidy up.\n', 'hooks/hooks.json': HOOKS },
      },
    },
  },
  'a manifest in a folder without its dot': {
    argv: check('--strict'),
    files: { 'claude-plugin/plugin.json': '{"name": "demo"}' },
    code: 1,
    says: /\(claude-plugin\/plugin\.json:1\)\s+Fix: rename it to \.claude-plugin\/plugin\.json/,
    fix: { files: { 'claude-plugin/plugin.json': null, '.claude-plugin/plugin.json': '{"name": "demo"}' } },
  },
  'hook.json for hooks.json': {
    argv: check('--strict'),
    files: { '.claude-plugin/plugin.json': '{"name": "demo"}', 'hooks/hook.json': HOOKS },
    code: 1,
    says: /no agent reads a hooks file of this name[^\n]*\(hooks\/hook\.json:1\)\s+Fix: rename it to hooks\.json/,
    fix: { files: { 'hooks/hook.json': null, 'hooks/hooks.json': HOOKS } },
  },
  'a variable of no agent': {
    argv: check('--strict'),
    files: {
      '.claude-plugin/plugin.json': '{"name": "demo"}',
      'hooks/hooks.json': HOOKS.replace('echo hi', 'echo ${CLAUDE_PLUGIN_PATH}'),
    },
    code: 1,
    says: /uses \$CLAUDE_PLUGIN_PATH, which no agent sets \(hooks\/hooks\.json:1\)\s+Fix: write \$\{CLAUDE_PLUGIN_ROOT\}/,
    fix: { files: { 'hooks/hooks.json': HOOKS.replace('echo hi', 'echo ${CLAUDE_PLUGIN_ROOT}') } },
  },
  'backslashes in a hook': {
    argv: check(),
    files: {
      ...{ '.claude-plugin/plugin.json': '{"name": "demo"}', 'hooks/h.js': 'process.exit(0);\n' },
      'hooks/hooks.json': HOOKS.replace('echo hi', 'node ${CLAUDE_PLUGIN_ROOT}\\\\hooks\\\\h.js'),
    },
    code: 1,
    says: /has \\ in a path, which the shell of Linux and macOS takes away \(hooks\/hooks\.json:1\)\s+Fix: write \/ in place/,
    fix: { files: { 'hooks/hooks.json': HOOKS.replace('echo hi', 'node ${CLAUDE_PLUGIN_ROOT}/hooks/h.js') } },
  },
  'skill for skills': {
    argv: check('--strict'),
    files: { [SKILL]: null, 'skill/notes/SKILL.md': TEXT },
    code: 1,
    says: /no agent looks in a folder of this name; its name is skills \(skill:1\)\s+Fix: rename it to skills\./,
    fix: { files: { 'skill/notes/SKILL.md': null, [SKILL]: TEXT } },
  },
  'skill for skills, in a plugin': {
    argv: check('--strict', '--disable', 'skill-uncovered'),
    files: { [SKILL]: null, '.claude-plugin/plugin.json': '{"name": "demo"}', 'Skill/notes/SKILL.md': TEXT },
    code: 1,
    says: /no agent looks in a folder of this name; its name is skills \(Skill:1\)\s+Fix: rename it to skills\./,
    fix: { files: { 'Skill/notes/SKILL.md': null, [SKILL]: TEXT } },
  },
  'a skill.md at the root': {
    argv: check('--strict'),
    files: { [SKILL]: null, 'cases.json': null, 'skill.md': TEXT },
    code: 1,
    says: /the file must be named exactly SKILL\.md \(skill\.md:1\)\s+Fix: rename it/,
    fix: { files: { 'skill.md': null, [SKILL]: TEXT } },
  },
  'hooks beside the manifest’s folder': {
    argv: check('--strict'),
    files: { '.claude-plugin/plugin.json': '{"name": "demo"}', 'hooks.json': HOOKS },
    code: 1,
    says: /hook-unread hooks\.json: not every agent looks for the hooks of a plugin there[^\n]*\s+claude: Claude Code [\d.]+ does not read it\s+codex: Codex [\d.]+ does not read it\s+Fix: move it to hooks\/hooks\.json/,
    fix: { files: { 'hooks.json': null, 'hooks/hooks.json': HOOKS } },
  },
  'hooks without a plugin': {
    argv: check('--strict'),
    files: { 'hooks/hooks.json': HOOKS },
    code: 1,
    says: /no agent reads it: nothing makes a plugin of this folder \(hooks\/hooks\.json:1\)\s+Fix: add \.claude-plugin\/plugin\.json/,
    fix: { files: { '.claude-plugin/plugin.json': '{"name": "demo"}' } },
  },
  'a comment in hooks.json': {
    argv: check(),
    files: { '.claude-plugin/plugin.json': '{"name": "demo"}', 'hooks/hooks.json': '{"hooks": {}\n// mine\n}' },
    code: 1,
    says: /the hooks file cannot be read: This is not valid JSON: .* \(hooks\/hooks\.json:2\)\s+Fix: correct the syntax there; JSON has straight double quotes, and no comments/,
    fix: { files: { 'hooks/hooks.json': '{"hooks": {}}' } },
  },
  'cases under another name': {
    argv: dry(),
    files: cases(JSON.stringify({ tests: [CASE, negative] })),
    says: /an object with `cases`\. Fix: write 'cases' in place of 'tests'/,
    fix: { files: cases(JSON.stringify({ cases: [CASE, negative] })) },
  },
  'a description of nothing': {
    argv: check('--agents', 'copilot'),
    files: skill(TEXT.replace(/description: .*/, 'description:')),
    code: 1,
    says: /copilot: it has no description, by which an agent chooses it; add one after `description:` in the front matter/,
    fix: right,
  },
  'a skill two folders deep': {
    argv: check('--agents', 'claude'),
    files: { [SKILL]: null, 'cases.json': null, '.claude/skills/writing/notes/SKILL.md': TEXT },
    code: 1,
    says: /at most one folder deep in \.claude\/skills[^\n]*\s+Fix: move it to \.claude\/skills\/notes\./,
    fix: { files: { '.claude/skills/writing/notes/SKILL.md': null, '.claude/skills/notes/SKILL.md': TEXT } },
  },
  'a skill where no agent looks': {
    argv: check(),
    files: {
      ...{ [SKILL]: null, 'cases.json': null, 'src/notes/SKILL.md': TEXT },
      '.claude-plugin/plugin.json': '{"name": "demo", "version": "1.0.0"}',
    },
    says: /There is no skill here\. Fix: no agent looks for src\/notes\/SKILL\.md: move its folder to skills\/notes\./,
    fix: right,
  },
  'two folders': {
    argv: check('.', 'docs'),
    says: /check takes one argument, and 'docs' is a second one\. Fix: start it once for each\./,
    fix: { argv: check() },
  },
  'three agents with spaces': {
    argv: check('--agents', 'claude', 'codex', 'copilot'),
    says: /several agents are one value with commas: --agents codex,copilot\./,
    fix: { argv: check('--agents', 'claude,codex,copilot') },
  },
  'cases in a folder of tests': {
    argv: dry(),
    files: { 'cases.json': null, 'tests/cases.json': CASES },
    says: /This corpus does not exist\. Fix: name it with --cases tests\/cases\.json\./,
    fix: { argv: dry('--cases', 'tests/cases.json') },
  },
  'cases one behind the other': {
    argv: dry(),
    files: cases('{"case_id": "a"}\n{"case_id": "b"}'),
    says: /Fix: correct the syntax there; several values are one list: `\[` before them, commas between/,
    fix: right,
  },
  'a call without its kind': {
    argv: dry(),
    files: cases('[{"case_id": "a", "tool": "Bash", "input": {"command": "ls"}, "expect": "allow"}]'),
    says: /Unknown key 'tool'\. Fix: write `"kind": "tool_route"` into the case, whose key this is/,
    fix: {
      files: cases(
        '[{"case_id": "a", "kind": "tool_route", "tool": "Bash", "input": {"command": "ls"}, "expect": "allow"}]',
      ),
    },
  },
  'a skill behind run': {
    argv: dry('skills/notes'),
    says: /Unexpected argument 'skills\/notes' for run\. Fix: a skill is named with --skill notes/,
    fix: { argv: dry('--skill', 'notes') },
  },
  'an agent behind run': {
    argv: dry('claude'),
    says: /Unexpected argument 'claude' for run\. Fix: agents are named with --agents claude/,
    fix: { argv: dry('--agents', 'claude') },
  },
  'a misspelt agent in the baseline': {
    argv: check('--strict'),
    files: {
      'provider-baseline.json': '{"notes-1": {\n"cluade": {"expected_status": "pass", "allow_timeout": false}}}',
    },
    says: /its entry names 'cluade', which is no agent \(provider-baseline\.json:2\)[\s\S]*Fix: write 'claude'\./,
    code: 1,
    fix: {
      files: {
        'provider-baseline.json': '{"notes-1": {"claude": {"expected_status": "pass", "allow_timeout": false}}}',
      },
    },
  },
  'a script that the skill does not have': {
    argv: check('--strict'),
    files: skill(`${TEXT}\nRun \`python scripts/collect.py\` first.\n`),
    code: 1,
    says: /it names `scripts\/collect\.py`, and no such file is in its folder or in one above \(skills\/notes\/SKILL\.md:10\)/,
    fix: { files: { 'skills/notes/scripts/collect.py': 'print(1)\n' } },
  },
  'a script that is to be run, and writes something': {
    argv: check('--strict'),
    files: skill(`${TEXT}\nRun \`bash scripts/collect.sh\`, then write CHANGELOG.md.\n`),
    code: 1,
    says: /it names `scripts\/collect\.sh`, and no such file/,
    fix: { files: { 'skills/notes/scripts/collect.sh': 'true\n' } },
  },
  'a misspelt agent in the baseline, of a run': {
    argv: dry(),
    files: {
      'provider-baseline.json': '{"notes-1": {\n"cluade": {"expected_status": "pass", "allow_timeout": false}}}',
    },
    says: /provider-baseline\.json:2: the entry of 'notes-1' names 'cluade', which is no agent\. Did you mean claude\?/,
    code: 0,
    fix: {
      files: {
        'provider-baseline.json': '{"notes-1": {"claude": {"expected_status": "pass", "allow_timeout": false}}}',
      },
    },
  },
  'an empty folder': {
    argv: check(),
    files: { [SKILL]: null, 'cases.json': null },
    says: /There is no skill here\. Fix: name the folder of a plugin, or one with skills\/<name>\/SKILL\.md/,
    fix: right,
  },
  'a ref without git': {
    argv: check('--since', 'main'),
    says: /is not in a git repository that can be read.*Fix: run it in a clone \(git clone, or git init and a commit\), or leave the ref out/,
    fix: { argv: check() },
  },
};

function repository(): string {
  const cwd = newFolder();
  write(join(cwd, SKILL), TEXT);
  write(join(cwd, 'cases.json'), CASES);
  return cwd;
}

function change(cwd: string, files: Record<string, string | null> = {}): void {
  for (const [file, text] of Object.entries(files))
    if (text === null) rmSync(join(cwd, file), { force: true });
    else if (text.startsWith('-> ')) {
      mkdirSync(dirname(join(cwd, file)), { recursive: true });
      symlinkSync(text.slice(3), join(cwd, file));
    } else write(join(cwd, file), text);
}

describe('a beginner’s mistake is answered with what, where and the fix, and the fix works:', () => {
  it.each(Object.entries(MISTAKES))('%s', async (_, { argv, files, says, code = 2, fix, at = '.' }) => {
    const cwd = repository();
    const cache = newFolder();
    change(cwd, files);
    const first = await runCliHere(argv, { cwd: join(cwd, at), cache });
    expect(`${first.stderr}${first.stdout}`).toMatch(says);
    expect(first.code).toBe(code);
    // One sentence and its fix, on one line, where nothing was done.
    if (code === 2) expect(first.stderr.trimEnd().split('\n')).toHaveLength(1);
    change(cwd, fix?.files);
    const second = await runCliHere(fix?.argv ?? argv, { cwd, cache });
    expect([second.code, second.stderr]).toEqual([0, expect.not.stringContaining('agent-routing: ')]);
  });
});

describe('in git', () => {
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd, stdio: 'pipe' });
  const committed = () => {
    const cwd = repository();
    git(cwd, 'init', '-qb', 'master');
    git(cwd, 'add', '-A');
    git(cwd, 'commit', '-qm', 'one');
    return cwd;
  };

  it('a branch of another name is named', async () => {
    const { code, stderr } = await runCliHere(check('--since', 'mastr'), { cwd: committed(), cache: newFolder() });
    expect([code, stderr]).toEqual([2, expect.stringMatching(/The ref 'mastr' is neither.*Did you mean master\?/)]);
  });

  it('a shallow clone and a detached head are told apart from a wrong name', async () => {
    const [from, cwd] = [committed(), join(newFolder(), 'clone')];
    write(join(from, 'more'), '');
    git(from, 'add', '-A');
    git(from, 'commit', '-qm', 'two');
    git(from, 'clone', '-q', '--depth', '1', `file://${from}`, cwd);
    git(cwd, 'checkout', '-q', '--detach');
    const shallow = await runCliHere(check('--since', 'HEAD~1'), { cwd, cache: newFolder() });
    expect(shallow.stderr).toMatch(/The clone is shallow.*fetch-depth: 0; elsewhere: git fetch --unshallow/);
    git(cwd, 'fetch', '-q', '--unshallow');
    expect((await runCliHere(check('--since', 'HEAD~1'), { cwd, cache: newFolder() })).code).toBe(0);
  });
});

describe('a mistake in a workflow is one error with exit 2:', () => {
  const services = actionServices();
  const gone = ['.git', 'skills', '.claude-plugin', 'cases.json', 'provider-baseline.json'];
  it.each<[string, Record<string, string>, RegExp, string[]?]>([
    [
      'an input mistyped',
      { agent: 'claude' },
      /Input `agent` is none of this action\. Fix: write `agents:` below `with:`/,
    ],
    ['an input with a dash', { 'fail-on': 'regression' }, /Input `fail-on` is none.*write `fail_on:`/],
    [
      'a value mistyped',
      { fail_on: 'regresion' },
      /Input `fail_on`: 'regresion' must be one of.*Did you mean regression\?/,
    ],
    ['another word for true', { cache: 'yes' }, /Input `cache`: 'yes' must be true or false/],
    ['an agent mistyped', { agents: 'cluade' }, /Unknown agent 'cluade'\. Did you mean claude\?/],
    [
      'a list as YAML',
      { agents: '[claude, codex]' },
      /'\[claude' is not an agent\. Fix: write a list with commas and nothing else, such as claude,codex/,
    ],
    [
      'a list with blanks',
      { agents: 'claude codex' },
      /'claude codex' is not an agent\. Fix: write a list with commas and nothing else, such as claude,codex/,
    ],
    ['no checkout', {}, /There is no git checkout here.*run actions\/checkout before this step/, gone],
    [
      'a corpus that is elsewhere',
      { cases: 'case.json' },
      /case\.json: This corpus does not exist\. Fix: is it cases\.json\? Name it with `cases:`/,
    ],
    [
      'a folder mistyped',
      { working_directory: 'plugin' },
      /There is no folder 'plugin' in .* Fix: set `working_directory` to a folder of the repository/,
    ],
    ['a source mistyped', { source: 'plugin' }, /plugin: There is no such folder.*`source:`/],
    [
      'a ref mistyped',
      { baseline_ref: 'mian' },
      /baseline_ref 'mian' is not a branch, tag or commit of o\/r\. Fix: name one that exists/,
    ],
  ])('%s', async (_, inputs, says, missing = []) => {
    const workspace = createWorkspace();
    // The runner hands over what the action does not have as well.
    const names = Object.keys(inputs).filter((name) => !(name in InputsSchema.shape));
    const env = Object.fromEntries(names.map((name) => [`INPUT_${name.toUpperCase()}`, inputs[name]]));
    const run = pullRequest(services, workspace, names.length > 0 ? { env } : { inputs });
    for (const file of missing) rmSync(join(workspace.path, file), { recursive: true, force: true });
    const { code, errors } = await runActionHere(run);
    expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching(says)]);
    expect(code).toBe(2);
  });
});
