/** A source → whether there is anything in it that an agent reads, or that looks as if one should. */
import { namesElsewhere } from '../../skill/marketplace.js';
import type { Source } from '../../skill/skill.js';
import { readHookFiles } from './hook-files.js';
import { listParts } from './list-parts.js';
import { findOrphans } from './unread-skills.js';

/** There is something in it that an agent can be asked about. */
export const isRead = async (source: Source): Promise<boolean> =>
  source.skills.length > 0 ||
  (source.instructions ?? []).length > 0 ||
  (await listParts(source, [])).some(({ kind }) => kind !== 'plugin');

export async function holdsParts(source: Source): Promise<boolean> {
  if (await isRead(source)) return true;
  // A repository may be a list of plugins that lie in others.
  if (namesElsewhere(source).length > 0) return true;
  // A file of hooks that cannot be read declares none.
  if ((await readHookFiles(source, '')).some(({ unread }) => !unread)) return true;
  return (await findOrphans(source)).length > 0;
}
