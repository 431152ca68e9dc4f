/**
 * CPU seconds and peak memory of one unit of each agent, set-up and verdict included, counted by the kernel.
 * `npm run compile && node bench/agents.mjs [rounds] [agents]`, as root. Prints a table in Markdown.
 */
import { readFileSync } from 'node:fs';
import { openGroup } from './shared/control-group.mjs';
import { middle, openUnits, skillCases } from './shared/units.mjs';

const rounds = Number(process.argv[2] ?? 5);
const agents = process.argv[3] ?? 'all';

/** Of each process of the group but this one, in MB: what it has, and the most that it ever had. */
function readMemory(procs) {
  const pids = readFileSync(procs, 'utf8').split('\n').filter(Boolean).map(Number);
  return pids.flatMap((pid) => {
    try {
      const status = pid === process.pid ? '' : readFileSync(`/proc/${pid}/status`, 'utf8');
      const mb = (field) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)[1]) / 1024;
      return [{ now: mb('VmRSS'), peak: mb('VmHWM') }];
    } catch {
      // This one, or one that ended in between.
      return [];
    }
  });
}

const group = openGroup();
group.enter();
const side = await openUnits(skillCases(1), { agents, sandbox: 'none' });
const figures = new Map(side.units.map(({ agent }) => [agent, []]));
try {
  for (let round = -1; round < rounds; round++) {
    for (const unit of side.units) {
      const most = { tree: 0, largest: 0, processes: 0 };
      const look = setInterval(() => {
        const found = readMemory(group.procs);
        most.tree = Math.max(
          most.tree,
          found.reduce((sum, { now }) => sum + now, 0),
        );
        most.largest = Math.max(most.largest, ...found.map(({ peak }) => peak));
        most.processes = Math.max(most.processes, found.length);
      }, 50);
      const before = group.seconds();
      await side.run(unit);
      clearInterval(look);
      // The first round warms the caches.
      if (round >= 0) figures.get(unit.agent).push({ ...most, cpu: group.seconds() - before });
    }
  }
} finally {
  await side.close();
  process.once('exit', () => {
    group.leave();
    group.close();
  });
}

console.log(
  '| agent | CPU s | lowest and highest | largest process, MB | all of its processes, MB | processes at once |',
);
console.log('|---|---|---|---|---|---|');
for (const [agent, rows] of figures) {
  const usual = (field) => middle(rows.map((row) => row[field]));
  const cpu = rows.map((row) => row.cpu);
  const range = `${Math.min(...cpu).toFixed(2)} to ${Math.max(...cpu).toFixed(2)}`;
  const memory = [usual('largest'), usual('tree'), usual('processes')].map((value) => value.toFixed(0));
  console.log(`| ${[agent, usual('cpu').toFixed(2), range, ...memory].join(' | ')} |`);
}
