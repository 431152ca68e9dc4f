import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Finding, failsCheck } from '../../../lib/lint/finding.js';
import { planFixes } from '../../../lib/setup/source/fix-skills.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { lint } from '../../../src/commands/lint.js';
import { runCommand } from '../../../src/options/command.js';
import { type SkillText, write, writePlugin } from '../../helpers/plugin.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

interface Author {
  skills: readonly SkillText[];
  cases?: readonly object[];
  files?: Record<string, string>;
  manifest?: object;
}

function author({ skills, cases, files = {}, manifest = {} }: Author): string {
  const root = writePlugin(newFolder(), 'demo', skills, manifest);
  const covered = [...new Set(skills.map(({ dir }) => dir.split('/').at(-1)))];
  const whole = covered.map((skill) => ({
    case_id: `has-${skill}`,
    prompt: 'Do it.',
    expected_skill: skill,
    disallowed_skills: covered.filter((other) => other !== skill),
  }));
  write(join(root, 'cases.json'), JSON.stringify([...whole, ...(cases ?? [])], null, 1));
  for (const [path, text] of Object.entries(files)) write(join(root, path), text);
  return root;
}

async function lintIn(root: string, ...argv: string[]): Promise<{ code: number; findings: Finding[] }> {
  const shell = keptShell(root);
  const code = await runCommand('lint', lint, ['--json', ...argv], shell);
  return { code, findings: JSON.parse(shell.out.join('')) };
}
const reported = ({ findings }: { findings: Finding[] }) => findings.map(({ rule, subject }) => `${rule}:${subject}`);

