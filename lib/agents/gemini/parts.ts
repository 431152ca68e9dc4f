/** A request of Gemini CLI → the custom agents and the tools that it lists (0.61.0). */
import type { ModelRequest } from '../../model/wire.js';
import { type ListedPart, listTools, type PartsReader, readEntries } from '../interface/parts.js';

const SUBAGENTS = /^The following sub-agents are available:\n\n([\s\S]*?)\n\nRemember that/m;
const ENTRY = /^- (\S+) -> (.*)$/;

function subagents({ texts }: ModelRequest): ListedPart[] {
  const section = texts
    .filter(({ role }) => role === 'system')
    .map(({ text }) => SUBAGENTS.exec(text)?.[1])
    .find((found) => found !== undefined);
  return readEntries(section ?? '', ENTRY);
}

export const parts: PartsReader = {
  subagents,
  tools: listTools,
  toolPrefix: (server) => `mcp_${server.replace(/[^a-zA-Z0-9_.-]/g, '_')}_`,
  server_paths: `it starts in the working directory, so write its paths as \${extensionPath}/… in gemini-extension.json`,
  // Its commands are TOML files, which only people start.
  commandNames: null,
};
