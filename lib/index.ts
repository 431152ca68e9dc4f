/**
 * The companion library. It never prints, exits or talks to GitHub; every port to the outside is an argument.
 *
 * Units: durations in milliseconds unless the name says seconds; lengths in characters (UTF-16 units) of text whose runs of
 * blanks count as one; ranks, lines and trials count from 1; scores and probabilities from 0 to 1; dates are ISO 8601 in UTC.
 *
 * Errors: what a user can fix is thrown as ConfigError (`message` has file, place and fix). What an agent does wrong is never
 * thrown: it is a fault in the events, and `infra_error` in the verdict. Anything else that is thrown is a bug in the library.
 */
// biome-ignore-all assist/source/organizeImports: grouped by what a caller wants to do

// Cases: text → Case[]. Throws ConfigError for an unknown key, a repeated case_id, a wrong value.
export { parseCasesJson as parseCases } from './case/corpus-json.js';
export { type Case, CaseSchema, CorpusSchema, type SkillCase } from './case/schema.js';
export { type Filters, selectCases } from './case/select.js';
export { type Corpus, loadCorpus } from './setup/corpus/corpus.js';
export { ConfigError } from './input/config-error.js';

// The source under test: a folder → its skills.
export { readSource } from './setup/source/source.js';
export type { FrontMatter, Skill, Source } from './skill/skill.js';

// Agents: `name[@vendor-model][+install]` → an installed CLI. The first install of a version needs npm and a network.
export type { Agent } from './agents/interface/agent.js';
export type { Headroom } from './agents/interface/listing.js';
export { type AgentKey, type Install, parseAgentKey, parseAgentKeys } from './contract/agent-key.js';
export { AGENT_NAMES, AGENTS, DEFAULT_AGENTS } from './agents/index.js';
export { type InstalledAgent, type InstallRequest, installAgent } from './setup/install/install.js';
export { type DefaultBatch, defaultContext, type ReadyOptions, readyAgent, shareSource } from './setup/ready.js';
export type { ReadyAgent, SharedSource } from './transcript/ready.js';

// What agents offer: one session each on the embedded model.
export { type Discovery, discoverOffers } from './offer/discover.js';
export { compareOffers, listOffers, offersById, type SkillOffer } from './offer/compare.js';
export { type Offer, OfferSchema } from './contract/offer.js';

// A batch: plan (pure), then execute. Results are in the folder, as results.json.
export type { BatchInput, BatchPorts, UnitState } from './batch/ports.js';
export { type PlanInput, planBatch } from './batch/plan.js';
export { runBatch } from './batch/run-batch.js';
export type { BatchFolder } from './batch/folder.js';
export { type Plan, PlanSchema, type PlannedUnit } from './contract/plan.js';
export { createBatchFolder, reopenBatchFolder } from './setup/batch-folder.js';
export { openPorts } from './setup/ports.js';
export type { Ports } from './transcript/ports.js';
export { takeTranscript } from './transcript/take.js';

// Evidence: events → evidence. createCollector takes events one by one, collectEvidence all at once.
export type { AgentEvent, ExitFacts, Fault } from './contract/transcript/event.js';
export type { Tier } from './contract/tier.js';
export type { Asked } from './evidence/claims.js';
export { type Collector, collectEvidence, createCollector } from './evidence/collector.js';
export type { SkillEvidence } from './evidence/evidence.js';
export { computeTier, eventTier } from './evidence/tier.js';

// Verdicts: evidence → verdict (one trial) → status and trials (a unit) → a row of results.json.
export { type Result, ResultSchema, type Results, ResultsSchema, type Trial } from './contract/result.js';
export type { Verdict } from './contract/verdict.js';
export { blankResult } from './unit/trial/context.js';
export { type Judged, judge } from './verdict/judge.js';
export { aggregateTrials, wilson } from './verdict/trials.js';

// Baseline, deltas, gate.
export {
  type Baseline,
  BaselineFileSchema,
  parseBaseline,
  parseRefBaseline,
  serializeBaseline,
  updateBaseline,
} from './baseline/index.js';
export {
  type Comparison,
  ComparisonSchema,
  compareBaselines,
  DELTAS,
  type Delta,
  type DeltaRow,
} from './delta/compare.js';
export { exitCode } from './delta/gate.js';
export type { CompareInput } from './delta/input.js';

// Reports: pure strings. Text from agents is escaped for the format.
export { REPORT_FORMATS, type ReportFormat, type ReportOptions, renderReport } from './report/index.js';

// The offline router: tools and skills → a router; query → the payload of `omni.router.route_test.v1`.
export { loadRouteIndex, type RouteIndex } from './setup/routing/route-index.js';
export { loadEmbedder, loadVectors } from './setup/routing/vectors.js';
export type { RoutePayload } from './router/payload.js';
export { type RouteQuestion, routeQuery } from './router/route-query.js';
export { createRouter, type RankedTool, type RankOptions, type Router } from './router/rank/router.js';
export { createTextRouter, type TextEmbedder, type TextRouter } from './router/rank/text-router.js';
export { makeTool, type RouterTool } from './router/words/tool.js';

/** @deprecated The name of version 1.0.0; use aggregateTrials. */
export { aggregateTrials as foldTrials } from './verdict/trials.js';
