/** What the programs that agents use do with the files they are given: the table behind walk.ts. */
import type { Script } from './ast.js';
import { ANYTHING, type Arg, type Flow, listedPaths, literalOf, weaken } from './flow.js';
import { walkGit } from './git.js';
import { interpret } from './interpreters.js';
import { readOptions } from './options.js';
import { parseScript } from './parse.js';
import { readFlow, resolvePath, type Shell, touch, touchFlow, writeFlow } from './state.js';

/** How a program runs another one: given, since those functions know this table. */
export interface Hands {
  runWords(args: readonly Arg[], shell: Shell, stdin: Flow): Flow;
  walkScript(script: Script, shell: Shell, stdin?: Flow): Flow;
}

type Program = (args: readonly Arg[], shell: Shell, stdin: Flow, hands: Hands) => Flow;

const UNKNOWN: Flow = [{ kind: 'unknown' }];
const NOTHING: Flow = [];

/** Operands are files; without any, or for `-`, it is the input. */
function readOperands(operands: readonly Arg[], shell: Shell, stdin: Flow): Flow {
  if (operands.length === 0) return stdin;
  return operands.flatMap(({ text, flow }) =>
    text === '-' || text === '/dev/stdin' ? stdin : flowOf({ text, flow }, shell),
  );
}

/** An argument that came out of `<(…)` is its output; else it is a path. */
function flowOf({ text, flow }: Arg, shell: Shell): Flow {
  return text === ANYTHING && flow.length ? flow : readFlow(shell, text);
}

/** A program that prints its files, whole or in part. */
function reader(with_value: string, how: 'whole' | 'part', skip = 0): Program {
  return (args, shell, stdin) => {
    const { operands } = readOptions(args, with_value);
    const flow = readOperands(operands.slice(skip), shell, stdin);
    return how === 'whole' ? flow : weaken(flow, how);
  };
}

/** A program whose output tells something about files, not what they say. */
function toucher(why: 'listed' | 'counted' | 'changed', output: Flow): Program {
  return (args, shell, stdin) => {
    for (const { text } of readOptions(args, '').operands) touch(shell, text, why);
    if (why === 'counted') touchFlow(shell, stdin, 'counted');
    return output;
  };
}

const list: Program = (args, shell) => {
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

const sed: Program = (args, shell, stdin) => {
  const { operands, flags } = readOptions(args, 'efl expression file');
  const scripted = flags.has('e') || flags.has('f') || flags.has('expression');
  const files = scripted ? operands : operands.slice(1);
  if (flags.has('i') || flags.has('in-place')) {
    for (const { text } of files) touch(shell, text, 'written');
    return NOTHING;
  }
  return weaken(readOperands(files, shell, stdin), 'part');
};

const awk: Program = (args, shell, stdin) => {
  const { operands, flags } = readOptions(args, 'Ffv');
  const files = (flags.has('f') ? operands : operands.slice(1)).filter(({ text }) => !/^\w+=/.test(text));
  return weaken(readOperands(files, shell, stdin), 'part');
};

/** These match every line, or nearly. */
const EVERY_LINE = /^(\^|\$|\.|\.\*|\^\.\*|\.\*\$|\^\.\*\$|)$/;

const grep: Program = (args, shell, stdin) => {
  const { operands, flags, values } = readOptions(
    args,
    'efmABCdDgtTMrj regexp file max-count context glob type'.replace('r', ''),
  );
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
    return quiet.startsWith('f') || quiet.toLowerCase() === 'l'
      ? flow.map((source) => ({ kind: 'paths', path: source.kind === 'file' ? source.path : ANYTHING }))
      : UNKNOWN;
  }
  if (flags.has('v') || flags.has('invert-match') || EVERY_LINE.test(pattern.replace(/[\uE000-\uE002]/g, '.')))
    return weaken(flow, 'part');
  return weaken(flow, 'search');
};

