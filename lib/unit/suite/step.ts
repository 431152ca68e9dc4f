/** One step of a suite's trial: asks the agent, reads its answer out of the transcript, and checks it. */
import type { SuiteCase } from '../../case/schema.js';
import type { AnswerFingerprint, AnswerRecord } from '../../contract/answer.js';
import type { ProofLine, Result } from '../../contract/result.js';
import type { AgentEvent, Fault } from '../../contract/transcript/event.js';
import { assertStep, fillInput, type SuiteStep } from '../../evidence/suite/steps.js';
import type { ExpectedCalls } from '../../policy/expected-calls.js';
import { oraclePolicy } from '../../policy/oracle.js';
import type { Ask, Transcript } from '../../transcript/ask.js';
import { takeTranscript } from '../../transcript/take.js';
import type { StepEvidence } from '../../verdict/suite.js';
import { commonAsk } from '../trial/ask.js';
import type { Attempt } from '../trial/context.js';
import { type CaseFingerprint, fingerprintStep } from './answers.js';

export interface StepTaken {
  fingerprint: AnswerFingerprint;
  /** The model that answered. */
  model: string | null;
  transcript: Transcript;
  evidence: StepEvidence;
  stored: Record<string, unknown>;
  proof: ProofLine[];
  usage: Result['usage'];
}

export interface TrialSetup extends Attempt<SuiteCase> {
  trial: number;
  subagent: Ask['subagent'];
  shared: CaseFingerprint;
  /** The embedded model gives these answers; null: the vendor's model is asked. */
  recorded: AnswerRecord | null;
}

export async function takeStep(
  { unit, trial, testCase, subagent, ready, context, shared, recorded }: TrialSetup,
  {
    index,
    step,
    folder,
    stored: before,
  }: { index: number; step: SuiteStep; folder: string; stored: Record<string, unknown> },
): Promise<StepTaken> {
  const filled = fillInput(step.input, before);
  const listener = createAnswerListener();
  const transcript = await takeTranscript(
    ready,
    context.shared,
    {
      ...commonAsk({ unit, testCase, ready, context }, trial),
      prompt: JSON.stringify(filled.input),
      subagent,
      grant_tools: [],
      policy: recorded && (() => oraclePolicy(answerWith(recorded.steps[index]?.answer ?? ''), ready.agent)),
      folder,
      onEvent: listener.add,
    },
    context.ports,
  );
  const { final_answer, fault, ended, usage, proof, model: answered } = listener.end();
  // What the agent asked for, or what the user named, where the transcript does not say who answered.
  const model = recorded ? recorded.model : (answered ?? transcript.model ?? ready.key.vendor_model);
  context.onSeen(unit.agent, { ...transcript, model });
  // A recorded answer is judged as of the day on which it was given.
  const facts = { model, stored: before, now: recorded ? new Date(recorded.at) : context.ports.now() };
  const { failures: unmet, asserted, stored } = assertStep(step, final_answer, facts);
  const failures = [...filled.failures, ...unmet];
  return {
    fingerprint: fingerprintStep(shared, { index, step, input: filled.input }),
    model,
    transcript,
    evidence: { final_answer, failures, asserted, fault, ended, exit: transcript.exit },
    stored,
    proof,
    usage,
  };
}

const answerWith = (answer: string): ExpectedCalls => ({ skills: [], files: [], tools: [], answer });

const MAX_CHARS = 1_000_000;

function createAnswerListener() {
  let final_answer: string | null = null;
  let fault: Fault | null = null;
  let ended = false;
  let model: string | null = null;
  let usage: Result['usage'] = { input_tokens: null, output_tokens: null, cost_usd: null };
  let proof: ProofLine[] = [];
  return {
    add(event: AgentEvent): void {
      if (event.type === 'final_answer') {
        final_answer = event.text.slice(0, MAX_CHARS);
        proof = [{ token: 'answer', source: event.stream, line_number: event.line, line: event.proof }];
      } else if (event.type === 'fault') fault ??= event.fault;
      else if (event.type === 'model') model = event.model;
      else if (event.type === 'end') {
        ended = true;
        usage = event.usage;
      }
    },
    end: () => ({ final_answer, fault, ended, usage, proof, model }),
  };
}
