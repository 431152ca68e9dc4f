/** A recorded transcript, read through its agent's parser → an explanation of what happened in it. */
import { z } from 'zod';
import { asksForJson, attribute } from '../agents/formats.js';
import type { Agent } from '../agents/interface/agent.js';
import type { TranscriptFacts } from '../agents/interface/transcript-parser.js';
import type { Coverage } from '../contract/transcript/coverage.js';
import { DecidedSchema } from '../contract/transcript/decided.js';
import type { AgentEvent } from '../contract/transcript/event.js';
import { createExplainer, type Explanation } from '../evidence/explain/explain.js';

/** The fields that the runner records in meta.json; each may be missing. */
export const RecordingMetaSchema = z.looseObject({
  agent: z.string().optional(),
  exit_code: z.int().nullable().default(0),
  signal: z.string().nullable().default(null),
  timed_out: z.boolean().default(false),
  spawn_error: z.string().nullable().default(null),
  cwd: z.string().nullable().default(null),
  argv: z.array(z.string()).default([]),
  prompt: z.string().nullable().default(null).catch(null),
  output_format: z.string().optional(),
  decided: DecidedSchema.nullable().default(null).catch(null),
  installed_skills: z
    .array(
      z.looseObject({
        id: z.string(),
        path: z.string(),
        dir: z.string().optional(),
        source: z.string().optional(),
        also: z.array(z.string()).optional(),
        alias: z.string().nullable().optional(),
      }),
    )
    .nullable()
    .default(null),
});

export type RecordingMeta = z.output<typeof RecordingMetaSchema>;

export interface Recording {
  /** The paths of stdout, which may have several parts. An absent file counts as empty. */
  stdout: string | readonly string[];
  stderr: string | null;
  session_logs: readonly string[];
  meta: RecordingMeta;
}

export interface ExplainPorts {
  readLines(path: string, onLine: (line: string) => void): Promise<void>;
  onEvent?: (event: AgentEvent) => void;
  /** The text of a skill's file; null when it cannot be read. Left out: no file is looked at. */
  readBody?: (path: string) => string | null;
}

export interface ExplainedRecording extends Explanation {
  coverage: Coverage;
}

export async function explainRecording(
  agent: Agent,
  recording: Recording,
  skills: readonly string[] | null,
  ports: ExplainPorts,
): Promise<ExplainedRecording> {
  const { meta } = recording;
  const explainer = createExplainer({
    agent: agent.name,
    skills,
    decided: meta.decided,
    installed: meta.installed_skills?.map(({ id, alias }) => ({ id, alias: alias ?? null })) ?? null,
    ...(agent.id_case ? { id_case: agent.id_case } : {}),
  });
  const parser = agent.createParser(
    factsOf(agent, meta, ports.readBody),
    (event) => {
      explainer.add(event);
      ports.onEvent?.(event);
    },
    attribute,
  );
  for (const part of [recording.stdout].flat()) await ports.readLines(part, (line) => parser.stdout(line));
  if (recording.stderr !== null) await ports.readLines(recording.stderr, (line) => parser.stderr(line));
  for (const log of recording.session_logs) await ports.readLines(log, (line) => parser.sessionLog(line));
  const { exit_code, signal, timed_out, spawn_error } = meta;
  parser.end({ exit_code, signal, timed_out, spawn_error });
  return { ...explainer.end(), coverage: parser.coverage() };
}

function factsOf(agent: Agent, meta: RecordingMeta, readBody: ExplainPorts['readBody']): TranscriptFacts {
  const folder = meta.argv.indexOf('-C');
  return {
    installed_skills:
      meta.installed_skills?.map(({ id, path, dir, source, also }) => ({
        id,
        path,
        ...(dir === undefined ? {} : { dir }),
        ...(source === undefined ? {} : { source }),
        ...(also === undefined ? {} : { also }),
      })) ?? null,
    body_of: readBody ?? null,
    text_output: isText(agent, meta),
    cwd: meta.cwd ?? (folder >= 0 ? (meta.argv[folder + 1] ?? null) : null),
  };
}

/** What the recorder says of the format; a command line that is not known says nothing. */
function isText(agent: Agent, { argv, output_format }: RecordingMeta): boolean | null {
  if (output_format === 'text') return true;
  return argv.length === 0 ? null : !asksForJson(agent.name, argv);
}
