// Runs the real Codex against a scripted model on loopback and writes labelled transcripts to test/fixtures/transcripts/codex/first.jsonl.
// Usage: npm run compile && node scripts/record/codex.mjs --binary <codex> [--build build] [--out folder] [--only name,name] [--print]
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CORPUS, putRecording } from '../detectors/recordings.mjs';
import { SCENARIOS, SKILLS, SOURCE_FILES } from './codex-scenarios.mjs';
import { warnOfTruth } from './truth.mjs';

const { values: flags } = parseArgs({
  options: {
    binary: { type: 'string' },
    build: { type: 'string', default: 'build' },
    out: { type: 'string', default: CORPUS },
    only: { type: 'string' },
    print: { type: 'boolean', default: false },
  },
});
if (!flags.binary) throw new Error('--binary names the codex executable');
const built = (path) => import(resolve(flags.build, path));
const { codex } = await built('lib/agents/codex/index.js');
const { files } = await built('lib/io/files/files.js');
const { openModelServer } = await built('lib/setup/model/server.js');

function writeAll(folder, texts) {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function run(launch, scenario) {
  return new Promise((done) => {
    const { file, args, env, cwd } = launch;
    const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const out = { stdout: '', stderr: '', timed_out: false };
    const stop = (signal) => {
      out.timed_out = true;
      try {
        process.kill(-child.pid, signal);
      } catch {}
    };
    const timer = setTimeout(() => stop('SIGTERM'), scenario.timeout_ms ?? 90_000);
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out.stdout += text;
      if (scenario.kill && out.stdout.includes(scenario.kill.after)) setTimeout(() => stop(scenario.kill.signal), 300);
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      out.stderr += text;
    });
    const end = (exit_code, signal, spawn_error = null) => {
      clearTimeout(timer);
      done({ ...out, exit_code, signal, spawn_error });
    };
    child.on('error', (error) => end(null, null, error.message));
    child.on('close', (code, signal) => end(code, signal));
  });
}

function sessionLogs(home) {
  const folder = join(home, '.codex', 'sessions');
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.jsonl'))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  } catch {
    return [];
  }
}

/** What Codex itself puts into a rollout (its instructions, its listings) is long and nobody's to keep: events and calls stay. */
function trimLog(text) {
  const kept = text.split('\n').filter((line) => {
    if (!line) return false;
    const { type, payload } = JSON.parse(line);
    if (type === 'event_msg') return payload.type === 'item_completed';
    if (type !== 'response_item') return false;
    return payload.type !== 'message' || payload.role === 'user' || payload.role === 'assistant';
  });
  return `${kept.join('\n')}\n`;
}

async function recordScenario(name, scenario) {
  const folder = mkdtempSync(join(tmpdir(), 'rec-'));
  const at = (part) => join(folder, part);
  const skills = SKILLS.map(({ id, dir, description }) => ({
    id,
    dir,
    path: `skills/${dir}/SKILL.md`,
    description,
    front_matter: { present: true, fields: {}, problems: [], body_line: 5 },
    hash: '',
  }));
  const manifests = { manifest: '.claude-plugin/plugin.json', marketplace: '.claude-plugin/marketplace.json' };
  const source = { root: at('s'), kind: 'plugin', name: 'demo-plugin', ...manifests, skills, hash: '' };
  writeAll(at('s'), { ...SOURCE_FILES, ...scenario.source });
  writeAll(at('w'), scenario.workspace ?? {});
  const place = {
    ...{ home: at('h'), workspace: at('w'), source_copy: at('s'), source, install: scenario.install ?? 'skills' },
    ...{
      vendor_model: scenario.model === undefined ? 'gpt-5.5' : scenario.model,
      allow_processes: scenario.allow_processes ?? false,
    },
  };
  await codex.setUp(place, files);
  writeAll(at('h'), scenario.home ?? {});
  const server = await openModelServer();
  const asked = [];
  const unit = server.register({
    agent: codex,
    on_request: (request) => asked.push(request),
    policy: (request, offered) => scenario.turn({ request, offered, codex, home: at('h'), workspace: at('w') }),
    ...(scenario.fault ? { fault: scenario.fault } : {}),
  });
  const whole = codex.launch({
    ...place,
    ...{
      binary: scenario.binary ?? flags.binary,
      shared_cache: folder,
      mode: 'oracle',
      prompt: scenario.prompt ?? 'Please do the task.',
    },
    ...{
      model_url: scenario.model_url ?? unit.url,
      user_env: { PATH: process.env.PATH },
      session_id: '',
      subagent: null,
    },
  });
  const launch = scenario.launch ? scenario.launch(whole) : whole;
  const begun = Date.now();
  const exit = await run(launch, scenario);
  unit.close();
  await server.close();

  // Paths of this machine become /w (workspace), /h (home), /s (source); the unit's address goes too.
  const scrub = (text) =>
    text
      .replaceAll(at('w'), '/w')
      .replaceAll(at('h'), '/h')
      .replaceAll(at('s'), '/s')
      .replaceAll(folder, '/t')
      .replaceAll(resolve(flags.binary), 'codex')
      .replaceAll(unit.url, 'http://127.0.0.1:1/u/0')
      .replaceAll(server.origin, 'http://127.0.0.1:1');
  const meta = {
    ...{ provider: 'codex', cli_version: codex.pinned, argv: ['codex', ...launch.args].map(scrub) },
    ...{ exit_code: exit.exit_code, signal: exit.signal, timed_out: exit.timed_out },
    ...(exit.spawn_error ? { spawn_error: scrub(exit.spawn_error) } : {}),
    output_format: launch.args.includes('--json') ? 'json' : 'text',
    installed_skills: scenario.unknown
      ? null
      : skills.map((skill) => ({
          id: codex.listedAs(skill, place)[0],
          dir: skill.dir,
          path: scrub(codex.skillPath(place, skill)),
        })),
  };
  const edit = scenario.edit ?? ((text) => text);
  const texts = { 'stdout.txt': edit(scrub(exit.stdout)), 'stderr.txt': scrub(exit.stderr) };
  if (scenario.log)
    sessionLogs(at('h')).forEach((text, index) => {
      texts[`session-${index + 1}.jsonl`] = scrub(trimLog(text));
    });
  const labels = scenario.labels.map((label) => ({ tool_calls: [], infra: false, infra_reason: null, ...label }));
  warnOfTruth(name, labels, asked);
  console.log(`${name}: exit ${exit.exit_code} ${exit.signal ?? ''} ${Date.now() - begun} ms`);
  if (flags.print) console.log(texts['stdout.txt'].slice(0, 3000), texts['stderr.txt'].slice(0, 1500));
  else putRecording('codex', { name, meta, labels, files: texts }, flags.out);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

const only = flags.only?.split(',');
for (const [name, scenario] of Object.entries(SCENARIOS))
  if (!only || only.includes(name)) await recordScenario(name, scenario);
