/** Descriptions → findings about those that say nothing, and about what they say of other skills ("for X use Y"): a skill that is not there, or more of it than of the skill itself. Links of a body → findings about those that lead nowhere. */
import { posix } from 'node:path';
import { memoize } from '../input/memoize.js';
import { findPointers } from '../router/words/pointers.js';
import { bodyOf } from '../skill/body.js';
import type { Skill, Source } from '../skill/skill.js';
import { oneLine } from '../text/escape.js';
import { saidIn } from '../text/said.js';
import { asWarning, type Finding } from './finding.js';
import { at, lineOfField, type SkillFacts } from './skill-location.js';

/** Above this share a description is more about others than about its own skill. */
const MOST = 0.5;

/** `Helper`, `A skill`, `Changelog stuff`, `Logs things`; not `Redacts documents`. Scripts without spaces have no such words. */
const FEWEST = 3;
const SAYS = /^\S*(?:s|ing) (?!(?:stuff|(?:any|every|some)?things?|it|them|this|that)$)\S+$/i;
const WORD = /[\p{Script=Latin}\p{N}'’]+/gu;

export function lintPointers(skill: Skill, facts: SkillFacts): Finding[] {
  const text = skill.description ?? '';
  const isMute = text.trim() !== '' && saidIn(text) === '';
  const words = text.match(WORD) ?? [];
  const isShort = words.length > 0 && words.length < FEWEST && !SAYS.test(words.join(' '));
  const where = at(skill, facts, lineOfField(skill.text, 'description') || 1);
  const said = `the description says ${isMute ? 'nothing yet' : 'too little for an agent to know when to use it'}: ${oneLine(text, 60)}`;
  if (isMute || isShort)
    return [asWarning('skill-description', where, said, 'write what the skill does, and when to use it.')];
  const { ids, families } = listNames(facts.source);
  const own = [skill.id.toLowerCase(), skill.dir.toLowerCase()];
  const isOther = (name: string) => ids.has(name.toLowerCase()) && !own.includes(name.toLowerCase());
  const { rest } = findPointers(text, isOther);
  const missing = findPointers(text, (name) => {
    const id = name.toLowerCase();
    return !ids.has(id) && families.has(familyOf(id));
  })
    .found.filter(({ sure }) => sure)
    .map(({ target }) => target);
  const finding = (message: string, fix: string): Finding => ({
    rule: 'skill-pointer',
    severity: 'warning',
    ...where,
    message,
    consequences: {},
    fix,
  });
  const share = 1 - rest.trim().length / text.length;
  return [
    ...[...new Set(missing)].map((name) =>
      finding(
        `the description sends the agent to '${name}', and the source has no such skill`,
        'name a skill that is there, or leave the reference out.',
      ),
    ),
    ...(text && share > MOST
      ? [
          finding(
            `${Math.round(100 * share)} % of the description is about when to use other skills`,
            'say first and foremost what this skill is for; each of the others describes itself.',
          ),
        ]
      : []),
  ];
}

const listNames = memoize(({ skills }: Source) => {
  const ids = new Set(skills.flatMap(({ id, dir }) => [id.toLowerCase(), dir.toLowerCase()]));
  return { ids, families: new Set<string | null>([...ids].flatMap((id) => familyOf(id) ?? [])) };
});

/** `uipath` of `uipath-rpa`: only a name of the same family is surely meant to be a skill. */
function familyOf(id: string): string | null {
  const dash = id.indexOf('-');
  return dash > 1 ? id.slice(0, dash) : null;
}

export const FENCED = /^([ \t]*)(```+|~~~+)[\s\S]*?^[ \t]*\2|`[^`\n]*`|<!--[\s\S]*?-->/gm;
/** Neither an address nor a place to fill in. */
export const LINK = /\]\((?:\.\/)?((?:\.\.\/)*\.?[\w-][\w./\\ -]*\.\w+)(?:#[^)\s]*)?(?: "[^"\n]*")?\)/g;
export const blank = (code: string) => code.replace(/[^\n]/g, ' ');

/** What the source has at a path. */
export type StateOf = (path: string) => 'absent' | 'there' | 'executable';

/** What is quoted or shown as code is an example. */
export function lintLinks(skill: Skill, facts: SkillFacts, stateOf: StateOf): Finding[] {
  const { files, front_matter } = skill;
  if (!files) return [];
  const body = bodyOf(skill).replace(FENCED, blank);
  return [...body.matchAll(LINK)].flatMap(({ 1: link = '', index }): Finding[] => {
    const path = posix.normalize(link);
    if (files.includes(path)) return [];
    const where = at(skill, facts, front_matter.body_line + body.slice(0, index).split('\n').length - 1);
    const outside = path.startsWith('../') ? findOutside(path, skill, facts, stateOf) : NOT_HERE;
    if (!outside) return [];
    const meant = path.replaceAll('\\', '/').replace(/^(?:\.\.\/)+/, '');
    const isNear = (file: string) => outside === NOT_HERE && posix.basename(file) === posix.basename(meant);
    const near = files.find((file) => file.toLowerCase() === meant.toLowerCase() || isNear(file));
    const [wrong, fix] = outside;
    return [asWarning('skill-file', where, `it links to \`${link}\`, ${wrong}`, near ? `write \`${near}\`.` : fix)];
  });
}

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
  const isIn = (file: string, folder: string) =>
    folder === '' ? !file.startsWith('../') : file.startsWith(`${folder}/`);
  const own = source.plugins.filter(
    ({ folder }) => (folder !== '' || source.kind === 'plugin') && isIn(skill.path, folder),
  );
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
