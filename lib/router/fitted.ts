/** What `route fit` writes: the index with labelled queries. */
import type { RouterTool } from './tool.js';

export const FITTED_SCHEMA = 'agent-routing.route-index.v1';

export interface Fitted {
  tools: RouterTool[];
}

export function parseFitted(text: string, _file: string): Fitted {
  return JSON.parse(text) as Fitted;
}
