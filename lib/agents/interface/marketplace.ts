/** What a CLI refuses of a marketplace.json: each agent's folder with marketplaces has a reader, measured with the CLI's own step that adds one. */
import type { z } from 'zod';
import { type FieldFault, findFieldFaults } from '../../input/field-fault.js';
import { asFields } from '../../input/json-value.js';
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

/** What is wrong with a name, and the nearest that every agent takes. */
export const misnamed =
  (words: string) =>
  ({ input }: { input?: unknown }): string => {
    const plain = String(input ?? '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    return plain === '' ? words : `${words}; write "${plain}"`;
  };

/** The later ones of entries with one name. */
export function findTwins(entries: readonly unknown[], costs: MarketplaceFault['costs']): MarketplaceFault[] {
  const names = entries.map((entry) => asFields(entry)['name']);
  const fix = 'give each plugin a name of its own, or remove one of the two entries';
  return names.flatMap((name, at): MarketplaceFault[] =>
    typeof name === 'string' && names.indexOf(name) < at
      ? [{ path: ['plugins', at, 'name'], message: `'${name}' is there twice`, fix, costs }]
      : [],
  );
}

export const faultsOf = (
  schema: z.ZodType,
  value: unknown,
  costs: MarketplaceFault['costs'],
  below: readonly PropertyKey[] = [],
): MarketplaceFault[] =>
  findFieldFaults(schema, value).map((fault) => ({ ...fault, path: [...below, ...fault.path], costs }));
