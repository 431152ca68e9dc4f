/** `agent-routing explain`: judges recorded transcripts, of trials or of a user's own sessions, and gives the reasons, as text or JSON. */
import { z } from 'zod';
import { DeliverySchema } from '../../../lib/contract/delivery.js';
import type { Coverage } from '../../../lib/contract/transcript/coverage.js';
import type { HookCall } from '../../../lib/contract/transcript/hook-call.js';
import { cutStrings } from '../../../lib/evidence/explain/explained-call.js';
import { listHookCall } from '../../../lib/report/view/hook-calls.js';
import { readSessionLines } from '../../../lib/setup/sessions/session-lines.js';
import { count } from '../../../lib/text/count.js';
import { oneLine } from '../../../lib/text/escape.js';
import { createRedactor, listSecrets } from '../../../lib/text/redaction.js';
import { type ExplainedRecording, explainRecording } from '../../../lib/unit/explain.js';
import { defineCommand } from '../../options/command.js';
import type { Terminal } from '../../terminal/terminal.js';
import { findRecordings, type NamedRecording } from './recordings.js';
import { formatExplanation } from './words.js';

const options = z.object({
  agent: z.string().optional().describe('Agent that wrote the transcript (default: recognised by its lines)'),
  stdout: z.array(z.string()).default([]).describe("File with the agent's stdout; repeat it for the parts of one run"),
  stderr: z.string().optional().describe("File with the agent's stderr"),
  session_log: z.array(z.string()).default([]).describe('Session log of the same run; repeatable'),
  meta: z.string().optional().describe('File with {exit_code, signal, timed_out, installed_skills: [{id, path}]}'),
  skill: z.array(z.string()).default([]).describe('Skill to explain; repeatable (default: the installed ones)'),
  json: z.boolean().default(false).describe('Print events, fault, skills, tool calls and coverage as JSON'),
});

export const explain = defineCommand({
  summary: 'Explains which skills recorded transcripts used, which they did not, and why',
  positionals: '[path...]',
  options,
  async run(given, paths, shell) {
    const { recordings, skipped, silent } = await findRecordings(given, paths, shell);
    const redact = createRedactor(listSecrets(shell.env));
    const skills = given.skill.length ? given.skill : null;
    const write = given.json ? writeJson : writeWords;
    for (const words of silent) shell.stderr(`${redact(oneLine(words, 600))}\n`);
    const code = recordings.length === 0 && silent.length > 0 ? 1 : null;
    return code ?? write(recordings, skipped, { skills, redact, shell });
  },
});

interface Writing {
  skills: readonly string[] | null;
  redact(text: string): string;
  shell: Terminal;
}

/** 1 when a transcript was not understood: what was not read says nothing of skills. */
const codeOf = (explained: ExplainedRecording, { has_meta }: NamedRecording): 0 | 1 =>
  explained.fault?.kind === 'not_understood' || (explained.coverage.records === 0 && !explained.fault && !has_meta)
    ? 1
    : 0;

async function writeWords(recordings: NamedRecording[], skipped: string[], writing: Writing): Promise<number> {
  const { skills, redact, shell } = writing;
  const many = recordings.length !== 1 || skipped.length > 0;
  const all: ExplainedRecording[] = [];
  let code = recordings.length === 0 ? 1 : 0;
  for (const each of recordings) {
    const { agent, recording, readBody, path } = each;
    const explained = await explainRecording(agent, recording, skills, {
      readLines: readSessionLines,
      ...(readBody ? { readBody } : {}),
    });
    all.push({ ...explained, tool_calls: [] });
    code ||= codeOf(explained, each);
    const verdict = VerdictSchema.safeParse(recording.meta).data ?? null;
    const words = formatExplanation(explained, explained.coverage, verdict, skills) + formatHooks(each.hook_calls);
    shell.stdout(redact(many ? `== ${oneLine(path, 300)}\n${words}\n` : words));
  }
  if (many) shell.stdout(redact(formatSum(all, skipped)));
  return code;
}

/** Written as they come: the events of a large transcript need not be held. */
async function writeJson(recordings: NamedRecording[], skipped: string[], writing: Writing): Promise<number> {
  const { skills, redact, shell } = writing;
  const many = recordings.length !== 1 || skipped.length > 0;
  let code = recordings.length === 0 ? 1 : 0;
  if (many) shell.stdout('{"transcripts":[');
  for (const [index, each] of recordings.entries()) {
    const { agent, recording, readBody, path } = each;
    let separator = '\n';
    const head = many ? `"path":${redact(JSON.stringify(path))},` : '';
    shell.stdout(`${index > 0 ? ',\n' : many ? '\n' : ''}{${head}"agent":${JSON.stringify(agent.name)},"events":[`);
    const explained = await explainRecording(agent, recording, skills, {
      readLines: readSessionLines,
      ...(readBody ? { readBody } : {}),
      onEvent(event) {
        shell.stdout(`${separator}${redact(JSON.stringify(cutStrings(event)))}`);
        separator = ',\n';
      },
    });
    code ||= codeOf(explained, each);
    const { fault, skills: uses, tool_calls, coverage } = explained;
    const { hook_calls } = each;
    const rest = Object.entries({
      fault,
      skills: uses,
      tool_calls,
      ...(hook_calls.length ? { hook_calls } : {}),
      coverage,
    });
    shell.stdout(`\n],${rest.map(([key, value]) => `\n"${key}":${redact(JSON.stringify(value))}`).join(',')}}`);
  }
  shell.stdout(many ? `\n],\n"skipped":${redact(JSON.stringify(skipped))}}\n` : '\n');
  return code;
}

/** Which skills were used in how many of the transcripts, and how much of them was understood. */
function formatSum(all: readonly ExplainedRecording[], skipped: readonly string[]): string {
  const uses = new Map<string, number>();
  for (const { skills } of all)
    for (const [id, { used }] of Object.entries(skills)) if (used) uses.set(id, (uses.get(id) ?? 0) + 1);
  const sum = (key: 'records' | 'understood') =>
    all.reduce((total: number, { coverage }: { coverage: Coverage }) => total + coverage[key], 0);
  const lines = [
    `${count(all.length, 'transcript')}: ${sum('understood')} of ${count(sum('records'), 'line')} understood.`,
  ];
  if (skipped.length > 0)
    lines.push(`${count(skipped.length, 'file')} passed over, without events of an agent that is known here.`);
  for (const [id, times] of [...uses].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])))
    lines.push(`  ${oneLine(id, 100)}: used in ${times} of ${all.length}`);
  return `${lines.join('\n')}\n`;
}

function formatHooks(calls: readonly HookCall[]): string {
  if (calls.length === 0) return '';
  const lines = calls.flatMap(listHookCall).map((line) => `  ${line}`);
  return `\n${count(calls.length, 'hook call')}:\n${lines.join('\n')}\n`;
}

/** What the batch made of it stands in the meta.json of a trial; a skill that was never offered leaves no trace in the transcript itself. */
const VerdictSchema = z
  .object({
    verdict: z.object({ status: z.string(), error: z.string().nullable() }),
    delivery: DeliverySchema.nullable().default(null).catch(null),
  })
  .transform(({ verdict, delivery }) => ({ ...verdict, delivery }));
