/** A marketplace.json → what `claude plugin marketplace add` and `claude plugin install` refuse of it (2.1.330, each rule tried on it). */
import { z } from 'zod';
import { asFields, isJson, list } from '../../input/json-value.js';
import type { Marketplace } from '../../skill/marketplace.js';
import { faultsOf, findTwins, type MarketplaceFault, misnamed } from '../interface/marketplace.js';
import { RESERVED_MARKETPLACES } from './facts.js';
import { ManifestSchema } from './manifest.js';
import { MARKETPLACE } from './marketplace.js';

const WORDS = 'a name may have only letters, digits, dots, dashes and underscores, and begins with a letter or digit';
const id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, { error: misnamed(WORDS) });
const text = z.string();

/** Names of places that are no marketplace. */
const OWN = ['inline', 'builtin', 'skills-dir', 'synced', 'claude-plugin-test'];

const OFFICIAL =
  /official[^a-z0-9]*(?:anthropic|claude)|(?:anthropic|claude)[^a-z0-9]*official|^(?:anthropic|claude)[^a-z0-9]*(?:marketplace|plugins|director(?:y|ies))/i;

const MarketSchema = z.looseObject({
  $schema: text.optional(),
  name: id
    .refine((name) => !OWN.includes(name.toLowerCase()), 'Claude Code keeps this name for plugins of its own')
    .refine(
      (name) => RESERVED_MARKETPLACES.includes(name.toLowerCase()) || !OFFICIAL.test(name),
      'Claude Code refuses a name that passes for an official marketplace',
    ),
  owner: z.looseObject({ name: text.min(1, 'the name is empty'), email: text.optional(), url: text.optional() }),
  metadata: z
    .looseObject({ description: text.optional(), version: text.optional(), pluginRoot: text.optional() })
    .optional(),
  description: text.optional(),
  version: text.optional(),
  plugins: z.array(z.unknown()),
});

const KINDS = ['github', 'url', 'git', 'git-subdir', 'npm', 'archive'] as const;
const remote = z
  .looseObject({ source: z.enum(KINDS) })
  .refine(({ source, repo }) => source !== 'github' || /^[^/\s]+\/[^/\s]+$/.test(String(repo ?? '')), {
    message: 'repo must be owner/name',
    path: ['repo'],
  });
const climbs = (path: string) => path.split('/').includes('..');

/** What a plugin.json is forgiven is not forgiven here. `strict` is its own. */
const entrySchema = (has_root: boolean) =>
  ManifestSchema.extend({
    name: id,
    source: z.union([
      text
        .refine((path) => path.startsWith('./') || path === '.' || (has_root && path !== ''), 'it must begin with ./')
        .refine((path) => !climbs(path), 'it must not contain ..'),
      remote,
    ]),
    author: z.looseObject({ name: text }).optional(),
    homepage: z.url().optional(),
    repository: text.optional(),
    license: text.optional(),
    keywords: z.array(text).optional(),
    description: text.optional(),
    category: text.optional(),
    tags: z.array(text).optional(),
    strict: z.boolean().optional(),
  });

function findFaults({ fields, findPlugin }: Marketplace): MarketplaceFault[] {
  const whole = faultsOf(MarketSchema, fields, 'marketplace');
  const { plugins, metadata } = asFields(fields);
  const schema = entrySchema(typeof asFields(metadata)['pluginRoot'] === 'string');
  const each = list(plugins).flatMap((entry, at): MarketplaceFault[] => {
    const below = ['plugins', at];
    const faults = faultsOf(schema, entry, 'plugin', below);
    if (faults.length > 0 || !isJson(entry) || typeof entry['source'] !== 'string' || findPlugin(entry)) return faults;
    return [{ path: [...below, 'source'], message: 'there is no such folder', costs: 'plugin' }];
  });
  // It installs the first.
  return [...whole, ...findTwins(list(plugins), 'plugin'), ...each];
}

const reserved = {
  names: RESERVED_MARKETPLACES,
  words: 'it adds a marketplace of this name only from repositories of `anthropics` on GitHub',
};

export const marketplace = { paths: [MARKETPLACE], rereads: true, reserved, findFaults };
