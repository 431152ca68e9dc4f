/** Python, node, perl and their like: the paths in a one-line program, and whether it can print what it reads. */
import { ANYTHING, type Arg, type Flow, literalOf } from './flow.js';
import { readFlow, type Shell, touch, touchFlow } from './state.js';

const PATH = /(['"`])((?:\\.|(?!\1)[^\\\n]){1,400})\1/g;
const PRINTS = /\b(print|puts|say|echo|write|console|stdout|cat|inspect|dump|pp)\b|-[a-z]*[pn][a-z]*\b/;
const READS =
  /\b(open|read|readFile|readFileSync|read_text|File|slurp|readlines|fs|pathlib|Path|createReadStream|glob|walk|ARGV|argv|while\s*\(?<)/;
const WRITES = /\b(write_text|writeFile|writeFileSync|appendFile)\b|open\([^)]*,\s*['"][wa]/;

export function interpret(args: readonly Arg[], shell: Shell, stdin: Flow): Flow {
  const at = args.findIndex(({ text }) => /^-[a-zA-Z]*[ceEpr]$|^--(eval|print)$/.test(text));
  const heredoc = at < 0 ? literalOf(stdin) : null;
  const script = at >= 0 ? (args[at + 1]?.text ?? '') : (heredoc ?? '');
  const rest = at >= 0 ? args.slice(at + 2) : args.filter(({ text }) => !text.startsWith('-'));
  if (script === '' && at < 0) {
    // A script file: what it prints is its own affair.
    return [...rest.slice(1).flatMap(({ text }) => readFlow(shell, text, 'program')), { kind: 'unknown' }];
  }
  const strings = [...script.matchAll(PATH)].map((match) => match[2] ?? '').filter((text) => /[/.]/.test(text));
  const paths = [...strings.map((text) => text.replaceAll(/\*+/g, ANYTHING)), ...rest.map(({ text }) => text)].slice(
    0,
    100,
  );
  const options = args
    .slice(0, at + 1)
    .map(({ text }) => text)
    .join(' ');
  const prints = PRINTS.test(script) || PRINTS.test(options);
  if (WRITES.test(script)) for (const path of paths) touch(shell, path, 'written');
  if (!prints) {
    for (const path of paths) touch(shell, path, 'listed');
    return [];
  }
  if (!READS.test(script) && !PRINTS.test(options) && stdin.length === 0) {
    for (const path of paths) touch(shell, path, 'listed');
    return [{ kind: 'text', text: strings.join('\n') }];
  }
  touchFlow(shell, stdin, 'searched');
  const input: Flow =
    heredoc === null ? stdin.map((source) => (source.kind === 'file' ? { ...source, how: 'program' } : source)) : [];
  // The path may be put together in the program, so more than the strings in it may come out.
  return [...paths.flatMap((path) => readFlow(shell, path, 'program')), ...input, { kind: 'unknown' }];
}
