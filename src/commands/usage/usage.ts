/** `usage`: the sessions on this machine → which skills were used, refused, read by hand and never used, by week. */

import { homedir } from 'node:os';
import { relative, resolve } from 'node:path';
import { z } from 'zod';
import { weekOf } from '../../../lib/evidence/usage/rows.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { files as fileSystem } from '../../../lib/io/files/files.js';
import { makeUsage } from '../../../lib/report/terminal/usage.js';
import { renderUsage } from '../../../lib/report/terminal/usage-text.js';
import { createSessionCounter } from '../../../lib/setup/sessions/count-sessions.js';
import { findSessions, ownPlaces, PLACES } from '../../../lib/setup/sessions/session-files.js';
import { type Unread, whyUnread } from '../../../lib/setup/sessions/transcript-files.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { count } from '../../../lib/text/count.js';
import { createRedactor, listSecrets } from '../../../lib/text/redaction.js';
import { endSentence } from '../../../lib/text/sentence.js';
import type { LeadingPrompt } from '../../../lib/unit/usage.js';
import { defineCommand } from '../../options/command.js';
import type { Terminal } from '../../terminal/terminal.js';
import { casesOf } from './cases.js';
import type { Hidden } from './private-text.js';

export const usage = defineCommand({
  summary: 'Counts which skills the sessions on this machine were offered, used, refused, read by hand or never used',
  positionals: '[path...]',
  options: z.object({
    source: z.string().default('.').describe('Folder of the plugin or skills, to name those that were never used'),
    since: z
      .string()
      .regex(/^\d{4}-\d\d-\d\d$/, 'is a date such as 2026-01-31')
      .optional()
      .describe('Count only from the week of this day on'),
    cases: z.string().optional().describe('Write the prompts that led to a skill into this file, as cases'),
    yes: z.boolean().default(false).describe('With --cases: write the file, after a look at what would be in it'),
    json: z.boolean().default(false).describe('Print the counts as JSON'),
  }),
  async run(options, paths, shell) {
    const own = paths.length > 0 ? null : ownPlaces(shell.env, shell.env['HOME'] || homedir());
    const roots = own?.roots ?? paths.map((path) => resolve(shell.cwd, path));
    const counter = createSessionCounter(options.cases !== undefined);
    const unread = [...(own?.unread ?? [])];
    const found = await findSessions(roots, (each) => unread.push(each));
    if (found.length === 0)
      throw new ConfigError(`There are no sessions of an agent here.${unread.map(notRead).join('')}`, {
        ...(paths[0] ? { file: paths[0] } : {}),
        fix: `name a folder with session files (*.jsonl); the default is ${PLACES.join(', ')}.`,
      });
    for (const path of found) {
      if (shell.signal.aborted) break;
      await counter.add(path).catch((error) => unread.push({ path, why: whyUnread(error) }));
    }
    if (options.cases !== undefined) return writeCases(options.cases, options.yes, counter.prompts, shell);
    const { skills } = await readSource(resolve(shell.cwd, options.source)).catch(() => ({ skills: [] }));
    const counted = makeUsage(counter.usage, {
      known: skills.map(({ id }) => id),
      since: options.since ? weekOf(options.since) : null,
      read: { ...counter.read(), unread },
    });
    shell.stdout(options.json ? `${JSON.stringify(counted, null, 1)}\n` : renderUsage(counted));
    return 0;
  },
});

const notRead = ({ path, why }: Unread) => ` Not read: ${path}: ${endSentence(why)}`;

const PLURALS: Record<string, string> = { address: 'addresses', 'network address': 'network addresses' };

/** A prompt may hold what its author would not commit: it is shown before it is written. */
async function writeCases(file: string, yes: boolean, prompts: LeadingPrompt[], shell: Terminal): Promise<number> {
  const hidden: Hidden = new Map();
  const cases = casesOf(prompts, createRedactor(listSecrets(shell.env)), hidden);
  const kinds = [...hidden].map(([kind, times]) => count(times, kind, PLURALS[kind])).join(', ') || 'nothing';
  const path = resolve(shell.cwd, file);
  const shown = relative(shell.cwd, path) || path;
  if (yes) {
    await fileSystem.write(path, `${JSON.stringify(cases, null, 2)}\n`);
    shell.stdout(
      `${shown}: ${count(cases.length, 'case')}; hidden in what was read: ${kinds}. Read every prompt before you commit it.\n`,
    );
    return 0;
  }
  shell.stdout(`${JSON.stringify(cases, null, 2)}\n`);
  shell.stderr(
    `Nothing was written. These are words of yours, with what is private by its form hidden (${kinds}); read them, then add --yes to write ${shown}.\n`,
  );
  return 0;
}
