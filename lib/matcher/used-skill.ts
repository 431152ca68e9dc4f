/** What an agent printed, or its events → whether it used a skill, with the proof or what it did instead. */
import { attribute } from '../agents/formats.js';
import { AGENT_NAMES, findAgent } from '../agents/index.js';
import { SkillCaseSchema } from '../case/schema.js';
import type { Tier } from '../contract/tier.js';
import type { AgentEvent } from '../contract/transcript/event.js';
import { collectEvidence } from '../evidence/collector.js';
import { ConfigError } from '../input/config-error.js';
import { detectAgent, detectText } from '../transcript/detect.js';

/** What was kept of one run. */
export interface RecordedRun {
  /** If this is left out, the agent is recognised by the text. */
  agent?: string;
  /** The output of the agent, or the text of its session file. */
  stdout: string;
  stderr?: string;
  session_log?: string;
}

/** The text of a transcript, several of them, or the events that this library made of one. */
export type Transcript = string | RecordedRun | readonly AgentEvent[];

export interface UsedSkillOptions {
  agent?: string;
  /** 1, the default: a call that succeeded, or the skill's own text. 2: also a call whose result is not known. */
  tier?: Tier;
}

export interface UsedSkill {
  used: boolean;
  /** The tier of the evidence for it; null where there is no evidence. */
  tier: Tier | null;
  /** The line that shows it. */
  proof: string | null;
  /** The skills that were called or read, whatever came of it. */
  touched: string[];
  /** Why the run says nothing about skills it does not show: the agent failed, or its output was not understood. */
  fault: string | null;
}

export function findUsedSkill(transcript: Transcript, skill: string, options: UsedSkillOptions = {}): UsedSkill {
  const { events, agent } = readEvents(transcript, options.agent);
  const testCase = SkillCaseSchema.parse({
    kind: 'skill',
    case_id: 'used-skill',
    prompt: 'used-skill',
    expected_skill: skill,
    require_skill_file: false,
  });
  const evidence = collectEvidence(events, { testCase, agent });
  const hit = evidence.hits[skill];
  const touched = events.flatMap((event) =>
    event.type === 'skill_call' || event.type === 'skill_read' ? [event.skill] : [],
  );
  return {
    used: hit !== undefined && hit.tier <= (options.tier ?? 1),
    tier: hit?.tier ?? null,
    proof: hit?.proof_line ?? null,
    touched: [...new Set(touched)],
    fault: evidence.fault?.message ?? null,
  };
}

const FIX = `pass the text of a transcript, or { agent, stdout }, with one of ${AGENT_NAMES.join(', ')}.`;

function readEvents(transcript: Transcript, named: string | undefined): { events: AgentEvent[]; agent: string } {
  if (
    typeof transcript !== 'string' &&
    (typeof transcript !== 'object' || transcript === null || !('stdout' in transcript || Array.isArray(transcript)))
  )
    throw new ConfigError('This is not a transcript.', { fix: FIX });
  if (Array.isArray(transcript) && transcript.length === 0)
    throw new ConfigError('There are no events, so nothing is known of the run.', { fix: FIX });
  if (Array.isArray(transcript))
    return { events: [...(transcript as readonly AgentEvent[])], agent: named ?? 'claude' };
  const run = typeof transcript === 'string' ? { stdout: transcript } : (transcript as RecordedRun);
  const lines = (text: string | undefined) => (text ? text.replace(/\r?\n$/, '').split(/\r?\n/) : []);
  const stderr = lines(run.stderr);
  const stdout = lines(run.stdout);
  const name =
    named ??
    run.agent ??
    detectAgent([...stdout, ...lines(run.session_log)]).whose?.agent ??
    detectText(run.stdout, run.stderr ?? '');
  const agent = name === null ? null : findAgent(name);
  if (!agent)
    throw new ConfigError(name === null ? 'This is not the output of a known agent.' : `There is no agent '${name}'.`, {
      fix: FIX,
    });
  const events: AgentEvent[] = [];
  const facts = { installed_skills: null, body_of: null, cwd: null, text_output: null };
  const parser = agent.createParser(facts, (event) => void events.push(event), attribute);
  for (const line of stdout) parser.stdout(line);
  for (const line of stderr) parser.stderr(line);
  for (const line of lines(run.session_log)) parser.sessionLog(line);
  parser.end({ exit_code: 0, signal: null, timed_out: false, spawn_error: null });
  return { events, agent: agent.name };
}
