/**
 * The companion library. Nothing in it prints, exits or knows GitHub; every door to the outside is an argument.
 *
 * Units: durations in milliseconds unless the name says seconds; lengths in characters (UTF-16 units) of text with runs of
 * blanks folded; ranks, lines and trials count from 1; scores and chances from 0 to 1; dates are ISO 8601 in UTC.
 *
 * Errors: what a user can mend is thrown as ConfigError (`message` has file, place and fix). What an agent does wrong is never
 * thrown: it is a fault in the events, and `infra_error` in the verdict. Anything else thrown is a mistake in the code.
 */
// biome-ignore-all assist/source/organizeImports: grouped by what a caller wants to do

// Cases: text → Case[]. Throws ConfigError for an unknown key, a doubled case_id, a wrong value.
export { parseCasesJson as parseCases } from './case/corpus-json.js';
export { type Case, CaseSchema, CorpusSchema, type SkillCase } from './case/schema.js';
export { type Filters, selectCases } from './case/select.js';
export { type Corpus, loadCorpus } from './io/corpus.js';
export { ConfigError } from './config-error.js';

// The source under test: a folder → its skills.
export { readSource } from './io/source.js';
export type { FrontMatter, Skill, Source } from './skill/skill.js';

// Agents: `name[@vendor-model][+install]` → an installed CLI. The first install of a version needs npm and a network.
export type { Agent, Headroom, Install } from './agents/agent.js';
export { type AgentKey, parseAgentKey, parseAgentKeys } from './agents/agent-key.js';
export { AGENT_NAMES, AGENTS } from './agents/index.js';
export { type InstalledAgent, type InstallRequest, installAgent } from './io/install.js';
export { type PlainBatch, plainContext, type ReadyOptions, readyAgent, shareSource } from './io/ready.js';
export type { ReadyAgent, SharedSource } from './transcript.js';

// What agents offer: one session each on the embedded model.
export { type Discovery, discoverOffers } from './discover.js';
export { compareOffers, listOffers, offersById, type SkillOffer } from './offer.js';
export { type Offer, OfferSchema } from './result.js';

// A batch: plan (pure), then execute. Results are in the folder, as results.json.
export { type BatchDoors, type BatchInput, runBatch, type UnitState } from './batch.js';
export type { Doors } from './doors.js';
export { type BatchFolder, createBatchFolder, reopenBatchFolder } from './io/batch-folder.js';
export { openDoors } from './io/doors.js';
export { type Plan, PlanSchema, type PlanInput, type PlannedUnit, planBatch } from './plan.js';
export { takeTranscript } from './transcript.js';

// Evidence: events → evidence. createCollector takes events one by one, collectEvidence all at once.
export type { AgentEvent, ExitFacts, Fault } from './event.js';
export type { Asked } from './evidence/claims.js';
export { type Collector, collectEvidence, createCollector } from './evidence/collector.js';
export type { SkillEvidence, Tier } from './evidence/evidence.js';
export { computeTier, eventTier } from './evidence/tier.js';

// Verdicts: evidence → verdict (one trial) → status and trials (a unit) → a row of results.json.
export { type Result, ResultSchema, type Results, ResultsSchema, type Trial } from './result.js';
export { foldTrials, wilson } from './trials.js';
export { blankResult } from './unit/context.js';
export { type Judged, judge, type Verdict } from './verdict.js';

// Baseline, deltas, gate.
export {
  type Baseline,
  BaselineFileSchema,
  parseBaseline,
  parseRefBaseline,
  serializeBaseline,
  updateBaseline,
} from './baseline.js';
export {
  type CompareInput,
  type Comparison,
  ComparisonSchema,
  compareBaselines,
  DELTAS,
  type Delta,
  type DeltaRow,
} from './delta.js';
export { exitCode } from './gate.js';

// Reports: pure strings. Text from agents is escaped for the format.
export { REPORT_FORMATS, type ReportFormat, type ReportOptions, renderReport } from './report/index.js';

// The offline router: tools and skills → a router; query → the payload of `omni.router.route_test.v1`.
export { loadRouteIndex, type RouteIndex } from './io/route-index.js';
export { loadEmbedder, loadVectors } from './io/vectors.js';
export type { RoutePayload } from './router/payload.js';
export { type RouteQuestion, routeQuery } from './router/route-query.js';
export { createRouter, type RankedTool, type RankOptions, type Router } from './router/router.js';
export { makeTool, type RouterTool } from './router/tool.js';
