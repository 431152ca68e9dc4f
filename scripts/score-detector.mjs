// Runs the detectors over a folder of labelled transcripts and prints precision, recall and F1 of `used`, and more for our own.
// Usage: npm run compile && node scripts/score-detector.mjs [folder] [--build build] [--only ours] [--agent claude] [--misses] [--json]
// The default folder is test/fixtures/transcripts.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listItems } from './detectors/corpus.mjs';
import { CORPUS } from './detectors/recordings.mjs';
import { percent, score } from './detectors/score.mjs';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: 'string', default: 'build' },
    only: { type: 'string' },
    agent: { type: 'string' },
    misses: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const built = (path) => import(resolve(flags.build, path));
const { createDetectors } = await import('./detectors/detect.mjs');
const detectors = createDetectors({
  ...(await built('lib/agents/index.js')),
  ...(await built('lib/unit/explain.js')),
  ...(await built('lib/evidence/text-collector.js')),
  ...(await built('lib/case/schema.js')),
  ...(await built('lib/io/files/line-splitter.js')),
});

const items = listItems(positionals[0] ?? CORPUS).filter(({ agent }) => !flags.agent || agent === flags.agent);
const answers = {};
for (const item of items) {
  const given = await detectors.answer(item, flags.only);
  for (const [name, rows] of Object.entries(given)) {
    answers[name] ??= [];
    rows.forEach((answer, row) => {
      if (answer) answers[name].push({ item: item.item, agent: item.agent, row, label: item.rows[row], answer });
    });
  }
}

const scored = Object.fromEntries(Object.entries(answers).map(([name, rows]) => [name, score(rows)]));
if (flags.json) console.log(JSON.stringify(scored, null, 1));
else {
  console.log(`${items.length} transcripts, ${items.reduce((sum, item) => sum + item.rows.length, 0)} rows\n`);
  const agents = [...new Set(items.map(({ agent }) => agent))].sort();
  const heads = ['detector', 'precision', 'recall', 'F1', ...agents.map((agent) => `${agent} F1`)];
  console.log(`| ${heads.join(' | ')} |\n|${heads.map(() => '---|').join('')}`);
  for (const [name, { groups }] of Object.entries(scored)) {
    const f1 = agents.map((agent) => (groups[agent] ? percent(groups[agent].f1) : '–'));
    const { precision, recall, f1: all } = groups.overall;
    console.log(`| ${[name, percent(precision), percent(recall), percent(all), ...f1].join(' | ')} |`);
  }
  const ours = scored['events (ours)'];
  if (ours) {
    console.log(
      '\n| events (ours) | rows | tp | fp | fn | tn | infra | tool calls | tier | debatable agreed |\n|---|---|---|---|---|---|---|---|---|---|',
    );
    for (const [name, group] of Object.entries(ours.groups)) {
      const { tp, fp, fn, tn } = group.counts;
      const agreed = `${group.debatable_agreed} of ${group.debatable}`;
      console.log(
        `| ${[name, group.rows, tp, fp, fn, tn, percent(group.infra), percent(group.tool_calls), percent(group.tiers), agreed].join(' | ')} |`,
      );
    }
    if (flags.misses) console.log(`\n${ours.misses.join('\n')}`);
  }
}
