/** A mutant: one thing that a case rests on, broken; all of it data, so that nothing here opens a file or starts an agent. */
import type { PredictedOffer } from '../agents/interface/listing.js';
import type { Case } from '../case/schema.js';
import type { ToolRoute } from '../case/tool-routes.js';
import type { Mode } from '../contract/result.js';
import type { Source } from '../skill/skill.js';
import type { Subagent } from '../skill/subagent.js';

/** Paths are relative to the source's root. A route is not a file of the source: its change is made where patterns are tried. */
export type Edit =
  | { do: 'remove'; path: string }
  | { do: 'replace'; path: string; text: string }
  | { do: 'rename'; path: string; to: string }
  | { do: 'route'; route: string; set: Partial<Pick<ToolRoute, 'pattern' | 'message'>> | null };

/** One way to break it, in words: `what` goes on where "skill alpha:" stops. */
export interface Change {
  what: string;
  edits: readonly Edit[];
}

/** What a case's author changes so that the mutant dies: words, and fields to set in the case (null where none would help). */
export interface Remedy {
  words: string;
  set: Record<string, unknown> | null;
  /** What to do where the case asks for all of that already. */
  otherwise?: string;
}

export interface Draft {
  /** The skill, custom agent, hook or route that is broken. */
  target: string;
  /** Several: other ways to do the same, of which the one that costs the target most of its offer is taken. */
  changes: readonly Change[];
  /** Why a case that is worth its name goes red. */
  why: string;
  /**
   * What a verdict is held against. `mutated`: the change was made in the repository. `original`: something else than the
   * repository holds reached the agent, and only the text that came back can show it.
   */
  against: 'mutated' | 'original';
  /** Path of the SKILL.md whose listing the change is about: where an agent is predicted to list it all the same, it is not a mutant. */
  listed?: string;
  remedy: Remedy;
  /** It is about the hooks that run beside a skill case: one case of each agent shows it. */
  with_hooks?: true;
}

export interface Mutant extends Omit<Draft, 'changes'> {
  name: string;
  /** One of the changes that the draft lists. */
  change: Change;
  /** Why this agent cannot notice it; null where it can. */
  equivalent: string | null;
}

/** What mutators may know of the source. */
export interface Subject {
  source: Source;
  /** JSON files that declare hooks, as {path: text}. */
  hooks: Readonly<Record<string, string>>;
  /** Files of rules that deny by themselves. */
  rules: readonly string[];
  routes: readonly ToolRoute[];
  subagents: readonly Subagent[];
  /** Paths of all files that agents get. */
  files: ReadonlySet<string>;
  mode: Mode;
}

/** What mutators may know of an agent: all of it comes from the Agent interface, so that a new agent needs no line here. */
export interface AgentFacts {
  /** As `provider_aliases` names it. */
  name: string;
  title: string;
  predict(source: Source): readonly PredictedOffer[];
}

export interface Mutator<K extends Case['kind']> {
  name: string;
  /** A sentence for docs and tables. */
  does: string;
  /** agent: null for the in-process one. */
  make(testCase: Extract<Case, { kind: K }>, subject: Subject, agent: AgentFacts | null): Draft[];
}
