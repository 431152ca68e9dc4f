/** A request of Cline → the tools that it lists (3.0.65). It takes no custom agents of a plugin. */
import { listTools, type PartsReader } from '../interface/parts.js';

export const parts: PartsReader = {
  // Measured in a checkout that has them all, and with one alone.
  instructions: [['AGENTS.md']],
  subagents: null,
  tools: listTools,
  // Before a server of a package stands the package's name.
  toolPrefix: (server, plugin) => `${plugin === null ? server : `${plugin}.${server}`.replaceAll('.', '_')}__`,
  server_paths: 'Cline starts the servers of its own settings alone (cline_mcp_settings.json)',
  commandName: null,
};
