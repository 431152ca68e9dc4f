/** A marketplace.json → what `codex plugin marketplace add` and `codex plugin add` refuse of it (0.169.0, each rule tried on it). */
import { z } from 'zod';
import { asFields, isJson, type Json, list } from '../../input/json-value.js';
import type { Marketplace } from '../../skill/marketplace.js';
import { faultsOf, findTwins, type MarketplaceFault, misnamed } from '../interface/marketplace.js';
import { nameClash } from './plugins.js';

const MarketSchema = z.looseObject({
  name: z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/, { error: misnamed('a name may have only letters, digits, dashes and underscores') }),
  plugins: z.array(
    z.looseObject({
      name: z.string(),
      source: z.unknown().refine((source) => source !== undefined, 'it is missing; add `"source": "./"`'),
      category: z.string().nullish(),
    }),
  ),
});

function findFaults({ fields, marked, findPlugin }: Marketplace): MarketplaceFault[] {
  const whole = faultsOf(MarketSchema, fields, 'marketplace');
  if (marked) whole.push({ path: [], message: 'it begins with a byte order mark', costs: 'marketplace' });
  if (whole.length > 0) return whole;
  const entries = list(asFields(fields)['plugins']);
  const each = entries.flatMap((entry, at): MarketplaceFault[] => {
    const [key, message, fix] = isJson(entry) ? refuse(entry, findPlugin) : [];
    const path = ['plugins', at, key ?? ''];
    return message === undefined ? [] : [{ path, message, fix, costs: 'plugin' }];
  });
  // It installs the first.
  return [...findTwins(entries, 'plugin'), ...each];
}

function refuse(entry: Json, findPlugin: Marketplace['findPlugin']): [key: string, message: string, fix?: string] | [] {
  const { name, source } = entry;
  if (!/^[A-Za-z0-9._-]+$/.test(String(name)))
    return ['name', 'a name may have only letters, digits, dots, dashes and underscores'];
  const path = typeof source === 'string' ? source : isJson(source) ? source['path'] : null;
  // It may lie elsewhere.
  if (isJson(source) && source['source'] !== 'local') return [];
  if (typeof path !== 'string' || !path.startsWith('./') || path.split('/').includes('..'))
    return ['source', 'it must begin with ./ and stay inside the marketplace'];
  const plugin = findPlugin(entry);
  if (!plugin) return ['source', 'there is no such folder'];
  const clash = nameClash(plugin);
  return clash === null ? [] : ['name', clash, 'give both the same name'];
}

export const marketplace = {
  paths: ['.agents/plugins/marketplace.json', '.claude-plugin/marketplace.json'],
  rereads: false,
  findFaults,
};
