/** The interface of a coding-agent CLI: each agent's folder implements it, and index.ts lists them. */

import type { Install } from '../../contract/agent-key.js';
import type { Excess, Explanation, Offer, OfferState } from '../../contract/offer.js';
import type { Files } from '../../contract/ports/files.js';
import type { Launch } from '../../contract/ports/launch.js';
import type { Mode } from '../../contract/result.js';
import type { AgentEvent } from '../../contract/transcript/event.js';
import type { ListingText } from '../../model/listing.js';
import type { Codec, ModelRequest, OfferedSkill, ToolCall } from '../../model/wire.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { PartsReader } from './parts.js';
import type { Attribute, TranscriptFacts, TranscriptParser } from './transcript-parser.js';
import type { LaunchSetup, Tools, UnitSetup } from './unit-setup.js';

/** A package on npm that contains an executable: a platform's native binary, or a script; installed without running scripts. */
export interface NpmBuild {
  /** What `npm install` takes: `@scope/name@1.2.3`, or `alias@npm:@scope/name@1.2.3-linux-x64`. */
  spec: string;
  /** Folder below node_modules. */
  folder: string;
  /** The executable, relative to that folder. */
  binary: string;
  /** It is a script for this version of Node or a newer one: where ours is older, one is installed beside it (lib/agents/launch/node.ts). */
  node?: string;
  /** Other programs that it needs and does not bring, by the name under which a launch asks for them. */
  tools?: Readonly<Record<string, { version: string; build: NpmBuild }>>;
}

/** Names of environment variables. */
export interface Credentials {
  /** One of these must be set. */
  any_of: readonly string[];
  /** Other secrets, such as headers that carry a key. */
  secrets: readonly string[];
  /** Addresses and settings of the vendor, without secrets. */
  settings: readonly string[];
  /** Variables that move the agent's configuration folder; for runs in the user's own home. */
  homes: readonly string[];
}

export interface Agent {
  name: string;
  /** Name as people write it. */
  title: string;
  /** The CLI version that this tool pins; the facts in the agent's folder were measured on it. */
  pinned: string;
  build(version: string, platform: { os: string; arch: string }): NpmBuild;
  /** Package whose `latest` tag names the newest version. */
  registry_package: string;
  /** How the agent compares skill ids; default: exact. */
  id_case?: 'exact' | 'ignore';
  /**
   * Names of its own skills that it lists before a source's skill of the same listed name. Empty where the source's skill takes
   * the place of a bundled one.
   */
  bundled_skills: readonly string[];
  /** The first shell command of a skill's body that the agent itself runs when it loads the skill. Absent: to it they are text. */
  findShell?(body: string): ShellCommand | null;
  /** Front-matter fields that another agent acts on and this one does not. */
  ignored_fields: readonly string[];
  /** The supported install methods; defaultInstall picks one when the user names none. */
  installs: readonly Install[];
  defaultInstall(source: Source): Install;
  /**
   * The method for kinds that need what a plugin has beside its skills, its hooks and custom agents, when the user names none; folders:
   * of the plugins in question. Absent: every method loads them.
   */
  fullInstall?(source: Source, folders: readonly string[]): Install;
  codec: Codec;
  /** The user's environment variables that a live run gets. Those of the network (proxies, certificates) are the same for all agents and not listed here. */
  credentials: Credentials;

  /** Writes configuration files and the source into home and workspace. */
  setUp(setup: UnitSetup, files: Files): Promise<void>;
  /** Why this agent lacks the tool in that mode, in a sentence; null when it may have it. */
  lacksTool?(tool: string, mode: Mode): string | null;
  /** Files, relative to a source, whose hooks are for other agents: this one never reads them. */
  foreign_hooks: RegExp;
  /** What the agent does not run before its user trusts it, in a sentence; absent where it asks for no trust. */
  untrusted?: string;
  /** Names of hook events that are other agents': declared in a file that it reads, they say nothing to it. */
  foreign_events?: RegExp;
  /** Why the agent does not follow a hook's answer, as printed; null when it should. */
  explainIgnored?(stdout: string): string | null;
  /** True when, in an isolated home, only rules that the source ships can deny a call. */
  denies_by_source?: boolean;
  /** How to run as one of the source's custom agents, and the folders of a project's own agents. */
  subagents: { how: 'by_name' | 'as_instructions'; folders: readonly string[] };
  /** The path of the skill's SKILL.md as the agent sees it. */
  skillPath(setup: UnitSetup, skill: Skill): string;
  launch(setup: LaunchSetup): Launch;
  /** Fills shared caches once per install, before units run in parallel; null when the CLI has none. */
  warm: ((setup: { binary: string; tools: Tools; shared_cache: string; home: string }) => Launch) | null;

