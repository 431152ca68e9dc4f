// The newest version of each agent's CLI → its pin, lock entries, baseline and measured tables raised in this checkout, and what differs, cell by cell, as Markdown.
// `npm run compile && node scripts/newest-agents.mjs [--agents a,b] [--summary FILE]`. An agent that cannot be raised stays as it is, with the reason.
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values: flags } = parseArgs({ options: { agents: { type: 'string' }, summary: { type: 'string' } } });
const root = join(import.meta.dirname, '..');
const node = (...args) => execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
const read = (file) => readFileSync(join(root, file), 'utf8');
const write = (file, text) => writeFileSync(join(root, file), text);
const compile = () => execFileSync('npm', ['run', '--silent', 'compile'], { cwd: root });
const say = (line = '') => {
  console.log(line);
  if (flags.summary) appendFileSync(flags.summary, `${line}\n`);
};

const { AGENTS } = await import('../build/lib/agents/index.js');
const { LOCK } = await import('../build/lib/agents/lock.js');
const { parseSpec, resolveLatest } = await import('../build/lib/io/npm.js');
const LOCK_FILE = 'lib/agents/lock.ts';
const CELLS = 'docs/skills-across-agents.json';
/** All that raising one agent writes. */
const filesOf = (name) => [
  ...[`lib/agents/${name}/facts.ts`, `lib/agents/${name}/index.ts`, LOCK_FILE],
  ...[CELLS, 'docs/skills-across-agents.md', 'docs/agents.md', 'provider-baseline.json'],
];

function replacePin(name, from, to) {
  const pin = new RegExp(`(pinned(?:: | = )')${from.replaceAll('.', '\\.')}'`);
  const file = filesOf(name).find((one) => pin.test(read(one)));
  if (!file) throw new Error(`its pin ${from} stands in none of its files`);
  write(file, read(file).replace(pin, `$1${to}'`));
}

/** The platforms that the lock has, and the packages beside the build that it names, in the version that the new one wants. */
function lockEntries(agent, from, to) {
  const all = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
  const keyOf = (version) => (platform) => {
    const [os, arch] = platform.split('-');
    return parseSpec(agent.build(version, { os, arch }).spec).locked_as;
  };
  const platforms = all.filter((platform) => keyOf(from)(platform) in LOCK);
  const old = [...new Set(platforms.map(keyOf(from)))];
  const beside = Object.keys(LOCK[old[0]]?.dependencies ?? {}).map((path) => path.replace(/^.*node_modules\//, ''));
  const wanted = beside.length
    ? JSON.parse(
        execFileSync('npm', ['view', `${agent.registry_package}@${to}`, 'dependencies', '--json'], {
          cwd: tmpdir(),
          encoding: 'utf8',
        }) || '{}',
      )
    : {};
  const packages = beside.flatMap((one) => (wanted[one] ? [`${one}@${wanted[one].replace(/^[\^~]/, '')}`] : []));
  const found = JSON.parse(
    node('scripts/lock-entries.mjs', agent.name, '--platforms', platforms.join(','), '--with', packages.join(',')),
  );
  return { old, entries: Object.fromEntries(Object.entries(found).filter(([key]) => !(key in LOCK))) };
}

function replaceEntries({ old, entries }) {
  let text = read(LOCK_FILE);
  for (const [at, key] of old.entries()) {
    const start = text.indexOf(`  '${key}': {`);
    const end = text.indexOf('\n  },\n', start) + '\n  },\n'.length;
    const all = JSON.stringify(entries, null, 2).replace(/(?<="bytes": )\d+/g, (size) =>
      Number(size).toLocaleString('en').replaceAll(',', '_'),
    );
    const now = at === 0 ? all.slice(2, -2) : '';
    text = `${text.slice(0, start)}${now ? `${now},\n` : ''}${text.slice(end)}`;
  }
  write(LOCK_FILE, text);
  node('node_modules/@biomejs/biome/bin/biome', 'format', '--write', LOCK_FILE);
}

function* differences(before = {}, after = {}) {
  for (const id of new Set([...Object.keys(before), ...Object.keys(after)]))
    if (JSON.stringify(before[id]) !== JSON.stringify(after[id])) yield [id, before[id], after[id]];
}

const cell = (value) => (value === undefined ? 'not asked' : `\`${JSON.stringify(value).replaceAll('|', '\\|')}\``);

/** Where this repository's own cases end otherwise, the baseline stays, and somebody has to look. */
function runCorpus(name, to) {
  const args = ['build/src/cli.js', 'run', '--agents', name, '--agent-versions', 'pinned', '--progress', 'none'];
  try {
    node(...args);
  } catch (error) {
    return `**our own cases do not end as expected**: ${`${error.stdout}`.trim().split('\n').slice(-3).join(' · ')}`;
  }
  node('build/src/cli.js', 'baseline', 'update', '--reason', `${name} ${to}`);
  return 'our own cases end as expected';
}

async function raise(name) {
  const agent = AGENTS[name];
  const from = agent.pinned;
  const to = await resolveLatest(agent.registry_package);
  if (to === from) return say(`- ${agent.title} ${from} is the newest`);
  const began = Date.now();
  const kept = filesOf(name).map((file) => [file, read(file)]);
  try {
    replacePin(name, from, to);
    compile();
    replaceEntries(lockEntries(agent, from, to));
    compile();
    const before = JSON.parse(read(CELLS)).agents[name]?.cells;
    node('scripts/skills-across-agents/index.mjs', '--agents', name);
    const changed = [...differences(before, JSON.parse(read(CELLS)).agents[name].cells)];
    write('docs/agents.md', read('docs/agents.md').replaceAll(`| ${from} |`, `| ${to} |`));
    const corpus = runCorpus(name, to);
    const took = Math.round((Date.now() - began) / 1000);
    say(`- ${agent.title} ${from} → **${to}**: ${changed.length} cells differ; ${corpus} (${took} s)`);
    if (changed.length > 0) say('\n  | form | before | now |\n  | --- | --- | --- |');
    for (const [id, was, is] of changed) say(`  | ${id} | ${cell(was)} | ${cell(is)} |`);
  } catch (error) {
    for (const [file, text] of kept) write(file, text);
    compile();
    const why = `${error.stderr ?? ''}`.match(/^(?:\w*Error): (.*)$/m)?.[1] ?? error.message.split('\n')[0];
    say(`- ${agent.title} ${from}: ${to} cannot be taken: ${why}`);
  }
}

for (const name of flags.agents?.split(',') ?? Object.keys(AGENTS)) await raise(name);
