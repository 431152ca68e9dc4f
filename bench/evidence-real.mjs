/**
 * Archives of real sessions → what our parsers make of them: crashes, unknown types by version, coverage, speed, and a sample of
 * verdicts for reading by hand. Fetches nothing: docs/evidence.md says where such archives are.
 * `npm run compile && node bench/evidence-real.mjs FOLDER [--sample 20] [--json] [--build build]`
 */
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
    build: { type: 'string', default: 'build' },
  },
});
const [folder] = positionals;
if (!folder) {
  console.error('node bench/evidence-real.mjs FOLDER [--sample n] [--json]');
  process.exit(2);
}
const built = (path) => import(resolve(flags.build, path));
const [{ AGENTS }, { explainRecording, RecordingMetaSchema }, { readLines }, files] = await Promise.all(
  ['lib/agents/index.js', 'lib/unit/explain.js', 'lib/io/files/lines.js', 'lib/setup/sessions/transcript-files.js'].map(
    built,
  ),
);

const found = await files.findTranscripts(resolve(folder));
const paths = [...found.files, ...found.trials.map((trial) => join(trial, 'stdout'))].filter((path) =>
  statSync(path, { throwIfNoEntry: false })?.isFile(),
);
const groups = new Map();
const passed_over = [];
const crashes = [];
const pairs = [];
const seen = new Set();
let repeated = 0;

for (const path of paths) {
  const name = relative(folder, path);
  const hash = createHash('sha256');
  await readLines(path, (line) => hash.update(line).update('\n'));
  const digest = hash.digest('hex');
  // The same session is archived again and again.
  if (seen.has(digest)) {
    repeated += 1;
    continue;
  }
  seen.add(digest);
  const { whose } = files.recogniseFile(path);
  if (!whose) {
    passed_over.push(name);
    continue;
  }
  const recording = { stdout: path, stderr: null, session_logs: [], meta: RecordingMetaSchema.parse({}) };
  const began = process.cpuUsage();
  try {
    const { coverage, skills, fault, tool_calls } = await explainRecording(AGENTS[whose.agent], recording, null, {
      readLines,
    });
    const { user, system } = process.cpuUsage(began);
    const key = `${coverage.format ?? whose.format} ${coverage.cli_version ?? '(no version)'}`;
    const group = groups.get(key) ?? {
      files: 0,
      bytes: 0,
      cpu: 0,
      calls: 0,
      records: 0,
      understood: 0,
      least: 1,
      faults: 0,
      unknown: {},
    };
    group.files += 1;
    group.bytes += statSync(path).size;
    group.cpu += (user + system) / 1e6;
    group.calls += tool_calls.length;
    group.records += coverage.records;
    group.understood += coverage.understood;
    group.least = Math.min(group.least, coverage.records ? coverage.understood / coverage.records : 1);
    group.faults += fault ? 1 : 0;
    for (const [type, times] of Object.entries(coverage.unknown))
      group.unknown[type] = (group.unknown[type] ?? 0) + times;
    groups.set(key, group);
    for (const [skill, { used, tier, how, proof }] of Object.entries(skills))
      pairs.push({ file: name, agent: whose.agent, skill, used, tier, how, proof });
  } catch (error) {
    crashes.push({ file: name, error: String(error?.stack ?? error).slice(0, 400) });
  }
}

/** The same pairs each time, of all agents and of both verdicts. */
function sample(count) {
  const rank = ({ file, skill }) => createHash('sha256').update(`${file} ${skill}`).digest('hex');
  const kinds = Map.groupBy
    ? Map.groupBy(pairs, ({ agent, used }) => `${agent} ${used}`)
    : pairs.reduce(
        (map, pair) => map.set(`${pair.agent} ${pair.used}`, [...(map.get(`${pair.agent} ${pair.used}`) ?? []), pair]),
        new Map(),
      );
  const queues = [...kinds.values()].map((queue) => queue.sort((a, b) => (rank(a) < rank(b) ? -1 : 1)));
  const chosen = [];
  for (let round = 0; chosen.length < count && queues.some((queue) => queue.length > round); round += 1)
    for (const queue of queues) if (queue[round] && chosen.length < count) chosen.push(queue[round]);
  return chosen;
}

const chosen = sample(Number(flags.sample));
if (flags.json) {
  console.log(
    JSON.stringify(
      { groups: Object.fromEntries(groups), repeated, passed_over, crashes, pairs, sample: chosen },
      null,
      1,
    ),
  );
} else {
  const sum = (key) => [...groups.values()].reduce((total, group) => total + group[key], 0);
  const mb = (bytes) => bytes / 2 ** 20;
  console.log(
    `${sum('files')} transcripts, ${mb(sum('bytes')).toFixed(0)} MB, ${sum('calls')} tool calls, ${pairs.length} pairs of transcript and skill (${pairs.filter(({ used }) => used).length} used)`,
  );
  console.log(
    `${sum('understood')} of ${sum('records')} lines understood; ${crashes.length} crashes; ${sum('faults')} faults`,
  );
  console.log(`${repeated} repeated files and ${passed_over.length} files of no agent passed over\n`);
  console.log(
    '| format, version | files | MB | MB/CPU s | understood | least in a file | unknown types |\n|---|---|---|---|---|---|---|',
  );
  for (const [key, group] of [...groups].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))) {
    const share = (value) => `${(100 * value).toFixed(1)} %`;
    const unknown = Object.entries(group.unknown).map(([type, times]) => `${type} ${times}`);
    console.log(
      `| ${key} | ${group.files} | ${mb(group.bytes).toFixed(1)} | ${(mb(group.bytes) / group.cpu).toFixed(0)} | ${share(group.understood / Math.max(1, group.records))} | ${share(group.least)} | ${unknown.join(', ')} |`,
    );
  }
  for (const crash of crashes) console.log(`\ncrash: ${crash.file}\n${crash.error}`);
  for (const { file, agent, skill, used, tier, how, proof } of chosen)
    console.log(
      `\n${used ? 'used' : 'not used'} (Tier ${tier ?? '–'}, ${how}) ${skill}\n  ${agent} ${file}\n  ${String(proof).slice(0, 300)}`,
    );
}
process.exit(crashes.length > 0 ? 1 : 0);
