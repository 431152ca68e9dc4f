/** A git command → the files whose text it prints, and those it only names. */
import { ANYTHING, type Flow, weaken } from '../shell/flow.js';
import { readFlow, resolvePath, type Shell, touch } from '../shell/state.js';
import { readOptions } from './options.js';
import { type Program, UNKNOWN } from './program.js';
import { copy } from './writers.js';

const GLOBAL_WITH_VALUE = new Set(['-C', '-c', '--git-dir', '--work-tree', '--namespace']);
const PATCH = ['p', 'u', 'patch', 'L'];
/** What makes a patch a list of names and numbers. */
const LISTING = 'stat name-only name-status shortstat numstat s q oneline no-patch quiet'.split(' ');
const QUIET_SEARCH = ['l', 'L', 'c', 'q', 'files-with-matches', 'name-only', 'count'];
const REVISION = /^(HEAD|FETCH_HEAD|stash|main|master)?[@^~{}\d.]*$/;

export const git: Program = (args, shell, stdin, runner) => {
  let at = 0;
  let folder = shell.cwd;
  while (args[at]?.text.startsWith('-')) {
    if (args[at]!.text === '-C') folder = resolvePath(shell, args[at + 1]?.text ?? '.');
    at += GLOBAL_WITH_VALUE.has(args[at]!.text) ? 2 : 1;
  }
  const own: Shell = { ...shell, cwd: folder };
  const command = args[at]?.text ?? '';
  const rest = args.slice(at + 1);
  const { operands, flags } = readOptions(rest, 'nLSGe');
  const has = (names: readonly string[]) => names.some((name) => flags.has(name));
  const split = rest.findIndex(({ text }) => text === '--');
  // After `--` there are only paths; before it, revisions too.
  const paths = (split < 0 ? operands : rest.slice(split + 1))
    .map(({ text }) => text)
    .filter((text) => split >= 0 || !REVISION.test(text));
  const patch = has(PATCH);
  switch (command) {
    case 'show':
    case 'cat-file':
      if ((has(LISTING) && !patch) || (command === 'cat-file' && has(['t', 's', 'e']))) return list(own, paths);
      // Without a path it is a patch of whatever was changed.
      return paths.length === 0 ? UNKNOWN : paths.flatMap((path) => readBlob(own, path));
    case 'log':
    case 'whatchanged':
    case 'reflog':
    case 'stash':
      if (!patch) return list(own, paths);
      return paths.length === 0 ? UNKNOWN : readPart(own, paths);
    case 'diff':
    case 'blame':
    case 'annotate':
      if (has(LISTING)) return list(own, paths);
      return paths.length === 0 ? UNKNOWN : readPart(own, paths);
    case 'grep': {
      const asked = readOptions(rest, 'efmABC');
      const searched = split >= 0 ? paths : asked.operands.slice(asked.flags.has('e') ? 0 : 1).map(({ text }) => text);
      if (has(QUIET_SEARCH)) return list(own, searched);
      return weaken(
        (searched.length ? searched : ['.']).flatMap((text) => readFlow(own, text)),
        'search',
      );
    }
    case 'mv':
      return copy(rest, own, stdin, runner);
    case 'checkout':
    case 'restore':
    case 'rm':
    case 'apply':
      for (const path of paths) touch(own, path, 'changed');
      return [];
    default:
      return list(own, paths);
  }
};

/** `HEAD:path` is the file itself; a bare revision is a diff of whatever it changed. */
function readBlob(shell: Shell, text: string): Flow {
  const colon = /^[^:/]*:(\.\/)?(.+)$/.exec(text);
  if (!colon) return readPart(shell, [text]);
  // Without `./` the path starts at the repository's root, wherever that is.
  return colon[1] ? readFlow(shell, colon[2] ?? '') : [{ kind: 'file', path: `${ANYTHING}/${colon[2]}`, how: 'whole' }];
}

function readPart(shell: Shell, paths: readonly string[]): Flow {
  return weaken(
    paths.flatMap((path) => readFlow(shell, path)),
    'part',
  );
}

function list(shell: Shell, paths: readonly string[]): Flow {
  for (const path of paths) touch(shell, path, 'listed');
  return UNKNOWN;
}
