/** What a source ships, and what a branch did to it: shapes only. */
import { z } from 'zod';
import type { HookChanges } from './transcript/hook-call.js';

const PartKindSchema = z.enum(['skill', 'subagent', 'command', 'hook', 'mcp_server', 'plugin', 'instructions']);
type PartKind = z.infer<typeof PartKindSchema>;

/** One of each, and many. */
export const PART_WORDS: Readonly<Record<PartKind, readonly [string, string]>> = {
  skill: ['skill', 'skills'],
  subagent: ['subagent', 'subagents'],
  command: ['command', 'commands'],
  hook: ['hook', 'hooks'],
  mcp_server: ['MCP server', 'MCP servers'],
  plugin: ['plugin', 'plugins'],
  instructions: ['instruction file', 'instruction files'],
};

/** Where it is no part, a case, or a file that declares something. */
export const wordsOf = ({ kind, rule }: { kind: PartKind | null; rule: string | null }): readonly [string, string] =>
  kind !== null
    ? PART_WORDS[kind]
    : rule === null || /^(?:case|baseline|pattern)-/.test(rule)
      ? ['case', 'cases']
      : ['file', 'files'];

const PART_DELTAS = ['BROKEN', 'SHRUNK', 'NEW', 'REMOVED', 'RENAMED', 'REWRITTEN', 'WARNED'] as const;
/** Nothing to look into: they are named, and that is all. */
const PLAIN = ['NEW', 'RENAMED', 'REWRITTEN', 'WARNED'] as const satisfies PartDelta[];
export type PlainDelta = (typeof PLAIN)[number];
export const isPlain = ({ delta }: { delta: PartDelta }): boolean => PLAIN.some((one) => one === delta);
export type PartDelta = (typeof PART_DELTAS)[number];

/** A part as a commit has it. */
export interface PartAt {
  kind: PartKind;
  name: string;
  /** Its file, or the one that declares it, relative to the source's root. */
  path: string;
  /** The text by which it is known under another name; '' where its file holds others too. */
  text: string;
  /** All paths of a skill that has several. */
  places?: readonly string[];
}

/** A part besides skills, as one agent of a batch or discovery has it. */
const PartRowSchema = z.object({
  kind: z.enum(['subagent', 'command', 'hook', 'mcp_server', 'output_style', 'instructions']),
  plugin: z.string().nullable().describe('Null: the project itself, and for hooks'),
  name: z.string().describe('Of a hook: its event, and the command'),
  path: z.string().describe("From the source's root"),
  listed_as: z
    .array(z.string())
    .describe("As the model has to write it: one name, or those of a server's tools. Empty: it is not listed"),
  deferred: z.boolean().describe('The model sees the names only, and has to load the tools before it calls one'),
  late: z
    .literal(true)
    .optional()
    .describe('A server that was not ready for the first request: its tools come with a later one'),
  untried: z
    .literal(true)
    .optional()
    .describe(
      'It was not started, needs a network, or waits for what did not happen: what the agent makes of it is not known',
    ),
  found: z
    .literal(true)
    .optional()
    .describe('A server that was not started: as it is declared, the agent finds its program'),
  addressed_to: z
    .array(z.string())
    .optional()
    .describe('The agents whose event a hook waits for, where this one has none of that name: it is theirs'),
  stuck: z
    .literal(true)
    .optional()
    .describe('A hook or a server whose command cannot start, whether or not an agent calls it'),
  unread: z
    .literal(true)
    .optional()
    .describe('A hook that this agent never comes to: of a file or an install of others'),
  ran: z.literal(true).optional().describe('A hook that a unit of the batch was seen to run'),
  reason: z
    .string()
    .nullable()
    .describe('Why it is not listed, not with its description, or did not run; null where it is or did'),
});
export type PartRow = z.infer<typeof PartRowSchema>;
/** {agent: rows}, those of one source in the same order. */
export const PartRowsSchema = z.record(z.string(), z.array(PartRowSchema));
export type PartRows = z.infer<typeof PartRowsSchema>;

/** What a branch did to a part, whether or not a case names it, or an error that it brings. */
export const BranchChangeSchema = z.object({
  delta: z.enum(PART_DELTAS),
  kind: PartKindSchema.nullable().describe('Null: a case or a manifest'),
  name: z.string(),
  now: z.string().optional().describe('Its name now, where it was renamed, or waits for fewer tools'),
  rule: z.string().nullable().describe('The rule of lint that found it'),
  file: z.string().describe("From the repository's root"),
  line: z.int().nullable(),
  agents: z.array(z.string()).describe('Those that it is about; empty: it is the same for all'),
  message: z.string(),
  /** What follows from it, where the message does not say so. */
  why: z.string().nullable(),
  fix: z.string().nullable(),
});
export type BranchChange = z.infer<typeof BranchChangeSchema>;

/** An error that the ref has too, for which a row fails here and would there. */
export const KnownErrorSchema = BranchChangeSchema.pick({ rule: true, file: true, line: true, message: true });
export type KnownError = z.infer<typeof KnownErrorSchema>;

/** What a ref calls a part, and every name by which a case may call it there and now. */
export interface Renaming {
  name: string;
  before: readonly string[];
  now: readonly string[];
}

/** What a branch did beside its cases, and what its ref was like before. */
export interface BranchChanges {
  changes: BranchChange[];
  /** Errors of lint that the ref has as well. */
  known_errors: number;
  /** Those; absent: not known. */
  known?: BranchChange[];
  /** Absent: not known. */
  renamed?: Renaming[];
  /** Absent: not known. */
  hooks?: HookChanges;
  /** Why the ref was not compared, so that nothing is known of its parts. */
  unread?: string;
}
