export interface LabelRow {
  skill: string;
  aliases: string[];
  used: boolean;
  how: string;
  min_tier: 1 | 2 | 3 | null;
  infra: boolean;
  infra_reason: string | null;
  tool_calls: { tool: string; input_contains: string; outcome: string }[];
  debatable?: boolean;
  /** Debatable only as long as the skills' files are not at hand. */
  files_decide?: boolean;
}
export interface Item {
  item: string;
  agent: string;
  /** Names of its files, for bytesOf. */
  stdout: string;
  stderr: string | null;
  session_logs: string[];
  bytesOf(file: string): Buffer;
  meta: Record<string, unknown>;
  rows: LabelRow[];
}
export function listItems(corpus: string): Item[];
export function createLineReader(
  item: Pick<Item, 'bytesOf'>,
  createLineSplitter: (onLine: (line: string) => void) => { write(bytes: Uint8Array): void; end(): void },
): (file: string, onLine: (line: string) => void) => Promise<void>;
