/** What an agent refuses of a file that declares MCP servers, measured on its pinned version. */
import type { FieldFault } from '../../input/field-fault.js';
import { isJson, type Json, string } from '../../input/json-value.js';

export interface ServerReader {
  /** mcpServers: what the file holds, with or without that key around it. lone: it keeps no other server from starting. */
  findFaults(servers: Json): (FieldFault & { lone?: true })[];
  /** What one mistake keeps from starting. */
  costs: 'server' | 'file';
}

/** For agents that start a command without a shell. One with a blank in its folder may be there. */
export const findPhrases: ServerReader['findFaults'] = (servers) =>
  Object.entries(servers).flatMap(([name, server]) => {
    const isPhrase = isJson(server) && /^[\w.-]+\s+\S/.test(string(server['command']));
    const [command, ...args] = isPhrase ? string(server['command']).split(/\s+/) : [];
    const fix = `write ${JSON.stringify({ command, args })
      .slice(1, -1)
      .replaceAll(/([:,])(?=["[])/g, '$1 ')}`;
    return isPhrase ? [{ path: [name, 'command'], message: 'a command has no blanks', fix, lone: true as const }] : [];
  });
