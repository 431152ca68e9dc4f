import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loadCorpus, loadRoutes } from '../../../lib/setup/corpus/corpus.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { readSubagents } from '../../../lib/setup/source/subagents.js';
import { findSubagent } from '../../../lib/skill/subagent.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const route = (name: string) =>
  `routes:\n  ${name}:\n    tool: Bash\n    pattern: x\n    message: m\n    tests: [{desc: d, input: {tool_input: {command: x}}, expect: block}]\n`;
const suite = (id: string) =>
  JSON.stringify({ agent: 'a', test_suites: { core: { tests: [{ id, input: {}, expect: { status: 'x' } }] } } });

function author(): string {
  const root = newFolder();
  write(join(root, 'cases.json'), JSON.stringify([{ case_id: 'one', prompt: 'p', expected_skill: 'a' }]));
  write(join(root, 'tests/agents/a.tests.json'), suite('A-1'));
  write(join(root, 'hooks/tool-routes.yaml'), route('first'));
  write(join(root, '.claude/git.tool-routes.yaml'), route('second'));
  write(join(root, 'node_modules/x/tool-routes.yaml'), route('first'));
  return root;
}

describe('loadCorpus', () => {
  it('names the folder above that has the corpus, within the repository', async () => {
    const root = author();
    write(join(root, '.git/HEAD'), '');
    const cwd = join(root, 'skills/deep');
    write(join(cwd, 'x'), '');
    const load = (folder: string) => loadCorpus(['cases.json'], { cwd: folder, strict: true });
    await expect(load(cwd)).rejects.toThrow(/run this in \.\.\/\.\., where it is/);
    write(join(cwd, '.git/HEAD'), '');
    await expect(load(cwd)).rejects.toThrow(/write one with `agent-routing init`/);
    const other = loadCorpus(['x/cases.json'], { cwd, strict: true });
    await expect(other).rejects.toThrow(/^x\/cases\.json: .* correct the path behind --cases, or write/);
  });

  it('reads every format that a folder contains, each by the loader for its file name', async () => {
    const { cases, routes, skipped } = await loadCorpus(['.'], { cwd: author(), strict: true });
    expect(cases.map(({ case_id, kind }) => `${kind} ${case_id}`).sort()).toEqual([
      'skill one',
      'suite A-1',
      'tool_route first/d',
      'tool_route second/d',
    ]);
    expect(routes.map(({ name }) => name).sort()).toEqual(['first', 'second']);
    expect(skipped).toEqual([]);
  });

  it('takes the route files where there is neither cases.json nor a suite', async () => {
    const root = newFolder();
    const load = async () =>
      (await loadCorpus(['cases.json'], { cwd: root, strict: true })).routes.map(({ name }) => name);
    await expect(load()).rejects.toThrow(/does not exist/);
    write(join(root, 'hooks/tool-routes.yaml'), route('first'));
    expect(await load()).toEqual(['first']);
    write(join(root, 'cases.json'), '[]');
    expect(await load()).toEqual([]);
  });

  it('reads the route files that a plugin lists in routes.json, whatever their name, and skips those that are not there', async () => {
    const root = newFolder();
    write(
      join(root, 'p/.claude-plugin/routes.json'),
      JSON.stringify({ routes: ['./my.yaml', './gone.yaml', 'a/tool-routes.yaml'] }),
    );
    write(join(root, 'p/my.yaml'), route('mine'));
    write(join(root, 'p/other.yaml'), route('other'));
    write(join(root, 'p/a/tool-routes.yaml'), route('usual'));
    const namesOf = (routes: readonly { name: string }[]) => routes.map(({ name }) => name).sort();
    expect(namesOf((await loadRoutes([], root)).routes)).toEqual(['mine', 'usual']);
    expect(namesOf((await loadRoutes(['p'], root)).routes)).toEqual(['mine', 'usual']);
    expect(namesOf((await loadCorpus(['.'], { cwd: root, strict: true })).routes)).toEqual(['mine', 'usual']);
    expect(namesOf((await loadCorpus(['cases.json'], { cwd: root, strict: true })).routes)).toEqual(['mine', 'usual']);
    write(join(root, 'p/.claude-plugin/routes.json'), '{"routes": "x"}');
    await expect(loadRoutes([], root)).rejects.toThrow(/p\/\.claude-plugin\/routes\.json:1, at routes: must be a list/);
  });

  it('takes cases.json and the suites of tests/ by default, whichever exist, and only what is named otherwise', async () => {
    const root = author();
    const load = async (...patterns: string[]) =>
      (await loadCorpus(patterns, { cwd: root, strict: true })).cases.map(({ case_id }) => case_id);
    write(join(root, 'tests/skills/s.tests.json'), suite('S-1'));
    write(join(root, 'tests/other/o.tests.json'), suite('O-1'));
    expect(await load('cases.json')).toEqual(['one', 'A-1', 'S-1']);
    expect(await load('./cases.json')).toEqual(['one']);
    rmSync(join(root, 'cases.json'));
    expect(await load('cases.json')).toEqual(['A-1', 'S-1']);
    write(join(root, 'empty/x'), '');
    await expect(load('empty')).rejects.toThrow(/NO_TEST_FILES_FOUND/);
    await expect(load('tests/none/*.tests.json')).rejects.toThrow(/NO_TEST_FILES_FOUND/);
  });

  it('refuses a schema that is not one, with file, line and path', async () => {
    const root = newFolder();
    const bad = { id: 'A-1', input: {}, expect: { one_of: [{ json_schema: { typ: 'object' } }] } };
    write(join(root, 'a.tests.json'), JSON.stringify({ agent: 'a', test_suites: { core: { tests: [bad] } } }, null, 1));
    await expect(loadCorpus(['.'], { cwd: root, strict: true })).rejects.toThrow(
      /a\.tests\.json:\d+, case 'A-1', at expect\.one_of\[0\]\.json_schema: .*unknown keyword: "typ"/,
    );
  });

  it('leaves a broken suite out with its reason, unless strict', async () => {
    const root = author();
    write(join(root, 'tests/agents/b.tests.json'), '{"agent": "b"');
    const { cases, skipped } = await loadCorpus(['tests'], { cwd: root, strict: false });
    expect(cases.map(({ case_id }) => case_id)).toEqual(['A-1']);
    expect(skipped).toEqual([{ file: 'tests/agents/b.tests.json', reason: expect.stringMatching(/not valid JSON/) }]);
    await expect(loadCorpus(['tests'], { cwd: root, strict: true })).rejects.toThrow(/b\.tests\.json.*not valid JSON/);
  });

  it('refuses a case for an unknown agent, which would never run', async () => {
    const root = newFolder();
    const cases = (agents: string[]) => JSON.stringify([{ case_id: 'a', prompt: 'p', agents }], null, 1);
    write(join(root, 'cases.json'), cases(['claude', 'codex+plugin', 'offline']));
    await expect(loadCorpus(['.'], { cwd: root, strict: false })).resolves.toMatchObject({ cases: [{ case_id: 'a' }] });
    write(join(root, 'cases.json'), cases(['claude', 'clod']));
    await expect(loadCorpus(['.'], { cwd: root, strict: false })).rejects.toThrow(
      /^cases\.json:5, case 'a', at agents\[1\]: Unknown agent 'clod'\. Fix: use one of claude/,
    );
  });

  it('refuses one route, or one id, in two files', async () => {
    const root = author();
    write(join(root, 'other/tool-routes.yaml'), route('first'));
    await expect(loadCorpus(['.'], { cwd: root, strict: false })).rejects.toThrow(/defined in multiple sources/);
    write(join(root, 'tests/agents/c.tests.json'), suite('A-1'));
    await expect(loadCorpus(['tests'], { cwd: root, strict: false })).rejects.toThrow(
      /'A-1': This case_id is used twice/,
    );
  });
});

