/** A recorded transcript, read line by line through its agent's parser → what happened in it. */
import { z } from 'zod';
import type { Agent, TranscriptFacts } from './agents/agent.js';
import type { AgentEvent } from './event.js';
import { createExplainer, type Explanation } from './evidence/explain.js';

/** What the runner knew of a recording; everything may be missing. */
export const RecordingMetaSchema = z.looseObject({
  agent: z.string().optional(),
  exit_code: z.int().nullable().default(0),
  signal: z.string().nullable().default(null),
  timed_out: z.boolean().default(false),
  spawn_error: z.string().nullable().default(null),
  cwd: z.string().nullable().default(null),
  argv: z.array(z.string()).default([]),
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
  /** Paths. An absent file counts as empty. */
  stdout: string;
  stderr: string | null;
  session_logs: readonly string[];
  meta: RecordingMeta;
}

export interface ExplainDoors {
  readLines(path: string, onLine: (line: string) => void): Promise<void>;
  onEvent?: (event: AgentEvent) => void;
}

export async function explainRecording(
  agent: Agent,
  recording: Recording,
  skills: readonly string[] | null,
  doors: ExplainDoors,
): Promise<Explanation> {
  const { meta } = recording;
  const explainer = createExplainer({
    agent: agent.name,
    skills,
    installed: meta.installed_skills?.map(({ id, alias }) => ({ id, alias: alias ?? null })) ?? null,
    ...(agent.id_case ? { id_case: agent.id_case } : {}),
  });
  const parser = agent.createParser(factsOf(meta), (event) => {
    explainer.add(event);
    doors.onEvent?.(event);
  });
  await doors.readLines(recording.stdout, (line) => parser.stdout(line));
  if (recording.stderr !== null) await doors.readLines(recording.stderr, (line) => parser.stderr(line));
  for (const log of recording.session_logs) await doors.readLines(log, (line) => parser.sessionLog(line));
  const { exit_code, signal, timed_out, spawn_error } = meta;
  parser.end({ exit_code, signal, timed_out, spawn_error });
  return explainer.end();
}

function factsOf(meta: RecordingMeta): TranscriptFacts {
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
    body_of: null,
    cwd: meta.cwd ?? (folder >= 0 ? (meta.argv[folder + 1] ?? null) : null),
  };
}
