/** Why Claude Code leaves a skill out of its listing before any budget is counted, with the fix. */
import type { Skill, Source } from '../../skill/skill.js';
import type { Install } from '../agent.js';

const isTrue = (value: unknown) => value === true || value === 'true';

/** The place where a plugin's skills are looked for without a word in the manifest: one level, that folder only. */
const PLUGIN_SKILL = /^skills\/[^/]+\/SKILL\.md$/;

/** One sentence with the fix; null when the skill is listed. */
export function findRejection(skill: Skill, place: { source: Source; install: Install }): string | null {
  const { front_matter, path, dir } = skill;
  if (isTrue(front_matter.fields['disable-model-invocation']))
    return 'disable-model-invocation is set, so Claude Code never shows the skill to the model; remove the field to offer it.';
  return place.install === 'skills' ? rejectPlain(skill, place.source) : rejectFromPlugin();

  function rejectFromPlugin(): string | null {
    if (!PLUGIN_SKILL.test(path))
      return `Claude Code looks for a plugin's skills in skills/<name>/SKILL.md only, and this one stands in ${path}; move it, or name its folder under "skills" in plugin.json.`;
    if (!front_matter.present)
      return `Claude Code drops a plugin's skill without front matter; begin ${path} with a --- block on line 1 that has a description.`;
    const description = front_matter.fields['description'];
    const problem = front_matter.problems[0];
    // A bare `a: b` in a value is forgiven (2.1.330), an open quote or bracket is not.
    if (problem && (typeof description !== 'string' || /^["'[{]/.test(description)))
      return `Claude Code drops a plugin's skill whose front matter is not valid YAML (line ${problem.line}: ${problem.message}); quote the value.`;
    if (description === undefined || description === null || description === '' || typeof description === 'object')
      return `Claude Code drops a plugin's skill without a description; add one line of text as description to ${path}.`;
    return null;
  }

  function rejectPlain(plain: Skill, source: Source): string | null {
    if (plain.front_matter.fields['paths'] !== undefined)
      return 'its `paths` keep it out of the listing until a matching file is touched; remove the field to offer it from the start.';
    const twin = source.skills.find((other) => other.dir === dir);
    return twin && twin.path !== path
      ? `Claude Code lists skills by folder name, and ${twin.path} has the name '${dir}' too; rename one of the two folders.`
      : null;
  }
}
