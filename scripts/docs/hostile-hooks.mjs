// Writes the table of hostile hooks into docs/security.md: what a hook that attacks the machine gets, on each kind of sandbox that this machine has. Usage: npm run compile && node scripts/docs/hostile-hooks.mjs [--build build] [--bwrap FOLDER] [--uid 65534 --home FOLDER] [--only TEXT] [--print]
// --kinds none shows what those get without a sandbox that only look.
// Root is needed for the columns of a user; --home is that user's, with the agent in its cache. The column of sudo needs a user who may use it without a password. --bwrap: a folder with `bwrap`, where PATH has none.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ATTACKS } from './hostile-hooks/attacks.mjs';

const { values: flags } = parseArgs({
  options: {
    build: { type: 'string', default: 'build' },
    bwrap: { type: 'string' },
    uid: { type: 'string' },
    home: { type: 'string' },
    only: { type: 'string', default: '' },
    kinds: { type: 'string', default: 'unshare,bubblewrap,sudo' },
    who: { type: 'string', default: 'root,user' },
    print: { type: 'boolean', default: false },
  },
});
const page = join(import.meta.dirname, '../../docs/security.md');
const cli = join(import.meta.dirname, '../..', flags.build, 'src/cli.js');
const looks = /^(?:reads|finds|lists|connects|sees)/;
const attacks = ATTACKS.filter(
  ({ name }) => name.includes(flags.only) && (!flags.kinds.includes('none') || looks.test(name)),
);
/** The machine is taken for one of 1 GiB, of which a unit may have half: Codex stops a hook before it has taken 8 GiB. */
const SMALL_MACHINE = `data:text/javascript,
import os from 'node:os';
import { syncBuiltinESMExports } from 'node:module';
os.totalmem = () => ${2 ** 30};
syncBuiltinESMExports();`;
const CANARY = `canary-${process.pid}`;
const ROOT = '$' + '{CLAUDE_PLUGIN_ROOT}';

const users = [
  ...(process.getuid() === 0 && flags.who.includes('root') ? [{ who: 'root', uid: 0, home: process.env.HOME }] : []),
  ...(flags.uid && flags.who.includes('user') ? [{ who: 'user', uid: Number(flags.uid), home: flags.home }] : []),
];
const wanted = flags.kinds.split(',');
const rungs = users.flatMap((user) => [
  ...(wanted.includes('unshare') ? [{ ...user, kind: 'unshare', without: 'bwrap' }] : []),
  ...(wanted.includes('none') ? [{ ...user, kind: 'none' }] : []),
  ...(flags.bwrap && wanted.includes('bubblewrap') ? [{ ...user, kind: 'bubblewrap', first: flags.bwrap }] : []),
  ...(wanted.includes('sudo') && user.uid !== 0
    ? [{ ...user, kind: 'sudo', without: 'bwrap', refused: 'unshare' }]
    : []),
]);

/** What the job has and a hook must not get; made anew for each column. */
function layOut({ home }) {
  const root = mkdtempSync('/tmp/hostile-');
  const write = (path, text, mode = 0o644) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof text === 'string' ? text : JSON.stringify(text), { mode });
    return join(root, path);
  };
  const secret = join(home, `.hostile-${process.pid}`);
  writeFileSync(secret, CANARY);
  const facts = {
    CANARY,
    SECRET: secret,
    JOB: write('job/github_env', CANARY),
    OTHER: write('other/file', CANARY),
    CHECKOUT: join(root, 'plugin'),
    ABSTRACT: `hostile-${process.pid}`,
    SOCKET: join(root, 'socket'),
    CACHE: join(home, '.cache/agent-routing'),
    HOME: home,
  };
  write('plugin/.claude-plugin/plugin.json', { name: 'kit', version: '1.0.0', description: 'x' });
  write('plugin/skills/alpha/SKILL.md', '---\nname: alpha\ndescription: Prune roses.\n---\n# Alpha\n');
  write('plugin/checkout-only', CANARY);
  const command = `node ${ROOT}/hooks/h.mjs`;
  const matched = [{ matcher: 'Bash', hooks: [{ type: 'command', command, timeout: 60 }] }];
  write('plugin/hooks/hooks.json', { hooks: { PreToolUse: matched } });
  write('plugin/.gitignore', 'checkout-only\n');
  spawnSync('git', ['init', '-q', facts.CHECKOUT]);
  for (const name of ['attacks.mjs', 'h.mjs'])
    write(`plugin/hooks/${name}`, readFileSync(join(import.meta.dirname, 'hostile-hooks', name), 'utf8'));
  const call = (at) => ({ tool: 'Bash', input: { command: `mcp attack ${at}` }, expect: 'block' });
  write(
    'plugin/cases.json',
    attacks.map(({ name }) => {
      const at = ATTACKS.findIndex((one) => one.name === name);
      return { kind: 'tool_route', case_id: `a${at}`, ...call(at), contains: 'got [nothing]' };
    }),
  );
  return { root, facts, secret };
}

