/** Turns files that look like skills but are not into findings, because no agent reports them. */
import { posix } from 'node:path';
import { doneByFix } from '../../skill/front-matter/problem.js';
import { placesOf } from '../../skill/places.js';
import type { Skill } from '../../skill/skill.js';
import type { Finding } from '../finding.js';

const WORDS = {
  misnamed: ['no agent finds it: the file must be named exactly SKILL.md', 'rename it to SKILL.md.'],
  folder: ['SKILL.md is a folder here, but agents look for a file', 'make it a file, or remove it.'],
  empty: [
    'this folder has no SKILL.md, so no agent sees a skill in it',
    'name the file that describes the skill SKILL.md, or move the folder elsewhere.',
  ],
  flat: [
    'agents do not list it: a skill is a folder with a SKILL.md in it',
    'move it to a folder of its own, as <name>/SKILL.md.',
  ],
  unread: ['no agent that this tool knows reads this folder of a project', 'move what it holds to {near}.'],
  near: ['no agent looks in a folder of this name; its name is {near}', 'rename it to {near}.'],
  form: ['no agent reads it: {near}', '{write} {name}{ending}.'],
  elsewhere: ['no agent reads it here: they look for {near}', 'move what it holds to {near}.'],
  manifest: [
    'no agent reads it: no manifest of a plugin or a marketplace has this name and place',
    'rename it to {near}.',
  ],
  inside: [
    'no agent reads this folder: beside the manifest of a plugin stands nothing else',
    'move it up, beside .claude-plugin.',
  ],
  broken: [
    'this link is dangling: it leads to {near}, and nothing is there, so nobody gets {what} from here',
    'put the {kind} itself in the place of the link, or remove the link.',
  ],
  outside: [
    'it is a symbolic link to outside the source, so no agent gets its content',
    'replace the link with the files themselves, or link to a path inside the source.',
  ],
} as const;

const WARNED: readonly string[] = ['empty', 'flat', 'unread', 'near', 'form', 'elsewhere', 'manifest'];

/** Of what lies elsewhere than there. */
const ruleOf = (near: string) => (near.endsWith('mcp.json') ? 'plugin-servers' : 'hook-unread');

export function lintOrphans(
  orphans: readonly { path: string; why: keyof typeof WORDS; near?: string; described?: true }[],
  { prefix, skills }: { prefix: string; skills: readonly Skill[] },
): Finding[] {
  const links = skills.flatMap(placesOf).filter(({ real_folder }) => real_folder !== undefined);
  // Seen through a link to the folder it would be one mistake told twice.
  const isTwice = (path: string) =>
    links.some(({ folder, real_folder }) =>
      orphans.some((one) => path.startsWith(`${folder}/`) && path.replace(`${folder}`, `${real_folder}`) === one.path),
    );
  const own = orphans.filter(({ path }) => !isTwice(path));
  const isMeant = (why: string, near: string) =>
    ['empty', 'flat', 'unread'].includes(why) || (why === 'near' && near === 'skills');
  const unread = own.filter(({ why, near = '' }) => isMeant(why, near)).map(({ path }) => `${path}/`);
  const isOnly = skills.every(({ path }) => unread.some((folder) => path.startsWith(folder)));
  const isFree = (path: string) => !skills.some((one) => one.path === posix.join(posix.dirname(path), 'SKILL.md'));
  return own.map(({ path, why, near = '', described = false }) => ({
    rule: why === 'elsewhere' ? ruleOf(near) : why === 'manifest' ? 'plugin-manifest' : 'skill-file',
    // Such a folder may hold what skills share, unless there is no other skill, or its file says what only a skill's does.
    severity: WARNED.includes(why) && !(isMeant(why, near) && (isOnly || described)) ? 'warning' : 'error',
    file: `${prefix}${path}`,
    line: 1,
    subject:
      path
        .replace(/\/skills?(?:\.\w+)+$|\.md$/i, '')
        .split('/')
        .at(-1) ?? path,
    message: WORDS[why][0].replace('{near}', () => near).replace('{what}', () => nameLost(path)),
    consequences: {},
    fix: (why === 'misnamed' && isFree(path) ? doneByFix : String)(WORDS[why][1])
      .replace('{near}', near)
      .replace('{kind}', /\.\w+$/.test(path) ? 'file' : 'folder')
      // What is no text with front matter is not only misnamed.
      .replace('{write}', /\.ya?ml$/.test(path) || near.endsWith('.toml') ? 'write it as' : 'rename it to')
      .replace('{ending}', posix.extname(near))
      .replace('{name}', posix.basename(path).replace(/\.\w+$/, '')),
  }));
}

/** Of a link to a skill, or to a file of one. */
function nameLost(path: string): string {
  const [, skill, file] = /(?:^|\/)skills\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
  if (skill === undefined) return 'its content';
  return file === undefined || file === 'SKILL.md' ? `the skill '${skill}'` : `this file of the skill '${skill}'`;
}
