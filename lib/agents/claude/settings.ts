/** Settings of Claude Code that decide what it lists (2.1.330). */
import { z } from 'zod';
import { explain } from '../../contract/offer.js';
import { getOwn } from '../../input/get-own.js';
import type { SettingsReader } from '../interface/settings.js';
import { explainSwitchedOff, onlyFalse } from '../settings/switches.js';
import { LISTING_FACTS } from './facts.js';

const OVERRIDES = ['on', 'name-only', 'user-invocable-only', 'off'] as const;
/** A rule about skills, agents, or files that they may have in the project; any other is about tools, or names paths of a machine. */
const ABOUT_PARTS = /^(?:Skill|Agent|Task)(?:\(|$)|^Read(?:\((?![/~])|$)/;

const SCHEMA = z.object({
  skillListingBudgetFraction: z.number().gt(0).lte(1).optional(),
  skillListingMaxDescChars: z.int().positive().optional(),
  /** {listed name: what is left of it}; those of plugins are not affected. */
  skillOverrides: z.record(z.string(), z.enum(OVERRIDES)).optional(),
  disableBundledSkills: z.boolean().optional(),
  /** It holds for Claude Code itself, too. */
  env: z
    .object({ [LISTING_FACTS.budget_variable]: z.string().optional() })
    .transform((env) => (Object.keys(env).length > 0 ? env : undefined))
    .optional(),
  enabledPlugins: onlyFalse,
  permissions: z
    .object({ deny: z.array(z.string()).transform((rules) => rules.filter((rule) => ABOUT_PARTS.test(rule))) })
    .partial()
    .optional(),
});

export type ClaudeSettings = z.infer<typeof SCHEMA>;

export const settings: SettingsReader = {
  file: '.claude/settings.json',
  project_files: ['.claude/settings.json', '.claude/settings.local.json'],
  format: 'json',
  schema: SCHEMA,
  findSetOff(_, names, given, context) {
    const { enabledPlugins, skillOverrides, permissions } = given as ClaudeSettings;
    const [name = ''] = names;
    const deny = permissions?.deny ?? [];
    if (deny.includes('Skill'))
      return {
        offer: 'absent',
        why: explain('permissions.deny of the settings takes the tool Skill away', 'remove it'),
      };
    const off = explainSwitchedOff(enabledPlugins, name.split(':')[0], context);
    if (off) return { offer: 'absent', why: off };
    const override = getOwn(skillOverrides, name) ?? 'on';
    if (override !== 'on' && !name.includes(':'))
      return {
        offer: override === 'name-only' ? 'name_only' : 'absent',
        why: explain(`skillOverrides of the settings has "${name}": "${override}"`, 'remove it there'),
      };
    const rule = deny.find((one) => one === `Skill(${name})`);
    return rule === undefined
      ? null
      : {
          offer: 'full',
          why: explain(`it is listed, and permissions.deny refuses its calls (${rule})`, 'remove it there'),
        };
  },
};
