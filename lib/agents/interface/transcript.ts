/** What an agent leaves of its runs, and how that is read. */
import type { AgentEvent } from '../../contract/transcript/event.js';
import type { Attribute, TranscriptFacts, TranscriptParser } from './transcript-parser.js';

export interface AgentTranscript {
  /** `attribute`: the table of all agents' formats, from lib/agents/formats.ts, so that a transcript of another agent is told from a broken one. */
  createParser(facts: TranscriptFacts, emit: (event: AgentEvent) => void, attribute: Attribute): TranscriptParser;
  /** Proven for this CLI: a plain skill that is loaded beside others in one session leaves the evidence that it leaves alone. */
  shares_sessions?: boolean;
  /** Of the calls of one message it shortens answers that are longer in all; absent: it was not seen to. */
  most_answer_chars?: number;
  /** The unit's own session logs below its home, as globs relative to it. */
  session_logs: readonly string[];
  /** Its output does not show what a call brought, or what subagents did: these logs are kept with the trial. */
  keeps_session_logs?: true;
  /** A log below its home of what it does not take of a plugin, and its lines: groups `message`, and `plugin`, `file` or `kind` as in the event. */
  refusals?: { log: string; lines: readonly RegExp[] };
  /** Folders below a user's own home to which the agent writes logs. */
  shared_logs: readonly string[];
  sessions: SessionPlace;
  /** A line of a session file → the words that its user typed; null when it holds none. Absent: not known. */
  promptOf?(line: string): string | null;
  /** A line of a session file → the skills that the session's own list names in it; null when it holds no list. Absent: the file keeps none. */
  listedIn?(line: string): ListedSkill[] | null;
}

export interface ListedSkill {
  id: string;
  /** The SKILL.md that the list names; null where it names none. */
  path: string | null;
}

/** Where the agent keeps its user's sessions. */
interface SessionPlace {
  /** Its own folder below the user's home. */
  home: string;
  /** The variable that names another one; kept: what of `home` is still below that. */
  variable: string | null;
  kept?: string;
  /** What below that folder holds the sessions: a folder, or a pattern for the names of files. */
  below: string;
}
