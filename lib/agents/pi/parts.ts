/** A request of pi → the tools that it lists (0.87.1). It knows no custom agents, no MCP servers and no commands of a plugin. */
import { toolsAlone } from '../interface/parts.js';

export const parts = toolsAlone('_', 'pi starts no MCP servers; a package brings tools as modules', [
  ['AGENTS.override.md', 'AGENTS.md', 'CLAUDE.md'],
  ['.pi/SYSTEM.md'],
  ['.pi/APPEND_SYSTEM.md'],
]);
