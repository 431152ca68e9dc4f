/** The offers of an agent and what it said of plugins that it dropped → the same offers with its own sentence as the reason. */
import type { Agent } from '../agents/interface/agent.js';
import type { Source } from '../skill/skill.js';
import type { SkillOffer } from './compare.js';

export interface RefusedPlugin {
  /** `name@marketplace`, or what the agent calls a folder that it was given. */
  plugin: string;
  message: string;
}

/** The unit's own folders say nothing to a reader. */
const UNIT_FOLDER = /\/\S*?\/ar-[\da-f]+\/[a-z]\//g;

export function quoteRefusals(
  rows: readonly SkillOffer[],
  refused: readonly RefusedPlugin[],
  { plugins }: Source,
  { title }: Agent,
): SkillOffer[] {
  return rows.map((row) => {
    const said = row.offer === 'absent' && refused.find(({ plugin }) => holds(plugin, row.path));
    return said ? { ...row, reason: `${title} drops the plugin: ${shorten(said.message)}` } : row;
  });

  function holds(name: string, path: string): boolean {
    const [before = '', market] = name.split('@');
    if (/^inline\[\d+\]$/.test(before) || market === 'inline') return !plugins.some((one) => isBelow(path, one.folder));
    return plugins.some(({ folder, entry }) => entry?.['name'] === before && (folder === '' || isBelow(path, folder)));
  }
}

const isBelow = (path: string, folder: string): boolean => folder !== '' && path.startsWith(`${folder}/`);

const shorten = (message: string): string => message.replace(UNIT_FOLDER, '').replaceAll(/\s+/g, ' ').slice(0, 300);
