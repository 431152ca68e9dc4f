/** Whether all skills of a source are in plugins that its marketplace names. Users then install them through the marketplace, with hooks and agents. */
import type { Source } from './skill.js';

export function shipsByMarketplace({ kind, marketplace_name, plugins, skills }: Source): boolean {
  if (kind === 'plugin' || marketplace_name === null) return false;
  const folders = plugins.filter(({ entry, folder }) => entry !== null && folder !== '').map(({ folder }) => folder);
  return folders.length > 0 && skills.every(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));
}