describe('loadRoutes', () => {
  it('finds route files below the folder, if there are any', async () => {
    expect((await loadRoutes([], author())).routes.map(({ name }) => name)).toEqual(['second', 'first']);
    expect((await loadRoutes([], newFolder())).routes).toEqual([]);
  });

  it('takes those of the source alone where it has some, because only its hooks are installed', async () => {
    const root = newFolder();
    write(join(root, 'plugins/mine/hooks/tool-routes.yaml'), route('mine'));
    write(join(root, 'plugins/other/hooks/tool-routes.yaml'), route('other'));
    const namesIn = async (source: string) =>
      (await loadRoutes([], root, source)).routes.map(({ name, origin }) => [name, origin.file]);
    expect(await namesIn('plugins/mine')).toEqual([['mine', 'plugins/mine/hooks/tool-routes.yaml']]);
    expect((await namesIn('.')).map(([name]) => name)).toEqual(['mine', 'other']);
    write(join(root, 'elsewhere/skills/a/SKILL.md'), 'x');
    expect((await namesIn('elsewhere')).map(([name]) => name)).toEqual(['mine', 'other']);
    write(join(root, 'plugins/mine/.claude-plugin/routes.json'), '{"routes": 3}');
    await expect(namesIn('plugins/mine')).rejects.toThrow(/^plugins\/mine\/\.claude-plugin\/routes\.json:1/);
  });
});

describe('readSubagents', () => {
  it('finds the plugin of each agent, and the agent by the name that a suite uses', async () => {
    const root = writePlugin(newFolder(), 'office', [{ dir: 'alpha' }]);
    write(join(root, 'agents/find.md'), '---\nname: explorer\ndescription: d\n---\n\nFind it.\n');
    write(join(root, '.claude/agents/local.md'), 'No front matter.\n');
    write(join(root, '.github/agents/gh.agent.md'), '---\ndescription: d\n---\nGo.\n');
    const found = await readSubagents(await readSource(root));
    expect(found.map(({ name, plugin, instructions }) => [name, plugin, instructions])).toEqual([
      ['explorer', 'office', 'Find it.'],
      ['local', null, 'No front matter.'],
      ['gh', null, 'Go.'],
    ]);
    const named = (name: string) => findSubagent(found, name)?.path ?? null;
    expect(['office:explorer', 'explorer', 'other:explorer', 'local', 'office:local', 'gone'].map(named)).toEqual([
      ...['agents/find.md', 'agents/find.md', null],
      ...['.claude/agents/local.md', '.claude/agents/local.md', null],
    ]);
  });
});
