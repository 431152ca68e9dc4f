/** What an agent refuses of a file that declares MCP servers, measured on its pinned version. */
import type { Json } from '../../input/json-value.js';

export interface ServerReader {
  /** mcpServers: what the file holds, with or without that key around it. */
  findFaults(servers: Json): { path: readonly PropertyKey[]; message: string }[];
  /** What one mistake keeps from starting. */
  costs: 'server' | 'file';
}
