/** `agent-routing explain`: judges a recorded transcript and says why, as JSON or in words. */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Agent } from '../../lib/agents/agent.js';
import { parseAgentKey } from '../../lib/agents/agent-key.js';
import { AGENTS, findAgent } from '../../lib/agents/index.js';
import { ConfigError } from '../../lib/config-error.js';
import { cutStrings } from '../../lib/evidence/explain.js';
import { wordExplanation } from '../../lib/evidence/explain-words.js';
import { explainRecording, type Recording, RecordingMetaSchema } from '../../lib/explain.js';
import { readLines } from '../../lib/io/lines.js';
import { readJson } from '../../lib/json-text.js';
import { createRedactor, listSecrets } from '../../lib/redaction.js';
import { oneLine } from '../../lib/report/escape.js';
import { demand, explainWrong, wordPath } from '../../lib/schema-issue.js';
import { defineCommand } from '../command.js';
import type { Shell } from '../shell.js';
import { readNamed } from './named-file.js';

const options = z.object({
  agent: z.string().optional().describe('whose transcript it is; a trial folder knows it'),
  stdout: z.string().optional().describe("file with the agent's stdout"),
  stderr: z.string().optional().describe("file with the agent's stderr"),
  session_log: z.array(z.string()).default([]).describe('a session log of the same run; may be given several times'),
  meta: z.string().optional().describe('file with {exit_code, signal, timed_out, installed_skills: [{id, path}]}'),
  skill: z
    .array(z.string())
    .default([])
    .describe('a skill to speak of (default: the installed ones); may be given several times'),
  json: z.boolean().default(false).describe('events, fault, skills and tool calls as JSON'),
});

export const explain = defineCommand({
  summary: 'Says which skills a recorded transcript used, which it did not, and why',
  positionals: '[trial-folder]',
  options,
  async run(given, [folder], shell) {
    const { agent, recording } = await findRecording(given, folder, shell);
    const redact = createRedactor(listSecrets(shell.env));
    const skills = given.skill.length ? given.skill : null;
    if (!given.json) {
      const words = wordExplanation(await explainRecording(agent, recording, skills, { readLines }));
      shell.stdout(redact(words + wordVerdict(recording.meta['verdict'])));
      return 0;
    }
    // Written as they come: the events of a large transcript need not be held.
    let separator = '\n';
    shell.stdout(`{"agent":${JSON.stringify(agent.name)},"events":[`);
    const {
      fault,
      skills: uses,
      tool_calls,
    } = await explainRecording(agent, recording, skills, {
      readLines,
      onEvent(event) {
        shell.stdout(`${separator}${redact(JSON.stringify(cutStrings(event)))}`);
        separator = ',\n';
      },
    });
    const rest = Object.entries({ fault, skills: uses, tool_calls });
    shell.stdout(`\n],${rest.map(([key, value]) => `\n"${key}":${redact(JSON.stringify(value))}`).join(',')}}\n`);
    return 0;
  },
});

const RecordedVerdictSchema = z.object({ status: z.string(), error: z.string().nullable() });

/** What the batch made of it stands in the meta.json of a trial; a skill that was never offered leaves no trace in the transcript itself. */
function wordVerdict(recorded: unknown): string {
  const verdict = RecordedVerdictSchema.safeParse(recorded);
  if (!verdict.success) return '';
  const { status, error } = verdict.data;
  return `\nVerdict in its batch: ${oneLine(error === null ? status : `${status}: ${error}`, 900)}\n`;
}

async function findRecording(
  given: z.output<typeof options>,
  folder: string | undefined,
  shell: Shell,
): Promise<{ agent: Agent; recording: Recording }> {
  const inFolder = (...names: string[]) =>
    folder === undefined
      ? undefined
      : names.map((name) => join(folder, name)).find((path) => existsSync(resolve(shell.cwd, path)));
  if (folder !== undefined && !statSync(resolve(shell.cwd, folder), { throwIfNoEntry: false })?.isDirectory()) {
    throw new ConfigError('This is no folder of a trial.', {
      file: folder,
      fix: 'name a trial-<n> folder, or use --agent and --stdout.',
    });
  }
  const stdout = given.stdout ?? inFolder('stdout', 'stdout.txt');
  if (stdout === undefined) {
    throw new ConfigError('There is no transcript to explain.', {
      ...(folder === undefined ? {} : { file: folder }),
      fix: 'name a trial folder, or --agent <name> --stdout <file>.',
    });
  }
  const metaFile = given.meta ?? inFolder('meta.json');
  const meta = metaFile === undefined ? RecordingMetaSchema.parse({}) : await readMeta(metaFile, shell);
  const name = given.agent ?? meta.agent;
  if (name === undefined)
    throw new ConfigError('Whose transcript is this?', { fix: `add --agent ${Object.keys(AGENTS).join('|')}.` });
  const agent = findAgent(parseAgentKey(name, Object.keys(AGENTS)).name) as Agent;
  const stderr = given.stderr ?? inFolder('stderr', 'stderr.txt');
  for (const path of [stdout, stderr, ...given.session_log]) if (path !== undefined) assertFile(path, shell);
  return {
    agent,
    recording: {
      stdout: resolve(shell.cwd, stdout),
      stderr: stderr === undefined ? null : resolve(shell.cwd, stderr),
      session_logs: given.session_log.map((path) => resolve(shell.cwd, path)),
      meta,
    },
  };
}

function assertFile(path: string, shell: Shell): void {
  const found = statSync(resolve(shell.cwd, path), { throwIfNoEntry: false });
  if (!found) throw new ConfigError('There is no such file.', { file: path });
  if (found.isDirectory())
    throw new ConfigError('This is a folder, where a file of a transcript was named.', { file: path });
}

async function readMeta(path: string, shell: Shell): Promise<Recording['meta']> {
  const { value, line } = readJson(await readNamed(path, shell), path);
  return demand(RecordingMetaSchema, value, (wrong) =>
    explainWrong(
      wrong,
      { file: path, line: line(wrong.path), path: wordPath(wrong.path) },
      [],
      'write {exit_code, signal, timed_out, installed_skills: [{id, path}]}.',
    ),
  );
}
