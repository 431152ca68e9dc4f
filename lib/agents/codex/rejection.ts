/** A skill's file → why Codex does not take it at all, with the fix. */
import { posix } from 'node:path';
import type { Skill, Source } from '../../skill/skill.js';
import type { Install } from '../agent.js';
import { LIMITS } from './facts.js';
import { readFields } from './front-matter.js';
import { knownPlugins, pluginsWith } from './plugins.js';

/** Null when it takes it. Wording of the limits as the CLI reports them on stderr (0.169.0). */
export function findRejection(skill: Skill, { source, install }: { source: Source; install: Install }): string | null {
  return (install === 'skills' ? rejectSynced(skill) : rejectFromPlugin(skill, source, install)) ?? rejectFile(skill);
}

const rejectSynced = ({ dir }: Skill) =>
  dir.startsWith('.') ? `Codex passes over a folder whose name begins with a dot; rename ${dir}.` : null;

function rejectFromPlugin({ path, real_path }: Skill, source: Source, install: Install): string | null {
  const plugins = knownPlugins(source, install);
  const [plugin] = pluginsWith(plugins, path);
  if (!plugin) {
    const folders = [...new Set(plugins.flatMap(({ skill_folders }) => skill_folders))].join(', ');
    return `Codex looks for the skills of ${install === 'plugin' ? 'this plugin' : 'these plugins'} in ${folders || 'no folder'} only; move ${path} there, or name its folder under "skills" in plugin.json.`;
  }
  if (plugin.fault !== null) return `Codex does not load the plugin: ${plugin.fault}; correct its plugin.json.`;
  const root = plugin.skill_folders.find((folder) => path.startsWith(`${folder}/`)) ?? '.';
  const below = posix.relative(root, posix.dirname(path)).split('/').filter(Boolean);
  const dotted = below.find((name) => name.startsWith('.'));
  if (dotted) return `Codex passes over a folder whose name begins with a dot; rename ${dotted}.`;
  if (below.length > LIMITS.nesting)
    return `Codex looks at most ${LIMITS.nesting} folders below a skills root; move ${path} up.`;
  return real_path !== undefined && source.skills.some((other) => other.path === real_path)
    ? `Codex lists a file once, and this is ${real_path} reached through a link; remove the link.`
    : null;
}

function rejectFile(skill: Skill): string | null {
  const { path, text, linked, openai_yaml } = skill;
  if (linked)
    return `Codex does not read a SKILL.md that is a symbolic link (a linked folder is fine); put the file itself at ${path}.`;
  if (forbidsImplicit(openai_yaml))
    return 'agents/openai.yaml beside it sets policy.allow_implicit_invocation: false, so Codex does not show it to the model; remove that line to offer it.';
  if (text.startsWith('\uFEFF'))
    return `Codex finds no front matter behind a byte order mark; save ${path} without one.`;
  const { name, description, error } = readFields(skill);
  if (error?.startsWith('missing'))
    return 'Codex finds no front matter: `---` must stand alone on line 1 (with no byte-order mark before it) and a second `---` must close it.';
  if (error !== null) return `Codex drops a skill whose front matter it cannot read (${error}); correct it in ${path}.`;
  if (description === null)
    return 'Codex rejects a skill without a description; add `description:` to its front matter.';
  const id = name ?? skill.dir;
  return [...id].length > LIMITS.name_chars
    ? `Codex rejects a name of more than ${LIMITS.name_chars} characters, and this one has ${[...id].length}; shorten \`name:\`.`
    : null;
}

function forbidsImplicit(openai_yaml: unknown): boolean {
  const { policy } = (openai_yaml ?? {}) as { policy?: { allow_implicit_invocation?: unknown } | null };
  return policy?.allow_implicit_invocation === false;
}
