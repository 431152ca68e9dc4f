/** What the embedded model answers where nothing is to be called. */
import type { ModelTurn } from '../model/wire.js';

/** Never empty: Copilot 1.0.102 ends with exit 1 on an empty answer. */
export const PROSE: ModelTurn = { text: 'Done.', calls: [] };
