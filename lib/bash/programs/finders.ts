/** Programs that list files or run others on lists of files: ls, find, xargs. */
import { ANY_CHAR, ANY_NAME, ANYTHING, type Arg, HAS_PATTERN, listedPaths } from '../shell/flow.js';
import { resolvePath, type Shell, touch } from '../shell/state.js';
import { readOptions } from './options.js';
import { NOTHING, type Program } from './program.js';

/** `.agents` is a folder, `notes.md` a file. */
const FILE = /[^/]\.\w+$/;

export const list: Program = (args, shell) => {
  const { operands, flags } = readOptions(args, 'IwT');
  const folders = operands.length ? operands : [{ text: '.', flow: [] }];
  return folders.map(({ text }) => {
    touch(shell, text, 'listed');
    // `ls file` and `ls glob` print the paths themselves, `ls folder` names to be put behind it.
    const itself = flags.has('d') || HAS_PATTERN.test(text) || FILE.test(text);
    const names = flags.has('R') ? ANYTHING : ANY_NAME;
    return { kind: 'paths', path: itself ? resolvePath(shell, text) + (text.endsWith('/') ? '/' : '') : names };
  });
};

export const find: Program = (args, shell, _stdin, runner) => {
  const at = args.findIndex(({ text }) => /^[-(!]/.test(text));
  const folders = (at < 0 ? args : args.slice(0, at)).map(({ text }) => text);
  const tests = at < 0 ? [] : args.slice(at);
  const asked = listTests(tests.map(({ text }) => text));
  const paths = (folders.length ? folders : ['.']).flatMap((folder) => {
    touch(shell, folder, 'listed');
    const below = asked.map((each) => patternOf(each, folder, shell));
    return FILE.test(folder) ? [resolvePath(shell, folder), ...below] : below;
  });
  const run = tests.findIndex(({ text }) => /^-(exec|execdir|ok)$/.test(text));
  if (run < 0) return paths.map((path) => ({ kind: 'paths', path }));
  const end = tests.findIndex(({ text }, index) => index > run && (text === ';' || text === '+'));
  const command = tests.slice(run + 1, end < 0 ? tests.length : end);
  return paths.flatMap((path) => runner.runWords(putIn(command, '{}', path), shell, NOTHING));
};

const putIn = (command: readonly Arg[], mark: string, path: string): Arg[] =>
  command.map((arg) => ({ ...arg, text: arg.text.replaceAll(mark, path) }));

/** What a file must be called, of each alternative that `-o` separates. */
interface Named {
  name?: string;
  path?: string;
}

function listTests(words: readonly string[]): Named[] {
  const all: (Named & { pruned?: boolean })[] = [{}];
  words.forEach((word, index) => {
    const test = all.at(-1)!;
    const value = words[index + 1] ?? '*';
    const negated = /^(!|-not)$/.test(words[index - 1] ?? '');
    if (/^-(o|or)$/.test(word)) all.push({});
    else if (word === '-prune') test.pruned = true;
    else if (/^-i?name$/.test(word) && !negated) test.name = value;
    else if (/^-i?(path|wholename)$/.test(word) && !negated) test.path = value;
  });
  return all.filter(({ pruned }) => !pruned);
}

function patternOf({ name, path }: Named, folder: string, shell: Shell): string {
  const file = name?.replaceAll(/\*+/g, ANY_NAME).replaceAll('?', ANY_CHAR);
  if (path === undefined) return `${resolvePath(shell, folder).replace(/\/$/, '')}/${ANYTHING}${file ?? ANY_NAME}`;
  const whole = path.replaceAll(/\*+/g, ANYTHING).replaceAll('?', ANY_CHAR);
  const within = file !== undefined && whole.endsWith(ANYTHING) ? `${whole}${file}` : whole;
  return resolvePath(shell, within);
}

export const xargs: Program = (args, shell, stdin, runner) => {
  const at = args.findIndex(
    ({ text }, index) => !text.startsWith('-') && !/^-[IndLPsE]$/.test(args[index - 1]?.text ?? ''),
  );
  const command = at < 0 ? [{ text: 'echo', flow: [] }] : args.slice(at);
  const mark = /^-I(.*)$/.exec(args.find(({ text }) => text.startsWith('-I'))?.text ?? '');
  const holder = mark ? mark[1] || args[args.findIndex(({ text }) => text === '-I') + 1]?.text || '{}' : null;
  const paths = listedPaths(stdin).slice(0, 300);
  // `cat x | xargs echo`: the words of a text are printed, whatever they were meant for.
  if (/^(echo|printf)$/.test(command[0]?.text ?? ''))
    return runner.runWords([...command, { text: ANYTHING, flow: stdin }], shell, NOTHING);
  if (holder) return paths.flatMap((path) => runner.runWords(putIn(command, holder, path), shell, NOTHING));
  return runner.runWords([...command, ...paths.map((text) => ({ text, flow: [] }))], shell, NOTHING);
};
