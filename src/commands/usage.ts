/** `usage`: the sessions on this machine → which skills were used, refused, read by hand and never used, by week. */
import { homedir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { findAgent } from '../../lib/agents/index.js';
import type { Usage } from '../../lib/contract/usage.js';
import { mergeUsage, weekOf } from '../../lib/evidence/usage.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { files as fileSystem } from '../../lib/io/files/files.js';
import { keepHeapSmall } from '../../lib/io/process/small-heap.js';
import { makeUsage, renderUsage } from '../../lib/report/usage.js';
import { readSessionLines } from '../../lib/setup/session-lines.js';
import { readSource } from '../../lib/setup/source.js';
import { findSessions, openBodies, recogniseFile } from '../../lib/setup/transcript-files.js';
import { count } from '../../lib/text/count.js';
import { createRedactor, listSecrets } from '../../lib/text/redaction.js';
import { type LeadingPrompt, readSession } from '../../lib/unit/usage.js';
import { defineCommand } from '../options/command.js';
import type { Terminal } from '../terminal/terminal.js';
import { casesOf } from './usage-cases.js';

/** Enough for all but a first record that holds all of the agent's instructions. */
const HEAD_BYTES = 128 << 10;

export const usage = defineCommand({
  summary: 'Counts which skills the sessions on this machine used, refused, read by hand or never used',
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
    const roots = paths.length > 0 ? paths.map((path) => resolve(shell.cwd, path)) : defaultRoots(shell.env);
    const found = await findSessions(roots);
    if (found.length === 0)
      throw new ConfigError('There are no sessions of an agent here.', {
        ...(paths[0] ? { file: paths[0] } : {}),
        fix: 'name a folder with session files (*.jsonl); the default is ~/.claude/projects, ~/.codex/sessions and ~/.copilot/session-state.',
      });
    keepHeapSmall();
    const all: Usage = new Map();
    const seen = new Set<string>();
    const prompts: LeadingPrompt[] = [];
    const read = { sessions: 0, records: 0, understood: 0, passed_over: 0 };
    for (const path of found) {
      if (shell.signal.aborted) break;
      const brief = recogniseFile(path, HEAD_BYTES);
      const { whose, skill_paths } = brief.whose ? brief : recogniseFile(path);
      const agent = whose && findAgent(whose.agent);
      if (!agent) {
        read.passed_over++;
        continue;
      }
      const promptOf = options.cases === undefined ? null : (agent.promptOf ?? null);
      const readBody = openBodies(skill_paths, null);
      const session = await readSession(agent, path, promptOf, seen, { readLines: readSessionLines, readBody });
      mergeUsage(all, session.usage);
      prompts.push(...session.prompts);
      read.sessions++;
      read.records += session.records;
      read.understood += session.understood;
    }
    const { skills } = await readSource(resolve(shell.cwd, options.source)).catch(() => ({ skills: [] }));
    const counted = makeUsage(all, {
      known: skills.map(({ id }) => id),
      since: options.since ? weekOf(options.since) : null,
      ...read,
    });
    if (options.cases !== undefined) return writeCases(options.cases, options.yes, prompts, shell);
    shell.stdout(options.json ? `${JSON.stringify(counted, null, 1)}\n` : renderUsage(counted));
    return 0;
  },
});

function defaultRoots(env: Terminal['env']): string[] {
  const home = env['HOME'] || homedir();
  return [
    join(env['CLAUDE_CONFIG_DIR'] || join(home, '.claude'), 'projects'),
    join(env['CODEX_HOME'] || join(home, '.codex'), 'sessions'),
    join(env['COPILOT_HOME'] || join(home, '.copilot'), 'session-state'),
  ];
}

/** A prompt may hold what its author would not commit: it is shown before it is written. */
async function writeCases(file: string, yes: boolean, prompts: LeadingPrompt[], shell: Terminal): Promise<number> {
  const cases = casesOf(prompts, createRedactor(listSecrets(shell.env)));
  const path = resolve(shell.cwd, file);
  const shown = relative(shell.cwd, path) || path;
  if (yes) {
    await fileSystem.write(path, `${JSON.stringify(cases, null, 2)}\n`);
    shell.stdout(`${shown}: ${count(cases.length, 'case')}. Read every prompt before you commit it.\n`);
    return 0;
  }
  shell.stdout(`${JSON.stringify(cases, null, 2)}\n`);
  shell.stderr(
    `Nothing was written. These are words of yours, with secrets, addresses and paths hidden as far as they are known by their form; read them, then add --yes to write ${shown}.\n`,
  );
  return 0;
}