const find: Program = (args, shell, _stdin, hands) => {
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

const xargs: Program = (args, shell, stdin, hands) => {
  const at = args.findIndex(
    ({ text }, index) => !text.startsWith('-') && !/^-[IndLPsE]$/.test(args[index - 1]?.text ?? ''),
  );
  const command = at < 0 ? [{ text: 'echo', flow: [] }] : args.slice(at);
  const mark = /^-I(.*)$/.exec(args.find(({ text }) => text.startsWith('-I'))?.text ?? '');
  const holder = mark ? mark[1] || args[args.findIndex(({ text }) => text === '-I') + 1]?.text || '{}' : null;
  const paths = listedPaths(stdin).slice(0, 300);
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

const copy: Program = (args, shell) => {
  const { operands, values } = readOptions(args, 't target-directory');
  const into = values.get('t') ?? values.get('target-directory') ?? operands.at(-1)?.text ?? '';
  for (const { text } of values.has('t') ? operands : operands.slice(0, -1)) {
    const flow = readFlow(shell, text);
    touch(shell, text, 'copied');
    if (into === '/dev/stdout') return flow;
    for (const target of [into, `${into}/${text.split('/').at(-1)}`]) writeFlow(shell, target, flow);
  }
  return NOTHING;
};

const tee: Program = (args, shell, stdin) => {
  const { operands } = readOptions(args, '');
  for (const { text } of operands) if (!text.startsWith('/dev/')) writeFlow(shell, text, stdin);
  return stdin;
};

const echo: Program = (args) => {
  const words = args[0]?.text === '-n' || args[0]?.text === '-e' ? args.slice(1) : args;
  return printed(words, words.map(({ text }) => text).join(' '));
};

function printed(words: readonly Arg[], text: string): Flow {
  const behind = words.flatMap(({ flow }) => flow);
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

const printf: Program = (args) => {
  const words = args.filter(({ text }) => text !== '--');
  return printed(words, words.map(({ text }) => text).join('\n'));
};

const cd: Program = (args, shell) => {
  const to = readOptions(args, '').operands[0]?.text ?? '~';
  shell.cwd = to === '-' || to === ANYTHING ? shell.cwd : resolvePath(shell, to);
  return NOTHING;
};

const assign: Program = (args, shell) => {
  for (const { text, flow } of args) {
    const match = /^([A-Za-z_]\w*)=([\s\S]*)$/.exec(text);
    if (match) shell.variables.set(match[1] ?? '', [{ text: match[2] ?? '', flow }]);
  }
  return NOTHING;
};

/** `read f`, `mapfile -t lines`: what comes in becomes a variable; a list of paths becomes each of them. */
function reading(with_value: string, unnamed: string): Program {
  return (args, shell, stdin) => {
    const names = readOptions(args, with_value).operands.map(({ text }) => text);
    const paths = listedPaths(stdin);
    const known = paths.length ? paths : [ANYTHING];
    for (const name of names.length ? names : [unnamed])
      shell.variables.set(
        name,
        known.slice(0, 300).map((text) => ({ text, flow: stdin })),
      );
    return NOTHING;
  };
}

/** Programs that run the rest of their arguments. */
function runner(skip: (text: string) => boolean, with_value = ''): Program {
  return (args, shell, stdin, hands) => {
    let at = 0;
    while (at < args.length && (args[at]!.text.startsWith('-') || skip(args[at]!.text)))
      at += with_value.includes(args[at]!.text) && args[at]!.text.startsWith('-') ? 2 : 1;
    return at < args.length ? hands.runWords(args.slice(at), shell, stdin) : NOTHING;
  };
}

const shell: Program = (args, shell, stdin, hands) => {
  const at = args.findIndex(({ text }) => /^-[a-z]*c$/.test(text));
  if (at >= 0)
    return hands.walkScript(
      parseScript(args[at + 1]?.text ?? ''),
      { ...shell, variables: new Map(shell.variables) },
      stdin,
    );
  const script = args.find(({ text }) => !text.startsWith('-'));
  if (script) return UNKNOWN;
  const text = literalOf(stdin);
  return text === null ? UNKNOWN : hands.walkScript(parseScript(text), shell, NOTHING);
};

const evaluate: Program = (args, shell, stdin, hands) =>
  hands.walkScript(parseScript(args.map(({ text }) => text).join(' ')), shell, stdin);

const exit: Program = (_args, shell) => {
  shell.exited = true;
  return NOTHING;
};

const all = (names: string, program: Program): Record<string, Program> =>
  Object.fromEntries(names.split(' ').map((name) => [name, program]));

const PROGRAMS: Record<string, Program> = {
  ...all('cat less more most tac zcat bat batcat', reader(' theme language line-range style', 'whole')),
  ...all('nl pr fold fmt expand unexpand iconv dos2unix', reader('bdfhilnsvwt', 'whole')),
  ...all('rev sort uniq paste column strings base64 od xxd hexdump shuf', reader('ktTSdfwcnANjoes', 'part')),
  ...all('head tail', reader('nc lines bytes', 'part')),
  ...all('cut', reader('dfcb delimiter fields', 'part')),
  ...all('tr', (_args, _shell, stdin) => weaken(stdin, 'part')),
  ...all('jq yq', reader('', 'part', 1)),
  ...all('diff cmp comm sdiff', reader('', 'part')),
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
  ...all('stat file du test [ [[ realpath readlink', toucher('listed', UNKNOWN)),
  ...all('chmod chown touch truncate mkdir rmdir rm unlink shred', toucher('changed', NOTHING)),
  ...all('dirname', (args) => [{ kind: 'text', text: `${(args[0]?.text ?? '').replace(/\/[^/]*$/, '')}\n` }]),
  ...all('basename', (args) => [{ kind: 'text', text: `${(args[0]?.text ?? '').replace(/^.*\//, '')}\n` }]),
  ...all('cp mv ln install rsync', copy),
  tee,
  ...all('dd', (args, shell, stdin) => {
    const from = args.find(({ text }) => text.startsWith('if='))?.text.slice(3);
    const to = args.find(({ text }) => text.startsWith('of='))?.text.slice(3);
    const flow = from ? readFlow(shell, from) : stdin;
    if (!to || to === '/dev/stdout') return weaken(flow, 'part');
    writeFlow(shell, to, flow);
    return NOTHING;
  }),
  echo,
  printf,
  print: echo,
  ...all('cd pushd', cd),
  ...all('export local declare typeset readonly', assign),
  read: reading('dinNptu', 'REPLY'),
  ...all('mapfile readarray', reading('dnOsuCc', 'MAPFILE')),
  ...all(
    'sudo env nice nohup command exec builtin stdbuf setsid ionice unbuffer time doas busybox script',
    runner((text) => /^\w+=/.test(text), '-u -n -C -g'),
  ),
  ...all(
    'timeout watch',
    runner((text) => /^[\d.]+[smhd]?$/.test(text), '-s -k -n'),
  ),
  ...all('bash sh zsh dash ksh', shell),
  eval: evaluate,
  ...all('exit return', exit),
  ...all(
    ': true false set shopt trap wait sleep kill unset alias ulimit umask pwd date hash type which whoami hostname let',
    runner(() => true),
  ),
  ...all('popd', (_args, shell) => {
    shell.cwd = null;
    return NOTHING;
  }),
  ...all('python python3 python2 node nodejs perl ruby php deno bun', (args, shell, stdin) =>
    interpret(args, shell, stdin),
  ),
  git: (args, shell, stdin) => walkGit(args, shell, stdin),
};

/** Null prototype lookups: a program may be called `constructor`. */
const TABLE = new Map(Object.entries(PROGRAMS));

export function runProgram(args: readonly Arg[], shell: Shell, stdin: Flow, hands: Hands): Flow {
  const name = (args[0]?.text ?? '').split('/').at(-1) ?? '';
  const program = TABLE.get(name);
  if (program) return program(args.slice(1), shell, stdin, hands);
  // A program nobody here knows: it may print any file that it is given, or others.
  const files = args.slice(1).filter(({ text }) => !text.startsWith('-') && /[/.]/.test(text));
  return [
    ...files.flatMap(({ text }) => readFlow(shell, text, 'program')),
    ...weaken(stdin, 'program'),
    { kind: 'unknown' },
  ];
}
