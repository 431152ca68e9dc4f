/** Builders of events and cases for tests of evidence and verdicts. */
import { type SkillCase, SkillCaseSchema } from '../../lib/case/schema.js';
import type { AgentEvent, ExitFacts, ToolOutcome } from '../../lib/contract/transcript/event.js';

let line = 0;
const place = (proof: string) => ({ stream: 'stdout' as const, line: ++line, proof });

export function skillCase(fields: Partial<SkillCase> & Record<string, unknown> = {}): SkillCase {
  return SkillCaseSchema.parse({ kind: 'skill', case_id: 'c', prompt: 'do it', ...fields });
}

export function call(skill: string, outcome: ToolOutcome = 'ran', more: Record<string, unknown> = {}): AgentEvent {
  return {
    ...place(`call ${skill}`),
    type: 'skill_call',
    call_id: 'x',
    tool: 'Skill',
    input: { skill },
    skill,
    also: [],
    how: 'invoked',
    outcome,
    message: outcome === 'ran' ? null : 'no',
    output: '',
    ...more,
  } as AgentEvent;
}

export function read(skill: string, text: 'own' | 'other' | 'none' = 'own', why: string | null = null): AgentEvent {
  return {
    ...place(`read ${skill}`),
    type: 'skill_read',
    call_id: 'x',
    skill,
    also: [],
    path: `skills/${skill}/SKILL.md`,
    text,
    why,
  };
}

export function tool(
  name: string,
  input: unknown,
  output = '',
  outcome: ToolOutcome = 'ran',
  message: string | null = null,
): AgentEvent {
  return { ...place(`tool ${name}`), type: 'tool_call', call_id: 'x', tool: name, input, outcome, message, output };
}

export const message = (text: string): AgentEvent => ({ ...place(text), type: 'message', text });
export const fault = (kind: 'auth' | 'rate_limit' | 'crashed', text: string): AgentEvent => ({
  ...place(text),
  type: 'fault',
  fault: { kind, message: text },
});
export const end = (): AgentEvent => ({
  ...place('end'),
  type: 'end',
  usage: { input_tokens: 10, output_tokens: 2, cost_usd: null },
  session_id: 's',
});
export const exited = (more: Partial<ExitFacts> = {}): ExitFacts => ({
  exit_code: 0,
  signal: null,
  timed_out: false,
  ...more,
});
