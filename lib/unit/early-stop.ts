/** `--early-stop`: what an agent prints while it runs → whether any later line could still change the verdict. */
import type { Agent, TranscriptFacts } from '../agents/agent.js';
import type { AgentEvent, EventPlace, ExitFacts } from '../event.js';
import type { Asked } from '../evidence/claims.js';
import type { SkillEvidence } from '../evidence/evidence.js';
import { judge } from '../verdict.js';
import type { Watch } from '../watch.js';

export interface SkillCollector {
  line?: (stream: EventPlace['stream'], line: string) => void;
  add(event: AgentEvent): void;
  end(exit: ExitFacts): SkillEvidence;
}

const STOPPED: ExitFacts = { exit_code: null, signal: null, timed_out: false, stopped_early: true };

/** Session logs are not followed: what only they show lets the agent run to its end. */
export function watchSkill(asked: Asked, collector: SkillCollector, agent: Agent, facts: TranscriptFacts): Watch {
  let news = false;
  const parser = agent.createParser(facts, (event) => {
    news ||= event.type === 'skill_call' || event.type === 'skill_read' || event.type === 'tool_call';
    collector.add(event);
  });
  return {
    line(stream, line) {
      collector.line?.(stream, line);
      news ||= collector.line !== undefined;
      parser[stream](line);
    },
    isDecided() {
      if (!news) return false;
      news = false;
      return isFinal(asked, collector.end(STOPPED));
    },
  };
}

/** What was used stays used: a pass can only be lost to a disallowed skill, and a disallowed hit cannot be taken back. */
function isFinal({ testCase }: Asked, evidence: SkillEvidence): boolean {
  const { status, disallowed_hits } = judge({ testCase, evidence, exit: STOPPED });
  if (disallowed_hits.length > 0) return true;
  const { nothing, all } = evidence.claims;
  return status === 'pass' && !nothing && !all.some(({ role }) => role === 'disallowed');
}
