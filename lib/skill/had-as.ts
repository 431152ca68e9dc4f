/** A source → how its users have it, as the first line of every report says. */
import type { HadAs } from '../contract/environment.js';
import type { Source } from './skill.js';

/** `project`: agents are started in it; `plugin`: it is installed, or its skills are copied to where each agent looks. */
export const SOURCE_AS = ['plugin', 'project', 'both'] as const;
export type SourceAs = (typeof SOURCE_AS)[number];

export function hadAs({ as, kind, marketplace }: Pick<Source, 'as' | 'kind' | 'marketplace'>): HadAs {
  if (as === 'project') return 'project';
  const installed = kind === 'plugin' || marketplace !== null ? 'plugin' : 'skills';
  return as === 'both' ? `${installed}+project` : installed;
}
