/** Writes the tables of inputs and outputs in docs/action.md from action.yml; with --check it only says whether they differ. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

const root = new URL('../', import.meta.url);
const action = parse(readFileSync(new URL('action.yml', root), 'utf8'));
const page = new URL('docs/action.md', root);

const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
const code = (text) => (text === undefined ? '' : `\`${String(text).replaceAll('|', '\\|')}\``);
const rows = (entries) => entries.map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const tables = {
  inputs: `| input | default | what it does |\n|---|---|---|\n${rows(
    Object.entries(action.inputs).map(([name, input]) => [code(name), code(input.default), cell(input.description)]),
  )}`,
  outputs: `| output | what it holds |\n|---|---|\n${rows(
    Object.entries(action.outputs).map(([name, output]) => [code(name), cell(output.description)]),
  )}`,
};

const before = readFileSync(page, 'utf8');
let after = before;
for (const [name, table] of Object.entries(tables)) {
  const block = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(\\n<!-- /${name} -->)`);
  if (!block.test(after)) throw new Error(`docs/action.md has no <!-- ${name} --> … <!-- /${name} --> block`);
  after = after.replace(block, (_, open, close) => open + table + close);
}
if (process.argv.includes('--check')) {
  if (after !== before) {
    console.error('docs/action.md is not what action.yml says: run `node scripts/docs-action.mjs`.');
    process.exit(1);
  }
} else {
  writeFileSync(page, after);
}
