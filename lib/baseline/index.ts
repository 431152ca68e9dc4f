/** The baseline: what each case is expected to do on each agent. */
export { type Expectation, findExpectation, lockedVersions, recordedModes } from './expectation.js';
export { type BaselineChange, knowsOffers, recordOffers } from './offers.js';
export { parseBaseline, parseRefBaseline } from './parse.js';
export {
  BASELINE_FILE,
  type Baseline,
  type BaselineEntry,
  BaselineFileSchema,
  type BaselineOffer,
  type ExpectedStatus,
} from './schema.js';
export { serializeBaseline } from './serialize.js';
export { updateBaseline } from './update.js';
