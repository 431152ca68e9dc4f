/**
 * Events: the typed facts of a transcript. An agent's parser emits them and lib/evidence reads them; neither imports the
 * other. An event's strings may be megabytes long, so it is consumed when emitted and not kept.
 */

/**
 * What became of a tool call. `asked`: a hook left it to the user, and there is none. `unavailable`: the agent has no such tool.
 * `unfinished`: no result was seen.
 * `hook_errored`, `hook_timed_out`, `hook_not_loaded`: a hook that should have decided gave no answer that the agent could use, whether
 * or not the call then ran.
 */
export const TOOL_OUTCOMES = [
  'ran',
  'failed',
  'blocked_by_hook',
  'denied',
  'asked',
  'hook_errored',
  'hook_timed_out',
  'hook_not_loaded',
  'unavailable',
  'unfinished',
] as const;
export type ToolOutcome = (typeof TOOL_OUTCOMES)[number];

/** Why a unit could not be judged. Each agent's folder recognises these in that vendor's own messages. */
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
  | 'answer_stale'
  /** It is not known what the model would do: there is no recorded decision, or no answer to the question. */
  | 'undecided'
  | 'crashed'
  /** This program itself failed before it had a result. */
  | 'runner'
  | 'pattern_too_slow'
  | 'not_understood'
  /** What the agent lists is not known, so neither is what it does not list. */
  | 'listing_not_understood'
  /** It took so much of the machine that it was ended. */
  | 'over_bounds';

export interface Fault {
  kind: FaultKind;
  /** The agent's own words, one line, at most 500 characters. */
  message: string;
  /** What to do about it, where who found it knows. */
  fix?: string;
}

/**
 * Where an event was seen: the stream and its 1-based line. Spread it last: if properties follow a spread, Node 20 creates
 * one hidden class per object, which is five times slower and stays in memory until a full garbage collection.
 */
export interface EventLocation {
  stream: 'stdout' | 'stderr' | 'session_log';
  line: number;
  /** That line, cut to 500 characters: what the proof log shows. */
  proof: string;
}

/** other: another file's. empty: nothing of it came, or its SKILL.md holds nothing below the front matter. */
export type ForeignText = 'other' | 'empty';

export type AgentEvent = EventLocation &
  (
    | {
        /** A finished (or never finished) tool call that is not a skill call. */
        type: 'tool_call';
        call_id: string;
        tool: string;
        input: unknown;
        outcome: ToolOutcome;
        /** The message of the refusal or error, if any. */
        message: string | null;
        /** What the tool returned to the model; '' when nothing. */
        output: string;
      }
    | {
        /**
         * The agent's own skill mechanism was used to load a skill.
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
        /** Only for text `none`: one word for what happened to the file instead of a read, such as listed, searched, written, failed or denied. */
        why: string | null;
      }
    | {
        /** The text that was loaded under this skill's name is not the installed file's: that load proves nothing about it. */
        type: 'foreign_text';
        skill: string;
        also: string[];
        text: ForeignText;
      }
    | {
        /** The agent dropped a plugin or a part of it, in its own words. plugin: `name@marketplace`, or what it calls a folder that it was given. */
        type: 'plugin_refused';
        plugin: string;
        /** The only file that it means, below the source's root. */
        file?: string;
        /** The only parts that it means, such as `agent`. */
        kind?: string;
        message: string;
      }
    | { type: 'message'; text: string }
    | { type: 'fault'; fault: Fault }
    | {
        /** The agent's closing line; without it the run was probably killed, whatever the exit code says. */
        type: 'end';
        usage: { input_tokens: number | null; output_tokens: number | null; cost_usd: number | null };
        session_id: string | null;
      }
    | { type: 'final_answer'; text: string }
    /** The vendor's model that answered in the main conversation, as the transcript names it; at most one, at the end. */
    | { type: 'model'; model: string }
  );

/** How the process ended, as the runner saw it. An exit code alone proves nothing: three CLIs exit 0 when killed. */
export interface ExitFacts {
  exit_code: number | null;
  signal: string | null;
  timed_out: boolean;
  /** `--early-stop` ended it: exit_code and signal are then null, and no closing line is expected. */
  stopped_early?: boolean;
  /** Set when the process could not be started. */
  spawn_error?: string | null;
}
