/** Routes and a tool call → the route that decides over it: as in the original hooks, the first in order whose pattern is found. */
import { type Effort, newEffort, type Pattern, TookTooLong } from '../pattern/compile-pattern.js';

export interface Route {
  name: string;
  tool: string;
  matches: Pattern['matches'];
}

/** Null where none matches. `slow`: it cannot be known, because this route's pattern takes too long. */
export type Decision<R extends Route> = { route: R } | { slow: R; problem: string } | null;

/** @param isSameTool whether a route's tool is the tool of the call */
export function decideByRoutes<R extends Route>(
  routes: readonly R[],
  text: string | null,
  isSameTool: (tool: string) => boolean,
): Decision<R> {
  if (text === null) return null;
  // All routes share one effort, because a hook has to answer in time however many there are.
  const effort: Effort = newEffort();
  for (const route of routes) {
    try {
      if (isSameTool(route.tool) && route.matches(text, effort)) return { route };
    } catch (error) {
      if (error instanceof TookTooLong) return { slow: route, problem: error.message };
      throw error;
    }
  }
  return null;
}

/** What the original hooks look at: the command of Bash and the address of WebFetch. */
export function matchedText(tool: string, input: Record<string, unknown>): string | null {
  const value = tool === 'Bash' ? input['command'] : tool === 'WebFetch' ? input['url'] : null;
  return typeof value === 'string' ? value : null;
}
