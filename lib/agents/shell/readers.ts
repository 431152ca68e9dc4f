/** Programs that print files, whole, in part or by pattern, and those that only tell about them. */
import { ANYTHING, type Arg, type Flow, weaken } from './flow.js';
import { readOptions } from './options.js';
import { NOTHING, type Program, UNKNOWN } from './program.js';
import { readFlow, type Shell, touch, touchFlow } from './state.js';

/** Operands are files; without any, or for `-`, it is the input. */
function readOperands(operands: readonly Arg[], shell: Shell, stdin: Flow): Flow {
  if (operands.length === 0) return stdin;
  return operands.flatMap(({ text, flow }) =>
    text === '-' || text === '/dev/stdin' ? stdin : flowOf({ text, flow }, shell),
  );
}

/** An argument that came out of `<(…)` is its output; else it is a path. */
function flowOf({ text, flow }: Arg, shell: Shell): Flow {
  return text === ANYTHING && flow.length ? flow : readFlow(shell, text);
}

/** A program that prints its files, whole or in part. */
export function reader(with_value: string, how: 'whole' | 'part', skip = 0): Program {
  return (args, shell, stdin) => {
    const { operands } = readOptions(args, with_value);
    const flow = readOperands(operands.slice(skip), shell, stdin);
    return how === 'whole' ? flow : weaken(flow, how);
  };
}

/** A program whose output tells something about files, not what they say. */
export function toucher(why: 'listed' | 'counted' | 'changed', output: Flow): Program {
  return (args, shell, stdin) => {
    for (const { text } of readOptions(args, '').operands) touch(shell, text, why);
    if (why === 'counted') touchFlow(shell, stdin, 'counted');
    return output;
  };
}

export const sed: Program = (args, shell, stdin) => {
  const { operands, flags } = readOptions(args, 'efl expression file');
  const scripted = flags.has('e') || flags.has('f') || flags.has('expression');
  const files = scripted ? operands : operands.slice(1);
  if (flags.has('i') || flags.has('in-place')) {
    for (const { text } of files) touch(shell, text, 'written');
    return NOTHING;
  }
  return weaken(readOperands(files, shell, stdin), 'part');
};

export const awk: Program = (args, shell, stdin) => {
  const { operands, flags } = readOptions(args, 'Ffv');
  const files = (flags.has('f') ? operands : operands.slice(1)).filter(({ text }) => !/^\w+=/.test(text));
  return weaken(readOperands(files, shell, stdin), 'part');
};

/** These match every line, or nearly. */
const EVERY_LINE = /^(\^|\$|\.|\.\*|\^\.\*|\.\*\$|\^\.\*\$|)$/;

export const grep: Program = (args, shell, stdin) => {
  const { operands, flags, values } = readOptions(args, 'efmABCgt regexp file max-count context glob type');
  const given = flags.has('e') || flags.has('f') || flags.has('regexp');
  const pattern = values.get('e') ?? values.get('regexp') ?? (given ? '?' : (operands[0]?.text ?? ''));
  const files = given ? operands : operands.slice(1);
  const deep = ['r', 'R', 'recursive'].some((flag) => flags.has(flag));
  const flow = files.length || !deep ? readOperands(files, shell, stdin) : readFlow(shell, '.');
  const quiet = ['q', 'c', 'l', 'L', 'quiet', 'silent', 'count', 'files-with-matches', 'files'].find((flag) =>
    flags.has(flag),
  );
  if (quiet) {
    touchFlow(shell, flow, quiet === 'c' || quiet === 'count' ? 'counted' : 'searched');
    return quiet.startsWith('f') || quiet.toLowerCase() === 'l'
      ? flow.map((source) => ({ kind: 'paths', path: source.kind === 'file' ? source.path : ANYTHING }))
      : UNKNOWN;
  }
  if (flags.has('v') || flags.has('invert-match') || EVERY_LINE.test(pattern.replace(/[\uE000-\uE002]/g, '.')))
    return weaken(flow, 'part');
  return weaken(flow, 'search');
};
