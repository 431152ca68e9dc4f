/** docs/journey.md shows what the library makes of recordings: `UPDATE_GOLDEN=1 npm test -- test/docs/journey` writes its blocks anew. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { COMMANDS } from '../../src/commands/index.js';
import { type Command, readArguments, runCommand } from '../../src/options/command.js';
import { makeJourney } from '../helpers/journey.js';
import { listBlocks, ROOT, readPage } from '../helpers/pages.js';
import { writePlugin } from '../helpers/plugin.js';
import { keptShell } from '../helpers/shell.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

const PAGE = 'docs/journey.md';
/** `<!-- step -->` names the block below it. */
const NAMED = /(<!-- (?!from-nothing)(\w+) -->\n```\w+\n)([\s\S]*?)(^```$)/gm;

describe('the journey of a case', () => {
  let made: Record<string, string> = {};
  beforeAll(async () => {
    made = await makeJourney();
    if (!process.env['UPDATE_GOLDEN']) return;
    const filled = readPage(PAGE).replace(NAMED, (whole, open: string, step: string, _, close: string) =>
      made[step] === undefined ? whole : `${open}${made[step]}${close}`,
    );
    writeFileSync(join(ROOT, PAGE), filled);
  });

  it('shows every step once, in the order of the steps, and no block besides', () => {
    const steps = [...readPage(PAGE).matchAll(NAMED)].map((match) => match[2]);
    expect(steps).toEqual(Object.keys(made));
    // And one of a terminal, made with real agents.
    expect(listBlocks(PAGE)).toHaveLength(steps.length + 1);
  });

  it('shows at each step what the code makes', () => {
    const shown = [...readPage(PAGE).matchAll(NAMED)].map(([, , step, text]) => [step, text]);
    expect(Object.fromEntries(shown)).toEqual(made);
  });

  it('shows two commands from nothing to a green gate, which exist and say what is shown', async () => {
    const [, transcript = ''] = /<!-- from-nothing -->\n```console\n([\s\S]*?)^```$/m.exec(readPage(PAGE)) ?? [];
    const commands = [...transcript.matchAll(/^\$ agent-routing (\w+) ?(.*)$/gm)];
    expect(commands.map((match) => match[1])).toEqual(['init', 'run']);
    for (const [, name = '', rest = ''] of commands)
      readArguments(name, (await COMMANDS[name]!()) as Command, rest.split(' ').filter(Boolean));
    // The words of a source with a skill, as they would be there.
    const shell = keptShell(writePlugin(newFolder(), 'demo', [{ dir: 'notes' }]));
    await runCommand('init', (await COMMANDS['init']!()) as Command, ['--offline'], shell);
    const frame = (text: string) =>
      text.replace(/\d+/g, 'n').replace('is predicted to show', 'shows').replace('1 skill', 'n skills');
    for (const line of frame(shell.out.join('')).split('\n').slice(0, 4))
      expect(frame(transcript)).toContain(line.replace(/ skill;/, ' skills;'));
    expect(transcript).toContain('Gate: pass');
  });

  it('ends where a reader would: one trial of three used the skill, and the gate fails', () => {
    expect(made['verdict']?.match(/"status": "\w+"/g)).toEqual([
      '"status": "pass"',
      '"status": "fail"',
      '"status": "fail"',
    ]);
    expect(made['delta']).toContain('"delta": "REGRESSION"');
    expect(made['report']).toContain('Gate: fail');
  });
});
