/** Codex's error messages → the fault that they mean. */
import type { Fault, FaultKind } from '../../contract/transcript/event.js';
import { oneLine } from '../faults/status-fault.js';

/** The first match counts. Messages of 0.169.0, with looser patterns where other versions may differ. */
const KINDS: readonly [RegExp, FaultKind][] = [
  [/Missing environment variable|^workload identity requires|workload identity token exchange was rejected/i, 'auth'],
  [/unexpected status 40[13]\b|last status: 40[13]\b|\b401 Unauthorized\b|\b403 Forbidden\b/i, 'auth'],
  [
    /invalid_api_key|incorrect api key|not logged in|log ?in again|refresh token|authentication (failed|required)/i,
    'auth',
  ],
  [/quota|usage limit|billing|out of credits|status 402\b/i, 'quota'],
  [/status:? 429\b|too many requests|rate.?limit/i, 'rate_limit'],
  [/idle timeout|request timed out|operation timed out|timeout waiting|deadline has elapsed/i, 'server_timeout'],
  [
    /Connection failed|connection refused|dns error|failed to lookup|network (is )?unreachable|waiting for network/i,
    'unreachable',
  ],
  [
    /model metadata .* not found|model_not_found|does not exist or you do not have access|unsupported model/i,
    'bad_config',
  ],
  // The remaining 4xx errors need another request, not a retry. Of a 400 only the body is shown.
  [/unexpected status 4\d\d\b|invalid_request_error/i, 'bad_config'],
];

/** Messages on stderr before any request, with an empty stdout. */
const START_FAILURES: readonly [RegExp, FaultKind][] = [
  [
    /: (command )?not found$|: No such file or directory$|: Permission denied$|cannot execute|Exec format error/m,
    'cli_missing',
  ],
  [/workload identity token exchange is unavailable/, 'unreachable'],
  [
    /Error loading (config|rules)|^Error: .*config|unexpected argument|invalid value|required arguments|unrecognized subcommand/im,
    'bad_config',
  ],
  [
    /Not inside a trusted directory|No prompt provided|is no longer supported|unknown variant|error parsing/im,
    'bad_config',
  ],
  [/^Error: .*(No such file|not found|invalid|must|cannot)/im, 'bad_config'],
];

const RULE =
  "let the federation rule of OPENAI_FEDERATION_RULE_ID accept this job's token: its subject (repository and event), its audience and its issuer";

/** A failed turn whose message matches no pattern is a server fault. */
export function faultOfTurn(message: string): Fault {
  const kind = KINDS.find(([pattern]) => pattern.test(message))?.[1] ?? 'server';
  return { kind, message: oneLine(message) || 'the turn failed and Codex gave no reason' };
}

export function faultOfStart(stderr: string, exit_code: number | null): Fault {
  const shown = stderr.replace(/^Reading additional input from stdin\.\.\.\s*/, '');
  // A script may end with these codes too: only a shell's words say that a program could not be started.
  if ((exit_code === 127 || exit_code === 126) && START_FAILURES[0]?.[0].test(shown))
    return { kind: 'cli_missing', message: oneLine(shown) };
  const kind =
    KINDS.slice(0, 3).find(([pattern]) => pattern.test(shown))?.[1] ??
    START_FAILURES.slice(1).find(([pattern]) => pattern.test(shown))?.[1] ??
    (exit_code === 2 ? 'bad_config' : null) ??
    START_FAILURES.slice(0, 1).find(([pattern]) => pattern.test(shown))?.[1] ??
    'crashed';
  return {
    kind,
    ...(kind === 'auth' && /workload identity/.test(shown) ? { fix: RULE } : {}),
    message:
      oneLine(shown) ||
      `Codex ended with ${exit_code === null ? 'no exit code' : `exit code ${exit_code}`} and no message`,
  };
}
