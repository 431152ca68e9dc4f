/** The commands, loaded when asked for. */
import type { Command } from '../command.js';

// biome-ignore format: one row per command
export const COMMANDS: Record<string, () => Promise<Command>> = {
  discover: () => import('./discover.js').then(({ discover }) => discover as unknown as Command),
  run: () => import('./run.js').then(({ run }) => run as unknown as Command),
};
