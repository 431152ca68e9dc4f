/** By which an agent's listing in an unknown form is told from an empty one. */

/** Where an agent writes of its skills, as far as that is always so: measured without a skill, with one, with broken ones and with 400. */
export interface ListingSigns {
  /** Skills of its own that it lists whatever the source has, and names nowhere else; none where it has none. */
  own: readonly string[];
  /** Words that stand above a listing, and in no request without one. */
  heading: RegExp;
  /** The tool by which a model loads a skill; null: it opens the file. */
  tool: string | null;
}
