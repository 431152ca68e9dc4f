// Runs the real Copilot CLI against a scripted model on loopback and writes labelled transcripts to test/fixtures/transcripts/copilot/first.jsonl.
// Usage: npm run compile && node scripts/record/copilot.mjs --binary <copilot> [--build build] [--out folder] [--only name,name] [--print]
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CORPUS, putRecording } from '../detectors/recordings.mjs';
import { SCENARIOS } from './copilot-scenarios.mjs';
import { source } from './copilot-source.mjs';
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
if (!flags.binary) throw new Error('--binary names the copilot executable');
const { copilot } = await import(resolve(flags.build, 'lib/agents/copilot/index.js'));
const { attribute } = await import(resolve(flags.build, 'lib/agents/formats.js'));
const { files } = await import(resolve(flags.build, 'lib/io/files/files.js'));
const cache = join(tmpdir(), `copilot-runtime-${copilot.pinned}`);

/** Serves one scenario: a fault, or the turns of its script by step; subagents have a script of their own. */
function serve(scenario, place, record) {
  let count = 0;
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method !== 'POST') return response.writeHead(404).end();
      count += 1;
      const asked = copilot.codec.parseRequest(JSON.parse(Buffer.concat(chunks).toString('utf8')), request.headers);
      scenario.bodies?.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
      record.push(asked);
      const kind = copilot.classifyRequest(asked);
      const fault = scenario.fault?.({ asked, count, kind });
      if (fault?.hang) return;
      if (fault?.drop) {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        const whole = copilot.codec.renderReply({ text: 'cut in the middle', calls: [] }, asked, `r${count}`).body;
        response.write(whole.slice(0, Math.floor(whole.length / 2)));
        return setTimeout(() => request.socket.destroy(), 50);
      }
      const reply = fault
        ? copilot.codec.renderError(fault.status, fault.type, fault.message)
        : copilot.codec.renderReply(scenario.turn(asked, kind, place, copilot), asked, `r${count}`);
      response.writeHead(reply.status, { ...reply.headers, ...(fault?.headers ?? {}) }).end(reply.body);
    });
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

