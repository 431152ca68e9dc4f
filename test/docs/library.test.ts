/** The package as a stranger gets it: built, packed, unpacked elsewhere; the examples of docs/library.md run against it word for word. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { listBlocks, ROOT } from '../helpers/pages.js';
import { write, writePlugin } from '../helpers/plugin.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';
import { inFull } from '../helpers/tested-agents.js';

const newFolder = temporaryFolder();
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  files: string[];
  dependencies: Record<string, string>;
};
const blocks = listBlocks('docs/library.md');
const examples = blocks.filter(({ lang }) => lang === 'js');
const commonJs = blocks.filter(({ lang }) => lang === 'cjs');
const modules = join(ROOT, 'node_modules');

let consumer = '';
let packed: string[] = [];

function run(program: string, args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}\n${stdout}\n${stderr}`);
  return stdout;
}

function runExample(index: number): string {
  const file = join(consumer, `example-${index}.mjs`);
  writeFileSync(file, examples[index]?.text ?? '');
  return run(process.execPath, [file], consumer);
}

beforeAll(() => {
  // Built apart: build/ belongs to whoever is working here.
  const build = newFolder();
  for (const path of ['package.json', 'README.md', 'LICENSE', 'action.yml', 'data', 'docs/schema'])
    cpSync(join(ROOT, path), join(build, path), { recursive: true });
  // The library alone, which is all of build/ that is packed.
  const options = { rootDir: ROOT, typeRoots: [join(modules, '@types')] };
  const config = { extends: join(ROOT, 'tsconfig.json'), compilerOptions: options, include: [join(ROOT, 'lib')] };
  write(join(build, 'tsconfig.json'), JSON.stringify(config));
  run(
    process.execPath,
    [
      join(modules, 'typescript/bin/tsc'),
      '-p',
      build,
      // Several threads would read all declarations several times.
      '--singleThreaded',
      '--noCheck',
      '--outDir',
      join(build, 'build'),
    ],
    ROOT,
  );
  run('npm', ['pack', '--ignore-scripts', '--offline', '--silent'], build);
  const tarball = readdirSync(build).find((name) => name.endsWith('.tgz')) ?? '';
  packed = execFileSync('tar', ['-tzf', tarball], { cwd: build, encoding: 'utf8' }).trim().split('\n');

  consumer = writePlugin(newFolder(), 'demo', [
    { dir: 'release-notes', description: 'Use when customers must be told what changed in a release.' },
    { dir: 'invoice-check', description: 'Use when an invoice is compared with its order.' },
  ]);
  write(
    join(consumer, 'cases.json'),
    JSON.stringify([{ case_id: 'notes', prompt: 'We cut v2.3. Tell our customers.', expected_skill: 'release-notes' }]),
  );
  write(join(consumer, 'package.json'), '{"type":"module","private":true}');
  const installed = join(consumer, 'node_modules/agent-routing');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(build, tarball), '--strip-components=1', '-C', installed]);
  // Nothing but what package.json names as a dependency.
  for (const name of Object.keys(manifest.dependencies))
    symlinkSync(join(modules, name), join(consumer, 'node_modules', name));
});

inFull.describe('the npm package', () => {
  it('can be required from CommonJS, the matcher too', () => {
    expect(commonJs).toHaveLength(1);
    const file = join(consumer, 'example.cjs');
    writeFileSync(file, `${commonJs[0]?.text}\nconsole.log(typeof require('agent-routing/jest').toHaveUsedSkill);`);
    expect(run(process.execPath, [file], consumer)).toBe('1\nfunction\n');
  });

  it('contains the library with its declarations, and no source or test', () => {
    const paths = packed.map((path) => path.replace(/^package\//, ''));
    expect(paths).toEqual(expect.arrayContaining(['build/lib/index.js', 'build/lib/index.d.ts']));
    expect(paths.filter((path) => /^(test|lib|src)\//.test(path) || /(?<!\.d)\.ts$/.test(path))).toEqual([]);
  });

  it('exports every name of the library’s contract', async () => {
    const names = `parseCases planBatch runBatch collectEvidence computeTier eventTier judge foldTrials compareBaselines
      renderReport discoverOffers routeQuery CaseSchema CorpusSchema BaselineFileSchema PlanSchema ResultSchema
      ResultsSchema ComparisonSchema`.split(/\s+/);
    const given = run(
      process.execPath,
      ['--input-type=module', '-e', "console.log(Object.keys(await import('agent-routing')).join())"],
      consumer,
    );
    expect(names.filter((name) => !given.trim().split(',').includes(name))).toEqual([]);
    const listed = new Set(
      readFileSync(join(ROOT, 'docs/library.md'), 'utf8')
        .match(/`\w+`/g)
        ?.map((word) => word.slice(1, -1)),
    );
    expect([...names].filter((name) => !listed.has(name))).toEqual([]);
  });
});

inFull.describe('the examples of docs/library.md', () => {
  it('judge a transcript as the page says', () => {
    expect(runExample(0)).toMatch(/^pass 1\n\[ 0\.2\d+, 1 \]\n$/);
  });

  it('show what a real agent offers', () => {
    expect(runExample(1)).toMatch(
      /^(release-notes|invoice-check) full \n(release-notes|invoice-check) full \n\{ unit: 'tokens'/,
    );
  });

  it('run a batch on a real agent and pass the gate with the baseline they wrote', () => {
    expect(runExample(2)).toMatch(/^pass 0 1$/m);
    expect(readFileSync(join(consumer, 'provider-baseline.json'), 'utf8')).toContain('"expected_status": "pass"');
    expect(readFileSync(join(consumer, 'report.html'), 'utf8')).toContain('<html');
  });

  it('ask in a test of one’s own whether a skill was used', () => {
    symlinkSync(join(modules, 'expect'), join(consumer, 'node_modules/expect'));
    const example = blocks.find(({ lang }) => lang === 'mjs')?.text ?? '';
    const ask = (text: string, name: string) => {
      writeFileSync(join(consumer, name), text);
      return spawnSync(process.execPath, [join(consumer, name)], { cwd: consumer, encoding: 'utf8' });
    };
    expect(ask(example, 'matcher.mjs')).toMatchObject({ status: 0, stderr: '' });
    const wrong = ask(
      example.replace("not.toHaveUsedSkill('invoice-check')", "toHaveUsedSkill('invoice-check')"),
      'wrong.mjs',
    );
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toContain(
      "'invoice-check' was not used: nothing in the transcript shows it. It turned to release-notes.",
    );
  });

  it('rank skills for a query', () => {
    expect(runExample(3)).toMatch(/^release-notes /);
  });

  it('are four and compile strictly against the declarations, as does all other code on the page', () => {
    expect(examples).toHaveLength(4);
    for (const [index, { text }] of examples.entries()) writeFileSync(join(consumer, `typed-${index}.js`), text);
    writeFileSync(join(consumer, 'types.ts'), blocks.find(({ lang }) => lang === 'ts')?.text ?? '');
    writeFileSync(
      join(consumer, 'typed-matcher.js'),
      "import { toHaveUsedSkill } from 'agent-routing/jest';\nconst { pass, message } = toHaveUsedSkill('', 'a', { tier: 2 });\nconsole.log(pass, message());\n",
    );
    symlinkSync(join(modules, '@types'), join(consumer, 'node_modules/@types'));
    symlinkSync(join(modules, 'undici-types'), join(consumer, 'node_modules/undici-types'));
    write(
      join(consumer, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          allowJs: true,
          checkJs: true,
          module: 'NodeNext',
          target: 'ES2022',
          types: ['node'],
          skipLibCheck: false,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
        },
        include: ['typed-*.js', 'types.ts'],
      }),
    );
    run(process.execPath, [join(modules, 'typescript/bin/tsc'), '--singleThreaded', '-p', consumer], consumer);
  });
});
