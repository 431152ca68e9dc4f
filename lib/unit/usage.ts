/** A session, line by line through its agent's parser → the use of skills in it, and the prompts that led to it. */
import { attribute } from '../agents/formats.js';
import type { Agent } from '../agents/interface/agent.js';
import type { Usage } from '../contract/usage.js';
import { createUsageReader } from '../evidence/usage/usage.js';
import { ownCopy } from '../text/own-copy.js';

/** The words of the user that came before a skill's first use in a session. */
export interface LeadingPrompt {
  skill: string;
  prompt: string;
}

export interface SessionUsage {
  usage: Usage;
  prompts: LeadingPrompt[];
  records: number;
  understood: number;
  /** Most of its records are not the agent's: another harness begins its sessions likewise. */
  is_foreign: boolean;
  /** It holds the agent's own list of skills. */
  has_list: boolean;
  /** Days of its first and last record with a time; '' without one. */
  from: string;
  to: string;
}

export interface SessionReader {
  read(line: string): void;
  end(): SessionUsage;
}

/** seen: what other sessions have brought already, as a copy repeats it. readBody: see TranscriptFacts; null where no file is looked at. */
export function createSessionReader(
  agent: Agent,
  with_prompts: boolean,
  seen: Set<string>,
  readBody: ((path: string) => string | null) | null,
): SessionReader {
  const prompts: LeadingPrompt[] = [];
  const led = new Set<string>();
  let now = '';
  let time = '';
  let from = '';
  let prompt: string | null = null;
  let has_list = false;
  let is_foreign = false;
  const usage = createUsageReader(agent.name, seen, (skill) => {
    if (prompt === null || led.has(skill)) return;
    led.add(skill);
    prompts.push({ skill, prompt: ownCopy(prompt) });
  });
  const facts = { installed_skills: null, body_of: readBody, cwd: null, text_output: false };
  const parser = agent.createParser(
    facts,
    (event) => {
      if (event.type === 'fault') is_foreign ||= event.fault.kind === 'not_understood';
      if (event.type === 'skill_call' || event.type === 'skill_read') time = timeOf(now) || time;
      usage.add(event, time);
    },
    attribute,
  );
  return {
    read(line) {
      now = line;
      if (from === '') {
        from = timeOf(line) || (CHANGED.exec(line)?.[1] ?? '');
        time = from;
      }
      const listed = agent.listedIn?.(line);
      if (listed) {
        has_list = true;
        usage.listed(listed, timeOf(line));
      }
      const words = agent.promptOf?.(line) ?? null;
      if (words !== null) {
        usage.spoke();
        if (with_prompts) prompt = words;
      }
      parser.stdout(line);
    },
    end() {
      parser.end({ exit_code: 0, signal: null, timed_out: false });
      const { records, understood } = parser.coverage();
      return {
        usage: usage.end(),
        prompts,
        records,
        understood,
        is_foreign,
        has_list,
        from: from.slice(0, 10),
        to: (timeOf(now) || time).slice(0, 10),
      };
    },
  };
}

const KEY = '"timestamp"';
const VALUE = /^\s*:\s*"(\d{4}-\d\d-\d\d[^"]{0,20})"/;
/** Of a file that is one record: the day on which it was written. */
const CHANGED = /^ {0,8}"updated_at":\s*"(\d{4}-\d\d-\d\d[^"]{0,20})"/;
const MOST_LOOKS = 20;

/** The record's own time; quotes inside a text are escaped, so that no text can hold one. */
function timeOf(line: string): string {
  let looks = 0;
  for (
    let at = line.lastIndexOf(KEY);
    at >= 0 && looks < MOST_LOOKS;
    at = at > 0 ? line.lastIndexOf(KEY, at - 1) : -1
  ) {
    looks += 1;
    const after = at + KEY.length;
    const [, time] = VALUE.exec(line.slice(after, after + 60)) ?? [];
    if (time !== undefined) return ownCopy(time);
  }
  return '';
}
