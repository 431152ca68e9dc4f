/** What an agent puts before its model: read in its requests, and predicted without starting it. */
import type { Install } from '../../contract/agent-key.js';
import type { Excess, Explanation, Offer, OfferState } from '../../contract/offer.js';
import type { ListingText } from '../../model/listing.js';
import type { Codec, ModelRequest, OfferedSkill } from '../../model/wire.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { PartsReader } from './parts.js';
import type { SetOff, SettingsReader, UserSettings } from './settings.js';

export interface AgentListing {
  /** How the agent compares skill ids; default: exact. */
  id_case?: 'exact' | 'ignore';
  /**
   * Names of its own skills that it lists before a source's skill of the same listed name. Empty where the source's skill takes
   * the place of a bundled one.
   */
  bundled_skills: readonly string[];
  /** A name is all that a model is told of any skill, which is no fault of one. */
  lists_names_alone?: true;
  codec: Codec;
  /** `main` and `subagent` requests contain an offer and get the policy's answer; `side` requests get plain prose. */
  classifyRequest(request: ModelRequest): 'main' | 'subagent' | 'side';
  readOffer(request: ModelRequest): OfferedSkill[];
  /** By which a listing in a form that is not known here is told from an empty one. */
  signs: ListingSigns;
  /** Of its first request without the source's skills, at four characters a token: measured on the pinned version. */
  request_tokens: number;
  /** The same listing word for word, with the agent's own words on when to use a skill; null when it lists none. Absent: not known. */
  readListing?(request: ModelRequest): ListingText | null;
  /** What the same request lists of a plugin besides its skills. */
  parts: PartsReader;
  /** Predicts the listing without starting the agent, from facts of the pinned version. */
  predictOffers(setup: ListingContext): PredictedOffer[];
  /** A skill's description as this agent reads it, where it finds one in files in which YAML finds none. */
  readDescription?(skill: Skill): string | null;
  /** The name by which this agent lists a skill of the source (`plugin:alpha`, `alpha`). */
  listedAs(skill: Skill, setup: Pick<ListingContext, 'source' | 'install'>): string[];
  /** Which of its user's settings decide what it lists; absent: not known. */
  settings?: SettingsReader;
  /** With such settings: what they do to a skill. */
  findSetOff?(skill: Skill, setup: Pick<ListingContext, 'source' | 'install'>): SetOff | null;
  /** Why a skill of the source is absent from the offer or truncated in it, with the fix; null when not known. */
  explainOffer(skill: Skill, setup: ListingContext, offer: OfferState): Explanation | null;
  /** By how much the listing is too long, where that is the reason; absent when the agent has no budget. */
  findExcess?(skill: Skill, setup: ListingContext, offer: OfferState): Excess | null;
  /** What is left of the listing's budget in this request; absent when the agent has no budget. */
  headroom?(offered: readonly OfferedSkill[], vendor_model: string | null, settings?: UserSettings): Headroom;
  /** The part of that budget that these rows of a listing take. */
  sizeOf?(rows: readonly OfferedSkill[]): number;
}

/** The inputs that determine a listing. */
export interface ListingContext {
  source: Source;
  install: Install;
  vendor_model: string | null;
  /** The user's own; absent: none. */
  settings?: UserSettings;
}

/** left is negative when the listing exceeds its budget and descriptions were dropped. */
export interface Headroom {
  unit: 'characters' | 'tokens';
  budget: number;
  left: number;
}

export interface PredictedOffer extends Omit<Offer, 'reason' | 'fixes'> {
  skill: Skill;
  /** The name as listed. */
  id: string;
}

export interface ExplainedOffer extends PredictedOffer {
  /** Why it is not offered in full. */
  why: Explanation | null;
}

/** Where an agent writes of its skills, as far as that is always so: measured without a skill, with one, with broken ones and with 400. */
export interface ListingSigns {
  /** Skills of its own that it lists whatever the source has, and names nowhere else; none where it has none. */
  own: readonly string[];
  /** Words that stand above a listing, and in no request without one. */
  heading: RegExp;
  /** The tool by which a model loads a skill; null: it opens the file. */
  tool: string | null;
}
