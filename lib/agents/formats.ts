/** A record, or a database of sessions → the agent whose it is, whatever flag was given; and a database's records. */
import type { Database, SessionTables } from '../contract/ports/database.js';
import type { Json } from '../input/json-value.js';
import { formats as claude } from './claude/format.js';
import { formats as cline } from './cline/format.js';
import { formats as codex } from './codex/format.js';
import { formats as copilot } from './copilot/format.js';
import { formats as gemini } from './gemini/format.js';
import type { Recognised, TranscriptFormats } from './interface/transcript-parser.js';
import { SESSION_TABLES as KILO_TABLES, formats as kilo } from './kilo/facts.js';
import { SESSION_TABLES as OPENCODE_TABLES, formats as opencode } from './opencode/facts.js';
import { formats as pi } from './pi/format.js';
import { formats as qwen } from './qwen/format.js';

export const FORMATS = { claude, codex, copilot, gemini, opencode, pi, qwen, cline, kilo } satisfies Record<
  string,
  TranscriptFormats
>;

export interface Attributed extends Recognised {
  agent: keyof typeof FORMATS;
}

export function attribute(record: Json): Attributed | null {
  let first: Attributed | null = null;
  for (const agent of Object.keys(FORMATS) as (keyof typeof FORMATS)[]) {
    const found = FORMATS[agent].recognise(record);
    if (found?.sure) return { agent, ...found };
    if (found) first ??= { agent, ...found };
  }
  return first;
}

/** Whether a command line asks that agent for records; what else it prints is text. */
export const asksForJson = (agent: string, argv: readonly string[]): boolean =>
  Object.hasOwn(FORMATS, agent) && FORMATS[agent as keyof typeof FORMATS].asksForJson(argv);

/** Agents that keep their sessions in a database. */
const TABLES: Readonly<Record<string, SessionTables>> = { opencode: OPENCODE_TABLES, kilo: KILO_TABLES };

/** A fork's has the tables of its parent, too. Empty where it has other tables, because it does not belong to an agent. */
const ownersOf = ({ tables }: Database): [agent: string, SessionTables][] =>
  Object.entries(TABLES)
    .filter(([, own]) => own.tables.every((table) => tables.includes(table)))
    .sort(([, one], [, other]) => other.tables.length - one.tables.length)
    .slice(0, 1);

export function* listSessionLines(database: Database): Generator<string> {
  for (const [, { listRecords }] of ownersOf(database))
    for (const record of listRecords(database)) yield JSON.stringify(record);
}

export interface ConversationLine {
  agent: string;
  /** Its id. */
  conversation: string;
  line: string;
  is_last: boolean;
}

export function* listConversationLines(database: Database): Generator<ConversationLine> {
  for (const [agent, { listConversations }] of ownersOf(database))
    for (const { record, ...of } of listConversations(database)) yield { agent, line: JSON.stringify(record), ...of };
}
