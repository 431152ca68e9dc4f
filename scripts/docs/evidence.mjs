// Writes the tables of docs/evidence.md from the scorer's output. Usage: npm run compile && node scripts/docs/evidence.mjs [--build build] [--second folder]
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values: flags } = parseArgs({
  options: { build: { type: 'string', default: 'build' }, second: { type: 'string' } },
});
const page = join(import.meta.dirname, '../../docs/evidence.md');

function table(corpus) {
  const script = join(import.meta.dirname, '../score-detector.mjs');
  return execFileSync(process.execPath, [script, ...corpus, '--build', flags.build], { encoding: 'utf8' }).trim();
}

let text = readFileSync(page, 'utf8');
const fill = (name, rows) => {
  text = text.replace(new RegExp(`(<!-- ${name} -->)[\\s\\S]*(<!-- /${name} -->)`), `$1\n${rows}\n$2`);
};
fill('detectors', table([]));
if (flags.second) fill('second', table([flags.second]));
writeFileSync(page, text);
