import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BASELINE_FILE } from '../../lib/baseline/index.js';
import { type BranchChange, PART_WORDS, type PartAt } from '../../lib/contract/part.js';
import { keepEntries, limitCases } from '../../lib/delta/lowered.js';
import type { PartChanges } from '../../lib/delta/parts/changes.js';
import { getOwn } from '../../lib/input/get-own.js';
import type { Finding } from '../../lib/lint/finding.js';
import { isAddressed } from '../../lib/lint/skill-location.js';
import { isHook, readHookChanges } from '../../lib/setup/source/declared-hooks.js';
import { readHookFiles } from '../../lib/setup/source/hook-files.js';
import { lostHooksOf, scriptsOf, waitsFor } from '../../lib/skill/hooks.js';
import type { PluginFolder, Source } from '../../lib/skill/skill.js';
import { count, listFew } from '../../lib/text/count.js';
import { endSentence } from '../../lib/text/sentence.js';
import type { SourceAtRef } from '../run/prepare/source-at-ref.js';
import { describeLoss } from './changed/finding.js';
import { findOpened } from './changed/kept-skills.js';
import { findDeeper, findRenamed } from './changed/moved.js';
import { recordSince } from './less-demanded.js';
import { type Linted, listLinted, prefixOf } from './lint-source.js';
import { findLostInstructions } from './lost-instructions.js';
import { findText, findUnreached } from './part-readers.js';
import { findTextChanges } from './text-changes.js';

export async function findLostParts(
  { source, cwd, corpus, keys, measured, baseline }: Linted,
  { before, parts, ref }: { before: SourceAtRef; parts: PartChanges; ref: string },
): Promise<Finding[]> {
  const prefix = prefixOf(source.root, cwd);
  const fileOf = ({ path }: { path: string }) => `${prefix}${path}`;
  const sources = { before: before.source, now: source, fileOf };
  const cases = corpus?.cases ?? [];
  const agents = listLinted({ source: before.source, corpus: null, keys });
  const at = { ...sources, agents, cases, ref };
  const moved = [...findRenamed(parts, fileOf), ...findDeeper(parts, at)];
  const changed = [...(await findTextChanges(parts, at)), ...moved, ...findOpened(parts, at)];
  const calls = cases.filter((row) => row.kind === 'tool_route');
  const hooks = await readHookChanges(parts, before.source, source);
  const isLowered = (id: string) => {
    const entries = [...(baseline?.baseline.cases.get(id)?.values() ?? [])];
    return entries.length > 0 && entries.every(({ expected_status, reason }) => expected_status !== 'pass' && reason);
  };
  /** The cases that it alone answered: of the agents that had the hook some have none for that call any more. */
  const listAnswered = ({ name, path }: PartAt) =>
    hooks.before
      .filter((hook) => isHook(hook, { name, path }))
      .flatMap((hook) =>
        calls.flatMap((row): Answered[] => {
          const { case_id } = row;
          const asked = agents.filter(({ key, agent: { name } }) => isAddressed({ key, name }, [row]));
          const kept = asked.filter(({ agent: { foreign_hooks } }) =>
            hooks.now.some((one) => waitsFor(one, row) && !foreign_hooks.test(one.file)),
          );
          const lost = asked.filter((one) => !kept.includes(one) && !one.agent.foreign_hooks.test(hook.file));
          if (!waitsFor(hook, row) || lost.length === 0) return [];
          const may_go = lostHooksOf(hooks, row).length > 0;
          const fails = row.expect !== 'allow';
          return [{ case_id, fails, is_lowered: isLowered(case_id), may_go, kept: kept.map(({ key }) => key) }];
        }),
      );
  // Of a plugin that the marketplace no longer names one finding is enough, and that one has the entry.
  const isRead = agents.some(({ agent }) => agent.marketplace?.paths.includes(source.marketplace ?? ''));
  const unnamed = (isRead && source.market?.unlisted) || [];
  const isNamed = ({ path }: PartAt) => unnamed.some(({ folder }) => path.startsWith(`${folder}/`));
  const gone: Finding[] = [];
  for (const part of parts.gone.filter(({ kind }) => kind !== 'instructions')) {
    const found = await describeGone(part, sources);
    const answered = listAnswered(part);
    if (answered.length > 0 || !isNamed(part))
      gone.push(findGone(part, { ...found, file: fileOf(part), ref, answered, fileOf }));
  }
  for (const { from, to } of [...parts.kept, ...parts.renamed])
    for (const { name, file, message, fix } of changed.filter(
      (one) => isNarrowed(one, to) && one.file === fileOf(to),
    )) {
      const found = { at: from.path, stays: true, message, fix: fix ?? '' };
      const named = { ...to, name };
      gone.push(findGone(named, { ...found, file, ref, answered: listAnswered(from), fileOf }));
    }
  const unlistedOn = (agent: string) => getOwn(measured, agent)?.unlisted;
  const unreached = [
    ...(await findUnreached(parts, { ...at, unlistedOn })),
    ...(await findLostInstructions(parts, at)),
  ].filter(({ delta }) => delta !== null);
  const lost = unreached.map(
    ({ to, lost, path, line, message, fix, delta }): Finding => ({
      ...{ rule: 'part-gone', severity: delta ? 'error' : 'warning', file: fileOf({ path }), line: line ?? 1 },
      subject: to.name,
      message: `\`${ref}\` has this ${PART_WORDS[to.kind][0]}, and with this branch ${message}`,
      consequences: Object.fromEntries(lost.map((agent) => [agent, 'it has it no longer'])),
      fix: delta ? endSentence(fix) : `${fix}, if it is still wanted; else nothing is left to do.`,
    }),
  );
  return [...gone, ...lost, ...changed.flatMap(describeLoss)];
}

