/** A skill that Copilot CLI 1.0.102 leaves out or cuts → the reason, with the fix. */

import { posix } from 'node:path';
import { type Explanation, explain } from '../../../contract/offer.js';
import type { Skill } from '../../../skill/skill.js';
import { thousands } from '../../../text/count.js';
import type { ListingContext } from '../../interface/listing.js';
import { explainLeftOut, foldersAbove, nameFolders, nameInManifest } from '../../listing/folders.js';
import { explainNested } from '../../listing/nested-skill.js';
import { LISTING_FACTS } from '../facts.js';
import { listPlugins, pluginWith } from '../plugins.js';
import { personalFolder } from '../source.js';

type Location = Pick<ListingContext, 'source' | 'install'>;

export const UNREAD = explain(
  'Copilot finds no description in the front matter and shows the first lines below it',
  'write it there, as one line of text after `description:`',
);

/** Copilot searches the folders in the plugins' manifests, and skips folders that begin with a dot. */
export function explainLocation(skill: Skill, { source, install }: Location): Explanation | null {
  if (install === 'project') return null;
  const { path } = skill;
  const holding = install === 'skills' ? null : pluginWith(skill, source, install);
  if (install !== 'skills' && !holding) {
    const plugins = listPlugins(source, install);
    const folders = [...new Set(plugins.flatMap((plugin) => plugin.skill_folders))];
    const left_out = explainLeftOut(path, folders);
    if (left_out) return left_out;
    const cure = nameInManifest(path, plugins);
    if (folders.length === 0)
      return explain('Copilot finds no folder inside the plugin in `skills` of its manifest', cure);
    return explain(
      `Copilot looks for ${install === 'plugin' ? "this plugin's skills" : "these plugins' skills"} only in ${nameFolders(folders)}, not in ${path}`,
      cure,
    );
  }
  const below = holding ? posix.relative(holding.folder, posix.dirname(path)) : personalFolder(source, skill);
  const dotted = below.split('/').find((name) => name.startsWith('.'));
  return dotted ? explain('Copilot skips folders whose name begins with a dot', `rename ${dotted}`) : null;
}

/** Copilot does not search inside the folder of a skill. */
export function findNested(skill: Skill, folders: ReadonlySet<string>): Explanation | null {
  const outer = foldersAbove(posix.dirname(skill.path)).find((at) => at !== '.' && folders.has(at));
  return outer === undefined ? null : explainNested('Copilot', skill.path, outer);
}

const budget = `${thousands(LISTING_FACTS.budget_chars)} characters`;
const FIXES = ['shorten the descriptions of skills whose names come earlier', 'split the source'];

/** over: how many characters there are too many, all skills of the source taken together. */
export const pushedOut = (last: string, over: number): Explanation =>
  explain(
    `Copilot lists skills in the order of their names until ${budget} are used up${last ? ` ('${last}' is the last that fits)` : ''}, and these are ${excess(over)}, so later ones are listed by name only`,
    ...FIXES,
  );

export const notNamed = (last: string, over: number): Explanation =>
  explain(
    `Copilot lists skills with descriptions up to ${budget}${last ? ` ('${last}' is the last)` : ''}, then names up to ${thousands(LISTING_FACTS.names_line_chars)} more, and these are ${excess(over)}, and this skill comes after both`,
    ...FIXES,
  );

const excess = (over: number) => `${thousands(over)} characters over the ${thousands(LISTING_FACTS.budget_chars)}`;
