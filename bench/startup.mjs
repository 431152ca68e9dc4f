/** Wall time of `--version` against `node -e 0`, in turns. `node bench/startup.mjs [runs]` */
import { execFileSync } from 'node:child_process';

const runs = Number(process.argv[2] ?? 15);
const commands = { '--version': ['dist/cli/index.js', '--version'], 'node -e 0': ['-e', '0'] };
const times = Object.fromEntries(Object.keys(commands).map((name) => [name, []]));
for (let run = 0; run <= runs; run++) {
  for (const [name, args] of Object.entries(commands)) {
    const began = performance.now();
    execFileSync(process.execPath, args, { stdio: 'ignore' });
    // The first run warms the disk.
    if (run > 0) times[name].push(performance.now() - began);
  }
}
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const [ours, floor] = Object.values(times).map(median);
console.log(`--version ${ours.toFixed(0)} ms, node -e 0 ${floor.toFixed(0)} ms: ${(ours / floor).toFixed(2)} times`);
