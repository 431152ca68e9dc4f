/** What an agent put of a skill before the model, and why not all of it: schemas and shapes. */
import { posix } from 'node:path';
import { z } from 'zod';

export const OfferStateSchema = z.enum(['full', 'cut', 'name_only', 'absent']);

/** By how much a listing is too long; `by` is null where that is not known. */
export const ExcessSchema = z.object({
  by: z.int().nullable(),
  limit: z.int(),
  unit: z.enum(['characters', 'tokens']),
});

/** Each of them is enough; `reason` ends with them. Absent where none is known. */
export const FixesSchema = z.array(z.string()).optional();

export const OfferSchema = z.object({
  offer: OfferStateSchema,
  kept_chars: z.int().nonnegative(),
  of_chars: z.int().nonnegative(),
  reason: z.string().nullable().default(null),
  fixes: FixesSchema,
  /** In the place of a description stands other text, such as the first lines below the front matter. */
  instead: z.literal(true).optional(),
  /** Of a description that was cut: what the model does not read, its first 400 characters. */
  lost: z.string().optional(),
  /** The skill is not offered in full because all listed skills together need more room than there is; absent elsewhere. */
  over: ExcessSchema.optional(),
});

export type OfferState = z.infer<typeof OfferStateSchema>;
export type Excess = z.infer<typeof ExcessSchema>;
export type Offer = z.infer<typeof OfferSchema>;

/** Why a skill is not offered in full. */
export interface Explanation {
  /** One sentence that ends with the fixes. */
  reason: string;
  /** What to do about it; each is enough. */
  fixes: string[];
}

/** The fix of a file that lies where an agent does not look. */
export const MOVE_IT = 'move it';

export const explain = (why: string, ...fixes: string[]): Explanation => ({
  reason: `${why}; ${fixes.join(', or ')}.`,
  fixes,
});

/** What a front matter, a file beside it or a manifest says on purpose is no fault; by these words it is known in whatever is recorded, too. */
const KEPT = 'its author keeps it from models';
export const explainKept = (by: string, undo = 'remove that line'): Explanation =>
  explain(`${KEPT}: ${by}`, `${undo} if models should use it`);
/** By what, of such a reason. */
export const keptBy = (reason: string | null): string => new RegExp(`${KEPT}: (.*?);`).exec(reason ?? '')?.[1] ?? '';
export const isKept = (reason: string | null | undefined): boolean => reason?.includes(KEPT) ?? false;

/** How an agent comes to a skill that lies where it does not look. */
export interface WayTo {
  /** A copy goes into a folder that is there already, and that no link can replace. */
  do: 'link' | 'copy';
  /** Where the agent looks, from the source's root. */
  path: string;
  /** What is there now, as a link has it. */
  target: string;
}

export const nameWay = ({ do: verb, path, target }: WayTo): string =>
  verb === 'link' ? `link ${path} → ${target}` : `copy ${posix.join(posix.dirname(path), target)} into ${path}`;

/** Of a fix that is one. */
export function readWay(fix: string): WayTo | null {
  const [, link, target] = /^link (\S+) → (\S+)$/.exec(fix) ?? [];
  if (link !== undefined && target !== undefined) return { do: 'link', path: link, target };
  const [, from, path] = /^copy (\S+) into (\S+)$/.exec(fix) ?? [];
  if (from === undefined || path === undefined) return null;
  return { do: 'copy', path, target: posix.relative(posix.dirname(path), from) };
}

/** What the rule `skill-offer` says of a skill, before the agents. */
export const OFFER_WORDS = [
  ['absent', 'not offered'],
  ['instead', 'offered with other text in the place of a description'],
  ['name_only', 'offered by name only'],
  ['cut', 'offered with its description cut'],
] as const;

/** Who has it how, by that sentence, the worst first; with none named, all have it in the same way. */
export function readOffers({ message, agents }: { message: string; agents: readonly string[] }) {
  const parts = message.split('; ');
  const ofAgent = (agent: string) =>
    parts.find((part) => part.split(/[\s,]+/).some((word) => word.replace(/:$/, '') === agent));
  const stateOn = (agent: string) =>
    OFFER_WORDS.find(([, words]) => (ofAgent(agent) ?? message).startsWith(words))?.[0];
  const rank = (state: string | undefined) => OFFER_WORDS.findIndex(([one]) => one === state);
  const all = agents.map((agent) => [agent, stateOn(agent)] as const);
  return new Map(all.sort(([, one], [, other]) => rank(one) - rank(other)));
}
