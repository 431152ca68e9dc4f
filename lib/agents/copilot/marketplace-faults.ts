/** A marketplace.json → what `copilot plugin marketplace add` and `copilot plugin install` refuse of it (1.0.102, each rule tried on it). */
import { z } from 'zod';
import { asFields, isJson, list } from '../../input/json-value.js';
import type { Marketplace } from '../../skill/marketplace.js';
import { faultsOf, findTwins, type MarketplaceFault, misnamed } from '../interface/marketplace.js';
import { MARKETPLACES } from './plugins.js';

const name = z
  .string()
  .regex(/^[A-Za-z0-9.-]+$/, { error: misnamed('a name may have only letters, digits, dashes and dots') })
  .refine((text) => !text.includes('..'), 'a name must not contain two dots in a row');
const text = z.string();
/** A path, several, or the declaration itself, of which nothing more is looked at. */
const declared = z
  .union([text, z.array(text), z.looseObject({})], 'it must be a path, a list of paths or an object')
  .optional();
const remote = z.union([
  z.looseObject({ source: z.literal('github'), repo: text.regex(/^[^/\s]+\/[^/\s]+$/, 'it must be owner/name') }),
  z.looseObject({ source: z.enum(['url', 'git', 'git-subdir']), url: text }),
]);

/** An empty one is none. */
const email = z.union([z.literal(''), z.email()], 'it is no address').optional();

/** One entry that is wrong, and none of the others can be installed either. */
const MarketSchema = z.looseObject({
  name,
  owner: z.looseObject({ name: text, email }),
  metadata: z.looseObject({ description: text.optional(), version: text.optional() }).optional(),
  plugins: z.array(
    z.looseObject({
      name,
      source: z.union([text, remote]),
      description: text.optional(),
      version: text.optional(),
      author: z.looseObject({ name: text, email }).optional(),
      homepage: z.url().optional(),
      repository: z.url().optional(),
      license: text.optional(),
      category: text.optional(),
      keywords: z.array(text).optional(),
      tags: z.array(text).optional(),
      strict: z.boolean().optional(),
      skills: declared,
      commands: declared,
      agents: declared,
      hooks: declared,
      mcpServers: declared,
      lspServers: declared,
      outputStyles: declared,
    }),
  ),
});

function findFaults({ fields, marked, findPlugin }: Marketplace): MarketplaceFault[] {
  const whole = faultsOf(MarketSchema, fields, 'marketplace');
  if (marked) whole.push({ path: [], message: 'it begins with a byte order mark', costs: 'marketplace' });
  const entries = list(asFields(fields)['plugins']);
  const later = findTwins(entries, 'marketplace');
  if (whole.length + later.length > 0) return [...whole, ...later];
  return entries.flatMap((entry, at): MarketplaceFault[] =>
    isJson(entry) && typeof entry['source'] === 'string' && !findPlugin(entry)
      ? [{ path: ['plugins', at, 'source'], message: 'there is no such folder', costs: 'plugin' }]
      : [],
  );
}

export const marketplace = { paths: MARKETPLACES, rereads: true, findFaults };
