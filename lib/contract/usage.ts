/** How often skills were offered, used, refused, read by hand or worked on: docs/usage.md defines each. */

export interface UsageCount {
  /** Loaded by the agent's own mechanism, as its model or its user asked for. */
  used: number;
  /** Of those, the ones that the user asked for by name. */
  asked_for: number;
  /** Called, and the call was denied, blocked, failed or never ended. */
  refused: number;
  /** Its text came to the model in another way: by another tool, from a file that was not offered, printed by a program. */
  read_by_hand: number;
  /** Its SKILL.md was changed; what was read of it for that counts nowhere else. */
  worked_on: number;
}

export interface UsageRow extends UsageCount {
  skill: string;
  agent: string;
  /** The week as ISO 8601 writes it, such as 2026-W47; '' where the session has no time. */
  week: string;
  /** Sessions whose own list named it. */
  offered: number;
  /** Days (yyyy-mm-dd) of the first and the last use; '' without one. */
  first_used: string;
  last_used: string;
}

/** One row for each skill, agent and week. */
export type Usage = Map<string, UsageRow>;
