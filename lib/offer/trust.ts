/** The hooks that agents read → what the users of these agents have to do before they run, which nothing here waits for. */
import { findAgent } from '../agents/index.js';
import { agentName } from '../contract/agent-key.js';
import type { DeclaredHook } from '../contract/transcript/hook-call.js';
import { compareHooks, type HookOffer, OF_PROJECT } from './hooks.js';

type Hooks = readonly Pick<HookOffer, 'file' | 'state'>[];

/** {agent: its hooks}; null where none of them asks its user. */
export function explainTrust(all: Readonly<Record<string, Hooks>>): string | null {
  const asking = Object.entries(all).flatMap(([key, hooks]) => {
    const agent = findAgent(agentName(key));
    const is_asked = hooks.some(
      ({ file, state }) => (state === 'read' || state === 'runs') && (!agent?.trusts_plugins || OF_PROJECT.test(file)),
    );
    return agent?.untrusted && is_asked ? [agent.untrusted] : [];
  });
  return asking.length > 0 ? `${[...new Set(asking)].join('; ')}. Here that counts as done.` : null;
}

/** What each of these agents reads of them, where a plugin is installed as such. */
export const listRead = (declared: readonly DeclaredHook[], keys: readonly string[]): Record<string, Hooks> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const agent = findAgent(agentName(key));
      return agent ? [[key, compareHooks(declared, null, agent, () => null)]] : [];
    }),
  );
