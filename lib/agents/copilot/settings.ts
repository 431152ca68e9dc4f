/** Settings of Copilot CLI that decide what it lists (1.0.102). */
import { z } from 'zod';
import { explain } from '../../contract/offer.js';
import type { SettingsReader } from '../interface/settings.js';
import { explainSwitchedOff, onlyFalse } from '../settings/switches.js';
import { pluginWith } from './plugins.js';

const SCHEMA = z.object({ disabledSkills: z.array(z.string()).optional(), enabledPlugins: onlyFalse });

export const settings: SettingsReader = {
  file: '.copilot/settings.json',
  format: 'json',
  schema: SCHEMA,
  findSetOff(skill, names, given, context) {
    const { disabledSkills = [], enabledPlugins } = given as z.infer<typeof SCHEMA>;
    const plugin = context.install === 'marketplace' ? pluginWith(skill, context.source, context.install) : null;
    const off = explainSwitchedOff(enabledPlugins, plugin?.plugin.name, context);
    if (off) return { offer: 'absent', why: off };
    const name = names.find((one) => disabledSkills.includes(one));
    return name === undefined
      ? null
      : { offer: 'absent', why: explain(`disabledSkills of the settings names '${name}'`, 'remove it there') };
  },
};
