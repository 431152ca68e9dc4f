/** Files of another tool beside a plugin with three skills → what `init --from` makes of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { parseBaseline } from '../../lib/baseline/index.js';
import { parseCasesJson } from '../../lib/case/corpus-json.js';
import { init } from '../../src/commands/init.js';
import { runCommand } from '../../src/options/command.js';
import { write, writePlugin } from './plugin.js';
import { keptShell } from './shell.js';

export const SKILLS = [
  { dir: 'roses', description: 'Prunes roses.' },
  { dir: 'tulips', description: 'Plants tulips.' },
  { dir: 'soil-test', description: 'Measures what is in the soil.' },
];

/** The arguments stand behind `init --from`. */
export async function takeOver(folder: string, files: Record<string, string | object>, ...argv: string[]) {
  const root = writePlugin(folder, 'garden', SKILLS);
  for (const [file, text] of Object.entries(files))
    write(join(root, file), typeof text === 'string' ? text : JSON.stringify(text));
  const shell = keptShell(root);
  await runCommand('init', init, ['--offline', '--from', ...argv], shell);
  const text = readFileSync(join(root, 'cases.json'), 'utf8');
  const { $meta } = JSON.parse(text) as { $meta: { not_carried_over?: Record<string, string[]> } };
  const rows = (JSON.parse(text) as { cases: Record<string, unknown>[] }).cases;
  const cases = parseCasesJson(text, 'cases.json');
  const baseline = parseBaseline(readFileSync(join(root, 'provider-baseline.json'), 'utf8'), 'b');
  expect([...baseline.cases.keys()].sort()).toEqual(cases.map(({ case_id }) => case_id).sort());
  return { rows, lost: $meta.not_carried_over ?? {}, out: shell.out.join('') };
}
