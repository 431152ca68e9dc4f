import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { AGENTS } from '../../../lib/agents/index.js';
import type { Agent } from '../../../lib/agents/interface/agent.js';
import { type Case, CaseSchema } from '../../../lib/case/schema.js';
import { parseToolRoutes } from '../../../lib/case/tool-routes.js';
import { listTree } from '../../../lib/io/files/walk-tree.js';
import { editRoutes, editSource } from '../../../lib/mutate/edits.js';
import { listMutants, MUTATORS } from '../../../lib/mutate/index.js';
import type { AgentFacts, Subject } from '../../../lib/mutate/mutant.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const HOOKS = JSON.stringify({
  hooks: {
    SessionStart: [{ hooks: [{ type: 'command', command: 'echo hello' }] }],
    PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command: 'node check.js', timeout: 5 }] }],
  },
});
const ROUTES = parseToolRoutes(
  'routes:\n  mcp: {tool: Bash, pattern: "^mcp\\\\s", message: "No mcp here.\\nCall it."}\n  curl: {tool: Bash, pattern: "^curl", message: No curl.}\n',
  'tool-routes.yaml',
);

async function subjectOf(extra: Partial<Subject> = {}): Promise<Subject> {
  const root = writePlugin(newFolder(), 'kit', [{ dir: 'alpha' }, { dir: 'beta' }, { dir: 'gamma' }]);
  write(join(root, 'skills/alpha/notes.md'), 'Notes.\n');
  const files = new Set(await listTree(root, '.'));
  const hooks = { 'hooks/hooks.json': HOOKS };
  return {
    source: await readSource(root),
    files,
    hooks,
    rules: [],
    routes: ROUTES,
    subagents: [],
    mode: 'oracle',
    ...extra,
  };
}

const caseOf = (row: object): Case => CaseSchema.parse({ case_id: 'a', prompt: 'Do it.', ...row });
const routeCase = (row: object): Case =>
  CaseSchema.parse({ kind: 'tool_route', case_id: 'a', tool: 'Bash', input: { command: 'mcp list' }, ...row });

function factsOf(agent: Agent): AgentFacts {
  const install = agent.installs[0] as Agent['installs'][number];
  return {
    name: agent.name,
    title: agent.title,
    predict: (source) => agent.predictOffers({ source, install, vendor_model: null }),
  };
}

const namesOf = (testCase: Case, subject: Subject, agent: AgentFacts | null) =>
  listMutants(testCase, subject, agent).map(({ name, target }) => `${name} ${target}`);

/** As the agents themselves were seen to do (docs/skills-across-agents.md). */
const measured: { agents: Record<string, { cells: Record<string, { listed: string }> }> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../docs/skills-across-agents.json'), 'utf8'),
);
const cutsLong = (name: string): boolean =>
  ['cut', 'no'].includes(measured.agents[name]?.cells['description-5000']?.listed ?? 'not measured');

describe.each(Object.values(AGENTS))('mutants of a skill case on $name', (agent) => {
  const facts = factsOf(agent);

  it('break every skill and file that it rests on, and no other', async () => {
    const row = caseOf({ expected_skill: 'alpha', required_skills: ['beta'], required_files: ['alpha/notes.md'] });
    const names = namesOf(row, await subjectOf(), facts);
    expect(names).toEqual([
      ...[
        'skill-gone',
        'skill-renamed',
        'front-matter-broken',
        'description-too-long',
        'body-of-a-sibling',
        'body-emptied',
      ].flatMap((name) => [`${name} alpha`, `${name} beta`]),
      'hook-denies-skill alpha',
      'required-file-gone alpha',
      'required-file-emptied alpha',
    ]);
  });

  it('cut a long body, and take away a file that it names', async () => {
    const root = writePlugin(newFolder(), 'kit', [
      { dir: 'long', text: `---\nname: long\ndescription: D.\n---\n${'Go on.\n'.repeat(9)}Read notes.md.\n` },
    ]);
    write(join(root, 'skills/long/notes.md'), 'Notes.\n');
    write(join(root, 'skills/long/other.md'), 'Others.\n');
    const subject = await subjectOf({
      source: await readSource(root),
      files: new Set(await listTree(root, '.')),
      hooks: {},
    });
    const mutants = listMutants(caseOf({ expected_skill: 'long' }), subject, facts);
    const edits = Object.fromEntries(mutants.map(({ name, change }) => [name, change.edits]));
    expect(edits['named-file-gone']).toEqual([{ do: 'remove', path: 'skills/long/notes.md' }]);
    expect(edits['body-cut']).toEqual([
      {
        do: 'replace',
        path: 'skills/long/SKILL.md',
        text: '---\nname: long\ndescription: D.\n---\nGo on.\nGo on.\nGo on.',
      },
    ]);
  });

  it('are ones that it is predicted to notice', async () => {
    const subject = await subjectOf();
    const mutants = listMutants(caseOf({ expected_skill: 'alpha' }), subject, facts);
    for (const { name, change, equivalent, listed } of mutants) {
      // Agents without a limit show it in full.
      const unlimited = name === 'description-too-long' && !cutsLong(agent.name);
      expect([name, equivalent]).toEqual([name, unlimited ? expect.stringMatching(/offers it all the same/) : null]);
      if (listed === undefined || unlimited) continue;
      const after = facts.predict(editSource(subject.source, change.edits)).find(({ skill }) => skill.path === listed);
      expect([name, after?.offer ?? 'absent']).not.toEqual([name, 'full']);
    }
  });

  it('leave out a skill that it does not offer anyway', async () => {
    const { source, ...rest } = await subjectOf();
    const hidden = editSource(source, [{ do: 'replace', path: 'skills/alpha/SKILL.md', text: 'No front matter.\n' }]);
    const before = facts.predict(hidden).find(({ skill }) => skill.path === 'skills/alpha/SKILL.md');
    const [gone] = listMutants(caseOf({ expected_skill: 'alpha' }), { ...rest, source: hidden }, facts);
    const offered = before !== undefined && before.offer !== 'absent';
    expect(gone?.equivalent === null).toBe(offered);
  });
});

