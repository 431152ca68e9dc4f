/** git: which of its many commands print a file's text, and which only name it. */
import { ANYTHING, type Arg, type Flow, weaken } from './flow.js';
import { readOptions } from './options.js';
import { readFlow, resolvePath, type Shell, touch } from './state.js';

const GLOBAL_WITH_VALUE = new Set(['-C', '-c', '--git-dir', '--work-tree', '--namespace']);

export function walkGit(args: readonly Arg[], shell: Shell, stdin: Flow): Flow {
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
  const split = rest.findIndex(({ text }) => text === '--');
  // Behind `--` stand paths and nothing else; before it, revisions too.
  const paths = (split < 0 ? operands : rest.slice(split + 1))
    .map(({ text }) => text)
    .filter((text) => split >= 0 || !/^(HEAD|FETCH_HEAD|stash|main|master)?[@^~{}\d.]*$/.test(text));
  const patch = ['p', 'u', 'patch', 'L'].some((flag) => flags.has(flag));
  const listing = [
    'stat',
    'name-only',
    'name-status',
    'shortstat',
    'numstat',
    's',
    'q',
    'oneline',
    'no-patch',
    'quiet',
  ].some((flag) => flags.has(flag));
  switch (command) {
    case 'show':
    case 'cat-file':
      if ((listing && !patch) || (command === 'cat-file' && ['t', 's', 'e'].some((flag) => flags.has(flag))))
        return list(own, paths);
      // Without a path it is a patch of whatever was changed.
      if (paths.length === 0) return [{ kind: 'unknown' }];
      // `HEAD:path` is the file itself; a bare revision is a diff of whatever it changed.
      return paths.flatMap((text): Flow => {
        const colon = /^[^:/]*:(\.\/)?(.+)$/.exec(text);
        if (!colon) return weaken(readFlow(own, text), 'part');
        // Without `./` the path starts at the repository's root, wherever that is.
        return colon[1]
          ? readFlow(own, colon[2] ?? '')
          : [{ kind: 'file', path: `${ANYTHING}/${colon[2]}`, how: 'whole' }];
      });
    case 'log':
    case 'whatchanged':
    case 'reflog':
    case 'stash':
      if (patch && paths.length === 0) return [{ kind: 'unknown' }];
      return patch
        ? weaken(
            paths.flatMap((text) => readFlow(own, text)),
            'part',
          )
        : list(own, paths);
    case 'diff':
    case 'blame':
    case 'annotate':
      if (!listing && paths.length === 0) return [{ kind: 'unknown' }];
      return listing
        ? list(own, paths)
        : weaken(
            paths.flatMap((text) => readFlow(own, text)),
            'part',
          );
    case 'grep': {
      const quiet = ['l', 'L', 'c', 'q', 'files-with-matches', 'name-only', 'count'].some((flag) => flags.has(flag));
      const asked = readOptions(rest, 'efmABC');
      const searched = split >= 0 ? paths : asked.operands.slice(asked.flags.has('e') ? 0 : 1).map(({ text }) => text);
      if (quiet) return list(own, searched);
      return weaken(
        (searched.length ? searched : ['.']).flatMap((text) => readFlow(own, text)),
        'search',
      );
    }
    case 'hash-object':
      return list(own, paths);
    case 'checkout':
    case 'restore':
    case 'rm':
    case 'mv':
    case 'apply':
      for (const path of paths) touch(own, path, 'changed');
      return [];
    default:
      return stdin.length && command === 'apply' ? [] : list(own, paths);
  }
}

function list(shell: Shell, paths: readonly string[]): Flow {
  for (const path of paths) touch(shell, path, 'listed');
  return [{ kind: 'unknown' }];
}
