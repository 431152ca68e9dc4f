/** A source, and the folders of its plugins whose hooks or agents are needed → the way of installing that loads them, and why another does not. */
import { type Install, isBare } from '../../contract/agent-key.js';
import { type Explanation, explain } from '../../contract/offer.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { Agent } from '../interface/agent.js';

/** usual: where that loads them already. marketplace: whether this agent can install from the source's own. */
export function chooseFullInstall(
  source: Source,
  folders: readonly string[],
  usual: Install,
  marketplace: boolean,
): Install {
  const listed = source.plugins.filter(({ entry }) => entry !== null).map(({ folder }) => folder);
  if (usual === 'marketplace' || folders.length === 0) return usual;
  if (marketplace && folders.every((folder) => listed.includes(folder))) return 'marketplace';
  return folders.includes('') ? 'plugin' : marketplace ? 'marketplace' : usual;
}

interface Installed {
  agent: Agent;
  install: Install;
}

/** The way of installing that loads them; the same where this one does, or none. A plugin has what lies at its root. */
export const betterInstall = ({ agent, install }: Installed, source: Source, folders: readonly string[]): Install =>
  install === 'plugin' && folders.every((folder) => folder === '')
    ? install
    : (agent.fullInstall?.(source, folders) ?? install);

/** How an agent that gets copies of the skills, and knows plugins, is given the rest of the source, as whoever installs it there is. */
export function installForParts({ agent, install }: Installed, source: Source, folders: readonly string[]): Install {
  return agent.marketplace && isBare(install) && folders.length > 0
    ? (agent.fullInstall?.(source, folders) ?? install)
    : install;
}

/** Null where this way of installing is the one that loads them. */
export function explainInstall(ready: Installed, source: Source, folders: readonly string[]): string | null {
  const { agent, install } = ready;
  const better = betterInstall(ready, source, folders);
  const has_below = folders.some((folder) => folder !== '');
  if (better === install && install !== 'marketplace' && has_below)
    return `installed as ${install}, ${agent.title} does not load them from plugins below the root; test such a plugin alone (--source with its folder)`;
  if (better === install || folders.length === 0) return null;
  return `installed as ${install}, ${agent.title} does not load them from ${folders.map((folder) => folder || 'the root').join(', ')}; \`--agents ${agent.name}+${better}\` does`;
}

/** Of the plugins of a marketplace, none is the one at the root; null: the skill is of no such plugin. */
export function explainListed(
  { path }: Skill,
  { source, install }: { source: Source; install: Install },
  { title, name }: Pick<Agent, 'title' | 'name'>,
): Explanation | null {
  const folder = folderOf(path, source);
  const isListed = folder !== '' && source.plugins.some((one) => one.folder === folder && one.entry !== null);
  return install === 'plugin' && isListed
    ? explain(
        `as a plugin, ${title} takes only what lies at the root of the source, and this skill belongs to the plugin in ${folder}`,
        `write \`${name}+marketplace\`, which installs the plugins that ${source.marketplace} lists`,
      )
    : null;
}

/** The folder of the plugin that holds the file. */
export function folderOf(path: string, { plugins }: Source): string {
  const folders = plugins
    .map(({ folder }) => folder)
    .filter((folder) => folder !== '' && path.startsWith(`${folder}/`));
  return folders.sort((a, b) => b.length - a.length)[0] ?? '';
}
