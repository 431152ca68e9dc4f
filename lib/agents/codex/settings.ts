/** Settings of Codex that decide what it lists (0.169.0). */
import { z } from 'zod';
import { explain } from '../../contract/offer.js';
import type { SettingsReader } from '../interface/settings.js';
import { explainSwitchedOff } from '../settings/switches.js';

/** Paths are the user's own, so a skill is known by the folder of its SKILL.md. */
const RuleSchema = z
  .object({ name: z.string().optional(), path: z.string().optional(), enabled: z.boolean() })
  .transform(({ name, path, enabled }) => ({ name: name ?? nameOf(path ?? ''), enabled }));

const nameOf = (path: string): string => path.replace(/[\\/]SKILL\.md$/i, '').replace(/^.*[\\/]/, '');

const SCHEMA = z.object({
  model_context_window: z.int().positive().optional(),
  skills: z
    .object({
      max_context_tokens: z.int().positive(),
      include_instructions: z.boolean(),
      bundled: z.object({ enabled: z.boolean() }),
      config: z.array(RuleSchema),
    })
    .partial()
    .optional(),
  plugins: z
    .record(z.string(), z.object({ enabled: z.boolean().optional() }))
    .transform((all) => Object.fromEntries(Object.entries(all).filter(([, { enabled }]) => enabled === false)))
    .optional(),
});

export type CodexSettings = z.infer<typeof SCHEMA>;

export const settings: SettingsReader = {
  file: '.codex/config.toml',
  format: 'toml',
  schema: SCHEMA,
  findSetOff(_, names, given, context) {
    const { skills, plugins } = given as CodexSettings;
    if (skills?.include_instructions === false)
      return {
        offer: 'absent',
        why: explain('skills.include_instructions of config.toml is false', 'remove it there'),
      };
    const off = explainSwitchedOff(plugins, names[0]?.split(':')[0], context);
    if (off) return { offer: 'absent', why: off };
    // The last rule that fits counts.
    const rule = skills?.config?.findLast(({ name }) => names.includes(name));
    return rule?.enabled === false
      ? {
          offer: 'absent',
          why: explain(`[[skills.config]] of config.toml switches "${rule.name}" off`, 'remove it there'),
        }
      : null;
  },
};