async function attack(rung) {
  const { root, facts, secret } = layOut(rung);
  const servers = [0, `\0${facts.ABSTRACT}`, facts.SOCKET].map((at) =>
    createServer((socket) => socket.on('error', () => {}).end(CANARY)).listen(at, ...(at === 0 ? ['127.0.0.1'] : [])),
  );
  await Promise.all(servers.map((server) => new Promise((done) => server.once('listening', done))));
  chmodSync(facts.SOCKET, 0o777);
  const port = servers[0].address().port;
  writeFileSync(join(root, 'plugin/hooks/facts.json'), JSON.stringify({ ...facts, PORT: port }));
  const first = join(root, 'first');
  mkdirSync(first);
  const replace = (name, script) => writeFileSync(join(first, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  if (rung.without) replace(rung.without, 'exit 1');
  // As where the machine refuses user namespaces; by sudo it is allowed.
  if (rung.refused) replace(rung.refused, `[ "$(id -u)" = 0 ] && exec /usr/bin/${rung.refused} "$@"; exit 1`);
  if (rung.uid !== 0) spawnSync('chown', ['-R', `${rung.uid}:${rung.uid}`, root, secret]);
  const as = rung.uid === 0 ? {} : { uid: rung.uid, gid: rung.uid };
  const env = {
    PATH: [rung.first ?? first, process.env.PATH].join(':'),
    HOME: rung.home,
    GITHUB_TOKEN: CANARY,
    GITHUB_ENV: facts.JOB,
    LANG: process.env.LANG ?? '',
  };
  // Another process of the job, with a credential in its environment.
  const neighbour = spawn('sleep', ['3000'], { ...as, env: { ...env, CANARY }, stdio: 'ignore' });
  const args = [
    '--import',
    SMALL_MACHINE,
    cli,
    'run',
    '--agents',
    'codex',
    '--sandbox',
    rung.kind === 'none' ? 'none' : 'require',
    '--json',
    '--no-progress',
  ];
  const shell = spawn(
    process.execPath,
    [...args, '--max-parallel', '4', '--agent-timeout', 'codex:90', '--artifacts-root', join(root, 'batches')],
    { ...as, cwd: facts.CHECKOUT, env },
  );
  let out = '';
  let words = '';
  shell.stdout.on('data', (text) => (out += text));
  shell.stderr.on('data', (text) => (words += text));
  await new Promise((done) => shell.once('close', done));
  if (out === '') throw new Error(`${rung.who} ${rung.kind}: ${words}`);
  const { results, environment } = JSON.parse(out);
  const kinds = Object.values(environment.agents).map(({ sandbox }) => sandbox);
  if (kinds.some((kind) => kind !== rung.kind)) throw new Error(`asked for ${rung.kind}, got ${kinds}`);
  const after = {
    'a file of the job was changed': [facts.JOB, facts.OTHER, secret, join(facts.CHECKOUT, 'checkout-only')].some(
      (file) => !existsSync(file) || readFileSync(file, 'utf8') !== CANARY,
    ),
    'another process was ended': neighbour.exitCode !== null || neighbour.signalCode !== null,
    'a process was left': listMarked().length > 0,
    'a file was left in the cache': existsSync(join(facts.CACHE, CANARY)),
  };
  neighbour.kill('SIGKILL');
  for (const server of servers) server.close();
  rmSync(root, { recursive: true, force: true });
  rmSync(secret, { force: true });
  for (const [what, happened] of Object.entries(after))
    if (happened) throw new Error(`${rung.who} ${rung.kind}: ${what}`);
  return new Map(results.map((row) => [row.case_id, row]));
}

/** Processes that a hook started carry this word. */
const listMarked = () =>
  readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, 'latin1').includes('hostile-leftover');
    } catch {
      return false;
    }
  });

function cellOf(row) {
  if (row.fault?.kind === 'over_bounds') return 'ended at the bound';
  if (row.status === 'pass') return 'nothing';
  const got = /.*got \[([^\]]*)\]/.exec(row.error ?? '')?.[1];
  if (got && got !== 'nothing') return got;
  if (row.tried_call?.outcome === 'hook_timed_out' || row.timed_out) return 'ended at the timeout';
  return `ended (${row.fault?.kind ?? row.tried_call?.outcome})`;
}

const columns = [];
for (const rung of rungs) columns.push({ title: `${rung.who}, ${rung.kind}`, rows: await attack(rung) });
const lines = attacks.map(({ name, own }) => {
  const at = ATTACKS.findIndex((one) => one.name === name);
  const cells = columns.map(({ rows }) => cellOf(rows.get(`a${at}`)));
  return `| ${[name, ...cells].join(' | ')} |${own ?? ''}`;
});
const table = [
  `| the hook | ${columns.map(({ title }) => title).join(' | ')} |`,
  `|---|${'---|'.repeat(columns.length)}`,
  ...lines,
].join('\n');
if (flags.print) console.log(table);
else {
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace(/(<!-- hostile -->)[\s\S]*(<!-- \/hostile -->)/, `$1\n${table}\n$2`));
}
