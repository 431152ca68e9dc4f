import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { AGENTS } from '../../../lib/agents/index.js';
import { parseBaseline } from '../../../lib/baseline/index.js';
import { parseCasesJson } from '../../../lib/case/corpus-json.js';
import { setHome } from '../../../lib/contract/schema-address.js';
import { TO_WRITE } from '../../../lib/draft/draft-cases.js';
import { createSkillRanker } from '../../../lib/draft/rank-skills.js';
import { loadCorpus } from '../../../lib/setup/corpus/corpus.js';
import { loadVectors } from '../../../lib/setup/routing/vectors.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { judgePattern } from '../../../lib/verdict/route-pattern.js';
import { init } from '../../../src/commands/init.js';
import { lint } from '../../../src/commands/lint.js';
import { run as runBatch } from '../../../src/commands/run.js';
import { type Command, runCommand } from '../../../src/options/command.js';
import { PLACEHOLDER } from '../../../src/run/own-repository.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const run = async (cwd: string, ...argv: string[]) => runCommand('init', init, ['--offline', ...argv], keptShell(cwd));

describe('init', () => {
  const readCases = (root: string) => parseCasesJson(readFileSync(join(root, 'cases.json'), 'utf8'), 'cases.json');
  const readBaseline = (root: string) =>
    parseBaseline(readFileSync(join(root, 'provider-baseline.json'), 'utf8'), 'provider-baseline.json');

  it('writes prompts that are not the description, and negatives that the router proves', async () => {
    const descriptions = {
      tulips:
        'Plants tulips, hyacinths and other bulbs. Use when the user wants to plant bulbs in autumn for a garden in spring.',
      roses:
        'Prunes roses and climbing plants. Use when roses are old. Do not use when the user wants a bunch of cut flowers.',
    };
    const root = writePlugin(
      newFolder(),
      'demo',
      Object.entries(descriptions).map(([dir, description]) => ({ dir, description })),
    );
    await run(root);
    const cases = readCases(root).flatMap((row) => (row.kind === 'skill' ? row : []));
    for (const { expected_skill, prompt } of cases.filter((row) => row.expected_skill)) {
      const description = descriptions[expected_skill as keyof typeof descriptions];
      expect(description).not.toContain(prompt.replace(/[.?]$/, ''));
    }
    const source = await readSource(root);
    const ranker = createSkillRanker(source.skills, loadVectors());
    const negatives = cases.filter((row) => !row.expected_skill);
    expect(negatives.map(({ case_id }) => case_id)).toEqual(['no-skill-1', 'no-skill-2']);
    for (const { prompt, disallowed_skills } of negatives) {
      expect(disallowed_skills.sort()).toEqual(['roses', 'tulips']);
      expect(ranker.rank(prompt).filter(({ sure }) => sure)).toEqual([]);
    }
  });

  it('says beside a prompt that is left open why none was drafted', async () => {
    const root = writePlugin(newFolder(), 'demo', [
      { dir: 'roses', description: 'Roses of all kinds. Use when debugging.' },
      { dir: 'tulips', description: 'Plants tulips in autumn. Use when the user wants to plant tulips.' },
    ]);
    const shell = keptShell(root);
    await runCommand('init', init, ['--offline'], shell);
    expect(shell.out.join('')).toMatch(
      /\n1 case needs a prompt that you write\. [^\n]+ to `first`, which the other drafts have, or [^\n]+\n {2}roses-1: init could not make one request in plain English of "Use when debugging\."\n\n/,
    );
    const none = keptShell(writePlugin(newFolder(), 'demo', [{ dir: 'roses', description: 'Use when debugging.' }]));
    await runCommand('init', init, ['--offline'], none);
    expect(none.out.join('')).toMatch(/ the category `to-write` to a word of yours, such as `first`\.\n/);
  });

  it('drafts no prompt that lint would say names the skill, and takes what is to be replaced as a step', async () => {
    const descriptions = {
      'root-a': 'Use it when the user wants to plant root-a in rows of the garden bed.',
      roses: 'Use when the user says "start the roses skill for me" or wants to prune an old climbing plant.',
    };
    const root = writePlugin(
      newFolder(),
      'demo',
      Object.entries(descriptions).map(([dir, description]) => ({ dir, description })),
    );
    const shell = keptShell(root);
    await runCommand('init', init, ['--offline'], shell);
    const checked = keptShell(root);
    await runCommand('lint', lint, [], checked);
    expect(checked.out.join('')).not.toContain('case-names-skill');
    expect(shell.out.join('')).toMatch(
      /\n {2}1\. agent-routing init --action OWNER\/agent-routing {4}# .* in cases\.json, .*, \.github\/workflows\/agent-routing\.yml\n {2}2\. agent-routing run\n {2}3\. commit the files above, and what you or `check --fix` changed: .*\n\nLater, /,
    );
  });

  it('has nothing to replace where the repository of the action is known', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
    const shell = keptShell(root, { GITHUB_ACTION_REPOSITORY: 'acme/agent-routing', GITHUB_ACTION_REF: 'v1' });
    await runCommand('init', init, ['--offline'], shell);
    expect(readFileSync(join(root, '.github/workflows/agent-routing.yml'), 'utf8')).toContain('acme/agent-routing@v1');
    expect(shell.out.join('')).not.toContain('--action');
  });

  it('names the repository of the action in all files with one command, and remembers it', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
    await run(root, '--hooks');
    const files = [
      'cases.json',
      'provider-baseline.json',
      'hooks/tool-routes.yaml',
      '.github/workflows/agent-routing.yml',
    ];
    const texts = () => files.map((file) => readFileSync(join(root, file), 'utf8'));
    expect(texts().every((text) => text.includes(PLACEHOLDER))).toBe(true);
    const before = texts();
    const live = '.github/workflows/theirs.yml';
    write(join(root, live), 'jobs:\n  a:\n    steps:\n      - uses: my-org/agent-routing@v1\n');
    const shell = keptShell(root);
    expect(await runCommand('init', init, ['--offline', '--action', 'acme/agent-routing@v2'], shell)).toBe(0);
    expect(texts()).toEqual(
      before.map((text) =>
        text.replace(`${PLACEHOLDER}@v1`, 'acme/agent-routing@v2').replaceAll(PLACEHOLDER, 'acme/agent-routing'),
      ),
    );
    expect(readFileSync(join(root, live), 'utf8')).toContain(' my-org/agent-routing@v1');
    expect(shell.out.join('')).toMatch(new RegExp(`^Wrote:\n${files.join('\n')}\n$`));
    const again = keptShell(root);
    await runCommand('init', init, ['--action', 'acme/agent-routing@v2'], again);
    expect(again.out.join('')).toBe('No file of init has `org/agent-routing`: nothing was changed.\n');
    rmSync(join(root, live));
    writePlugin(root, 'demo', [{ dir: 'beta' }]);
    const later = keptShell(root);
    await runCommand('init', init, ['--offline', '--live'], later);
    expect(readFileSync(join(root, '.github/workflows/agent-routing-live.yml'), 'utf8')).toContain(
      'acme/agent-routing@v2',
    );
    expect(later.out.join('')).not.toContain('--action');
    setHome({ name: PLACEHOLDER, ref: 'v1' });
    await expect(run(root, '--action', 'acme')).rejects.toThrow(
      /--action acme: must be owner\/name or owner\/name@ref/,
    );
  });

  it('names the files of custom agents that share a name', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
    for (const file of ['a', 'b', 'c'])
      write(join(root, `agents/${file}.md`), `---\nname: ${file === 'c' ? 'lone' : 'scout'}\n---\nLook around.\n`);
    const shell = keptShell(root);
    await runCommand('init', init, ['--offline'], shell);
    expect(shell.out.join('')).toContain(
      '3 custom agents have no case, so nothing here asks one: scout (agents/a.md), scout (agents/b.md), lone. ',
    );
  });

  it('says where new skills are to be disallowed, and of a custom agent that a case asks nothing', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
    write(join(root, 'agents/scout.md'), '---\nname: scout\ndescription: Looks.\n---\nLook around.\n');
    const run = async () => {
      const shell = keptShell(root);
      await runCommand('init', init, ['--offline'], shell);
      return shell.out.join('');
    };
    expect(await run()).toMatch(
      /1 custom agent has no case, so nothing here asks one: scout\. A suite does \(docs\/suites\.md; a vendor’s model has to answer it once\), or a case with `"subagent"` for a skill that it loads itself;/,
    );
    const { cases, ...rest } = JSON.parse(readFileSync(join(root, 'cases.json'), 'utf8'));
    cases[0].subagent = 'demo:scout';
    write(join(root, 'cases.json'), JSON.stringify({ ...rest, cases }, null, 2));
    writePlugin(root, 'demo', [{ dir: 'beta' }]);
    const second = await run();
    expect(second).not.toContain('scout');
    expect(second).toContain('The new ones are named under `disallowed_skills` of no-skill-1, no-skill-2, too.');
    const named = () =>
      readCases(root).flatMap((row) =>
        row.kind === 'skill' && row.expected_skill === '' ? [row.disallowed_skills] : [],
      );
    expect(named()).toEqual(Array(2).fill(['alpha', 'beta']));
    // What lists only some of them was chosen by a person.
    write(join(root, 'cases.json'), readFileSync(join(root, 'cases.json'), 'utf8').replace(/,\s*"beta"\s*\]/, ' ]'));
    writePlugin(root, 'demo', [{ dir: 'gamma' }]);
    expect(await run()).toMatch(/used for the prompt of no-skill-1 either, name it there under `disallowed_skills`/);
    expect(named()).toEqual([['alpha'], ['alpha', 'beta', 'gamma']]);
  });

  it('writes the workflow for calls of a hook alone, and says what they have no entry of', async () => {
    const root = newFolder();
    const hooks = { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command: 'node guard.mjs' }] }] };
    write(join(root, '.claude/settings.json'), JSON.stringify({ hooks }));
    await expect(run(root)).rejects.toThrow(/There are no skills[\s\S]*write cases\.json with calls/);
    const call = { case_id: 'push', kind: 'tool_route', tool: 'Bash', input: { command: 'git push' }, expect: 'allow' };
    write(join(root, 'cases.json'), JSON.stringify([call]));
    const shell = keptShell(root);
    expect(await runCommand('init', init, ['--offline'], shell)).toBe(0);
    expect(shell.out.join('')).toMatch(
      /^Wrote:\n\.github\/workflows\/agent-routing\.yml\n\n1 case has no entry in provider-baseline\.json yet: push\.\n/,
    );
    expect(readFileSync(join(root, 'cases.json'), 'utf8')).toBe(JSON.stringify([call]));
  });

  it('names the packages that have skills of their own', async () => {
    const root = newFolder();
    for (const at of ['', 'packages/api/'])
      write(join(root, `${at}.claude/skills/a/SKILL.md`), '---\nname: a\ndescription: Use it to dig.\n---\n\nDig.\n');
    const shell = keptShell(root);
    await runCommand('init', init, ['--offline'], shell);
    expect(shell.out.join('')).toContain('packages/api stands on its own: start with `cd packages/api && ');
  });

  it('writes nothing where all skills are those of packages, and says where to start', async () => {
    const root = newFolder();
    for (const at of ['api', 'web'])
      write(
        join(root, `packages/${at}/.claude/skills/a/SKILL.md`),
        '---\nname: a\ndescription: Use it to dig.\n---\n\nDig.\n',
      );
    await expect(run(root)).rejects.toThrow(
      '.: All skills here are of packages/api, packages/web, and agents read them only when they are started there. Fix: packages/api, packages/web stand on their own: start with `cd packages/api && agent-routing init`, then the others.',
    );
    for (const at of ['api', 'web']) write(join(root, `packages/${at}/cases.json`), '[]');
    await expect(run(root)).rejects.toThrow(
      /Fix: their cases are in packages\/api\/cases\.json, packages\/web\/cases\.json\.$/,
    );
    expect(existsSync(join(root, 'cases.json'))).toBe(false);
    expect(await run(root, '--hooks')).toBe(0);
    expect(existsSync(join(root, 'cases.json'))).toBe(false);
  });

  it('writes a corpus and a baseline that fit each other and the plugin, and lint finds no error in them', async () => {
    const root = writePlugin(newFolder(), 'demo', [
      { dir: 'pdf-redact', description: 'Blacken text in PDF files. Use when names must not be readable.' },
      { dir: 'notes' },
    ]);
    const said = keptShell(root);
    expect(await runCommand('init', init, ['--offline'], said)).toBe(0);
    expect(said.out.join('')).toMatch(
      /\n {2}1\. agent-routing init --action .*\n {2}2\. read the prompts .*\n {2}3\. agent-routing run\n {2}4\. commit the files above, /,
    );
    const cases = parseCasesJson(readFileSync(join(root, 'cases.json'), 'utf8'), 'cases.json');
    expect(cases.map((row) => row.kind === 'skill' && row.expected_skill)).toEqual(['notes', 'pdf-redact', '', '']);
    const baseline = parseBaseline(
      readFileSync(join(root, 'provider-baseline.json'), 'utf8'),
      'provider-baseline.json',
    );
    expect([...baseline.cases.keys()]).toEqual(['no-skill-1', 'no-skill-2', 'notes-1', 'pdf-redact-1']);
    const shell = keptShell(root);
    expect(await runCommand('lint', lint, [], shell)).toBe(0);
    expect(existsSync(join(root, '.github/workflows/agent-routing.yml'))).toBe(true);
  });

  it('gives each skill a case id of its own, in whatever alphabet its name is', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'ärger' }, { dir: '発表' }, { dir: '会議' }]);
    await run(root);
    const cases = parseCasesJson(readFileSync(join(root, 'cases.json'), 'utf8'), 'cases.json');
    expect(cases.map(({ case_id }) => case_id)).toEqual(expect.arrayContaining(['arger-1', 'skill-1', 'skill-2']));
  });

  it('writes the folder of the skills into the workflow and the summary', async () => {
    const root = newFolder();
    writePlugin(join(root, 'plugins/till'), 'till', [{ dir: 'notes' }]);
    const shell = keptShell(root);
    expect(await runCommand('init', init, ['--offline', '--source', 'plugins/till'], shell)).toBe(0);
    expect(readFileSync(join(root, '.github/workflows/agent-routing.yml'), 'utf8')).toContain(
      '          preset: gate\n          source: "plugins/till"\n',
    );
    expect(shell.out.join('')).toContain('3 cases for 1 of 1 skill; 2 of these cases expect no skill');
    expect(shell.out.join('')).toContain('agent-routing run --source plugins/till\n');
  });

  it('adds a workflow in which vendors’ models choose, with permissions in place of keys', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'notes' }]);
    await run(root);
    expect(await runCommand('init', init, ['--offline', '--live'], keptShell(root))).toBe(0);
    const text = readFileSync(join(root, '.github/workflows/agent-routing-live.yml'), 'utf8');
    const { permissions, jobs } = parse(text);
    expect(permissions).toEqual({ contents: 'read', 'copilot-requests': 'write', 'id-token': 'write' });
    const [, action] = jobs.live.steps;
    expect(action.with).toEqual({
      preset: 'nightly-live',
      agents: expect.stringMatching(/^copilot\$\{\{ vars\.ANTHROPIC_FEDERATION_RULE_ID && ',claude'/),
    });
    const { ids: claude = [] } = AGENTS.claude.credentials.identity ?? {};
    const { ids: codex = [] } = AGENTS.codex.credentials.identity ?? {};
    expect(Object.keys(action.env)).toEqual([...claude, ...codex]);
    expect(text).not.toContain('secrets.');
    const again = keptShell(root);
    expect(await runCommand('init', init, ['--offline', '--live'], again)).toBe(0);
    expect(again.out.join('')).toContain('agent-routing-live.yml is there already and stays as it is.');
    expect(readFileSync(join(root, '.github/workflows/agent-routing-live.yml'), 'utf8')).toBe(text);
    write(join(root, '.github/workflows/agent-routing-live.yml'), 'on: push\n');
    expect(await runCommand('init', init, ['--offline', '--live', '--force'], keptShell(root))).toBe(0);
    expect(readFileSync(join(root, '.github/workflows/agent-routing-live.yml'), 'utf8')).toBe('on: push\n');
    expect(readFileSync(join(root, '.github/workflows/agent-routing-live-2.yml'), 'utf8')).toBe(text);
  });

  it('names what it gates nothing of: custom agents without a suite, and packages', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'notes' }]);
    write(join(root, 'agents/rev.md'), '---\nname: rev\ndescription: Reviews.\n---\nReview it.\n');
    const shell = keptShell(root);
    await runCommand('init', init, ['--offline', '--force'], shell);
    expect(shell.out.join('')).toMatch(/\n1 custom agent has no case, [^\n]*: rev\. A suite does/);
    expect(shell.out.join('')).not.toContain('of its own');
    const mono = newFolder();
    for (const name of ['peas', 'roses']) writePlugin(join(mono, 'packages', name), name, [{ dir: name }]);
    const above = keptShell(mono);
    await runCommand('init', init, ['--offline'], above);
    expect(above.out.join('')).toMatch(
      /packages\/peas, packages\/roses stand on their own: start with `cd packages\/peas && agent-routing init`/,
    );
  });

  it('reads the queries of skill-creator', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'notes' }]);
    write(
      join(root, 'q.json'),
      JSON.stringify([
        { query: 'What changed?', should_trigger: true },
        { query: 'Hello', should_trigger: false },
      ]),
    );
    await run(root, '--from', 'skill-creator', 'q.json');
    expect(parseCasesJson(readFileSync(join(root, 'cases.json'), 'utf8'), 'cases.json')).toMatchObject([
      { case_id: 'notes-needs-1', prompt: 'What changed?', expected_skill: 'notes' },
      { case_id: 'notes-needs-not-1', prompt: 'Hello', disallowed_skills: ['notes'] },
    ]);
  });

  describe('--hooks', () => {
    const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');

    it('makes an empty folder a plugin with a hook whose tests pass offline', async () => {
      const root = newFolder();
      const shell = keptShell(root);
      expect(await runCommand('init', init, ['--offline', '--hooks'], shell)).toBe(0);
      expect(shell.out.join('')).toContain('agent-routing run --agents offline ');
      expect(read(root, 'hooks/route-tool-calls.mjs')).toBe(readFileSync('hooks/route-tool-calls.mjs', 'utf8'));
      // The modules of pi and OpenCode, and the event of Gemini CLI; Qwen Code reads what Claude Code does.
      for (const file of ['hooks/run-hooks.mjs', 'extensions/hooks.js', '.opencode/plugins/hooks.js'])
        expect(read(root, file)).toBe(readFileSync(file, 'utf8'));
      expect(Object.keys(JSON.parse(read(root, 'hooks/hooks.json')).hooks)).toEqual(['PreToolUse', 'BeforeTool']);
      expect(await readSource(root)).toMatchObject({ kind: 'plugin', skills: [] });
      expect(read(root, '.github/workflows/agent-routing.yml')).not.toContain('cases:');
      const corpus = await loadCorpus(['cases.json'], { cwd: root, strict: true });
      const baseline = parseBaseline(read(root, 'provider-baseline.json'), 'provider-baseline.json');
      expect([...baseline.cases.keys()].sort()).toEqual(corpus.cases.map(({ case_id }) => case_id).sort());
      for (const row of corpus.cases)
        expect(row.kind === 'tool_route' && judgePattern(row, corpus.routes).status).toBe('pass');
      expect(await runCommand('lint', lint, [], keptShell(root))).toBe(0);
      write(join(root, 'skills/one/SKILL.md'), '---\nname: one\ndescription: Sorts the pages of a book.\n---\nSort.\n');
      const more = keptShell(root);
      await runCommand('init', init, ['--offline'], more);
      expect(more.out.join('')).not.toContain('no case');
    });

    it('drafts the cases of the skills too, or leaves a corpus that is there as it is', async () => {
      const root = writePlugin(newFolder(), 'demo', [{ dir: 'notes' }]);
      const manifest = read(root, '.claude-plugin/plugin.json');
      await run(root, '--hooks');
      const baseline = parseBaseline(read(root, 'provider-baseline.json'), 'provider-baseline.json');
      expect([...baseline.cases.keys()]).toEqual([
        ...[
          'no-skill-1',
          'no-skill-2',
          'notes-1',
          'npm-publish/publishing-should-block',
          'npm-publish/talking-about-it-should-allow',
        ],
      ]);
      expect(read(root, '.claude-plugin/plugin.json')).toBe(manifest);
      const { cases } = await loadCorpus(['cases.json'], { cwd: root, strict: true });
      // The plain `run` and the workflow take both.
      expect(cases.map(({ case_id }) => case_id).sort()).toEqual([...baseline.cases.keys()].sort());

      const kept = writePlugin(newFolder(), 'demo', [{ dir: 'notes' }]);
      await run(kept);
      write(join(kept, 'cases.json'), '[]');
      const shell = keptShell(kept);
      expect(await runCommand('init', init, ['--offline', '--hooks'], shell)).toBe(0);
      expect(read(kept, 'cases.json')).toBe('[]');
      expect(shell.out.join('')).not.toContain('--cases');
      // A second time: what is missing comes back, and nothing of the user's is lost.
      const mine = read(kept, 'hooks/tool-routes.yaml').replace('publishing should block', 'mine should block');
      write(join(kept, 'hooks/tool-routes.yaml'), mine);
      const expected = JSON.parse(read(kept, 'provider-baseline.json'));
      expected['npm-publish/talking-about-it-should-allow'].codex = { expected_status: 'fail', reason: 'Known.' };
      write(join(kept, 'provider-baseline.json'), JSON.stringify(expected));
      rmSync(join(kept, 'hooks/run-hooks.mjs'));
      const again = keptShell(kept);
      expect(await runCommand('init', init, ['--offline', '--hooks'], again)).toBe(0);
      expect(again.out.join('')).toMatch(
        /^Wrote:\nhooks\/run-hooks\.mjs\nprovider-baseline\.json\n[\s\S]*is there already: only what was/,
      );
      expect(read(kept, 'hooks/tool-routes.yaml')).toBe(mine);
      const { cases: rows } = parseBaseline(read(kept, 'provider-baseline.json'), 'provider-baseline.json');
      expect(rows.get('npm-publish/talking-about-it-should-allow')?.get('codex')?.reason).toBe('Known.');
      expect([...rows.keys()]).toContain('npm-publish/mine-should-block');
      const third = keptShell(kept);
      expect(await runCommand('init', init, ['--offline', '--hooks'], third)).toBe(0);
      expect(third.out.join('')).toMatch(
        /^The hook that --hooks writes is there already: its files stay as they are\./,
      );
      write(join(kept, 'hooks/hooks.json'), '{"hooks": {}}');
      await expect(run(kept, '--hooks')).rejects.toThrow(/hooks\/hooks\.json and .* already exist/);

      const foreign = writePlugin(newFolder(), 'demo', [{ dir: 'notes' }]);
      write(join(foreign, 'provider-baseline.json'), '{"provider": "aws"}');
      await expect(run(foreign, '--hooks')).rejects.toThrow('provider-baseline.json');
      expect(existsSync(join(foreign, 'hooks'))).toBe(false);
    });
  });

  it('writes the workflow of a package where GitHub reads it, in the root of the repository', async () => {
    const root = newFolder();
    mkdirSync(join(root, '.git'));
    const cwd = writePlugin(join(root, 'packages/web'), 'web', [{ dir: 'notes' }]);
    const shell = keptShell(cwd);
    expect(await runCommand('init', init, ['--offline'], shell)).toBe(0);
    expect(shell.out.join('')).toContain('\n../../.github/workflows/agent-routing.yml\n');
    const [, step] = parse(readFileSync(join(root, '.github/workflows/agent-routing.yml'), 'utf8')).jobs.routing.steps;
    expect(step.with).toEqual({ preset: 'gate', working_directory: 'packages/web' });
    expect(existsSync(join(cwd, '.github'))).toBe(false);
  });

  it('expects results of the agents that are named, and has the workflow and the next step name them', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'notes' }]);
    const shell = keptShell(root);
    expect(await runCommand('init', init, ['--offline', '--agents', 'codex,gemini+skills', '--live'], shell)).toBe(0);
    const baseline = readBaseline(root);
    expect([...(baseline.cases.get('notes-1') ?? [])].map(([agent]) => agent)).toEqual(['codex', 'gemini+skills']);
    const read = (file: string) => parse(readFileSync(join(root, '.github/workflows', file), 'utf8'));
    const [, step] = read('agent-routing.yml').jobs.routing.steps;
    expect(step.with).toEqual({ preset: 'gate', agents: 'codex,gemini+skills' });
    // That one names the agents that a vendor's model can be asked of.
    expect(JSON.stringify(read('agent-routing-live.yml'))).not.toContain('gemini');
    expect(shell.out.join('')).toContain(' run --agents codex,gemini+skills\n');
    await expect(run(newFolder(), '--agents', 'cluade')).rejects.toThrow(/Unknown agent 'cluade'/);
  });

  it('adds no prompt for which no skill is expected, where there is one', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'notes' }]);
    await run(root);
    const before = readCases(root).map(({ case_id }) => case_id);
    writePlugin(root, 'demo', [{ dir: 'dates' }]);
    await run(root);
    expect(readCases(root).map(({ case_id }) => case_id)).toEqual([...before, 'dates-1']);
  });

  it('names the case of a skill that was renamed in place of a second one', async () => {
    const root = newFolder();
    const lay = (dir: string) => write(join(root, 'skills', dir, 'SKILL.md'), skillText({ dir }));
    const skillText = ({ dir }: { dir: string }) =>
      `---\nname: ${dir}\ndescription: Prunes roses. Use when the user wants to prune their old roses.\n---\n\n# Roses\n`;
    lay('roses');
    await run(root);
    const text = readFileSync(join(root, 'cases.json'), 'utf8');
    rmSync(join(root, 'skills/roses'), { recursive: true });
    lay('pruning');
    const shell = keptShell(root);
    expect(await runCommand('init', init, ['--offline'], shell)).toBe(0);
    expect(shell.out.join('')).toContain(
      "roses-1 asks for it already, as 'roses', which is gone: write 'pruning' there",
    );
    expect(readFileSync(join(root, 'cases.json'), 'utf8')).toBe(text);
    lay('roses');
    await run(root);
    expect(readCases(root).map(({ case_id }) => case_id)).toContain('pruning-1');
  });

  it('adds what a later skill lacks, in the form that the files have, and keeps the rest', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'notes' }]);
    await run(root);
    const own = '[\n  { "case_id": "no-skill-1", "prompt": "Mine.", "expected_skill": "notes" }\n]\n';
    write(join(root, 'cases.json'), own);
    const baseline = readBaseline(root);
    writePlugin(root, 'demo', [{ dir: 'dates' }]);
    const shell = keptShell(root);
    expect(await runCommand('init', init, ['--offline'], shell)).toBe(0);
    expect(shell.out.join('')).toContain(
      '1 case that cases.json has stays as it is.\nAdded: 3 cases for 1 of 2 skills;',
    );
    const text = readFileSync(join(root, 'cases.json'), 'utf8');
    expect(text.startsWith(own.slice(0, -3))).toBe(true);
    expect(text.trimEnd().split('\n')).toHaveLength(6);
    const ids = ['no-skill-1', 'dates-1', 'no-skill-2', 'no-skill-3'];
    expect(readCases(root).map(({ case_id }) => case_id)).toEqual(ids);
    expect(readCases(root).map((row) => row.kind === 'skill' && row.disallowed_skills)).toEqual([
      ...[[], ['notes'], ['dates', 'notes'], ['dates', 'notes']],
    ]);
    const { cases, $meta } = readBaseline(root);
    expect([...cases.keys()]).toEqual([...baseline.cases.keys(), 'dates-1', 'no-skill-3'].sort());
    expect($meta.skills).toMatchObject({ notes: expect.any(Number), dates: expect.any(Number) });
    const again = keptShell(root);
    expect(await runCommand('init', init, ['--offline'], again)).toBe(0);
    expect(again.out.join('')).toMatch(/^Every skill has a case: nothing was added/);
    // Nothing was drafted or written, so nothing is to be read or committed.
    expect(again.out.join('')).not.toMatch(/read the prompts|commit the files|baseline update/);
    rmSync(join(root, 'provider-baseline.json'));
    const bare = keptShell(root);
    expect(await runCommand('init', init, ['--offline'], bare)).toBe(0);
    expect(bare.out.join('')).toContain('4 cases have no entry in provider-baseline.json yet: no-skill-1, dates-1');
    expect(bare.out.join('')).toContain('agent-routing baseline update --reason "…"');
    expect(readFileSync(join(root, 'cases.json'), 'utf8')).toBe(text);
    expect(await run(root, '--force')).toBe(0);
    expect(readFileSync(join(root, 'cases.json'), 'utf8')).not.toContain('Mine.');
  });

  it('expects the skill that another says its negative is for', async () => {
    const root = writePlugin(newFolder(), 'demo', [
      {
        dir: 'answers',
        description: 'Answers remarks already left on a page. Not for reviewing the text of new pages; that is critic.',
      },
      { dir: 'critic', description: 'Structured review for slips, gaps and tone. Use before pages go out.' },
    ]);
    await run(root);
    const { cases } = JSON.parse(readFileSync(join(root, 'cases.json'), 'utf8'));
    expect(cases).toContainEqual({
      ...{ case_id: 'answers-not-1', category: 'negative', prompt: 'Help me look over the text of new pages.' },
      ...{ expected_skill: 'critic', disallowed_skills: ['answers'] },
    });
  });

  it('measures no prompt that is still to be written', async () => {
    const root = writePlugin(newFolder(), 'demo', [
      { dir: 'notes' },
      { dir: 'todo', description: 'What a user would say here.' },
    ]);
    write(join(root, 'cases.json'), JSON.stringify([{ case_id: 'a', ...TO_WRITE, expected_skill: 'notes' }]));
    const shell = keptShell(root);
    await runCommand('lint', lint, [], shell);
    expect(shell.out.join('')).not.toContain('skill-look-alike');
    write(
      join(root, 'cases.json'),
      JSON.stringify([{ case_id: 'a', ...TO_WRITE, prompt: 'What a user would say here', expected_skill: 'notes' }]),
    );
    await runCommand('lint', lint, [], shell);
    expect(shell.out.join('')).toContain('skill-look-alike');
  });

  it('has words for a corpus without a case, which name the file', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'notes' }]);
    for (const text of ['[]', '{"cases": []}']) {
      write(join(root, 'cases.json'), text);
      await expect(runCommand('run', runBatch as Command, ['--dry-run'], keptShell(root))).rejects.toThrow(
        /^cases\.json: This file has no cases\. Fix: .*`agent-routing init` write/,
      );
    }
  });

  it('asks for an option where it cannot tell', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'notes' }, { dir: 'other' }]);
    write(join(root, 'q.json'), '[{"query": "x", "should_trigger": true}]');
    await expect(run(root, '--from', 'skill-creator', 'q.json')).rejects.toThrow(/which skill.*notes, other/s);
    await expect(run(root, '--from', 'skill-creator', '--skill', 'note', 'q.json')).rejects.toThrow(
      /Did you mean --skill notes/,
    );
    write(join(root, 'q.json'), '[{"query": "x"}]');
    await expect(run(root, '--from', 'skill-creator', '--skill', 'notes', 'q.json')).rejects.toThrow(
      /q\.json.*should_trigger/,
    );
    await expect(run(newFolder())).rejects.toThrow(/no skills/);
  });

  const idsOf = (root: string) =>
    readCases(root).flatMap((row) => (row.kind === 'skill' && row.expected_skill ? row.expected_skill : []));

  it('leaves out skills that no id tells apart, and says how to mend it', async () => {
    const root = writePlugin(newFolder(), 'demo', [
      { dir: 'alpha', name: 'same', description: 'Use for roses.' },
      { dir: 'beta', name: 'same', description: 'Use for tulips.' },
      { dir: 'other' },
    ]);
    const shell = keptShell(root);
    expect(await runCommand('init', init, ['--offline'], shell)).toBe(0);
    expect(idsOf(root)).toEqual(['other']);
    expect(readCases(root)[0]).toMatchObject({ disallowed_skills: [] });
    expect(shell.out.join('')).toContain(
      "skills/alpha/SKILL.md: its id 'same' is that of skills/beta/SKILL.md too; rename one of them.",
    );
  });

  it('takes copies and links of one skill for one', async () => {
    const text = '---\nname: same\ndescription: Use for roses.\n---\nCut.\n';
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'same', text }, { dir: 'copy', text }, { dir: 'other' }]);
    symlinkSync('same', join(root, 'skills/link'));
    await run(root);
    expect(idsOf(root)).toEqual(['same', 'other']);
  });

  it('writes plugin:skill where plugins share a name', async () => {
    const root = newFolder();
    const names = ['discord', 'telegram'];
    for (const name of names)
      writePlugin(join(root, name), name, [{ dir: 'access', description: `Use for ${name} access.` }]);
    const plugins = names.map((name) => ({ name, source: `./${name}` }));
    write(
      join(root, '.claude-plugin/marketplace.json'),
      JSON.stringify({ name: 'shop', owner: { name: 'x' }, plugins }),
    );
    await run(root);
    expect(idsOf(root)).toEqual(['discord:access', 'telegram:access']);
  });

  it('disallows the nearest look-alike, not the next in the list', async () => {
    const root = writePlugin(newFolder(), 'demo', [
      { dir: 'alpha', description: 'Fill in the fields of a PDF form.' },
      { dir: 'beta', description: 'Tell the weather of a city as PDF: wind, rain, sun, clouds, snow and frost.' },
      { dir: 'gamma', description: 'Flatten a PDF form with fields.' },
    ]);
    await run(root);
    // A skill that nothing is near has nothing to be confused with.
    expect(readCases(root)[1]).toMatchObject({ expected_skill: 'beta', disallowed_skills: [] });
    expect(readCases(root)[0]).toMatchObject({ expected_skill: 'alpha', disallowed_skills: ['gamma'] });
  });

  it('expects the failures that agents make certain, with the reason, and leaves out what none lists', async () => {
    const hidden = '---\nname: hidden\ndescription: Use for h.\ndisable-model-invocation: true\n---\nBody.\n';
    const root = writePlugin(newFolder(), 'demo', [
      { dir: 'hidden', text: hidden },
      { dir: 'skill-creator', description: 'Create pottery skills.' },
      { dir: '.dotted' },
      { dir: 'plain' },
    ]);
    const shell = keptShell(root);
    await runCommand('init', init, ['--offline'], shell);
    // Not among what is to do.
    expect(shell.out.join('')).toContain(
      'skills/hidden/SKILL.md: its author keeps it from models (`disable-model-invocation`), so it needs no case: nothing is to do.\n',
    );
    const { cases } = readBaseline(root);
    const statusOf = (id: string) =>
      Object.fromEntries([...(cases.get(id) ?? [])].map(([agent, entry]) => [agent, entry.expected_status]));
    // A case would ask Codex for what its author refuses.
    expect(statusOf('hidden-1')).toEqual({});
    expect(statusOf('skill-creator-1')).toEqual({ claude: 'pass', codex: 'fail', copilot: 'pass' });
    expect(cases.get('skill-creator-1')?.get('codex')?.reason).toMatch(/ships a skill 'skill-creator'.*rename it/);
    expect(statusOf('plain-1')).toEqual({ claude: 'pass', codex: 'pass', copilot: 'pass' });
  });

  it('records what each agent offers, so that a loss shows on the first run', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'long', description: 'x'.repeat(1323) }, { dir: 'plain' }]);
    await run(root);
    const { $meta, $offers } = readBaseline(root);
    expect($meta.skills).toEqual({ long: 1323, plain: 35 });
    expect(Object.keys($meta.oracle?.agents ?? {})).toEqual(['claude', 'codex', 'copilot']);
    expect($offers['codex']).toEqual({
      long: { offer: 'cut', kept_chars: 1021, of_chars: 1323, reason: 'predicted by init' },
    });
    expect($offers['copilot']).toMatchObject({ long: { offer: 'absent' } });
  });
});
