/** The companion library. Nothing in it prints, exits or knows GitHub; every door to the outside is an argument. */
export type { Agent, Install } from './agents/agent.js';
export { type AgentKey, parseAgentKey, parseAgentKeys } from './agents/agent-key.js';
export { AGENT_NAMES, AGENTS } from './agents/index.js';
export {
  type Baseline,
  BaselineFileSchema,
  parseBaseline,
  parseRefBaseline,
  serializeBaseline,
  updateBaseline,
} from './baseline.js';
export { type BatchDoors, type BatchInput, runBatch } from './batch.js';
export { parseCasesJson as parseCases } from './case/corpus-json.js';
export { type Case, CaseSchema, CorpusSchema } from './case/schema.js';
export { selectCases } from './case/select.js';
export { ConfigError } from './config-error.js';
export { type Comparison, ComparisonSchema, compareBaselines, DELTAS } from './delta.js';
export { type Discovery, discoverOffers } from './discover.js';
export type { Doors } from './doors.js';
export type { AgentEvent, ExitFacts, Fault } from './event.js';
export { collectEvidence } from './evidence/collector.js';
export type { SkillEvidence, Tier } from './evidence/evidence.js';
export { computeTier, eventTier } from './evidence/tier.js';
export { exitCode } from './gate.js';
export { type BatchFolder, createBatchFolder, reopenBatchFolder } from './io/batch-folder.js';
export { loadCorpus } from './io/corpus.js';
export { openDoors } from './io/doors.js';
export { installAgent } from './io/install.js';
export { loadRouteIndex } from './io/route-index.js';
export { readSource } from './io/source.js';
export { stageSource } from './io/stage.js';
export { loadVectors } from './io/vectors.js';
export { compareOffers, listOffers } from './offer.js';
export { type Plan, PlanSchema, planBatch } from './plan.js';
export { renderReport } from './report/index.js';
export { type Result, ResultSchema, type Results, ResultsSchema } from './result.js';
export { routeQuery } from './router/route-query.js';
export { createRouter } from './router/router.js';
export type { Skill, Source } from './skill/skill.js';
export { type ReadyAgent, type SharedSource, takeTranscript } from './transcript.js';
export { foldTrials } from './trials.js';
export { judge, type Verdict } from './verdict.js';
