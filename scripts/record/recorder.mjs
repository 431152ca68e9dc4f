// Runs an agent's real CLI against a scripted model on loopback and writes labelled transcripts to test/fixtures/transcripts/<agent>/<set>.jsonl.
// The agents whose folders say all that it takes share it; Claude Code, Codex and Copilot CLI have recorders of their own.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { putRecording } from '../detectors/recordings.mjs';
import { source } from './copilot-source.mjs';
import { warnOfTruth } from './truth.mjs';

const { values: flags } = parseArgs({
  options: {
    binary: { type: 'string' },
    node: { type: 'string' },
    rg: { type: 'string' },
    build: { type: 'string', default: 'build' },
    out: { type: 'string' },
    only: { type: 'string' },
    print: { type: 'boolean', default: false },
    agent: { type: 'string' },
  },
});

/** scenarios: {name: what the model does and what is true of each skill afterwards}. */
export async function record(name, scenarios, prefix = '') {
  if (!flags.binary) throw new Error(`--binary names the executable of ${name}`);
  const lib = (path) => import(resolve(flags.build, 'lib', path));
  const [{ AGENTS }, { files }] = await Promise.all([lib('agents/index.js'), lib('io/files/files.js')]);
  const agent = AGENTS[name];
  const wanted = flags.only?.split(',');
  for (const [id, scenario] of Object.entries(scenarios))
    if (!wanted || wanted.includes(id)) await recordScenario({ agent, files }, `${prefix}${id}`, scenario);
}

/** Serves one scenario: a fault, or the turns of its script by step. */
function serve(agent, scenario, place, bodies) {
  let count = 0;
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url.replace(/\?.*/, '');
      if (!agent.codec.matches(request.method, path)) return response.writeHead(404).end();
      count += 1;
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      bodies.push(body);
      const asked = agent.codec.parseRequest(body, request.headers, path);
      const kind = agent.classifyRequest(asked);
      const fault = scenario.fault?.({ asked, count, kind });
      if (fault?.hang) return scenario.kill?.waiting && scenario.stop?.();
      if (fault?.page) return response.writeHead(fault.status, { 'content-type': 'text/html' }).end(fault.page);
      const turn = kind === 'side' ? { text: 'x', calls: [] } : scenario.turn(asked, place, agent);
      const reply = fault?.status
        ? agent.codec.renderError(fault.status, fault.type, fault.message)
        : agent.codec.renderReply(turn, asked, `r${count}`);
      if (fault?.stall) {
        response.writeHead(200, reply.headers);
        return response.write(reply.body.slice(0, Math.floor(reply.body.length / 2)));
      }
      if (fault?.drop) {
        response.writeHead(200, reply.headers);
        response.write(reply.body.slice(0, Math.floor(reply.body.length / 2)));
        return setTimeout(() => request.socket.destroy(), 50);
      }
      response.writeHead(reply.status, { ...reply.headers, ...(fault?.headers ?? {}) }).end(reply.body);
    });
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

