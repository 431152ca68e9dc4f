import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../../../lib/input/config-error.js';
import { joinTools } from '../../../../lib/router/read/join-tools.js';
import { parseSkillFile } from '../../../../lib/router/read/skill-entry.js';
import { parseToolList } from '../../../../lib/router/read/tool-list.js';

const commit = { tool_name: 'git.commit', description: 'Commit staged changes', category: 'write' };

describe('parseToolList', () => {
  it.each([
    ['a JSON array', JSON.stringify([commit])],
    ['an object with tools', JSON.stringify({ tools: [commit] })],
    ['one tool a line', `${JSON.stringify(commit)}\n\n${JSON.stringify({ name: 'x' })}\n`],
    ['one line', JSON.stringify(commit)],
  ])('reads %s', (_, text) => {
    expect(parseToolList(text, 'tools').tools[0]).toMatchObject({
      id: 'git.commit',
      skill_name: 'git',
      command: 'commit',
      description: 'Commit staged changes',
      category: 'write',
    });
  });

  it('takes routing_keywords and intents from the skill, and the description from the tool', () => {
    const skills = { git: { description: 'All of git', routing_keywords: ['vcs'], intents: ['Save my work'] } };
    const [tool] = parseToolList(JSON.stringify({ skills, tools: [commit] }), 'tools.json').tools;
    expect(tool).toMatchObject({
      description: 'Commit staged changes',
      skill_description: 'All of git',
      routing_keywords: ['vcs'],
      intents: ['Save my work'],
    });
  });

  it('reads parameter names from a schema, an object or a line', () => {
    const schema = { type: 'object', properties: { message: { type: 'string' } } };
    const rows = [
      { name: 'a', inputSchema: schema },
      { name: 'b', params: { message: { type: 'str' } } },
      { name: 'c', params: 'message' },
      { name: 'd', parameters: schema },
    ];
    const { tools } = parseToolList(JSON.stringify(rows), 'tools.json');
    expect(tools.map((tool) => tool.parameters)).toEqual(rows.map(() => ['message']));
    expect(tools[0]!.input_schema).toEqual(schema);
  });

  const schema = { type: 'object', properties: { message: {} } };
  it.each([
    [
      'OpenAI’s chat completions',
      [{ type: 'function', function: { name: 'x', description: 'd', parameters: schema } }],
    ],
    ['OpenAI’s responses', [{ type: 'function', name: 'x', description: 'd', strict: true, parameters: schema }]],
    ['Anthropic’s messages', [{ name: 'x', description: 'd', input_schema: schema }]],
    [
      'an answer to MCP’s tools/list',
      { jsonrpc: '2.0', id: '1', result: { tools: [{ name: 'x', description: 'd', inputSchema: schema }] } },
    ],
    ['a table with numbers for ids', [{ id: 7, name: 'x', description: 'd', input_schema: schema }]],
    [
      'omni’s tool search, with nulls',
      [
        {
          ...{ name: 'x', tool_name: 'x', description: 'd', input_schema: JSON.stringify(schema) },
          ...{ skill_name: null, command: null, category: null, routing_keywords: null, intents: null },
        },
      ],
    ],
  ])('reads the tools of %s', (_, list) => {
    const expected = { id: 'x', description: 'd', parameters: ['message'], input_schema: schema, skill_name: 'x' };
    expect(parseToolList(JSON.stringify(list), 'tools.json').tools).toEqual([expect.objectContaining(expected)]);
    if (Array.isArray(list))
      expect(parseToolList(JSON.stringify(list[0]), 'tools.jsonl').tools).toEqual([expect.objectContaining(expected)]);
  });

  it('keeps the first of two tools with one name and warns', () => {
    const { tools, warnings } = parseToolList(
      `{"name":"a","description":"1"}\n{"name":"a","description":"2"}`,
      't.jsonl',
    );
    expect(tools.map((tool) => tool.description)).toEqual(['1']);
    expect(warnings).toEqual(["t.jsonl:2: 'a' is listed twice; the first one is used."]);
  });

  it.each([
    ['keywords in a tool', '{"name":"a","keywords":["x"]}', /t:1: 'keywords' is not allowed.*routing_keywords/],
    ['keywords in a skill', '{"tools":[],"skills":{"git":{"keywords":[]}}}', /skills\.git: 'keywords'/],
    ['a tool without a name', '[{"description":"x"}]', /tools\[0\].*has no name/],
    ['a wrong type', '[{"name":"a","intents":"x"}]', /tools\[0\]\.intents/],
    ['no list', '{"a":{}}x', /t:1: This is not valid JSON/],
    ['lists below a key of its own', '{"functions":[{"name":"a"}]}', /t: This is not a list of tools/],
    ['a broken first line', '{"name":"a",}\n{"name":"b"}', /t:1: This is not valid JSON/],
    ['a name of blanks', '[{"name":" "}]', /tools\[0\].*has no name/],
    ['keywords within a function', '{"function":{"name":"a","keywords":["x"]}}', /t:1: 'keywords' is not allowed/],
    ['a schema that is no JSON', '[{"name":"a","input_schema":"{"}]', /tools\[0\]\.input_schema/],
    ['a number', '3', /not a list of tools/],
    ['a broken line', '{"name":"a"}\n{"name":', /t:2: This line is not JSON/],
  ])('refuses %s', (_, text, message) => {
    expect(() => parseToolList(text, 't')).toThrow(ConfigError);
    expect(() => parseToolList(text, 't')).toThrow(message);
  });
});

