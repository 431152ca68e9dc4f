/** A request of Copilot → the custom agents and the tools that it lists (1.0.102). */
import type { ModelRequest } from '../../model/wire.js';
import { type ListedPart, listTools, type PartsReader, readEntries } from '../interface/parts.js';

const SUBAGENTS = /^User-provided custom agents:\n([\s\S]*)/m;
const ENTRY = /^- \*\*(.+?)\*\*: (.*)$/;

function subagents({ tools }: ModelRequest): ListedPart[] {
  const description = tools.find(({ name }) => name === 'task')?.description ?? '';
  return readEntries(SUBAGENTS.exec(description)?.[1] ?? '', ENTRY);
}

export const parts: PartsReader = {
  subagents,
  tools: listTools,
  toolPrefix: (server) => `${server.replace(/[^a-zA-Z0-9_-]/g, '-')}-`,
  server_paths: `it starts in the working directory, so write its paths as \${CLAUDE_PLUGIN_ROOT}/…`,
  // Listed as a skill, with or without a description; those of folders within `commands/` are not.
  commandNames: (path) => (path.includes('/') ? [] : [path.replace(/\.md$/, '').replace(/[^a-zA-Z0-9_-]/g, '-')]),
};
