/**
 * Mutation run over the code that judges suites: flips its operators, constants and conditions one by one, runs the tests of
 * the assertions in this process against each, and prints what no test notices. `npm run compile && node scripts/mutate-suites.mjs [--min 90]`
 */
import { fork } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parse } from '@babel/parser';
import { transformSync } from '@swc/core';

const ROOT = join(import.meta.dirname, '..');
const TARGETS = [
  'lib/verdict/suite.js',
  'lib/evidence/suite/assert.js',
  'lib/evidence/suite/check-values.js',
  'lib/evidence/suite/dates.js',
  'lib/evidence/suite/path.js',
  'lib/evidence/suite/steps.js',
  'lib/text/iso-date.js',
];
const TESTS = [
  'test/lib/evidence/suite/table.test.ts',
  'test/lib/evidence/suite/assert.test.ts',
  'test/lib/evidence/suite/steps.test.ts',
  'test/lib/evidence/suite/judge.test.ts',
  'test/lib/evidence/suite/edges.test.ts',
  'test/lib/text/iso-date.test.ts',
];
/** A mutant that runs longer than this loops for ever, which a test would notice. */
const HANG_MS = 10_000;

const SWAPS = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
};
/** Methods with a twin that answers another question. */
const TWINS = { every: 'some', some: 'every', flatMap: 'map', slice: 'concat', startsWith: 'endsWith' };

/** Only what runs while a test does can be switched: not what a module computes when it is loaded. */
function listMutants(code, file, firstId) {
  const mutants = [];
  const edits = [];
  const add = (node, replacement, what) => {
    const id = firstId + mutants.length;
    const line = code.slice(0, node.start).split('\n').length;
    mutants.push({ id, file, line, what, text: code.slice(node.start, node.end).split('\n')[0].slice(0, 90) });
    edits.push({ node, id, replacement });
  };
  const part = (node, at) => ({ hole: node, at });
  const visit = (node, inFunction, parent) => {
    if (!node || typeof node.type !== 'string') return;
    const inside = inFunction || /Function/.test(node.type);
    if (inside) {
      if ((node.type === 'BinaryExpression' || node.type === 'LogicalExpression') && SWAPS[node.operator])
        for (const operator of SWAPS[node.operator])
          add(node, [part(node.left), ` ${operator} `, part(node.right)], `${node.operator} → ${operator}`);
      if (node.type === 'UnaryExpression' && node.operator === '!') add(node, [part(node.argument)], '! removed');
      if (node.type === 'ConditionalExpression') {
        add(node, [part(node.consequent)], 'condition → true');
        add(node, [part(node.alternate)], 'condition → false');
      }
      if (node.type === 'IfStatement') {
        add(node.test, ['true'], 'if (true)');
        add(node.test, ['false'], 'if (false)');
      }
      if (node.type === 'BooleanLiteral') add(node, [String(!node.value)], `${node.value} → ${!node.value}`);
      if (node.type === 'NumericLiteral') add(node, [String(node.value + 1)], `${node.value} → ${node.value + 1}`);
      if (
        node.type === 'StringLiteral' &&
        node.value !== '' &&
        !/^(?:ObjectProperty|ImportDeclaration|SwitchCase)$/.test(parent.type)
      )
        add(node, ["''"], 'text → empty');
      if (node.type === 'ArrayExpression' && node.elements.length === 0 && parent.type !== 'VariableDeclarator')
        add(node, ['["mutant"]'], '[] → ["mutant"]');
      const method = node.type === 'CallExpression' && !node.callee.computed ? node.callee.property?.name : undefined;
      if (TWINS[method])
        add(
          node,
          [
            part(node.callee.object),
            `.${TWINS[method]}(`,
            ...node.arguments.flatMap((each, i) => (i ? [', ', part(each)] : [part(each)])),
            ')',
          ],
          `${method} → ${TWINS[method]}`,
        );
      if (method === 'filter') add(node, [part(node.callee.object)], 'filter removed');
    }
    for (const [key, value] of Object.entries(node)) {
      if (key === 'loc' || key === 'start' || key === 'end' || key.endsWith('Comments')) continue;
      // A name of a property is no expression; a call on the left of an assignment is none either.
      if (key === 'key' && !node.computed) continue;
      for (const child of Array.isArray(value) ? value : [value])
        if (child && typeof child === 'object') visit(child, inside, node);
    }
  };
  visit(parse(code, { sourceType: 'module' }).program, false, null);
  return { mutants, edits };
}

/** Every mutated expression becomes `m === id ? mutated : original`, so that one load of the code holds all mutants. */
function instrument(code, edits) {
  const byNode = new Map();
  for (const edit of edits) {
    const key = `${edit.node.start}-${edit.node.end}`;
    byNode.set(key, [...(byNode.get(key) ?? []), edit]);
  }
  const nodes = [...byNode.values()].map((all) => ({ start: all[0].node.start, end: all[0].node.end, all }));
  nodes.sort((a, b) => a.start - b.start || b.end - a.end);
  const render = (start, end, skip) => {
    let out = '';
    let at = start;
    for (const node of nodes) {
      if (node.start < at || node.end > end || node === skip) continue;
      out += code.slice(at, node.start) + renderNode(node);
      at = node.end;
    }
    return out + code.slice(at, end);
  };
  const renderNode = (node) => {
    const original = render(node.start, node.end, node);
    const mutated = node.all.map(({ id, replacement }) => {
      const text = replacement
        .map((piece) => (typeof piece === 'string' ? piece : `(${render(piece.hole.start, piece.hole.end, node)})`))
        .join('');
      return `globalThis.__m === ${id} ? (${text}) : `;
    });
    return `(${mutated.join('')}(${original}))`;
  };
  return render(0, code.length, null);
}

