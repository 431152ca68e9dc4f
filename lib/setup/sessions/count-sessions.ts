/** Session files, one after the other → the use of skills in all of them, the prompts that led to it, and how much of them was read. */
import { findAgent } from '../../agents/index.js';
import type { Usage } from '../../contract/usage.js';
import { mergeUsage } from '../../evidence/usage/rows.js';
import { readLines } from '../../io/files/lines.js';
import { createSessionReader, type LeadingPrompt, type SessionReader, type SessionUsage } from '../../unit/usage.js';
import { recogniseSession } from './session-files.js';
import { conversationsIn, isDatabase } from './session-lines.js';
import { openBodies } from './transcript-files.js';

export function createSessionCounter(with_prompts: boolean) {
  const usage: Usage = new Map();
  const seen = new Set<string>();
  const prompts: LeadingPrompt[] = [];
  const agents: Record<string, number> = {};
  const read = { sessions: 0, with_list: 0, records: 0, understood: 0, passed_over: 0 };
  let from: string | null = null;
  let to: string | null = null;

  function count(agent: string, session: SessionUsage): void {
    read.passed_over += Number(session.is_foreign);
    if (session.is_foreign) return;
    mergeUsage(usage, session.usage);
    prompts.push(...session.prompts);
    agents[agent] = (agents[agent] ?? 0) + 1;
    read.sessions++;
    read.records += session.records;
    read.understood += session.understood;
    if (session.has_list) read.with_list++;
    if (session.from !== '' && (from === null || session.from < from)) from = session.from;
    if (session.to !== '' && (to === null || session.to > to)) to = session.to;
  }

  async function addFile(path: string): Promise<void> {
    const recognised = recogniseSession(path);
    if (!recognised) {
      read.passed_over++;
      return;
    }
    const { agent, skill_paths } = recognised;
    const reader = createSessionReader(agent, with_prompts, seen, openBodies(skill_paths, null));
    await readLines(path, reader.read);
    count(agent.name, reader.end());
  }

  function addDatabase(path: string): void {
    const open = new Map<string, { agent: string; reader: SessionReader }>();
    const before = read.sessions;
    try {
      for (const { agent: name, conversation, line, is_last } of conversationsIn(path)) {
        const agent = findAgent(name);
        if (!agent) continue;
        const { reader } = open.get(conversation) ?? { reader: createSessionReader(agent, with_prompts, seen, null) };
        reader.read(line);
        if (is_last) {
          open.delete(conversation);
          count(name, reader.end());
        } else open.set(conversation, { agent: name, reader });
      }
      if (read.sessions === before) read.passed_over++;
    } finally {
      // What stands before the damage counts.
      for (const { agent, reader } of open.values()) count(agent, reader.end());
    }
  }

  return {
    usage,
    prompts,
    /** Fails where the file cannot be read, or not to its end. */
    add: async (path: string): Promise<void> => (isDatabase(path) ? addDatabase(path) : addFile(path)),
    read: () => ({ ...read, agents, from, to }),
  };
}
