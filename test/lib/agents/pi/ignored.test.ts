import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pi } from '../../../../lib/agents/pi/index.js';
import { readSource } from '../../../../lib/setup/source/source.js';
import { skill, writeTree } from '../../../helpers/file-tree.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';

const folder = temporaryFolder();

const PLACES = [
  ...[
    'plain',
    'drafts/one',
    'drafts/two',
    'group/keep',
    'group/drop',
    'up',
    'up/inner',
    'self',
    'git-x',
    'fd-y',
    'Case',
  ],
  ...['nest/sub/deep', 'nest/sub2/deep2', 'nest/git-x', 'other/one', 'back/a', 'back/b', 'star-tmp', 'comment'],
];
const IGNORES = {
  // Of a folder that is left out nothing comes back. A slash before a rule says nothing: nest/git-x is left out too.
  'skills/.gitignore': 'drafts/\n# comment\n*-tmp\n/git-x\ncase\n!drafts/two\n',
  'skills/.fdignore': 'fd-y\r\n',
  'skills/group/.ignore': '/drop\n',
  'skills/up/.gitignore': 'SKILL.md\n',
  'skills/self/.ignore': '*\n',
  // A rule of a nested file is bound to its folder: it leaves out nest/deep alone.
  'skills/nest/.gitignore': 'deep\nsub2/\n',
  'skills/back/.gitignore': '*\n!b\n',
  'skills/comment/.gitignore': '\\!comment\n',
  // In a sync it stands in other/one: its rule is bound to that, not to what is around it.
  'skills/other/one/.gitignore': 'one/\nother/\n',
  // Above pi's folder of skills none is read.
  '.gitignore': 'plain\n',
};

async function predict(install: 'skills' | 'plugin', more: Record<string, string> = {}) {
  const root = folder();
  const skills = PLACES.map((place) => [`skills/${place}/SKILL.md`, skill(place.replaceAll('/', '-'))]);
  writeTree(root, {
    'package.json': JSON.stringify({ name: 'kit', version: '1.0.0', pi: { skills: ['./skills'] } }),
    ...IGNORES,
    ...Object.fromEntries(skills),
    ...more,
  });
  const context = { source: await readSource(root), install, vendor_model: null };
  return pi.predictOffers(context).map(({ skill: each, offer }) => ({
    place: each.path.slice('skills/'.length, -'/SKILL.md'.length),
    offer,
    why: pi.explainOffer(each, context, offer)?.reason ?? null,
  }));
}

const leftOut = (rows: { place: string; offer: string }[]) =>
  rows.flatMap(({ place, offer }) => (offer === 'absent' ? [place] : [])).toSorted();

/** What `discover` saw on pi 0.87.1. */
describe('skills that a file beside them says to ignore', () => {
  it('are left out of a package, by the rules from its folder of skills down', async () => {
    const rows = await predict('plugin');
    expect(leftOut(rows)).toEqual([
      ...['Case', 'back/a', 'drafts/one', 'drafts/two', 'fd-y', 'git-x', 'group/drop', 'nest/git-x'],
      ...['nest/sub2/deep2', 'self', 'star-tmp', 'up'],
    ]);
    expect(rows.find(({ place }) => place === 'star-tmp')?.why).toBe(
      'pi leaves out what skills/.gitignore ignores: *-tmp; change that rule, or move skills/star-tmp/SKILL.md.',
    );
  });

  it('are left out of a sync by the files in their own folders alone', async () => {
    expect(leftOut(await predict('skills'))).toEqual(['self', 'up']);
  });

  it('are found where the manifest names their own folder', async () => {
    const manifest = { name: 'kit', version: '1.0.0', pi: { skills: ['./skills/drafts', './skills/git-x/SKILL.md'] } };
    const rows = await predict('plugin', { 'package.json': JSON.stringify(manifest) });
    expect(rows.flatMap(({ place, offer }) => (offer === 'full' ? [place] : []))).toEqual([
      ...['drafts/one', 'drafts/two', 'git-x'],
    ]);
  });

  it('keep nobody waiting: a pipe is not read, nor a rule that would take for ever', async () => {
    const root = folder();
    const long = `${'a/'.repeat(60)}b`;
    const slow = `${'a/**/'.repeat(12)}c\n`;
    writeTree(root, { [`skills/${long}/SKILL.md`]: skill('b'), 'skills/.gitignore': slow });
    execFileSync('mkfifo', [join(root, 'skills/.ignore'), join(root, `skills/${long}/.gitignore`)]);
    writeTree(root, { 'package.json': '{"name":"kit","pi":{"skills":["./skills"]}}' });
    const context = { source: await readSource(root), install: 'plugin' as const, vendor_model: null };
    expect(pi.predictOffers(context).map(({ offer }) => offer)).toEqual(['full']);
  });

  it.each([
    '[',
    '[z-a]',
    '\\',
    '!',
    '/',
    '//',
    '**',
    '***/',
    'a/**/b',
    '{',
    '(',
    '\\!',
    ' ',
    '!!',
    '[!',
    '\u0000',
    '?',
    '../x',
    './x',
  ])('is no error where the rule is odd: %j', async (rule) => {
    const rows = await predict('plugin', { 'skills/.gitignore': rule, 'skills/group/.gitignore': rule });
    expect(rows).toHaveLength(PLACES.length);
  });
});
