/** Programs that copy files, write them or print their arguments. */
import { type Arg, type Flow, weaken } from '../shell/flow.js';
import { keepFlow, readFlow, touch, writeFlow } from '../shell/state.js';
import { readOptions } from './options.js';
import { NOTHING, type Program } from './program.js';

export const copy: Program = (args, shell) => {
  const { operands, values } = readOptions(args, 't target-directory');
  const into = values.get('t') ?? values.get('target-directory') ?? operands.at(-1)?.text ?? '';
  for (const { text } of values.has('t') ? operands : operands.slice(0, -1)) {
    const flow = readFlow(shell, text);
    touch(shell, text, 'copied');
    if (into === '/dev/stdout') return flow;
    writeFlow(shell, into, flow);
    // Whether it is a folder is not known.
    keepFlow(shell, `${into}/${text.split('/').at(-1)}`, flow);
  }
  return NOTHING;
};

export const tee: Program = (args, shell, stdin) => {
  const { operands } = readOptions(args, '');
  for (const { text } of operands) if (!text.startsWith('/dev/')) writeFlow(shell, text, stdin);
  return stdin;
};

export const echo: Program = (args) => {
  const words = args[0]?.text === '-n' || args[0]?.text === '-e' ? args.slice(1) : args;
  return printed(words, words.map(({ text }) => text).join(' '));
};

function printed(words: readonly Arg[], text: string): Flow {
  const behind = weaken(
    words.flatMap(({ flow }) => flow),
    'part',
  );
  const patterns = words
    .filter((word) => /[\uE000-\uE002]/.test(word.text))
    .map((word) => ({ kind: 'paths' as const, path: word.text }));
  const plain = text.replaceAll('\\n', '\n').replaceAll('\\t', '\t');
  return [
    { kind: 'text', text: `${plain.replace(/[\uE000-\uE002]/g, '')}\n` },
    ...behind.filter(({ kind }) => kind !== 'text'),
    ...patterns,
  ];
}

export const printf: Program = (args) => {
  const words = args.filter(({ text }) => text !== '--');
  return printed(words, words.map(({ text }) => text).join('\n'));
};
