/** A request of OpenCode → the custom agents and tools that it lists (1.18.33). */
import type { ModelRequest } from '../../model/wire.js';
import { type ListedPart, listTools, type PartsReader, readEntries } from '../interface/parts.js';

const SECTION = /Available agent types and the tools they have access to:\n([\s\S]*?)(?:\n\n|$)/;
const ENTRY = /^- ([^:\n]+): (.*)$/;

function subagents({ tools }: ModelRequest): ListedPart[] {
  const description = tools.find(({ name }) => name === 'task')?.description ?? '';
  return readEntries(SECTION.exec(description)?.[1] ?? '', ENTRY);
}

export const parts: PartsReader = {
  subagents,
  tools: listTools,
  toolPrefix: (server) => `${server.replace(/[^a-zA-Z0-9_-]/g, '_')}_`,
  server_paths: 'OpenCode starts the servers of its own configuration alone (`mcp` in opencode.json)',
  commandName: null,
};
