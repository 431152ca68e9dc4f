/** What one request of an agent says about skills, word for word: all that a model needs to choose one of them, and nothing else. */

export interface ListingText {
  /** Passages of the request, in its order: the agent's words on when to use a skill, and the listing, cut where the agent cut it. */
  passages: string[];
  /** The tool by which a skill is called. */
  tool: { name: string; description: string; input_schema: unknown };
  /** The agent puts its skills in no certain order: the same ones in another order are the same listing. */
  unordered?: true;
}

/** One of the calls that a model answered with. */
export interface AnsweredCall {
  name: string;
  input: unknown;
}