/** A hook that waits for fewer tools. */
const isNarrowed = ({ delta, kind, name }: BranchChange, to: PartAt) =>
  delta === 'REMOVED' && kind === to.kind && name.startsWith(`${to.name} (`);

interface Sources {
  before: Source;
  now: Source;
  /** As reports name it. */
  fileOf: (part: Pick<PartAt, 'path'>) => string;
}

/** Of a part that is gone, where its text stands, how it went, and what to bring back: a file of its own, or what named or declared it, and the scripts that went with it. */
export async function describeGone(part: PartAt, { before, now, fileOf }: Sources) {
  const { kind, name, path, text } = part;
  const [at, file] = [await findText(now, part), fileOf(part)];
  const market = findUnnaming(part, before, now);
  if (market !== null) {
    const [its, it] = kind === 'plugin' ? ['it', 'it'] : ['its plugin', `the plugin \`${market.plugin}\``];
    const message = `\`${fileOf(market)}\` no longer names ${its}`;
    const fix = `name ${it} in \`${fileOf(market)}\` again`;
    return { at, stays: true, message, fix, unnamed: market.folder };
  }
  if (at === path) {
    const message = `\`${file}\` is there, but no manifest of the source leads to it any more`;
    return { at, stays: true, message, fix: 'name it, or its plugin, in the manifest or the marketplace again' };
  }
  const moved = at ? `: its text is in \`${fileOf({ path: at })}\`, where no agent looks for it` : '';
  const message = text === '' ? `\`${file}\` no longer declares it` : `\`${file}\` is gone${moved}`;
  const own = kind === 'hook' ? (await readHookFiles(before, '')).find(({ file }) => file === path) : null;
  const lost = (own ? scriptsOf(name) : []).flatMap((script) => {
    const [was, is] = [before, now].map(({ root }) => existsSync(join(root, `${own?.folder}${script}`)));
    return was && !is ? [`\`${fileOf({ path: `${own?.folder}${script}` })}\``] : [];
  });
  const stays = text === '' && existsSync(join(now.root, path));
  const first = `${stays ? 'declare it again in' : 'restore'} \`${file}\``;
  const scripts = `${stays ? ', and restore' : ' and'} the script${lost.length > 1 ? 's' : ''} that it runs: ${listFew(lost)}`;
  return { at, stays: false, message, fix: lost.length === 0 ? first : `${first}${scripts}` };
}

/** The marketplace that named the plugin of a part, and no longer does, while the part is where it was. */
function findUnnaming({ path }: PartAt, before: Source, now: Source) {
  const isOf = ({ folder, entry }: PluginFolder) => entry !== null && path.startsWith(`${folder}/`);
  const own = before.plugins.find(isOf);
  if (!own || before.marketplace === null || now.plugins.some(isOf) || !existsSync(join(now.root, path))) return null;
  return { path: before.marketplace, plugin: String(own.entry?.['name']), folder: own.folder };
}

interface Answered {
  case_id: string;
  fails: boolean;
  /** As the baseline expects, for a reason. */
  is_lowered: boolean;
  /** No hook is asked about its call any more, on whatever agent. */
  may_go: boolean;
  /** The agents on which one still is. */
  kept: string[];
}

type Gone = Awaited<ReturnType<typeof describeGone>> & {
  file: string;
  ref: string;
  answered: readonly Answered[];
  fileOf: (part: { path: string }) => string;
};

function findGone({ kind, name }: PartAt, { file, at, stays, message, fix, ref, answered, fileOf }: Gone): Finding {
  const place = at && fileOf({ path: at });
  const moved = place && !stays;
  const has = stays ? message : moved ? `has its text in ${place}, where no agent looks for it` : 'does not';
  const failing = answered.filter(({ fails }) => fails);
  const asked = failing.some(({ is_lowered }) => !is_lowered);
  const fails = `, so ${count(failing.length, 'case')} fail${failing.length > 1 ? '' : 's'}: ${listCases(failing)}`;
  const back = moved ? `move it back to ${file}` : fix;
  const [the, its] = answered.length > 1 ? ['the cases', 'their'] : ['the case', 'its'];
  const [first] = answered;
  const kept = first?.kept.filter((agent) => answered.every((one) => one.kept.includes(agent))) ?? [];
  const removal = `remove ${the} ${listCases(answered)}${answered.every(({ may_go }) => may_go) ? ` and ${its} entries in \`${BASELINE_FILE}\`, too` : ` and ${keepEntries(its, BASELINE_FILE, recordSince(ref))}`}.`;
  const ids = answered.map(({ case_id }) => `\`${case_id}\``);
  return {
    ...{ rule: 'part-gone', severity: asked ? 'error' : 'warning', file: place ?? file, line: 1, subject: name },
    message: `\`${ref}\` has this ${PART_WORDS[kind][0]}, and ${stays ? 'with ' : ''}this branch ${has}${failing.length > 0 ? fails : ''}${failing.length > 0 && !asked ? ', as the baseline expects now, with a reason' : ''}`,
    fix: asked
      ? `${back}; if it is gone for good, ${kept.length > 0 ? limitCases(ids, kept) : removal}`
      : `${back}, if it is still wanted; if it is gone for good, leave it so: this warning ends with the merge.`,
    consequences: {},
  };
}

const listCases = (cases: readonly Answered[]) => listFew(cases.map(({ case_id }) => case_id));
