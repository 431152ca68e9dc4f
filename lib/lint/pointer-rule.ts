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
/** Words that any description may have: alone, or beside the skill's own name, they say nothing of what it does. */
const FILLER =
  /^(?:an?|the|this|that|my|our|your|is|it|to|for|of|with|and|you|users?|helps?|helping|helpful|helper|useful|handy|simple|great|good|nice|cool|awesome|powerful|general|generic|various|new|custom|skills?|tools?|utility|assistant|agents?|plugins?|things?|stuff|tasks?)$/i;
const WORD = /[\p{Script=Latin}\p{N}'’]+/gu;

export function lintPointers(skill: Skill, facts: SkillFacts): Finding[] {
  const text = skill.description ?? '';
  const isMute = text.trim() !== '' && saidIn(text) === '';
  const words = text.match(WORD) ?? [];
  const name = skill.id.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const isShort =
    words.length > 0 &&
    (words.length < FEWEST
      ? !SAYS.test(words.join(' '))
      : words.every((word) => FILLER.test(word) || name.includes(word.toLowerCase())) && isLatin(text));
  const where = at(skill, facts, lineOfField(skill.text, 'description') || 1);
  const said = `the description says ${isMute ? 'nothing yet' : 'too little for an agent to know when to use it'}: ${oneLine(text, 60)}`;
  if (isMute || isShort)
    return [asWarning('skill-description', where, said, 'write what the skill does, and when to use it.')];
  const { ids, families } = listNames(facts.source);
  const own = [skill.id.toLowerCase(), skill.dir.toLowerCase()];
  const isOther = (name: string) => ids.has(name.toLowerCase()) && !own.includes(name.toLowerCase());
  const { rest } = findPointers(text, isOther);
  const bundled = new Set(facts.agents.flatMap(({ agent }) => agent.bundled_skills));
  const missing = findPointers(text, (id) => !ids.has(id.toLowerCase()) && !bundled.has(id))
    .found.filter(({ target, sure, named }) => (sure && families.has(familyOf(target.toLowerCase()))) || named)
    .map(({ target }) => target);
  const finding = (message: string, fix: string) => asWarning('skill-pointer', where, message, fix);
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

/** Whole, because a word in another script says something. */
const isLatin = (text: string) => !/(?!\p{Script=Latin})\p{L}/u.test(text);

const listNames = memoize(({ skills }: Source) => {
  const ids = new Set(skills.flatMap(({ id, dir }) => [id.toLowerCase(), dir.toLowerCase()]));
  return { ids, families: new Set<string | null>([...ids].flatMap((id) => familyOf(id) ?? [])) };
});

/** `uipath` of `uipath-rpa`: only a name of the same family is surely meant to be a skill. */
function familyOf(id: string): string | null {
  const dash = id.indexOf('-');
  return dash > 1 ? id.slice(0, dash) : null;
}
