/** Switches of plugins in a user's settings → those that are off; and whether a skill comes from one of them. */
import { z } from 'zod';
import { type Explanation, explain } from '../../contract/offer.js';
import { getOwn } from '../../input/get-own.js';
import type { ListingContext } from '../interface/listing.js';

/** What is on there is not part of the source. */
export const onlyFalse = z
  .record(z.string(), z.unknown())
  .transform((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value === false)))
  .optional();

/** Of a plugin that was installed from a marketplace: both name it. */
export function explainSwitchedOff(
  off: Readonly<Record<string, unknown>> | undefined,
  plugin: string | undefined,
  { source, install }: Pick<ListingContext, 'source' | 'install'>,
): Explanation | null {
  const key = `${plugin}@${source.marketplace_name}`;
  return install === 'marketplace' && getOwn(off, key) !== undefined
    ? explain(`the settings switch the plugin ${key} off`, 'switch it on there')
    : null;
}
