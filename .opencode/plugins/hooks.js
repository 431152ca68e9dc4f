/** OpenCode loads this module in the project; it puts each tool call to the hooks in hooks/hooks.json. */
import { askHooks } from '../../hooks/run-hooks.mjs';

export const Hooks = async () => ({
  'tool.execute.before': async ({ tool }, { args }) => {
    const reason = askHooks(tool, args);
    if (reason !== null) throw new Error(reason);
  },
});