describe('parseSkillFile', () => {
  it('reads name, description, routing_keywords and intents, also below metadata', () => {
    const text =
      '---\nname: git\ndescription: All of git\nmetadata:\n  routing_keywords: [vcs, commit]\n  intents: "Save, Undo"\n---\n# Body';
    expect(parseSkillFile(text, 'skills/git/SKILL.md').tool).toMatchObject({
      id: 'git',
      type: 'skill',
      description: 'All of git',
      routing_keywords: ['vcs', 'commit'],
      intents: ['Save', 'Undo'],
      file_path: 'skills/git/SKILL.md',
    });
  });

  it('warns of broken front matter with its line, and continues', () => {
    const { tool, warnings } = parseSkillFile(
      '---\nname: memory\ndescription: Use when: saving\n---\n',
      'skills/memory/SKILL.md',
    );
    expect(tool.id).toBe('memory');
    expect(warnings[0]).toMatch(/^skills\/memory\/SKILL\.md:3: /);
    expect(parseSkillFile('# no front matter', 'skills/plain/SKILL.md')).toMatchObject({
      tool: { id: 'plain' },
      warnings: [expect.stringMatching(/SKILL\.md:1: /)],
    });
    expect(parseSkillFile('---\nname: a\nno end', 'skills/a/SKILL.md').warnings).toEqual([
      expect.stringMatching(/SKILL\.md:2: .*not closed.*name of its folder/),
    ]);
    const odd =
      '---\nname: [a]\ndescription: {Use it: now}\nmetadata:\n  intents: {a: b}\n  routing_keywords: x\n---\n';
    expect(parseSkillFile(odd, 'skills/a/SKILL.md')).toMatchObject({
      tool: { id: 'a', routing_keywords: ['x'] },
      warnings: ['2: name', '3: description', '5: intents'].map((shown) =>
        expect.stringContaining(`SKILL.md:${shown} `),
      ),
    });
  });

  it('refuses keywords that are no list of words', () => {
    expect(() => parseSkillFile('---\nname: a\nkeywords: [x]\n---\n', 'a/SKILL.md')).toThrow(/routing_keywords/);
  });
});

describe('joinTools', () => {
  it('adds the skill’s words to its tools; a skill with tools has no row of its own', () => {
    const list = parseToolList(JSON.stringify([commit]), 'tools.json');
    const skills = ['git', 'notes'].map((name) =>
      parseSkillFile(
        `---\nname: ${name}\ndescription: All of ${name}\nintents: [Save my work]\n---\n`,
        `${name}/SKILL.md`,
      ),
    );
    const { tools } = joinTools([list], skills);
    expect(tools.map((tool) => [tool.id, tool.description, tool.intents])).toEqual([
      ['git.commit', 'Commit staged changes', ['Save my work']],
      ['notes', 'All of notes', ['Save my work']],
    ]);
  });

  it('warns of a duplicate id', () => {
    const skill = parseSkillFile('---\nname: a\ndescription: x\n---\n', 'p/a/SKILL.md');
    expect(joinTools([], [skill, skill])).toMatchObject({
      tools: [{ id: 'a' }],
      warnings: [expect.stringContaining('twice')],
    });
  });
});
