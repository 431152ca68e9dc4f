/** What a coding-agent CLI must tell us about itself; one folder per agent implements it, index.ts is the table. */
import type { AgentEvent, ExitFacts } from '../event.js';
import type { Files } from '../io/files.js';
import type { Codec, ModelRequest, OfferedSkill, ToolCall } from '../model/wire.js';
import type { Mode, Offer, OfferState } from '../result.js';
import type { Skill, Source } from '../skill/skill.js';

export type Install = 'plugin' | 'marketplace' | 'skills';

/** A platform build on npm that holds a native binary; installed with scripts off. */
export interface NpmBuild {
  /** What `npm install` takes: `@scope/name@1.2.3`, or `alias@npm:@scope/name@1.2.3-linux-x64`. */
  spec: string;
  /** Folder below node_modules. */
  folder: string;
  /** The executable, relative to that folder. */
  binary: string;
}

/** The folders and facts of one unit. Paths are absolute, short and of fixed length: an agent's listing budget counts them. */
export interface UnitPlace {
  /** Throwaway home; nothing of the user's is in it. */
  home: string;
  /** Working directory of the agent; outside the home, never the checkout. */
  workspace: string;
  /** This unit's own copy of the source (already stripped of hooks and MCP servers unless they were asked for). */
  source_copy: string;
  source: Source;
  install: Install;
  /** The vendor's model, as the user wrote it after `@`; null: the CLI's default. */
  vendor_model: string | null;
  /** Hooks, MCP servers and skill shell of the source may start. */
  allow_processes: boolean;
}

export interface LaunchPlace extends UnitPlace {
  binary: string;
  /** Where things shared between units of one CLI version may be cached (unpacked runtimes); outside every home. */
  shared_cache: string;
  mode: Mode;
  /** Base URL of the embedded model for this unit, no trailing slash; null in live mode. */
  model_url: string | null;
  /** What this agent may have of the user's environment, all of it; only used in live mode. */
  user_env: Record<string, string>;
  /** Debugging only: the user's own homes, with nothing set up in them. */
  own_home?: boolean;
  prompt: string;
  session_id: string;
  /** A custom agent of the source to run as (kind suite). */
  subagent: string | null;
  /** The custom agent's instructions, where the CLI cannot run as one. */
  instructions?: string | null;
  /** Tools that may run without asking, beyond what skills need: a tool_route case that expects `allow` names its own. */
  grant_tools?: readonly string[];
}

/** Names of environment variables. */
export interface Credentials {
  /** One of these must be set. */
  any_of: readonly string[];
  /** Other secrets, such as headers that carry a key. */
  secrets: readonly string[];
  /** Where and how the vendor is reached: no secrets. */
  settings: readonly string[];
  /** Where the agent keeps its own in the user's home, if not at the usual place; for runs in it. */
  homes: readonly string[];
}

/** A process to start: argv is data, no shell reads it. env is the whole child environment but for the marker the runner adds. */
export interface Launch {
  file: string;
  args: string[];
  env: Record<string, string>;
  cwd: string;
}

/** What the parser may know besides the transcript. */
export interface TranscriptFacts {
  /**
   * The skills that were installed and where their SKILL.md stood for the agent; null when not known. also: `plugin:skill`, as
   * a case may write it where the transcript shows a path alone.
   */
  installed_skills: { id: string; path: string; dir?: string; source?: string; also?: string[] }[] | null;
  /** First lines of a skill's body, to recognise its text; null when not known (explain on a recording). */
  body_of: ((path: string) => string | null) | null;
  cwd: string | null;
}

/** Turns lines into events as they come; keeps only what an open call needs. Never throws on bad input. */
export interface TranscriptParser {
  stdout(line: string): void;
  stderr(line: string): void;
  sessionLog(line: string): void;
  /** Emits what was still open and the faults that only the end shows. */
  end(exit: ExitFacts): void;
}

export interface Agent {
  name: string;
  /** Name as people write it. */
  title: string;
  /** The CLI version that this tool pins and whose facts the folder states. */
  pinned: string;
  build(version: string, platform: { os: string; arch: string }): NpmBuild;
  /** Package whose `latest` tag names the newest version. */
  registry_package: string;
  /** How the agent compares skill ids; exact when not said. */
  id_case?: 'exact' | 'ignore';
  /** Ways of installing a source, and the one used when none is named. */
  installs: readonly Install[];
  defaultInstall(source: Source): Install;
  codec: Codec;
  /** The user's variables that a live run gets; those of the network (proxies, certificates) stand in one place for all agents. */
  credentials: Credentials;

  /** Fills home and workspace: config files and the source. */
  setUp(place: UnitPlace, files: Files): Promise<void>;
  /** Why this agent has no such tool in that mode, in a sentence; null when it may have it. */
  lacksTool?(tool: string, mode: Mode): string | null;
  /** In its isolated home nothing denies a call but rules that the source ships. */
  denies_by_source?: boolean;
  /** How a run becomes one of the source's custom agents, and where a project's stand. */
  subagents: { how: 'by_name' | 'as_instructions'; folders: readonly string[] };
  /** Where the skill's SKILL.md will stand for the agent. */
  skillPath(place: UnitPlace, skill: Skill): string;
  launch(place: LaunchPlace): Launch;
  /** Warms shared caches once per install, before units run in parallel; null when there is nothing to warm. */
  warm: ((place: { binary: string; shared_cache: string; home: string }) => Launch) | null;

  /** `main` requests carry the offer and get the policy's answer; `subagent` likewise; `side` ones get plain prose. */
  classifyRequest(request: ModelRequest): 'main' | 'subagent' | 'side';
  readOffer(request: ModelRequest): OfferedSkill[];
  /** Why a skill of the source is absent from, or cut in, the offer: one sentence with the fix; null when not known. */
  explainOffer(skill: Skill, place: ListingPlace, offer: OfferState): string | null;
  /** What is left of the budget for the listing that this request carries; absent where the agent has none. */
  headroom?(offered: readonly OfferedSkill[], vendor_model: string | null): Headroom;
  /** What the listing will hold, reckoned without starting the agent, by facts of the pinned version. */
  predictOffers(place: ListingPlace): PredictedOffer[];
  /** The name by which this agent lists a skill of the source (`plugin:alpha`, `alpha`). */
  listedAs(skill: Skill, place: Pick<ListingPlace, 'source' | 'install'>): string[];
  /** How a model on this agent calls a skill, reads a file, runs a tool; null when the request's tools do not allow it. */
  callSkill(request: ModelRequest, skill: OfferedSkill): ToolCall | null;
  readFile(request: ModelRequest, path: string): ToolCall | null;
  callTool(request: ModelRequest, tool: string, input: unknown): ToolCall | null;

  createParser(facts: TranscriptFacts, emit: (event: AgentEvent) => void): TranscriptParser;
  /** The unit's own session logs below its home, as globs relative to it. */
  session_logs: readonly string[];
  /** Folders below a user's own home in which it logs. */
  shared_logs: readonly string[];
}

/** What a listing depends on. */
export interface ListingPlace {
  source: Source;
  install: Install;
  vendor_model: string | null;
}

/** left is below zero when the listing is over its budget and descriptions fell. */
export interface Headroom {
  unit: 'characters' | 'tokens';
  budget: number;
  left: number;
}

export interface PredictedOffer extends Omit<Offer, 'reason'> {
  skill: Skill;
  /** The name as listed. */
  id: string;
}

export interface ExplainedOffer extends PredictedOffer {
  /** Why it is not offered in full, with the fix. */
  reason: string | null;
}
