/** A shell command → the files that it reads, where all it does is read; null where it may do more. */
import { type Command, forEachChild, type Redirect, type SyntaxNode } from 'unbash';
import { parseScript } from './shell/parse.js';
import { openShell } from './shell/state.js';
import { runScript } from './walk/walk.js';
import { posixCommand } from './windows.js';

/** Whatever else they are given, they change nothing. */
// biome-ignore format: a table
const READERS = new Set([
  'cat', 'less', 'more', 'tac', 'bat', 'nl', 'head', 'tail', 'cut', 'tr', 'paste', 'column', 'wc', 'ls', 'stat',
  'file', 'du', 'realpath', 'readlink', 'basename', 'dirname', 'pwd', 'echo', 'printf', 'true', 'false', 'test', '[', '[[',
  ':', 'cd', 'grep', 'egrep', 'fgrep', 'jq', 'diff', 'cmp', 'comm', 'date', 'which', 'type', 'whoami', 'id', 'uname',
  'strings', 'od', 'hexdump', 'md5sum', 'sha1sum', 'sha256sum', 'rev', 'fold', 'fmt',
]);
/** They read unless one of their arguments is such a one. */
const UNLESS: Readonly<Record<string, RegExp>> = {
  sed: /^(?:-[a-zA-Z]*[if]|--in-place|--file)|(?:^|[;{}\s\d$/!])[wWe](?:\s|$)|\/[gpimIM\d]*[ew](?:\s|$)/,
  sort: /^(?:-[a-zA-Z]*o|--output|--compress-program)/,
  find: /^-(?:exec|execdir|ok|okdir|delete|fprint|fprint0|fprintf|fls)$/,
  fd: /^(?:-[a-zA-Z]*[xX]|--exec)/,
  rg: /^--(?:pre|hostname-bin)/,
  tree: /^(?:-[a-zA-Z]*[oR]|--output)/,
  awk: /[>|]|\bsystem\s*\(|^(?:-f|--file|-i|-l)|@load|@include/,
};
const GIT = /^(?:status|log|diff|show|ls-files|ls-tree|rev-parse|blame|grep|describe|cat-file)$/;
const GIT_WRITES = /^(?:--output|-O|--open-files-in-pager|--ext-diff|--textconv)/;

export function findReads(command: string): { files: string[] } | null {
  const posix = posixCommand(command);
  const script = parseScript(posix);
  if (script.commands.length === 0 || !script.commands.every(readsAlone)) return null;
  const flow = runScript(script, openShell(null, ''));
  return { files: [...new Set(flow.flatMap((source) => (source.kind === 'file' ? [source.path] : [])))] };
}

function readsAlone(node: SyntaxNode): boolean {
  if (node.type === 'Function' || node.type === 'Coproc') return false;
  if (node.type === 'Statement' && node.background) return false;
  if (node.type === 'Command' && !isReader(node)) return false;
  if (node.type === 'Redirect' && !writesNothing(node)) return false;
  let reads = true;
  forEachChild(node, (child) => {
    reads &&= readsAlone(child);
  });
  return reads;
}

/** A variable that is set for a program may be one that makes it start another (`GIT_PAGER`). */
function isReader({ name, args, prefix }: Command): boolean {
  if (name === undefined || prefix.some(({ type }) => type === 'Assignment')) return false;
  const given = args.map((word) => (word.type === 'Word' ? word.value : word.text));
  const program = name.value;
  if (READERS.has(program)) return true;
  // A second operand is the file that it writes.
  if (program === 'uniq') return given.filter((word) => !word.startsWith('-')).length < 2;
  if (program === 'git') return readsOfGit(given);
  const writes = Object.hasOwn(UNLESS, program) ? UNLESS[program] : undefined;
  return writes !== undefined && !given.some((word) => writes.test(word));
}

function readsOfGit(given: readonly string[]): boolean {
  const [first, ...rest] = given[0] === '--no-pager' ? given.slice(1) : given;
  return first !== undefined && GIT.test(first) && !rest.some((word) => GIT_WRITES.test(word));
}

const writesNothing = ({ operator, target }: Redirect): boolean =>
  operator.startsWith('<') || (operator === '>&' && /^[12]$/.test(target?.text ?? '')) || target?.text === '/dev/null';
