/** A tool result that Claude Code marked as an error → what kept the call from running, if anything did. */
import type { ToolOutcome } from '../../event.js';

/** 2.1.330 says on every result line what decided over the call; 2.1.197 has no such field. */
export interface ResultMeta {
  id: string;
  permission_decision?: { decision?: string; source?: string; reason_type?: string };
}

/** Sentences of the permission system, in both versions; a hook's own reason is none of them. */
const DENIED = [
  /^Claude requested permissions? to /,
  /^Permission to use \S+ .*has been denied/,
  /^Permission for this tool use was denied/,
  /^\S+ denied access to domain:/,
  /^.{1,80} in '.*' (was blocked\. For security, Claude Code|needs approval\.)/s,
  /^Execute skill: /,
  /Skill execution blocked by permission rules/,
  /^(Error: )?Shell command permission check failed for pattern/,
  /^This (Bash )?command .*requires? approval/s,
  /^File is in a directory that is denied by your permission settings/,
  /^The user doesn't want to (proceed with this tool use|take this action)/,
  /^(Network|Filesystem) access .*denied/,
];

/** Words that only a tool that really started can have said. */
const FAILED = [
  /^Exit code -?\d+/,
  /^<tool_use_error>/,
  /^(File does not exist|EISDIR|EACCES|ENOENT|File content \(|Path does not exist|Command timed out)/,
  /^(Unable to verify if domain|Request failed|Invalid URL|Request timed out|getaddrinfo|Shell command failed for pattern)/,
  /^Blocked: standalone sleep/,
  /^(MCP error|Agent type |\[Request interrupted)/,
];

/** Every error of these tools has one of the forms above, so other words are a hook's own reason. */
const PLAIN_SPOKEN = new Set(['Bash', 'Skill', 'Read', 'Glob', 'Grep', 'WebSearch']);

/**
 * `denial`: the reason type of a `permission_denied` line for this call, if there was one (2.1.330).
 * `null`: only the closing result line can tell (2.1.197, where a hook's JSON reason stands alone).
 * Order: what the CLI states beats what a text looks like, since a hook chooses its own words.
 */
export function classifyError(
  text: string,
  meta: ResultMeta | undefined,
  denial: string | undefined,
): ToolOutcome | null {
  if (/^<tool_use_error>(Error: )?No such tool available/.test(text)) return 'unavailable';
  const decision = meta?.permission_decision;
  // A hook that answers `ask` is refused by configuration in -p, yet it was the hook that stopped the call.
  if (decision?.source === 'hook' || decision?.reason_type === 'hook' || denial === 'hook')
    return decision?.decision === 'accept' ? 'failed' : 'blocked_by_hook';
  if (decision?.decision === 'reject' || denial !== undefined) return 'denied';
  if (decision?.decision === 'accept') return 'failed';
  if (/^PreToolUse:\S+ hook error: /.test(text)) return 'blocked_by_hook';
  const said = text.replace(/^<tool_use_error>/, '');
  if (DENIED.some((pattern) => pattern.test(said))) return 'denied';
  return FAILED.some((pattern) => pattern.test(text)) ? 'failed' : null;
}

/** Settles what classifyError left open: the closing line lists every refused call, but (2.1.197) not a hook's in a subagent. */
export function settleError(tool: string, listed_as_refused: boolean, in_subagent: boolean): ToolOutcome {
  if (listed_as_refused) return 'blocked_by_hook';
  return in_subagent && PLAIN_SPOKEN.has(tool) ? 'blocked_by_hook' : 'failed';
}
