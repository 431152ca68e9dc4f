/** Maps the path of a SKILL.md to the names of its skill: from the caller, and from what Copilot prints at the start. Never used as evidence. */
import { toPosix } from '../../../bash/windows.js';
import { asFields, type Json, list, string } from '../../../input/json-value.js';
import type { TranscriptFacts } from '../../interface/transcript-parser.js';

type Installed = NonNullable<TranscriptFacts['installed_skills']>;

const MAX_SKILLS = 5_000;

export type SkillNames = ReturnType<typeof createSkillNames>;

export function createSkillNames(facts: TranscriptFacts) {
  let learned: Installed | null = null;
  const commands = new Map<string, string>();
  return {
    /** `session.skills_loaded`: names, commands (`plugin:skill`) and paths. */
    learn(data: Json): void {
      learned = [];
      for (const skill of list(data['skills']).slice(0, MAX_SKILLS).map(asFields)) {
        const [id, path, command] = [
          string(skill['name']),
          toPosix(string(skill['path'])),
          string(skill['commandName']),
        ];
        if (!id || !path) continue;
        learned.push({ id, path });
        if (command && command !== id) commands.set(path, command);
      }
    },
    installed: (): Installed | null => facts.installed_skills ?? learned,
    /** Other names of the skill with the SKILL.md at this path. */
    also(path: string | null, id: string): string[] {
      const matches = (facts.installed_skills ?? learned ?? []).filter(
        (skill) => skill.id === id && path !== null && skill.path.endsWith(path.replace(/^\.?\//, '/')),
      );
      return matches.flatMap((skill) => commands.get(skill.path) ?? []);
    },
    /**
     * Copilot's name of a skill → its names in the source: Copilot lists `Price Check` as `Price-Check` (1.0.102), and a case may
     * name the folder where no other skill has that name.
     */
    meant(name: string): string[] {
      const called = (learned ?? []).filter(({ id, path }) => id === name || commands.get(path) === name);
      const paths = new Set(called.map(({ path }) => path));
      const installed = facts.installed_skills ?? [];
      return installed
        .filter(({ path }) => paths.has(path))
        .flatMap(({ id, dir = id }) => (installed.some((other) => other.id === dir) ? [id] : [id, dir]))
        .filter((id) => id !== name);
    },
  };
}
