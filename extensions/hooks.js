/** pi loads this module with the package; it puts each tool call to the hooks in hooks/hooks.json. */
import { askHooks } from '../hooks/run-hooks.mjs';

export default (pi) =>
  pi.on('tool_call', async ({ toolName, input }) => {
    const reason = askHooks(toolName, input);
    return reason === null ? undefined : { block: true, reason };
  });
