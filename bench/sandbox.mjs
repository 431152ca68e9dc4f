/**
 * CPU seconds of each unit in a sandbox and without one, turn by turn in one process, and the median of the pairs' differences.
 * `npm run compile && node bench/sandbox.mjs [rounds] [cases]`, as root; PATH decides which kind of sandbox is found.
 */
import { openGroup } from './shared/control-group.mjs';
import { middle, openUnits, skillCases } from './shared/units.mjs';

const rounds = Number(process.argv[2] ?? 10);
const ids = skillCases(Number(process.argv[3] ?? 1));

const group = openGroup();
group.enter();
const plain = await openUnits(ids, { sandbox: 'none' });
const boxed = await openUnits(ids, { sandbox: 'require' });
const pairs = new Map(plain.units.map(({ agent }) => [agent, []]));
try {
  for (let round = -1; round < rounds; round++) {
    for (const [at, unit] of plain.units.entries()) {
      // Who goes first changes, because the machine warms up or cools down.
      const order = (round + at) % 2 === 0 ? [plain, boxed] : [boxed, plain];
      const spent = new Map();
      for (const side of order) {
        const before = group.seconds();
        await side.run(side.units[at]);
        spent.set(side, 1000 * (group.seconds() - before));
      }
      // The first round warms the caches.
      if (round >= 0) pairs.get(unit.agent).push([spent.get(plain), spent.get(boxed)]);
    }
  }
} finally {
  await boxed.close();
  await plain.close();
  process.once('exit', () => {
    group.leave();
    group.close();
  });
}
const show = (name, rows) => {
  const usual = middle(rows.map(([without]) => without));
  const more = middle(rows.map(([without, within]) => within - without));
  const ratio = middle(rows.map(([without, within]) => within / without));
  console.log(
    `${name}: ${usual.toFixed(0)} ms of CPU without, ${more.toFixed(1)} ms more by ${boxed.kind}: ${((100 * more) / usual).toFixed(1)} %, median ratio ${(100 * (ratio - 1)).toFixed(1)} % (${rows.length} pairs)`,
  );
};
for (const [agent, rows] of pairs) show(agent, rows);
show('all', [...pairs.values()].flat());
