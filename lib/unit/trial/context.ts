/** What a unit needs to be executed, and the blank row that its result starts from. */
import type { Case, SkillCase } from '../../case/schema.js';
import type { ToolRoute } from '../../case/tool-routes.js';
import type { AnswerRecord } from '../../contract/answer.js';
import type { Decision } from '../../contract/decision.js';
import { asksModel } from '../../contract/mode.js';
import type { Offer } from '../../contract/offer.js';
import type { PartRow } from '../../contract/part.js';
import type { PlannedUnit } from '../../contract/plan.js';
import type { LogLimits, LogSnapshot } from '../../contract/ports/logs.js';
import { WITHHELD } from '../../contract/ports/sandbox.js';
import type { Mode, Result } from '../../contract/result.js';
import type { DeclaredHook } from '../../contract/transcript/hook-call.js';
import type { Decider } from '../../policy/decider.js';
import type { SettledListing } from '../../policy/settle.js';
import type { Router } from '../../router/rank/router.js';
import type { Embedder } from '../../router/vectors/embedding.js';
import type { PluginPart } from '../../skill/plugin-part.js';
import type { Subagent } from '../../skill/subagent.js';
import type { Transcript } from '../../transcript/ask.js';
import type { Ports } from '../../transcript/ports.js';
import type { ReadyAgent, SharedSource } from '../../transcript/ready.js';

/** How to read the logs of units that run in the user's own home. */
export interface LogScan {
  /** {agent key: …}: one per agent and batch. */
  snapshots: Record<string, LogSnapshot>;
  limits: LogLimits;
  /** Units run one at a time, so whatever a log gained belongs to the unit. */
  serial: boolean;
  /** Whether evidence from logs may turn a fail into a pass; otherwise it is only reported. */
  promote: boolean;
}

/** Why an agent could not be installed. */
export type Unavailable = Omit<NonNullable<Result['fault']>, 'kind'>;

export interface UnitContext {
  mode: Mode;
  evidence: 'events' | 'text';
  /** How often a trial that could not be judged is run again. */
  infra_retries?: number;
  /** End a trial of kind skill or suite once its verdict cannot change, and the trials of a suite once its status cannot. */
  early_stop?: boolean;
  /** Run every trial, also where the status is known: its passes are counted. */
  every_trial?: boolean;
  /** The default for cases that set none. */
  pass_threshold: Case['pass_threshold'] | null;
  /** The trials behind a row that the baseline expects to pass; null or absent where it does not, or counts none. */
  before?: (case_id: string, agent: string) => { passed: number; ran: number } | null;
  min_offer: Case['min_offer'] | null;
  min_delivery?: SkillCase['min_delivery'] | null;
  shared: SharedSource;
  /** The source with its hooks, for kind tool_route and one skill case of each agent; null: use `shared`. */
  hooked: SharedSource | null;
  /** Agents of which a skill case has run with the source's hooks; absent where they stay off. */
  with_hooks?: Set<string>;
  /** The routes of the corpus, in merge order. */
  routes: readonly ToolRoute[];
  /** The agents of the source, for kind suite. */
  subagents?: readonly Subagent[];
  /** What else the source ships; absent: not looked for. */
  parts?: { listed: readonly PluginPart[]; hooks: readonly DeclaredHook[] };
  /** The earlier answers of suites, for embedded modes, and where to record new ones. */
  answers?: { recorded: readonly AnswerRecord[]; record: ((answer: AnswerRecord) => void) | null };
  /** {agent key: …}; a missing one is not available. */
  ready: Record<string, ReadyAgent>;
  /** Why an agent is not available: no such platform build, not installed. */
  unavailable: Record<string, Unavailable>;
  /** Why no agent is started for kind tool_route; null or absent where it is. */
  withheld?: string | null;
  /** A function that hides the agent's secrets in a line; null when it has none. */
  redactFor: (agent: string) => ((line: string) => string) | null;
  /** Folder of the case's workspace, resolved; null for an empty one. */
  workspaceOf: (testCase: Case) => string | null;
  /** The router over the skills of the source; created on first use. */
  router: () => Promise<Router>;
  embedder: () => Embedder | null;
  /** Modes model and replay. */
  decider?: Decider | null;
  /** Where decisions of the vendor's models are recorded; null or absent: nowhere. */
  record_decision?: ((decision: Decision) => void) | null;
  /** {agent key: the listing that its decisions in mode live rest on}, which transcripts of that mode do not show. */
  listings?: Record<string, SettledListing>;
  /** How to read the logs of shared homes; null or absent where they are not read. */
  logs?: LogScan | null;
  trialFolder: (unit_run_id: string, trial: number) => Promise<string>;
  /** Called with the offers that a transcript showed; listParts: what it shows of the other parts. */
  onOffers: (agent: string, offers: Record<string, Offer>, listParts: () => PartRow[]) => void;
  /** Called for every transcript, with the model that answered, the length of the home's path and the hooks that ran. */
  onSeen: (agent: string, seen: Pick<Transcript, 'model' | 'home_length' | 'hooks'>) => void;
  /** The last listing per agent with its offers: units of one agent get the same listing, and computing reasons is slow. */
  compared: Map<string, { listing: string; offers: Record<string, Offer> }>;
  /** Offers discovered before the batch, for modes whose transcripts do not show them. */
  offersOf: (agent: string) => Record<string, Offer> | null;
  ports: Ports;
  signal: AbortSignal;
}

