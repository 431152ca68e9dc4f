import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Finding } from '../../../lib/lint/finding.js';
import { runCommand } from '../../../src/command.js';
import { lint } from '../../../src/commands/lint.js';
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
const told = ({ findings }: { findings: Finding[] }) => findings.map(({ rule, subject }) => `${rule}:${subject}`);

describe('lint', () => {
  it('finds nothing in a plugin that is in order', async () => {
    expect(await lintIn(author({ skills: [{ dir: 'alpha' }, { dir: 'beta' }] }))).toEqual({ code: 0, findings: [] });
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

  it('knows a suite whose agent is not there and a tool route that nothing defines, and what was meant', async () => {
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
      ['case-unknown-subagent', 'asks-none', "did you mean 'helper'?"],
      ['case-unknown-route', 'by-none', "did you mean 'fetch-pr'?"],
      ['case-unknown-route', 'other-tool', "did you mean 'WebFetch'?"],
    ]);
  });

  it('knows a route that expects what the index does not hold', async () => {
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
      ['case-unknown-skill', 'typo', "did you mean 'alpha'?"],
    ]);
  });

  it('goes on where the router refuses a skill, and says so', async () => {
    const text = '---\nname: beta\ndescription: Use for beta.\nkeywords: [x]\n---\n\nBody.\n';
    const { code, findings } = await lintIn(author({ skills: [{ dir: 'alpha' }, { dir: 'beta', text }] }));
    expect(code).toBe(0);
    expect(findings).toEqual([
      expect.objectContaining({
        rule: 'skill-look-alike',
        file: 'skills/beta/SKILL.md',
        subject: 'beta',
        fix: "name it 'routing_keywords'.",
      }),
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
      "the offline ranker puts 'alpha' before it for stolen",
    ]);
  });

  it('names what looks like a skill and is none', async () => {
    const root = author({
      skills: [{ dir: 'alpha' }],
      files: { 'skills/small/skill.md': 'x', 'skills/odd/SKILL.md/x.md': 'x' },
    });
    symlinkSync('nowhere', join(root, 'skills/gone'));
    symlinkSync('alpha', join(root, 'skills/.again'));
    const found = await lintIn(
      root,
      '--disable',
      'skill-name,skill-offer,skill-uncovered,skill-without-negative,skill-look-alike',
    );
    expect(found.findings.map(({ rule, file }) => `${rule} ${file}`).sort()).toEqual([
      'skill-file skills/gone',
      'skill-file skills/odd/SKILL.md',
      'skill-file skills/small/skill.md',
    ]);
  });

  it('takes the loss to a sibling of the same name for what it is, and not for a full listing', async () => {
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

  it('knows the rule of each mistake in a skill', async () => {
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
    const rules = told(await lintIn(root));
    expect(rules).toEqual(
      expect.arrayContaining([
        'skill-front-matter:alpha',
        'skill-offer:alpha',
        'skill-name:gamma',
        'skill-shell:delta',
        'skill-offer:deep',
        'skill-duplicate:epsilon',
      ]),
    );
  });

  it('says once what stands several times on one line', async () => {
    const text = '---\nname: alpha\ndescription: Labels: UPS. Use when: packed\n---\n';
    const findings = await lintIn(author({ skills: [{ dir: 'alpha', text }] }));
    expect(told(findings).filter((rule) => rule === 'skill-front-matter:alpha')).toHaveLength(1);
  });

  it('knows the rule of each mistake in a corpus, and what was meant', async () => {
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
    expect(told({ findings })).toEqual(
      expect.arrayContaining([
        'case-unknown-skill:typo',
        'case-names-skill:named',
        'case-vacuous:vacuous',
        'baseline-orphan:old',
      ]),
    );
    expect(findings.find(({ rule }) => rule === 'case-unknown-skill')).toMatchObject({
      fix: "did you mean 'release-notes'?",
      line: expect.any(Number),
    });
  });

  it('says what no case covers', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }, { dir: 'beta' }]);
    write(join(root, 'cases.json'), JSON.stringify([{ case_id: 'a', prompt: 'Do it.', expected_skill: 'alpha' }]));
    expect(told(await lintIn(root))).toEqual(['skill-without-negative:alpha', 'skill-uncovered:beta']);
  });

  it('sees hooks that do nothing, and hooks that let everything through', async () => {
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
    expect(told(await lintIn(root)).sort()).toEqual([
      'hook-fails-open:hooks/hooks.json',
      'hook-missing:hooks/more.json',
      'hook-shape:hooks/wrong.json',
    ]);
  });

  it('sees the hooks of each plugin of a marketplace, and says what to type for one that may not run', async () => {
    const root = author({ skills: [] });
    const command = `${'$'}{CLAUDE_PLUGIN_ROOT}/hooks/guard.sh`;
    const hooks = { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command }] }] };
    const market = { name: 'shop', owner: { name: 'x' }, plugins: [{ name: 'till', source: './plugins/till' }] };
    write(join(root, '.claude-plugin/marketplace.json'), JSON.stringify(market));
    write(join(root, 'plugins/till/hooks/hooks.json'), JSON.stringify({ hooks }));
    write(join(root, 'plugins/till/hooks/guard.sh'), '#!/bin/sh\nexit 2\n');
    const { findings } = await lintIn(root);
    expect(findings.filter(({ rule }) => rule.startsWith('hook-'))).toMatchObject([
      { rule: 'hook-missing', file: 'plugins/till/hooks/hooks.json', fix: 'chmod +x plugins/till/hooks/guard.sh' },
    ]);
  });

  it('takes a skill that lost or gained a part of its name for the one that was meant', async () => {
    const cases = [{ case_id: 'a', prompt: 'Money back.', expected_skill: 'refund-order' }];
    const root = author({ skills: [{ dir: 'return-order' }, { dir: 'refund' }], cases });
    const { findings } = await lintIn(root);
    expect(findings.find(({ rule }) => rule === 'case-unknown-skill')?.fix).toBe("did you mean 'refund'?");
  });

  it('predicts for each agent when a listing is over its budget', async () => {
    const skills = Array.from({ length: 60 }, (_, i) => ({
      dir: `skill-${String(i).padStart(2, '0')}`,
      description: `Use when ${'words '.repeat(50)}${i}.`,
    }));
    const { findings } = await lintIn(author({ skills }), '--agents', 'claude,claude@claude-sonnet-4-5,copilot');
    expect(told({ findings })).toEqual(['listing-budget:claude@claude-sonnet-4-5', 'listing-budget:copilot']);
  });

  it('leaves out what is disabled, and knows its rules', async () => {
    const root = author({ skills: [{ dir: 'beta', name: 'gamma' }] });
    expect(told(await lintIn(root, '--disable', 'skill-name:gamma,skill-uncovered,case-unknown-skill'))).not.toContain(
      'skill-name:gamma',
    );
    await expect(lintIn(root, '--disable', 'skil-name')).rejects.toThrow(/did you mean 'skill-name'/);
  });
});
