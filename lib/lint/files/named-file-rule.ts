/** Files that a skill's text links to, names or has agents run → findings about those that are not there, that its users do not get, or that cannot be run. */
import { posix } from 'node:path';
import { AGENTS } from '../../agents/index.js';
import { isUnread } from '../../agents/project/reach.js';
import { suggestFile } from '../../input/suggest.js';
import { bodyOf } from '../../skill/body.js';
import { doneByFix } from '../../skill/front-matter/problem.js';
import { copiesOf } from '../../skill/places.js';
import type { PluginPart } from '../../skill/plugin-part.js';
import type { Skill, Source } from '../../skill/skill.js';
import { chmodCommand } from '../../text/quote-shell.js';
import { asWarning, type Finding } from '../finding.js';
import { at, type SkillFacts } from '../skill-location.js';
import { listLinked, listNamed, type NamedFile, OF_PLUGIN } from './named-files.js';
import { listOwnPaths } from './own-paths.js';
import { ANYWHERE, findRooted, isIn, lintPartFiles, ownersOf, type StateOf } from './rooted-files.js';

const INTERPRETERS: Record<string, string> = { py: 'python3', js: 'node', mjs: 'node', rb: 'ruby' };

/** What a skill runs may also lie above its folder, or be another skill's. */
export function lintNamedFiles(facts: SkillFacts & { parts?: readonly PluginPart[] }, stateOf: StateOf): Finding[] {
  const found = facts.source.skills.flatMap((skill) => {
    const body = bodyOf(skill);
    const warn = ({ index }: NamedFile, [message, fix]: Judged) =>
      asWarning('skill-file', at(skill, facts, skill.front_matter.body_line + index), message, fix);
    const links = listLinked(body).flatMap((link) => {
      const { said, only } = judgeLink(link.path, skill, facts, stateOf) ?? {};
      if (!said) return [];
      const [message, fix] = said;
      return [{ path: link.path, finding: warn(link, [message, only ? doneByFix(fix) : fix]) }];
    });
    const named = listNamed(body).flatMap((file) => {
      const judged = links.some(({ path }) => path === file.path) ? null : judgeNamed(file, skill, facts, stateOf);
      return judged ? [warn(file, judged)] : [];
    });
    const paths = listOwnPaths(body, skill).filter((one) => !links.some(({ path }) => path === one.path));
    const own = paths.map(({ path, file, index, is_there, is_absolute }) =>
      warn({ path, index }, [
        `it names \`${path}\`, ${is_absolute ? `where the file lies on one machine${is_there ? ', or for one way to install it' : ' alone'}` : 'whose backslash is a path on Windows only'}`,
        is_there
          ? `change it to \`${file}\`, as it lies in the skill's folder.`
          : `put the file into the skill's folder and write \`${file}\`, or say in words where each user has it.`,
      ]),
    );
    return [...links.map(({ finding }) => finding), ...named, ...own, ...lintFolderWord(body, skill, facts)];
  });
  return [...found, ...lintPartFiles(facts.parts ?? [], facts, stateOf)];
}

/** The text of a skill, in which each link that can only mean one file of its folder leads there. */
export function rewriteLinks(text: string, skill: Skill, source: Source, stateOf: StateOf): string {
  const lines = text.split('\n');
  const head = lines.splice(0, skill.front_matter.body_line - 1);
  for (const { path, index } of listLinked(lines.join('\n'))) {
    const only = judgeLink(path, skill, { source, prefix: '' }, stateOf)?.only;
    for (const start of only ? ['](', '](./'] : [])
      lines[index] = (lines[index] ?? '').replaceAll(`${start}${path}`, `](${only}`);
  }
  return [...head, ...lines].join('\n');
}

const WORDS = Object.values(AGENTS).flatMap(({ folder_words }) => folder_words ?? []);

/** What one agent fills in, another takes as it is. */
function lintFolderWord(body: string, skill: Skill, facts: SkillFacts): Finding[] {
  return WORDS.flatMap((word) => {
    const index = body.split('\n').findIndex((line) => line.includes(word));
    const deaf = facts.agents.filter(
      (one) =>
        !one.agent.folder_words?.includes(word) &&
        !one.unaddressed?.has(skill.path) &&
        !isUnread(one.agent, skill, { source: facts.source, install: one.install }),
    );
    if (index < 0 || deaf.length === 0) return [];
    const kept = deaf.map(({ key, agent: { title } }) => [key, `${title} puts nothing in its place`]);
    const where = at(skill, facts, skill.front_matter.body_line + index);
    const message = `it names files by \`${word}\`, which not every agent fills in`;
    const put = OF_PLUGIN.test(`${word}/`) ? 'put what it names into the folder of this skill, and ' : '';
    const fix = `${put}say it in words, as \`scripts/x.sh\` in the folder of this skill: each agent is told where that is.`;
    return [asWarning('skill-file', where, message, fix, Object.fromEntries(kept))];
  });
}

