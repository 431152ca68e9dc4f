/** A request of OpenCode → the custom agents and tools that it lists (1.18.33). */
import { listTools, type PartsReader, subagentsIn } from '../interface/parts.js';

const SECTION = /Available agent types and the tools they have access to:\n([\s\S]*?)(?:\n\n|$)/;
const ENTRY = /^- ([^:\n]+): (.*)$/;

export const parts: PartsReader = {
  // Measured in a checkout that has them all, and with one alone.
  instructions: [['AGENTS.md', 'CLAUDE.md']],
  subagents: subagentsIn('task', SECTION, ENTRY),
  tools: listTools,
  toolPrefix: (server) => `${server.replace(/[^a-zA-Z0-9_-]/g, '_')}_`,
  server_paths: 'OpenCode starts the servers of its own configuration alone (`mcp` in opencode.json)',
  commandName: null,
};
