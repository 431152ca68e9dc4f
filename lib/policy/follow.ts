/** What was chosen of an agent's offer → the policy that carries it out, and goes on with the case where the choice was right. */
import type { OfferedSkill, Policy } from '../model/wire.js';
import type { ExpectedCalls } from './expected-calls.js';
import { type Caller, oraclePolicy } from './oracle.js';

export const followChoice = (expected: ExpectedCalls, chosen: readonly OfferedSkill[], agent: Caller): Policy =>
  oraclePolicy(expectChosen(expected, chosen).calls, agent);

/**
 * The case's further skills and files are called only after the right choice: a model that chose the wrong skill would
 * not go on to them.
 */
export function expectChosen(
  expected: ExpectedCalls,
  chosen: readonly OfferedSkill[],
): { isRight: boolean; calls: ExpectedCalls } {
  const skills = chosen.map(({ id, path }) => ({ id, names: [id], ...(path === null ? {} : { path }) }));
  const isRight = chosen.some((skill) =>
    expected.skills[0]?.names.some((name) => name === skill.id || skill.also.includes(name)),
  );
  const further = expected.skills.slice(1).filter(({ id }) => !skills.some((one) => one.id === id));
  return {
    isRight,
    calls: isRight ? { ...expected, skills: [...skills, ...further] } : { ...expected, skills, files: [] },
  };
}
