/** What a CLI refuses of a marketplace.json: each agent's folder with marketplaces has a reader, measured with the CLI's own step that adds one. */
import type { z } from 'zod';
import type { Marketplace } from '../../skill/marketplace.js';

export interface MarketplaceReader {
  /** Paths at which it looks for one, relative to a source. */
  paths: readonly string[];
  /** A session reads the file again and refuses it as the step did; otherwise it reads only what was installed. */
  rereads: boolean;
  findFaults(market: Marketplace): MarketplaceFault[];
}

export interface MarketplaceFault {
  path: readonly PropertyKey[];
  message: string;
  /** What cannot be installed: the one plugin at the path, or any of them. */
  costs: 'plugin' | 'marketplace';
}

/** One fault per place: of a union the member with the fewest mistakes is what its author meant. */
export function faultsOf(
  { error }: { error?: z.ZodError | undefined },
  costs: MarketplaceFault['costs'],
  below: readonly PropertyKey[] = [],
): MarketplaceFault[] {
  const all = (error?.issues ?? []).map((issue) => {
    const { path, message } = deepest(issue);
    return { path: [...below, ...path], message, costs };
  });
  return [...new Map(all.map((fault) => [JSON.stringify(fault.path), fault])).values()];
}

export function deepest(issue: z.core.$ZodIssue): { path: PropertyKey[]; message: string } {
  let { path, message } = issue;
  for (let inner: z.core.$ZodIssue | undefined = issue; inner; ) {
    const members: z.core.$ZodIssue[][] = inner.code === 'invalid_union' ? inner.errors : [];
    inner = members.toSorted((a, b) => a.length - b.length || rank(a) - rank(b))[0]?.[0];
    if (inner) {
      path = [...path, ...inner.path];
      message = inner.message;
    }
  }
  return { path, message };
}

/** A value of another type, or with another `type`, was meant for another member. */
function rank(issues: readonly z.core.$ZodIssue[]): number {
  const [first] = issues;
  if (first?.path.at(-1) === 'type') return 1;
  return first?.code === 'invalid_type' && first.path.length === 0 ? 2 : 0;
}
