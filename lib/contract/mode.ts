/** The modes, and what the parts of this tool need to know of each. */
import { z } from 'zod';

export const MODES = ['oracle', 'router', 'model', 'replay', 'live'] as const;
export const ModeSchema = z.enum(MODES);
export type Mode = z.infer<typeof ModeSchema>;

/** A model made the choice, now or when it was recorded; in the others a program did. */
export const asksModel = (mode: Mode): boolean => mode === 'model' || mode === 'replay' || mode === 'live';

/** Those in which something is measured, and for which a baseline may hold an expectation of its own. */
export const MEASURED_MODES = ['oracle', 'router', 'model', 'live'] as const;
export const MeasuredModeSchema = z.enum(MEASURED_MODES);
export type MeasuredMode = z.infer<typeof MeasuredModeSchema>;

/** By whose expectations results are judged: a replayed decision is expected to be what it was when it was made. */
export const judgedAs = ({
  mode,
  decider,
}: {
  mode: Mode;
  decider?: { mode: 'model' | 'live' } | undefined;
}): MeasuredMode => (mode === 'replay' ? (decider?.mode ?? 'model') : mode);
