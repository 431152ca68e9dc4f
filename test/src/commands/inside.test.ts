/** Skill cases that are asked inside a custom agent, on every agent that can be followed into one: the real CLIs. */
import { dirname, join } from 'node:path';
import { expect } from '@jest/globals';
import { ResultsSchema } from '../../../lib/contract/result.js';
import { run } from '../../../src/commands/run.js';
import { runCommand } from '../../../src/options/command.js';
import { skill, writeTree } from '../../helpers/file-tree.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { inFull, TESTED_NAMES } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();

/** As a plugin, an extension and a project have it; the tools that leave no skill are those of each agent. */
const IN: Readonly<Record<string, { folder: string; narrow: string | null }>> = {
  claude: { folder: 'agents', narrow: 'tools: Read' },
  copilot: { folder: 'agents', narrow: 'tools: [view]' },
  gemini: { folder: 'agents', narrow: 'tools: [read_file]' },
  qwen: { folder: 'agents', narrow: 'tools: [read_file]' },
  opencode: { folder: '.opencode/agents', narrow: null },
  kilo: { folder: '.kilo/agents', narrow: null },
};

const ask = (case_id: string, subagent: string) => ({
  ...{ case_id, subagent, prompt: 'Please do the one thing.', expected_skill: 'alpha' },
});

inFull.it.each(TESTED_NAMES.filter((name) => IN[name]))(
  'are decided by what %s gives the custom agent',
  async (name) => {
    const root = newFolder();
    const { folder, narrow } = IN[name] as (typeof IN)[string];
    const refuses = name === 'claude';
    const of = folder === 'agents' ? 'kit:' : '';
    const file = (agent: string, more = '') => ({
      [`${folder}/${agent}.md`]: `---\nname: ${agent}\ndescription: Does it.\n${of ? more : `mode: subagent\n${more}`}---\nYou do it.\n`,
    });
    writeTree(root, {
      ...(of
        ? {
            '.claude-plugin/plugin.json': '{"name":"kit","version":"1.0.0","description":"A kit."}',
            'gemini-extension.json': '{"name":"kit","version":"1.0.0"}',
          }
        : {}),
      [`${of ? '' : `${dirname(folder)}/`}skills/alpha/SKILL.md`]: skill('alpha', 'Marks of alpha.'),
      ...file('writer'),
      ...(narrow ? file('narrow', `${narrow}\n`) : {}),
      ...(refuses ? file('idle', 'tools: Raed\n') : {}),
      ...(refuses ? file('taught', 'tools: Read\nskills: [alpha]\n') : {}),
      'cases.json': JSON.stringify([
        ask('writer', `${of}writer`),
        ...(narrow ? [ask('narrow', `${of}narrow`)] : []),
        ...(refuses ? [ask('idle', `${of}idle`), ask('taught', `${of}taught`)] : []),
        ask('gone', 'gone'),
        { ...ask('lost', `${of}writer`), expected_skill: 'alpa' },
      ]),
    });
    const shell = keptShell(root);
    const argv = ['--no-progress', '--json', '--agents', name, '--artifacts-root', join(root, 'a')];
    await runCommand('run', run, argv, shell);
    const { results, offers } = ResultsSchema.parse(JSON.parse(shell.out.join('')));
    const rows = results.map((row) => [row.case_id, row.failure_kind ?? row.status, row.offer?.reason ?? null]);
    expect(rows.toSorted()).toEqual(
      [
        ['writer', 'pass', null],
        ['lost', 'skill_not_offered', "the source has no skill 'alpa'; did you mean 'alpha'?"],
        ...(narrow
          ? [['narrow', 'skill_not_offered', expect.stringMatching(/narrow is given no listing of skills/)]]
          : []),
        ...(refuses
          ? [
              ['idle', 'skill_not_offered', expect.stringMatching(/told to start kit:idle, and did not/)],
              ['taught', 'skill_not_offered', expect.stringMatching(/taught has its whole text from the start/)],
            ]
          : []),
        [
          'gone',
          'skill_not_offered',
          expect.stringMatching(/asked inside gone, and the source has no such custom agent/),
        ],
      ].toSorted(),
    );
    expect(results.map(({ offer }) => offer?.inside)).toEqual(
      results.map(({ case_id }) => (case_id === 'gone' ? 'gone' : `${of}${case_id === 'lost' ? 'writer' : case_id}`)),
    );
    const fixes = Object.fromEntries(results.map(({ case_id, offer }) => [case_id, offer?.fixes?.[0]]));
    if (narrow) expect(fixes['narrow']).toMatch(/^add `(?:[Ss]kill|activate_skill)` to `tools` of its file/);
    if (refuses)
      expect(fixes['taught']).toBe(
        'remove the case, or its `subagent`: what stands under `skills` of that file needs no call',
      );
    // What a custom agent is offered is no row of the agent's.
    expect(offers?.[name]?.['alpha']?.offer ?? 'full').toBe('full');
  },
  240_000,
);
