/** Claude Code's error messages and exit facts → the fault that they mean, or none. */

import type { ExitFacts, Fault, FaultKind } from '../../contract/transcript/event.js';
import { getOwn } from '../../input/get-own.js';
import { NOT_STARTED } from '../faults/exit-fault.js';
import { kindOfStatus, oneLine } from '../faults/status-fault.js';

/** What the closing line and the message before it report about a failed run. */
export interface FailureWords {
  text: string;
  /** HTTP status; null when none was received. */
  status: number | null;
  /** `error` of the last synthetic assistant message: authentication_failed, rate_limit, … */
  error: string | null;
}

const QUOTA = /credit balance|quota|billing|(hit|reached) your .*limit|usage limit|spend(ing)? limit/i;

const BY_ERROR: Record<string, FaultKind> = {
  authentication_failed: 'auth',
  rate_limit: 'rate_limit',
  oauth_org_not_allowed: 'auth',
  billing_error: 'quota',
  model_not_found: 'bad_config',
  overloaded: 'server',
};

const BY_TEXT: readonly [RegExp, FaultKind][] = [
  [
    /Not logged in|Please run \/login|Invalid API key|Failed to authenticate|OAuth token|authentication_error|Token exchange failed with status 4/i,
    'auth',
  ],
  [/timed out|timeout|ETIMEDOUT|stalled|idle/i, 'server_timeout'],
  [
    /Unable to connect|Connection (refused|dropped|error|closed|reset)|ECONN|ENOTFOUND|EAI_AGAIN|certificate|SSL|socket|network/i,
    'unreachable',
  ],
  [/issue with the selected model|model.*not.*(found|exist)/i, 'bad_config'],
];

function kindOf({ text, status, error }: FailureWords): FaultKind {
  if (QUOTA.test(text) && (status === null || status < 500)) return 'quota';
  const named = error === null ? undefined : getOwn(BY_ERROR, error);
  if (named) return named;
  const byStatus = status === null ? null : kindOfStatus(status, false);
  return (
    byStatus ??
    BY_TEXT.find(([pattern]) => pattern.test(text))?.[1] ??
    (error === 'server_error' ? 'server' : 'crashed')
  );
}

/** 2.1.330, of the answer to its job's identity token. */
const EXCHANGE = /Token exchange failed/;
const RULE =
  "let the federation rule accept this job's token: its subject (repository and event), its audience and its issuer; the ids are ANTHROPIC_FEDERATION_RULE_ID, ANTHROPIC_ORGANIZATION_ID and ANTHROPIC_SERVICE_ACCOUNT_ID";

export const faultOfMessage = (words: FailureWords): Fault => ({
  kind: kindOf(words),
  ...(EXCHANGE.test(words.text) ? { fix: RULE } : {}),
  message:
    oneLine(words.text) || `Claude Code ended with an error (${words.error ?? words.status ?? 'no reason given'})`,
});

/** What is known about a run without a closing line. */
interface Remains {
  /** Any line of the stream at all. */
  streamed: boolean;
  /** The last `api_retry` line, when nothing but retries came after it. */
  retry: FailureWords | null;
  /** The first lines of each stream that are not JSON. */
  stdout: string[];
  stderr: string[];
}

/** Messages with which the CLI rejects its own command line at start (2.1.197 and 2.1.330). */
const REFUSED_TO_START =
  /^(error: |Error: )|cannot be used with root|not found\. Available agents|requires --verbose|Invalid (MCP )?(config|settings|JSON)/im;

const API_WORDS =
  /^(API Error|Not logged in|Invalid API key|Failed to authenticate|Credit balance|Request timed out|You've (hit|reached) your)/;

export function faultOfRemains(exit: ExitFacts, seen: Remains): Fault | null {
  const errorText = oneLine(seen.stderr.join('\n'));
  if (exit.spawn_error) return { kind: 'cli_missing', message: oneLine(exit.spawn_error) };
  // A script may end with these codes too: only a shell's words say that a program could not be started.
  if (!seen.streamed && (exit.exit_code === 127 || exit.exit_code === 126) && NOT_STARTED.test(errorText))
    return { kind: 'cli_missing', message: errorText };
  if (seen.retry) return faultOfMessage(seen.retry);
  if (exit.timed_out) return null;
  if (exit.signal !== null) return { kind: 'crashed', message: `killed by ${exit.signal}` };
  if (exit.exit_code === 0 || exit.exit_code === null) return null;
  // --output-format text prints the reason and nothing else.
  const spoken = seen.streamed ? undefined : seen.stdout.find((line) => API_WORDS.test(line));
  if (spoken) {
    const status = /\b([45]\d\d)\b/.exec(spoken)?.[1];
    return faultOfMessage({ text: spoken, status: status ? Number(status) : null, error: null });
  }
  if (!seen.streamed && REFUSED_TO_START.test(seen.stderr.join('\n')))
    return { kind: 'bad_config', message: errorText };
  return { kind: 'crashed', message: errorText || `exit code ${exit.exit_code} without a closing line` };
}
