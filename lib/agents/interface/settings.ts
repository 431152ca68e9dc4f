/** What of a user's own settings of an agent decides what it puts before its model: where they are, and which of them are taken. */
import type { z } from 'zod';
import type { Install } from '../../contract/agent-key.js';
import type { Explanation } from '../../contract/offer.js';
import type { Skill, Source } from '../../skill/skill.js';

/** As the agent's schema left them. */
export type UserSettings = Readonly<Record<string, unknown>>;

export interface SettingsReader {
  /** Below a home. */
  file: string;
  /** What it reads below a project, too, whoever trusts it: the last goes before the others, and lists add up. */
  project_files?: readonly string[];
  format: 'json' | 'toml';
  /** Takes the keys that it names and drops every other: no secret, hook or server is carried over. */
  schema: z.ZodType<UserSettings>;
  /** What they do to a skill; names: as it would be listed. Null: nothing. */
  findSetOff(
    skill: Skill,
    names: readonly string[],
    settings: UserSettings,
    context: { source: Source; install: Install },
  ): SetOff | null;
}

/** offer: what is left of it at best; `full`: it is listed, and its calls are refused. */
export interface SetOff {
  offer: 'absent' | 'name_only' | 'full';
  why: Explanation;
}

/** context.settings, typed by the schema that read them. */
export const settingsOf = <T extends UserSettings>({ settings }: { settings?: UserSettings }): T =>
  (settings ?? {}) as T;