type Judged = readonly [message: string, fix: string];

/** only: the one file that can be meant. */
function judgeLink(
  link: string,
  skill: Skill,
  facts: Pick<SkillFacts, 'source' | 'prefix'>,
  stateOf: StateOf,
): { said: Judged; only: string | null } | null {
  const { files } = skill;
  const path = posix.normalize(link);
  if (!files || files.includes(path)) return null;
  const outside = path.startsWith('../') ? findOutside(path, skill, facts, stateOf) : NOT_HERE;
  if (!outside) return null;
  const meant = path.replaceAll('\\', '/').replace(/^(?:\.\.\/)+/, '');
  const near = outside === NOT_HERE ? suggestFile(meant, files) : files.find((file) => isAlike(file, meant));
  const isNamed = (file: string) => isAlike(posix.basename(file), posix.basename(meant));
  return {
    said: [`it links to \`${link}\`, ${outside[0]}`, near ? `change it to \`${near}\`.` : outside[1]],
    only: near && isNamed(near) && !ANYWHERE.test(meant) && files.filter(isNamed).length === 1 ? near : null,
  };
}

function judgeNamed({ path, called_at }: NamedFile, skill: Skill, facts: SkillFacts, stateOf: StateOf): Judged | null {
  if (path.startsWith('../')) {
    const outside = findOutside(path, skill, facts, stateOf);
    return outside && [`it names \`${path}\`, ${outside[0]}`, outside[1]];
  }
  const rooted = findRooted(path, skill, facts.source, stateOf);
  if (rooted && !rooted.file) return rooted.said ?? null;
  const near = suggestFile(path, skill.files ?? []);
  const file = rooted?.file ?? findAbove(path, posix.dirname(skill.path), stateOf);
  if (file === null)
    return facts.source.skills.some(({ files }) => files?.includes(path))
      ? null
      : [
          `it names \`${path}\`, and no such file is in its folder or in one above`,
          near ? `change it to \`${near}\`.` : 'add the file, or correct the path.',
        ];
  if (called_at === undefined) return null;
  // Git keeps the bit of each copy for itself.
  const copies = copiesOf(skill).map((copy) => posix.join(posix.dirname(copy.path), path));
  const stuck = [...new Set([file, ...copies])].filter((one) => stateOf(one) === 'there');
  if (stuck.length === 0) return null;
  const by = INTERPRETERS[path.split('.').at(-1) ?? ''] ?? 'bash';
  return [
    `it has agents run \`${path}\`, and ${stuck.includes(file) ? 'that file' : stuck.join(', ')} is not executable`,
    `run \`${chmodCommand(...stuck.map((one) => facts.prefix + one))}\`, or have agents run \`${by} ${path}\`.`,
  ];
}

function findAbove(path: string, folder: string, stateOf: StateOf): string | null {
  const file = posix.join(folder, path);
  return stateOf(file) !== 'absent' ? file : folder === '.' ? null : findAbove(path, posix.dirname(folder), stateOf);
}

const isAlike = (file: string, other: string) => file.toLowerCase() === other.toLowerCase();

const NOT_HERE = ['and its folder has no such file', 'add the file, or correct the link.'] as const;

/** Of a path that leads out of the skill's folder, what is wrong and the fix; null: the file is there for whoever has the skill. */
export function findOutside(
  path: string,
  skill: Skill,
  { source, prefix }: Pick<SkillFacts, 'source' | 'prefix'>,
  stateOf: StateOf,
) {
  // Of a link to the folder, `..` is also what lies above the real one.
  const places = [skill.path, ...(skill.real_path && !skill.linked ? [skill.real_path] : [])];
  const found = places
    .map((place) => posix.join(posix.dirname(place), path))
    .find((file) => stateOf(file) !== 'absent');
  if (found === undefined) return ['and there is no such file', 'add the file, or correct the path.'] as const;
  if (source.as === 'project') return null;
  const own = ownersOf(skill, source);
  // Copied with the skills beside it, at best.
  const shipped =
    own.length > 0 ? own.map(({ folder }) => folder) : [posix.join(skill.path, '../..').replace(/^\.$/, '')];
  if ((own.length === 0 && skill.unshipped) || shipped.some((folder) => isIn(found, folder))) return null;
  const [what, whoever] = own.length > 0 ? ['its plugin', 'installs the plugin'] : ['its folder', 'copies the skill'];
  const into = own.length > 0 ? `${prefix}${own[0]?.folder}` || '.' : `${prefix}${posix.dirname(skill.path)}`;
  return [
    `which lies outside ${what}, so whoever ${whoever} does not get it`,
    `move the file into ${into}, and correct the path.`,
  ] as const;
}