function run(launch, scenario) {
  return new Promise((done) => {
    const stdio = ['ignore', 'pipe', 'pipe'];
    const child = spawn(launch.file, launch.args, { cwd: launch.cwd, env: launch.env, stdio, detached: true });
    const out = { stdout: [], stderr: [], timed_out: false };
    const stop = () => {
      // Ended by somebody else while it waits: no time-out of ours.
      out.timed_out = !scenario.kill?.waiting;
      try {
        process.kill(-child.pid, scenario.kill?.signal ?? 'SIGTERM');
      } catch {}
    };
    scenario.stop = stop;
    const timer = setTimeout(stop, scenario.timeout_ms ?? 150_000);
    let killing = false;
    child.stdout.on('data', (chunk) => {
      out.stdout.push(chunk);
      if (killing || !scenario.kill?.after || !Buffer.concat(out.stdout).toString('utf8').includes(scenario.kill.after))
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

function writeTree(root, tree) {
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

async function recordScenario({ agent, files }, name, scenario) {
  const folder = mkdtempSync(join(tmpdir(), 'rec-'));
  const session_id = randomUUID();
  const place = {
    home: join(folder, 'h'),
    workspace: join(folder, 'w'),
    source_copy: join(folder, 's'),
    source: source(scenario.skills ?? scenario.source ?? {}),
    install: scenario.install ?? 'skills',
    vendor_model: null,
    allow_processes: scenario.allow_processes ?? false,
  };
  place.source.plugins = [];
  Object.assign(place.source, scenario.extensions ? { extensions: scenario.extensions } : {});
  for (const skill of place.source.skills) skill.text = place.source.files[skill.path];
  writeTree(place.source_copy, place.source.files);
  mkdirSync(place.workspace);
  writeTree(place.workspace, scenario.workspace ?? {});
  await agent.setUp(place, files);
  const bodies = [];
  const server = await serve(agent, scenario, place, bodies);
  const { port } = server.address();
  const binary = scenario.binary ?? resolve(flags.binary);
  const launched = agent.launch({
    ...place,
    binary,
    tools: { node: flags.node ?? process.execPath, ...(flags.rg ? { rg: flags.rg } : {}) },
    shared_cache: folder,
    mode: 'oracle',
    model_url: scenario.model_url ?? `http://127.0.0.1:${port}`,
    user_env: {},
    prompt: scenario.prompt ?? 'Please do the task.',
    session_id,
    subagent: null,
  });
  const launch = scenario.launch ? scenario.launch(launched) : launched;
  const begun = Date.now();
  const { stdout, stderr, exit: ended } = await run(launch, scenario);
  const exit = scenario.exit ?? ended;
  server.closeAllConnections();
  server.close();
  /** Paths of this machine become /w (workspace), /h (home), /s (source); the port goes too. */
  const tidy = (text) =>
    ['w', 'h', 's']
      .reduce((rest, part) => rest.replaceAll(join(folder, part), `/${part}`), text)
      .replaceAll(folder, '/t')
      .replaceAll(folder.replaceAll('/', '-'), '-t')
      .replaceAll(dirname(binary), '/c')
      .replaceAll(binary.split('/node_modules/')[0], '/c')
      .replaceAll(`127.0.0.1:${port}`, '127.0.0.1:1')
      // Where a CLI looks for packages of its own.
      .replaceAll(/https?:\/\/registry\.[a-z0-9.-]+/g, 'https://registry.example');
  const meta = {
    provider: agent.name,
    cli_version: agent.pinned,
    argv: launch.args.map(tidy),
    exit_code: exit.exit_code,
    signal: exit.signal,
    timed_out: exit.timed_out,
    ...(exit.spawn_error ? { spawn_error: tidy(exit.spawn_error) } : {}),
    output_format:
      launch.args
        .join(' ')
        .match(/--output-format[= ](\S+)|--(?:mode |format )?(json)\b/)
        ?.slice(1)
        .find(Boolean) ?? 'text',
    cwd: '/w',
    installed_skills: place.source.skills.map((skill) => ({
      id: skill.id,
      dir: skill.dir,
      path: tidy(agent.skillPath(place, skill)),
    })),
  };
  const labels = scenario.labels.map((label) => ({ tool_calls: [], infra: false, infra_reason: null, ...label }));
  const out = scenario.edit ? scenario.edit(tidy(stdout)) : tidy(stdout);
  warnOfTruth(name, labels, bodies, scenario.linesOf);
  console.log(`${name}: exit ${exit.exit_code ?? exit.signal}, ${bodies.length} requests, ${Date.now() - begun} ms`);
  const logs = scenario.log === false ? [] : await findLogs(files, place.home, agent.session_logs);
  const log = logs.map((path) => tidy(readFileSync(path, 'utf8'))).join('');
  const given = { out, stderr: tidy(stderr), meta, labels, log };
  keep(agent, name, given);
  for (const [variant, { change, meta: of_meta }] of Object.entries(scenario.variants ?? {})) {
    const changed = of_meta ? JSON.parse(change(JSON.stringify(meta))) : meta;
    keep(agent, `${name}-${variant}`, {
      ...given,
      meta: { ...changed, layout: variant },
      out: change(out),
      log: '',
    });
  }
  rmSync(folder, { recursive: true, force: true });
}

function keep(agent, name, { out, stderr, meta, labels, log }) {
  const files = { 'stdout.txt': out, 'stderr.txt': stderr, ...(log ? { 'session-log.txt': log } : {}) };
  putRecording(agent.name, { name, meta, labels, files }, flags.out);
}

async function findLogs(files, home, globs) {
  const { default: picomatch } = await import('picomatch');
  const all = existsSync(home) ? await files.list(home) : [];
  return all
    .filter((path) => globs.some((glob) => picomatch.isMatch(path, glob, { dot: true })))
    .map((path) => join(home, path));
}
