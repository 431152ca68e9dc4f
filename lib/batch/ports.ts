/** What a batch is given: its plan and cases, and the ports that it uses. */
import type { Case } from '../case/schema.js';
import type { AgentEnvironment, DeciderFacts } from '../contract/environment.js';
import type { PartRows } from '../contract/part.js';
import type { Plan, PlannedUnit } from '../contract/plan.js';
import type { Result, Results } from '../contract/result.js';
import type { BatchFolder } from './folder.js';

export type UnitState = 'queued' | 'running' | 'completed' | 'failed' | 'timeout';

export interface BatchInput {
  plan: Plan;
  cases: readonly Case[];
  batch_run_id: string;
  tool_version: string;
  options: Record<string, unknown>;
  environment: Record<string, AgentEnvironment>;
  max_parallel: number;
  fail_fast: boolean;
  locations?: Results['locations'];
  /** The source has hooks, and no skill case runs with them on. */
  hooks_off?: boolean;
  /** Cases that may share a process do. */
  pack?: boolean;
  /** Start no further unit once the units of this batch have used so many. */
  max_tokens?: number | null;
  /** The model that has decided so far; absent in modes that ask no model. */
  decider?: () => DeciderFacts;
  /** The offers and other parts that are known already: a resumed batch's, or a probe's. */
  offers_before?: Results['offers'];
  parts_before?: PartRows;
}

export interface BatchPorts {
  folder: BatchFolder;
  /** Lets units of several batches wait for the same room; absent where this batch has max_parallel of its own. */
  limit?: <T>(run: () => Promise<T>) => Promise<T>;
  now(): Date;
  onState(unit: PlannedUnit, state: UnitState, result: Result | null): void;
}
