import { chmodSync } from 'node:fs';
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
    expect(Object.keys(findings[0]?.consequences ?? {})).toEqual(['codex', 'copilot']);
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
