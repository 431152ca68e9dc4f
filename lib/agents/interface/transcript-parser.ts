/** What a parser of transcripts is, and what is an agent's own in it: each agent's folder implements it. */
import type { Coverage } from '../../contract/transcript/coverage.js';
import type { EventLocation, ExitFacts } from '../../contract/transcript/event.js';
import type { Json } from '../../input/json-value.js';

/** What the parser may know besides the transcript. */
export interface TranscriptFacts {
  /**
   * The installed skills, with the path of each SKILL.md as the agent saw it; null when not known. also: `plugin:skill`, the
   * form that a case may use when the transcript only shows a path.
   */
  installed_skills: { id: string; path: string; dir?: string; source?: string; also?: string[] }[] | null;
  /** Gives the first lines of a skill's body, by which its text is recognised; null where the source is not at hand (`explain` on a recording). */
  body_of: ((path: string) => string | null) | null;
  cwd: string | null;
  /** The agent was asked for text, so that lines that are not records say nothing against the reading; null when not known. */
  text_output?: boolean | null;
}

/** Turns lines into events as they arrive; keeps only the state of open calls. Never throws on bad input. */
export interface TranscriptParser {
  stdout(line: string): void;
  stderr(line: string): void;
  sessionLog(line: string): void;
  /** Emits unfinished calls and the faults that are only visible at the end. */
  end(exit: ExitFacts): void;
  /** How much was understood; whole after the end. */
  coverage(): Coverage;
}

/** What a record shows of where it comes from. */
export interface Recognised {
  /** As people would name it: `codex rollout`. */
  format: string;
  cli_version: string | null;
  /** No other agent writes such a record: Qwen Code's stream has Claude Code's shapes. */
  sure?: true;
}

/** Whose a record is, whatever agent the transcript is said to be of; null where nothing shows it. */
export type Attribute = (record: Json) => { agent: string; sure?: true } | null;

/** What is an agent's own in reading a transcript; lib/agents/parser/parser.ts makes a parser of it. */
export interface RecordParser {
  /** Takes the next record of stdout or of a session log. */
  record(record: Json, location: EventLocation, text: string): void;
  /** Each line of stdout as it came, before what it holds. */
  stdoutLine?(line: string): void;
  /** A record of stdout that `skips` took: read by its beginning alone. */
  skipped?(): void;
  /** Takes a line of stdout that is not a record. */
  text?(line: string, location: EventLocation): void;
  stderr(line: string, location: EventLocation): void;
  end(exit: ExitFacts, lines: { stdout: number; stderr: number }): void;
  /** The output is text by its own signs, as it is without the flag that asks for JSON. */
  isText?(): boolean;
}

/** How an agent's records are known. */
export interface TranscriptFormats {
  recognise(record: Json): Recognised | null;
  isKnown(record: Json): boolean;
  /** The records of a whole session that one record holds; null for another. */
  unfold?(record: Json): Json[] | null;
  /** Known, and neither a message nor a call is in it, such as a session's head. */
  isBare?(record: Json): boolean;
  /** What an unknown one is counted as. */
  typeOf?(record: Json): string;
  /** A fast path: the line is a whole record that says nothing, known by its beginning. */
  skips?(line: string): boolean;
  /** Whether the command line asks for JSON. */
  asksForJson(argv: readonly string[]): boolean;
}
