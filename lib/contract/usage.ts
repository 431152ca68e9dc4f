/** How often skills were used, refused or read by hand, by week. */

export interface UsageCount {
  /** Loaded by the agent's own mechanism, as its model or its user asked for. */
  used: number;
  /** Of those, the ones that the user asked for by name. */
  asked_for: number;
  /** Called, and the call was denied, blocked, failed or never ended. */
  refused: number;
  /** Its SKILL.md was read by another tool, where the agent has one for skills. */
  read_by_hand: number;
}

/** {skill: {week: count}}; a week is that of ISO 8601, such as 2026-W47; '' where the session names no time. */
export type Usage = Map<string, Map<string, UsageCount>>;
