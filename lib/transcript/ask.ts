/** What one run of an agent is asked for, and what comes back of it: the shapes of taking a transcript. */
import type { TranscriptFacts } from '../agents/interface/transcript-parser.js';
import type { LaunchSetup } from '../agents/interface/unit-setup.js';
import type { ProcessOutcome } from '../contract/ports/process.js';
import type { Mode } from '../contract/result.js';
import type { Coverage } from '../contract/transcript/coverage.js';
import type { Fault } from '../contract/transcript/event.js';
import type { DeclaredHook, HookCall } from '../contract/transcript/hook-call.js';
import type { ModelRequest, OfferedSkill, SlowPolicy } from '../model/wire.js';
import type { TranscriptReader } from './read.js';
import type { ReadyAgent, SharedSource } from './ready.js';
import type { Watch } from './watch.js';

/** `folder` gets stdout, stderr and meta.json; `redact` is null when the unit is given no secrets. */
export interface Ask extends TranscriptReader {
  unit_run_id: string;
  trial: number;
  mode: Mode;
  prompt: string;
  /** The source's own agent to ask, with the files that it needs in the workspace. */
  subagent: { name: string; instructions: string; files: Record<string, string> } | null;
  /** Copied as the working directory; null: an empty one. */
  workspace: string | null;
  /** The working directory is a git repository. */
  git?: boolean;
  grant_tools: readonly string[];
  /** Decides the answers of the embedded model; null: the vendor's model answers (mode live). */
  policy: ((setup: LaunchSetup) => SlowPolicy) | null;
  /** Called once, with the first request of the main conversation. */
  onFirstRequest?: (request: ModelRequest, offered: OfferedSkill[], setup: LaunchSetup) => void;
  /** Called with each request that the embedded model gets. */
  onRequest?: (request: ModelRequest, kind: 'main' | 'subagent' | 'side') => void;
  /** Creates a watch over the output while the agent runs; null: no watch. */
  watch?: ((facts: TranscriptFacts) => Watch) | null;
  signal: AbortSignal;
}

/** One run of an agent: which one, on what source, and what it is asked for. */
export interface Trial {
  ready: ReadyAgent;
  shared: SharedSource;
  ask: Ask;
  /** Names its processes and its folders. */
  marker: string;
  /** The user's own command, where the vendor's model answers. */
  template: string | null;
  /** It runs in the user's own home, where the vendor's model answers. */
  own_home: boolean;
}

export interface Transcript extends Pick<TranscriptFacts, 'installed_skills' | 'cwd'> {
  exit: ProcessOutcome;
  /** The skills that the first main request offered; null when no request arrived (live mode, or the agent sent none), and where it was not understood. */
  offered: OfferedSkill[] | null;
  /** That request; null where `offered` is. */
  first_request: ModelRequest | null;
  /** That request lists skills in a form that is not known here; null: it does not, or there was none. */
  /** Why nothing of it can be judged: that request lists skills in a form that is not known here, or a bound was passed. */
  unread: Fault | null;
  /** The model id that the agent requested; null when no request arrived. */
  model: string | null;
  argv: string[];
  prompt: string;
  home_length: number;
  started_ms: number;
  /** The folder of the trial's home and workspace, gone by now: what a listing says of paths begins with it. */
  trial_root: string;
  /** Strings that occur only in this unit's own logs: its session id, its working directory. */
  marks: string[];
  /** The first 2,500 characters of stdout. */
  excerpt: string;
  coverage: Coverage;
  /** What the source's hooks were asked and answered; null where they were not recorded. */
  hooks: { declared: readonly DeclaredHook[]; calls: HookCall[] } | null;
}
