/** What a trial recorded of the hooks, and what is known of the agent → all by which the outcome of a call or an event is settled. */
import { addressedTo } from '../../agents/index.js';
import { explainLacking, explainMute, explainUnread, explainUnrun } from '../../agents/interface/hook-facts.js';
import type { DeclaredHook } from '../../contract/transcript/hook-call.js';
import type { HookSight } from '../../evidence/tool-route/settled.js';
import { declareFor } from '../../offer/declare-hook.js';
import { findSkills } from '../../skill/find-skill.js';
import { brokenHooks } from '../../skill/hooks.js';
import type { PluginFolder, Source } from '../../skill/skill.js';
import type { Transcript } from '../../transcript/ask.js';
import type { ReadyAgent } from '../../transcript/ready.js';
import { explainSilence } from './install.js';

export function seeHooks(
  { hooks }: Pick<Transcript, 'hooks'>,
  after_skill: string | undefined,
  ready: ReadyAgent,
  source: Source,
): HookSight {
  const { agent } = ready;
  return {
    declared:
      hooks?.declared.map((hook) => (isLoaded(hook, after_skill, source) ? { ...hook, conditional: false } : hook)) ??
      null,
    calls: hooks?.calls ?? [],
    foreign: agent.foreign_hooks,
    isForeignEvent: (event) => addressedTo(event, agent).length > 0,
    broken: brokenHooks(source),
    silence: explainSilence(ready, source),
    explainUnrun: (hook, tool) => explainUnrun(hook, agent, hooks?.declared, tool),
    declareFor: (unread, event) => declareFor(unread, event, agent),
    place: agent.hook_facts.starts_in === 'plugin' ? `it was started in the plugin's folder, not in the project` : null,
    explainMissing: (call) => explainLacking(call, [source.name, ...source.plugins.map(nameOf)], agent),
    explainIgnored(call) {
      const { async_hook } = agent.hook_facts;
      const isOf = ({ event, command }: DeclaredHook) => event === call.event && command === call.command;
      if (async_hook && hooks?.declared.find(isOf)?.is_async) return `${agent.title} ${async_hook} (\`async\`)`;
      return explainMute(call, agent) ?? agent.explainIgnored?.(call.stdout) ?? explainUnread(call.stdout, agent);
    },
  };
}

/** Hooks in a skill's front matter are there once it is loaded, where the agent knows them. */
const isLoaded = ({ file }: DeclaredHook, skill: string | undefined, source: Source): boolean =>
  skill !== undefined && findSkills(source, skill).some(({ path }) => path === file);

const nameOf = ({ folder }: PluginFolder): string => folder.slice(folder.lastIndexOf('/') + 1);
