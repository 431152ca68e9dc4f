/** A tool result that Claude Code marked as an error → what stopped the call, if anything did. */
import type { ToolOutcome } from '../../../contract/transcript/event.js';
import type { ResultMeta } from '../../parser/stream-line.js';

/** Messages of the permission system, in both versions; a hook's own reason matches none of them. */
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

/** Messages that only a tool that really started can produce. */
const FAILED = [
  /^Exit code -?\d+/,
  /^<tool_use_error>/,
  /^(File does not exist|EISDIR|EACCES|ENOENT|File content \(|Path does not exist|Command timed out)/,
  /^(Unable to verify if domain|Request failed|Invalid URL|Request timed out|getaddrinfo|Shell command failed for pattern)/,
  /^Blocked: standalone sleep/,
  /^(MCP error|Agent type |\[Request interrupted)/,
];

/** Every error of these tools matches a pattern above, so any other text is a hook's own reason. */
const KNOWN_ERRORS = new Set(['Bash', 'Skill', 'Read', 'Glob', 'Grep', 'WebSearch']);

/**
 * `denial`: the reason type of a `permission_denied` line for this call, if there was one (2.1.330).
 * `null`: only the closing result line shows it (2.1.197, where a hook's JSON reason has no prefix).
 * Order: the CLI's own fields come before patterns of the text, because a hook chooses its own words.
 */
export function classifyError(
  text: string,
  meta: ResultMeta | undefined,
  denial: string | undefined,
): ToolOutcome | null {
  if (/^<tool_use_error>(Error: )?No such tool available/.test(text)) return 'unavailable';
  const decision = meta?.permission_decision;
  // With -p, a call for which a hook answers `ask` is refused, but it was the hook that stopped it.
  if (decision?.source === 'hook' || decision?.reason_type === 'hook' || denial === 'hook')
    return decision?.decision === 'accept' ? 'failed' : 'blocked_by_hook';
  if (decision?.decision === 'reject' || denial !== undefined) return 'denied';
  if (decision?.decision === 'accept') return 'failed';
  if (/^PreToolUse:\S+ hook error: /.test(text)) return 'blocked_by_hook';
  const message = text.replace(/^<tool_use_error>/, '');
  if (DENIED.some((pattern) => pattern.test(message))) return 'denied';
  return FAILED.some((pattern) => pattern.test(text)) ? 'failed' : null;
}

/** Resolves what classifyError left open: the closing line lists every refused call, except (2.1.197) those that a hook stopped in a subagent. */
export function settleError(tool: string, isListed: boolean, inSubagent: boolean): ToolOutcome {
  if (isListed) return 'blocked_by_hook';
  return inSubagent && KNOWN_ERRORS.has(tool) ? 'blocked_by_hook' : 'failed';
}
