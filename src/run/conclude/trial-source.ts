/** Where the trials of a batch lie → one of them as a folder, for as long as it is read. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface TrialSource {
  /** Null where it is not here. The id of the unit is a plain name. */
  open(unit_run_id: string, trial: number): Promise<OpenTrial | null>;
  /** Nothing more will be read. */
  close(): Promise<void>;
}

export interface OpenTrial {
  folder: string;
  close(): Promise<void>;
}

/** Of a batch that is on this machine. */
export function trialsIn(batch: string): TrialSource {
  return {
    async open(unit_run_id, trial) {
      const folder = join(batch, 'units', unit_run_id, `trial-${trial}`);
      return existsSync(folder) ? { folder, close: async () => {} } : null;
    },
    close: async () => {},
  };
}
