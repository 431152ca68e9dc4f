/** What Gemini CLI or its fork Qwen Code says of an error, or how its run ended → the fault that it means, or none. */
import type { ExitFacts, Fault, FaultKind } from '../../contract/transcript/event.js';
import { kindOfStatus as kindByStatus, oneLine } from '../faults/status-fault.js';

/** What is an agent's own in it. */
export interface FaultWords {
  quota: RegExp;
  /** The first match decides. */
  words: readonly (readonly [RegExp, FaultKind])[];
  /** The vendor's status, where the words hold one. */
  statusIn(words: string): number | null;
  /** Exit codes with which it refuses to start. */
  refusals: Readonly<Record<number, FaultKind>>;
  /** The vendor's status, where an exit code is one. */
  statusOfExit?(code: number): number | null;
}

const NOT_STARTED =
  /not found|No such file or directory|Permission denied|cannot execute|Exec format error|Cannot find module/i;
/** Qwen Code has more of them (0.24.4). */
const LIMIT = /^Reached max session turns for this session|^Run aborted: .* budget of .* exceeded/m;

/** The run ended at a limit of its own settings: nothing failed, and what was done until then counts. */
export const endedAtLimit = (words: string): boolean => LIMIT.test(words);

const STARTS_FAILING: readonly (number | null)[] = [127, 126, 1];

export function createFaults(own: FaultWords) {
  function kindOfStatus(status: number, words: string): FaultKind {
    if (status < 500 && own.quota.test(words)) return 'quota';
    const kind = kindByStatus(status, false) ?? 'bad_config';
    // One API answers an unknown key with a 400.
    return kind === 'bad_config' && /API key not valid|API_KEY_INVALID/.test(words) ? 'auth' : kind;
  }

  function ofMessage(words: string): Fault | null {
    const status = own.statusIn(words);
    const kind =
      status === null
        ? own.quota.test(words)
          ? 'quota'
          : own.words.find(([pattern]) => pattern.test(words))?.[1]
        : kindOfStatus(status, words);
    return kind === undefined ? null : { kind, message: oneLine(words) };
  }

  function kindOfExit(code: number, words: string): FaultKind | null {
    const status = own.statusOfExit?.(code) ?? null;
    return own.refusals[code] ?? (status === null ? null : kindOfStatus(status, words));
  }

  /** What is known about a run without a closing line. */
  function ofRemains(exit: ExitFacts, { streamed, words }: { streamed: boolean; words: string }): Fault | null {
    const { exit_code } = exit;
    const message = oneLine(words);
    if (exit.spawn_error) return { kind: 'cli_missing', message: oneLine(exit.spawn_error) };
    if (!streamed && STARTS_FAILING.includes(exit_code) && NOT_STARTED.test(words) && !/ApiError/.test(words))
      return { kind: 'cli_missing', message };
    if (exit.timed_out) return null;
    if (exit.signal !== null) return { kind: 'crashed', message: `killed by ${exit.signal}` };
    if (!exit_code || endedAtLimit(words)) return null;
    const kind = kindOfExit(exit_code, words);
    if (kind) return { kind, message: message || `exit code ${exit_code}` };
    return ofMessage(words) ?? { kind: 'crashed', message: message || `exit code ${exit_code} without a closing line` };
  }

  return { ofMessage, ofRemains };
}
