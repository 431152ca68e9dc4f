/** Programs that print files, whole, in part or by pattern, and those that only print facts about them. */
import { ANYTHING, type Arg, type Flow, type How, type Source, weaken } from '../shell/flow.js';
import { readFlow, type Shell, touch, touchFlow } from '../shell/state.js';
import { readOptions } from './options.js';
import { NOTHING, type Program, UNKNOWN } from './program.js';

/** Operands are files; without any, or for `-`, it is the input. */
function readOperands(operands: readonly Arg[], shell: Shell, stdin: Flow): Flow {
  if (operands.length === 0) return stdin;
  return operands.flatMap((arg) => (arg.text === '-' || arg.text === '/dev/stdin' ? stdin : flowOf(arg, shell)));
}

/** An argument that came out of `<(…)` is its output; else it is a path. */
function flowOf({ text, flow, asFile }: Arg, shell: Shell): Flow {
  return asFile ? flow : readFlow(shell, text);
}

/** A program that prints its files, whole or in part. */
export function reader(with_value: string, how: 'whole' | 'part' | 'program', skip = 0): Program {
  return (args, shell, stdin) => {
    const { operands } = readOptions(args, with_value);
    const flow = readOperands(operands.slice(skip), shell, stdin);
    return how === 'whole' ? flow : weaken(flow, how);
  };
}

/** A program whose output is about files and does not contain their text. */
export function toucher(why: 'listed' | 'counted' | 'changed', output: Flow): Program {
  return (args, shell, stdin) => {
    for (const { text } of readOptions(args, '').operands) touch(shell, text, why);
    if (why === 'counted') touchFlow(shell, stdin, 'counted');
    return output;
  };
}

/** No front matter is shorter: what shows no more than this shows no instructions. */
const FRONT = { lines: 5, bytes: 200 };

export const head: Program = (args, shell, stdin) => {
  const { operands, values } = readOptions(args, 'nc lines bytes');
  const short = args.map(({ text }) => /^-(\d+)$/.exec(text)?.[1]).find(Boolean);
  const lines = Number(short ?? values.get('n') ?? values.get('lines') ?? Number.NaN);
  const bytes = Number(values.get('c') ?? values.get('bytes') ?? Number.NaN);
  const short_of_body = (lines >= 0 && lines <= FRONT.lines) || (bytes >= 0 && bytes <= FRONT.bytes);
  return weaken(readOperands(operands, shell, stdin), short_of_body ? 'head' : 'part');
};

/** Of several files that run into one another the last one is what an end is of. */
export const tail: Program = (args, shell, stdin) => {
  const { operands, values } = readOptions(args, 'nc lines bytes');
  const flow = weaken(readOperands(operands, shell, stdin), 'part');
  const ends = operands.length === 0 && !(values.get('n') ?? values.get('lines'))?.startsWith('+');
  const last = ends ? flow.findLastIndex(({ kind }) => kind === 'file') : 0;
  return flow.flatMap((source, at) => (at < last ? weaken([source], 'search') : source));
};

/** A program whose output is not readable text, unless it decodes. */
export function encoder(with_value: string, decodes: (flags: ReadonlySet<string>) => boolean): Program {
  return (args, shell, stdin) => {
    const { operands, flags } = readOptions(args, with_value);
    const flow = readOperands(operands, shell, stdin);
    if (decodes(flags)) return [...weaken(flow, 'program'), { kind: 'unknown' }];
    touchFlow(shell, flow, 'encoded');
    return UNKNOWN;
  };
}

/** A text with two bytes a letter, or cut down to a few letters a line, cannot be read any more. */
const FEW_LETTERS = 20;

export const iconv: Program = (args, shell, stdin) => {
  const { operands, values } = readOptions(args, 'ft from-code to-code');
  const flow = readOperands(operands, shell, stdin);
  if (!/^(utf|ucs)-?(16|32|2|4)/i.test(values.get('t') ?? values.get('to-code') ?? '')) return flow;
  touchFlow(shell, flow, 'encoded');
  return UNKNOWN;
};

