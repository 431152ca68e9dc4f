/**
 * The action's `summarize` on batches of 1,250, 2,500 and 5,000 rows, two fifths of which broke in different ways: CPU time, peak memory
 * and the length of summary and comment. `npm run compile && node bench/comment.mjs [rows,…] [action.js]`
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const sizes = (process.argv[2] ?? '1250,2500,5000').split(',').map(Number);
const action = resolve(process.argv[3] ?? 'build/src/action.js');
const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
const preload = join(scratch, 'usage.mjs');
writeFileSync(
  preload,
  `import { writeFileSync } from 'node:fs';
process.on('exit', () => { const u = process.resourceUsage(); writeFileSync(process.env.USAGE, JSON.stringify({ cpu: (u.userCPUTime + u.systemCPUTime) / 1e6, rss: u.maxRSS / 1024 })); });\n`,
);

/** GitHub, as far as one comment needs it. */
let comment = '';
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  if (request.method === 'POST') comment = JSON.parse(body).body;
  const answer = request.method === 'POST' ? { id: 1, html_url: '', body: comment } : [];
  response.writeHead(request.url.includes('/pulls/') ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer));
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));

try {
  for (const rows of sizes) await measure(rows);
} finally {
  server.close();
  rmSync(scratch, { recursive: true, force: true });
}

async function measure(rows) {
  const root = join(scratch, `rows-${rows}`);
  const write = (file, text) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const ids = Array.from({ length: rows }, (_, n) => `case-${n}`);
  for (let n = 0; n < 40; n++)
    write(`skills/s${n}/SKILL.md`, `---\nname: s${n}\ndescription: Use for subject${n}.\n---\n\n# s${n}\n`);
  const cases = ids.map((case_id, n) => ({
    case_id,
    kind: 'route',
    query: `subject${n % 40}`,
    expected: [`s${n % 40}`],
  }));
  write('cases.json', JSON.stringify(cases));
  write(
    'provider-baseline.json',
    JSON.stringify(Object.fromEntries(ids.map((id) => [id, { offline: { expected_status: 'pass' } }]))),
  );
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=b', '-c', 'user.email=b@example.org', ...args], { cwd: root });
  git('init', '-qb', 'main');
  git('add', '-A');
  git('commit', '-qm', 'main');
  await run(root, { INPUT_LEG: 'true', INPUT_ARTIFACTS_ROOT: 'legs' });
  const [file] = execFileSync('find', ['legs', '-name', 'results.json'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  breakRows(join(root, file));
  comment = '';
  const { cpu, rss, summary, seconds } = await run(root, { INPUT_COMMAND: 'summarize', INPUT_RESULTS_PATH: 'legs' });
  const worst = comment.indexOf('REGRESSION') < comment.indexOf('as expected');
  console.log(
    `${rows} rows: ${cpu.toFixed(1)} s CPU, ${seconds.toFixed(1)} s, peak ${Math.round(rss)} MB; summary ${Buffer.byteLength(summary)} bytes, comment ${comment.length} characters, worst first: ${worst}`,
  );
}

/** Two of five rows fail, each in words of its own. */
function breakRows(path) {
  const results = JSON.parse(readFileSync(path, 'utf8'));
  for (const [n, row] of results.results.entries()) {
    if (n % 5 > 1) continue;
    const error = `'s${n % 40}' is at rank ${n}, expected within 1; 's${(n + 1) % 40}' (high) ranks first`;
    Object.assign(row, {
      status: 'fail',
      failure_kind: 'weak_evidence_only',
      failure_category: 'assertion',
      error,
    });
    results.summary.pass--;
    results.summary.fail++;
  }
  writeFileSync(path, JSON.stringify(results));
}

function run(root, inputs) {
  const file = (name) => {
    const path = join(scratch, name);
    writeFileSync(path, '');
    return path;
  };
  const event = join(scratch, 'event.json');
  // What is judged must be what is checked out.
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const pull_request = { number: 5, head: { sha: head, repo: { full_name: 'o/r' } }, base: { ref: 'main' } };
  writeFileSync(event, JSON.stringify({ pull_request }));
  const env = {
    ...{ PATH: process.env.PATH, HOME: scratch, CI: 'true', GITHUB_WORKSPACE: root, RUNNER_TEMP: scratch },
    ...{ GITHUB_REPOSITORY: 'o/r', GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: event, GITHUB_RUN_ID: '7' },
    ...{ GITHUB_API_URL: `http://127.0.0.1:${server.address().port}`, GITHUB_SHA: head },
    ...{ GITHUB_OUTPUT: file('output'), GITHUB_STATE: file('state'), GITHUB_STEP_SUMMARY: file('summary') },
    ...{
      INPUT_GITHUB_TOKEN: 'token',
      INPUT_AGENTS: 'offline',
      INPUT_BASELINE_REF: 'HEAD~0',
      USAGE: join(scratch, 'usage.json'),
    },
    ...inputs,
  };
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', preload, action], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    log = (log + text).slice(-4000);
  });
  return new Promise((done, fail) =>
    child.on('close', (code) => {
      if (code > 1) return fail(new Error(log));
      const usage = JSON.parse(readFileSync(env.USAGE, 'utf8'));
      const seconds = (performance.now() - began) / 1000;
      return done({ ...usage, seconds, summary: readFileSync(env.GITHUB_STEP_SUMMARY, 'utf8') });
    }),
  );
}
