/** A SKILL.md → the reason why Codex does not load it at all, with the fix. */

import { posix } from 'node:path';
import type { Install } from '../../../contract/agent-key.js';
import { type Explanation, explain, explainKept, MOVE_IT } from '../../../contract/offer.js';
import type { Skill, Source } from '../../../skill/skill.js';
import { explainListed } from '../../launch/full-install.js';
import { explainLeftOut, nameFolders, nameInManifest } from '../../listing/folders.js';
import { LIMITS } from '../facts.js';
import { readFields } from '../front-matter.js';
import { installedPlugins, pluginsWith } from '../plugins.js';

/** Null when Codex loads it. The limits are those that the CLI reports on stderr (0.169.0). */
export function findRejection(
  skill: Skill,
  { source, install }: { source: Source; install: Install },
): Explanation | null {
  return (
    (install === 'project'
      ? null
      : install === 'skills'
        ? rejectSynced(skill)
        : rejectFromPlugin(skill, source, install)) ?? rejectFile(skill)
  );
}

const rejectSynced = ({ dir }: Skill) =>
  dir.startsWith('.') ? explain('Codex skips folders whose name begins with a dot', `rename ${dir}`) : null;

function rejectFromPlugin(skill: Skill, source: Source, install: Install): Explanation | null {
  const { path, real_path } = skill;
  const plugins = installedPlugins(source, install);
  const [plugin] = pluginsWith(plugins, path);
  if (!plugin) {
    const folders = [...new Set(plugins.flatMap(({ skill_folders }) => skill_folders))];
    const listed = explainListed(skill, { source, install }, { title: 'Codex', name: 'codex' });
    const told = listed ?? explainLeftOut(path, folders);
    if (told) return told;
    return explain(
      `Codex looks for the skills of ${install === 'plugin' ? 'this plugin' : 'these plugins'} only in ${nameFolders(folders)}, and this one is in ${path}`,
      MOVE_IT,
      nameInManifest(path, plugins),
    );
  }
  if (plugin.fault !== null)
    return explain(`Codex does not load the plugin: ${plugin.fault}`, 'correct its plugin.json');
  const root = plugin.skill_folders.find((folder) => path.startsWith(`${folder}/`)) ?? '.';
  const below = posix.relative(root, posix.dirname(path)).split('/').filter(Boolean);
  const dotted = below.find((name) => name.startsWith('.'));
  if (dotted) return explain('Codex skips folders whose name begins with a dot', `rename ${dotted}`);
  if (below.length > LIMITS.nesting)
    return explain(
      `Codex searches at most ${LIMITS.nesting} folders deep below a skills root`,
      `move ${path} to a higher folder`,
    );
  return real_path !== undefined && source.skills.some((other) => other.path === real_path)
    ? explain(`Codex lists each file only once, and this is a link to ${real_path}`, 'remove the link')
    : null;
}

function rejectFile(skill: Skill): Explanation | null {
  const { path, text, linked, openai_yaml, broken_bytes } = skill;
  if (linked)
    return explain(
      'Codex does not read a SKILL.md that is a symbolic link (a linked folder is fine)',
      `replace the link ${path} by the file itself`,
    );
  if (text.startsWith('\uFEFF'))
    return explain(
      'Codex finds no front matter where the file starts with a byte order mark',
      `save ${path} without one`,
    );
  if (broken_bytes)
    return explain(
      'Codex drops a skill whose file it cannot read (stream did not contain valid UTF-8)',
      `save ${path} as UTF-8`,
    );
  const { name, description, error } = readFields(skill);
  if (error?.startsWith('missing'))
    return explain(
      'Codex finds no front matter',
      'write `---` as line 1, with no byte order mark before it, and close the block with a second `---`',
    );
  if (error !== null)
    return explain(`Codex drops a skill whose front matter it cannot read (${error})`, `correct it in ${path}`);
  if (description === null)
    return explain('Codex rejects a skill without a description', 'add `description:` to its front matter');
  const id = name ?? skill.dir;
  if ([...id].length > LIMITS.name_chars)
    return explain(
      `Codex rejects a name of more than ${LIMITS.name_chars} characters, and this one has ${[...id].length}`,
      'shorten `name:`',
    );
  // What its author hid comes last: taking that back must be enough.
  return forbidsImplicit(openai_yaml)
    ? explainKept('`policy.allow_implicit_invocation: false` in agents/openai.yaml beside it')
    : null;
}

function forbidsImplicit(openai_yaml: unknown): boolean {
  const { policy } = (openai_yaml ?? {}) as { policy?: { allow_implicit_invocation?: unknown } | null };
  return policy?.allow_implicit_invocation === false;
}
