import type { PredictedOffer } from '../../lib/agents/interface/agent.js';

export interface Sample {
  id: string;
  section: string;
  what: string;
  /** Asked in a session of its own: for what its field does, or because it is long. */
  alone?: string;
  solo?: boolean;
}

/** What an agent made of a sample. */
export interface Cell {
  listed: 'full' | 'cut' | 'name' | 'other' | 'no' | 'first' | 'second' | 'both' | 'either';
  /** The name in the listing, where it is another than the front matter's. */
  as?: string;
  chars?: number;
  shown?: string;
  loads?: 'whole' | 'part' | 'no';
  /** Where a model sees the path of its folder, or the name of a file there. */
  seen?: 'listing' | 'load' | 'no';
}

export interface AgentMeasurement {
  version: string;
  folder: string;
  cells: Record<string, Cell>;
  folders?: string[][];
}

export interface Measurement {
  agents: Record<string, AgentMeasurement>;
}

export interface Asker {
  ready(name: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Imports a module of the library by its path below lib. */
export type ImportLib = (path: string) => Promise<unknown>;

export const SAMPLES: readonly Sample[];
export function openAsker(lib: ImportLib): Promise<Asker>;
export function measureAgent(
  asker: Asker,
  name: string,
  options?: { only?: readonly string[] },
): Promise<AgentMeasurement>;
export function predictCells(lib: ImportLib): Promise<Record<string, Record<string, PredictedOffer>>>;
export function renderPage(measurement: Measurement): string;
