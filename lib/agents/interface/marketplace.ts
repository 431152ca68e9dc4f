/** What a CLI refuses of a marketplace.json: each agent's folder with marketplaces has a reader, measured with the CLI's own step that adds one. */
import type { z } from 'zod';
import { type FieldFault, findFieldFaults } from '../../input/field-fault.js';
import type { Marketplace } from '../../skill/marketplace.js';

export interface MarketplaceReader {
  /** Paths at which it looks for one, relative to a source. */
  paths: readonly string[];
  /** A session reads the file again and refuses it as the step did; otherwise it reads only what was installed. */
  rereads: boolean;
  /** Names, in lower case, that it takes from its vendor's own repositories alone, which a folder does not tell. */
  reserved?: { names: readonly string[]; words: string };
  findFaults(market: Marketplace): MarketplaceFault[];
}

export interface MarketplaceFault extends FieldFault {
  /** What cannot be installed: the one plugin at the path, or any of them. */
  costs: 'plugin' | 'marketplace';
}

/** Of a plugin's own files, as a session reads them. */
export interface ManifestFault extends FieldFault {
  /** Below the plugin's folder. */
  file: string;
  /** It takes nothing of the plugin, or only leaves this field out. */
  costs: 'plugin' | 'field';
}

export const faultsOf = (
  schema: z.ZodType,
  value: unknown,
  costs: MarketplaceFault['costs'],
  below: readonly PropertyKey[] = [],
): MarketplaceFault[] =>
  findFieldFaults(schema, value).map((fault) => ({ ...fault, path: [...below, ...fault.path], costs }));
