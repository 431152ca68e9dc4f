/** What was read, and the filters → the cases to run, with what they need of it. */
import { relative } from 'node:path';
import { isUnknown } from '../../../lib/batch/leave-out.js';
import type { Case } from '../../../lib/case/schema.js';
import { selectCases } from '../../../lib/case/select.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { changedFiles } from '../../../lib/io/git.js';
import { placesOf } from '../../../lib/skill/places.js';
import type { Place, Source } from '../../../lib/skill/skill.js';
import type { Subagent } from '../../../lib/skill/subagent.js';
import { bareId } from '../../../lib/text/bare-id.js';
import type { RunOptions } from '../../options/run-options.js';
import type { RunPorts } from '../ports.js';
import { findAnswers, type RecordedAnswers } from './answers.js';
import type { CheckedOptions } from './check-options.js';
import type { Inputs } from './read-inputs.js';
import { checkWorkspaces } from './workspace.js';

export interface Selection extends RecordedAnswers {
  selected: Case[];
  /** None where no case asks one: what a source ships is no part of other cases' plans. */
  subagents: Subagent[];
}

export async function selectRun(
  { options, strict }: CheckedOptions,
  { corpus, source, subagents, baselines }: Inputs,
  ports: RunPorts,
): Promise<Selection> {
  const { kind, category, case_id, skill, scope, changed_since } = options;
  const changed_skills = changed_since ? await listChangedSkills(changed_since, source, ports) : null;
  const selected = selectCases(corpus.cases, { kind, category, case_id, skill, scope, changed_skills });
  if (strict && options.mode === 'live') checkConditions(selected, options.flag);
  await checkWorkspaces(selected, ports.cwd);
  const suites = selected.some((one) => one.kind === 'suite');
  const recorded = await findAnswers(options, suites, ports.cwd, baselines.tree);
  const asked = suites || selected.some((one) => one.kind === 'skill' && one.subagent !== undefined);
  return { selected, subagents: asked ? subagents : [], ...recorded };
}

async function listChangedSkills(ref: string, source: Source, { log }: RunPorts): Promise<string[]> {
  const changed = (await changedFiles(source.root, ref)).map((path) => relative(source.root, path));
  // A change is in the file itself, whatever links lead to it.
  const isChanged = ({ path, real_path = path }: Place) =>
    [path, real_path].some((file) => changed.some((each) => each.startsWith(file.slice(0, -'SKILL.md'.length))));
  const ids = source.skills.filter((skill) => placesOf(skill).some(isChanged)).map(({ id }) => bareId(id));
  log(ids.length ? `changed since ${ref}: ${ids.join(', ')}` : `no skill changed since ${ref}`);
  return ids;
}

/** A condition that no one decided would skip its test on every run, and no one would notice. */
function checkConditions(selected: readonly Case[], flag: RunOptions['flag']): void {
  const undecided = selected.find((row) => !row.skip && isUnknown(row, flag));
  if (undecided?.kind !== 'suite') return;
  const name = undecided.skip_if ?? '';
  throw new ConfigError(`skip_if: whether '${name}' holds is unknown, so this test would be skipped silently.`, {
    ...undecided.origin,
    case_id: undecided.case_id,
    fix: `add --flag ${name} (skip it) or --flag ${name}=false (run it).`,
  });
}
