/** A skill → the reason why Claude Code does not list it at all, whatever the budget, with the fix. */

import { posix } from 'node:path';
import { type Install, isBare } from '../../../contract/agent-key.js';
import { type Explanation, explain, explainKept, MOVE_IT } from '../../../contract/offer.js';
import { isYaml } from '../../../skill/front-matter/problem.js';
import type { Skill, Source } from '../../../skill/skill.js';
import { count } from '../../../text/count.js';
import { explainListed } from '../../launch/full-install.js';
import { outermostBelowRoot } from '../../launch/synced-skills.js';
import { explainBroken } from '../../listing/explain-loss.js';
import { explainLeftOut, nameFolders, nameInManifest } from '../../listing/folders.js';
import { explainNested } from '../../listing/nested-skill.js';
import { LISTING_FACTS } from '../facts.js';
import { isConditional, isSet, readDescription, readFields } from '../front-matter.js';
import { listPlugins, pluginsWith } from '../plugins.js';

const { join } = posix;

interface Location {
  source: Source;
  install: Install;
}

/** One sentence with the fix; null when the skill is listed. What its author hid comes last: taking that back must be enough. */
export function findRejection(skill: Skill, context: Location): Explanation | null {
  const isPlain = isBare(context.install);
  return (
    (isPlain ? rejectPlain(skill, context.source) : rejectFromPlugin(skill, context)) ?? rejectHidden(skill, isPlain)
  );
}

function rejectHidden(skill: Skill, isPlain: boolean): Explanation | null {
  const { fields } = readFields(skill);
  if (isSet(fields['disable-model-invocation'])) return explainKept('`disable-model-invocation`');
  return isPlain && isConditional(fields['paths'])
    ? explain(
        'its `paths` hide it from the listing until a matching file is touched',
        'remove the field to offer it from the start',
      )
    : null;
}

function rejectFromPlugin(skill: Skill, { source, install }: Location): Explanation | null {
  const { path, front_matter } = skill;
  const [holding] = pluginsWith(skill, source, install);
  if (!holding) {
    const listed = explainListed(skill, { source, install }, { title: 'Claude Code', name: 'claude' });
    if (listed) return listed;
    const plugins = listPlugins(source, install);
    const own = plugins.filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`));
    const looked = own.length ? own : plugins;
    const folders = new Set(looked.flatMap((plugin) => plugin.skill_folders));
    const usual = new Set(looked.map(({ folder }) => join(folder, 'skills')));
    const searched = [...folders].filter((folder) => usual.has(folder)).map((folder) => `${folder}/<name>/SKILL.md`);
    // A folder that the manifest names may be a skill itself, or contain some.
    const in_manifest = [...folders].filter((folder) => !usual.has(folder));
    const left_out = explainLeftOut(path, in_manifest);
    if (left_out) return left_out;
    const named = in_manifest.length;
    const locations = [
      ...(searched.length ? [nameFolders(searched)] : []),
      ...(named ? [`the ${count(named, 'folder')} that its manifest names`] : []),
    ].join(' and in ');
    return explain(
      `Claude Code looks for ${install === 'plugin' ? "a plugin's skills" : 'the skills of these plugins'} only in ${locations || 'no folder'}, and this one is in ${path}`,
      MOVE_IT,
      nameInManifest(
        path,
        source.plugins.filter(({ folder }) => looked.some((one) => one.folder === folder)),
      ),
    );
  }
  const { fault } = holding.plugin;
  if (fault !== null) {
    const at = [fault.file, ...(fault.path.length > 0 ? [fault.path.join('.')] : []), fault.message].join(': ');
    return explain(`Claude Code drops the whole plugin (${at})`, fault.fix ?? 'correct that file');
  }
  const { fields, missing } = readFields(skill);
  if (readDescription(fields) !== null || (fields['when_to_use'] ?? null) !== null)
    return rejectDuplicate(skill, source);
  if (missing)
    return explain(
      "Claude Code drops a plugin's skill without front matter",
      `begin ${path} with a --- block on line 1 that has a description`,
    );
  const problem = front_matter.problems.find((one) => !isYaml(one));
  return problem && Object.keys(fields).length === 0
    ? explainBroken("Claude Code drops a plugin's skill whose front matter is not valid YAML", path, problem)
    : explain(
        "Claude Code drops a plugin's skill without a description",
        `add one line of text as description to ${path}`,
      );
}

/** A plugin's file that is reachable by two paths is loaded once. */
function rejectDuplicate({ path, real_path = path }: Skill, source: Source): Explanation | null {
  const first = source.skills.find((other) => (other.real_path ?? other.path) === real_path);
  return first && first.path !== path
    ? explain(`Claude Code loads each file only once, and this is a link to ${first.path}`, 'remove the link')
    : null;
}

function rejectPlain(skill: Skill, source: Source): Explanation | null {
  const { dir, path } = skill;
  const outer = outermostBelowRoot(skill, source);
  if (outer !== skill) return explainNested('Claude Code', path, posix.dirname(outer.path));
  const bytes = Buffer.byteLength(skill.text);
  if (bytes > LISTING_FACTS.file_bytes)
    return explain(
      `Claude Code leaves out a SKILL.md of more than ${LISTING_FACTS.file_bytes.toLocaleString('en')} bytes, and ${path} has ${bytes.toLocaleString('en')}`,
      'move most of it to files that the skill names',
    );
  const [first, ...more] = source.skills.filter(
    (other) => other.dir === dir && outermostBelowRoot(other, source) === other,
  );
  // Of a link and its target, the target counts.
  const duplicate = more.find((other) => other.path === first?.real_path) ?? first;
  return duplicate && duplicate.path !== path
    ? explain(
        `Claude Code lists skills by folder name, and ${duplicate.path} also has the name '${dir}'`,
        'rename one of the two folders',
      )
    : null;
}
