/** Skills → who is near whom, which of them a prompt reaches, and how far it is ahead of the next, as the offline router sees their descriptions. */
import { createRouter } from '../router/rank/router.js';
import { createScorer } from '../router/rank/scorer.js';
import type { Embedder } from '../router/vectors/embedding.js';
import { makeTool } from '../router/words/tool.js';
import { splitWords } from '../router/words/words.js';
import { isSameSkill } from '../skill/find-skill.js';
import type { Skill } from '../skill/skill.js';

export interface SkillRanker {
  /** The skills that the description reaches, itself left out, the nearest first. overlap: their score by its own, 0..1. */
  near(skill: Skill): { skill: Skill; overlap: number }[];
  /** sure: at least of medium confidence. */
  rank(prompt: string): { skill: Skill; sure: boolean }[];
  /** The best for a prompt, but for `without`; null where none uses a word of it. */
  first(prompt: string, without?: Skill): FirstSkill | null;
}

interface FirstSkill {
  skill: Skill;
  /** Far enough ahead of the next that readers do not take the prompt for that one's; a copy is no other skill. */
  clear: boolean;
  /** Who comes next; null: no other skill. */
  next: Skill | null;
}

const MOST = 10;
/** Of the router’s score. Of what was less far ahead, readers gave a tenth to another skill (550 drafts of 16 collections). */
const CLEAR = { named: 1, unnamed: 5, without: 3 };
/** Words of a prompt that are more than grammar. */
const FEWEST = 3;
/** Of so many names that end with one word, each is told apart by the words before it: `rust-patterns`, `go-patterns`. */
const FAMILY = 5;

/** A sentence that says when to use the skill. */
const OCCASION =
  /(?:^|(?<=[.;!?]\s))[^.;!?]*\b(?:use[ds]?|useful|invoke|triggers?|activate|when(?:ever)?|asks?|mentions?)\b[^.;!?]*/gi;

const nameWords = (id: string): string[] => splitWords(id).map(({ stem }) => stem);

/** Skills are compared as objects, since two may have one id. */
export function createSkillRanker(skills: readonly Skill[], embedder: Embedder | null): SkillRanker {
  const tools = skills.map((skill) => makeTool(skill.id, skill.description ?? ''));
  const owners = new Map(tools.map((tool, index) => [tool, skills[index]!]));
  const router = createRouter(tools, embedder);
  const scorer = createScorer(tools, embedder, null);
  // A prompt is drafted from an occasion, in which its words stand: what the skill says without them is asked too.
  // Of what says nothing else, the occasion is all there is.
  const topics = skills.map(({ id, description }) => {
    const [whole, left] = [description ?? '', (description ?? '').replace(OCCASION, '')];
    return makeTool(id, /\p{L}/u.test(left) ? left : whole);
  });
  const names = [...new Set(skills.map(({ id }) => id))].map(nameWords);
  const byTopic = createScorer(topics, embedder, null);
  return {
    near(skill) {
      const own = skills.indexOf(skill);
      const scores = scorer.score(skill.description ?? '').found.scores;
      if (!(scores[own]! > 0)) return [];
      return skills
        .map((other, index) => ({ skill: other, overlap: Math.min(1, scores[index]! / scores[own]!) }))
        .filter((row, index) => index !== own && row.overlap > 0)
        .sort((one, other) => other.overlap - one.overlap)
        .slice(0, MOST);
    },
    rank: (prompt) =>
      router
        .rank(prompt, { limit: MOST })
        .map(({ tool, confidence }) => ({ skill: owners.get(tool)!, sure: confidence !== 'low' })),
    first(prompt, without) {
      const [whole, topic] = [scorer.score(prompt), byTopic.score(prompt)];
      const rows = skills
        .map((skill, index) => ({ skill, index, score: whole.fused[index]! + topic.fused[index]! }))
        .filter(({ skill }) => !without || !isSameSkill(skill, without))
        .sort((one, other) => other.score - one.score);
      const [best] = rows;
      if (!best || rows.every(({ index }) => whole.found.scores[index] === 0)) return null;
      const next = rows.find(({ skill }) => !isSameSkill(skill, best.skill));
      if (!next) return { skill: best.skill, clear: true, next: null };
      const by = best.score - next.score;
      const name = nameWords(best.skill.id);
      const said = whole.words.flatMap(({ stem }) => (name.includes(stem) ? [stem] : []));
      // Words of a name that no other name has say which skill is meant.
      const isNamed = said.length > 0 && names.filter((words) => said.every((one) => words.includes(one))).length === 1;
      // `find plugins` is not yet `laravel-plugin-discovery`.
      const isVague = whole.words.length < FEWEST && said.length > 0 && said.length * 3 <= name.length;
      if (!without && isVague) return { skill: best.skill, clear: false, next: next.skill };
      const inFamily = names.filter((words) => words.at(-1) === name.at(-1)).length >= FAMILY;
      return {
        skill: best.skill,
        next: next.skill,
        clear: isNamed ? by >= CLEAR.named : !inFamily && by >= CLEAR[without ? 'without' : 'unnamed'],
      };
    },
  };
}
