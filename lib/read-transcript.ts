/** Files of one finished trial → its parser, line by line; what the parser may know beforehand. */
import type { Agent, LaunchPlace, TranscriptFacts } from './agents/agent.js';
import type { Doors } from './doors.js';
import type { AgentEvent, ExitFacts } from './event.js';
import { listIds } from './skill/find-skill.js';
import type { Source } from './skill/skill.js';

/** What the parser may know: where each skill stood, and its text. In the user's own home nobody told us. */
export function factsOf(
  agent: Agent,
  { source, bodies }: { source: Source; bodies: Record<string, string> },
  place: LaunchPlace,
): TranscriptFacts {
  if (place.own_home) return { installed_skills: null, body_of: null, cwd: place.workspace };
  const installed = source.skills.map((skill) => ({ skill, path: agent.skillPath(place, skill) }));
  const texts = new Map(installed.map(({ skill, path }) => [path, bodies[skill.path] ?? null]));
  return {
    installed_skills: installed.map(({ skill, path }) => {
      const { id, dir } = skill;
      return { id, dir, path, also: listIds(skill, source).filter((name) => name.includes(':')) };
    }),
    body_of: (path) => texts.get(path) ?? null,
    cwd: place.workspace,
  };
}

export interface FinishedTrial {
  agent: Agent;
  place: LaunchPlace;
  facts: TranscriptFacts;
  exit: ExitFacts;
  /** Where the agent wrote its output. */
  raw: string;
}

export interface TranscriptReader {
  /** Where the output is kept: the redacted copy, if there is something to hide. */
  folder: string;
  redact: ((line: string) => string) | null;
  onEvent: (event: AgentEvent) => void;
  /** Told each line of the output before its events. */
  onLine?: (stream: 'stdout' | 'stderr', line: string) => void;
}

const EXCERPT_CHARS = 2500;

/** Returns the first 2,500 characters of stdout. */
export async function readTranscript(trial: FinishedTrial, reader: TranscriptReader, doors: Doors): Promise<string> {
  const { agent, place, raw } = trial;
  const { folder, onEvent, onLine } = reader;
  const parser = agent.createParser(trial.facts, onEvent);
  const redact = reader.redact ?? ((line: string) => line);
  let excerpt = '';
  for (const stream of ['stdout', 'stderr'] as const) {
    if (reader.redact) await doors.copyLines(`${raw}/${stream}`, `${folder}/${stream}`, redact);
    await doors.readLines(`${folder}/${stream}`, (line) => {
      if (stream === 'stdout' && excerpt.length < EXCERPT_CHARS) excerpt += `${line.slice(0, EXCERPT_CHARS)}\n`;
      onLine?.(stream, line);
      parser[stream](line);
    });
  }
  for (const log of await doors.findFiles(place.home, agent.session_logs)) {
    // In the user's own home lie logs of other sessions too.
    if (place.own_home && !log.includes(place.session_id)) continue;
    await doors.readLines(log, (line) => parser.sessionLog(redact(line)));
  }
  parser.end(trial.exit);
  return excerpt.length > EXCERPT_CHARS ? `${excerpt.slice(0, EXCERPT_CHARS)}...` : excerpt;
}
