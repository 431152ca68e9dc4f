/** Tools → for each the others, the nearest first: whose rows its description reaches when it is asked as a query. */
import { createRouter } from '../rank/router.js';
import type { Embedder } from '../vectors/embedding.js';
import type { RouterTool } from '../words/tool.js';

/** Tools are told apart as objects, since two may have one id. */
export function createNearest(
  tools: readonly RouterTool[],
  embedder: Embedder | null,
  limit = 10,
): (tool: RouterTool) => RouterTool[] {
  const router = createRouter(tools, embedder);
  return (tool) =>
    router
      .rank(tool.description, { limit: limit + 1 })
      .map((row) => row.tool)
      .filter((other) => other !== tool);
}