export const cut: Program = (args, shell, stdin) => {
  const { operands, values } = readOptions(args, 'dfcb delimiter fields characters bytes');
  const flow = readOperands(operands, shell, stdin);
  const range = values.get('c') ?? values.get('b') ?? values.get('characters') ?? values.get('bytes') ?? '';
  const last = /^(?:1?-)?(\d+)$/.exec(range)?.[1];
  if (last === undefined || Number(last) > FEW_LETTERS) return weaken(flow, 'part');
  touchFlow(shell, flow, 'searched');
  return UNKNOWN;
};

export const diff: Program = (args, shell, stdin) => {
  const { operands, flags } = readOptions(args, 'CUIxFSWL');
  const flow = weaken(readOperands(operands, shell, stdin), 'part');
  if (!flags.has('q') && !flags.has('brief')) return flow;
  touchFlow(shell, flow, 'listed');
  return UNKNOWN;
};

function howOfSed(script: string, silent: boolean): Exclude<How, 'whole'> {
  const last = (silent ? /^(?:1,)?(\d+)\s*p;?$/ : /^(\d+)q$/).exec(script.trim())?.[1];
  if (last && (!silent || script.includes(','))) return Number(last) <= FRONT.lines ? 'head' : 'part';
  if (!silent) return 'part';
  return /^(p|.+,.+\s*p;?)$/.test(script.trim()) && !/^s\W/.test(script) ? 'part' : 'search';
}

export const sed: Program = (args, shell, stdin) => {
  const { operands, flags } = readOptions(args, 'efl expression file');
  const scripted = flags.has('e') || flags.has('f') || flags.has('expression');
  const files = scripted ? operands : operands.slice(1);
  if (flags.has('i') || flags.has('in-place')) {
    for (const { text } of files) touch(shell, text, 'written');
    return NOTHING;
  }
  const silent = flags.has('n') || flags.has('quiet') || flags.has('silent');
  const how = scripted ? 'part' : howOfSed(operands[0]?.text ?? '', silent);
  return weaken(readOperands(files, shell, stdin), how);
};

function howOfAwk(script: string): Exclude<How, 'whole'> {
  const last = /NR\s*(<=?|==)\s*(\d+)/.exec(script);
  if (last && !/NR\s*>/.test(script)) return Number(last[2]) <= FRONT.lines ? 'head' : 'part';
  return /\/.+\/|\$[1-9]|\bEND\b/.test(script) ? 'search' : 'part';
}

export const awk: Program = (args, shell, stdin) => {
  const { operands, flags, values } = readOptions(args, 'Ffv');
  const script = flags.has('f') ? '' : (operands[0]?.text ?? '');
  if (/\bgetline\b/.test(script)) {
    const strings = [...script.matchAll(/"([^"\n]{1,400})"/g)].map((match) => match[1] ?? '');
    const named = [...strings, values.get('v')?.replace(/^\w+=/, '') ?? ''].filter((text) => text.includes('/'));
    return named.flatMap((text) => readFlow(shell, text, 'part'));
  }
  const files = (flags.has('f') ? operands : operands.slice(1)).filter(({ text }) => !/^\w+=/.test(text));
  return weaken(readOperands(files, shell, stdin), howOfAwk(script));
};

/** What was searched, or what lies in it where it is a folder. */
function namesOf(source: Source): Flow {
  if (source.kind !== 'file') return [{ kind: 'paths', path: ANYTHING }];
  return [
    { kind: 'paths', path: source.path },
    { kind: 'paths', path: `${source.path}/${ANYTHING}` },
  ];
}

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
    return quiet.startsWith('f') || quiet.toLowerCase() === 'l' ? flow.flatMap(namesOf) : UNKNOWN;
  }
  // With these flags grep prints the match alone, and not its line.
  if ((flags.has('o') || flags.has('only-matching')) && !/\.[*+]/.test(pattern.replace(/[\uE000-\uE002]/g, '*'))) {
    touchFlow(shell, flow, 'searched');
    return UNKNOWN;
  }
  if (flags.has('v') || flags.has('invert-match') || EVERY_LINE.test(pattern.replace(/[\uE000-\uE002]/g, '.')))
    return weaken(flow, 'part');
  return weaken(flow, 'search');
};
