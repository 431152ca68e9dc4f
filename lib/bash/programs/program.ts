/** What a program is to the walk: a function of its arguments and its input. */
import type { Arg, Flow } from '../shell/flow.js';
import type { Commands } from '../shell/parse.js';
import type { Shell } from '../shell/state.js';

/** How a program runs another one, or a script: a parameter, since the walk itself knows the table of programs. */
export interface Runner {
  runWords(args: readonly Arg[], shell: Shell, stdin: Flow): Flow;
  runScript(script: Commands, shell: Shell, stdin?: Flow): Flow;
}

/** The files that a program touches and writes are recorded in the shell; what it prints is returned. */
export type Program = (args: readonly Arg[], shell: Shell, stdin: Flow, runner: Runner) => Flow;

/** Output that cannot be derived from the command. */
export const UNKNOWN: Flow = [{ kind: 'unknown' }];
export const NOTHING: Flow = [];
