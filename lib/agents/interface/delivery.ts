/** What an agent leaves of a long text that a model asked for. */

export interface BodyLimit {
  /** What the model gets of a SKILL.md that it loads: the text as it comes back. */
  give(skill: { name: string; text: string; body: string }): string;
  /** The rule, after the agent's name: `keeps 8,000 characters of what a tool returns`. */
  rule: string;
  /** Its sign in a text that was cut. */
  marks: RegExp;
}

export interface AgentDelivery {
  /** Absent: it gives the model all of it. */
  body_limit?: BodyLimit;
  /** What its model gets in the place of what looks like a secret; absent: the secret. */
  mask?: string;
}
