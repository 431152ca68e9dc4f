/** A skill that an agent does not offer in full → why, with the fix: what is wrong with the file for every agent, before the agent's own rules. */
import { type Explanation, explain, type OfferState } from '../../contract/offer.js';
import { cureProblem, type FrontMatterProblem, type ProblemKind } from '../../skill/front-matter/problem.js';
import type { Skill } from '../../skill/skill.js';
import type { Agent } from '../interface/agent.js';
import type { ListingContext } from '../interface/listing.js';

export function explainLoss(
  agent: Pick<Agent, 'explainOffer'>,
  skill: Skill,
  context: ListingContext,
  offer: OfferState,
): Explanation | null {
  const why = agent.explainOffer(skill, context, offer);
  const { present, problems, fields } = skill.front_matter;
  if (!why) return null;
  const isNamed = ({ line, message }: FrontMatterProblem) =>
    why.reason.includes(message) || why.reason.includes(`line ${line}:`);
  const named = problems.find(isNamed);
  // Each agent puts it in its own words, and the cure is one.
  if (present && named)
    return explain(why.reason.slice(0, why.reason.lastIndexOf(`; ${why.fixes[0]}`)), cureProblem(named));
  const cause = problems.find(({ kind }) => kind !== 'byte_order_mark') ?? problems[0];
  if (!cause) return why;
  const [, missed] = /(?:without a|no) (name|description)\b/.exec(why.reason) ?? [];
  const isWritten = missed !== undefined && (missed in fields || UNREAD.has(cause.kind));
  if (present ? !isWritten : missed === undefined && !/front matter/.test(why.reason)) return why;
  return explain(`${cause.message} (${skill.real_path ?? skill.path}:${cause.line})`, cureProblem(cause));
}

/** By which a field that is written is not read. */
const UNREAD: ReadonlySet<ProblemKind> = new Set([
  'no_list',
  'no_pair',
  'capitals',
  'misspelt',
  'commented',
  'second_block',
]);

/** whose: the agent, and what it does with such a file. */
export const explainBroken = (whose: string, path: string, problem: FrontMatterProblem): Explanation =>
  explain(`${whose} (${path}, line ${problem.line}: ${problem.message})`, cureProblem(problem));

export const BLANK = explain(
  'its description is blank, so the name is all that a model reads',
  'write what the skill is for and when to use it, as one line of text',
);

/** There is such a line, but without a word: it may hold a comment only, because `#` begins one. */
export function isBlank({ front_matter: { fields }, description }: Skill): boolean {
  return description === null && 'description' in fields && typeof (fields['description'] ?? '') === 'string';
}