describe('mutants of a skill case', () => {
  const facts = factsOf(Object.values(AGENTS)[0] as Agent);
  const one = async (name: string, row: object, subject?: Partial<Subject>) =>
    listMutants(caseOf(row), await subjectOf(subject), facts).filter((mutant) => mutant.name === name);

  it('bring a sibling’s body below the skill’s own front matter, held against the source as it was', async () => {
    const [mutant] = await one('body-of-a-sibling', { expected_skill: 'alpha' });
    const [edit] = mutant?.change.edits ?? [];
    expect(mutant?.against).toBe('original');
    expect(edit).toMatchObject({ do: 'replace', path: 'skills/alpha/SKILL.md' });
    expect(edit?.do === 'replace' && edit.text).toMatch(/^---\nname: alpha\n[\s\S]*---\n\n# beta\n/);
  });

  it('rename front matter and folder', async () => {
    const [mutant] = await one('skill-renamed', { expected_skill: 'alpha' });
    const { skills } = editSource((await subjectOf()).source, mutant?.change.edits ?? []);
    expect(skills.map(({ id, dir, path }) => [id, dir, path])[0]).toEqual([
      'alpha-renamed',
      'alpha-renamed',
      'skills/alpha-renamed/SKILL.md',
    ]);
  });

  it('treat copies with one text as one skill', async () => {
    const root = newFolder();
    const text = '---\nname: alpha\ndescription: Prune.\n---\nCut.\n';
    for (const home of ['.claude', '.agents']) write(join(root, home, 'skills/alpha/SKILL.md'), text);
    const source = await readSource(root);
    const mutants = listMutants(caseOf({ expected_skill: 'alpha' }), await subjectOf({ source }), null);
    const gone = mutants.filter(({ name }) => name === 'skill-gone');
    expect(gone.map(({ change }) => change.edits.length)).toEqual([2]);
  });

  it('tempt a mode that chooses, and only that', async () => {
    const row = { expected_skill: 'alpha', disallowed_skills: ['kit:beta'], prompt: 'Prune roses.' };
    expect(await one('disallowed-skill-tempts', row)).toEqual([]);
    const [tempts] = await one('disallowed-skill-tempts', row, { mode: 'router' });
    const [edit] = tempts?.change.edits ?? [];
    expect(edit?.do === 'replace' && edit.text).toContain('description: Prune roses.');
    expect(await one('description-unrelated', row, { mode: 'router' })).toHaveLength(1);
  });

  it('leave the workspace’s own files alone', async () => {
    expect(await one('required-file-gone', { expected_skill: 'alpha', required_files: ['/etc/hosts'] })).toEqual([]);
  });
});

describe('mutants of a tool_route case', () => {
  const facts = factsOf(Object.values(AGENTS)[0] as Agent);

  it.each([
    ['block', ['hook-gone mcp', 'hook-crashes mcp', 'hook-allows-everything mcp', 'hook-blocks-everything mcp']],
    ['allow', ['hook-blocks-everything mcp']],
  ])('that expects %s break the hook on agents', async (expected, names) => {
    expect(namesOf(routeCase({ expect: expected }), await subjectOf(), facts)).toEqual(names);
  });

  it.each([
    ['block', ['route-gone mcp', 'pattern-matches-nothing mcp', 'message-replaced mcp']],
    ['allow', ['pattern-widened mcp']],
  ])('that expects %s break the route offline', async (expected, names) => {
    expect(namesOf(routeCase({ expect: expected }), await subjectOf(), null)).toEqual(names);
  });

  it('change the command of what runs before a call, and nothing else', async () => {
    const subject = await subjectOf();
    const [gone, crashes] = listMutants(routeCase({ expect: 'block' }), subject, facts).map(({ change }) => {
      const [edit] = change.edits;
      return edit?.do === 'replace' ? JSON.parse(edit.text).hooks : null;
    });
    expect(Object.keys(gone)).toEqual(['SessionStart']);
    expect(crashes.SessionStart[0].hooks[0].command).toBe('echo hello');
    expect(crashes.PreToolUse[0]).toEqual({
      matcher: 'Bash',
      hooks: [{ type: 'command', command: expect.stringContaining('exit 1'), timeout: 5 }],
    });
  });

  it('know Copilot’s spelling, hooks inside a manifest, and files that declare none', async () => {
    const hooks = {
      'hooks.json': JSON.stringify({ version: 1, hooks: { preToolUse: [{ type: 'command', bash: './x.sh' }] } }),
      '.claude-plugin/plugin.json': JSON.stringify({ name: 'kit', hooks: { PreToolUse: [] } }),
      'plugin.json': JSON.stringify({ name: 'kit', hooks: './hooks.json' }),
      'broken/hooks.json': '{',
    };
    const [, crashes] = listMutants(routeCase({ expect: 'block' }), await subjectOf({ hooks }), facts);
    expect(crashes?.change.edits.map((edit) => edit.do === 'replace' && edit.path)).toEqual([
      'hooks.json',
      '.claude-plugin/plugin.json',
    ]);
    expect(crashes?.change.edits[0]).toMatchObject({ text: expect.stringContaining('"bash": "cat') });
  });

  it('know Gemini CLI’s event, and its form of a denial', async () => {
    const declared = {
      hooks: { BeforeTool: [{ hooks: [{ type: 'command', command: 'node check.js' }] }], AfterTool: [] },
    };
    const hooks = { 'hooks/hooks.json': JSON.stringify(declared) };
    const made = listMutants(routeCase({ expect: 'block' }), await subjectOf({ hooks }), facts).map(({ change }) => {
      const [edit] = change.edits;
      return edit?.do === 'replace' ? JSON.parse(edit.text).hooks : null;
    });
    expect(made.map((each) => Object.keys(each))).toEqual([
      ['AfterTool'],
      ...Array(3).fill(['BeforeTool', 'AfterTool']),
    ]);
    expect(made[3].BeforeTool[0].hooks[0].command).toContain(
      '{"decision":"deny","reason":"Blocked for some other reason."}',
    );
    const skill = caseOf({ expected_skill: 'alpha' });
    const denied = listMutants(skill, await subjectOf({ hooks }), facts).find(
      ({ name }) => name === 'hook-denies-skill',
    );
    const [edit] = denied?.change.edits ?? [];
    const added = edit?.do === 'replace' ? JSON.parse(edit.text).hooks : {};
    expect(added.BeforeTool[0].hooks[0].command).toContain('"decision":"deny"');
    expect(added.PreToolUse[0].hooks[0].command).toContain('"permissionDecision":"deny"');
  });

  it('ask a survivor for the first line of the route’s message', async () => {
    const mutants = listMutants(routeCase({ expect: 'block' }), await subjectOf(), facts);
    expect(mutants.map(({ remedy }) => remedy.set)).toEqual(mutants.map(() => ({ contains: 'No mcp here.' })));
  });

  it('change one route and leave the others', () => {
    const widened = editRoutes(ROUTES, [{ do: 'route', route: 'mcp', set: { pattern: '' } }]);
    expect(widened.map(({ matches }) => matches('ls'))).toEqual([true, false]);
    expect(editRoutes(ROUTES, [{ do: 'route', route: 'mcp', set: null }]).map(({ name }) => name)).toEqual(['curl']);
  });
});

describe('mutants of a route case', () => {
  const rowOf = (row: object) => CaseSchema.parse({ kind: 'route', case_id: 'a', query: 'prune roses', ...row });

  it('break the expected entry, and let another one tempt', async () => {
    const names = namesOf(rowOf({ expected: ['alpha'] }), await subjectOf(), null);
    expect(names).toEqual(['index-entry-gone alpha', 'index-entry-unrelated alpha', 'index-entry-tempts beta']);
  });

  it('only tempt where nothing is expected', async () => {
    expect(namesOf(rowOf({ none: true }), await subjectOf(), null)).toEqual(['index-entry-tempts alpha']);
  });
});

describe('mutants of a suite', () => {
  it.each([
    ['kit:helper', ['subagent-gone helper']],
    ['kit:other', []],
  ])('take the custom agent away that it asks: %s', async (subagent, names) => {
    const helper = { name: 'helper', plugin: 'kit', path: 'agents/h.md', file: 'h.md', text: '', instructions: '' };
    const row = CaseSchema.parse({ kind: 'suite', case_id: 'a', subagent, input: {}, expect: { status: 'x' } });
    expect(namesOf(row, await subjectOf({ subagents: [helper] }), null)).toEqual(names);
  });
});

describe('the table of mutators', () => {
  it('has a row per kind, and a name once', () => {
    expect(Object.keys(MUTATORS).sort()).toEqual(['route', 'skill', 'suite', 'tool_route']);
    const names = Object.values(MUTATORS).flatMap((rows) => rows.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });
});
