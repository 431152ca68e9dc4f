/** What a source ships, and what a branch did to it: shapes only. */
import { z } from 'zod';

export const PartKindSchema = z.enum(['skill', 'subagent', 'command', 'hook', 'mcp_server']);
type PartKind = z.infer<typeof PartKindSchema>;

/** One of each, and many. */
export const PART_WORDS: Readonly<Record<PartKind, readonly [string, string]>> = {
  skill: ['skill', 'skills'],
  subagent: ['subagent', 'subagents'],
  command: ['command', 'commands'],
  hook: ['hook', 'hooks'],
  mcp_server: ['MCP server', 'MCP servers'],
};

export const PART_DELTAS = ['BROKEN', 'SHRUNK', 'NEW', 'REMOVED', 'RENAMED'] as const;
/** Nothing to look into: they are named, and that is all. */
export const isPlain = ({ delta }: { delta: PartDelta }): boolean => delta === 'NEW' || delta === 'RENAMED';
export type PartDelta = (typeof PART_DELTAS)[number];

/** A part as a commit has it. */
export interface PartAt {
  kind: PartKind;
  name: string;
  /** Its file, or the one that declares it, relative to the source's root. */
  path: string;
  /** The text by which it is known under another name; '' where its file holds others too. */
  text: string;
}

/** What a branch did to a part, or an error that it brings. */
export interface BranchChange {
  delta: PartDelta;
  /** Null: it is about none of them, but a case or a manifest. */
  kind: PartKind | null;
  name: string;
  /** The rule of lint that found it; null where none did. */
  rule: string | null;
  /** From the repository's root. */
  file: string;
  line: number | null;
  /** The agents that it is about; empty: it is the same for all. */
  agents: string[];
  message: string;
  /** What follows from it, where the message does not say so. */
  why: string | null;
  fix: string | null;
}

/** What a branch did beside its cases, and what its ref was like before. */
export interface BranchChanges {
  changes: BranchChange[];
  /** Errors of lint that the ref has as well. */
  known_errors: number;
}
