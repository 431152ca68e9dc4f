/** Writes the tables of inputs, presets and outputs in docs/action.md from action.yml and the presets; with --check it only says whether they differ. Needs build/. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readInputs } from '../../build/src/options/inputs.js';
import { PRESETS } from '../../build/src/options/presets.js';

const root = new URL('../../', import.meta.url);
const text = readFileSync(new URL('action.yml', root), 'utf8');
const action = parse(text);
const page = new URL('docs/action.md', root);

const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
const code = (text) => (text === undefined ? '' : `\`${String(text).replaceAll('|', '\\|')}\``);
/** Each value of a list for itself, so that a line of the table may break between them. */
const codes = (text) => (text === undefined ? '' : String(text).split(',').map(code).join(', '));
const table = (head, entries) =>
  [head, head.map(() => '---'), ...entries].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Of action.yml: each comment between the inputs is the title of those below it. */
function listGroups() {
  const block = text.slice(text.indexOf('\ninputs:'), text.indexOf('\noutputs:'));
  const groups = [];
  for (const [, title, name] of block.matchAll(/^ {2}(?:# (.+)|(\w+):)$/gm)) {
    if (title) groups.push({ title, names: [] });
    else groups.at(-1).names.push(name);
  }
  return groups;
}

const inputs = listGroups().map(
  ({ title, names }) =>
    `### ${title}\n\n${table(
      ['input', 'default', 'what it does'],
      names.map((name) => [code(name), codes(action.inputs[name].default), cell(action.inputs[name].description)]),
    )}`,
);

const defaults = readInputs(() => '');
const chosen = [...new Set(Object.values(PRESETS).flatMap((preset) => Object.keys(preset)))];
const presets = table(
  ['input', 'without a preset', ...Object.keys(PRESETS).map((name) => `\`${name}\``)],
  chosen.map((name) => [
    code(name),
    code(defaults[name] ?? undefined) || 'its own default',
    ...Object.values(PRESETS).map((preset) => code(preset[name])),
  ]),
);

const tables = {
  inputs: inputs.join('\n\n'),
  presets,
  outputs: table(
    ['output', 'what it holds'],
    Object.entries(action.outputs).map(([name, output]) => [code(name), cell(output.description)]),
  ),
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
    console.error('docs/action.md is not what action.yml says: run `node scripts/docs/action.mjs`.');
    process.exit(1);
  }
} else {
  writeFileSync(page, after);
}
