import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { IMPORT_KINDS } from '../../../lib/import/index.js';
import { init } from '../../../src/commands/init.js';
import { runCommand } from '../../../src/options/command.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { keptShell } from '../../helpers/shell.js';
import { SKILLS, takeOver } from '../../helpers/take-over.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const take = (files: Record<string, string | object>, ...argv: string[]) => takeOver(newFolder(), files, ...argv);

const PLUGIN_EVAL = {
  'evals/cut/prompt.md': '---\nmax_turns: 4\nruns: 12\ntags: [pruning]\n---\nMy roses are wild.\n',
  'evals/cut/graders/fired.md': '---\ntype: tool_used\ntool: Skill\ninput_match: garden:ro\nmin: 1\n---\n',
  'evals/cut/graders/kind.md': '---\ntype: llm\n---\nKind words.\n',
  'evals/joke/case.yaml':
    'schema_version: "1.0"\nname: a joke\nexecution:\n  prompt: Tell me a joke.\n  allowed_tools: [Skill]\ngraders:\n  - {type: tool_used, tool: Skill, max: 0}\n',
};

describe('init --from', () => {
  it('reads eight formats', () => {
    expect(IMPORT_KINDS).toEqual([
      'agentv',
      'bats',
      'claude-plugin-eval',
      'dotnet-artisan',
      'evals.json',
      'promptfoo',
      'pytest',
      'skill-creator',
    ]);
  });

  it('pytest: a plugin that has hooks only needs no skill', async () => {
    const root = newFolder();
    const tests =
      'def test_blocks_push():\n    result = run_hook({"tool_name": "Bash", "tool_input": {"command": "git push"}})\n    assert result.returncode == 2\n';
    write(join(root, 'tests/test_hook.py'), tests);
    const shell = keptShell(root);
    expect(await runCommand('init', init, ['--from', 'pytest', 'tests'], shell)).toBe(0);
    expect(JSON.parse(readFileSync(join(root, 'cases.json'), 'utf8')).cases).toEqual([
      expect.objectContaining({ tool: 'Bash', input: { command: 'git push' }, expect: 'block' }),
    ]);
    expect(shell.out.join('')).toMatch(/^1 call that hooks are asked about, tried on each agent\.$/m);
    expect(shell.out.join('')).not.toMatch(/0 cases|Descriptions/);
    await expect(runCommand('init', init, ['--from', 'evals.json', '--force'], shell)).rejects.toThrow(
      /There is no file of evals\.json/,
    );
  });

  it('skill-creator: the skill is the one in whose folder the queries lie', async () => {
    const { rows, lost } = await take(
      {
        'skills/tulips/evals/trigger.json': [
          { query: 'Bulbs for spring?', should_trigger: true, notes: 'plain' },
          { query: 'Hello', should_trigger: false },
        ],
      },
      'skills/tulips/evals/trigger.json',
    );
    expect(rows).toEqual([
      { case_id: 'tulips-needs-1', category: 'trigger', prompt: 'Bulbs for spring?', expected_skill: 'tulips' },
      { case_id: 'tulips-needs-not-1', category: 'negative', prompt: 'Hello', disallowed_skills: ['tulips'] },
    ]);
    expect(lost).toEqual({ 'tulips-needs-1': ['notes'] });
  });

  it('evals.json: ids stay, a taken one gets a number, what a model judges is named', async () => {
    const { rows, lost, out } = await take(
      {
        'q/evals.json': {
          skill_name: 'soil-test',
          evals: [
            { id: 1, eval_name: 'acid', prompt: 'Is it acid?', expected_output: 'Yes.', files: ['a.csv'] },
            { id: 2, eval_name: 'acid', prompt: 'Is it sour?', expectations: ['Yes.'] },
            { id: 3, skill: 'fields/roses', prompt: 'Thorns everywhere!', expected_output: 'Cut.' },
            { id: 4, skill: 'rosse', prompt: 'What now?', expected_output: '?' },
          ],
        },
      },
      'q/evals.json',
    );
    expect(rows.map(({ case_id, expected_skill }) => [case_id, expected_skill])).toEqual([
      ['acid', 'soil-test'],
      ['acid-2', 'soil-test'],
      ['roses-eval-1', 'roses'],
    ]);
    expect(lost).toEqual({
      acid: ['expected_output', 'files'],
      'acid-2': ['expectations', "its id was 'acid'"],
      'roses-eval-1': ['expected_output'],
    });
    expect(out).toContain(
      "1 entry not taken over:\n  q/evals.json, entry 4: it expects 'rosse', which the source does not have (did you mean 'roses'?).",
    );
    expect(out).toContain('acid: expected_output; files');
  });

  it('claude plugin eval: patterns over the call, no skill at all, and more runs than there can be', async () => {
    const { rows, lost } = await take(PLUGIN_EVAL, 'evals');
    expect(rows).toEqual([
      { case_id: 'cut', category: 'pruning', prompt: 'My roses are wild.', expected_skill: 'roses', trials: 10 },
      expect.objectContaining({ case_id: 'a-joke', prompt: 'Tell me a joke.' }),
    ]);
    expect([...(rows[1]!['disallowed_skills'] as string[])].sort()).toEqual(['roses', 'soil-test', 'tulips']);
    expect(lost).toEqual({
      cut: ['max_turns', 'grader kind (llm)', '12 trials; here 10'],
      'a-joke': ['allowed_tools', "its id was 'a joke'"],
    });
  });

  it('promptfoo: variables, files of tests, skills used and not used', async () => {
    const config = `prompts: ["{{ request }}, please"]
providers: [anthropic:claude-agent-sdk]
defaultTest: {vars: {request: none}, assert: [{type: latency, threshold: 9}]}
evaluateOptions: {repeat: 3}
tests:
  - description: wild roses
    vars: {request: Cut these}
    assert:
      - {type: skill-used, value: "garden:roses"}
      - {type: assert-set, assert: [{type: not-skill-used, value: [tulips]}]}
      - {type: llm-rubric, value: kind}
  - vars: {request: Sing}
    assert: [{type: contains, value: la}]
  - file://more/*.yaml
`;
    const more =
      '- vars: {request: [Plant this, Plant that]}\n  assert: [{type: skill-used, value: {name: tulips, min: 2}}]\n';
    const { rows, lost, out } = await take({ 'p/promptfooconfig.yaml': config, 'p/more/a.yaml': more }, 'p');
    expect(rows).toEqual([
      {
        ...{ case_id: 'wild-roses', category: 'trigger', prompt: 'Cut these, please', trials: 3 },
        ...{ expected_skill: 'roses', disallowed_skills: ['tulips'] },
      },
      expect.objectContaining({ case_id: 'tulips-needs-1', prompt: 'Plant this, please', expected_skill: 'tulips' }),
      expect.objectContaining({ case_id: 'tulips-needs-2', prompt: 'Plant that, please' }),
    ]);
    expect(lost).toMatchObject({
      'p/promptfooconfig.yaml': ['providers'],
      'wild-roses': ['latency', 'llm-rubric', "its id was 'wild roses'"],
      'tulips-needs-1': ['latency', 'min of skill-used'],
    });
    expect(out).toContain(
      'p/promptfooconfig.yaml, test 2: it asks for no skill (latency, contains), and nothing says which one it is about; --skill can.',
    );
  });

  it('agentv: its current form and the one of 4.x', async () => {
    const now = `extensions: [agentv:agent-rules]
prompts: ["{{ input }}"]
tests:
  - id: cut
    assert: [{type: skill-used, value: roses}, It is kind]
    vars:
      input:
        - role: user
          content: [{type: file, value: a.csv}, {type: text, value: Cut these.}]
`;
    const before = `execution: {target: x, trials: {count: 2}}
tests:
  - id: cut
    input: What time is it?
    assertions: [{type: skill-trigger, skill: roses, should_trigger: false}]
  - id: plant
    input: [{role: system, content: Be kind.}, {role: user, content: Plant these.}]
    assertions: [{type: skill-trigger, skill_name: tulips}]
`;
    const { rows, lost } = await take({ 'e/a.eval.yaml': now, 'e/b.eval.yaml': before }, 'e');
    expect(rows).toEqual([
      { case_id: 'cut', category: 'trigger', prompt: 'Cut these.', expected_skill: 'roses' },
      { case_id: 'cut-2', category: 'negative', prompt: 'What time is it?', disallowed_skills: ['roses'], trials: 2 },
      { case_id: 'plant', category: 'trigger', prompt: 'Plant these.', expected_skill: 'tulips', trials: 2 },
    ]);
    expect(lost).toEqual({
      'e/a.eval.yaml': ['extensions'],
      'e/b.eval.yaml': ['execution.target'],
      cut: ['a check in plain words', 'attached file'],
      'cut-2': ["its id was 'cut'"],
      plant: ['the system message'],
    });
  });

  it('dotnet-artisan: cases with all that they demand, queries, lines of datasets', async () => {
    const { rows, lost } = await take(
      {
        'tests/agent-routing/cases.json': [
          {
            ...{
              case_id: 'cut',
              category: 'garden',
              prompt: 'Cut these.',
              expected_skill: 'roses',
              optional_skills: ['tulips'],
            },
            ...{ required_any_evidence: ['Read('], required_evidence: [], expected_skill_min_tier: 7, note: 'x' },
          },
        ],
        'tests/trigger-corpus.json': [{ query: 'Bulbs?', expected_skill: 'tulips', category: 'spring' }],
        'tests/sets/a.jsonl':
          '{"id": "n-1", "user_prompt": "Sing.", "expected_skills": [], "should_activate": false}\n{"id": "p-1", "user_prompt": "Dig.", "expected_skills": ["soil-test", "roses"], "should_activate": true}\n',
      },
      'dotnet-artisan',
      'tests',
    );
    expect(rows).toEqual([
      {
        ...{ case_id: 'cut', category: 'garden', prompt: 'Cut these.', expected_skill: 'roses' },
        ...{ optional_skills: ['tulips'], required_any_evidence: ['Read('], required_evidence: [] },
      },
      expect.objectContaining({ case_id: 'n-1', prompt: 'Sing.', category: 'negative' }),
      expect.objectContaining({ case_id: 'p-1', expected_skill: 'soil-test', optional_skills: ['roses'] }),
      { case_id: 'tulips-tulips-1', category: 'spring', prompt: 'Bulbs?', expected_skill: 'tulips' },
    ]);
    expect(lost).toEqual({ cut: ['note', 'expected_skill_min_tier'] });
  });

  it('a test that asks for no skill is about the one that it, its file or its folder names, and says so', async () => {
    const config = `prompts: ["Skill under test: {{skill_name}}. Request: {{request}}", "file://chat.json"]
providers: [echo]
tests:
  - {vars: {skill_name: tulips, request: Plant these}, assert: [{type: contains, value: bulb}]}
  - file://quality/*/cases.yaml
  - file://roses-tests.yaml
`;
    const { rows, lost, out } = await take(
      {
        'q/promptfooconfig.yaml': config,
        'q/chat.json': '[{"role": "system", "content": {{ guide | dump }}}, {% for a in b %}{% endfor %}]',
        'q/quality/soil-test/cases.yaml':
          '- {vars: {request: Is it acid?}, assert: [{type: icontains, value: pH}], metadata: {conversationId: a}}\n',
        'q/roses-tests.yaml': '- {vars: {request: file://long.txt}}\n- {vars: {request: file://gone.txt}}\n',
        'q/long.txt': 'Cut every one of these.',
      },
      'promptfoo',
      'q/promptfooconfig.yaml',
    );
    expect(rows.map((row) => [row['case_id'], row['prompt'], row['expected_skill']])).toEqual([
      ['tulips-eval-1', 'Plant these', 'tulips'],
      ['soil-test-eval-1', 'Is it acid?', 'soil-test'],
      ['roses-eval-1', 'Cut every one of these.', 'roses'],
    ]);
    expect(lost).toMatchObject({
      'tulips-eval-1': [
        'contains',
        'the text of prompt-1 around {{request}}',
        'no check asks for a skill: here its skill must be used (it names tulips)',
      ],
      'soil-test-eval-1': [
        'icontains',
        'the text of prompt-1 around {{request}}',
        'the turns of its conversation before it',
        'no check asks for a skill: here its skill must be used (by the name of its file q/quality/soil-test/cases.yaml)',
      ],
    });
    expect(out).toContain('q/roses-tests.yaml, test 2: prompt-1 cannot be filled in from its variables.');
  });

  it('a suite about routing: the answer that must be equal is the skill, or none', async () => {
    const { rows, lost } = await take(
      {
        'r.json': {
          providers: ['x'],
          tests: [
            { vars: { prompt: 'Bulbs?' }, assert: [{ type: 'equals', value: 'tulips' }] },
            { vars: { prompt: 'Sing.' }, assert: [{ type: 'equals', value: 'none' }], metadata: { skill: 'roses' } },
            { vars: { prompt: 'Thorns!' }, assert: [{ type: 'not-equals', value: 'soil-test' }] },
            { vars: { prompt: 'What?' }, assert: [{ type: 'equals', value: '42' }] },
          ],
        },
      },
      'promptfoo',
      'r.json',
    );
    expect(rows).toEqual([
      { case_id: 'tulips-needs-1', category: 'trigger', prompt: 'Bulbs?', expected_skill: 'tulips' },
      expect.objectContaining({ category: 'negative', prompt: 'Sing.' }),
      { case_id: 'soil-test-needs-not-1', category: 'negative', prompt: 'Thorns!', disallowed_skills: ['soil-test'] },
    ]);
    expect([...(rows[1]!['disallowed_skills'] as string[])].sort()).toEqual(['roses', 'soil-test', 'tulips']);
    expect(lost).toEqual({ 'r.json': ['providers'] });
  });

  it('agentv: attached SKILL.md, the file’s name, --skill; a name that says no is a negative', async () => {
    const attached = `tests:
  - id: near-miss
    input_messages: [{role: user, content: [{type: file, value: /skills/roses/SKILL.md}, {type: text, value: Sing.}]}]
    execution: {evaluators: [{type: rubrics}]}
`;
    const plain = 'tests:\n  - {id: a, input: Plant.}\n';
    const { rows, lost } = await take(
      { 'e/attached.eval.yaml': attached, 'e/tulips.eval.yaml': plain, 'e/x.eval.yaml': plain.replace('a,', 'b,') },
      ...['agentv', 'e', '--skill', 'soil-test'],
    );
    expect(rows).toEqual([
      { case_id: 'near-miss', category: 'negative', prompt: 'Sing.', disallowed_skills: ['roses'] },
      { case_id: 'a', category: 'eval', prompt: 'Plant.', expected_skill: 'tulips' },
      { case_id: 'b', category: 'eval', prompt: 'Plant.', expected_skill: 'soil-test' },
    ]);
    expect(lost['near-miss']!.at(-1)).toBe(
      'no check asks for a skill: by its name, its skill must not be used (it names /skills/roses/SKILL.md)',
    );
    expect(lost['b']!.at(-1)).toMatch(/\(by --skill\)$/);
  });

  it('lists of queries that fire and that do not, and evaluations with skill_should_trigger', async () => {
    const { rows } = await take(
      {
        'skills/roses/evals/fire.json': { should_fire: ['Thorns!'], should_not_fire: ['Sing.'] },
        'skills/tulips/evals/evals.json': {
          evaluations: [
            { id: 'bulbs', prompt: 'Bulbs?', skill_should_trigger: true, files_exist: ['a'] },
            { id: 'song', prompt: 'Sing!', skill_should_trigger: false },
            { id: 'neg-1', prompt: 'Dance.', expected_behavior: ['no'] },
          ],
        },
      },
      './skills',
    );
    expect(rows.map((row) => [row['case_id'], row['expected_skill'] ?? row['disallowed_skills']])).toEqual([
      ['roses-needs-1', 'roses'],
      ['roses-needs-not-1', ['roses']],
      ['bulbs', 'tulips'],
      ['song', ['tulips']],
      ['neg-1', ['tulips']],
    ]);
  });

  it('a prompt.md that is no case of an eval is left alone', async () => {
    const { rows } = await take(
      {
        'plans/prompt.md': 'Be careful.\n',
        'cases/a/prompt.md': 'Cut.\n',
        'cases/a/graders/k.md': '---\ntype: llm\n---\n',
      },
      ...['claude-plugin-eval', '.', '--skill', 'roses'],
    );
    expect(rows.map(({ prompt }) => prompt)).toEqual(['Cut.']);
  });

  it('what is not taken over stands in the file too', async () => {
    const root = writePlugin(newFolder(), 'garden', SKILLS);
    const queries = Array.from({ length: 14 }, (_, index) => ({ query: `Q${index}`, expected_skill: 'oaks' }));
    write(join(root, 'a.json'), JSON.stringify([{ query: 'Bulbs?', expected_skill: 'tulips' }, ...queries]));
    await runCommand('init', init, ['--offline', '--from', 'a.json'], keptShell(root));
    const { $meta } = JSON.parse(readFileSync(join(root, 'cases.json'), 'utf8')) as {
      $meta: { not_taken_over: Record<string, string> };
    };
    expect(Object.keys($meta.not_taken_over)).toHaveLength(14);
    expect($meta.not_taken_over['a.json, entry 15']).toMatch(/it expects 'oaks'/);
  });

  it('says what is the same as another entry, and does not take it twice', async () => {
    const rows = [{ query: 'Bulbs?', should_trigger: true }];
    const { out, rows: taken } = await take(
      { 'a.json': rows, 'b.json': rows },
      'a.json',
      'b.json',
      '--skill',
      'tulips',
    );
    expect(taken).toHaveLength(1);
    expect(out).toContain('b.json, entry 1: it is the same as tulips-needs-1.');
  });

  it.each<[string, Record<string, string | object>, string[], RegExp]>([
    ['no such file', {}, ['gone.json'], /gone\.json: --from names neither a format nor a file/],
    ['a mistyped format', {}, ['promptfo'], /Did you mean --from promptfoo\?/],
    ['broken JSON', { 'a.json': '[{"query": 1,,}]' }, ['a.json'], /a\.json:1: This is not valid JSON/],
    [
      'broken YAML',
      { 'a.eval.yaml': 'tests:\n - id: [\n' },
      ['agentv', 'a.eval.yaml'],
      /a\.eval\.yaml:\d: This is not valid YAML/,
    ],
    ['broken lines', { 'a.jsonl': '{"id": 1}\n{"id"\n' }, ['a.jsonl'], /a\.jsonl:2: This line is not valid JSON/],
    [
      'another program’s file',
      { 'a.json': { name: 'x' } },
      ['a.json'],
      /a\.json: This is not a file of a known format.*promptfoo/,
    ],
    [
      'another format than said',
      { 'a.json': [{ query: 'x', should_trigger: true }] },
      ['promptfoo', 'a.json'],
      /a\.json: This is not a file of promptfoo\. Fix: it is read with --from skill-creator/,
    ],
    ['a folder without any', { 'x/a.json': {} }, ['x'], /x: There is no file of a known format in this folder/],
    [
      'skills of another source',
      { 'a.json': [{ query: 'x', expected_skill: 'y' }] },
      ['a.json'],
      /None of the 1 entries.*it expects 'y'/,
    ],
    [
      'an unknown --skill',
      { 'a.json': [{ query: 'x', should_trigger: true }] },
      ['a.json', '--skill', 'rose'],
      /Did you mean --skill roses/,
    ],
    ['an empty prompt', { 'c/prompt.md': '---\nruns: 1\n---\n\n' }, ['c/prompt.md'], /its prompt is empty/],
  ])('%s is one clear error, and nothing is written', async (_, files, argv, message) => {
    const root = writePlugin(newFolder(), 'garden', SKILLS);
    for (const [file, text] of Object.entries(files))
      write(join(root, file), typeof text === 'string' ? text : JSON.stringify(text));
    const run = runCommand('init', init, ['--offline', '--from', ...argv], keptShell(root));
    await expect(run).rejects.toThrow(message);
    await expect(run).rejects.toMatchObject({ name: 'ConfigError' });
    expect(existsSync(join(root, 'cases.json'))).toBe(false);
  });
});