  /** Names of files in the shared cache that come and go while the CLI runs: no change of what was unpacked. */
  passing?: RegExp;

  /** `main` and `subagent` requests contain an offer and get the policy's answer; `side` requests get plain prose. */
  classifyRequest(request: ModelRequest): 'main' | 'subagent' | 'side';
  readOffer(request: ModelRequest): OfferedSkill[];
  /** The same listing word for word, with the agent's own words on when to use a skill; null when it lists none. Absent: not known. */
  readListing?(request: ModelRequest): ListingText | null;
  /** What the same request lists of a plugin besides its skills. */
  parts: PartsReader;
  /** Why a skill of the source is absent from the offer or truncated in it, with the fix; null when not known. */
  explainOffer(skill: Skill, setup: ListingContext, offer: OfferState): Explanation | null;
  /** By how much the listing is too long, where that is the reason; absent when the agent has no budget. */
  findExcess?(skill: Skill, setup: ListingContext, offer: OfferState): Excess | null;
  /** What is left of the listing's budget in this request; absent when the agent has no budget. */
  headroom?(offered: readonly OfferedSkill[], vendor_model: string | null): Headroom;
  /** The part of that budget that these rows of a listing take. */
  sizeOf?(rows: readonly OfferedSkill[]): number;
  /** Predicts the listing without starting the agent, from facts of the pinned version. */
  predictOffers(setup: ListingContext): PredictedOffer[];
  /** A skill's description as this agent reads it, where it finds one in files in which YAML finds none. */
  readDescription?(skill: Skill): string | null;
  /** The name by which this agent lists a skill of the source (`plugin:alpha`, `alpha`). */
  listedAs(skill: Skill, setup: Pick<ListingContext, 'source' | 'install'>): string[];
  /** The tool call with which a model calls a skill, reads a file or runs a tool; null when the request's tools do not allow it. */
  callSkill(request: ModelRequest, skill: OfferedSkill): ToolCall | null;
  readFile(request: ModelRequest, path: string): ToolCall | null;
  callTool(request: ModelRequest, tool: string, input: unknown): ToolCall | null;
  /** The call with which a model starts a subagent on a task and waits for it; absent where that cannot be followed. */
  callSubagent?(request: ModelRequest, task: string): ToolCall | null;

  /** Proven for this CLI: a plain skill that is loaded beside others in one session leaves the evidence that it leaves alone. */
  shares_sessions?: boolean;
  /** Of the calls of one message it shortens answers that are longer in all; absent: it was not seen to. */
  most_answer_chars?: number;
  /** `attribute`: the table of all agents' formats, from lib/agents/formats.ts, so that a transcript of another agent is told from a broken one. */
  createParser(facts: TranscriptFacts, emit: (event: AgentEvent) => void, attribute: Attribute): TranscriptParser;
  /** A line of a session file → the words that its user typed; null when it holds none. Absent: not known. */
  promptOf?(line: string): string | null;
  /** A line of a session file → the skills that the session's own list names in it; null when it holds no list. Absent: the file keeps none. */
  listedIn?(line: string): ListedSkill[] | null;
  sessions: SessionPlace;
  /** The unit's own session logs below its home, as globs relative to it. */
  session_logs: readonly string[];
  /** Folders below a user's own home to which the agent writes logs. */
  shared_logs: readonly string[];
}

export interface ListedSkill {
  id: string;
  /** The SKILL.md that the list names; null where it names none. */
  path: string | null;
}

/** Where the agent keeps its user's sessions. */
export interface SessionPlace {
  /** Its own folder below the user's home. */
  home: string;
  /** The variable that names another one; kept: what of `home` is still below that. */
  variable: string | null;
  kept?: string;
  /** What below that folder holds the sessions: a folder, or a pattern for the names of files. */
  below: string;
}

export interface ShellCommand {
  /** Offset in the body. */
  at: number;
  command: string;
}

/** The inputs that determine a listing. */
export interface ListingContext {
  source: Source;
  install: Install;
  vendor_model: string | null;
}

/** left is negative when the listing exceeds its budget and descriptions were dropped. */
export interface Headroom {
  unit: 'characters' | 'tokens';
  budget: number;
  left: number;
}

export interface PredictedOffer extends Omit<Offer, 'reason' | 'fixes'> {
  skill: Skill;
  /** The name as listed. */
  id: string;
}

export interface ExplainedOffer extends PredictedOffer {
  /** Why it is not offered in full. */
  why: Explanation | null;
}
