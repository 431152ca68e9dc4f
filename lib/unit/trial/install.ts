/** An agent, and the plugins whose hooks or agents a unit needs → the agent with them installed, or why it lacks them. */
import { explainInstall } from '../../agents/launch/full-install.js';
import type { Silence } from '../../evidence/tool-route/settled.js';
import { explainOff } from '../../offer/hooks.js';
import type { Source } from '../../skill/skill.js';
import type { ReadyAgent } from '../../transcript/ready.js';

/** What the user named stays, and so does what their own command finds. */
export function withParts(ready: ReadyAgent, source: Source, folders: readonly string[]): ReadyAgent {
  const { agent, key, template } = ready;
  if (key.install !== null || template || !agent.fullInstall) return ready;
  return { ...ready, install: agent.fullInstall(source, folders) };
}

/** What keeps hooks of this source from being loaded, besides their own declaration. */
export function explainSilence(ready: ReadyAgent, source: Source): Silence | null {
  const { agent, withhold_trust } = ready;
  if (withhold_trust && agent.untrusted) return { why: agent.untrusted, failure: 'untrusted' };
  const off = explainOff(source.hooks_off ?? [], agent);
  if (off) return { why: off, failure: 'turned_off' };
  const why = explainInstall(ready, source, source.hook_folders ?? []);
  return why === null ? null : { why, failure: null };
}
