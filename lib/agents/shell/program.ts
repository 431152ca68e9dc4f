/** What a program is to the walk: a function of its arguments and its input. */
import type { Script } from './ast.js';
import type { Arg, Flow } from './flow.js';
import type { Shell } from './state.js';

/** How a program runs another one: given, since those functions know the table of programs. */
export interface Hands {
  runWords(args: readonly Arg[], shell: Shell, stdin: Flow): Flow;
  walkScript(script: Script, shell: Shell, stdin?: Flow): Flow;
}

/** What a program does with its arguments and its input: what it touches and writes is the shell's, what it prints is returned. */
export type Program = (args: readonly Arg[], shell: Shell, stdin: Flow, hands: Hands) => Flow;

/** Output that nobody can tell from the command. */
export const UNKNOWN: Flow = [{ kind: 'unknown' }];
export const NOTHING: Flow = [];
