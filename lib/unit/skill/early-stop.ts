/** `--early-stop`: an agent's output while it runs → whether any later line could still change the verdict. */
import { attribute } from '../../agents/formats.js';
import type { Agent } from '../../agents/interface/agent.js';
import type { TranscriptFacts } from '../../agents/interface/transcript-parser.js';
import type { AgentEvent, EventLocation, ExitFacts } from '../../contract/transcript/event.js';
import type { Asked } from '../../evidence/claims.js';
import type { SkillEvidence } from '../../evidence/evidence.js';
import type { Watch } from '../../transcript/watch.js';
import { judge } from '../../verdict/judge.js';

export interface SkillCollector {
  line?: (stream: EventLocation['stream'], line: string) => void;
  add(event: AgentEvent): void;
  end(exit: ExitFacts): SkillEvidence;
}

const STOPPED: ExitFacts = { exit_code: null, signal: null, timed_out: false, stopped_early: true };

/** Session logs are not followed: an agent whose evidence is only there runs to its end. */
export function watchSkill(asked: Asked, collector: SkillCollector, agent: Agent, facts: TranscriptFacts): Watch {
  let changed = false;
  const parser = agent.createParser(
    facts,
    (event) => {
      // What a call brought is known with the request after it, so any later line may decide.
      changed ||=
        asked.delivered !== undefined ||
        event.type === 'skill_call' ||
        event.type === 'skill_read' ||
        event.type === 'tool_call';
      collector.add(event);
    },
    attribute,
  );
  return {
    line(stream, line) {
      collector.line?.(stream, line);
      changed ||= collector.line !== undefined;
      parser[stream](line);
    },
    isDecided() {
      if (!changed) return false;
      changed = false;
      return isFinal(asked, collector.end(STOPPED));
    },
  };
}

/** Later lines cannot remove evidence: only the use of a disallowed skill can undo a pass, and nothing can undo a disallowed hit. */
function isFinal({ testCase }: Asked, evidence: SkillEvidence): boolean {
  const { status, disallowed_hits } = judge({ testCase, evidence, exit: STOPPED });
  if (disallowed_hits.length > 0) return true;
  const { nothing, all } = evidence.claims;
  return status === 'pass' && !nothing && !all.some(({ role }) => role === 'disallowed');
}
