/** What the shell itself does: directories, variables, scripts within scripts. */
import { ANYTHING, listedPaths, literalOf } from './flow.js';
import { readOptions } from './options.js';
import { parseScript } from './parse.js';
import { NOTHING, type Program, UNKNOWN } from './program.js';
import { resolvePath } from './state.js';

export const cd: Program = (args, shell) => {
  const to = readOptions(args, '').operands[0]?.text ?? '~';
  if (to !== '-' && to !== ANYTHING && !shell.closed.has(to)) shell.cwd = resolvePath(shell, to);
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
export function reading(with_value: string, unnamed: string, in_turn: boolean): Program {
  return (args, shell, stdin) => {
    const names = readOptions(args, with_value).operands.map(({ text }) => text);
    const paths = listedPaths(stdin);
    const known = paths.length ? paths : [ANYTHING];
    for (const name of names.length ? names : [unnamed])
      shell.variables.set(
        name,
        known.slice(0, 300).map((text) => ({ text, flow: stdin, in_turn })),
      );
    return NOTHING;
  };
}

/** Programs that run the rest of their arguments. */
export function runner(skip: (text: string) => boolean, with_value = ''): Program {
  return (args, shell, stdin, hands) => {
    let at = 0;
    while (at < args.length && (args[at]!.text.startsWith('-') || skip(args[at]!.text)))
      at += with_value.includes(args[at]!.text) && args[at]!.text.startsWith('-') ? 2 : 1;
    return at < args.length ? hands.runWords(args.slice(at), shell, stdin) : NOTHING;
  };
}

export const shell: Program = (args, shell, stdin, hands) => {
  const at = args.findIndex(({ text }) => /^-[a-z]*c$/.test(text));
  if (at >= 0) {
    const own = { ...shell, variables: new Map(shell.variables) };
    const given = args.slice(at + 2);
    given.slice(0, 10).forEach((arg, index) => {
      own.variables.set(`${index}`, [arg]);
    });
    own.variables.set('@', given.slice(1));
    own.variables.set('*', given.slice(1));
    return hands.walkScript(parseScript(args[at + 1]?.text ?? ''), own, stdin);
  }
  const script = args.find(({ text }) => !text.startsWith('-'));
  if (script) return UNKNOWN;
  const text = literalOf(stdin);
  return text === null ? UNKNOWN : hands.walkScript(parseScript(text), shell, NOTHING);
};

export const evaluate: Program = (args, shell, stdin, hands) =>
  hands.walkScript(parseScript(args.map(({ text }) => text).join(' ')), shell, stdin);

/** `trap 'cat x' EXIT` runs in the end, so that its place does not matter. */
export const trap: Program = (args, shell, stdin, hands) =>
  args.slice(1).some(({ text }) => /^(EXIT|0|DEBUG)$/.test(text))
    ? hands.walkScript(parseScript(args[0]?.text ?? ''), shell, stdin)
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
