/** How an agent reads hooks that are declared in JSON, measured on its pinned version. */
export interface HookFacts {
  /** Names of events that it runs hooks for. */
  events: readonly string[];
  /** Names by which a matcher knows its tools, where their letter case counts. */
  tools: readonly string[];
  /** In which folder it starts a plugin's hooks. */
  starts_in: 'project' | 'plugin';
  /** Runs no hook of a file in which a matcher for tools is empty. */
  needs_matcher?: true;
}

/** Hooks of such an agent are modules or files of their own. */
export const NO_HOOK_FACTS: HookFacts = { events: [], tools: [], starts_in: 'project' };
