/**
 * Time and CPU from a saved SKILL.md to the next screen of `check --watch`, with and without agents.
 * `npm run compile && node bench/watch.mjs [changes] [skills]`
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const [changes, skills] = [Number(process.argv[2] ?? 5), Number(process.argv[3] ?? 20)];
const CLI = new URL('../build/src/cli.js', import.meta.url).pathname;

/** User and system time of a process and of all that it has waited for, in seconds (Linux). */
function cpuOf(pid) {
  const of = (id) => {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1].split(' ');
    return { parent: Number(fields[1]), ticks: fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0) };
  };
  const all = new Map(
    readdirSync('/proc').flatMap((id) => {
      try {
        return /^\d+$/.test(id) ? [[Number(id), of(id)]] : [];
      } catch {
        return [];
      }
    }),
  );
  const below = (id) => [id, ...[...all].flatMap(([child, { parent }]) => (parent === id ? below(child) : []))];
  return below(pid).reduce((sum, id) => sum + (all.get(id)?.ticks ?? 0), 0) / 100;
}

const text = (id, word) =>
  `---\nname: skill-${id}\ndescription: Use when the user asks for thing ${id} of the ${word} kind.\n---\n\n# Thing ${id}\n`;

async function measure(args) {
  const folder = mkdtempSync(join(tmpdir(), 'watch-'));
  for (let id = 0; id < skills; id++) {
    mkdirSync(join(folder, 'skills', `skill-${id}`), { recursive: true });
    writeFileSync(join(folder, 'skills', `skill-${id}`, 'SKILL.md'), text(id, 'first'));
  }
  const child = spawn(process.execPath, [CLI, 'check', folder, '--watch', '--format', 'json', ...args]);
  let [screens, buffer] = [0, ''];
  child.stdout.on('data', (chunk) => {
    buffer += chunk;
    // A report ends with a brace in the first column.
    for (let at = buffer.indexOf('\n}\n'); at >= 0; at = buffer.indexOf('\n}\n')) {
      buffer = buffer.slice(at + 3);
      screens += 1;
    }
  });
  child.stderr.resume();
  const until = async (count) => {
    while (screens < count) {
      if (child.exitCode !== null) throw new Error('check ended.');
      await wait(10);
    }
  };
  try {
    await until(1);
    const times = [];
    for (let change = 0; change < changes; change++) {
      await wait(500);
      const [before, cpu, shown] = [performance.now(), cpuOf(child.pid), screens];
      writeFileSync(join(folder, 'skills', 'skill-0', 'SKILL.md'), text(0, `${change}th`));
      await until(shown + 1);
      const first = performance.now() - before;
      // What the agents list follows on a screen of its own.
      if (!args.includes('--offline')) await until(shown + 2);
      const last = performance.now() - before;
      await wait(300);
      times.push({ first, last, cpu: cpuOf(child.pid) - cpu });
    }
    return times;
  } finally {
    child.kill('SIGTERM');
    await new Promise((done) => child.once('close', done));
    rmSync(folder, { recursive: true });
  }
}

const middle = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)];
for (const [name, args] of Object.entries({ 'rules only': ['--offline'], 'three agents': [] })) {
  const times = await measure(args);
  const of = (field) => middle(times.map((one) => one[field]));
  console.log(
    `${name}: first screen ${(of('first') / 1000).toFixed(2)} s, last ${(of('last') / 1000).toFixed(2)} s, CPU ${of('cpu').toFixed(2)} s (median of ${changes}, ${skills} skills)`,
  );
}
