/** The evidence of a trial → what its verdict rests on, for whoever explains it later. */
import type { Decided } from '../../contract/transcript/decided.js';
import type { SkillEvidence } from '../evidence.js';

/** A hit of Tier 2 may be a read or less: the transcript shows which. */
export function describeDecided({ claims, hits, refused }: SkillEvidence): Decided {
  const found = new Map<string, Decided[number]>();
  for (const { skill, token } of claims.all) {
    const { tier = null, proof_line: proof = null } = hits[token] ?? {};
    if (skill === null || skill === '*' || tier === 2 || found.get(skill)?.used) continue;
    found.set(skill, { skill, used: tier === 1, tier, why: tier === 1 ? null : (refused[token] ?? null), proof });
  }
  return [...found.values()];
}
