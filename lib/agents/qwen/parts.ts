/** A request of Qwen Code → the custom agents and the tools that it lists (0.24.4). */
import type { ModelRequest } from '../../model/wire.js';
import { type ListedTool, listTools, type PartsReader, subagentsIn } from '../interface/parts.js';

const SUBAGENTS = /^Available agent types and the tools they have access to:\n([\s\S]*?)(?:\n\n|$(?![\s\S]))/m;
const ENTRY = /^- \*\*(.+?)\*\*: (.*)$/;

const DEFERRED =
  /^<system-reminder>\nThe following tools are reachable through `tool_search`[\s\S]*<\/system-reminder>/;

function tools(request: ModelRequest): ListedTool[] {
  const section = request.texts.find(({ role, text }) => role === 'user' && DEFERRED.test(text))?.text ?? '';
  const deferred = [...section.matchAll(/^- "([^"]+)"/gm)].map(([, name = '']) => name);
  return [...listTools(request), ...deferred.map((name) => ({ name, description: null, deferred: true }))];
}

export const parts: PartsReader = {
  subagents: subagentsIn('agent', SUBAGENTS, ENTRY),
  tools,
  toolPrefix: (server) => `mcp__${server.replace(/[^a-zA-Z0-9_.-]/g, '_')}__`,
  server_paths: `it starts in the working directory, so write its paths as \${extensionPath}/… in qwen-extension.json`,
  commandNames: null,
};
