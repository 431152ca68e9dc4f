/** A one-line program for python, node, perl and their like → the files it may print. */
import { ANYTHING, type Arg, type Flow, literalOf, type Touch } from '../shell/flow.js';
import { readFlow, type Shell, touch, touchFlow } from '../shell/state.js';
import { NOTHING, UNKNOWN } from './program.js';

const PATH = /(['"`])((?:\\.|(?!\1)[^\\\n]){1,400})\1/g;
const PRINTS = /\b(print|puts|say|echo|write|console|stdout|cat|inspect|dump|pp)\b|-[a-z]*[pn][a-z]*\b/;
const READS =
  /\b(subprocess|system|popen|exec\w*|spawn\w*|open|read|readFile|readFileSync|read_text|File|slurp|readlines|fs|pathlib|Path|createReadStream|glob|walk|ARGV|argv|while\s*\(?<)/;
/** The output of these is not text any more, or is reversed. */
const ENCODES =
  /b64encode|b32encode|hexlify|encode_base64|\.hex\(|toString\(\s*['"](?:base64|hex)|read\(\)\s*\[::-1\]|scalar reverse/;
/** Runs a command: the paths are words of it. */
const RUNS = /\b(subprocess|system|popen|exec\w*|spawn\w*|check_output|getoutput)\b|`/;

/** Prints lines that match something: hits of a search. */
const SEARCHES =
  /\bre\.(?:search|findall|finditer|match|fullmatch)\b|=~|\b(?:if|unless|and|&&)\s*\(?\s*(?:\/|m[^\w\s])|\bif\b[^;\n]{0,80}\bin (?:l|ln|line|row|s)\b|\.(?:filter|grep|select|match|matchAll|test)\b\s*[({]|\bgrep\s*[{(/]/;

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
  const quoted = [...script.matchAll(PATH)].map((match) => match[2] ?? '');
  const strings = (RUNS.test(script) ? quoted.flatMap((text) => text.split(/\s+/)) : quoted).filter((text) =>
    /[/.]/.test(text),
  );
  const named = strings.map((text) => text.replaceAll(/\*+/g, ANYTHING));
  const paths = [...named, ...textsOf(rest)].slice(0, 100);
  const options = textsOf(args.slice(0, at + 1)).join(' ');
  const prints = PRINTS.test(script) || PRINTS.test(options);
  const touchAll = (why: Touch['why'], came: Flow): Flow => {
    for (const path of paths) touch(shell, path, why);
    return came;
  };
  if (ENCODES.test(script) && !/decode/i.test(script.replace(ENCODES, ''))) return touchAll('encoded', UNKNOWN);
  if (WRITES.test(script)) touchAll('written', NOTHING);
  if (!prints) return touchAll('listed', NOTHING);
  if (!READS.test(script) && !PRINTS.test(options) && stdin.length === 0)
    return touchAll('listed', [{ kind: 'text', text: strings.join('\n') }]);
  touchFlow(shell, stdin, 'searched');
  const how = SEARCHES.test(script) ? 'search' : 'program';
  const input: Flow =
    heredoc === null ? stdin.map((source) => (source.kind === 'file' ? { ...source, how } : source)) : [];
  // The path may be put together in the program, so more than the strings in it may come out.
  return [...paths.flatMap((path) => readFlow(shell, path, how)), ...input, { kind: 'unknown' }];
}

const textsOf = (args: readonly Arg[]) => args.map(({ text }) => text);
