/** An agent, and the plugins whose hooks or agents a unit needs → the agent with them installed, or why it lacks them. */
import type { Source } from '../skill/skill.js';
import type { ReadyAgent } from '../transcript/ready.js';

/** What the user named stays, and so does what their own command finds. */
export function withParts(ready: ReadyAgent, source: Source, folders: readonly string[]): ReadyAgent {
  const { agent, key, template } = ready;
  if (key.install !== null || template || !agent.fullInstall) return ready;
  return { ...ready, install: agent.fullInstall(source, folders) };
}

/** Null where this way of installing is the one that loads them. */
export function explainInstall(
  { agent, install }: ReadyAgent,
  source: Source,
  folders: readonly string[],
): string | null {
  const better = agent.fullInstall?.(source, folders) ?? install;
  if (better === install || folders.length === 0) return null;
  return `installed as ${install}, ${agent.title} does not load them from ${folders.map((folder) => folder || 'the root').join(', ')}; write the agent as ${agent.name}+${better}`;
}

/** What keeps hooks of this source from being loaded, besides their own declaration. */
export const explainSilence = (
  ready: ReadyAgent,
  source: Source,
): { untrusted: string | null; not_loaded: string | null } => ({
  untrusted: (ready.withhold_trust && ready.agent.untrusted) || null,
  not_loaded:
    (source.hooks_off && `${source.hooks_off.join(' and ')} turns all hooks off (disableAllHooks)`) ??
    explainInstall(ready, source, source.hook_folders ?? []),
});

/** The folder of the plugin that holds the file. */
export function folderOf(path: string, { plugins }: Source): string {
  const folders = plugins
    .map(({ folder }) => folder)
    .filter((folder) => folder !== '' && path.startsWith(`${folder}/`));
  return folders.sort((a, b) => b.length - a.length)[0] ?? '';
}
