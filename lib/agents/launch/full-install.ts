/** A source, and the folders of its plugins whose hooks or agents are needed → the way of installing that loads them. */
import type { Install } from '../../contract/agent-key.js';
import type { Source } from '../../skill/skill.js';

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
