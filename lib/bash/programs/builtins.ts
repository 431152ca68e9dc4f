/** The shell's builtins and what runs other commands: directories, variables, scripts within scripts. */
import { ANYTHING, type Flow, listedPaths, literalOf } from '../shell/flow.js';
import { parseScript } from '../shell/parse.js';
import { resolvePath, type Shell } from '../shell/state.js';
import { readOptions } from './options.js';
import { NOTHING, type Program, type Runner, UNKNOWN } from './program.js';

export const cd: Program = (args, shell) => {
  const to = readOptions(args, '').operands[0]?.text ?? '~';
  if (to !== '-' && to !== ANYTHING && !shell.unreachable.has(to)) shell.cwd = resolvePath(shell, to);
  return NOTHING;
};

export const assign: Program = (args, shell) => {
  for (const { text, flow } of args) {
    const match = /^([A-Za-z_]\w*)=([\s\S]*)$/.exec(text);
    if (match) shell.variables.set(match[1] ?? '', [{ text: match[2] ?? '', flow }]);
  }
  return NOTHING;
};

/** `read f`, `mapfile -t lines`: what comes in becomes a variable; a list of paths becomes each of them. */
export function reading(with_value: string, unnamed: string, separate: boolean): Program {
  return (args, shell, stdin) => {
    const names = readOptions(args, with_value).operands.map(({ text }) => text);
    const paths = listedPaths(stdin);
    const known = paths.length ? paths : [ANYTHING];
    for (const name of names.length ? names : [unnamed])
      shell.variables.set(
        name,
        known.slice(0, 300).map((text) => ({ text, flow: stdin, separate })),
      );
    return NOTHING;
  };
}

/** Programs that run the rest of their arguments. */
export function wrapper(skip: (text: string) => boolean, with_value = ''): Program {
  return (args, shell, stdin, runner) => {
    let at = 0;
    while (at < args.length && (args[at]!.text.startsWith('-') || skip(args[at]!.text)))
      at += with_value.includes(args[at]!.text) && args[at]!.text.startsWith('-') ? 2 : 1;
    return at < args.length ? runner.runWords(args.slice(at), shell, stdin) : NOTHING;
  };
}

/** A script that is read anew, as long as it is, takes as many steps as one of so many short commands. */
const CHARS_PER_STEP = 200;

function runText(text: string, shell: Shell, stdin: Flow, runner: Runner): Flow {
  shell.budget.steps -= Math.floor(text.length / CHARS_PER_STEP);
  return runner.runScript(parseScript(text), shell, stdin);
}

export const shell: Program = (args, shell, stdin, runner) => {
  const at = args.findIndex(({ text }) => /^-[a-z]*c$/.test(text));
  if (at >= 0) {
    const own = { ...shell, variables: new Map(shell.variables) };
    const given = args.slice(at + 2);
    given.slice(0, 10).forEach((arg, index) => {
      own.variables.set(`${index}`, [arg]);
    });
    own.variables.set('@', given.slice(1));
    own.variables.set('*', given.slice(1));
    return runText(args[at + 1]?.text ?? '', own, stdin, runner);
  }
  const script = args.find(({ text }) => !text.startsWith('-'));
  if (script) return UNKNOWN;
  const text = literalOf(stdin);
  return text === null ? UNKNOWN : runText(text, shell, NOTHING, runner);
};

export const evaluate: Program = (args, shell, stdin, runner) =>
  runText(args.map(({ text }) => text).join(' '), shell, stdin, runner);

/** `trap 'cat x' EXIT` runs in the end, so that its place does not matter. */
export const trap: Program = (args, shell, stdin, runner) =>
  args.slice(1).some(({ text }) => /^(EXIT|0|DEBUG)$/.test(text))
    ? runText(args[0]?.text ?? '', shell, stdin, runner)
    : NOTHING;

export const shopt: Program = (args, shell) => {
  if (args.some(({ text }) => text === 'globstar')) shell.variables.set('globstar', [{ text: '1', flow: [] }]);
  return NOTHING;
};

export const pwd: Program = (_args, shell) =>
  shell.cwd === null ? UNKNOWN : [{ kind: 'text', text: `${shell.cwd}\n` }];

export const exit: Program = (_args, shell) => {
  shell.exited = true;
  return NOTHING;
};
