/** What a unit needs to be executed, and the blank row that its result starts from. */
import type { Case } from '../case/schema.js';
import type { ToolRoute } from '../case/tool-routes.js';
import type { Doors } from '../doors.js';
import type { LogLimits, LogSnapshot } from '../io/log-snapshot.js';
import type { PlannedUnit } from '../plan.js';
import type { Mode, Offer, Result } from '../result.js';
import type { Embedder } from '../router/embedding.js';
import type { Router } from '../router/router.js';
import type { Subagent } from '../skill/subagent.js';
import type { ReadyAgent, SharedSource } from '../transcript.js';

/** What units that run in the user's own homes may find in the logs there. */
export interface LogScan {
  /** {agent key: …}: one per agent and batch. */
  snapshots: Record<string, LogSnapshot>;
  limits: LogLimits;
  /** Units run one after the other: what a log gained is the unit's own. */
  serial: boolean;
  /** What logs show may turn a fail into a pass; else it is told, and changes no verdict. */
  promote: boolean;
}

export interface UnitContext {
  mode: Mode;
  evidence: 'events' | 'text';
  /** End a trial of kind skill once its verdict cannot change. */
  early_stop?: boolean;
  /** For cases that set none. */
  pass_threshold: Case['pass_threshold'] | null;
  min_offer: Case['min_offer'] | null;
  shared: SharedSource;
  /** The source with its hooks, for kind tool_route; null: as the rest has it. */
  hooked: SharedSource | null;
  /** Of the corpus, in merge order. */
  routes: readonly ToolRoute[];
  /** Of the source, for kind suite. */
  subagents?: readonly Subagent[];
  /** {agent key: …}; a missing one is not available. */
  ready: Record<string, ReadyAgent>;
  /** Why an agent is not available: no such platform build, not installed. */
  unavailable: Record<string, string>;
  /** Hides an agent's secrets in a line; null when it knows none. */
  redactFor: (agent: string) => ((line: string) => string) | null;
  /** Folder of the case's workspace, resolved; null for an empty one. */
  workspaceOf: (testCase: Case) => string | null;
  /** Over the skills of the source; made when first asked for. */
  router: () => Promise<Router>;
  embedder: () => Embedder | null;
  /** Logs of shared homes; null or absent: they are not read. */
  logs?: LogScan | null;
  trialFolder: (unit_run_id: string, trial: number) => Promise<string>;
  /** Told once per agent and batch what it was offered. */
  onOffers: (agent: string, offers: Record<string, Offer>) => void;
  /** Told of every transcript: which model answered, and where. */
  onSeen: (agent: string, seen: { model: string | null; home_length: number }) => void;
  /** The last listing seen per agent with what it came to: units of one agent see the same one, and reasons cost time. */
  compared: Map<string, { listing: string; offers: Record<string, Offer> }>;
  /** Offers taken beforehand, for modes whose transcripts do not show them. */
  offersOf: (agent: string) => Record<string, Offer> | null;
  doors: Doors;
  signal: AbortSignal;
}

/** What the surroundings of a batch are before it runs: the rest is the batch's own. */
export type BatchContext = Omit<UnitContext, 'onOffers' | 'onSeen' | 'offersOf' | 'trialFolder' | 'compared'>;

/** A case's own, else the batch's. */
export function thresholdOf({ pass_threshold }: Case, context: Pick<UnitContext, 'pass_threshold'>) {
  return pass_threshold === 'any' ? (context.pass_threshold ?? 'any') : pass_threshold;
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

/** A unit that never came to run is a result too. */
export function faultResult(unit: PlannedUnit, testCase: Case, fault: { kind: string; message: string }): Result {
  return {
    ...blankResult(unit, testCase),
    error: `could not be judged: ${fault.kind}: ${fault.message}`,
    failure_category: 'transport',
    fault,
  };
}
