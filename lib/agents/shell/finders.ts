/** Programs that name files and hand the names on: ls, find, xargs. */
import { ANYTHING, listedPaths } from './flow.js';
import { readOptions } from './options.js';
import { NOTHING, type Program } from './program.js';
import { resolvePath, touch } from './state.js';

export const list: Program = (args, shell) => {
  const { operands, flags } = readOptions(args, 'IwT');
  const folders = operands.length ? operands : [{ text: '.', flow: [] }];
  return folders.flatMap(({ text }) => {
    touch(shell, text, 'listed');
    const path = resolvePath(shell, text);
    // `ls folder` prints names relative to it, `ls file` and `ls glob` the paths themselves.
    return [
      { kind: 'paths', path },
      { kind: 'paths', path: `${path}/${flags.has('R') ? ANYTHING : '\uE000'}` },
    ];
  });
};

export const find: Program = (args, shell, _stdin, hands) => {
  const at = args.findIndex(({ text }) => /^[-(!]/.test(text));
  const folders = (at < 0 ? args : args.slice(0, at)).map(({ text }) => text);
  const tests = at < 0 ? [] : args.slice(at);
  const named = tests.findIndex(({ text }) => /^-(i?name|i?path|i?wholename)$/.test(text));
  const pattern = named < 0 ? '*' : (tests[named + 1]?.text ?? '*');
  const glob = pattern.replaceAll(/\*+/g, '\uE000').replaceAll('?', '\uE001');
  const paths = (folders.length ? folders : ['.']).map((folder) => {
    const base = resolvePath(shell, folder);
    touch(shell, folder, 'listed');
    return /path|wholename/.test(tests[named]?.text ?? '')
      ? `${ANYTHING}${glob.replaceAll('\uE000', ANYTHING)}`
      : `${base}/${ANYTHING}${glob}`;
  });
  const run = tests.findIndex(({ text }) => /^-(exec|execdir|ok)$/.test(text));
  if (run < 0) return paths.map((path) => ({ kind: 'paths', path }));
  const end = tests.findIndex(({ text }, index) => index > run && (text === ';' || text === '+'));
  const command = tests.slice(run + 1, end < 0 ? tests.length : end);
  return paths.flatMap((path) =>
    hands.runWords(
      command.map((arg) => ({ ...arg, text: arg.text.replaceAll('{}', path) })),
      shell,
      NOTHING,
    ),
  );
};

export const xargs: Program = (args, shell, stdin, hands) => {
  const at = args.findIndex(
    ({ text }, index) => !text.startsWith('-') && !/^-[IndLPsE]$/.test(args[index - 1]?.text ?? ''),
  );
  const command = at < 0 ? [{ text: 'echo', flow: [] }] : args.slice(at);
  const mark = /^-I(.*)$/.exec(args.find(({ text }) => text.startsWith('-I'))?.text ?? '');
  const holder = mark ? mark[1] || args[args.findIndex(({ text }) => text === '-I') + 1]?.text || '{}' : null;
  const paths = listedPaths(stdin).slice(0, 300);
  // `cat x | xargs echo`: the words of a text are printed, whatever they were meant for.
  if (/^(echo|printf)$/.test(command[0]?.text ?? ''))
    return hands.runWords([...command, { text: ANYTHING, flow: stdin }], shell, NOTHING);
  if (holder)
    return paths.flatMap((path) =>
      hands.runWords(
        command.map((arg) => ({ ...arg, text: arg.text.replaceAll(holder, path) })),
        shell,
        NOTHING,
      ),
    );
  return hands.runWords([...command, ...paths.map((text) => ({ text, flow: [] }))], shell, NOTHING);
};