/** A unit, the case that it tries and the agent that is asked. */
export interface Attempt<C extends Case = Case> {
  unit: PlannedUnit;
  testCase: C;
  ready: ReadyAgent;
  context: UnitContext;
}

/** The part that is known before a batch runs; the batch itself adds the rest. */
export type BatchContext = Omit<UnitContext, 'onOffers' | 'onSeen' | 'offersOf' | 'trialFolder' | 'compared'>;

/** The case's own threshold, else the batch's; one lucky trial does not make a choice. */
export function thresholdOf({ kind, pass_threshold }: Case, context: Pick<UnitContext, 'pass_threshold' | 'mode'>) {
  const usual = kind === 'skill' && asksModel(context.mode) ? 'majority' : 'any';
  return pass_threshold === 'any' ? (context.pass_threshold ?? usual) : pass_threshold;
}

export function blankResult(unit: PlannedUnit, testCase: Case): Result {
  return {
    unit_run_id: unit.unit_run_id,
    kind: testCase.kind,
    agent: unit.agent,
    case_id: unit.case_id,
    category: testCase.category,
    status: 'infra_error',
    expected_skill: testCase.kind === 'skill' ? testCase.expected_skill || null : null,
    source: null,
    matched_evidence: [],
    missing_evidence: [],
    matched_log_file: null,
    tool_use_proof_lines: [],
    token_hits: {},
    error: null,
    duration_ms: 0,
    command: null,
    exit_code: null,
    signal: null,
    output_excerpt: '',
    timed_out: false,
    failure_kind: null,
    mismatch_kind: null,
    failure_category: null,
    fault: null,
    optional_hits: [],
    disallowed_hits: [],
    offer: null,
    trials: {
      requested: unit.trials,
      ran: 0,
      passed: 0,
      pass_at_k: false,
      pass_all_k: false,
      majority: false,
      pass_rate: null,
      interval: null,
      verdicts: [],
    },
    usage: { input_tokens: null, output_tokens: null, cost_usd: null },
  };
}

/** The result of a unit that was not run, because it would have been dangerous. */
export function withheldResult(unit: PlannedUnit, testCase: Case, reason: string): Result {
  return {
    ...blankResult(unit, testCase),
    status: 'skipped',
    error: reason,
    fault: { kind: WITHHELD, message: reason },
  };
}

/** The result of a unit that could not be run. */
export function faultResult(unit: PlannedUnit, testCase: Case, fault: NonNullable<Result['fault']>): Result {
  return {
    ...blankResult(unit, testCase),
    error: `could not be judged: ${fault.kind}: ${fault.message}${fault.fix ? ` Fix: ${fault.fix}` : ''}`,
    failure_category: 'transport',
    fault,
  };
}
