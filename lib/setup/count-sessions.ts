/** Session files, one after the other → the use of skills in all of them, the prompts that led to it, and how much of them was read. */
import type { Usage } from '../contract/usage.js';
import { mergeUsage } from '../evidence/usage-rows.js';
import { readLines } from '../io/files/lines.js';
import { type LeadingPrompt, readSession } from '../unit/usage.js';
import { recogniseSession } from './session-files.js';
import { openBodies } from './transcript-files.js';

export function createSessionCounter(with_prompts: boolean) {
  const usage: Usage = new Map();
  const seen = new Set<string>();
  const prompts: LeadingPrompt[] = [];
  const agents: Record<string, number> = {};
  const read = { sessions: 0, with_list: 0, records: 0, understood: 0, passed_over: 0 };
  let from: string | null = null;
  let to: string | null = null;
  return {
    usage,
    prompts,
    /** Fails where the file cannot be read. */
    async add(path: string): Promise<void> {
      const recognised = recogniseSession(path);
      if (!recognised) {
        read.passed_over++;
        return;
      }
      const { agent, skill_paths } = recognised;
      const session = await readSession(agent, path, with_prompts, seen, {
        readLines,
        readBody: openBodies(skill_paths, null),
      });
      mergeUsage(usage, session.usage);
      prompts.push(...session.prompts);
      agents[agent.name] = (agents[agent.name] ?? 0) + 1;
      read.sessions++;
      read.records += session.records;
      read.understood += session.understood;
      if (session.has_list) read.with_list++;
      if (session.from !== '' && (from === null || session.from < from)) from = session.from;
      if (session.to !== '' && (to === null || session.to > to)) to = session.to;
    },
    read: () => ({ ...read, agents, from, to }),
  };
}
