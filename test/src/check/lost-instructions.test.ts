import { execFileSync } from 'node:child_process';
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { AGENT_NAMES } from '../../../lib/agents/index.js';
import { parseAgentKeys } from '../../../lib/contract/agent-key.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { findMistakes, sinceByGit } from '../../../src/check/find-mistakes.js';
import { write } from '../../helpers/plugin.js';
import { writeSkills } from '../../helpers/project.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', '-C', cwd, ...args], { stdio: 'pipe' });

const RULES = '# Working here\n\nRun `npm test` before every commit.\nUse tabs, not spaces, and British spelling.\n';
const RELEASES = '# Releases\n\nTag them with a v and the number.\nAsk Ada before a major release.\n';

type Files = Record<string, string>;
type Change = (root: string) => void;
const put =
  (files: Files): Change =>
  (root) => {
    for (const [path, text] of Object.entries(files)) write(join(root, path), text);
  };
const remove =
  (path: string): Change =>
  (root) =>
    rmSync(join(root, path));
const move =
  (from: string, to: string): Change =>
  (root) => {
    write(join(root, to), '');
    renameSync(join(root, from), join(root, to));
  };
const both =
  (...changes: Change[]): Change =>
  (root) => {
    for (const change of changes) change(root);
  };

const IMPORTING = { 'AGENTS.md': RULES, 'CLAUDE.md': '@AGENTS.md\n' };
const SPLIT = { 'CLAUDE.md': `${RULES}\nSee @docs/releases.md\n`, 'docs/releases.md': RELEASES };

