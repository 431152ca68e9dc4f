/** Settings of Gemini CLI 0.61.0 and Qwen Code 0.24.4 that decide what they list. */
import { z } from 'zod';
import { explain } from '../../contract/offer.js';
import type { SettingsReader } from '../interface/settings.js';

const SCHEMA = z.object({
  skills: z
    .object({ enabled: z.boolean(), disabled: z.array(z.string()) })
    .partial()
    .optional(),
});

export const settingsIn = (folder: string): SettingsReader => ({
  file: `${folder}/settings.json`,
  project_files: [`${folder}/settings.json`],
  format: 'json',
  schema: SCHEMA,
  findSetOff(_, names, given) {
    const { skills } = given as z.infer<typeof SCHEMA>;
    if (skills?.enabled === false)
      return { offer: 'absent', why: explain('skills.enabled of the settings is false', 'remove it there') };
    const lower = names.map((name) => name.toLowerCase());
    const rule = skills?.disabled?.find((name) => lower.includes(name.toLowerCase()));
    return rule === undefined
      ? null
      : { offer: 'absent', why: explain(`skills.disabled of the settings names '${rule}'`, 'remove it there') };
  },
});
