/** Descriptions → findings about those that say nothing, and about what they say of other skills ("for X use Y"): a skill that is not there, or more of it than of the skill itself. */
import { memoize } from '../input/memoize.js';
import { findPointers } from '../router/words/pointers.js';
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