const SHIM = `
import { createRequire } from 'node:module';
const require = createRequire(${JSON.stringify(join(ROOT, 'package.json'))});
export const { expect } = require('expect');
export const tests = [];
const scope = [];
export const describe = (name, body) => { scope.push(name); body(); scope.pop(); };
export const it = (name, run) => tests.push({ name: [...scope, name].join(' '), run });
const tableOf = (rows) => (rows.every(Array.isArray) ? rows : rows.map((row) => [row]));
it.each = (rows) => (name, run) => tableOf(rows).forEach((row, i) => it(name + ' #' + i, () => run(...row)));
describe.each = (rows) => (name, body) => tableOf(rows).forEach((row) => describe(name, () => body(...row)));
export async function runAll() {
  for (const { name, run } of tests) {
    try { await run(); } catch (error) { return name + ': ' + String(error.message).split('\\n')[0]; }
  }
  return null;
}
`;

const CHILD = (tests) => `
import { runAll, tests } from './shim.mjs';
globalThis.__m = 0;
${tests.map((name) => `await import(${JSON.stringify(`./test/${name}`)});`).join('\n')}
process.on('message', async (id) => { globalThis.__m = id; const killer = await runAll(); globalThis.__m = 0; process.send({ id, killer }); });
process.send({ ready: tests.length });
`;

function prepare(folder) {
  cpSync(join(ROOT, 'build/lib'), join(folder, 'lib'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'shim.mjs'), SHIM);
  const mutants = [];
  for (const file of TARGETS) {
    const code = readFileSync(join(ROOT, 'build', file), 'utf8');
    const found = listMutants(code, file, mutants.length + 1);
    mutants.push(...found.mutants);
    writeFileSync(join(folder, file), instrument(code, found.edits));
  }
  mkdirSync(join(folder, 'test'));
  for (const test of TESTS) {
    const { code } = transformSync(readFileSync(join(ROOT, test), 'utf8'), {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'es6' },
    });
    writeFileSync(
      join(folder, 'test', `${basename(test, '.ts')}.mjs`),
      code
        .replaceAll(`'@jest/globals'`, `'../shim.mjs'`)
        .replaceAll('"@jest/globals"', '"../shim.mjs"')
        .replaceAll(/(["'])(?:\.\.\/)+lib\//g, '$1../lib/'),
    );
  }
  writeFileSync(join(folder, 'child.mjs'), CHILD(TESTS.map((test) => `${basename(test, '.ts')}.mjs`)));
  return mutants;
}

/** One process runs mutant after mutant; after a hang the next one goes on. */
async function runMutants(folder, mutants) {
  const killers = new Map();
  const start = () =>
    new Promise((resolve, reject) => {
      const child = fork(join(folder, 'child.mjs'), { cwd: ROOT });
      child.once('message', () => resolve(child));
      child.once('exit', (code) => reject(new Error(`the tests could not be loaded (exit code ${code})`)));
    });
  let child = await start();
  const ask = (id) =>
    new Promise((resolve) => {
      const give = (killer) => {
        clearTimeout(timer);
        child.removeAllListeners('message');
        child.removeAllListeners('exit');
        resolve(killer);
      };
      const timer = setTimeout(() => give('hangs'), HANG_MS);
      child.once('message', ({ killer }) => give(killer));
      child.once('exit', () => give('crashes'));
      child.send(id);
    });
  const clean = await ask(0);
  if (clean !== null) throw new Error(`without a mutant a test fails: ${clean}`);
  for (const { id } of mutants) {
    const killer = await ask(id);
    killers.set(id, killer);
    if (killer !== 'hangs' && killer !== 'crashes') continue;
    child.kill('SIGKILL');
    child = await start();
  }
  child.kill();
  return killers;
}

const asked = process.argv.indexOf('--min');
const min = asked > 0 ? Number(process.argv[asked + 1]) : 90;
const folder = mkdtempSync(join(tmpdir(), 'mutate-suites-'));
try {
  mkdirSync(dirname(join(folder, 'x')), { recursive: true });
  const mutants = prepare(folder);
  const killers = await runMutants(folder, mutants);
  const survivors = mutants.filter(({ id }) => killers.get(id) === null);
  for (const { file, line, what, text } of survivors) console.log(`survived ${file}:${line} ${what}: ${text}`);
  for (const file of TARGETS) {
    const own = mutants.filter((mutant) => mutant.file === file);
    const killed = own.filter(({ id }) => killers.get(id) !== null).length;
    console.log(`${file}: ${killed} of ${own.length} killed`);
  }
  const score = (100 * (mutants.length - survivors.length)) / mutants.length;
  console.log(`${mutants.length - survivors.length} of ${mutants.length} mutants killed: ${score.toFixed(1)} %`);
  if (score < min) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
