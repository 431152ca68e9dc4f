/** Skills → who is near whom, and which of them a prompt reaches, as the offline router sees their descriptions. */
import { createRouter } from '../router/rank/router.js';
import { createScorer } from '../router/rank/scorer.js';
import type { Embedder } from '../router/vectors/embedding.js';
import { makeTool } from '../router/words/tool.js';
import type { Skill } from '../skill/skill.js';

export interface SkillRanker {
  /** The skills that the description reaches, itself left out, the nearest first. overlap: their score by its own, 0..1. */
  near(skill: Skill): { skill: Skill; overlap: number }[];
  /** sure: at least of medium confidence. */
  rank(prompt: string): { skill: Skill; sure: boolean }[];
}

const MOST = 10;

/** Skills are compared as objects, since two may have one id. */
export function createSkillRanker(skills: readonly Skill[], embedder: Embedder | null): SkillRanker {
  const tools = skills.map((skill) => makeTool(skill.id, skill.description ?? ''));
  const owners = new Map(tools.map((tool, index) => [tool, skills[index]!]));
  const router = createRouter(tools, embedder);
  const scorer = createScorer(tools, embedder, null);
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
  };
}
