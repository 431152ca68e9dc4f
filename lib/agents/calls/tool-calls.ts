/** A call that a case describes with Claude's tool names → an agent's own call. */
import { asFields, type Json } from '../../input/json-value.js';
import type { ModelRequest, ToolCall } from '../../model/wire.js';

/** By Claude's name in lower case. */
export type Translations = Readonly<Record<string, (input: Json) => ToolCall>>;

export const hasTool = ({ tools }: ModelRequest, name: string): boolean => tools.some((tool) => tool.name === name);

/** Null where the request does not list the tool. */
export const listedCall = (request: ModelRequest, call: ToolCall): ToolCall | null =>
  hasTool(request, call.name) ? call : null;

/** A tool that is not translated keeps its name. */
export const translateCall = (translations: Translations, tool: string, input: unknown): ToolCall =>
  translations[tool.toLowerCase()]?.(asFields(input)) ?? { name: tool, input };

/** title: the agent's; tools: Claude's names, in lower case, of those for which it has none. */
export const lacking =
  (title: string, tools: readonly string[]) =>
  (tool: string): string | null =>
    tools.includes(tool.toLowerCase()) ? `unavailable: ${title} has no equivalent of ${tool}` : null;

const MCP = /^mcp__(.+?)__(.+)$/;

/** Null where the request does not list the tool. mcpName: what the agent makes of Claude's `mcp__server__tool`. */
export const callerOf =
  (translations: Translations, mcpName: (server: string, tool: string) => string | null = () => null) =>
  (request: ModelRequest, tool: string, input: unknown): ToolCall | null => {
    const [, server = '', own = ''] = MCP.exec(tool) ?? [];
    const name = server === '' ? null : mcpName(server, own);
    return listedCall(request, name === null ? translateCall(translations, tool, input) : { name, input });
  };
