/** A file of MCP servers → what Copilot CLI 1.0.102 refuses of it, and with one server all the others. */
import { z } from 'zod';
import { faultsOf } from '../interface/marketplace.js';
import { findPhrases, type ServerReader } from '../interface/servers.js';

const server = z.union([
  z.looseObject({ type: z.enum(['http', 'sse']), url: z.string() }),
  z.looseObject({
    type: z.enum(['local', 'stdio']).optional(),
    // A number is taken for a word.
    command: z.union([z.string(), z.number()]),
    args: z.array(z.string()).optional(),
    env: z.record(z.string(), z.string()).optional(),
  }),
]);

export const servers: ServerReader = {
  findFaults: (value) => [...faultsOf(z.record(z.string(), server), value, 'plugin'), ...findPhrases(value)],
  costs: 'file',
};
