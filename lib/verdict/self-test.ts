/** Checks the tier rules against the built-in fixtures: `agent-routing self-test` runs anywhere, without an agent. */

import type { Tier } from '../contract/tier.js';
import { scoreProofLine } from '../evidence/proof-line.js';
import { computeTier, eventTier } from '../evidence/tier.js';
import { EVENTS } from './self-test-events.js';
import { LINES } from './self-test-lines.js';

export function runSelfTest(): { name: string; want: Tier | null; got: Tier | null; ok: boolean }[] {
  const lines = LINES.map(({ name, token = 'pdf-tools', line, score, want }) => {
    const [, agent = 'codex'] = /^(\w+):/.exec(name) ?? [];
    const isSkill = /^[a-z-]+(\/SKILL\.md)?$/.test(token);
    const points = score ?? scoreProofLine(token, line, isSkill);
    return { name, want, got: computeTier(agent.toLowerCase(), token, line, points) };
  });
  const events = EVENTS.map(({ name, agent, event, want }) => ({
    name: `${agent}: ${name}`,
    want,
    got: eventTier(agent, event),
  }));
  return [...lines, ...events].map((row) => ({ ...row, ok: row.got === row.want }));
}
