/** The shape of a bash script as far as reading files is concerned. */

export type Part =
  | { kind: 'text'; text: string; quoted: boolean }
  /** `$name`, `${name…}`: `rest` is what follows the name inside the braces. */
  | { kind: 'variable'; name: string; rest: string; quoted: boolean }
  /** `$(…)` and backticks; `<(…)` stands for a file that holds its output. */
  | { kind: 'command'; script: Script; quoted: boolean; as_file: boolean };

export interface Word {
  parts: Part[];
}

export interface Redirect {
  /** Null where none is written. */
  fd: number | null;
  operator: string;
  target: Word;
  /** Text of a heredoc. */
  here: string | null;
  /** The same as a word, where its mark is not quoted and something in it is to be expanded. */
  here_word: Word | null;
}

export interface Simple {
  type: 'simple';
  assigns: { name: string; value: Word[]; append: boolean }[];
  words: Word[];
  redirects: Redirect[];
}

export type Command =
  | Simple
  | { type: 'group'; body: Script; subshell: boolean; redirects: Redirect[] }
  | { type: 'for'; name: string; items: Word[]; body: Script; redirects: Redirect[] }
  /** if, while, until, case: which branch runs is not known, so all do. */
  | { type: 'branches'; scripts: Script[]; redirects: Redirect[] }
  | { type: 'function'; name: string; body: Command };

export interface Step {
  /** The commands of a pipe, in order. */
  pipe: Command[];
  /** How it is joined to the step before. */
  join: ';' | '&&' | '||' | '&';
}

export type Script = Step[];
