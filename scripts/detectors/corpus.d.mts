export interface LabelRow {
  skill: string;
  aliases: string[];
  used: boolean;
  how: string;
  min_tier: 1 | 2 | 3 | null;
  infra: boolean;
  tool_calls: { tool: string; input_contains: string; outcome: string }[];
  debatable?: boolean;
  /** Debatable only as long as the skills' files are not at hand. */
  files_decide?: boolean;
}
export interface Item {
  item: string;
  agent: string;
  stdout: string;
  stderr: string | null;
  session_logs: string[];
  meta: Record<string, unknown>;
  rows: LabelRow[];
}
export function listItems(corpus: string): Item[];
