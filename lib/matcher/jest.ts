/** `expect(transcript).toHaveUsedSkill('x')`, for `expect.extend` of jest and vitest. */
import { findUsedSkill, type Transcript, type UsedSkillOptions } from './used-skill.js';

export type { RecordedRun, Transcript, UsedSkillOptions } from './used-skill.js';

/** For the types of `expect`: `interface Matchers<R> extends SkillMatchers<R> {}`. */
export interface SkillMatchers<R = unknown> {
  toHaveUsedSkill(skill: string, options?: UsedSkillOptions): R;
}

/**
 * A run that failed, or whose output was not understood, shows no use and no absence of one: it fails `.not` too, since
 * what is thrown here is not a verdict.
 */
export function toHaveUsedSkill(
  received: unknown,
  skill: string,
  options: UsedSkillOptions = {},
): { pass: boolean; message: () => string } {
  const { used, tier, proof, touched, fault } = findUsedSkill(received as Transcript, skill, options);
  if (!used && fault !== null) throw new Error(`The run does not show whether '${skill}' was used: ${fault}`);
  const others = touched.filter((name) => name !== skill);
  const instead = others.length > 0 ? ` It turned to ${others.join(', ')}.` : '';
  const seen =
    tier === null ? 'nothing in the transcript shows it.' : `the evidence is Tier ${tier} only: ${proof ?? 'no line'}`;
  return {
    pass: used,
    message: () =>
      used
        ? `'${skill}' was used, and should not have been (Tier ${tier}): ${proof ?? 'no line'}`
        : `'${skill}' was not used: ${seen}${instead}`,
  };
}

declare global {
  // biome-ignore lint/style/noNamespace: the name under which @types/jest declares its matchers
  namespace jest {
    interface Matchers<R> extends SkillMatchers<R> {}
  }
}
