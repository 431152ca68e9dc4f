/** The hooks that the framework pre-commit reads here: their entries exist, can be started, and are commands of ours. */
import { accessSync, constants, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { COMMANDS } from '../src/commands/index.js';
import { readArguments } from '../src/options/command.js';
import { ROOT } from './helpers/pages.js';

interface Hook {
  id: string;
  entry: string;
  language: string;
  files: string;
}

const hooks = parse(readFileSync(join(ROOT, '.pre-commit-hooks.yaml'), 'utf8')) as Hook[];

it.each(hooks)('$id starts a command of ours', async ({ entry, language }) => {
  const [script = '', name = '', ...argv] = entry.split(' ');
  expect(language).toBe('script');
  accessSync(join(ROOT, script), constants.X_OK);
  const load = COMMANDS[name];
  if (!load) throw new Error(`There is no command ${name}.`);
  expect(readArguments(name, await load(), argv).options).toMatchObject({ offline: true });
});

it.each(hooks)('$id runs when a skill changes', ({ files }) => {
  expect(new RegExp(files).test('plugins/kit/skills/alpha/SKILL.md')).toBe(true);
  expect(new RegExp(files).test('src/index.ts')).toBe(false);
});
