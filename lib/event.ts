/**
 * Events: the typed facts of a transcript. An agent's parser makes them, evidence reads them; neither knows the other.
 * An event's strings may be megabytes long: it is consumed when emitted and not kept.
 */

/** What became of a tool call (contract section 4). `unavailable`: the agent has no such tool. `unfinished`: no result was seen. */
export type ToolOutcome = 'ran' | 'failed' | 'blocked_by_hook' | 'denied' | 'unavailable' | 'unfinished';

/** Why a unit could not be judged; recognised on every agent in its own words. */
export type FaultKind =
  | 'auth'
  | 'rate_limit'
  | 'quota'
  | 'server'
  | 'unreachable'
  | 'server_timeout'
  | 'cli_missing'
  | 'bad_config'
  | 'subagent_missing'
  | 'crashed';

export interface Fault {
  kind: FaultKind;
  /** The agent's own words, one line, at most 500 characters. */
  message: string;
}

/**
 * Where an event was seen: the stream and its 1-based line. Spread it last: in a literal that goes on after a spread, Node 20 makes
 * a hidden class an object, five times slower and kept until a full collection.
 */
export interface EventPlace {
  stream: 'stdout' | 'stderr' | 'session_log';
  line: number;
  /** That line, cut to 500 characters: what the proof log shows. */
  proof: string;
}

export type AgentEvent = EventPlace &
  (
    | {
        /** A finished (or never finished) tool call that is not a skill call. */
        type: 'tool_call';
        call_id: string;
        tool: string;
        input: unknown;
        outcome: ToolOutcome;
        /** The refusal's or error's words, when there are any. */
        message: string | null;
        /** What the tool gave back to the model; '' when nothing. */
        output: string;
      }
    | {
        /**
         * The agent's own skill mechanism was asked for a skill.
         * how: `invoked` by a call, `forked` into a subagent, `injected` by a mention without a call.
         */
        type: 'skill_call';
        call_id: string;
        tool: string;
        input: unknown;
        /** The id as the agent wrote it; a plugin prefix is kept (`demo-plugin:alpha`). */
        skill: string;
        /** Front-matter name or directory, where the transcript proves that the id means that skill. */
        also: string[];
        how: 'invoked' | 'forked' | 'injected';
        outcome: ToolOutcome;
        message: string | null;
        output: string;
      }
    | {
        /**
         * A file of a skill's folder was read by a generic tool (shell, Read, view).
         * text: `own` when the skill's instructions came back, `other` for another file of its folder,
         * `none` when the call ran but what came back is not the skill's text (listed, counted, matched, too large).
         */
        type: 'skill_read';
        call_id: string;
        skill: string;
        also: string[];
        path: string | null;
        text: 'own' | 'other' | 'none';
        /** How it was named without being read, in a word, for text `none`: listed, searched, written, failed, denied … */
        why: string | null;
      }
    | { type: 'message'; text: string }
    | { type: 'fault'; fault: Fault }
    | {
        /** The agent's closing line; its absence is a sign of a killed run, whatever the exit code says. */
        type: 'end';
        usage: { input_tokens: number | null; output_tokens: number | null; cost_usd: number | null };
        session_id: string | null;
      }
    | { type: 'final_answer'; text: string }
  );

/** How the process ended, as the runner saw it; exit codes alone are not believed (three CLIs exit 0 when killed). */
export interface ExitFacts {
  exit_code: number | null;
  signal: string | null;
  timed_out: boolean;
  /** Our own `--early-stop` ended it: exit_code and signal are then null, and no closing line is missed. */
  stopped_early?: boolean;
  /** Set when the process could not be started. */
  spawn_error?: string | null;
}
