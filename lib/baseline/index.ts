/** The baseline: what each case is expected to do on each agent. */
export { findExpectation, lockedVersions } from './expectation.js';
export { type BaselineChange, recordOffers } from './offers.js';
export { parseBaseline, parseRefBaseline } from './parse.js';
export {
  BASELINE_FILE,
  type Baseline,
  type BaselineEntry,
  BaselineFileSchema,
} from './schema.js';
export { serializeBaseline } from './serialize.js';
export { updateBaseline } from './update.js';
