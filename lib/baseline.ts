/** The baseline: what each case is expected to do on each agent. */
export { type Expectation, findExpectation, lockedVersions, recordedModes } from './baseline/expectation.js';
export { parseBaseline, parseRefBaseline } from './baseline/parse.js';
export {
  BASELINE_FILE,
  type Baseline,
  type BaselineEntry,
  BaselineFileSchema,
  type BaselineOffer,
  type ExpectedStatus,
} from './baseline/schema.js';
export { serializeBaseline } from './baseline/serialize.js';
export { type BaselineChange, updateBaseline } from './baseline/update.js';
