/** The table of programs that agents run → what each does with the files it is given. */
import { ANYTHING, type Arg, type Flow, weaken } from '../shell/flow.js';
import { readFlow, type Shell, touch, writeFlow } from '../shell/state.js';
import { assign, cd, evaluate, exit, pwd, reading, shell, shopt, trap, wrapper } from './builtins.js';
import { find, list, xargs } from './finders.js';
import { git } from './git.js';
import { interpret } from './interpreters.js';
import { NOTHING, type Program, type Runner, UNKNOWN } from './program.js';
import { awk, cut, diff, encoder, grep, head, iconv, reader, sed, tail, toucher } from './readers.js';
import { copy, echo, printf, tee } from './writers.js';

const all = (names: string, program: Program): Record<string, Program> =>
  Object.fromEntries(names.split(' ').map((name) => [name, program]));

const PROGRAMS: Record<string, Program> = {
  ...all('cat less more most tac bat batcat', reader(' theme language line-range style', 'whole')),
  nl: reader('bdfhilnsvw', 'whole'),
  fold: reader('w', 'whole'),
  fmt: reader('wpg', 'whole'),
  dos2unix: reader('', 'whole'),
  ...all('expand unexpand', reader('t', 'whole')),
  pr: reader('hlowsN', 'whole'),
  iconv,
  sort: reader('ktTSo', 'part'),
  uniq: reader('fsw', 'part'),
  paste: reader('d', 'part'),
  column: reader('csoNHRr', 'part'),
  strings: reader('nteT', 'part'),
  shuf: reader('no', 'part'),
  ...all(
    'base64 base32',
    encoder('w', (flags) => ['d', 'D', 'decode'].some((flag) => flags.has(flag))),
  ),
  xxd: encoder('clgso', (flags) => flags.has('r')),
  ...all(
    'gzip bzip2 xz zstd lz4',
    encoder('', (flags) => ['d', 'decompress'].some((flag) => flags.has(flag))),
  ),
  ...all(
    'gunzip zcat bunzip2 unxz xzcat bzcat',
    encoder('', () => true),
  ),
  ...all(
    'rev od hexdump hd openssl gpg',
    encoder('ANjotwnes', () => false),
  ),
  head,
  tail,
  cut,
  tr: (_args, _shell, stdin) => weaken(stdin, 'part'),
  ...all('jq yq', reader('', 'program', 1)),
  ...all('cmp comm sdiff', reader('', 'part')),
  diff,
  ...all('sed gsed', sed),
  ...all('awk gawk mawk nawk', awk),
  ...all('grep egrep fgrep rg ag ack zgrep', grep),
  ...all('ls exa eza tree dir vdir', list),
  ...all('fd fdfind', (args, shell) => {
    touch(shell, args.at(-1)?.text ?? '.', 'listed');
    return [{ kind: 'paths', path: ANYTHING }];
  }),
  find,
  xargs,
  ...all('wc md5sum sha1sum sha256sum sha512sum cksum sum b2sum', toucher('counted', UNKNOWN)),
  ...all('stat file du realpath readlink', toucher('listed', UNKNOWN)),
  ...all('test [ [[', toucher('listed', NOTHING)),
  ...all('chmod chown touch truncate mkdir rmdir rm unlink shred', toucher('changed', NOTHING)),
  dirname: (args) => [{ kind: 'text', text: `${(args[0]?.text ?? '').replace(/\/[^/]*$/, '')}\n` }],
  basename: (args) => [{ kind: 'text', text: `${(args[0]?.text ?? '').replace(/^.*\//, '')}\n` }],
  ...all('cp mv ln install rsync', copy),
  tee,
  dd: (args, shell, stdin) => {
    const from = args.find(({ text }) => text.startsWith('if='))?.text.slice(3);
    const to = args.find(({ text }) => text.startsWith('of='))?.text.slice(3);
    const flow = from ? readFlow(shell, from) : stdin;
    if (!to || to === '/dev/stdout') return weaken(flow, 'part');
    writeFlow(shell, to, flow);
    return NOTHING;
  },
  echo,
  printf,
  print: echo,
  ...all('cd pushd', cd),
  ...all('export local declare typeset readonly', assign),
  read: reading('dinNptu', 'REPLY', true),
  ...all('mapfile readarray', reading('dnOsuCc', 'MAPFILE', false)),
  ...all(
    'sudo env nice nohup command exec builtin stdbuf setsid ionice unbuffer time doas busybox script',
    wrapper((text) => /^\w+=/.test(text), '-u -n -C -g'),
  ),
  ...all(
    'timeout watch',
    wrapper((text) => /^[\d.]+[smhd]?$/.test(text), '-s -k -n'),
  ),
  ...all('bash sh zsh dash ksh', shell),
  eval: evaluate,
  ...all('exit return', exit),
  ...all(
    ': true false set wait sleep kill unset alias ulimit umask hash let',
    wrapper(() => true),
  ),
  ...all('date type which whoami hostname id uname', toucher('listed', UNKNOWN)),
  trap,
  shopt,
  pwd,
  popd: (_args, shell) => {
    shell.cwd = null;
    return NOTHING;
  },
  ...all('python python3 python2 node nodejs perl ruby php deno bun', interpret),
  git,
};

/** Of a page, which is no file here. */
const ADDRESS = /^(?:https?|ftps?):/i;

/** A map, since a program may be called `constructor`. */
const TABLE = new Map(Object.entries(PROGRAMS));

export function runProgram(args: readonly Arg[], shell: Shell, stdin: Flow, runner: Runner): Flow {
  const name = (args[0]?.text ?? '').split('/').at(-1) ?? '';
  const program = TABLE.get(name);
  if (program) return program(args.slice(1), shell, stdin, runner);
  // An unknown program may print any file that it is given, or others.
  const words = args.slice(1).filter(({ text }) => !text.startsWith('-') && /[/.]/.test(text));
  const files = words.filter(({ text }) => !ADDRESS.test(text));
  return [
    ...files.flatMap(({ text }) => readFlow(shell, text, 'program')),
    ...weaken(stdin, 'program'),
    files.length < words.length ? { kind: 'unknown', page: true } : { kind: 'unknown' },
  ];
}
