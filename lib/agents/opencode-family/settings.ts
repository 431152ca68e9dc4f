/** Settings of OpenCode 1.18.33 and Kilo 7.7.9 that decide what they list. */
import picomatch from 'picomatch';
import { z } from 'zod';
import { explain } from '../../contract/offer.js';
import type { SettingsReader } from '../interface/settings.js';
import { configFolder, type Fork } from './facts.js';

const SCHEMA = z.object({
  /** {pattern of names: allow, ask or deny}, or one word for all; of several that match the last counts. */
  permission: z
    .object({ skill: z.union([z.string(), z.record(z.string(), z.string())]).optional() })
    .optional()
    // One word for all permissions, or for all patterns of one, is about tools.
    .catch(undefined),
});

export const settingsOf = (fork: Fork): SettingsReader => ({
  file: `${configFolder(fork)}/${fork.name}.json`,
  project_files: [...fork.settings, ...fork.folders.map((folder) => `${folder}/${fork.name}`)].flatMap((path) =>
    ['json', 'jsonc'].map((ending) => `${path}.${ending}`),
  ),
  format: 'json',
  schema: SCHEMA,
  findSetOff(_, names, given) {
    const rules = (given as z.infer<typeof SCHEMA>).permission?.skill ?? {};
    const all = typeof rules === 'string' ? { '*': rules } : rules;
    const last = Object.entries(all).findLast(([pattern]) => names.some((name) => picomatch.isMatch(name, pattern)));
    return last?.[1] === 'deny'
      ? { offer: 'absent', why: explain(`permission.skill of the settings denies '${last[0]}'`, 'remove it there') }
      : null;
  },
});
