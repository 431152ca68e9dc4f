/** What an agent prints where it cannot begin → the fault that this is. */
import type { Fault, FaultKind } from '../../contract/transcript/event.js';
import { oneLine } from './status-fault.js';

/** The first match decides. */
export type StartWords = readonly (readonly [FaultKind, RegExp])[];

/** A shell's words for a program that is not there. */
export const NOT_THERE: StartWords[number] = [
  'cli_missing',
  /: (?:command not found|No such file or directory|Permission denied|cannot execute)/,
];

/** shown: the part of stderr that the message quotes. */
export const startFault =
  (words: StartWords, shown: (stderr: string) => string = (stderr) => stderr) =>
  (stderr: string): Fault | null => {
    const kind = words.find(([, pattern]) => pattern.test(stderr))?.[0];
    return kind ? { kind, message: oneLine(shown(stderr)) } : null;
  };
