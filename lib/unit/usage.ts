/** A session file, read line by line through its agent's parser → the use of skills in it, and the prompts that led to it. */
import type { Agent } from '../agents/agent.js';
import type { AgentEvent } from '../contract/event.js';
import type { Usage } from '../contract/usage.js';
import { createUsageReader, weekOf } from '../evidence/usage.js';
import { bareId } from '../text/bare-id.js';
import { ownCopy } from '../text/own-copy.js';

export interface SessionPorts {
  readLines(path: string, onLine: (line: string) => void): Promise<void>;
  /** The text of a skill's file where it can still be read; null: no file is looked at. */
  readBody: ((path: string) => string | null) | null;
}

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
}

const TIME = '"timestamp":"';

export async function readSession(
  agent: Agent,
  path: string,
  promptOf: ((line: string) => string | null) | null,
  seen: Set<string>,
  ports: SessionPorts,
): Promise<SessionUsage> {
  const reader = createUsageReader(agent.name, seen);
  const whole = createPageJoiner();
  const prompts: LeadingPrompt[] = [];
  const led = new Set<string>();
  let now = '';
  let week = '';
  let prompt: string | null = null;
  const facts = { installed_skills: null, body_of: ports.readBody, cwd: null, text_output: false };
  const parser = agent.createParser(facts, (event) => {
    const first = whole.isFirst(event);
    if (event.type !== 'skill_call' && event.type !== 'skill_read' && event.type !== 'foreign_text') return;
    const time = timeOf(now);
    if (time !== '') week = weekOf(time);
    if (first) reader.add(event, week);
    // What the user called by name says nothing of a model's choice.
    const chosen = event.type === 'skill_call' && event.how !== 'injected' && event.outcome === 'ran';
    if (prompt === null || led.has(event.skill) || !(chosen || (event.type === 'skill_read' && event.text === 'own')))
      return;
    const skill = ownCopy(event.skill);
    led.add(skill);
    prompts.push({ skill, prompt: ownCopy(prompt) });
  });
  await ports.readLines(path, (line) => {
    now = line;
    const words = agent.promptOf?.(line) ?? null;
    if (words !== null) whole.nextPrompt();
    if (promptOf) prompt = words ?? prompt;
    parser.stdout(line);
  });
  parser.end({ exit_code: 0, signal: null, timed_out: false });
  const { records, understood } = parser.coverage();
  return { usage: reader.end(), prompts, records, understood };
}

/** A long skill is read in pages: one use. From its beginning again, or after the user has spoken, is another. */
function createPageJoiner() {
  const read = new Set<string>();
  let printed = '';
  return {
    nextPrompt: () => read.clear(),
    isFirst(event: AgentEvent): boolean {
      if (event.type === 'tool_call') printed = event.output;
      if (event.type !== 'skill_read' || event.text !== 'own') return true;
      if (read.has(event.skill) && !beginsIn(printed, event.skill)) return false;
      read.add(ownCopy(event.skill));
      return true;
    },
  };
}

/** Whether the front matter that names the skill is in what was printed, line numbers or not. */
function beginsIn(printed: string, skill: string): boolean {
  const names = printed.matchAll(/^[ \d]*[\t:.→|]?[ \t]*name:[ \t]*["']?([^"'\r\n]*?)["']?[ \t]*\r?$/gm);
  for (const [, name = ''] of names) if (bareId(name) === bareId(skill)) return true;
  return false;
}

/** The record's own time; quotes inside a text are escaped, so that no text can hold one. */
function timeOf(line: string): string {
  const at = line.lastIndexOf(TIME);
  return at < 0 ? '' : line.slice(at + TIME.length, at + TIME.length + 10);
}
