/** A request of Copilot → the custom agents and the tools that it lists (1.0.102). */
import { listTools, type PartsReader, subagentsIn } from '../interface/parts.js';

const SUBAGENTS = /^User-provided custom agents:\n([\s\S]*)/m;
const ENTRY = /^- \*\*(.+?)\*\*: (.*)$/;

export const parts: PartsReader = {
  subagents: subagentsIn('task', SUBAGENTS, ENTRY),
  tools: listTools,
  toolPrefix: (server) => `${server.replace(/[^a-zA-Z0-9_-]/g, '-')}-`,
  server_paths: `it starts in the working directory, so write its paths as \${CLAUDE_PLUGIN_ROOT}/…`,
  // Listed as a skill, with or without a description; those of folders within `commands/` are not.
  commandNames: (path) => (path.includes('/') ? [] : [path.replace(/\.md$/, '').replace(/[^a-zA-Z0-9_-]/g, '-')]),
};