describe('lint', () => {
  it('says which words a comment takes out of a description, and leaves real comments alone', async () => {
    const root = author({
      skills: [{ dir: 'alpha' }],
      files: {
        'skills/first/SKILL.md': '---\nname: first\ndescription: #1 tool\n---\nDo it.\n',
        'skills/inside/SKILL.md': '---\nname: inside\ndescription: Shows issue #12 of a list\n---\nDo it.\n',
        'skills/quoted/SKILL.md': '---\nname: quoted\ndescription: "Shows #12"\n---\nDo it.\n',
        'skills/real/SKILL.md': '---\nname: real\ndescription: Does real work # TODO say more\n---\nDo it.\n',
        'skills/spaced/SKILL.md': '---\nname: spaced\ndescription: Does work # and more of it\n---\nDo it.\n',
        'skills/anchor/SKILL.md': '---\nname: anchor\ndescription: &all of the work\n---\nDo it.\n',
      },
    });
    const { findings } = await lintIn(root);
    const comments = findings.filter(({ message }) => message.includes(' begins a '));
    expect(comments.map(({ file, line, message }) => `${file}:${line} ${message.split('sees ')[1]}`)).toEqual([
      "skills/anchor/SKILL.md:3 '&all'",
      "skills/inside/SKILL.md:3 '#12 of a list'",
      "skills/spaced/SKILL.md:3 '# and more of it'",
      "skills/first/SKILL.md:3 '#1 tool'",
    ]);
  });

  it('names folders and files that their author takes for skills, and no other', async () => {
    const described = '---\nname: x\ndescription: Does x.\n---\nDo it.\n';
    const root = author({
      skills: [{ dir: 'alpha' }, { dir: 'group/beta' }],
      files: {
        'skills/readme/README.md': '# A skill\n',
        'skills/renamed/renamed.md': described,
        'skills/flat.md': described,
        'skills/NOTES.md': '# Notes\n',
        'skills/shared/style.md': '# Style\n',
        'skills/group/README.md': '# A group\n',
        'skills/dates/notes.txt': 'x\n',
        'skills/used/notes.txt': 'x\n',
      },
    });
    write(join(root, 'skills/alpha/SKILL.md'), `${described}Read ../used/notes.txt.\n`);
    const { findings } = await lintIn(root);
    expect(
      findings.filter(({ rule }) => rule === 'skill-file').map(({ file, severity }) => `${severity} ${file}`),
    ).toEqual(['warning skills/dates', 'warning skills/readme', 'error skills/flat.md', 'error skills/renamed']);
  });

  it('names what git ignores, at the pattern, unless it is tracked all the same', async () => {
    const root = author({ skills: [{ dir: 'alpha' }, { dir: 'beta' }] });
    write(join(root, '.claude/skills/own/SKILL.md'), '---\nname: own\ndescription: Does it.\n---\nDo it.\n');
    const named = async () =>
      (await lintIn(root)).findings
        .filter(({ rule }) => rule === 'git-ignored')
        .map(({ severity, file, line, message }) => `${severity} ${file}:${line} ${message}`);
    write(join(root, '.gitignore'), 'node_modules\nskills/\n.claude\n');
    expect(await named()).toEqual([]);
    execFileSync('git', ['init', '-q'], { cwd: root });
    const lost =
      'git ignores skills/alpha/SKILL.md, skills/beta/SKILL.md, so no one who clones or installs this gets them';
    const kept = 'git ignores .claude/skills/own/SKILL.md, so it stays on this machine';
    expect(await named()).toEqual([`error .gitignore:2 ${lost}`]);
    expect((await lintIn(root, '--as', 'project')).findings.map(({ message }) => message)).toContain(kept);
    write(join(root, 'package.json'), '{"name": "built"}');
    expect((await lintIn(root)).findings.find(({ file }) => file === '.gitignore')?.severity).toBe('warning');
    execFileSync('git', ['add', '-f', 'skills', '.claude'], { cwd: root });
    expect(await named()).toEqual([]);
    execFileSync('git', ['rm', '-rq', '--cached', '.'], { cwd: root });
    write(join(root, '.gitignore'), 'skills/*\n!skills/alpha\n!skills/beta\n');
    expect(await named()).toEqual([]);
  });

  it('names a link of a project’s folder of skills that leads nowhere', async () => {
    const root = newFolder();
    write(join(root, '.claude/skills/a/SKILL.md'), '---\nname: a\ndescription: Does it when asked.\n---\nDo it.\n');
    mkdirSync(join(root, '.agents'));
    symlinkSync('.claude/skills', join(root, '.agents/skills'));
    const { findings } = await lintIn(root);
    expect(findings.filter(({ rule }) => rule === 'skill-file').map(({ file, message }) => [file, message])).toEqual([
      ['.agents/skills', expect.stringMatching(/link is dangling: it leads to \.claude\/skills, and nothing is there/)],
    ]);
  });

  it('names commands and custom agents in another form, and a folder of workflows that GitHub does not read', async () => {
    const files = {
      'commands/go.txt': 'Go.\n',
      'commands/stay.md': 'Stay.\n',
      'agents/scout.yaml': 'name: scout\n',
      '.github/workflow/ci.yml': 'on: push\n',
      '.github/workflow/more.yml': 'on: push\n',
      '.github/workflows/ok.yml': 'on: push\n',
      '.github/workflows/more.yml.txt': 'on: push\n',
      '.github/apart.yml': 'on: push\njobs: {}\n',
      '.github/dependabot.yml': 'version: 2\n',
    };
    const { findings } = await lintIn(author({ skills: [{ dir: 'alpha' }], files }));
    const of = (rule: string) => findings.filter((one) => one.rule === rule);
    expect(of('skill-file').map(({ file, message }) => `${file} ${message}`)).toEqual([
      'agents/scout.yaml no agent reads it: a custom agent is a file that ends in .md',
      'commands/go.txt no agent reads it: a command is a file that ends in .md',
    ]);
    expect(of('workflow-folder').map(({ file, fix }) => [file, fix])).toEqual([
      ['.github/apart.yml', 'move it to .github/workflows.'],
      ['.github/workflow/ci.yml', 'rename the folder to .github/workflows.'],
      ['.github/workflows/more.yml.txt', 'rename it to .github/workflows/more.yml.'],
    ]);
  });

  it('says where a plugin.json is broken, and goes on with the skills', async () => {
    const root = author({ skills: [{ dir: 'alpha' }, { dir: 'beta', description: 'Use when: a colon' }] });
    write(join(root, '.claude-plugin/plugin.json'), '{\n  "name": "demo",\n}\n');
    const { code, findings } = await lintIn(root);
    expect(code).toBe(1);
    expect(findings.map(({ rule, file, line }) => `${rule} ${file}:${line}`)).toEqual(
      expect.arrayContaining(['plugin-manifest .claude-plugin/plugin.json:2', 'skill-offer skills/beta/SKILL.md:3']),
    );
  });

  it('reports nothing for a correct plugin', async () => {
    expect(await lintIn(author({ skills: [{ dir: 'alpha' }, { dir: 'beta' }] }))).toEqual({ code: 0, findings: [] });
  });

  it('does not take a case about one plugin’s skill for one about another’s of the same name', async () => {
    const root = newFolder();
    const names = ['roses', 'trees'];
    for (const name of names) writePlugin(join(root, name), name, [{ dir: 'prune', description: `Use for ${name}.` }]);
    const plugins = names.map((name) => ({ name, source: `./${name}` }));
    const market = { name: 'garden', owner: { name: 'x' }, plugins };
    write(join(root, '.claude-plugin/marketplace.json'), JSON.stringify(market));
    const cases = [
      { case_id: 'a', prompt: 'Do it.', expected_skill: 'roses:prune', disallowed_skills: ['trees:prune'] },
    ];
    write(join(root, 'cases.json'), JSON.stringify(cases));
    const { findings } = await lintIn(root, '--disable', 'skill-duplicate,skill-offer,skill-look-alike');
    expect(findings.map(({ rule, file }) => `${rule} ${file}`)).toEqual([
      'skill-without-negative roses/skills/prune/SKILL.md',
      'skill-uncovered trees/skills/prune/SKILL.md',
    ]);
  });

  it('says for each agent what follows from a description that is too long', async () => {
    const root = author({ skills: [{ dir: 'alpha', description: `Use it. ${'long '.repeat(230)}` }, { dir: 'beta' }] });
    const { code, findings } = await lintIn(root);
    expect(code).toBe(1);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ rule: 'skill-offer', severity: 'error', file: 'skills/alpha/SKILL.md' });
    expect(findings[0]?.fix).toContain('--disable skill-offer:alpha');
    expect(Object.keys(findings[0]?.consequences ?? {})).toEqual(['codex', 'copilot']);
  });

  it('reports a suite whose agent is missing and an undefined tool route, with a suggestion', async () => {
    const routes =
      'routes:\n  fetch-pr:\n    tool: WebFetch\n    pattern: x\n    message: No.\n    tests:\n      - {desc: a, input: {tool_input: {url: x}}, expect: block}\n';
    const suite = (case_id: string, subagent: string) => ({ case_id, kind: 'suite', subagent, input: {}, expect: {} });
    const call = (case_id: string, more: object) => ({
      case_id,
      kind: 'tool_route',
      tool: 'WebFetch',
      input: { url: 'x' },
      expect: 'block',
      ...more,
    });
    const root = author({
      skills: [{ dir: 'alpha' }, { dir: 'beta' }],
      cases: [
        suite('asks', 'demo:helper'),
        suite('asks-none', 'helpre'),
        { case_id: 'inside', prompt: 'Do it.', expected_skill: 'alpha', subagent: 'demo:helper' },
        { case_id: 'inside-none', prompt: 'Do it.', expected_skill: 'alpha', subagent: 'demo:helpre' },
        call('by', { route: 'fetch-pr' }),
        call('by-none', { route: 'fetch-prs' }),
        call('other-tool', { tool: 'WebFetched' }),
        call('other-allowed', { tool: 'Bash', expect: 'allow' }),
      ],
      files: { 'agents/helper.md': '---\nname: helper\ndescription: d\n---\nHelp.\n', 'tool-routes.yaml': routes },
    });
    const { code, findings } = await lintIn(root, '--cases', 'cases.json,tool-routes.yaml');
    expect(code).toBe(1);
    expect(findings.map(({ rule, subject, fix }) => [rule, subject, fix])).toEqual([
      [
        'case-unknown-subagent',
        'asks-none',
        "did you mean 'helper'? Write that in cases.json; if it is gone for good, remove the case.",
      ],
      [
        'case-unknown-subagent',
        'inside-none',
        "did you mean 'demo:helper'? Write that in cases.json; if it is gone for good, remove the case.",
      ],
      [
        'case-unknown-route',
        'by-none',
        "did you mean 'fetch-pr'? Write that in cases.json; if it is gone for good, remove the case.",
      ],
      [
        'case-unknown-route',
        'other-tool',
        "did you mean 'WebFetch'? Write that in cases.json; if it is gone for good, remove the case.",
      ],
    ]);
  });

  it('reports a route case that expects a skill that the index lacks', async () => {
    const route = (case_id: string, ...expected: string[]) => ({ case_id, kind: 'route', query: 'q', expected });
    const root = author({
      skills: [{ dir: 'alpha' }, { dir: 'beta' }],
      cases: [
        route('bare', 'alpha'),
        route('whole', 'demo:beta'),
        route('either', 'gone', 'beta'),
        route('typo', 'alpah'),
        { case_id: 'none', kind: 'route', query: 'q', none: true },
      ],
    });
    const { findings } = await lintIn(root, '--disable', 'skill-look-alike');
    expect(findings.map(({ rule, subject, fix }) => [rule, subject, fix])).toEqual([
      [
        'case-unknown-skill',
        'typo',
        "did you mean 'alpha'? Write that in cases.json; if it is gone for good, remove the case.",
      ],
    ]);
  });

  it('continues where the router refuses a skill, and says so', async () => {
    const text = '---\nname: beta\ndescription: Use for beta.\nkeywords: [x]\n---\n\nBody.\n';
    const { code, findings } = await lintIn(author({ skills: [{ dir: 'alpha' }, { dir: 'beta', text }] }));
    expect(code).toBe(0);
    expect(findings).toEqual([
      expect.objectContaining({
        rule: 'skill-look-alike',
        file: 'skills/beta/SKILL.md',
        subject: 'beta',
        fix: "use 'routing_keywords'.",
      }),
      expect.objectContaining({ rule: 'skill-spec', message: 'an unknown field: keywords' }),
    ]);
  });

  it('compares skills whose cases name them with their plugin or by their folder', async () => {
    const root = author({
      skills: [
        { dir: 'alpha', description: 'Fill in the fields of a PDF form and flatten it' },
        { dir: 'beta', description: 'Tell the weather of a city' },
      ],
      cases: [
        { case_id: 'stolen', prompt: 'flatten this form', expected_skill: 'demo:beta', disallowed_skills: ['alpha'] },
      ],
    });
    const { findings } = await lintIn(root);
    expect(findings.filter(({ rule }) => rule === 'skill-look-alike').map(({ message }) => message)).toEqual([
      "the offline ranker ranks 'alpha' above it for stolen",
    ]);
  });

  it('names files that look like a skill and are none', async () => {
    const TEXT = '---\nname: two\ndescription: D\n---\n';
    const root = author({
      skills: [{ dir: 'alpha' }],
      files: {
        ...{ 'skills/small/skill.md': 'x', 'skills/odd/SKILL.md/x.md': 'x', 'skills/alpha/SKILL.txt': 'x' },
        ...{ 'skills/two/SKILL.txt': TEXT, 'skills/two/Skills.md': TEXT, 'skills/two/skills/x.md': 'x' },
        'skills/note/skills.txt': 'x',
      },
    });
    const fixes = await planFixes(await readSource(root));
    expect(fixes.map(({ path, renamed }) => [path, renamed])).toEqual([
      ['skills/small/skill.md', 'skills/small/SKILL.md'],
      ['skills/two/SKILL.txt', 'skills/two/SKILL.md'],
    ]);
    symlinkSync('nowhere', join(root, 'skills/gone'));
    symlinkSync('alpha', join(root, 'skills/.again'));
    const found = await lintIn(
      root,
      '--disable',
      'skill-name,skill-offer,skill-uncovered,skill-without-negative,skill-look-alike',
    );
    expect(found.findings.map(({ rule, file }) => `${rule} ${file}`).sort()).toEqual([
      'skill-file skills/gone',
      'skill-file skills/note',
      'skill-file skills/odd/SKILL.md',
      'skill-file skills/small/skill.md',
      'skill-file skills/two/SKILL.txt',
      'skill-file skills/two/Skills.md',
    ]);
  });

  it('explains the loss to a sibling of the same name as such, and not as a full listing', async () => {
    const root = author({
      skills: [
        { dir: 'alpha', name: 'same' },
        { dir: 'beta', name: 'same' },
      ],
    });
    const { findings } = await lintIn(root, '--agents', 'copilot', '--disable', 'skill-look-alike');
    const offer = findings.find(({ rule }) => rule === 'skill-offer');
    expect(offer).toMatchObject({ file: 'skills/beta/SKILL.md', message: 'not offered on copilot' });
    expect(findings.map(({ rule }) => rule)).not.toContain('listing-budget');
  });

  it('finds the rule of each mistake in a skill', async () => {
    const root = author({
      skills: [
        { dir: 'alpha', text: '# no front matter\n' },
        { dir: 'beta', name: 'gamma' },
        { dir: 'delta', text: '---\nname: delta\ndescription: Use for delta.\n---\n\nToday is !`date`.\n' },
        { dir: 'group/deep' },
        { dir: 'epsilon' },
        { dir: 'more/epsilon' },
      ],
    });
    const rules = reported(await lintIn(root));
    expect(rules).toEqual(
      expect.arrayContaining([
        'skill-offer:alpha',
        'skill-name:gamma',
        'skill-shell:delta',
        'skill-offer:deep',
        'skill-duplicate:epsilon',
      ]),
    );
  });

  it('reports once what occurs several times on one line', async () => {
    const text = '---\nname: alpha\ndescription: Labels: UPS. Use when: packed\n---\n';
    const findings = await lintIn(author({ skills: [{ dir: 'alpha', text }] }));
    expect(reported(findings).filter((rule) => /^skill-(?:front-matter|offer):alpha$/.test(rule))).toHaveLength(1);
  });

  it('finds the rule of each mistake in a corpus, with a suggestion', async () => {
    const root = author({
      skills: [{ dir: 'release-notes' }, { dir: 'alone' }],
      cases: [
        { case_id: 'typo', prompt: 'Do it.', expected_skill: 'release-note' },
        { case_id: 'named', prompt: 'Use the release notes skill.', expected_skill: 'release-notes' },
        { case_id: 'vacuous', prompt: 'Do it.', expected_skill: 'alone', disallowed_skills: ['gone'] },
      ],
      files: {
        'provider-baseline.json': JSON.stringify({
          old: { claude: { expected_status: 'pass', allow_timeout: false } },
        }),
      },
    });
    const { findings } = await lintIn(root);
    expect(reported({ findings })).toEqual(
      expect.arrayContaining([
        'case-unknown-skill:typo',
        'case-names-skill:named',
        'case-vacuous:vacuous',
        'baseline-orphan:old',
      ]),
    );
    expect(findings.find(({ rule }) => rule === 'case-unknown-skill')).toMatchObject({
      fix: "did you mean 'release-notes'? Write that in cases.json; if it is gone for good, remove the case.",
      line: expect.any(Number),
    });
  });

  it('lists skills without a case', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }, { dir: 'beta' }]);
    write(join(root, 'cases.json'), JSON.stringify([{ case_id: 'a', prompt: 'Do it.', expected_skill: 'alpha' }]));
    expect(reported(await lintIn(root))).toEqual(['skill-without-negative:alpha', 'skill-uncovered:beta']);
    // One whose name a case has wrong is named there.
    write(join(root, 'cases.json'), JSON.stringify([{ case_id: 'a', prompt: 'Do it.', expected_skill: 'betta' }]));
    const found = reported(await lintIn(root));
    expect(found).toEqual(expect.arrayContaining(['case-unknown-skill:a', 'skill-uncovered:alpha']));
    expect(found).not.toContain('skill-uncovered:beta');
  });

  it('finds hooks that do nothing, and hooks that let everything through', async () => {
    const hooks = (command: string) =>
      JSON.stringify({ hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command }] }] } });
    const root = author({
      skills: [{ dir: 'alpha' }, { dir: 'beta' }],
      files: {
        'hooks/hooks.json': hooks(`${'$'}{CLAUDE_PLUGIN_ROOT}/hooks/open.sh`),
        'hooks/more.json': hooks('bash ./hooks/gone.sh'),
        'hooks/wrong.json': '{"PreToolUse": []}',
        'hooks/open.sh': '#!/bin/sh\nexit 1\n',
      },
    });
    chmodSync(join(root, 'hooks/open.sh'), 0o755);
    expect(reported(await lintIn(root)).sort()).toEqual([
      'hook-fails-open:hooks/hooks.json',
      'hook-missing:hooks/more.json',
      'hook-shape:hooks/wrong.json',
    ]);
  });

  it('finds the hooks of each plugin of a marketplace, and prints the command for one that may not run', async () => {
    const root = author({ skills: [] });
    const command = `${'$'}{CLAUDE_PLUGIN_ROOT}/hooks/guard.sh`;
    const hooks = { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command }] }] };
    const market = { name: 'shop', owner: { name: 'x' }, plugins: [{ name: 'till', source: './plugins/till' }] };
    write(join(root, '.claude-plugin/marketplace.json'), JSON.stringify(market));
    write(join(root, 'plugins/till/hooks/hooks.json'), JSON.stringify({ hooks }));
    write(join(root, 'plugins/till/hooks/guard.sh'), '#!/bin/sh\nexit 2\n');
    const { findings } = await lintIn(root);
    expect(findings.filter(({ rule }) => rule.startsWith('hook-'))).toMatchObject([
      {
        rule: 'hook-missing',
        file: 'plugins/till/hooks/hooks.json',
        fix: expect.stringMatching(/^run `chmod \+x plugins\/till\/hooks\/guard\.sh`; `.*check --fix`/),
      },
    ]);
  });

  it('looks at every list of a case, through its aliases', async () => {
    const base = { prompt: 'Do it.', expected_skill: 'alpha' };
    const root = author({
      skills: [{ dir: 'alpha' }, { dir: 'beta' }],
      cases: [
        { ...base, case_id: 'alias', expected_skill: 'quiet', provider_aliases: { claude: { quiet: 'alpha' } } },
        { ...base, case_id: 'required', required_skills: ['betta'] },
        { ...base, case_id: 'optional', optional_skills: ['gone'] },
        { ...base, case_id: 'word', prompt: 'Prune alpha roses.' },
        { ...base, case_id: 'mark', prompt: 'Use $alpha on the roses.' },
      ],
    });
    const { findings } = await lintIn(root, '--disable', 'skill-look-alike');
    expect(reported({ findings })).toEqual([
      'case-unknown-skill:required',
      'case-vacuous:optional',
      'case-names-skill:mark',
    ]);
  });

  it('asks for the plugin where a bare id names skills of two', async () => {
    const root = newFolder();
    const names = ['roses', 'trees'];
    for (const name of names) writePlugin(join(root, name), name, [{ dir: 'prune', description: `Use for ${name}.` }]);
    const plugins = names.map((name) => ({ name, source: `./${name}` }));
    write(join(root, '.claude-plugin/marketplace.json'), JSON.stringify({ name: 'g', owner: { name: 'x' }, plugins }));
    write(
      join(root, 'cases.json'),
      JSON.stringify([
        { case_id: 'bare', prompt: 'Do it.', expected_skill: 'prune' },
        { case_id: 'whole', prompt: 'Do it.', expected_skill: 'roses:prune' },
      ]),
    );
    const { findings } = await lintIn(root);
    expect(findings.filter(({ rule }) => rule === 'case-ambiguous')).toMatchObject([
      { subject: 'bare', severity: 'error', fix: 'rename one, or write `plugin:skill`.' },
    ]);
  });

  it('suggests the skill whose name gained or lost a part', async () => {
    const cases = [{ case_id: 'a', prompt: 'Money back.', expected_skill: 'refund-order' }];
    const root = author({ skills: [{ dir: 'return-order' }, { dir: 'refund' }], cases });
    const { findings } = await lintIn(root);
    expect(findings.find(({ rule }) => rule === 'case-unknown-skill')?.fix).toBe(
      "did you mean 'refund'? Write that in cases.json; if it is gone for good, remove the case.",
    );
  });

  it('predicts for each agent when a listing is over its budget', async () => {
    const skills = Array.from({ length: 60 }, (_, i) => ({
      dir: `skill-${String(i).padStart(2, '0')}`,
      description: `Use when ${'words '.repeat(50)}${i}.`,
    }));
    const { findings } = await lintIn(author({ skills }), '--agents', 'claude,claude@claude-sonnet-4-5,copilot');
    expect(reported({ findings })).toEqual(['listing-budget:claude@claude-sonnet-4-5', 'listing-budget:copilot']);
  });

  it('leaves out disabled rules, and refuses an unknown one', async () => {
    const root = author({ skills: [{ dir: 'beta', name: 'gamma' }] });
    expect(
      reported(await lintIn(root, '--disable', 'skill-name:gamma,skill-uncovered,case-unknown-skill')),
    ).not.toContain('skill-name:gamma');
    await expect(lintIn(root, '--disable', 'skil-name')).rejects.toThrow(/Did you mean 'skill-name'/);
  });

  it('works without a corpus, and says what it left out', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha', name: 'other' }]);
    const shell = keptShell(root);
    expect(await runCommand('lint', lint, ['--json'], shell)).toBe(0);
    expect((JSON.parse(shell.out.join('')) as Finding[]).map(({ rule }) => rule)).toEqual(['skill-name']);
    expect(shell.err.join('')).toContain('There is no cases.json');
    await expect(runCommand('lint', lint, ['--cases', 'gone.json'], keptShell(root))).rejects.toThrow(
      /corpus does not exist/,
    );
    await expect(runCommand('lint', lint, [], keptShell(newFolder()))).rejects.toThrow(/nothing to lint/);
    const project = newFolder();
    write(
      join(project, '.claude/settings.json'),
      '{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "./x.sh"}]}]}}',
    );
    const hooks = keptShell(project);
    expect(await runCommand('lint', lint, ['--json'], hooks)).toBe(1);
    expect((JSON.parse(hooks.out.join('')) as Finding[]).map(({ rule }) => rule)).toEqual(['hook-missing']);
  });

  it('groups a hundred uncovered skills, and suppresses them one by one', async () => {
    const skills = Array.from({ length: 6 }, (_, i) => ({ dir: `skill-${i}` }));
    const root = writePlugin(newFolder(), 'demo', skills);
    write(join(root, 'cases.json'), '[]');
    const { findings } = await lintIn(root, '--disable', 'skill-uncovered:skill-0,skill-look-alike');
    expect(findings).toHaveLength(1);
    expect(findings[0]?.subjects).toEqual(['skill-1', 'skill-2', 'skill-3', 'skill-4', 'skill-5']);
  });

  describe('on what a case requires', () => {
    const rulesOf = async (fields: object, files: Record<string, string> = {}) => {
      const root = author({
        skills: [{ dir: 'csharp-async-patterns' }, { dir: 'beta' }],
        cases: [{ case_id: 'c', prompt: 'Do it.', expected_skill: 'csharp-async-patterns', ...fields }],
        files: { 'skills/csharp-async-patterns/notes.md': 'x', ...files },
      });
      const { findings } = await lintIn(root, '--disable', 'skill-look-alike');
      return findings.filter(({ subject }) => subject === 'c').map(({ rule }) => rule);
    };

    it.each([
      ['csharp-async-patterns/gone.md', ['case-required-file']],
      ['skills/csharp-async-patterns/gone.md', ['case-required-file']],
      ['beta/notes.md', ['case-required-file']],
      ['csharp-async-patterns/notes.md', []],
      ['notes.md', []],
      ['blank.md', ['case-required-file']],
    ])('knows whether there is the file %s, with a text', async (file, rules) => {
      const blank = { 'skills/csharp-async-patterns/blank.md': '\n \n' };
      expect(await rulesOf({ required_files: [file] }, blank)).toEqual(rules);
    });

    it('looks for a file in the workspace too', async () => {
      const fields = { required_files: ['src/main.ts'], workspace: 'shop' };
      expect(await rulesOf(fields, { 'shop/src/main.ts': 'x' })).toEqual([]);
      expect(await rulesOf(fields, { 'shop/readme.md': 'x' })).toEqual(['case-required-file']);
    });

    it.each([
      [{ required_any_evidence: ['async', 'tool_use'] }, ['case-own-id-token']],
      [{ required_any_evidence: ['Patterns', 'tool_use'] }, ['case-own-id-token']],
      [{ required_any_evidence: ['csharp-async-patterns', 'tool_use'] }, []],
      [{ required_any_evidence: ['ILogger', 'tool_use'] }, []],
      [{ required_any_evidence: ['ILogger'] }, ['case-words-not-judged']],
      [{ required_all_evidence: ['ILogger', 'beta'] }, ['case-words-not-judged']],
      [{ expected_skill: '', required_evidence: ['ILogger'] }, ['case-words-not-judged']],
      [{ required_evidence: ['beta/SKILL.md'] }, []],
    ])('knows of %j', async (fields, rules) => {
      expect(await rulesOf(fields)).toEqual(rules);
    });

    it.each(['Csharp-Async-Patterns', 'CSHARP-ASYNC-PATTERNS', 'demo:CSharp-async-patterns'])(
      'takes %s for the skill in another letter case',
      async (expected_skill) => expect(await rulesOf({ expected_skill })).toEqual(['skill-case']),
    );
  });

  it('knows a skill that Codex ships too, where it is listed under the same name', async () => {
    const root = author({ skills: [{ dir: 'skill-creator' }, { dir: 'imagegen' }, { dir: 'simplify' }] });
    const { code, findings } = await lintIn(root, '--disable', 'skill-look-alike');
    expect(code).toBe(1);
    expect(reported({ findings })).toEqual(['skill-shadowed:imagegen', 'skill-shadowed:skill-creator']);
    expect(findings[0]).toMatchObject({
      severity: 'error',
      consequences: { codex: 'its own skill comes first under that name (0.169.0)' },
      fix: 'rename it, or leave it out if it is the same skill.',
    });
    expect(reported(await lintIn(root, '--disable', 'skill-look-alike', '--agents', 'codex+plugin,claude'))).toEqual(
      [],
    );
  });

  it.each([
    ['disable-model-invocation: true', ['codex']],
    ['when_to_use: Often.', ['codex', 'copilot']],
    ['paths: src/**', ['codex', 'copilot']],
    ['hooks: {Stop: []}', ['codex', 'copilot']],
    ['license: MIT', []],
  ])('knows which agents ignore %s', async (field, agents) => {
    const text = `---\nname: alpha\ndescription: Use for alpha.\n${field}\n---\nBody.\n`;
    const { findings } = await lintIn(author({ skills: [{ dir: 'alpha', text }, { dir: 'beta' }] }));
    const found = findings.filter(({ rule }) => rule === 'skill-field-ignored');
    expect(found.flatMap(({ consequences }) => Object.keys(consequences))).toEqual(agents);
    if (found[0]) expect(found[0].line).toBe(4);
  });

  describe('on versions', () => {
    const commit = (root: string, message: string) => {
      const git = (...args: string[]) =>
        execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: root });
      if (message === 'first') git('init', '-q', '-b', 'main');
      git('add', '-A');
      git('commit', '-qm', message);
    };
    const change = (root: string) => write(join(root, 'skills/alpha/more.md'), 'More.\n');
    const bump = (root: string) =>
      write(join(root, '.claude-plugin/plugin.json'), JSON.stringify({ name: 'demo', version: '1.0.1' }));
    const bumpsIn = async (root: string, ...argv: string[]) =>
      (await lintIn(root, ...argv)).findings.filter(({ rule }) => rule === 'version-not-bumped');

    it('wants a new one for a changed skill', async () => {
      const root = author({ skills: [{ dir: 'alpha' }, { dir: 'beta' }] });
      commit(root, 'first');
      expect(await bumpsIn(root)).toEqual([]);
      write(join(root, 'hooks/guard.mjs'), '');
      expect(await bumpsIn(root)).toMatchObject([
        {
          message: 'hooks/guard.mjs changed since HEAD, and version 1.0.0 did not',
        },
      ]);
      rmSync(join(root, 'hooks'), { recursive: true });
      change(root);
      expect(await bumpsIn(root)).toMatchObject([
        {
          file: '.claude-plugin/plugin.json',
          subject: 'demo',
          message: 'alpha changed since HEAD, and version 1.0.0 did not',
        },
      ]);
      renameSync(join(root, 'skills/beta'), join(root, 'skills/gamma'));
      expect(await bumpsIn(root)).toMatchObject([
        { message: 'alpha, beta changed since HEAD, and version 1.0.0 did not' },
      ]);
      rmSync(join(root, 'skills/gamma'), { recursive: true });
      expect(await bumpsIn(root)).toMatchObject([
        { message: 'alpha, beta (gone) changed since HEAD, and version 1.0.0 did not' },
      ]);
      bump(root);
      expect(await bumpsIn(root)).toEqual([]);
    });

    it('compares with the ref that is named, and refuses one that is not there', async () => {
      const root = author({ skills: [{ dir: 'alpha' }, { dir: 'beta' }] });
      commit(root, 'first');
      change(root);
      commit(root, 'second');
      expect(await bumpsIn(root)).toEqual([]);
      expect(await bumpsIn(root, '--baseline-ref', 'HEAD~1')).toHaveLength(1);
      await expect(bumpsIn(root, '--baseline-ref', 'gone')).rejects.toThrow(/gone/);
    });

    it('goes by the content that users get', async () => {
      const [one, two] = ['skills/alpha', 'skills/beta'];
      const text = '---\nname: alpha\ndescription: Alpha.\n---\nWrite as ../../docs/style.md says.\n';
      const root = author({ skills: [{ dir: 'alpha', text }, { dir: 'beta' }], manifest: { agents: './roles' } });
      for (const name of ['docs/style.md', 'docs/other.md', 'roles/scout.md', 'tools/guard.sh', 'shared/beta/SKILL.md'])
        write(
          join(root, name),
          name.startsWith('shared') ? readFileSync(join(root, two, 'SKILL.md'), 'utf8') : 'As it was.\n',
        );
      for (const folder of [two, 'shared/beta']) write(join(root, folder, 'more.md'), 'More.\n');
      const hook = { type: 'command', command: '"${CLAUDE_PLUGIN_ROOT}/tools/guard.sh"' };
      write(join(root, 'hooks/hooks.json'), JSON.stringify({ hooks: { Stop: [{ hooks: [hook] }] } }));
      commit(root, 'first');
      const messages = async () => (await bumpsIn(root)).map(({ message }) => message.split(' changed since')[0]);
      // A copy becomes a link to the same text.
      rmSync(join(root, two), { recursive: true });
      symlinkSync('../shared/beta', join(root, two));
      expect(await messages()).toEqual([]);
      commit(root, 'second');
      appendFileSync(join(root, 'shared/beta/SKILL.md'), 'And more.\n');
      expect(await messages()).toEqual(['beta']);
      // What no text names is no part of it; what one names is, wherever it lies.
      write(join(root, 'docs/other.md'), 'Otherwise.\n');
      for (const name of ['docs/style.md', 'roles/scout.md', 'tools/guard.sh']) write(join(root, name), 'Otherwise.\n');
      expect(await messages()).toEqual(['beta, roles/scout.md, docs/style.md, tools/guard.sh']);
      renameSync(join(root, one), join(root, 'skills/omega'));
      rmSync(join(root, 'roles/scout.md'));
      expect(await messages()).toEqual(['beta, alpha, docs/style.md, tools/guard.sh, roles/scout.md']);
    });

    it('says it once of all plugins, and fails nothing by it', async () => {
      const root = author({ skills: [{ dir: 'alpha' }, { dir: 'beta' }] });
      const at = (name: string) => join(root, 'plugins', name);
      for (const name of ['one', 'two']) writePlugin(at(name), name, [{ dir: `${name}-a` }]);
      const plugins = ['one', 'two'].map((name) => ({ name, source: `./plugins/${name}` }));
      write(
        join(root, '.claude-plugin/marketplace.json'),
        JSON.stringify({ name: 'm', owner: { name: 'o' }, plugins }),
      );
      commit(root, 'first');
      for (const name of ['one', 'two']) write(join(at(name), `skills/${name}-a/more.md`), 'More.\n');
      const bumps = await bumpsIn(root);
      expect(bumps.map(({ subjects }) => subjects)).toEqual([['plugins/one', 'plugins/two']]);
      expect(bumps.some((one) => failsCheck(one, true))).toBe(false);
    });

    it('says nothing of a plugin without a version, of other files, or outside a repository', async () => {
      const root = author({ skills: [{ dir: 'alpha' }, { dir: 'beta' }], manifest: { version: undefined } });
      commit(root, 'first');
      change(root);
      expect(await bumpsIn(root)).toEqual([]);
      const other = author({ skills: [{ dir: 'alpha' }, { dir: 'beta' }] });
      expect(await bumpsIn(other)).toEqual([]);
      commit(other, 'first');
      write(join(other, 'README.md'), 'Read me.\n');
      expect(await bumpsIn(other)).toEqual([]);
    });
  });

  it('names at most ten look-alikes, the worst first, and no pieces of words', async () => {
    const skills = Array.from({ length: 12 }, (_, i) => ({
      dir: `skill-${i}`,
      description: `Deploy the service, e.g. to the cluster. Part ${i}.`,
    }));
    const root = writePlugin(newFolder(), 'demo', skills);
    const shell = keptShell(root);
    await runCommand('lint', lint, ['--json', '--disable', 'skill-name'], shell);
    const found = JSON.parse(shell.out.join('')) as Finding[];
    const pairs = found.filter(({ rule }) => rule === 'skill-look-alike');
    expect(pairs.flatMap(({ subjects, subject }) => subjects ?? [subject]).length).toBeLessThanOrEqual(10);
    for (const { fix } of pairs) expect(fix).not.toMatch(/\b[eg],/);
  });
});
