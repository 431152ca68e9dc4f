/** What a note on a comparison is made of, and its two levels. */
import type { Baseline } from '../../baseline/schema.js';
import type { GateRow } from '../gate.js';
import type { CompareInput } from '../input.js';
import type { DeltaRow, Note } from '../schema.js';

export interface NoteFacts extends CompareInput {
  refBaseline: Baseline | null;
  rows: readonly (DeltaRow & GateRow)[];
  missing_agents: readonly string[];
  unrecorded: readonly string[];
}

export const warn = (message: string): Note => ({ level: 'warning', message });
export const note = (message: string): Note => ({ level: 'notice', message });