function run(launch, scenario) {
  return new Promise((done) => {
    const child = spawn(launch.file, launch.args, {
      cwd: launch.cwd,
      env: launch.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const out = { stdout: [], stderr: [], timed_out: false };
    const stop = () => {
      out.timed_out = true;
      try {
        process.kill(-child.pid, scenario.kill?.signal ?? 'SIGTERM');
      } catch {}
    };
    const timer = setTimeout(stop, 95_000);
    let killing = false;
    child.stdout.on('data', (chunk) => {
      out.stdout.push(chunk);
      if (killing || !scenario.kill || !Buffer.concat(out.stdout).toString('utf8').includes(scenario.kill.after))
        return;
      killing = true;
      setTimeout(stop, 300);
    });
    child.stderr.on('data', (chunk) => out.stderr.push(chunk));
    const end = (exit_code, signal, error) => {
      clearTimeout(timer);
      done({
        stdout: Buffer.concat(out.stdout).toString('utf8'),
        stderr: Buffer.concat(out.stderr).toString('utf8'),
        exit: { exit_code, signal, timed_out: out.timed_out, ...(error ? { spawn_error: error.message } : {}) },
      });
    };
    child.on('error', (error) => end(null, null, error));
    child.on('close', (code, signal) => end(code, signal));
  });
}

/** Paths of this machine become /w (workspace), /h (home), /s (source); the port goes too. */
const scrub = (text, folder, port) =>
  text
    .replaceAll(join(folder, 'w'), '/w')
    .replaceAll(join(folder, 'h'), '/h')
    .replaceAll(join(folder, 's'), '/s')
    .replaceAll(folder, '/t')
    .replaceAll(cache, '/c')
    .replaceAll(flags.binary, 'copilot')
    .replaceAll(`127.0.0.1:${port}`, '127.0.0.1:1');

function writeTree(root, tree) {
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

async function recordScenario(name, scenario) {
  const folder = mkdtempSync(join(tmpdir(), 'rec-'));
  const place = {
    home: join(folder, 'h'),
    workspace: join(folder, 'w'),
    source_copy: join(folder, 's'),
    source: source(scenario.source ?? {}),
    install: scenario.install ?? 'plugin',
    vendor_model: null,
    allow_processes: scenario.allow_processes ?? false,
  };
  writeTree(place.source_copy, place.source.files);
  mkdirSync(place.workspace);
  writeTree(place.workspace, scenario.workspace ?? {});
  if (scenario.workspaceSkills)
    cpSync(join(place.source_copy, 'skills'), join(place.workspace, scenario.workspaceSkills), { recursive: true });
  await copilot.setUp(place, files);
  const asked = [];
  scenario.bodies = [];
  const server = await serve(scenario, place, asked);
  const { port } = server.address();
  const launched = copilot.launch({
    ...place,
    // Skills of the workspace stand alone: a plugin beside them would hold the same names.
    ...(scenario.workspaceSkills ? { install: 'skills' } : {}),
    binary: scenario.binary ?? resolve(flags.binary),
    shared_cache: cache,
    mode: 'oracle',
    model_url: scenario.model_url ?? `http://127.0.0.1:${port}`,
    user_env: {},
    prompt: scenario.prompt ?? 'Please do the task.',
    session_id: randomUUID(),
    subagent: scenario.subagent ?? null,
  });
  const launch = scenario.launch ? scenario.launch(launched) : launched;
  const begun = Date.now();
  const { stdout, stderr, exit: ended } = await run(launch, scenario);
  const exit = scenario.exit ?? ended;
  server.closeAllConnections();
  server.close();
  const tidy = (text) => scrub(text, folder, port);
  const skillPath = (skill) =>
    scenario.workspaceSkills
      ? `/w/${scenario.workspaceSkills}/${skill.path.slice('skills/'.length)}`
      : tidy(copilot.skillPath(place, skill));
  const meta = {
    provider: 'copilot',
    cli_version: copilot.pinned,
    argv: launch.args.map(tidy),
    exit_code: exit.exit_code,
    signal: exit.signal,
    timed_out: exit.timed_out,
    ...(exit.spawn_error ? { spawn_error: tidy(exit.spawn_error) } : {}),
    output_format: launch.args.find((arg) => arg.startsWith('--output-format='))?.slice(16) ?? 'text',
    cwd: '/w',
    installed_skills: place.source.skills.map((skill) => ({ id: skill.id, dir: skill.dir, path: skillPath(skill) })),
  };
  const labels = scenario.labels.map((label) => ({ tool_calls: [], infra: false, infra_reason: null, ...label }));
  const out = scenario.edit ? scenario.edit(tidy(stdout)) : tidy(stdout);
  warnOfTruth(name, labels, scenario.bodies);
  if (flags.print) {
    console.log(`##### ${name}: ${JSON.stringify(exit)} ${Date.now() - begun} ms, ${asked.length} requests`);
    printEvents(out, tidy(stderr), exit, meta);
  }
  const texts = { 'stdout.txt': out, 'stderr.txt': tidy(stderr) };
  const log = join(
    place.home,
    '.copilot/session-state',
    launch.args.find((arg) => arg.startsWith('--session-id='))?.slice(13) ?? '',
    'events.jsonl',
  );
  if (scenario.log && existsSync(log)) texts['session-log.txt'] = tidy(readFileSync(log, 'utf8'));
  putRecording('copilot', { name, meta, labels, files: texts }, flags.out);
  rmSync(folder, { recursive: true, force: true });
}

function printEvents(stdout, stderr, exit, meta) {
  const parser = copilot.createParser(
    { installed_skills: meta.installed_skills, body_of: null, cwd: '/w' },
    (event) => {
      const { proof, output, ...rest } = event;
      console.log('   ', JSON.stringify({ ...rest, output: output?.slice(0, 160) }).slice(0, 500));
    },
    attribute,
  );
  for (const line of stdout.split('\n')) parser.stdout(line);
  for (const line of stderr.split('\n')) parser.stderr(line);
  parser.end(exit);
  if (stderr.trim()) console.log('    stderr:', JSON.stringify(stderr.slice(0, 400)));
}

const wanted = flags.only?.split(',');
for (const [name, scenario] of Object.entries(SCENARIOS))
  if (!wanted || wanted.includes(name)) await recordScenario(name, scenario);
