/** What an agent refuses of a file that declares MCP servers, measured on its pinned version. */
import { isJson, type Json, string } from '../../input/json-value.js';

export interface ServerReader {
  /** mcpServers: what the file holds, with or without that key around it. lone: it keeps no other server from starting. */
  findFaults(servers: Json): { path: readonly PropertyKey[]; lone?: true }[];
  /** What one mistake keeps from starting. */
  costs: 'server' | 'file';
}

/** For agents that start a command without a shell. One with a blank in its folder may be there. */
export const findPhrases: ServerReader['findFaults'] = (servers) =>
  Object.entries(servers).flatMap(([name, server]) => {
    const isPhrase = isJson(server) && /^[\w.-]+\s+\S/.test(string(server['command']));
    return isPhrase ? [{ path: [name, 'command'], lone: true as const }] : [];
  });
