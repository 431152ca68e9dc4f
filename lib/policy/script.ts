/** Policy of a fixed script: step n gets turn n, and plain prose afterwards. For tests, and for requests that belong to no case. */
import type { ModelTurn, Policy } from '../model/wire.js';

/** Never empty: Copilot 1.0.102 ends with exit 1 on an empty answer. */
export const PROSE: ModelTurn = { text: 'Done.', calls: [] };

export const scriptPolicy =
  (turns: readonly ModelTurn[]): Policy =>
  (request) =>
    turns[request.step] ?? PROSE;
