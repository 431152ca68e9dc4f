// Conformance cases and a client of Agent Plugins → what the client's own CLI makes of each: the skills that it lists and the servers that it starts.
import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeTree } from '../skills-across-agents/ask.mjs';

const textOf = (value) => (typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`);

const SKILL = /^---\nname: (\S+)/;
const linkedSkill = (name) => `---\nname: ${name}\ndescription: It does its one thing.\n---\nDo it.\n`;
const SCHEMA = 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json';

/** Writes the package, and beside it the folder that its links lead to. mark: where its servers leave what they saw. */
export function writePackage(folder, { files, links = {}, linked = 'linked' }, server, mark) {
  const tree = Object.fromEntries(Object.entries(files).map(([path, value]) => [path, textOf(value)]));
  writeTree(folder, tree);
  const outside = join(dirname(folder), 'outside');
  const program = server.replace('/usr/bin/env node', process.execPath).replaceAll('MARK', mark);
  writeTree(outside, {
    [`${linked}/SKILL.md`]: linkedSkill(linked),
    'plugin.json': textOf({ $schema: SCHEMA, name: 'linked' }),
  });
  if (JSON.stringify(tree).includes('bin/server'))
    for (const path of [join(folder, 'bin/server'), join(dirname(folder), 'outside-bin/server')]) {
      writeTree(dirname(path), { server: program });
      chmodSync(path, 0o755);
    }
  for (const [path, to] of Object.entries(links)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(to.replace('OUTSIDE', outside), join(folder, path));
  }
}

function nameOf(folder) {
  try {
    const { name } = JSON.parse(readFileSync(join(folder, 'plugin.json'), 'utf8'));
    return typeof name === 'string' && name !== '' ? name : 'package';
  } catch {
    return 'package';
  }
}

const copyPackage = (from, to) => cpSync(from, to, { recursive: true, verbatimSymlinks: true });

/**
 * How each client gets a package. add: by the vendor's own step, whose words it gives back. place: as that step leaves it, which is
 * taken where a package has no links, because a step costs a start. run: (...words of the CLI) → what it printed.
 */
export const CLIENTS = {
  codex: {
    install: 'plugin',
    by: '`codex plugin add`',
    async add({ folder, run }) {
      const market = dirname(folder);
      const name = nameOf(folder);
      const own = market.split('/').at(-1);
      const plugins = [{ name, source: { source: 'local', path: `./${own}` } }];
      writeTree(market, { '.agents/plugins/marketplace.json': textOf({ name: own, plugins }) });
      return `${await run('plugin', 'marketplace', 'add', market)}${await run('plugin', 'add', `${name}@${own}`)}`;
    },
  },
  copilot: {
    install: 'skills',
    by: '`--plugin-dir`; with links `copilot plugin install`',
    add: ({ folder, run }) => run('plugin', 'install', folder),
    place: ({ folder, words }) => words.push(`--plugin-dir=${folder}`),
  },
  qwen: {
    install: 'skills',
    by: 'as `qwen extensions install` leaves it; with links by that step',
    add: ({ folder, run }) => run('extensions', 'install', folder, '--consent'),
    place: ({ folder, home, id }) => copyPackage(folder, join(home, '.qwen/extensions', id)),
  },
  // It has no such step.
  cline: {
    install: 'skills',
    by: 'copied to `~/.agents/plugins`; it has no step',
    place: ({ folder, home, id }) => copyPackage(folder, join(home, '.agents/plugins', id)),
  },
};

const start = (file, args, options) =>
  new Promise((resolve) => {
    execFile(file, args, { ...options, timeout: 60_000 }, (_, stdout, stderr) =>
      resolve(`${stdout}${stderr}`),
    ).stdin?.end();
  });

/** Several packages are in one session: each has skills and servers of its own names, and one name of a package is in no two cases. */
const rename = (one, at) => ({
  ...one,
  linked: `linked${at}`,
  ...JSON.parse(
    JSON.stringify({ files: one.files, links: one.links }).replace(
      /\b(alpha|beta|gamma|one|two|linked)\b/gi,
      `$1${at}`,
    ),
  ),
});

const plainName = (name) => name.replace(/\d+$/, '');

/** {id of a case: what became of it} */
export async function measureBatch(asker, one, cases, server) {
  const client = CLIENTS[one.agent.name];
  const packages = cases.map(rename);
  const hasServers = cases.some(({ expected }) => expected.servers);
  const said = {};
  const words = [];
  let facts = {};
  let mark = '';
  const { offered } = await asker.ask(
    { ...one, install: client.install },
    {
      ...{ allow_processes: true, path: process.env.PATH, grant_tools: ['Bash'], words },
      async write(setup) {
        // The sandbox shows no other folder than those of the unit.
        mark = join(setup.home, 'mark');
        mkdirSync(mark, { recursive: true });
        const { file, args, env, cwd } = one.agent.launch({ ...setup, model_url: 'http://127.0.0.1:9' });
        const script = args[0] === one.binary ? [one.binary] : [];
        const run = (...rest) => start(file === '/bin/sh' ? one.binary : file, [...script, ...rest], { env, cwd });
        for (const conformance of packages) {
          const { id } = conformance;
          const folder = join(setup.home, 'packages', id, id);
          writePackage(folder, conformance, server, mark);
          const given = { folder, home: setup.home, id, run, words };
          const isPlaced = client.place && (!conformance.links || !client.add);
          if (isPlaced) client.place(given);
          else said[id] = await client.add(given);
        }
      },
      onRequest() {
        facts = Object.fromEntries(readdirSync(mark).map((file) => [file.replace('.json', ''), join(mark, file)]));
        for (const [name, file] of Object.entries(facts)) facts[name] = readFacts(file);
      },
      // Some servers start beside the first request.
      ...(hasServers
        ? { calls: (request, _, agent) => [agent.callTool(request, 'Bash', { command: 'sleep 3' })] }
        : {}),
    },
  );
  const listed = new Set(offered.map(({ id }) => id.split(':').at(-1)));
  return Object.fromEntries(
    packages.map(({ id, files, linked, expected }, at) => {
      const names = [...Object.values(files).flatMap((text) => SKILL.exec(text)?.[1] ?? []), linked];
      const skills = [...new Set(names)]
        .filter((name) => listed.has(name))
        .map(plainName)
        .sort();
      const own = Object.entries(facts).filter(([name]) => new RegExp(`^[a-z]+${at}$`).test(name));
      const servers = { servers: own.map(([name]) => plainName(name)).sort() };
      const seen = Object.fromEntries(own.map(([name, fact]) => [plainName(name), fact]));
      return [
        id,
        { skills, ...(expected.servers ? servers : {}), ...(expected.facts ? { facts: seen } : {}), said: said[id] },
      ];
    }),
  );
}

/** With placeholders for the paths of one machine. */
function readFacts(file) {
  const text = readFileSync(file, 'utf8');
  const { PLUGIN_ROOT, PLUGIN_DATA } = JSON.parse(text).env;
  const plain = [
    [PLUGIN_DATA, '$' + '{PLUGIN_DATA}'],
    [PLUGIN_ROOT, '$' + '{PLUGIN_ROOT}'],
    // A fresh folder each time.
    [dirname(dirname(file)), '~'],
  ].reduce((all, [path, to]) => (path ? all.replaceAll(path, to) : all), text);
  const { cwd, args, env } = JSON.parse(plain);
  return { cwd, args, env: { X: env.X } };
}
