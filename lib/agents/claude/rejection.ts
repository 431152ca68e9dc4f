/** Why Claude Code leaves a skill out of its listing before any budget is counted, with the fix. */
import type { Skill, Source } from '../../skill/skill.js';
import type { Install } from '../agent.js';
import { isConditional, isSet, readDescription, readFields } from './front-matter.js';
import { listPlugins, pluginsWith } from './plugins.js';

interface Place {
  source: Source;
  install: Install;
}

/** One sentence with the fix; null when the skill is listed. */
export function findRejection(skill: Skill, place: Place): string | null {
  const { fields } = readFields(skill);
  if (isSet(fields['disable-model-invocation']))
    return 'disable-model-invocation is set, so Claude Code never shows the skill to the model; remove the field to offer it.';
  return place.install === 'skills' ? rejectPlain(skill, place.source) : rejectFromPlugin(skill, place);
}

function rejectFromPlugin(skill: Skill, { source, install }: Place): string | null {
  const { path, front_matter } = skill;
  const [holding] = pluginsWith(skill, source, install);
  if (!holding) {
    const plugins = listPlugins(source, install);
    const own = plugins.filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`));
    const folders = [...new Set((own.length ? own : plugins).flatMap((plugin) => plugin.skill_folders))];
    const more = folders.length > 3 ? ` and ${folders.length - 3} more such folders` : '';
    const places = `${folders
      .slice(0, 3)
      .map((folder) => `${folder}/<name>/SKILL.md`)
      .join(', ')}${more}`;
    return `Claude Code looks for ${install === 'plugin' ? "a plugin's skills" : 'the skills of these plugins'} in ${places} only, and this one stands in ${path}; move it, or name its folder under "skills" in plugin.json.`;
  }
  if (holding.plugin.fault !== null)
    return `Claude Code drops the whole plugin for its manifest (${holding.plugin.fault}); correct it, \`claude plugin validate\` says when it is right.`;
  const { fields, missing } = readFields(skill);
  if (readDescription(fields) !== null || (fields['when_to_use'] ?? null) !== null) return rejectTwin(skill, source);
  if (missing)
    return `Claude Code drops a plugin's skill without front matter; begin ${path} with a --- block on line 1 that has a description.`;
  const [problem] = front_matter.problems;
  return problem && Object.keys(fields).length === 0
    ? `Claude Code drops a plugin's skill whose front matter is not valid YAML (line ${problem.line}: ${problem.message}); quote the value.`
    : `Claude Code drops a plugin's skill without a description; add one line of text as description to ${path}.`;
}

/** A plugin's file that is reached by two paths is loaded once. */
function rejectTwin({ path, real_path = path }: Skill, source: Source): string | null {
  const first = source.skills.find((other) => (other.real_path ?? other.path) === real_path);
  return first && first.path !== path
    ? `Claude Code loads a file once, and this is ${first.path} reached through a link; remove the link.`
    : null;
}

function rejectPlain(skill: Skill, source: Source): string | null {
  const { dir, path } = skill;
  if (isConditional(readFields(skill).fields['paths']))
    return 'its `paths` keep it out of the listing until a matching file is touched; remove the field to offer it from the start.';
  const [first, ...more] = source.skills.filter((other) => other.dir === dir);
  // Of a link and the file it leads to, the file is meant.
  const twin = more.find((other) => other.path === first?.real_path) ?? first;
  return twin && twin.path !== path
    ? `Claude Code lists skills by folder name, and ${twin.path} has the name '${dir}' too; rename one of the two folders.`
    : null;
}
