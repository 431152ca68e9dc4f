/** The output files of one finished trial → its agent's parser, line by line, with the facts that the parser may use. */
import { attribute } from '../agents/formats.js';
import type { Agent } from '../agents/interface/agent.js';
import type { TranscriptFacts } from '../agents/interface/transcript-parser.js';
import type { LaunchSetup } from '../agents/interface/unit-setup.js';
import type { Coverage } from '../contract/transcript/coverage.js';
import type { AgentEvent, ExitFacts } from '../contract/transcript/event.js';
import { findSkills, isSameSkill, listIds } from '../skill/find-skill.js';
import { placesOf, skillAt } from '../skill/places.js';
import type { Skill, Source } from '../skill/skill.js';
import { bareId } from '../text/bare-id.js';
import type { Ports } from './ports.js';

/** The location and text of each installed skill. In the user's own home they are not known. */
export function factsOf(
  agent: Agent,
  { source, bodies }: { source: Source; bodies: Record<string, string> },
  setup: LaunchSetup,
): TranscriptFacts {
  if (setup.own_home) return { installed_skills: null, body_of: null, cwd: setup.workspace };
  const installed = listInstalled(agent, source, setup);
  const by = { agent, install: setup.install };
  // Where the agent lists another one by this id, it knows this one by its folder alone.
  const isKnownBy = (skill: Skill, id: string) =>
    bareId(id) === skill.dir || findSkills(source, skill.id, by).some((one) => isSameSkill(one, skill));
  const texts = new Map(installed.map(({ skill, path }) => [path, bodies[skill.path] ?? null]));
  return {
    installed_skills: installed.map(({ skill, path }) => {
      const { dir } = skill;
      const ids = listIds(skill, source).filter((id) => isKnownBy(skill, id));
      return { id: ids[0] ?? dir, dir, path, also: ids.filter((name) => name.includes(':')) };
    }),
    body_of: (path) => texts.get(path) ?? null,
    cwd: setup.workspace,
  };
}

/** Where two skills have one place the first has it, and the other is not there, unless it says the same. */
function listInstalled(agent: Agent, source: Source, setup: LaunchSetup): { skill: Skill; path: string }[] {
  const all = source.skills.flatMap((skill) =>
    placesOf(skill)
      // A file is copied once.
      .filter((place) => place === skill || setup.install !== 'skills' || place.unshipped)
      .map((place) => ({ skill, path: agent.skillPath(setup, place === skill ? skill : skillAt(skill, place)) })),
  );
  const owners = new Map(all.toReversed().map(({ skill, path }) => [path, skill]));
  return all.filter(({ skill, path }) => isSameSkill(skill, owners.get(path) ?? skill));
}

export interface FinishedTrial {
  agent: Agent;
  setup: LaunchSetup;
  facts: TranscriptFacts;
  exit: ExitFacts;
  /** Where the agent wrote its output. */
  raw: string;
}

export interface TranscriptReader {
  /** Where the output is kept; a redacted copy if `redact` is set. */
  folder: string;
  redact: ((line: string) => string) | null;
  onEvent: (event: AgentEvent) => void;
  /** Called with each line of the output, before its events. */
  onLine?: (stream: 'stdout' | 'stderr', line: string) => void;
}

const EXCERPT_CHARS = 2500;
/** Of a trial's session files; what a run of usual length writes is far below. */
const MOST_KEPT = 1 << 20;

/** excerpt: the first 2,500 characters of stdout. */
export async function readTranscript(
  trial: FinishedTrial,
  reader: TranscriptReader,
  ports: Ports,
): Promise<{ excerpt: string; coverage: Coverage }> {
  const { agent, setup, raw } = trial;
  const { folder, onEvent, onLine } = reader;
  const parser = agent.createParser(trial.facts, onEvent, attribute);
  const redact = reader.redact ?? ((line: string) => line);
  let excerpt = '';
  for (const stream of ['stdout', 'stderr'] as const) {
    const take = (line: string) => {
      if (stream === 'stdout' && excerpt.length < EXCERPT_CHARS) excerpt += `${line.slice(0, EXCERPT_CHARS)}\n`;
      onLine?.(stream, line);
      parser[stream](line);
    };
    if (reader.redact) await ports.copyLines(`${raw}/${stream}`, `${folder}/${stream}`, redact, take);
    else await ports.readLines(`${folder}/${stream}`, take);
  }
  const kept: string[] = [];
  let left = MOST_KEPT;
  for (const log of await ports.findFiles(setup.home, agent.session_logs, setup.own_home)) {
    // The user's own home also contains logs of other sessions.
    if (setup.own_home && !log.includes(setup.session_id)) continue;
    await ports.readLines(log, (line) => {
      const text = redact(line);
      left -= agent.keeps_session_logs ? text.length : 0;
      if (agent.keeps_session_logs && left > 0) kept.push(text);
      parser.sessionLog(text);
    });
  }
  if (kept.length > 0) await ports.files.write(`${folder}/session_log`, `${kept.join('\n')}\n`);
  await readRefusals(trial, onEvent, ports);
  parser.end(trial.exit);
  const cut = excerpt.length > EXCERPT_CHARS ? `${excerpt.slice(0, EXCERPT_CHARS)}...` : excerpt;
  return { excerpt: cut, coverage: parser.coverage() };
}

/** The user's own home also holds what the agent said of other sessions. */
async function readRefusals(
  { agent: { refusals }, setup }: FinishedTrial,
  onEvent: (event: AgentEvent) => void,
  ports: Ports,
): Promise<void> {
  if (!refusals || setup.own_home) return;
  for (const log of await ports.findFiles(setup.home, [refusals.log]))
    await ports.readLines(log, (text) => {
      const said = refusals.lines.map((line) => line.exec(text)?.groups).find(Boolean);
      if (said)
        onEvent({
          type: 'plugin_refused',
          plugin: '',
          message: '',
          ...said,
          stream: 'session_log',
          line: 0,
          proof: '',
        });
    });
}