/** What is on main, what the branch does, and what agents lose: where it is said, of whom, why, and the fix. */
it.each<[string, Files, Change, string[]]>([
  [
    'a deleted file is lost to all that were given it, by import as well',
    IMPORTING,
    remove('AGENTS.md'),
    [
      'error CLAUDE.md:1 claude codex copilot: `AGENTS.md`, which `CLAUDE.md` imports, is gone. restore `AGENTS.md`; if it is to go, take `@AGENTS.md` out of `CLAUDE.md`, too.',
    ],
  ],
  [
    'an import that is misspelt leads nowhere',
    { 'AGENTS.md': RULES, 'CLAUDE.md': '# Project\n@AGENTS.md\n' },
    put({ 'CLAUDE.md': '# Project\n@Agents.md\n' }),
    [
      'error CLAUDE.md:2 claude: `CLAUDE.md` imports `@Agents.md` where it imported `AGENTS.md`, and no such file is there. write `@AGENTS.md` there.',
    ],
  ],
  [
    'whoever takes out its import as well means it, and has taken nothing else from that file',
    { 'AGENTS.md': RULES, 'CLAUDE.md': '# Project\n@AGENTS.md\n' },
    both(remove('AGENTS.md'), put({ 'CLAUDE.md': '# Project\n' })),
    ['AGENTS.md:1 claude codex copilot: `AGENTS.md` is gone. restore `AGENTS.md`'],
  ],
  [
    'no agent looks for a name in other letters',
    { 'AGENTS.md': RULES },
    move('AGENTS.md', 'Agents.md'),
    [
      'Agents.md:1 claude codex copilot: `AGENTS.md` is gone: its text is in `Agents.md`, where these agents do not look for it. move it back to `AGENTS.md`',
    ],
  ],
  [
    'a move costs the agents that do not read the new place',
    { 'AGENTS.md': RULES },
    move('AGENTS.md', 'CLAUDE.md'),
    [
      'CLAUDE.md:1 codex: `AGENTS.md` is gone: its text is in `CLAUDE.md`, where these agents do not look for it. move it back to `AGENTS.md`',
    ],
  ],
  [
    'a move costs nothing where all that read the old place read the new',
    { 'CLAUDE.md': RULES },
    move('CLAUDE.md', 'AGENTS.md'),
    [],
  ],
  ['a copy that an agent reads is enough', { 'AGENTS.md': RULES, 'CLAUDE.md': RULES }, remove('CLAUDE.md'), []],
  ['what only imported is no loss', IMPORTING, remove('CLAUDE.md'), []],
  ['an edit is none', IMPORTING, put({ 'AGENTS.md': `${RULES}Be kind.\n` }), []],
  ['nobody here reads it', { 'GEMINI.md': RULES, 'QWEN.md': RULES }, remove('QWEN.md'), []],
  [
    'a new file may take the place of another',
    { 'AGENTS.md': RULES },
    put({ 'CLAUDE.md': RELEASES }),
    ['CLAUDE.md:1 claude: these agents read `CLAUDE.md` instead of `AGENTS.md`. write `@AGENTS.md` in `CLAUDE.md`'],
  ],
  [
    'where nothing is imported, its text has to be copied',
    { 'AGENTS.md': RULES },
    put({ 'AGENTS.override.md': RELEASES }),
    [
      'AGENTS.override.md:1 codex: these agents read `AGENTS.override.md` instead of `AGENTS.md`. copy its text to `AGENTS.override.md`',
    ],
  ],
  ['one that imports it takes nothing', { 'AGENTS.md': RULES }, put({ 'CLAUDE.md': `@AGENTS.md\n${RELEASES}` }), []],
  ['no more does an empty one', { 'AGENTS.md': RULES }, put({ 'CLAUDE.md': '\n' }), []],
  [
    'an import that leads nowhere costs its text',
    SPLIT,
    remove('docs/releases.md'),
    [
      'error CLAUDE.md:6 claude copilot: `docs/releases.md`, which `CLAUDE.md` imports, is gone. restore `docs/releases.md`; if it is to go, take `@docs/releases.md` out of `CLAUDE.md`, too.',
    ],
  ],
  [
    'the import is to follow the file',
    SPLIT,
    move('docs/releases.md', 'docs/tags.md'),
    [
      'error CLAUDE.md:6 claude copilot: `docs/releases.md`, which `CLAUDE.md` imports, is gone: its text is in `docs/tags.md`, where these agents do not look for it. write `@docs/tags.md` in `CLAUDE.md`; if it is to go, take `@docs/releases.md` out of `CLAUDE.md`, too.',
    ],
  ],
  [
    'an import that does so costs nothing',
    SPLIT,
    both(move('docs/releases.md', 'docs/tags.md'), put({ 'CLAUDE.md': `${RULES}\nSee @docs/tags.md\n` })),
    [],
  ],
  [
    'an import that is gone costs its text',
    SPLIT,
    put({ 'CLAUDE.md': `${RULES}\nSee \`@docs/releases.md\`.\n` }),
    [
      'CLAUDE.md:1 claude copilot: `CLAUDE.md` no longer imports `docs/releases.md`. write `@docs/releases.md` in `CLAUDE.md` again',
    ],
  ],
  [
    'but not where its text was taken in',
    SPLIT,
    both(put({ 'CLAUDE.md': RULES + RELEASES }), remove('docs/releases.md')),
    [],
  ],
  [
    'what goes with the file that imported it is said once',
    SPLIT,
    remove('CLAUDE.md'),
    ['CLAUDE.md:1 claude copilot: `CLAUDE.md` is gone. restore `CLAUDE.md`'],
  ],
  [
    'a file without a text says nothing',
    { 'AGENTS.md': RULES },
    put({ 'AGENTS.md': '<!-- later -->\n' }),
    ['AGENTS.md:1 claude codex copilot: `AGENTS.md` says nothing any more. restore `AGENTS.md`'],
  ],
  [
    'a link may lead nowhere',
    { 'CLAUDE.md': RULES },
    (root) => {
      remove('CLAUDE.md')(root);
      symlinkSync('RULES.md', join(root, 'CLAUDE.md'));
    },
    ['CLAUDE.md:1 claude copilot: `CLAUDE.md` is a link that leads to no file. restore `CLAUDE.md`'],
  ],
  [
    'of a link to a file that is deleted, the file is what is gone',
    { 'AGENTS.md': RULES, LINK: 'CLAUDE.md' },
    remove('AGENTS.md'),
    ['AGENTS.md:1 claude codex copilot: `AGENTS.md` is gone. restore `AGENTS.md`'],
  ],
  [
    'a text that was split into files that it names is there',
    { 'AGENTS.md': RULES + RELEASES + RULES },
    put({ 'AGENTS.md': 'Read docs/all.md.\n', 'docs/all.md': RULES + RELEASES }),
    [],
  ],
  [
    'a text that was cut down is a loss',
    { 'AGENTS.md': RULES + RELEASES + RULES },
    put({ 'AGENTS.md': '# Working here\n' }),
    ['AGENTS.md:1 : its text has 14 characters, of 269 at `main`. bring back what an agent needs, from `main`.'],
  ],
])('instruction files: %s', async (_, files, change, expected) => {
  const root = newFolder();
  writeSkills(root, { '.agents/skills/dates': 'dates', '.claude/skills/dates': 'dates' });
  const { LINK, ...plain } = files;
  put(plain)(root);
  if (LINK) symlinkSync('AGENTS.md', join(root, LINK));
  git(root, 'init', '-q', '-b', 'main');
  git(root, 'add', '.');
  git(root, 'commit', '-q', '-m', 'main');
  change(root);
  const linted = {
    ...{ cwd: root, source: await readSource(root), corpus: null, baseline: null, baseline_ref: undefined },
    ...{ keys: parseAgentKeys(['claude', 'codex', 'copilot'], AGENT_NAMES), since: sinceByGit(root, 'main') },
  };
  const { findings } = await findMistakes(linted, new Set());
  expect(
    findings.map(({ severity, file, line, message, consequences, fix }) => {
      const said = message.replace('`main` has this instruction file, and with this branch ', '');
      const cure = fix?.replace(', if it is still wanted; else nothing is left to do.', '');
      return `${severity === 'error' ? 'error ' : ''}${file}:${line} ${Object.keys(consequences).join(' ')}: ${said}. ${cure}`;
    }),
  ).toEqual(expected);
});
