/** A request of pi → the tools that it lists (0.87.1). It knows no custom agents, no MCP servers and no commands of a plugin. */
import { listTools, type PartsReader } from '../parts.js';

export const parts: PartsReader = {
  subagents: null,
  tools: listTools,
  toolPrefix: (server) => `${server}_`,
  server_paths: 'pi starts no MCP servers; a package brings tools as modules',
  commandNames: () => [],
};
