// Runs the real Claude Code against a scripted model on loopback and writes labelled transcripts to test/fixtures/transcripts/claude/first.jsonl.
// Usage: npm run compile && node scripts/record/claude.mjs --binary <claude> [--build build] [--out folder] [--only name,name] [--print]
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CORPUS, putRecording } from '../detectors/recordings.mjs';
import { SCENARIOS } from './claude-scenarios.mjs';
import { source } from './claude-source.mjs';
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
if (!flags.binary) throw new Error('--binary names the claude executable');
const { claude } = await import(resolve(flags.build, 'lib/agents/claude/index.js'));
const { attribute } = await import(resolve(flags.build, 'lib/agents/formats.js'));
const { files } = await import(resolve(flags.build, 'lib/io/files/files.js'));

/** Serves one scenario: a fault, or the turns of its script by step; subagents have a script of their own. */
function serve(scenario, record) {
  let count = 0;
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method !== 'POST') return response.writeHead(404).end();
      count += 1;
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      const asked = claude.codec.parseRequest(body, request.headers);
      record.push(asked);
      scenario.bodies?.push(body);
      const kind = claude.classifyRequest(asked);
      const fault = scenario.fault?.({ asked, count, kind });
      if (fault?.hang) return;
      if (fault?.drop) {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        const whole = claude.codec.renderReply({ text: 'cut in the middle', calls: [] }, asked, `r${count}`).body;
        response.write(whole.slice(0, Math.floor(whole.length / 2)));
        return fault.silent ? undefined : setTimeout(() => request.socket.destroy(), 50);
      }
      const reply = fault
        ? claude.codec.renderError(fault.status, fault.type, fault.message)
        : claude.codec.renderReply(scenario.turn(asked, kind, claude), asked, `r${count}`);
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
    const timer = setTimeout(stop, scenario.timeout_ms ?? 95_000);
    child.stdout.on('data', (chunk) => {
      out.stdout.push(chunk);
      if (scenario.kill && Buffer.concat(out.stdout).toString('utf8').includes(scenario.kill.after))
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

/** Paths of this machine become /w (workspace), /h (home), /s (source); ports and temporary folders go too. */
function scrub(text, folder, port) {
  return text
    .replaceAll(join(folder, 'w'), '/w')
    .replaceAll(join(folder, 'h'), '/h')
    .replaceAll(join(folder, 's'), '/s')
    .replaceAll(join(folder, 'w').replace(/[^A-Za-z0-9]/g, '-'), '-w')
    .replaceAll(folder, '/t')
    .replaceAll(flags.binary, 'claude')
    .replaceAll(`127.0.0.1:${port}`, '127.0.0.1:1')
    .replace(/[^\s"']*cc-socks\/\d+\.sock/g, '/h/tmp/cc.sock');
}

async function recordScenario(name, scenario) {
  const folder = mkdtempSync(join(tmpdir(), 'rec-'));
  const place = {
    home: join(folder, 'h'),
    workspace: join(folder, 'w'),
    source_copy: join(folder, 's'),
    source: source(scenario.source ?? {}),
    install: scenario.install ?? 'plugin',
    vendor_model: scenario.vendor_model ?? null,
    allow_processes: scenario.allow_processes ?? false,
  };
  for (const [path, text] of Object.entries(place.source.files)) {
    mkdirSync(dirname(join(place.source_copy, path)), { recursive: true });
    writeFileSync(join(place.source_copy, path), text);
    if (path.endsWith('.sh')) chmodSync(join(place.source_copy, path), 0o755);
  }
  for (const [path, text] of Object.entries(scenario.workspace ?? {})) {
    mkdirSync(dirname(join(place.workspace, path)), { recursive: true });
    writeFileSync(join(place.workspace, path), text);
    if (path.endsWith('.sh')) chmodSync(join(place.workspace, path), 0o755);
  }
  await claude.setUp(place, files);
  const asked = [];
  scenario.bodies = [];
  const server = await serve(scenario, asked);
  const { port } = server.address();
  const launched = claude.launch({
    ...place,
    binary: scenario.binary ?? flags.binary,
    shared_cache: folder,
    mode: 'oracle',
    model_url: scenario.model_url ?? `http://127.0.0.1:${port}`,
    user_env: { PATH: process.env.PATH },
    prompt: scenario.prompt ?? 'Please do the task.',
    session_id: randomUUID(),
    subagent: scenario.subagent ?? null,
    grant_tools: scenario.grant_tools ?? [],
  });
  const launch = scenario.launch ? scenario.launch(launched) : launched;
  const begun = Date.now();
  const { stdout, stderr, exit } = await run(launch, scenario);
  server.closeAllConnections();
  server.close();
  const tidy = (text) => scrub(text, folder, port);
  const meta = {
    provider: 'claude',
    cli_version: claude.pinned,
    argv: [...launch.args].map(tidy),
    exit_code: exit.exit_code,
    signal: exit.signal,
    timed_out: exit.timed_out,
    ...(exit.spawn_error ? { spawn_error: tidy(exit.spawn_error) } : {}),
    output_format: launch.args.find((arg) => arg.startsWith('--output-format='))?.slice(16) ?? 'text',
    installed_skills: place.source.skills.map((skill) => ({
      id: claude.listedAs(skill, place)[0],
      dir: skill.dir,
      path: tidy(claude.skillPath(place, skill)),
    })),
  };
  const labels = scenario.labels.map((label) => ({ tool_calls: [], infra: false, infra_reason: null, ...label }));
  warnOfTruth(name, labels, scenario.bodies);
  if (flags.print) {
    console.log(`##### ${name}: ${JSON.stringify(exit)} ${Date.now() - begun} ms, ${asked.length} requests`);
    printEvents(tidy(stdout), tidy(stderr), exit, meta);
    if (scenario.print) scenario.print(asked, claude, place);
  }
  if (!flags.print || flags.out !== CORPUS) {
    const out = scenario.edit ? scenario.edit(tidy(stdout)) : tidy(stdout);
    putRecording('claude', { name, meta, labels, files: { 'stdout.txt': out, 'stderr.txt': tidy(stderr) } }, flags.out);
  }
  rmSync(folder, { recursive: true, force: true });
}

function printEvents(stdout, stderr, exit, meta) {
  const print = (event) => {
    const { proof, output, ...rest } = event;
    console.log('   ', JSON.stringify({ ...rest, output: output?.slice(0, 160) }).slice(0, 700));
  };
  const facts = { installed_skills: meta.installed_skills, body_of: null, cwd: '/w' };
  const parser = claude.createParser(facts, print, attribute);
  for (const line of stdout.split('\n')) parser.stdout(line);
  for (const line of stderr.split('\n')) parser.stderr(line);
  parser.end(exit);
  if (stderr.trim()) console.log('    stderr:', JSON.stringify(stderr.slice(0, 400)));
}

const wanted = flags.only?.split(',');
for (const [name, scenario] of Object.entries(SCENARIOS))
  if (!wanted || wanted.includes(name)) await recordScenario(name, scenario);
