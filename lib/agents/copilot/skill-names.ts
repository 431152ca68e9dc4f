/** The skills that a run had, by the path of their SKILL.md: what the caller knew, and what Copilot itself says at the start. Never evidence. */
import type { TranscriptFacts } from '../agent.js';
import { asFields, asText } from './tool-events.js';

type Installed = NonNullable<TranscriptFacts['installed_skills']>;

const MAX_SKILLS = 5_000;

export interface SkillNames {
  /** `session.skills_loaded`: names, commands (`plugin:skill`) and paths. */
  learn(data: Record<string, unknown>): void;
  installed(): Installed | null;
  /** Other names of the skill whose SKILL.md stands there. */
  also(path: string | null, id: string): string[];
}

export function createSkillNames(facts: TranscriptFacts): SkillNames {
  let learned: Installed | null = null;
  const commands = new Map<string, string>();
  return {
    learn(data) {
      const skills = Array.isArray(data['skills']) ? data['skills'].slice(0, MAX_SKILLS) : [];
      learned = [];
      for (const skill of skills.map(asFields)) {
        const [id, path, command] = [asText(skill['name']), asText(skill['path']), asText(skill['commandName'])];
        if (!id || !path) continue;
        learned.push({ id, path });
        if (command && command !== id) commands.set(path, command);
      }
    },
    installed: () => facts.installed_skills ?? learned,
    also(path, id) {
      const whole = (facts.installed_skills ?? learned ?? []).filter(
        (skill) => skill.id === id && path !== null && skill.path.endsWith(path.replace(/^\.?\//, '/')),
      );
      return whole.flatMap((skill) => commands.get(skill.path) ?? []);
    },
  };
}
